#include "app/table/journal_keeper.h"

#include <algorithm>
#include <utility>

namespace gnostica::table {

using storage::FileFault;
using storage::FileResult;

namespace {

constexpr int kRetryMs = 3000;
constexpr int kSlowMs = 1000;

/// True if any player has decided anything.
bool isBegun(const engine::Game& game) {
    return std::ranges::any_of(game.history(),
                               [](const engine::Moment& moment) { return engine::isPlayer(moment.who); });
}

}  // namespace

JournalKeeper::JournalKeeper(const PlayedGame& played, QObject* parent)
    : QObject(parent),
      played_(played),
      slowness_(this) {
    clock_.setInterval(kRetryMs);
    connect(&clock_, &QTimer::timeout, this, &JournalKeeper::retry);
    slowness_.setInterval(kSlowMs);
    slowness_.setSingleShot(true);
    connect(&slowness_, &QTimer::timeout, this, [this] { setSlow(isWriting_); });
}

JournalKeeper::~JournalKeeper() {
    blockSignals(true);           // listeners may be destroyed already
    static_cast<void>(finish());  // failures are found at the next start
}

void JournalKeeper::keep(GameJournal journal) {
    path_ = journal.path();
    journal_ = std::move(journal);
}

// ---- Entries --------------------------------------------------------------------------------------------------------

void JournalKeeper::write(std::size_t from) {
    ++changes_;
    tell(GameJournal::moments(played_, from));
}

void JournalKeeper::takeBack(std::size_t count) {
    ++changes_;
    tell(GameJournal::takenBack(played_, count));
}

void JournalKeeper::noteSaved(const storage::KnownFile& file, int changes) {
    saved_ = file;
    savedChanges_ = changes;
    if (path_ || isWriting_) {
        tell(GameJournal::saved(played_, file));
    }
}

void JournalKeeper::tell(const std::string& lines) {
    if (isWriting_) {
        waiting_ = joinedLines(std::move(waiting_), lines);
    } else if (path_) {
        add(lines);
    } else {
        retry();
    }
}

void JournalKeeper::retry() {
    if (isWriting_) {
        return;
    }
    if (path_) {
        run([this] { return journal_->flush(); });
    } else if (!folder_.isEmpty()) {
        beginAnew();
    }
}

// ---- Disk work ------------------------------------------------------------------------------------------------------

void JournalKeeper::add(std::string lines) {
    run([this, lines = std::move(lines)] { return journal_->add(lines); });
}

void JournalKeeper::beginAnew() {
    waiting_.clear();  // the whole game includes these lines
    run([this, folder = folder_, lines = GameJournal::whole(played_, saved_)]() -> FileResult<void> {
        auto begun = GameJournal::begin(folder, lines);
        if (!begun) {
            return tl::unexpected(begun.error());
        }
        if (journal_) {
            journal_->discard();
        }
        journal_ = std::move(*begun);
        return {};
    });
}

/// Runs one piece of work at a time: only the lane uses the journal meanwhile.
void JournalKeeper::run(Work work) {
    isWriting_ = true;
    slowness_.start();
    lane_.run(*this, FileResult<void>(storage::fileFailure(FileFault::notWritten, path_.value_or(folder_))),
              std::move(work), [this](const FileResult<void>& written) { collect(written); });
}

void JournalKeeper::collect(const FileResult<void>& written) {
    isWriting_ = false;
    slowness_.stop();
    setSlow(false);
    path_ = journal_ ? std::optional(journal_->path()) : std::nullopt;
    afterWrite(written);
}

void JournalKeeper::waitForDisk() {
    while (isWriting_) {
        lane_.finish();
    }
}

void JournalKeeper::afterWrite(const FileResult<void>& written) {
    const bool isLost = path_ && !written && written.error().fault == FileFault::changed && !folder_.isEmpty();
    const QString lost = std::exchange(lost_, QString());
    if (isLost && lost.isEmpty()) {
        lost_ = *path_;
        beginAnew();  // ends with another call of afterWrite()
        return;
    }
    report(written, lost);
    if (isWriting_) {
        return;  // a listener has added entries
    }
    if (path_ && !waiting_.empty()) {
        add(std::exchange(waiting_, {}));
    } else {
        Q_EMIT kept();
    }
}

void JournalKeeper::report(const FileResult<void>& written, const QString& lost) {
    if (!written) {
        clock_.start();
        const bool isNews = !failure_;
        failure_ = written.error();
        if (isNews) {
            Q_EMIT failed(*failure_);
        }
        return;
    }
    clock_.stop();
    if (failure_) {
        failure_.reset();
        Q_EMIT healed();
    } else if (!lost.isEmpty()) {
        Q_EMIT replaced(lost);
    }
}

void JournalKeeper::setSlow(bool slow) {
    if (slow != isSlow_) {
        isSlow_ = slow;
        Q_EMIT slownessChanged();
    }
}

// ---- The end --------------------------------------------------------------------------------------------------------

void JournalKeeper::flush() {
    waitForDisk();
    if (failure_) {
        retry();
        waitForDisk();
    }
}

FileResult<void> JournalKeeper::finish() {
    flush();
    if (!path_) {
        return {};
    }
    if (!isBegun(played_.game)) {
        journal_->discard();
        leave();
        return {};
    }
    if (!engine::isOver(played_.game.state())) {
        return {};
    }
    if (failure_) {
        return tl::unexpected(*failure_);
    }
    const auto done = journal_->finish();
    leave();
    return done ? FileResult<void>() : tl::unexpected(done.error());
}

void JournalKeeper::leave() {
    journal_.reset();
    path_.reset();
    folder_.clear();
}

}  // namespace gnostica::table
