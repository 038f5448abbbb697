#include "app/cli/context.h"

#include "app/cli/sentences.h"
#include "app/storage/files.h"
#include "engine/rules/problems.h"

#include <QDir>
#include <QFileInfo>
#include <spdlog/sinks/ostream_sink.h>

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

Context::Context(Streams streams)
    : streams_(streams),
      log_(std::make_shared<spdlog::logger>("gnostica",
                                            std::make_shared<spdlog::sinks::ostream_sink_mt>(streams.err, true))),
      folders_(storage::dataFolders()),
      plugins_(storage::loadPlugins(folders_)),
      registry_(storage::registryWith(plugins_)),
      words_(storage::wordsWith(plugins_)) {
    log_->set_level(spdlog::level::off);
    problems_ = plugins_.problems;
    const engine::Diagnostics unread = storage::loadLibrary(folders_, library_);
    problems_.insert(problems_.end(), unread.begin(), unread.end());
}

void Context::speakUp() {
    log_->set_level(spdlog::level::debug);
    log_->debug("share: {}", folders_.share.toStdString());
    log_->debug("plug-ins: {}", folders_.plugins.toStdString());
    log_->debug("user: {}", folders_.user.toStdString());
    for (const std::string& id : library_.ids()) {
        log_->debug("ruleset: {}", id);
    }
    for (const engine::Diagnostic& problem : problems_) {
        log_->warn("{}", sentence(problem));
    }
}

engine::RulesSource Context::rulesBeside(const std::string& file) const {
    const QString folder = QFileInfo(QString::fromStdString(file)).absolutePath();
    return {library_, registry_, [folder](const std::string& path) { return documentBeside(folder, path); }};
}

std::optional<std::string> readText(const Context& context, const std::string& file) {
    auto text = storage::readFile(QString::fromStdString(file), kMostBytes);
    if (!text) {
        context.err() << sentence(text.error()) << '\n';
        return std::nullopt;
    }
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
        context.err() << sentence(document.error()) << '\n';
        return std::nullopt;
    }
    if (document->is_array()) {
        return document->get<std::vector<nlohmann::json>>();
    }
    return std::vector{std::move(*document)};
}

}  // namespace gnostica::cli
