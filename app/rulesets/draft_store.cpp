#include "app/rulesets/draft_store.h"

#include "app/rulesets/draft_file.h"
#include "app/rulesets/own_rulesets.h"
#include "app/storage/game_lock.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"

#include <QDir>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::rulesets {

using nlohmann::json;
using storage::FileResult;

namespace {

constexpr int kDraftFormat = 1;
/// Maximum size of the first line, which describes the draft, in bytes.
constexpr qint64 kLongestHead = 64 * 1024;
constexpr auto kLongestText = static_cast<qint64>(engine::kMaxDocumentBytes);

/// The text after the first line is stored as it is and need not be JSON.
std::optional<KeptDraft> readDraft(const QString& path) {
    const auto bytes = storage::readFile(path, kLongestHead + kLongestText);
    const std::size_t end = bytes ? bytes->find('\n') : std::string::npos;
    if (end == std::string::npos) {
        return std::nullopt;
    }
    const auto head = engine::parseJson(std::string_view(*bytes).substr(0, end));
    if (!head || !head->is_object() || head->value("draft", json()) != kDraftFormat) {
        return std::nullopt;
    }
    const auto word = [&head](const char* key) {
        const json value = head->value(key, json());
        return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
    };
    return KeptDraft{path,
                     {word("source"), QByteArray::fromHex(word("digest").toLatin1())},
                     bytes->substr(end + 1),
                     QFileInfo(path).lastModified()};
}

bool isTakenHere(const QString& path) {
    const auto holder = storage::GameLock::holderOf(path, storage::LockBeside::file);
    return holder && holder->host.isEmpty();
}

}  // namespace

DraftStore::DraftStore(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
    noteChange();
}

QString DraftStore::folderIn(const storage::DataFolders& folders) {
    return folders.user.isEmpty() ? QString() : folders.user + QStringLiteral("/drafts");
}

std::string DraftStore::bytesOf(const storage::KnownFile& source, const std::string& text) {
    const json head{{"draft", kDraftFormat},
                    {"source", source.path.toStdString()},
                    {"digest", source.digest.toHex().toStdString()}};
    return engine::jsonText(head) + '\n' + text;
}

std::vector<KeptDraft> DraftStore::all() const {
    std::vector<KeptDraft> drafts;
    if (folder_.isEmpty()) {
        return drafts;
    }
    const QDir folder(folder_);
    for (const QString& name : folder.entryList({QStringLiteral("*.draft")}, QDir::Files)) {
        if (auto draft = readDraft(storage::pathIn(folder, name))) {
            drafts.push_back(std::move(*draft));
        }
    }
    std::ranges::stable_sort(drafts, std::ranges::greater(), &KeptDraft::changed);
    return drafts;
}

std::vector<KeptDraft> DraftStore::kept() const {
    std::vector<KeptDraft> drafts = all();
    std::erase_if(drafts, [](const KeptDraft& draft) { return isTakenHere(draft.path); });
    return drafts;
}

bool DraftStore::isUnsaved(const QString& document) const {
    return unsaved_.contains(document);
}

void DraftStore::noteChange() {
    unsaved_.clear();
    for (const KeptDraft& draft : all()) {
        unsaved_.insert(draft.source.path, draft.path);
    }
    Q_EMIT changed();
}

FileResult<DraftStart> DraftStore::open(const QString& document) const {
    const QString path = QFileInfo(document).absoluteFilePath();
    auto text = storage::readFile(path, kLongestText);
    if (!text) {
        return tl::unexpected(text.error());
    }
    DraftStart start{std::move(*text), {}};
    start.source = {path, storage::digestOf(start.text)};
    if (isUnsaved(path)) {
        const std::vector<KeptDraft> drafts = kept();
        const auto its = std::ranges::find(drafts, path, [](const KeptDraft& draft) { return draft.source.path; });
        if (its != drafts.end()) {
            start.kept = *its;
        }
    }
    return start;
}

DraftStart DraftStore::open(const KeptDraft& draft) {
    const auto text = storage::readFile(draft.source.path, kLongestText);
    return {text ? *text : draft.text, draft.source, draft};
}

/// A draft that was based on another state of the file keeps its digest, so that the conflict is still found. A text
/// that is not valid JSON has no id to change.
void DraftStore::follow(const RulesetMove& move) {
    for (const KeptDraft& draft : kept()) {
        const RulesetMove::File* file = move.fileAt(draft.source.path);
        const auto own = file != nullptr ? DraftFile::takeOver(draft.path) : nullptr;
        if (own == nullptr) {
            continue;
        }
        const bool isCurrent = draft.source.digest == storage::digestOf(file->before);
        const auto text = followed(draft.text, move, *file);
        static_cast<void>(own->write(  // if writing fails, the old draft is still offered
            own->nextNumber(),
            bytesOf({file->newPath, isCurrent ? storage::digestOf(file->after) : draft.source.digest},
                    text ? *text : draft.text)));
    }
    noteChange();
}

FileResult<void> DraftStore::remove(const KeptDraft& draft) {
    if (isTakenHere(draft.path)) {
        return storage::fileFailure(storage::FileFault::inUse, draft.path);
    }
    auto removed = storage::moveToTrash(draft.path);
    noteChange();
    return removed;
}

}  // namespace gnostica::rulesets
