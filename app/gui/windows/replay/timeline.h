// The position in a game, and marks of interesting positions.
#pragma once

#include "app/table/replay/timeline_marks.h"

#include <QSlider>
#include <QWidget>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// A slider that knows the coordinates of its values.
class MomentSlider : public QSlider {
    Q_OBJECT

public:
    explicit MomentSlider(QWidget* parent);
    /// Centre of the handle for a value, in slider coordinates.
    int xOf(int value) const;
};

/// The marks below the slider: a click goes to a mark, and a tool tip describes it.
class MarkStrip : public QWidget {
    Q_OBJECT

public:
    MarkStrip(const MomentSlider& slider, QWidget* parent);

    /// Sets the description of marks, in the user's language.
    void setWords(std::function<QString(const table::TimelineMark&)> words) { words_ = std::move(words); }
    void setMarks(std::vector<table::TimelineMark> marks);
    /// All marks at a point: those of turns last, otherwise the nearest first.
    std::vector<table::TimelineMark> marksAt(const QPoint& point) const;
    /// The point at which a mark is drawn.
    QPoint placeOf(const table::TimelineMark& mark) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void picked(int position);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMark(QPainter& painter, const table::TimelineMark& mark) const;
    double unit() const;

    const MomentSlider& slider_;
    std::function<QString(const table::TimelineMark&)> words_;
    std::vector<table::TimelineMark> marks_;
};

/// The slider with the marks below it.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(QWidget* parent = nullptr);

    MomentSlider* slider() const { return slider_; }
    MarkStrip* strip() const { return strip_; }

    void setLength(int moments);
    /// `sentence` is for screen readers.
    void setPosition(int position, const QString& sentence);

Q_SIGNALS:
    void picked(int position);

private:
    MomentSlider* slider_;
    MarkStrip* strip_;
};

}  // namespace gnostica::gui
