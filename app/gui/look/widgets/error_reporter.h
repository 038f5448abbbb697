// Words errors and hands them to the message bar.
#pragma once

#include "app/gui/look/widgets/message_bar.h"
#include "app/storage/file_error.h"
#include "engine/documents/diagnostic.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// Everything that can go wrong outside of the rules ends here: what was attempted, where, what was expected.
class ErrorReporter {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ErrorReporter)

public:
    explicit ErrorReporter(MessageBar& bar, MessageBar::Topic topic = MessageBar::Topic::program)
        : bar_(bar),
          topic_(topic) {}

    /// The same for this.
    ErrorReporter about(MessageBar::Topic topic) const { return ErrorReporter(bar_, topic); }
    /// For what is of interest only until another game begins.
    ErrorReporter aboutGame() const { return about(MessageBar::Topic::game); }
    /// For what somebody has tried: until something is tried again.
    ErrorReporter aboutAttempt() const { return about(MessageBar::Topic::attempt); }
    /// What was said about its topic is no longer true.
    void settle() const { bar_.withdraw(topic_); }
    /// The message of this number is no longer true.
    void settle(int message) const { bar_.withdraw(message); }
    /// Whether something said about its topic still stands.
    bool stands() const { return bar_.stands(topic_); }

    /// Says what went wrong, in the language that is installed: "The game could not be opened."
    using Attempt = std::function<QString()>;
    /// A way out: what its button says, and what it does.
    struct Offer {
        std::function<QString()> label;
        std::function<void()> accept;
    };
    /// The number of the message: settle(number) takes back this one alone.
    int report(const Attempt& attempt, const engine::Diagnostics& problems, const Offer& offer = {}) const;
    int report(const Attempt& attempt, const engine::Diagnostic& problem) const;
    int report(const Attempt& attempt, const storage::FileError& error) const;
    int report(const Attempt& attempt, const std::vector<storage::FileError>& errors) const;
    int report(const Attempt& attempt, const std::function<QString()>& detail) const;

    /// Nothing went wrong.
    void tell(const QString& news) const;

    static QString sentence(const engine::Diagnostic& problem);
    static QString sentence(const storage::FileError& error);

private:
    MessageBar& bar_;
    MessageBar::Topic topic_;
};

}  // namespace gnostica::gui
