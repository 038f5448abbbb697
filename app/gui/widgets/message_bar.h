// The one place where the program says what went wrong, and why something cannot be done.
#pragma once

#include "app/gui/art/theme.h"
#include "app/gui/widgets/message_line.h"

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace gnostica::gui {

/// Lines above the board, one for errors and one for answers ("why not?"), so that neither pushes the other away. An
/// error stays until it is closed; those that come meanwhile wait behind it, and each is shown in its turn. An answer
/// goes by itself, or when whoever asked has gone on.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    using Kind = MessageLine::Kind;
    /// What a message is about: those about a game are gone when another begins.
    enum class Topic : std::uint8_t { program, game };

    explicit MessageBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// `details` are shown below, one a line. An error that is shown or waits already is not said again.
    void say(Kind kind, const QString& text, const QStringList& details = {}, Topic topic = Topic::program);
    /// Another game lies on the table: the answers, and what went wrong with the last one, are no longer of interest.
    void beginGame();
    /// The answer is no longer of interest.
    void dismissAnswer();
    /// All that is shown.
    QString text() const;

Q_SIGNALS:
    /// Something has gone wrong; only the first line, which says what was attempted.
    void errorSaid(const QString& text);

protected:
    /// An answer in another language answers nobody.
    void changeEvent(QEvent* event) override;

private:
    void showError();
    void closeError();
    void showNextError();
    void updateVisibility();

    MessageLine* error_;
    MessageLine* answer_;
    struct Error {
        QString message;
        Topic topic;
    };
    QList<Error> errors_;  ///< the first is shown
    QTimer fade_;
};

}  // namespace gnostica::gui
