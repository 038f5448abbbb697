#include "app/cli/context.h"

#include "app/cli/sentences.h"
#include "app/storage/files.h"
#include "app/storage/problem_lines.h"
#include "engine/rules/problems.h"

#include <QDir>
#include <QFileInfo>

#include <ostream>

namespace gnostica::cli {
namespace {

constexpr qint64 kMostBytes = 256 << 20;

engine::Expected<nlohmann::json> documentBeside(const QString& folder, const std::string& path) {
    const QString beside = QDir(folder).filePath(QString::fromStdString(path));
    const QString file = QFileInfo::exists(beside) ? beside : QString::fromStdString(path);
    const auto text = storage::readFile(file, static_cast<qint64>(engine::kMaxDocumentBytes));
    if (!text) {
        return engine::failure(engine::problemAt(engine::DiagnosticCode::unknownRuleset, "/variant", path));
    }
    return engine::parseJson(*text, path);
}

}  // namespace

Context::Context(Streams streams, diagnostics::Log log)
    : streams_(streams),
      log_(std::move(log)),
      folders_(storage::dataFolders()),
      plugins_(storage::loadPlugins(folders_)),
      registry_(storage::registryWith(plugins_)),
      words_(storage::wordsWith(plugins_)) {
    problems_ = plugins_.problems;
    const engine::Diagnostics unread = storage::loadLibrary(folders_, library_);
    problems_.insert(problems_.end(), unread.begin(), unread.end());
    logWhatWasLoaded();
}

void Context::logWhatWasLoaded() const {
    log_.debug(QStringLiteral("share: ") + folders_.share);
    log_.debug(QStringLiteral("plug-ins: ") + folders_.plugins);
    log_.debug(QStringLiteral("user: ") + folders_.user);
    log_.info(QStringLiteral("plug-ins loaded: ") + plugins_.names.join(QStringLiteral(", ")));
    for (const std::string& id : library_.ids()) {
        log_.debug(QStringLiteral("ruleset: ") + QString::fromStdString(id));
    }
    for (const engine::Diagnostic& problem : problems_) {
        log_.warning(
            QStringLiteral("not loaded: %1: %2").arg(storage::logLine(problem), QString::fromStdString(problem.found)));
    }
}

engine::RulesSource Context::rulesBeside(const std::string& file) const {
    const QString folder = QFileInfo(QString::fromStdString(file)).absolutePath();
    return {library_, registry_, [folder](const std::string& path) { return documentBeside(folder, path); }};
}

std::optional<std::string> readText(const Context& context, const std::string& file) {
    auto text = storage::readFile(QString::fromStdString(file), kMostBytes);
    if (!text) {
        context.log().warning(storage::logLine(text.error()));
        context.err() << sentence(text.error()) << '\n';
        return std::nullopt;
    }
    context.log().info(QStringLiteral("read: %1, %2 bytes").arg(QString::fromStdString(file)).arg(text->size()));
    return std::move(*text);
}

engine::Expected<nlohmann::json> parseFile(const std::string& text, const std::string& file) {
    if (text.size() <= engine::kMaxDocumentBytes) {
        return engine::parseJson(text, file);
    }
    auto document = nlohmann::json::parse(text, nullptr, false);
    engine::Diagnostic problem;
    problem.source = file;
    if (document.is_discarded()) {
        return engine::failure(std::move(problem));
    }
    if (!engine::withinDepth(document, engine::kMaxDocumentDepth)) {
        problem.code = engine::DiagnosticCode::tooLarge;
        problem.expected = std::to_string(engine::kMaxDocumentDepth);
        return engine::failure(std::move(problem));
    }
    return document;
}

std::optional<std::vector<nlohmann::json>> readEntries(const Context& context, const std::string& file) {
    const auto text = readText(context, file);
    if (!text) {
        return std::nullopt;
    }
    auto document = parseFile(*text, file);
    if (!document) {
        context.log().warning(storage::logLine(document.error()));
        context.err() << sentence(document.error()) << '\n';
        return std::nullopt;
    }
    if (document->is_array()) {
        return document->get<std::vector<nlohmann::json>>();
    }
    return std::vector{std::move(*document)};
}

}  // namespace gnostica::cli
