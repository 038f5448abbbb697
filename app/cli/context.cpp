#include "app/cli/context.h"

#include "app/cli/draft_file.h"
#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/diagnostics/log_file.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "app/storage/plugin_marks.h"
#include "app/storage/problem_lines.h"
#include "engine/documents/draft.h"
#include "engine/documents/problems.h"
#include "engine/notation/scenario.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

engine::Expected<nlohmann::json> documentBeside(const QString& folder, const std::string& path) {
    const QString beside = QDir(folder).filePath(storage::pathFrom(path));
    const QString file = QFileInfo::exists(beside) ? beside : storage::pathFrom(path);
    const auto text = storage::readFile(file, static_cast<qint64>(engine::kMaxDocumentBytes));
    if (!text) {
        engine::Diagnostic problem = storage::problemOf(text.error());
        (problem.source.empty() ? problem.found : problem.source) = path;
        return tl::unexpected(std::move(problem));
    }
    return engine::parseDocument(*text, path, engine::DocumentKind::ruleset);
}

/// The file and the name of an entry, or its place if it has no name.
std::string labelOf(const nlohmann::json& entry, const std::string& file, const std::string& place) {
    const std::string name = engine::nameOf(entry);
    return oneLine(file) + (name.empty() ? place : ": " + oneLine(name));
}

// lupdate loses the context of texts in functions whose result type or name is qualified.
QString howToTryAgain() {
    //: %1: what to type
    return language::fill(Tr::tr("To switch plug-ins on again: %1."),
                          {QStringLiteral("gnostica-cli plugins --try-again")});
}

storage::DataFolders foldersFor(PluginUse plugins) {
    storage::DataFolders folders = storage::dataFolders();
    folders.state = diagnostics::stateFolder();
    folders.safeMode = plugins == PluginUse::none;
    return folders;
}

}  // namespace

Context::Context(Streams streams, diagnostics::Log log, PluginUse plugins)
    : streams_(streams),
      log_(std::move(log)),
      folders_(foldersFor(plugins)),
      plugins_(storage::loadPlugins(folders_)),
      registry_(storage::registryWith(plugins_)),
      words_(storage::wordsWith(plugins_)) {
    tellOfPlugins();
    unread_ = storage::loadLibrary(folders_, library_);
    library_.setListener([this](const engine::Library::Entry& used) { sayUnused(used); });
    logWhatWasLoaded();
}

/// Silent in safe mode, which the person has chosen.
void Context::tellOfPlugins() const {
    for (const engine::Diagnostic& problem : plugins_.problems) {
        if (!folders_.safeMode) {
            err() << sentence(problem) << '\n';
        }
    }
    if (std::ranges::any_of(plugins_.problems, storage::isSwitchedOff)) {
        err() << howToTryAgain().toStdString() << '\n';
    }
}

void Context::logWhatWasLoaded() const {
    log_.debug(QStringLiteral("share: ") + folders_.share);
    log_.debug(QStringLiteral("plug-ins: ") + folders_.plugins);
    log_.debug(QStringLiteral("user: ") + folders_.user);
    log_.info(QStringLiteral("plug-ins loaded: ") + plugins_.names.join(QStringLiteral(", ")));
    for (const std::string& id : library_.ids()) {
        log_.debug(QStringLiteral("ruleset: ") + QString::fromStdString(id));
    }
    for (const auto* problems : {&plugins_.problems, &unread_}) {
        for (const engine::Diagnostic& problem : *problems) {
            log_.warning(QStringLiteral("not loaded: %1: %2")
                             .arg(storage::logLine(problem), QString::fromStdString(problem.found)));
        }
    }
}

void Context::say(const engine::Diagnostic& unread) const {
    if (said_.insert(unread.source).second) {
        err() << sentence(unread) << '\n';
    }
}

/// A document that is named by its file is used, even if others have its id.
void Context::sayUnused(const engine::Library::Entry& used) const {
    for (const engine::Diagnostic& problem : unread_) {
        const bool isTaken = problem.code == engine::DiagnosticCode::duplicate && !problem.expected.empty();
        if (isTaken && problem.expected == used.source) {
            say(problem);
        }
    }
}

engine::RulesSource Context::rulesBeside(const std::string& file) const {
    return {library_, registry_, documentsBeside(file)};
}

engine::RulesSource::Resolver Context::documentsBeside(const std::string& file) {
    const QString folder = QFileInfo(storage::pathFrom(file)).absolutePath();
    return [folder](const std::string& path) { return documentBeside(folder, path); };
}

std::optional<std::string> readText(const Context& context, const std::string& file, std::size_t longest) {
    auto text = storage::readFile(storage::pathFrom(file), static_cast<qint64>(longest));
    if (!text) {
        context.log().warning(storage::logLine(text.error()));
        context.err() << sentence(text.error()) << '\n';
        return std::nullopt;
    }
    context.log().info(QStringLiteral("read: %1, %2 bytes").arg(QString::fromStdString(file)).arg(text->size()));
    return std::move(*text);
}

std::optional<std::vector<Entry>> readEntries(const Context& context, const std::string& file,
                                              engine::DocumentKind expected) {
    const auto text = readText(context, file, engine::kMaxCollectionBytes);
    if (!text) {
        return std::nullopt;
    }
    auto document = engine::parseDocument(*text, file, expected, engine::kCollectionBounds);
    if (!document) {
        context.log().warning(storage::logLine(document.error()));
        for (const engine::Diagnostic& problem : unreadable(document.error(), *text)) {
            context.err() << sentence(problem) << '\n';
            for (const engine::Fix& fix : problem.fixes) {
                context.err() << "  " << sentence(fix) << '\n';
            }
        }
        return std::nullopt;
    }
    if (document->is_array() && document->empty()) {
        context.err() << oneLine(file) << ": "
                      << Tr::tr("There is no scenario and no position in this file.").toStdString() << '\n';
        return std::nullopt;
    }
    std::vector<Entry> entries;
    if (!document->is_array()) {
        std::string label = labelOf(*document, file, {});
        entries.push_back({std::move(*document), std::move(label)});
        return entries;
    }
    for (std::size_t i = 0; i < document->size(); ++i) {
        nlohmann::json& entry = (*document)[i];
        std::string label = labelOf(entry, file, ", /" + std::to_string(i));
        entries.push_back({std::move(entry), std::move(label)});
    }
    return entries;
}

}  // namespace gnostica::cli
