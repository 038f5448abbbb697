#include "app/cli/usage.h"

#include "app/cli/tr.h"
#include "app/language/fill.h"

#include <memory>
#include <optional>
#include <string_view>

namespace gnostica::cli {
namespace {

using language::fill;

/// Names of groups are keys for CLI11: they are translated only when they are printed.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_group(std::string group, bool isPositional,
                           std::vector<const CLI::Option*> options) const override {
        return CLI::Formatter::make_group(group == "Options" ? options_ : group, isPositional, std::move(options));
    }
    void callOptions(std::string title) { options_ = std::move(title); }

private:
    std::string options_;
};

std::shared_ptr<HelpFormatter> formatter() {
    auto made = std::make_shared<HelpFormatter>();
    //: a title in the help of the command line: the options of a command
    made->callOptions(Tr::tr("Options").toStdString());
    const auto label = [&](const char* key, const QString& text) { made->label(key, text.toStdString()); };
    //: a title in the help of the command line, before a pattern of what to type
    label("Usage", Tr::tr("Usage"));
    //: a title in the help of the command line: what follows a command without a name of its own
    label("Positionals", Tr::tr("Arguments"));
    //: in a pattern of what to type: any options; in capitals, if the language has them
    label("OPTIONS", Tr::tr("OPTIONS"));
    //: in a pattern of what to type; in capitals, if the language has them
    label("SUBCOMMAND", Tr::tr("COMMAND"));
    label("SUBCOMMANDS", Tr::tr("COMMAND"));
    //: in a pattern of what to type: a kind of value; in capitals, if the language has them
    label("TEXT", Tr::tr("TEXT"));
    //: in a pattern of what to type: the name of a file; in capitals, if the language has them
    label("FILE", Tr::tr("FILE"));
    //: in a pattern of what to type: how much is logged; in capitals, if the language has them
    label("LEVEL", Tr::tr("LEVEL"));
    //: in a pattern of what to type: the code of a language, "de"; in capitals, if the language has them
    label("CODE", Tr::tr("CODE"));
    //: after an option of the command line: it must be given
    label("REQUIRED", Tr::tr("(required)"));
    //: after an option of the command line; the names of other options follow
    label("Excludes", Tr::tr("not with"));
    return made;
}

/// The text before `end`; nullopt if `text` does not end with it.
std::optional<QString> before(std::string_view text, std::string_view end) {
    return text.ends_with(end) ? std::optional(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()) -
                                                                                  static_cast<qsizetype>(end.size())))
                               : std::nullopt;
}

/// The texts on both sides of the first `middle`; nullopt if it does not occur.
std::optional<std::pair<QString, QString>> around(const std::string& text, std::string_view middle) {
    const std::size_t at = text.find(middle);
    if (at == std::string::npos) {
        return std::nullopt;
    }
    return std::pair(QString::fromStdString(text.substr(0, at)),
                     QString::fromStdString(text.substr(at + middle.size())));
}

QString notUnderstood(const QString& typed) {
    //: %1: what was typed
    return fill(Tr::tr("Not understood: %1"), {typed});
}

QString required(const std::string& text) {
    const auto what = before(text, " is required");
    if (what && *what == QLatin1String("A subcommand")) {
        return Tr::tr("A command is missing.");
    }
    //: %1: an option of the command line
    return what ? fill(Tr::tr("%1 is missing."), {*what}) : QString();
}

QString unconverted(const std::string& text) {
    const auto parts = around(text, "Could not convert: ");
    const auto sides = parts ? around(parts->second.toStdString(), " = ") : std::nullopt;
    //: %1: an option of the command line, %2: what was typed
    return sides ? fill(Tr::tr("%1: “%2” is not allowed."), {sides->first, sides->second}) : QString();
}

QString mismatched(const std::string& text) {
    const auto parts = around(text, ": ");
    if (parts && parts->second.endsWith(QLatin1String(" missing"))) {
        //: %1: an option of the command line
        return fill(Tr::tr("%1 needs a value."), {parts->first});
    }
    //: %1: an option of the command line
    return parts && parts->second.startsWith(QLatin1String("At Most 1 "))
               ? fill(Tr::tr("%1 can be given only once."), {parts->first})
               : QString();
}

/// CLI11 gives its facts only inside sentences, and the kind of error only as an exit code: its name may be that of the
/// command. Returns an empty text for an unknown error.
QString complaint(int kind, const std::string& text) {
    using CLI::ExitCodes;
    switch (static_cast<ExitCodes>(kind)) {
    case ExitCodes::RequiredError: return required(text);
    case ExitCodes::ValidationError: {
        const auto parts = around(text, ": ");
        //: %1: an option of the command line, %2: what is wrong with it, a whole sentence
        return parts ? fill(Tr::tr("%1: %2", "option: problem"), {parts->first, parts->second}) : QString();
    }
    case ExitCodes::ConversionError: return unconverted(text);
    case ExitCodes::ArgumentMismatch: return mismatched(text);
    case ExitCodes::ExcludesError: {
        const auto parts = around(text, " excludes ");
        //: %1, %2: options of the command line
        return parts ? fill(Tr::tr("%1 and %2 cannot be used together."), {parts->first, parts->second}) : QString();
    }
    default: return {};
    }
}

QString whereMoreIsSaid() {
    //: %1: an option of the command line
    return fill(Tr::tr("See %1."), {QStringLiteral("--help")});
}

/// CLI11 lists leftover words from last to first, and reports a missing command before an unknown one.
QString knownComplaint(const std::vector<std::string>& left, const CLI::Error& error) {
    const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
    const bool isMissed = kind == CLI::ExitCodes::RequiredError;
    if (left.empty() || (!isMissed && kind != CLI::ExitCodes::ExtrasError)) {
        return complaint(error.get_exit_code(), error.what());
    }
    QStringList words;
    for (const std::string& word : left) {
        words += QString::fromStdString(word);
    }
    return notUnderstood(isMissed ? words.front() : words.join(u' '));
}

// lupdate loses the context of texts in functions with a qualified result type.
std::string failure(const CLI::App* app, const CLI::Error& error) {
    const QString known = knownComplaint(app->remaining(true), error);
    return (known.isEmpty() ? std::string(error.what()) : known.toStdString()) + '\n' +
           whereMoreIsSaid().toStdString() + '\n';
}

/// Commands that exist already do not inherit this.
void dress(CLI::App& app, const std::shared_ptr<HelpFormatter>& formatter) {
    app.formatter(formatter);
    for (CLI::App* command : app.get_subcommands({})) {
        //: a title in the help of the command line
        command->group(Tr::tr("Commands").toStdString());
        dress(*command, formatter);
    }
}

}  // namespace

void speakOfHelp(CLI::App& app) {
    app.set_help_flag("-h,--help", Tr::tr("Print this help").toStdString());
    app.set_version_flag("--version", std::string(GNOSTICA_VERSION), Tr::tr("Print the version").toStdString());
}

void speakUsage(CLI::App& app) {
    app.failure_message(failure);
    dress(app, formatter());
}

}  // namespace gnostica::cli
