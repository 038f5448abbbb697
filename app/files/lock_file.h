// The lock that all our programs use: a file locked in the kernel, which releases it however the program ends.
#pragma once

#include "app/files/file_handle.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace gnostica::files {

enum class TakeOver : std::uint8_t {
    never,
    fromOtherHost  ///< even if another machine seems to hold it: the person has confirmed that
};

/// The reason why a lock cannot be had.
struct LockRefusal {
    enum class Why : std::uint8_t {
        held,         ///< by a living program on this machine
        byOtherHost,  ///< apparently
        foreign       ///< something that we did not make has its name; it is not changed
    };
    Why why{};
    QString host = {};  ///< the other machine
};

/// Held as long as it lives. The file names process, program and machine, for folders that several machines share
/// without sharing locks. Only files of our own making are opened for writing or removed: ordinary files of the same
/// user, with one name and with these lines. Follows no link.
class LockFile {
public:
    /// Takes over the lock of a dead program. If no file can be made (no room, no permission), the lock has no file.
    static tl::expected<LockFile, LockRefusal> acquire(const QString& path, TakeOver takeOver = TakeOver::never);
    /// The holder of the lock, if any; never LockRefusal::Why::foreign. Does not take the lock.
    static std::optional<LockRefusal> holderOf(const QString& path);
    /// True if something that none of our programs has made, with QLockFile or without, has the name of a lock.
    static bool isForeign(const QString& path);

    /// Locks nothing.
    LockFile() = default;
    LockFile(LockFile&&) noexcept = default;
    LockFile& operator=(LockFile&& other) noexcept {
        std::swap(path_, other.path_);
        std::swap(file_, other.file_);
        return *this;
    }
    LockFile(const LockFile&) = delete;
    LockFile& operator=(const LockFile&) = delete;
    /// Removes the file.
    ~LockFile();

    /// False if no file could be made.
    bool hasFile() const { return file_.isOpen(); }

private:
    LockFile(QString path, FileHandle file) : path_(std::move(path)), file_(std::move(file)) {}

    QString path_;
    FileHandle file_;
};

}  // namespace gnostica::files
