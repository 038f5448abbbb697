// A short text next to the thing that it is about.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace gnostica::gui {

/// Appears over its window, next to its subject, with a tip that points at it. Disappears when it is clicked, when
/// there was time to read it, when it no longer applies, or when the language changes. Never takes the keyboard focus.
class SpeechBubble : public QFrame {
    Q_OBJECT

public:
    explicit SpeechBubble(QWidget* parent);

    /// Shows the text next to `thing`, within `room`; both in the coordinates of its parent.
    void say(const QString& text, const QRect& thing, const QRect& room);
    void dismiss();
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void dress(const Theme& theme);
    /// The sides of the thing, in the order in which they are tried.
    enum class Side : std::uint8_t { above, below, right, left };
    QRect placeAt(Side side, const QRect& thing, const QRect& room) const;

    QLabel* text_;
    QTimer fade_;
    QPoint tip_;  ///< in the bubble's coordinates
    Side side_ = Side::above;
};

}  // namespace gnostica::gui
