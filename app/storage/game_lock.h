// Locks of games: at most one program, on any machine, plays a game.
#pragma once

#include "app/files/lock_file.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace gnostica::storage {

using files::TakeOver;

/// The program that has a game open.
struct LockHolder {
    QString path;            ///< of the game
    QString host;            ///< another machine; empty for a living program on this one
    bool isForeign = false;  ///< nobody holds the lock, but something that is not ours has its name (pathFor())
    friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

/// The kind of file that is locked.
enum class LockBeside : std::uint8_t {
    journal,  ///< locked itself as well, even by programs without lock files: a foreign file with the name of its lock
              ///< is left, and does not prevent locking
    file      ///< not locked itself: a database, whose readers lock its bytes; a draft, which is replaced
};

/// A lock next to the game. If no lock file can be made, the game is held without one.
class GameLock {
public:
    static tl::expected<GameLock, LockHolder> acquire(const QString& game, TakeOver takeOver = TakeOver::never,
                                                      LockBeside beside = LockBeside::journal);
    /// The holder of the lock, if any. Does not take the lock.
    static std::optional<LockHolder> holderOf(const QString& game, LockBeside beside = LockBeside::journal);

    static QString pathFor(const QString& game) { return game + QStringLiteral(".lock"); }

private:
    explicit GameLock(files::LockFile lock) : lock_(std::move(lock)) {}

    files::LockFile lock_;
};

}  // namespace gnostica::storage
