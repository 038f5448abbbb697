// File functions of the system beyond QFile: files that only the owner may read, that follow no links, and that appear
// whole or not at all; and the system's error texts. For POSIX; another system needs its own file_handle.cpp.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace gnostica::files {

/// An open file; closed by its destructor, and not inherited by programs started meanwhile.
class FileHandle {
public:
    FileHandle() = default;
    explicit FileHandle(int descriptor) : descriptor_(descriptor) {}
    FileHandle(FileHandle&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileHandle& operator=(FileHandle&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    FileHandle(const FileHandle&) = delete;
    FileHandle& operator=(const FileHandle&) = delete;
    ~FileHandle();

    bool isOpen() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }

    std::optional<qint64> size() const;
    bool truncate(qint64 size);
    bool seek(qint64 place);
    std::optional<char> byteAt(qint64 place) const;
    /// At most `most` bytes from the beginning; fewer if the file is shorter, or on an error.
    std::string beginning(std::size_t most) const;
    /// Lets only the owner read and write the file.
    bool makePrivate();
    /// True for an ordinary file of ours with one name: nobody else had access, and no other file changes with it.
    bool isOurs() const;
    /// True if no name leads to it any more.
    bool isNameless() const;
    /// False if the name now leads to another file, a link, or nothing.
    bool isStillAt(const QString& path) const;

private:
    int descriptor_ = -1;
};

/// The system's text for an error, by default that of the last failed call: to be called immediately after it.
QString systemError();
QString systemError(int error);

/// Opens an ordinary file for reading and writing. Follows no link, and waits for nobody at the other end of a pipe.
FileHandle openOrdinary(const QString& path);

/// True if both names lead to the same file, through any links; false if either leads nowhere.
bool isSameFile(const QString& one, const QString& other);

/// True if the name is in use, even by a link that leads nowhere.
bool isTaken(const QString& path);

enum class Made : std::uint8_t {
    onDisk,  ///< survives a power cut when the call returns
    locked   ///< nobody else can lock it first; may not survive a power cut
};
/// Makes a file that holds `bytes` and that only the owner may read; open for writing at its end. It appears whole or
/// not at all, and replaces or follows nothing that has the name already (EEXIST). Returns the system's error.
tl::expected<FileHandle, int> makeFile(const QString& path, std::string_view bytes, Made made = Made::onDisk);

bool writeAll(int descriptor, std::string_view bytes);
/// Waits until everything written is on the disk …
bool syncToDisk(int descriptor);
/// … and until the names in a folder are: without that, new and renamed files may not survive a power cut.
bool syncFolder(const QString& folder);

enum class KernelLock : std::uint8_t {
    taken,
    held,        ///< by another process, or another handle of this one
    unsupported  ///< by the file system
};
/// Locks the whole file for as long as it is open. The kernel releases the lock, however the program ends.
KernelLock lockFile(const FileHandle& file);
/// Returns `held` if another handle has the lock; does not take it.
KernelLock testLock(const FileHandle& file);

/// Renames a file; returns false, and changes nothing, if the new name is in use.
bool renameFile(const QString& from, const QString& to);
/// Makes the folder, if it is missing, and missing folders above it, all of them private (as the XDG specification of
/// base directories asks); leaves the access to existing ones as it is.
bool makeFolder(const QString& folder);
/// Makes the folder like makeFolder(); also restricts the access to an existing one, but not to those above it.
bool makePrivateFolder(const QString& folder);

}  // namespace gnostica::files
