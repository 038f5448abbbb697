// Files that the tests of the command line write.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <string>

namespace gnostica::tests {

/// Writes a file into the folder. Returns its path, or an empty text if the file could not be written.
inline std::string written(const QTemporaryDir& folder, const char* name, const std::string& text) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    const bool isDone = file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) >= 0;
    return isDone ? file.fileName().toStdString() : std::string();
}

}  // namespace gnostica::tests
