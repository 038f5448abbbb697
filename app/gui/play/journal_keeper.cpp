#include "app/gui/play/journal_keeper.h"

#include <algorithm>

namespace gnostica::gui {

using storage::FileFault;
using storage::FileResult;

namespace {

constexpr int kRetryMs = 3000;

/// Has anybody decided anything?
bool isBegun(const engine::Game& game) {
    return std::ranges::any_of(game.history(),
                               [](const engine::Moment& moment) { return engine::isPlayer(moment.who); });
}

}  // namespace

JournalKeeper::JournalKeeper(const PlayedGame& played, QObject* parent) : QObject(parent), played_(played) {
    clock_.setInterval(kRetryMs);
    connect(&clock_, &QTimer::timeout, this, &JournalKeeper::retry);
}

JournalKeeper::~JournalKeeper() {
    blockSignals(true);           // who listens may be gone already
    static_cast<void>(finish());  // what fails is found at the next start
}

void JournalKeeper::write(std::size_t from) {
    modified_ = true;
    if (journal_) {
        settle(journal_->write(played_, from));
    } else {
        retry();
    }
}

void JournalKeeper::takeBack(std::size_t count) {
    modified_ = true;
    if (journal_) {
        settle(journal_->takeBack(played_, count));
    } else {
        retry();
    }
}

void JournalKeeper::noteSaved(const storage::KnownFile& file) {
    saved_ = file;
    modified_ = false;
    if (journal_) {
        settle(journal_->noteSaved(played_, file));
    }
}

void JournalKeeper::retry() {
    if (journal_) {
        settle(journal_->flush());
    } else if (!folder_.isEmpty()) {
        settle(beginAnew());
    }
}

FileResult<void> JournalKeeper::beginAnew() {
    auto begun = GameJournal::begin(folder_, played_, saved_);
    if (!begun) {
        return tl::unexpected(begun.error());
    }
    if (journal_) {
        journal_->discard();
    }
    journal_ = std::move(*begun);
    return {};
}

void JournalKeeper::settle(const FileResult<void>& written) {
    FileResult<void> result = written;
    const bool isLost = journal_ && !written && written.error().fault == FileFault::changed && !folder_.isEmpty();
    const QString lost = isLost ? journal_->path() : QString();
    if (isLost) {
        result = beginAnew();
    }
    if (!result) {
        clock_.start();
        const bool isNews = !failure_;
        failure_ = result.error();
        if (isNews) {
            Q_EMIT failed(*failure_);
        }
        return;
    }
    clock_.stop();
    if (failure_) {
        failure_.reset();
        Q_EMIT healed();
    } else if (isLost) {
        Q_EMIT replaced(lost);
    }
}

FileResult<void> JournalKeeper::finish() {
    if (failure_) {
        retry();
    }
    if (!journal_) {
        return {};
    }
    if (!isBegun(played_.game)) {
        journal_->discard();
        journal_.reset();
        folder_.clear();
        return {};
    }
    if (!engine::isOver(played_.game.state())) {
        return {};
    }
    if (failure_) {
        return tl::unexpected(*failure_);
    }
    const auto done = journal_->finish();
    journal_.reset();
    folder_.clear();
    return done ? FileResult<void>() : tl::unexpected(done.error());
}

}  // namespace gnostica::gui
