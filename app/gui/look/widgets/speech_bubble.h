// A few words beside the thing that they are about.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace gnostica::gui {

/// Lies over its window, beside what was pointed at, with a tip that shows at it. Goes when it is clicked, when it has
/// been there long enough to be read, or when whoever asked has gone on. It never takes the keyboard.
class SpeechBubble : public QFrame {
    Q_OBJECT

public:
    explicit SpeechBubble(QWidget* parent);

    /// Says it beside `thing`, within `room`; both in the coordinates of its parent.
    void say(const QString& text, const QRect& thing, const QRect& room);
    void dismiss();
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    /// What was said in another language is not said again.

private:
    void dress(const Theme& theme);
    /// The sides of the thing, in the order in which they are tried.
    enum class Side : std::uint8_t { above, below, right, left };
    QRect placeAt(Side side, const QRect& thing, const QRect& room) const;

    QLabel* text_;
    QTimer fade_;
    QPoint tip_;  ///< in its own coordinates
    Side side_ = Side::above;
};

}  // namespace gnostica::gui
