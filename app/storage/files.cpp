#include "app/storage/files.h"

#include "app/storage/file_handle.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace gnostica::storage {

FileResult<std::string> readFile(const QString& path, qint64 longest) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fileFailure(FileFault::notOpen, path, file.errorString());
    }
    const QByteArray bytes = file.read(longest + 1);
    if (file.error() != QFileDevice::NoError) {
        return fileFailure(FileFault::notRead, path, file.errorString());
    }
    if (bytes.size() > longest) {
        return fileFailure(FileFault::tooLarge, path, QString::number(longest));
    }
    return bytes.toStdString();
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
    if (!writeAll(file.handle(), bytes) || !syncToDisk(file.handle())) {
        return fileFailure(FileFault::notWritten, path, systemError());
    }
    if (!file.commit()) {
        return fileFailure(FileFault::notWritten, path, file.errorString());
    }
    syncFolder(QFileInfo(path).absolutePath());
    return {};
}

FileResult<void> moveToTrash(const QString& path) {
    // Without a trash at home Qt 6.4 drops the file into the current folder.
    const QString home = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    if (!QDir().mkpath(home + QStringLiteral("/Trash/files"))) {
        return fileFailure(FileFault::notMoved, path, systemError());
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

bool isAsKnown(const KnownFile& file) {
    if (!QFileInfo::exists(file.path)) {
        return true;
    }
    QFile open(file.path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return QFileInfo(file.path).isFile() && open.open(QIODevice::ReadOnly) && hash.addData(&open) &&
           hash.result() == file.digest;
}

}  // namespace gnostica::storage
