// The one place where the program says what went wrong, and why something cannot be done.
#pragma once

#include "app/gui/theme/theme.h"

#include <QFrame>
#include <QString>
#include <QTimer>

class QLabel;
class QToolButton;

namespace gnostica::gui {

/// A line above the board. An answer ("why not?") goes by itself; an error stays until it is closed.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { answer, error };

    explicit MessageBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// `details` are shown below, one a line.
    void say(Kind kind, const QString& text, const QStringList& details = {});
    void dismiss();
    QString text() const;

Q_SIGNALS:
    /// Something has gone wrong; only the first line, which says what was attempted.
    void errorSaid(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void dress();

    QLabel* icon_;
    QLabel* text_;
    QToolButton* close_;
    QTimer fade_;
    Theme theme_ = Theme::light();
    Kind kind_ = Kind::answer;
};

}  // namespace gnostica::gui
