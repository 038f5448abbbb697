#include "app/storage/game_lock.h"

namespace gnostica::storage {

namespace {

/// Tests the lock on the journal itself, which even programs without lock files take.
bool isBeingWritten(const QString& game, LockBeside beside) {
    if (beside == LockBeside::file) {
        return false;
    }
    const files::FileHandle journal = files::openOrdinary(game);
    return journal.isOpen() && testLock(journal) == files::KernelLock::held;
}

}  // namespace

tl::expected<GameLock, LockHolder> GameLock::acquire(const QString& game, TakeOver takeOver, LockBeside beside) {
    if (isBeingWritten(game, beside)) {
        return tl::unexpected(LockHolder{game, {}});
    }
    auto lock = files::LockFile::acquire(pathFor(game), takeOver);
    if (lock) {
        return GameLock(std::move(*lock));
    }
    const bool isForeign = lock.error().why == files::LockRefusal::Why::foreign;
    if (isForeign && beside == LockBeside::journal) {
        return GameLock(files::LockFile());
    }
    return tl::unexpected(LockHolder{game, lock.error().host, isForeign});
}

std::optional<LockHolder> GameLock::holderOf(const QString& game, LockBeside beside) {
    if (isBeingWritten(game, beside)) {
        return LockHolder{game, {}};
    }
    const auto holder = files::LockFile::holderOf(pathFor(game));
    return holder ? std::optional(LockHolder{game, holder->host}) : std::nullopt;
}

}  // namespace gnostica::storage
