// Words errors and passes them to the message bar.
#pragma once

#include "app/gui/look/widgets/message_bar.h"
#include "app/storage/file_error.h"
#include "engine/documents/diagnostic.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// Final stop of all errors outside the rules: reports the attempt, the place and what was expected.
class ErrorReporter {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ErrorReporter)

public:
    explicit ErrorReporter(MessageBar& bar, MessageBar::Topic topic = MessageBar::Topic::program)
        : bar_(bar),
          topic_(topic) {}

    /// A reporter for this topic.
    ErrorReporter about(MessageBar::Topic topic) const { return ErrorReporter(bar_, topic); }
    /// For errors that matter only until another game begins.
    ErrorReporter aboutGame() const { return about(MessageBar::Topic::game); }
    /// For errors of an attempt, until the next attempt.
    ErrorReporter aboutAttempt() const { return about(MessageBar::Topic::attempt); }
    /// Withdraws all messages about its topic.
    void withdraw() const { bar_.withdraw(topic_); }
    /// Withdraws one message.
    void withdraw(int message) const { bar_.withdraw(message); }
    /// True if a message about its topic is still shown or waiting.
    bool stands() const { return bar_.stands(topic_); }

    /// The failed attempt, in the installed language: "The game could not be opened."
    using Attempt = std::function<QString()>;
    /// A remedy: label and action of a button.
    struct Offer {
        std::function<QString()> label;
        std::function<void()> accept;
    };
    /// Returns the number of the message, with which withdraw(number) withdraws only this one.
    int report(const Attempt& attempt, const engine::Diagnostics& problems, const Offer& offer = {}) const;
    int report(const Attempt& attempt, const engine::Diagnostic& problem) const;
    int report(const Attempt& attempt, const storage::FileError& error) const;
    int report(const Attempt& attempt, const std::vector<storage::FileError>& errors) const;
    int report(const Attempt& attempt, const std::function<QString()>& detail) const;

    /// Reports news that is not an error.
    void tell(const QString& news) const;

    static QString sentence(const engine::Diagnostic& problem);
    static QString sentence(const storage::FileError& error);

private:
    MessageBar& bar_;
    MessageBar::Topic topic_;
};

}  // namespace gnostica::gui
