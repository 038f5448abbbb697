// Who plays a game: at most one program, on this machine or another.
#pragma once

#include "app/files/lock_file.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace gnostica::storage {

using files::TakeOver;

/// Who has a game open.
struct LockHolder {
    QString path;            ///< of the game
    QString host;            ///< another machine; empty: a living program on this one
    bool isForeign = false;  ///< nobody has it, but what has the name of its lock is not ours (pathFor())
    friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

/// What a lock is for.
enum class LockBeside : std::uint8_t {
    journal,  ///< is locked itself, also by programs that know no other lock: what else has the name of its lock stays,
              ///< and keeps nobody away
    file      ///< is not: a database, whose bytes are locked by whoever reads them; a draft, which is replaced
};

/// A lock beside the game. Where none can be made, the game is held without.
class GameLock {
public:
    static tl::expected<GameLock, LockHolder> acquire(const QString& game, TakeOver takeOver = TakeOver::never,
                                                      LockBeside beside = LockBeside::journal);
    /// Who plays it, if anybody does. Takes nothing.
    static std::optional<LockHolder> holderOf(const QString& game, LockBeside beside = LockBeside::journal);

    static QString pathFor(const QString& game) { return game + QStringLiteral(".lock"); }

private:
    explicit GameLock(files::LockFile lock) : lock_(std::move(lock)) {}

    files::LockFile lock_;
};

}  // namespace gnostica::storage
