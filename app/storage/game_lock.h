// Who plays a game: at most one program, on this machine or another.
#pragma once

#include "app/storage/file_handle.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace gnostica::storage {

/// Who has a game open.
struct LockHolder {
    QString path;  ///< of the game
    QString host;  ///< another machine; empty: a living program on this one
    friend bool operator==(const LockHolder&, const LockHolder&) = default;
};

enum class TakeOver : std::uint8_t {
    never,
    fromOtherHost  ///< also if another machine seems to play it: somebody who knows better has said so
};

/// What a lock is for.
enum class LockBeside : std::uint8_t {
    journal,  ///< is locked itself, also by programs that know no other lock
    database  ///< its bytes are locked by whoever reads them; and to open and close it would take these locks away
};

/// A file beside the game, locked in the kernel, which frees it however the program ends. It names the machine, for
/// folders that several share without sharing locks. What else it may hold, and one that cannot be opened, keeps
/// nobody away.
class GameLock {
public:
    static tl::expected<GameLock, LockHolder> acquire(const QString& game, TakeOver takeOver = TakeOver::never,
                                                      LockBeside beside = LockBeside::journal);
    /// Who plays it, if anybody does. Takes nothing.
    static std::optional<LockHolder> holderOf(const QString& game, LockBeside beside = LockBeside::journal);

    GameLock(GameLock&&) noexcept = default;
    GameLock& operator=(GameLock&& other) noexcept {
        std::swap(path_, other.path_);
        std::swap(file_, other.file_);
        return *this;
    }
    GameLock(const GameLock&) = delete;
    GameLock& operator=(const GameLock&) = delete;
    /// Removes the file.
    ~GameLock();

    static QString pathFor(const QString& game) { return game + QStringLiteral(".lock"); }

private:
    GameLock(QString path, FileHandle file) : path_(std::move(path)), file_(std::move(file)) {}

    QString path_;
    FileHandle file_;
};

}  // namespace gnostica::storage
