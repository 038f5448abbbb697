// Display of error messages, and of answers to disabled actions.
#pragma once

#include "app/gui/look/widgets/message_line.h"

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <functional>

namespace gnostica::gui {

/// Text of an error.
struct ErrorText {
    QString attempt;      ///< what failed, such as "The game could not be saved."
    QStringList details;  ///< shown below, one per line
    QString offer = {};   ///< label of a button with a remedy
    std::function<void()> accept = {};
};
/// Returns the text in the installed language.
using ErrorWords = std::function<ErrorText()>;

/// Lines above the current page, one for errors and one for answers ("why not?"), so that neither replaces the other.
/// Errors stay until they are closed or withdrawn, and follow the language. The newest error is shown first, since it
/// concerns the latest action; closing it shows the previous one. Answers disappear after a time, or when they no
/// longer apply.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    /// Topic of an error. Except for `program` and `game`, each topic has one error at a time, and a new one replaces
    /// it. Topics from `attempt` on are cleared when another game begins.
    enum class Topic : std::uint8_t {
        program,
        deck,
        pictures,
        letters,
        settings,
        rulesets,
        finishing,  ///< archiving of finished games
        drafts,
        attempt,  ///< the last attempt in this window
        game
    };

    explicit MessageBar(QWidget* parent = nullptr);
    /// The bar of a window, but not of windows opened from it. Nullptr if it has none or `window` is null.
    static MessageBar* of(const QWidget* window);

    /// Shows an answer, replacing the previous one.
    void say(const QString& answer);
    /// Shows an error; of several with the same text, only the last one stays. Returns its number for withdraw().
    int report(const ErrorWords& words, Topic topic = Topic::program);
    /// Removes errors that no longer apply.
    void withdraw(Topic topic);
    /// Removes the error with this number if it still exists.
    void withdraw(int number);
    /// True if an error about the topic is shown or waiting.
    bool stands(Topic topic) const;
    /// Another game was loaded: removes answers and errors of the previous one.
    void beginGame();
    /// Removes the answer.
    void dismissAnswer();
    /// True if the answer, if there is one, has been painted: from then on its time runs.
    bool isAnswerSeen() const { return isAnswerSeen_; }
    /// All shown text.
    QString text() const;

Q_SIGNALS:
    /// Emitted once for each error, when it becomes visible; without details.
    void errorSaid(const QString& attempt);
    /// The bar has appeared or disappeared.
    void shown(bool isShown);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Error {
        ErrorWords words;
        Topic topic;
        int number = 0;
        bool isSeen = false;
    };

    static QString wordingOf(const ErrorWords& words);
    void showError();
    void acceptOffer();
    void closeError();
    void removeErrors(const std::function<bool(const Error&)>& are);
    void showNextError();
    void updateVisibility();

    MessageLine* error_;
    MessageLine* answer_;
    QList<Error> errors_;  ///< newest first: it is shown
    QTimer fade_;
    bool isAnswerSeen_ = true;
    int reported_ = 0;  ///< number of the last error
};

}  // namespace gnostica::gui
