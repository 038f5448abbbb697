// What the system offers beyond QFile: files that nobody else may read, exclusive locks that end with their owner,
// and the system's own words for what went wrong. For POSIX; another system would get another file_handle.cpp.
#pragma once

#include "app/storage/file_error.h"

#include <QString>

#include <optional>
#include <string_view>
#include <utility>

namespace gnostica::storage {

/// An open file; closed with its owner, and not handed to programs that are started meanwhile.
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
    /// Only the owner may read and write it.
    bool makePrivate();
    /// False if the file of that name is another one by now, or none.
    bool isStillAt(const QString& path) const;

private:
    int descriptor_ = -1;
};

enum class Lock : std::uint8_t {
    taken,
    held,        ///< by another process, or another handle of this one
    unsupported  ///< by the file system
};

/// The system's own words for the last failed call; call it at once.
QString systemError();

/// Opens for reading and writing. A missing file is made if `mayCreate` (private, and empty).
FileHandle openFile(const QString& path, bool mayCreate = false);
/// Makes a file that holds `bytes` and that only the owner may read. It is there whole or not at all; one of that name
/// is never replaced (FileFault::exists). Open for writing at its end, and on the disk when this returns.
FileResult<FileHandle> createFile(const QString& path, std::string_view bytes);

bool writeAll(int descriptor, std::string_view bytes);
/// Waits until what was written is on the disk …
bool syncToDisk(int descriptor);
/// … and until the names in a folder are: only then do new and renamed files survive a power cut.
bool syncFolder(const QString& folder);

/// Locks the whole file for as long as it is open. The kernel frees it, however the program ends.
Lock lockFile(const FileHandle& file);
/// `held` if another has it; takes nothing.
Lock testLock(const FileHandle& file);

/// Renames; false if there is a file of the new name already, which stays.
bool renameFile(const QString& from, const QString& to);
/// Makes the folder and those above it, private; tightens one that is there.
bool makePrivateFolder(const QString& folder);

}  // namespace gnostica::storage
