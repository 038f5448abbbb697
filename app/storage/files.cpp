#include "app/storage/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gnostica::storage {

namespace {

/// Opening a pipe does not wait for its other end.
constexpr int kToRead = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;

/// Checks the open file, not its name, which may mean something else a moment later.
FileResult<void> takeOrdinary(QFile& file, int handle) {
    const QString path = file.fileName();
    if (handle < 0) {
        const bool isMisread = errno == ENOENT && path.contains(QChar(QChar::ReplacementCharacter));
        return isMisread ? fileFailure(FileFault::notUtf8, path)
                         : fileFailure(FileFault::notOpen, path, qt_error_string(errno));
    }
    struct stat status {};
    if (::fstat(handle, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(handle);
        return fileFailure(FileFault::notRegular, path);
    }
    if (!file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return fileFailure(FileFault::notOpen, path, file.errorString());
    }
    return {};
}

/// The system's error for a path that leads to nothing, or through a folder without permission; 0 if there is
/// something.
int whyNotFound(const QString& path) {
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? 0 : errno;
}

/// Opens a file through its folders by their real names, so that a link that has been put there meanwhile is not
/// followed. Negative on failure.
int openBelow(const QString& folder, const QStringList& names) {
    constexpr int onlyToLook = O_PATH | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW;
    int below = ::open(QFile::encodeName(folder).constData(), onlyToLook);
    for (qsizetype i = 0; i < names.size() && below >= 0; ++i) {
        const int flags = i + 1 < names.size() ? onlyToLook : kToRead | O_NOFOLLOW;
        const int next = ::openat(below, QFile::encodeName(names[i]).constData(), flags);
        const int why = errno;
        ::close(below);
        errno = why;
        below = next;
    }
    return below;
}

/// `path` is needed because QFile forgets the name of a file that it opens by descriptor.
FileResult<std::string> readOpen(QFile& file, const QString& path, qint64 longest) {
    std::string bytes;
    std::array<char, 1 << 16> part{};
    const auto isWithin = [&] { return std::max(file.size(), static_cast<qint64>(bytes.size())) <= longest; };
    for (qint64 count = 1; count > 0 && isWithin();) {  // a file may grow while it is read
        count = file.read(part.data(), part.size());
        bytes.append(part.data(), static_cast<std::size_t>(std::max<qint64>(count, 0)));
    }
    if (file.error() != QFileDevice::NoError) {
        return fileFailure(FileFault::notRead, path, file.errorString());
    }
    if (!isWithin()) {
        return fileFailure(FileFault::tooLarge, path, QString::number(longest));
    }
    return bytes;
}

engine::DiagnosticCode codeOf(const FileError& error) {
    switch (error.fault) {
    case FileFault::notRegular: return engine::DiagnosticCode::notRegular;
    case FileFault::outside: return engine::DiagnosticCode::outsideFile;
    default: break;
    }
    const int why = whyNotFound(error.path);
    return why == ENOENT || why == ENOTDIR ? engine::DiagnosticCode::missingFile : engine::DiagnosticCode::unreadFile;
}

}  // namespace

QString pathFrom(std::string_view typed) {
    const QString path = QString::fromUtf8(typed.data(), static_cast<qsizetype>(typed.size()));
    return path.startsWith(u':') ? QStringLiteral("./") + path : path;
}

QString pathIn(const QDir& folder, const QString& name) {
    return folder.path() + u'/' + name;
}

QString unusedName(const QString& stem, const QString& end) {
    QString name = stem + end;
    for (int number = 2; files::isTaken(name); ++number) {
        name = QStringLiteral("%1-%2%3").arg(stem).arg(number).arg(end);
    }
    return name;
}

FileResult<void> openOrdinary(QFile& file) {
    return takeOrdinary(file, ::open(QFile::encodeName(file.fileName()).constData(), kToRead));
}

FileResult<std::string> readFile(const QString& path, qint64 longest) {
    QFile file(path);
    return openOrdinary(file).and_then([&] { return readOpen(file, path, longest); });
}

FileResult<std::string> readFileWithin(const QString& folder, const QString& name, qint64 longest) {
    const QString path = folder + u'/' + name;
    QFile file(path);
    const QString inside = QFileInfo(folder).canonicalFilePath() + u'/';
    const QString found = QFileInfo(path).canonicalFilePath();
    if (found.isEmpty()) {
        return fileFailure(FileFault::notOpen, path, qt_error_string(whyNotFound(path)));
    }
    if (!found.startsWith(inside)) {
        return fileFailure(FileFault::outside, path);
    }
    const int handle = openBelow(inside, found.mid(inside.size()).split(u'/'));
    return takeOrdinary(file, handle).and_then([&] { return readOpen(file, path, longest); });
}

engine::Diagnostic problemOf(const FileError& error) {
    engine::Diagnostic problem;
    if (error.fault == FileFault::tooLarge) {
        problem.code = engine::DiagnosticCode::tooLong;
        problem.source = error.path.toStdString();
        problem.expected = error.detail.toStdString();
        return problem;
    }
    problem.code = codeOf(error);
    problem.found = error.path.toStdString();
    return problem;
}

FileResult<void> writeFile(const QString& path, std::string_view bytes, Readers readers) {
    const bool isNew = !QFileInfo::exists(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return fileFailure(FileFault::notOpen, path, file.errorString());
    }
    if (isNew && readers == Readers::owner) {
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
    if (!files::writeAll(file.handle(), bytes) || !files::syncToDisk(file.handle())) {
        return fileFailure(FileFault::notWritten, path, files::systemError());
    }
    if (!file.commit()) {
        return fileFailure(FileFault::notWritten, path, file.errorString());
    }
    files::syncFolder(QFileInfo(path).absolutePath());
    return {};
}

FileResult<void> checkTarget(const QString& path, const QStringList& sources) {
    for (const QString& source : sources) {
        // Files that do not exist yet can only be compared by name.
        if (files::isSameFile(path, source) ||
            QFileInfo(path).absoluteFilePath() == QFileInfo(source).absoluteFilePath()) {
            return fileFailure(FileFault::isSource, path);
        }
    }
    return {};
}

FileResult<files::FileHandle> createFile(const QString& path, std::string_view bytes) {
    auto made = files::makeFile(path, bytes);
    if (made) {
        return std::move(*made);
    }
    return made.error() == EEXIST ? fileFailure(FileFault::exists, path)
                                  : fileFailure(FileFault::notWritten, path, files::systemError(made.error()));
}

FileResult<QString> keepBeside(const QString& path, std::string_view bytes) {
    constexpr int most = 1000;
    QString kept = path + u'~';
    auto made = createFile(kept, bytes);
    for (int number = 2; !made && made.error().fault == FileFault::exists && number <= most; ++number) {
        kept = path + u'~' + QString::number(number);
        made = createFile(kept, bytes);
    }
    return made ? FileResult<QString>(kept) : tl::unexpected(made.error());
}

FileResult<void> moveToTrash(const QString& path) {
    // Without a trash folder at home, Qt 6.4 moves the file into the current folder.
    const QString home = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    if (!files::makeFolder(home + QStringLiteral("/Trash/files"))) {
        return fileFailure(FileFault::notMoved, path, files::systemError());
    }
    QFile file(path);
    if (!file.moveToTrash()) {
        return fileFailure(FileFault::notMoved, path, file.errorString());
    }
    return {};
}

QByteArray digestOf(std::string_view bytes) {
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256);
}

KnownFile asItIs(const QString& path) {
    QFile open(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const bool isRead = openOrdinary(open) && hash.addData(&open);
    return {path, isRead ? hash.result() : QByteArray()};
}

bool isAsKnown(const KnownFile& file) {
    if (!QFileInfo::exists(file.path)) {
        return true;
    }
    const QByteArray digest = asItIs(file.path).digest;
    return !digest.isEmpty() && digest == file.digest;
}

}  // namespace gnostica::storage
