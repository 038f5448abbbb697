#include "app/cli/commands.h"
#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/plugin_file.h"

#include <algorithm>
#include <memory>
#include <ostream>

namespace gnostica::cli {
namespace {

/// Plug-ins with rules, and those with panels, which only the desktop program loads.
QFileInfoList filesOf(const storage::DataFolders& folders) {
    return storage::librariesIn(folders.plugins) + storage::librariesIn(folders.panels());
}

int tryAgain(const Context& context) {
    const storage::PluginMarks marks(context.folders().pluginMarks());
    bool isAny = false;
    for (const QFileInfo& file : filesOf(context.folders())) {
        if (marks.switchOn(file.filePath())) {
            isAny = true;
            //: %1: the name of a plug-in
            context.out() << language::fill(Tr::tr("The plug-in “%1” will be loaded again."),
                                            {storage::pluginName(file.filePath())})
                                 .toStdString()
                          << '\n';
        }
    }
    if (!isAny) {
        context.out() << Tr::tr("No plug-in is switched off.").toStdString() << '\n';
    }
    return kOk;
}

/// The problem with the rules in this file; nullptr if they are loaded.
const engine::Diagnostic* problemOf(const Context& context, const QString& file) {
    const auto& problems = context.plugins().problems;
    const auto found = std::ranges::find(problems, file.toStdString(), &engine::Diagnostic::source);
    return found == problems.end() ? nullptr : &*found;
}

int list(const Context& context) {
    const storage::PluginMarks marks(context.folders().pluginMarks());
    for (const QFileInfo& file : filesOf(context.folders())) {
        const auto off = marks.find(file.filePath());
        const engine::Diagnostic* problem = problemOf(context, file.filePath());
        context.out() << oneLine(storage::pluginName(file.filePath()).toStdString()) << ": "
                      << (off       ? sentence(storage::problemOf(*off))
                          : problem ? sentence(*problem)
                                    : Tr::tr("loaded", "state of a plug-in").toStdString())
                      << '\n';
    }
    return kOk;
}

}  // namespace

void addPlugins(CLI::App& app, Action& chosen) {
    auto again = std::make_shared<bool>(false);
    CLI::App* command =
        app.add_subcommand("plugins", Tr::tr("List the plug-ins, with the reason if one is not loaded").toStdString());
    command->add_flag("--try-again", *again,
                      Tr::tr("Switch on the plug-ins that were switched off because of an error").toStdString());
    command->callback([again, &chosen] {
        chosen = [again](const Context& context) { return *again ? tryAgain(context) : list(context); };
    });
}

}  // namespace gnostica::cli
