// Where in a game one is, and what is worth finding there.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/table/replay/timeline_marks.h"

#include <QSlider>
#include <QWidget>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// A slider that knows where its values lie.
class MomentSlider : public QSlider {
    Q_OBJECT

public:
    explicit MomentSlider(QWidget* parent);
    /// The middle of the handle at a value, in the coordinates of the slider.
    int xOf(int value) const;
};

/// The marks below the slider: a click on one goes there, resting on one tells what it is.
class MarkStrip : public QWidget {
    Q_OBJECT

public:
    MarkStrip(const MomentSlider& slider, QWidget* parent);

    /// What a mark is, in the player's language.
    void setWords(std::function<QString(const TimelineMark&)> words) { words_ = std::move(words); }
    void setMarks(std::vector<TimelineMark> marks);
    /// What lies under a point; of several, all, the weightiest first.
    std::vector<TimelineMark> marksAt(const QPoint& point) const;
    /// Where a mark is drawn.
    QPoint placeOf(const TimelineMark& mark) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void picked(int position);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMark(QPainter& painter, const TimelineMark& mark) const;
    double unit() const;

    const MomentSlider& slider_;
    std::function<QString(const TimelineMark&)> words_;
    std::vector<TimelineMark> marks_;
};

/// Slider and marks, one above the other.
class Timeline : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(QWidget* parent = nullptr);

    MomentSlider* slider() const { return slider_; }
    MarkStrip* strip() const { return strip_; }

    void setLength(int moments);
    /// The sentence is for screen readers.
    void setPosition(int position, const QString& sentence);

Q_SIGNALS:
    void picked(int position);

private:
    MomentSlider* slider_;
    MarkStrip* strip_;
};

}  // namespace gnostica::gui
