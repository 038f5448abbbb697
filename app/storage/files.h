// Whole files, read up to a limit and written atomically.
#pragma once

#include "app/files/file_handle.h"
#include "app/storage/file_error.h"
#include "engine/documents/diagnostic.h"

#include <QByteArray>
#include <QStringList>

#include <string>
#include <string_view>

class QDir;
class QFile;

namespace gnostica::storage {

/// The path of a typed name, in UTF-8. Qt takes names that begin with a colon for its own resources: this is always a
/// file.
QString pathFrom(std::string_view typed);

/// The path of a name in a folder. (QDir::filePath() takes names with a colon for resources.)
QString pathIn(const QDir& folder, const QString& name);

/// `stem` and `end` joined, with a number between them if that name is in use.
QString unusedName(const QString& stem, const QString& end);

/// Opens an ordinary file for reading; refuses folders, pipes and devices, and never waits. All files that strangers or
/// users name are opened by this function or the next ones.
FileResult<void> openOrdinary(QFile& file);

/// The bytes of an ordinary file of at most `longest` bytes. Anything else, or a larger file, is not read.
FileResult<std::string> readFile(const QString& path, qint64 longest);

/// The same for a file that a document in `folder` names, in that folder or below. If the name or a link leads out of
/// the folder, nothing is read (FileFault::outside).
FileResult<std::string> readFileWithin(const QString& folder, const QString& name, qint64 longest);

/// The reason why a document could not be read, in the form of problems within documents.
engine::Diagnostic problemOf(const FileError& error);

/// The readers of a new file. An existing file keeps its permissions.
enum class Readers : std::uint8_t { everybody, owner };

/// Writes all of `bytes`, or leaves the file as it was.
FileResult<void> writeFile(const QString& path, std::string_view bytes, Readers readers = Readers::everybody);

/// FileFault::isSource if it is one of these files, under any name or link: sources must not be overwritten.
FileResult<void> checkTarget(const QString& path, const QStringList& sources);

/// Makes a file that only the owner may read, open for writing at its end; does not replace anything of that name
/// (FileFault::exists). The file is on disk when this returns.
FileResult<files::FileHandle> createFile(const QString& path, std::string_view bytes);

/// Keeps the bytes of a file next to it, under its name with "~", and a number if that name is in use: overwrites
/// nothing. Returns the new path.
FileResult<QString> keepBeside(const QString& path, std::string_view bytes);

/// Moves the file into the desktop's trash.
FileResult<void> moveToTrash(const QString& path);

/// A file as we last read or wrote it; the path is empty if there is none.
struct KnownFile {
    QString path;
    QByteArray digest;  ///< of the file's bytes
};

QByteArray digestOf(std::string_view bytes);

/// The file as it is now. If it does not exist or cannot be read, any later contents count as changed.
KnownFile asItIs(const QString& path);

/// True if there is no file of that name, or if its contents are the known ones.
bool isAsKnown(const KnownFile& file);

}  // namespace gnostica::storage
