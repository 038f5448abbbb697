// Small parts of a guide's parchment.
#pragma once

#include <QFrame>
#include <QWidget>

class QLabel;

namespace gnostica::gui {

/// One thing to try, in a field of its own.
class TryBox : public QFrame {
    Q_OBJECT

public:
    explicit TryBox(QWidget* parent);

    /// Hidden while the text is empty.
    void setText(const QString& text);
    QString text() const;
    QLabel* label() const { return text_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* text_;
};

/// Pages as dots: those that were read and the current one are gold.
class StepDots : public QWidget {
    Q_OBJECT

public:
    explicit StepDots(QWidget* parent);

    /// `step`: of the current page, from 1. A single page has no dots.
    void setSteps(int step, int steps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int step_ = 0;
    int steps_ = 0;
};

}  // namespace gnostica::gui
