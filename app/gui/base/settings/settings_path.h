// Where settings lie, and whether what lies there can be read at all.
#pragma once

#include "app/storage/file_error.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QString>

namespace gnostica::gui {

/// Where QSettings keeps those of an organization's program; known before the file is opened.
inline QString settingsPath(const QString& organization = QCoreApplication::organizationName(),
                            const QString& program = QCoreApplication::applicationName()) {
    return QStringLiteral("%1/%2/%3.conf")
        .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation), organization, program);
}

/// QSettings waits for the writer of a pipe, and reads whatever else there is to its end. Settings are an ordinary
/// file, and not a large one; or there is none yet.
storage::FileResult<void> checkSettings(const QString& path);

/// FileFault::exists if something that is not ours has the name of the lock: QSettings locks a file that it writes, and
/// removes whatever has had that name for half a minute.
storage::FileResult<void> checkLockOfSettings(const QString& path);

}  // namespace gnostica::gui
