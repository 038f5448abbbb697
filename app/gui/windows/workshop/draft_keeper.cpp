#include "app/gui/windows/workshop/draft_keeper.h"

#include "app/rulesets/own_rulesets.h"
#include "app/storage/files.h"
#include "app/storage/ruleset_files.h"
#include "engine/documents/json_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using storage::FileResult;
using storage::KnownFile;

namespace {

constexpr int kAgainMs = 5000;  ///< after a failed attempt
constexpr int kQuietMs = 200;

}  // namespace

DraftKeeper::DraftKeeper(Draft& draft, rulesets::DraftStore& store, const rulesets::DraftStart& start, QObject* parent)
    : QObject(parent),
      draft_(draft),
      store_(store),
      source_(start.source),
      settled_(this),
      quiet_(this) {
    settled_.setSingleShot(true);
    quiet_.setSingleShot(true);
    quiet_.setInterval(kQuietMs);
    connect(&settled_, &QTimer::timeout, this, &DraftKeeper::keepAside);
    writing_.whenItFails([this] { settled_.start(kAgainMs); });
    connect(&quiet_, &QTimer::timeout, this, &DraftKeeper::look);
    const auto wait = [this] { quiet_.start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
    begin(start);
    connect(&draft_, &Draft::changed, this, &DraftKeeper::noteChange);
    connect(&draft_.history(), &QUndoStack::cleanChanged, this, &DraftKeeper::noteChange);
    watch();
    quiet_.start();  // the document can have changed since the draft was kept
}

void DraftKeeper::begin(const rulesets::DraftStart& start) {
    if (!start.kept) {
        return;
    }
    file_ = rulesets::DraftFile::takeOver(start.kept->path);
    isKept_ = file_ != nullptr;
    if (draft_.text() == start.kept->text) {
        draft_.history().resetClean();  // marks the draft as unsaved: it has no document
    } else {
        draft_.replaceAll(start.kept->text, tr("Unsaved changes"));
    }
}

DraftKeeper::~DraftKeeper() {
    disconnect(&draft_, nullptr, this, nullptr);
    disconnect(&draft_.history(), nullptr, this, nullptr);
    if (isAbandoned_) {
        forget();
    } else {
        keepNow();
    }
}

// ---- Drafts ---------------------------------------------------------------------------------------------------------

void DraftKeeper::noteChange() {
    if (!sinceFirst_.isValid()) {
        sinceFirst_.start();
    }
    const qint64 left = kLatestMs - sinceFirst_.elapsed();
    settled_.start(static_cast<int>(std::clamp<qint64>(left, 0, kSettledMs)));
}

bool DraftKeeper::hasFile() {
    if (store_.folder().isEmpty()) {
        return false;
    }
    if (file_ == nullptr) {
        auto made = rulesets::DraftFile::make(store_.folder(), QFileInfo(source_.path).completeBaseName());
        if (!made) {
            kept(tl::unexpected(made.error()));
            return false;
        }
        file_ = std::move(*made);
    }
    return true;
}

void DraftKeeper::keepAside() {
    sinceFirst_.invalidate();
    if (!draft_.isModified()) {
        forget();
    } else if (hasFile()) {
        writing_.start([file = file_, number = file_->nextNumber(),
                        bytes = bytes()](const std::stop_token&) { return file->write(number, bytes); },
                       [this](const FileResult<void>& done) { kept(done); });
    }
}

void DraftKeeper::keepNow() {
    settled_.stop();
    sinceFirst_.invalidate();
    writing_.cancel();
    if (!draft_.isModified()) {
        forget();
    } else if (hasFile()) {
        kept(file_->write(file_->nextNumber(), bytes()));
    }
}

void DraftKeeper::kept(const FileResult<void>& done) {
    if (done) {
        if (std::exchange(failure_, std::nullopt)) {
            Q_EMIT healed();
        }
        if (!std::exchange(isKept_, true)) {
            store_.noteChange();
        }
        return;
    }
    settled_.start(kAgainMs);
    if (!std::exchange(failure_, done.error())) {
        Q_EMIT failed(done.error());
    }
}

/// Removes the kept changes.
void DraftKeeper::forget() {
    writing_.cancel();
    settled_.stop();
    sinceFirst_.invalidate();
    failure_.reset();
    if (file_ != nullptr) {
        static_cast<void>(file_->remove(file_->nextNumber()));  // if it cannot be removed, it is offered again
    }
    if (std::exchange(isKept_, false)) {
        store_.noteChange();
    }
}

FileResult<void> DraftKeeper::save() {
    if (!storage::isAsKnown(source_)) {
        look();
        return storage::fileFailure(storage::FileFault::changed, source_.path);
    }
    QFileInfo(source_.path).dir().mkpath(QStringLiteral("."));
    if (auto written = storage::writeFile(source_.path, draft_.text()); !written) {
        return written;
    }
    source_.digest = storage::digestOf(draft_.text());
    isGone_ = false;
    draft_.history().setClean();
    forget();
    watch();
    Q_EMIT saved();
    return {};
}

bool DraftKeeper::follow(const rulesets::RulesetMove& move) {
    const rulesets::RulesetMove::File* file = move.fileAt(source_.path);
    if (file == nullptr) {
        return true;
    }
    const bool wasModified = draft_.isModified();
    if (file->newPath != source_.path) {
        watcher_.removePath(source_.path);
        source_.path = file->newPath;
        draft_.setSource(source_.path.toStdString());
    }
    if (source_.digest == storage::digestOf(file->before)) {
        source_.digest = storage::digestOf(file->after);
    }
    const auto text = wasModified ? followed(draft_.text(), move, *file) : file->after;
    if (text) {
        draft_.replaceAll(*text, tr("Renaming", "a command that can be undone"));
    }
    if (wasModified) {
        draft_.history().resetClean();
        keepNow();
    } else {
        draft_.history().setClean();
    }
    store_.noteChange();
    look();
    return text.has_value();
}

// ---- Changes by others ----------------------------------------------------------------------------------------------

/// A watched folder reports added and removed files, but no changes. A file that was replaced is no longer watched and
/// must be added again.
void DraftKeeper::watch() {
    const QString folder = QFileInfo(source_.path).absolutePath();
    for (const QString& path : {source_.path, folder}) {
        if (QFileInfo::exists(path) && !watcher_.files().contains(path) && !watcher_.directories().contains(path)) {
            watcher_.addPath(path);
        }
    }
}

/// Detects that another window or program has given the document another name, possibly with another id.
std::optional<rulesets::RulesetMove> DraftKeeper::movedBySomebody() const {
    const std::string id = rulesets::idIn(draft_.text());
    const auto isOurs = [this](const std::string& text) { return storage::digestOf(text) == source_.digest; };
    const QDir folder = QFileInfo(source_.path).dir();
    for (const QString& name : folder.entryList(storage::rulesetPatterns(), QDir::Files)) {
        const QString path = storage::pathIn(folder, name);
        const auto text = storage::readFile(path, static_cast<qint64>(engine::kMaxDocumentBytes));
        if (text && isOurs(*text)) {
            return rulesets::RulesetMove{id, id, {}, {{source_.path, path, *text, *text}}};
        }
        const std::string newId = text ? rulesets::idIn(*text) : std::string();
        const auto before = newId.empty() ? engine::Expected<std::string>(std::string()) : rulesets::withId(*text, id);
        if (before && isOurs(*before)) {
            return rulesets::RulesetMove{id, newId, {}, {{source_.path, path, *before, *text}}};
        }
    }
    return std::nullopt;
}

void DraftKeeper::look() {
    watch();
    if (!QFileInfo::exists(source_.path)) {
        if (const auto move = movedBySomebody()) {
            follow(*move);
            return;
        }
        dropTheirs();
        if (!std::exchange(isGone_, true)) {
            draft_.history().resetClean();
            keepNow();
            Q_EMIT removedOutside();
        }
        return;
    }
    isGone_ = false;
    auto text = storage::readFile(source_.path, static_cast<qint64>(engine::kMaxDocumentBytes));
    if (!text) {
        return;  // there is nothing to load; save() handles this
    }
    const QByteArray digest = storage::digestOf(*text);
    if (*text == draft_.text()) {
        source_.digest = digest;
        dropTheirs();
        draft_.history().setClean();
    } else if (digest == source_.digest) {
        dropTheirs();
    } else if (!draft_.isModified()) {
        source_.digest = digest;
        become(*text);
    } else if (theirs_ != *text) {
        theirs_ = std::move(*text);
        Q_EMIT changedOutside();
    }
}

void DraftKeeper::dropTheirs() {
    if (std::exchange(theirs_, std::nullopt)) {
        Q_EMIT settledOutside();
    }
}

void DraftKeeper::become(const std::string& text) {
    draft_.replaceAll(text, tr("Changes made elsewhere"));
    draft_.history().setClean();
}

void DraftKeeper::reload() {
    if (const auto text = theirs_) {
        source_.digest = storage::digestOf(*text);
        become(*text);
        dropTheirs();
    }
}

void DraftKeeper::keepMine() {
    if (const auto text = theirs_) {
        source_.digest = storage::digestOf(*text);
        draft_.history().resetClean();
        keepNow();
        dropTheirs();
    }
}

}  // namespace gnostica::gui
