// Words errors and hands them to the message bar.
#pragma once

#include "app/gui/widgets/message_bar.h"
#include "app/storage/file_error.h"
#include "engine/documents/diagnostic.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace gnostica::gui {

/// Everything that can go wrong outside of the rules ends here: what was attempted, where, what was expected.
class ErrorReporter {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ErrorReporter)

public:
    explicit ErrorReporter(MessageBar& bar, MessageBar::Topic topic = MessageBar::Topic::program)
        : bar_(bar),
          topic_(topic) {}

    /// The same for what is of interest only until another game begins.
    ErrorReporter aboutGame() const { return ErrorReporter(bar_, MessageBar::Topic::game); }

    /// Says what went wrong, in the language that is installed: "The game could not be opened."
    using Attempt = std::function<QString()>;
    /// A way out: what its button says, and what it does.
    struct Offer {
        std::function<QString()> label;
        std::function<void()> accept;
    };
    void report(const Attempt& attempt, const engine::Diagnostics& problems, const Offer& offer = {}) const;
    void report(const Attempt& attempt, const engine::Diagnostic& problem) const;
    void report(const Attempt& attempt, const storage::FileError& error) const;
    void report(const Attempt& attempt, const std::function<QString()>& detail) const;

    /// Nothing went wrong.
    void tell(const QString& news) const;

    static QString sentence(const engine::Diagnostic& problem);
    static QString sentence(const storage::FileError& error);

private:
    MessageBar& bar_;
    MessageBar::Topic topic_;
};

}  // namespace gnostica::gui
