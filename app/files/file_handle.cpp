#include "app/files/file_handle.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace gnostica::files {

namespace {

constexpr mode_t kOwnersFile = S_IRUSR | S_IWUSR;
constexpr mode_t kOwnersFolder = S_IRWXU;

/// Repeats a call that a signal has interrupted.
template <class Call>
auto persistently(Call call) {
    auto result = call();
    while (result == -1 && errno == EINTR) {
        result = call();
    }
    return result;
}

FileHandle openWith(const QByteArray& name, int flags) {
    return FileHandle(persistently([&] { return ::open(name.constData(), flags | O_CLOEXEC, kOwnersFile); }));
}

QString folderOf(const QString& path) {
    return QFileInfo(path).absolutePath();
}

/// Opens a file that has no name yet, or the name `part` if the file system has no unnamed files.
FileHandle openUnnamed(const QString& path, QString& part) {
    FileHandle file = openWith(QFile::encodeName(folderOf(path)), O_TMPFILE | O_RDWR);
    if (!file.isOpen() && (errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL || errno == ENOENT)) {
        part = path + QStringLiteral(".part%1").arg(::getpid());
        file = openWith(QFile::encodeName(part), O_CREAT | O_EXCL | O_RDWR);
    }
    return file;
}

bool giveName(const FileHandle& file, const QString& part, const QString& path) {
    if (!part.isEmpty()) {
        return renameFile(part, path);
    }
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(file.descriptor());
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, QFile::encodeName(path).constData(), AT_SYMLINK_FOLLOW) == 0;
}

std::optional<struct stat> statusOf(int descriptor) {
    struct stat about {};
    return ::fstat(descriptor, &about) == 0 ? std::optional(about) : std::nullopt;
}

