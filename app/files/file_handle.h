// What the system offers beyond QFile: files that nobody else may read, that follow no link, and are there whole or not
// at all; and the system's own words for what went wrong. For POSIX; another system would get another file_handle.cpp.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace gnostica::files {

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
    /// At most so many bytes from the beginning; fewer where there are no more, or on an error.
    std::string beginning(std::size_t most) const;
    /// Only the owner may read and write it.
    bool makePrivate();
    /// An ordinary file of ours with one name: nobody else has had a hand in it, and no other file changes with it.
    bool isOurs() const;
    /// No name leads to it any more.
    bool isNameless() const;
    /// False if the file of that name is another one by now, a link, or none.
    bool isStillAt(const QString& path) const;

private:
    int descriptor_ = -1;
};

/// The system's own words for an error, by default the last failed call's: call it at once.
QString systemError();
QString systemError(int error);

/// Opens an ordinary file for reading and writing. No link is followed, and nobody at the other end of a pipe waited
/// for.
FileHandle openOrdinary(const QString& path);

/// True if both names lead to one file, through whatever links; false if one of them leads to none.
bool isSameFile(const QString& one, const QString& other);

/// Anything of that name is there, be it a link that leads nowhere.
bool isTaken(const QString& path);

enum class Made : std::uint8_t {
    onDisk,  ///< it survives a power cut when this returns
    locked   ///< nobody else can lock it before; it need not survive
};
/// Makes a file that holds `bytes` and that only the owner may read. It is there whole or not at all; whatever has that
/// name already is neither replaced nor followed (EEXIST). Open for writing at its end. The system's error otherwise.
tl::expected<FileHandle, int> makeFile(const QString& path, std::string_view bytes, Made made = Made::onDisk);

bool writeAll(int descriptor, std::string_view bytes);
/// Waits until what was written is on the disk …
bool syncToDisk(int descriptor);
/// … and until the names in a folder are: only then do new and renamed files survive a power cut.
bool syncFolder(const QString& folder);

enum class KernelLock : std::uint8_t {
    taken,
    held,        ///< by another process, or another handle of this one
    unsupported  ///< by the file system
};
/// Locks the whole file for as long as it is open. The kernel frees it, however the program ends.
KernelLock lockFile(const FileHandle& file);
/// `held` if another has it; takes nothing.
KernelLock testLock(const FileHandle& file);

/// Renames; false if there is a file of the new name already, which stays.
bool renameFile(const QString& from, const QString& to);
/// Makes the folder and those above it, private; tightens one that is there.
bool makePrivateFolder(const QString& folder);

}  // namespace gnostica::files
