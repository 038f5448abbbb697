// The one lock of all our programs: a file, locked in the kernel, which frees it however the program ends.
#pragma once

#include "app/files/file_handle.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace gnostica::files {

enum class TakeOver : std::uint8_t {
    never,
    fromOtherHost  ///< also if another machine seems to hold it: somebody who knows better has said so
};

/// Why a lock cannot be had.
struct LockRefusal {
    enum class Why : std::uint8_t {
        held,         ///< by a living program on this machine
        byOtherHost,  ///< to all appearance
        foreign       ///< something has its name that we did not make: it stays as it is
    };
    Why why{};
    QString host = {};  ///< the other machine
};

/// Held as long as it lives. The file names process, program and machine, for folders that several machines share
/// without sharing locks. Only ever a file of our own making is opened for writing, or removed: an ordinary file of the
/// same user, with one name and with such lines. No link is followed.
class LockFile {
public:
    /// Takes what a dead program has left. Where no file can be made (no room, no permission) the lock has none.
    static tl::expected<LockFile, LockRefusal> acquire(const QString& path, TakeOver takeOver = TakeOver::never);
    /// Who holds it, if anybody does; never LockRefusal::Why::foreign. Takes nothing.
    static std::optional<LockRefusal> holderOf(const QString& path);
    /// Something has the name of a lock that none of our programs has made, QLockFile in them included.
    static bool isForeign(const QString& path);

    /// Keeps nobody away.
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

    /// False where no file could be made.
    bool hasFile() const { return file_.isOpen(); }

private:
    LockFile(QString path, FileHandle file) : path_(std::move(path)), file_(std::move(file)) {}

    QString path_;
    FileHandle file_;
};

}  // namespace gnostica::files
