// Location of settings, and checks that they can be read.
#pragma once

#include "app/storage/file_error.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QString>

namespace gnostica::gui {

/// The file in which QSettings stores a program's settings; known before the file is opened.
inline QString settingsPath(const QString& organization = QCoreApplication::organizationName(),
                            const QString& program = QCoreApplication::applicationName()) {
    return QStringLiteral("%1/%2/%3.conf")
        .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation), organization, program);
}

/// Checks that settings are a regular file of moderate size, or do not exist yet. QSettings would wait for the writer
/// of a pipe and read a file of any size to its end.
storage::FileResult<void> checkSettings(const QString& path);

/// Returns FileFault::exists if a file that is not a lock of ours has the name of the lock: QSettings locks the file
/// that it writes and removes anything that has had that name for half a minute.
storage::FileResult<void> checkLockOfSettings(const QString& path);

}  // namespace gnostica::gui
