#include "app/cli/logged_run.h"

#include "app/cli/tr.h"
#include "app/diagnostics/failure.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "app/storage/plugin_watch.h"

#include <QElapsedTimer>

#include <ostream>

namespace gnostica::cli {
namespace {

diagnostics::LogOptions optionsOf(const LogArguments& arguments) {
    diagnostics::LogOptions options;
    options.level = diagnostics::logLevelNamed(QString::fromStdString(arguments.level)).value_or(options.level);
    if (!arguments.file.empty()) {
        options.sendTo(storage::pathFrom(arguments.file));
    }
    return options;
}

// lupdate loses the context of texts in functions with a qualified result type.
QString levelFault(const QString& word) {
    //: about an option of the command line; %1: names of levels, %2: what was typed
    return language::fill(Tr::tr("expected one of %1, found “%2”."), {diagnostics::logLevelNames(), word});
}

QString fileFault() {
    //: about an option of the command line
    return Tr::tr("expected the name of a file, or - for standard error.");
}

std::string refusedLevel(const std::string& text) {
    const QString word = QString::fromStdString(text);
    return diagnostics::logLevelNamed(word) ? std::string() : levelFault(word).toStdString();
}

std::string refusedFile(const std::string& name) {
    return name.empty() ? fileFault().toStdString() : std::string();
}

/// Logs exceptions of the command and passes them on: only this place has their texts.
int runUnder(const diagnostics::Log& log, const Action& chosen, Context& context) {
    try {
        return chosen(context);
    } catch (...) {
        const QString plugin = storage::pluginBlamedFor(std::current_exception());
        log.error(QStringLiteral("caught (plug-in: “%1”): %2").arg(plugin, diagnostics::currentFailure().detail));
        throw;
    }
}

}  // namespace

void addLogOptions(CLI::App& app, LogArguments& log) {
    app.add_flag("--verbose", log.verbose, Tr::tr("Report on standard error what the program is doing").toStdString());
    app.add_option(
           "--log-level", log.level,
           //: %1: names of levels, words of the command line
           language::fill(Tr::tr("Detail of the diagnostic log: %1"), {diagnostics::logLevelNames()}).toStdString())
        ->type_name("LEVEL")
        ->capture_default_str()
        ->check(CLI::Validator(refusedLevel, ""));
    app.add_option("--log-file", log.file, Tr::tr("File for the diagnostic log; - for standard error").toStdString())
        ->type_name("FILE")
        ->check(CLI::Validator(refusedFile, ""));
}

int runLogged(const CLI::App& app, const Action& chosen, const LogArguments& arguments, PluginUse plugins,
              Streams streams) {
    QElapsedTimer time;
    time.start();
    diagnostics::Diagnostics diagnostics(QStringLiteral("gnostica-cli"), optionsOf(arguments), streams.err,
                                         arguments.verbose);
    diagnostics.onFailure([&streams](const QString& why) {
        //: %1: why, as the operating system says
        streams.err << language::fill(Tr::tr("The diagnostic log cannot be written (%1)."), {why}).toStdString()
                    << '\n';
    });
    const diagnostics::Log log = diagnostics.log();
    // Does not log the arguments: a seed may be among them.
    log.info(QStringLiteral("command: %1").arg(QString::fromStdString(app.get_subcommands().front()->get_name())));
    Context context(streams, log, plugins);
    log.info(QStringLiteral("ready after %1 ms").arg(time.elapsed()));
    const int code = runUnder(log, chosen, context);
    log.info(QStringLiteral("exit: code %1 after %2 ms").arg(code).arg(time.elapsed()));
    return code;
}

}  // namespace gnostica::cli