bool isSame(const struct stat& one, const struct stat& other) {
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

struct flock wholeFile() {
    struct flock whole {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return whole;
}

}  // namespace

FileHandle::~FileHandle() {
    if (isOpen()) {
        ::close(descriptor_);
    }
}

std::optional<qint64> FileHandle::size() const {
    const auto about = statusOf(descriptor_);
    return about ? std::optional<qint64>(about->st_size) : std::nullopt;
}

bool FileHandle::truncate(qint64 size) {
    return persistently([&] { return ::ftruncate(descriptor_, size); }) == 0;
}

bool FileHandle::seek(qint64 place) {
    return ::lseek(descriptor_, place, SEEK_SET) == place;
}

std::optional<char> FileHandle::byteAt(qint64 place) const {
    char byte = 0;
    const auto read = persistently([&] { return ::pread(descriptor_, &byte, 1, place); });
    return read == 1 ? std::optional(byte) : std::nullopt;
}

bool FileHandle::makePrivate() {
    return ::fchmod(descriptor_, kOwnersFile) == 0;
}

std::string FileHandle::beginning(std::size_t most) const {
    std::string bytes(most, '\0');
    std::size_t count = 0;
    while (count < most) {
        const auto read = persistently(
            [&] { return ::pread(descriptor_, bytes.data() + count, most - count, static_cast<off_t>(count)); });
        if (read <= 0) {
            break;
        }
        count += static_cast<std::size_t>(read);
    }
    bytes.resize(count);
    return bytes;
}

bool FileHandle::isOurs() const {
    const auto about = statusOf(descriptor_);
    return about && S_ISREG(about->st_mode) && about->st_uid == ::geteuid() && about->st_nlink == 1;
}

bool FileHandle::isNameless() const {
    const auto about = statusOf(descriptor_);
    return about && about->st_nlink == 0;
}

bool FileHandle::isStillAt(const QString& path) const {
    const auto open = statusOf(descriptor_);
    struct stat named {};
    return open && ::lstat(QFile::encodeName(path).constData(), &named) == 0 && isSame(*open, named);
}

QString systemError() {
    return systemError(errno);
}

QString systemError(int error) {
    return QString::fromStdString(std::generic_category().message(error));
}

FileHandle openOrdinary(const QString& path) {
    FileHandle file = openWith(QFile::encodeName(path), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
    const auto about = file.isOpen() ? statusOf(file.descriptor()) : std::nullopt;
    return about && S_ISREG(about->st_mode) ? std::move(file) : FileHandle();
}

bool isSameFile(const QString& one, const QString& other) {
    struct stat first {};
    struct stat second {};
    return ::stat(QFile::encodeName(one).constData(), &first) == 0 &&
           ::stat(QFile::encodeName(other).constData(), &second) == 0 && isSame(first, second);
}

bool isTaken(const QString& path) {
    struct stat about {};
    return ::lstat(QFile::encodeName(path).constData(), &about) == 0;
}

tl::expected<FileHandle, int> makeFile(const QString& path, std::string_view bytes, Made made) {
    const bool isSynced = made == Made::onDisk;
    QString part;
    FileHandle file = openUnnamed(path, part);
    if (!file.isOpen()) {
        return tl::unexpected(errno);
    }
    static_cast<void>(file.makePrivate());  // some file systems have no owners
    if (made == Made::locked) {
        static_cast<void>(lockFile(file));  // some file systems have no locks
    }
    if (writeAll(file.descriptor(), bytes) && (!isSynced || syncToDisk(file.descriptor())) &&
        giveName(file, part, path)) {
        if (isSynced) {
            syncFolder(folderOf(path));  // some file systems cannot; the file itself is on disk
        }
        return file;
    }
    const int why = errno;
    if (!part.isEmpty()) {
        QFile::remove(part);
    }
    return tl::unexpected(why);
}

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = persistently([&] { return ::write(descriptor, bytes.data(), bytes.size()); });
        if (written <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool syncToDisk(int descriptor) {
    return persistently([&] { return ::fsync(descriptor); }) == 0;
}

bool syncFolder(const QString& folder) {
    const FileHandle open = openWith(QFile::encodeName(folder), O_RDONLY | O_DIRECTORY);
    return open.isOpen() && syncToDisk(open.descriptor());
}

KernelLock lockFile(const FileHandle& file) {
    struct flock whole = wholeFile();
    if (persistently([&] { return ::fcntl(file.descriptor(), F_OFD_SETLK, &whole); }) == 0) {
        return KernelLock::taken;
    }
    return errno == EACCES || errno == EAGAIN ? KernelLock::held : KernelLock::unsupported;
}

KernelLock testLock(const FileHandle& file) {
    struct flock whole = wholeFile();
    if (persistently([&] { return ::fcntl(file.descriptor(), F_OFD_GETLK, &whole); }) != 0) {
        return KernelLock::unsupported;
    }
    return whole.l_type == F_UNLCK ? KernelLock::taken : KernelLock::held;
}

bool renameFile(const QString& from, const QString& to) {
    const QByteArray before = QFile::encodeName(from);
    const QByteArray after = QFile::encodeName(to);
    int done = ::renameat2(AT_FDCWD, before.constData(), AT_FDCWD, after.constData(), RENAME_NOREPLACE);
    if (done != 0 && (errno == EINVAL || errno == ENOSYS)) {
        done = isTaken(to) ? -1 : ::rename(before.constData(), after.constData());
        errno = done != 0 && isTaken(to) ? EEXIST : errno;
    }
    if (done == 0) {
        syncFolder(folderOf(to));
    }
    return done == 0;
}

bool makeFolder(const QString& folder) {
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (!QFileInfo::exists(path)) {
        const QString above = folderOf(path);
        if (above == path || !makeFolder(above) ||
            (::mkdir(QFile::encodeName(path).constData(), kOwnersFolder) != 0 && errno != EEXIST)) {
            return false;
        }
        syncFolder(above);
    }
    const bool isFolder = QFileInfo(path).isDir();
    if (!isFolder) {
        errno = ENOTDIR;
    }
    return isFolder;
}

bool makePrivateFolder(const QString& folder) {
    if (!makeFolder(folder)) {
        return false;
    }
    static_cast<void>(::chmod(QFile::encodeName(folder).constData(), kOwnersFolder));  // used even if it stays open
    return true;
}

}  // namespace gnostica::files
