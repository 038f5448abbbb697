// One message above the board.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;
class QToolButton;

namespace gnostica::gui {

/// A sign, a text that is never taken for markup, and a button that closes it.
class MessageLine : public QFrame {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { answer, error };

    explicit MessageLine(Kind kind, QWidget* parent = nullptr);

    /// Shows the text, and lets screen readers say it. `offer`: what the button says that offers a way out; empty:
    /// there is none.
    void present(const QString& text, const QString& offer = {});
    /// Hides it, and forgets what it has shown.
    void clear();
    QString text() const;

Q_SIGNALS:
    void closed();
    /// Whoever reads it wants what is offered.
    void accepted();

private:
    void dress(const Theme& theme);
    void retranslate();

    Kind kind_;
    QLabel* icon_;
    QLabel* text_;
    QPushButton* offer_;
    QToolButton* close_;
};

}  // namespace gnostica::gui
