#include "app/cli/context.h"

#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/storage/files.h"
#include "engine/notation/scenario.h"

#include <QDir>
#include <QFileInfo>
#include <spdlog/sinks/ostream_sink.h>

#include <ostream>

namespace gnostica::cli {
namespace {

engine::Expected<nlohmann::json> documentBeside(const QString& folder, const std::string& path) {
    const QString beside = QDir(folder).filePath(QString::fromStdString(path));
    const QString file = QFileInfo::exists(beside) ? beside : QString::fromStdString(path);
    const auto text = storage::readFile(file, static_cast<qint64>(engine::kMaxDocumentBytes));
    if (!text) {
        engine::Diagnostic problem = storage::problemOf(text.error());
        (problem.source.empty() ? problem.found : problem.source) = path;
        return tl::unexpected(std::move(problem));
    }
    return engine::parseJson(*text, path);
}

/// The file and the name of an entry, or its place where it has none.
std::string labelOf(const nlohmann::json& entry, const std::string& file, const std::string& place) {
    const std::string name = engine::nameOf(entry);
    return oneLine(file) + (name.empty() ? place : ": " + oneLine(name));
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

std::optional<std::string> readText(const Context& context, const std::string& file, std::size_t longest) {
    auto text = storage::readFile(QString::fromStdString(file), static_cast<qint64>(longest));
    if (!text) {
        context.err() << sentence(text.error()) << '\n';
        return std::nullopt;
    }
    return std::move(*text);
}

std::optional<std::vector<Entry>> readEntries(const Context& context, const std::string& file) {
    const auto text = readText(context, file, engine::kMaxCollectionBytes);
    if (!text) {
        return std::nullopt;
    }
    auto document = engine::parseJson(*text, file, engine::kCollectionBounds);
    if (!document) {
        context.err() << sentence(document.error()) << '\n';
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
