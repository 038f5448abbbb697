// A single message.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;
class QToolButton;

namespace gnostica::gui {

/// An icon, a plain text and a button to close it.
class MessageLine : public QFrame {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { answer, error };

    explicit MessageLine(Kind kind, QWidget* parent = nullptr);

    /// Shows the text and announces it to screen readers. `offer`: label of the remedy button; empty: no button.
    void present(const QString& text, const QString& offer = {});
    /// Hides the line and clears its text.
    void clear();
    QString text() const;

Q_SIGNALS:
    void closed();
    /// The user clicked the remedy.
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
