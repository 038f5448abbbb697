#include "app/cli/program.h"

#include "app/cli/commands.h"
#include "app/cli/logged_run.h"
#include "app/cli/plain_text.h"
#include "app/cli/tr.h"
#include "app/cli/usage.h"
#include "app/diagnostics/failure.h"
#include "app/language/fill.h"
#include "app/language/language.h"
#include "app/language/lists.h"
#include "app/storage/data_folders.h"
#include "app/storage/language_fault.h"
#include "app/storage/memory_limit.h"
#include "app/storage/plugin_watch.h"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <ostream>

namespace gnostica::cli {
namespace {

/// Address space in bytes below which a command may fail. Two games at a time take 270 MB (x86-64, release build), each
/// further thread some more; a failure for lack of memory is reported.
constexpr std::uint64_t kMemoryNeed = std::uint64_t{400} << 20U;

int parseAndRun(std::vector<std::string> arguments, Streams streams) {
    CLI::App app(Tr::tr("Gnostica on the command line: plays, checks and measures.").toStdString(), "gnostica-cli");
    app.require_subcommand(1);
    speakOfHelp(app);
    std::string language;  // already in use
    app.add_option("--language", language, Tr::tr("Language; default: that of the environment").toStdString())
        ->type_name("CODE");
    LogArguments log;
    addLogOptions(app, log);
    bool withoutPlugins = false;
    app.add_flag("--no-plugins", withoutPlugins,
                 Tr::tr("Load no plug-ins; games that need one cannot be played").toStdString());
    Action chosen;
    for (const auto add :
         {addScenario, addLegal,   addPerft, addReplay,  addPlay,     addBench,  addValidate, addSet,
          addNew,      addTrial,   addRules, addDiff,    addStepDiff, addMatch,  addLab,      addLesson,
          addTactics,  addPuzzles, addLearn, addLengths, addLadder,   addRegret, addPlugins}) {
        add(app, chosen);
    }
    speakUsage(app);
    try {
        requireValues(app, arguments);
        std::ranges::reverse(arguments);  // the order that CLI11 expects
        app.parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        return app.exit(error, streams.out, streams.err) == 0 ? kOk : kUsage;
    }
    if (const auto problem = storage::tooLittleMemory(storage::memoryLimit(), kMemoryNeed)) {
        streams.err << problem->toStdString() << '\n';
        return kFailed;
    }
    return runLogged(app, chosen, log, withoutPlugins ? PluginUse::none : PluginUse::all, streams);
}

/// An argument that is not UTF-8 would become another text: the name of another file, which would then be written.
const std::string* firstUnreadable(const std::vector<std::string>& arguments) {
    const auto found = std::ranges::find_if_not(
        arguments, [](const std::string& argument) { return QByteArray::fromStdString(argument).isValidUtf8(); });
    return found == arguments.end() ? nullptr : &*found;
}

// lupdate loses the context of texts in functions whose result type or name is qualified.
QString notUtf8(const QString& argument) {
    //: %1: what was typed, as far as it can be shown
    return language::fill(Tr::tr("The argument “%1” is not in UTF-8."), {oneLine(argument)});
}

/// Switches to the requested language, then runs everything else in it.
int speakAndRun(std::vector<std::string> arguments, Streams streams) {
    QStringList words;
    for (const std::string& argument : arguments) {
        words << QString::fromStdString(argument);
    }
    language::Language language(storage::dataFolders().translations());
    language.speak({});
    const QString wish = language::languageAsked(words).value_or(QString());
    if (!language.speak(wish)) {
        streams.err << storage::languageFault(language, wish).toStdString() << '\n';
        return kUsage;
    }
    if (const std::string* unreadable = firstUnreadable(arguments)) {
        streams.err << notUtf8(QString::fromStdString(*unreadable)).toStdString() << '\n';
        return kUsage;
    }
    return parseAndRun(std::move(arguments), streams);
}

/// The message for an exception that no command has caught.
QString lastWords(const std::exception_ptr& thrown) {
    if (storage::pluginBlamedFor(thrown).isEmpty()) {  // the log has the text of the exception
        return language::sentences(
            {Tr::tr("The command could not be finished."), diagnostics::textOf(diagnostics::currentFailure().kind)});
    }
    //: %1: an option of the command line
    const QString without = language::fill(Tr::tr("To run without plug-ins: %1."), {QStringLiteral("--no-plugins")});
    return language::sentences({storage::sentenceOf(thrown), without});
}

}  // namespace

int run(std::vector<std::string> arguments, Streams streams) {
    PlainTextBuffer outBuffer(*streams.out.rdbuf());
    PlainTextBuffer errBuffer(*streams.err.rdbuf());
    std::ostream out(&outBuffer);
    std::ostream err(&errBuffer);
    int code = kFailed;
    try {
        code = speakAndRun(std::move(arguments), {streams.in, out, err});
    } catch (...) {
        // Only unforeseeable errors get here: lack of memory, and exceptions of plug-ins.
        err << lastWords(std::current_exception()).toStdString() << std::endl;
    }
    if (!out.flush()) {
        err << Tr::tr("The output could not be written.").toStdString() << std::endl;
        return code == kOk ? kFailed : code;
    }
    return code;
}

}  // namespace gnostica::cli
