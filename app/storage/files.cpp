#include "app/storage/files.h"

#include <QFile>
#include <QSaveFile>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

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

FileResult<void> writeFile(const QString& path, std::string_view bytes) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return fileFailure(FileFault::notOpen, path, file.errorString());
    }
    const auto size = static_cast<qint64>(bytes.size());
    if (file.write(bytes.data(), size) != size || !file.flush() || !syncToDisk(file) || !file.commit()) {
        return fileFailure(FileFault::notWritten, path, file.errorString());
    }
    return {};
}

bool syncToDisk(QFileDevice& file) {
#ifdef Q_OS_WIN
    return _commit(file.handle()) == 0;
#else
    return ::fsync(file.handle()) == 0;
#endif
}

}  // namespace gnostica::storage
