// The one place where the program says what went wrong, and why something cannot be done.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/message_line.h"

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace gnostica::gui {

/// What an error says.
struct ErrorText {
    QString attempt;      ///< what went wrong: "The game could not be saved."
    QStringList details;  ///< shown below, one a line
    QString offer = {};   ///< what a button says that offers a way out
    std::function<void()> accept = {};
};
/// Says it in the language that is installed.
using ErrorWords = std::function<ErrorText()>;

/// Lines above whatever is in front, one for errors and one for answers ("why not?"), so that neither pushes the other
/// away. An error stays until it is closed or no longer true, in whatever language is spoken then. The newest is shown,
/// for it answers what has just been done; the older ones wait behind it, and each is shown in its turn. An answer goes
/// by itself, or when whoever asked has gone on.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    /// What an error is about. Of everything but `program` and `game` there is one error at a time: what is said about
    /// the same later takes its place. Those from `attempt` on are gone when another game begins.
    enum class Topic : std::uint8_t {
        program,
        deck,
        pictures,
        letters,
        settings,
        rulesets,
        finishing,  ///< games that are over, and where they are put
        drafts,
        attempt,  ///< what somebody has tried in this window last
        game
    };

    explicit MessageBar(QWidget* parent = nullptr);
    /// The one of a window; not of those that were opened from it. Nullptr if it has none, or there is no window.
    static MessageBar* of(const QWidget* window);

    /// An answer, instead of the one before.
    void say(const QString& answer);
    /// An error; of several that say the same the last one stays.
    /// Its number is returned, by which it can be withdrawn.
    int report(const ErrorWords& words, Topic topic = Topic::program);
    /// It is no longer true.
    void withdraw(Topic topic);
    /// Likewise the error of this number, if it still is there.
    void withdraw(int number);
    /// Whether an error about it is shown, or waits.
    bool stands(Topic topic) const;
    /// Another game lies on the table: the answers, and what went wrong with the last one, are no longer of interest.
    void beginGame();
    /// The answer is no longer of interest.
    void dismissAnswer();
    /// Whether somebody has seen the answer, if there is one: from then on it goes by itself.
    bool isAnswerSeen() const { return isAnswerSeen_; }
    /// All that is shown.
    QString text() const;

Q_SIGNALS:
    /// Somebody sees that something has gone wrong; without the details. Once for each error.
    void errorSaid(const QString& attempt);
    /// The bar has come or gone.
    void shown(bool isShown);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// An answer in another language answers nobody; errors are said in the new one.

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
    QList<Error> errors_;  ///< the newest first: it is shown
    QTimer fade_;
    bool isAnswerSeen_ = true;
    int reported_ = 0;  ///< the number of the last error
};

}  // namespace gnostica::gui
