#include "app/gui/program/demo/demo_targets.h"

#include "app/files/file_handle.h"
#include "app/storage/files.h"
#include "app/storage/game_folder.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

#include <vector>

namespace gnostica::gui {

namespace {

using storage::FileFault;

storage::FileResult<void> checkFile(const QString& path, bool overwrite) {
    const QFileInfo file(path);
    if (files::isTaken(path) && !file.isFile()) {
        return storage::fileFailure(FileFault::notRegular, path);
    }
    if (!overwrite && file.exists()) {
        return storage::fileFailure(FileFault::exists, path);
    }
    if (!QFileInfo(file.absolutePath()).isWritable()) {
        return storage::fileFailure(FileFault::notWritten, path);
    }
    return {};
}

storage::FileResult<QByteArray> encoded(const QString& path, const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, QFileInfo(path).suffix().toLatin1());
    if (!writer.write(picture)) {
        return storage::fileFailure(FileFault::notWritten, path, writer.errorString());
    }
    return bytes;
}

/// Also checks that the extension names a supported picture format.
storage::FileResult<void> checkPicture(const QString& path, bool overwrite) {
    QImage smallest(1, 1, QImage::Format_RGB32);
    smallest.fill(Qt::black);
    return encoded(path, smallest).and_then([&](const QByteArray&) { return checkFile(path, overwrite); });
}

storage::FileResult<void> checkRecord(const QString& path, bool overwrite) {
    return storage::isJournal(path) ? storage::fileFailure(FileFault::isJournal, path) : checkFile(path, overwrite);
}

struct Target {
    QString path;
    storage::FileResult<void> (*check)(const QString& path, bool overwrite);
};

std::vector<Target> targetsOf(const DemoOptions& options) {
    std::vector<Target> targets;
    if (!options.screenshot.isEmpty()) {
        targets.push_back({options.screenshot, checkPicture});
        targets.push_back({pictureOfEnd(options.screenshot), checkPicture});
    }
    if (!options.record.isEmpty()) {
        targets.push_back({options.record, checkRecord});
    }
    return targets;
}

}  // namespace

QString pictureOfEnd(const QString& screenshot) {
    const QFileInfo file(screenshot);
    const QString suffix = file.suffix().isEmpty() ? QStringLiteral("png") : file.suffix();
    return QStringLiteral("%1/%2-end.%3").arg(file.path(), file.completeBaseName(), suffix);
}

std::optional<storage::FileError> obstacleTo(const DemoOptions& options) {
    QStringList earlier;
    for (const Target& target : targetsOf(options)) {
        if (!storage::checkTarget(target.path, earlier)) {
            return storage::FileError{FileFault::isTwice, target.path, {}};
        }
        if (const auto checked = target.check(target.path, options.overwrite); !checked) {
            return checked.error();
        }
        earlier += target.path;
    }
    return std::nullopt;
}

storage::FileResult<void> writePicture(const QString& path, const QImage& picture, bool overwrite) {
    return checkFile(path, overwrite)
        .and_then([&] { return encoded(path, picture); })
        .and_then([&](const QByteArray& bytes) { return storage::writeFile(path, bytes.toStdString()); });
}

}  // namespace gnostica::gui
