// Whole files, read within a bound and written atomically.
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

/// The path that somebody has typed, in UTF-8. Qt takes names that begin with a colon for its own resources: this is
/// always a file.
QString pathFrom(std::string_view typed);

/// The path of what a folder has listed under a name. (QDir::filePath() takes those with a colon for resources.)
QString pathIn(const QDir& folder, const QString& name);

/// Opens an ordinary file for reading. Nothing else is opened, no folder, pipe or device, and nobody is waited for.
/// What a stranger or a person names is opened here, or by those below.
FileResult<void> openOrdinary(QFile& file);

/// The bytes of an ordinary file of at most `longest` bytes. Nothing else is read, and a larger file is not begun.
FileResult<std::string> readFile(const QString& path, qint64 longest);

/// The same of a file that a document in `folder` names: one that lies there, or in a folder below. Where the name or a
/// link leads out of the folder, nothing is read (FileFault::outside).
FileResult<std::string> readFileWithin(const QString& folder, const QString& name, qint64 longest);

/// Why a document could not be read, as the problems within documents are told.
engine::Diagnostic problemOf(const FileError& error);

/// Who may read a file that is made. One that is written over keeps what its owner has set.
enum class Readers : std::uint8_t { everybody, owner };

/// Afterwards the file holds all of `bytes`, or what it held before.
FileResult<void> writeFile(const QString& path, std::string_view bytes, Readers readers = Readers::everybody);

/// FileFault::isSource if it is one of these files, by whatever names and links: what is read is not written over.
FileResult<void> checkTarget(const QString& path, const QStringList& sources);

/// Makes a file that only the owner may read; whatever has that name already stays (FileFault::exists). Open for
/// writing at its end, and on the disk when this returns.
FileResult<files::FileHandle> createFile(const QString& path, std::string_view bytes);

/// Keeps the bytes of a file beside it, under its name and "~", or a number besides if that is taken: nothing is ever
/// written over. The new path.
FileResult<QString> keepBeside(const QString& path, std::string_view bytes);

/// Into the desktop's trash.
FileResult<void> moveToTrash(const QString& path);

/// A file as it was when we last read or wrote it; none with an empty path.
struct KnownFile {
    QString path;
    QByteArray digest;  ///< of its bytes
};

QByteArray digestOf(std::string_view bytes);

/// The file as it is now. Where there is none that can be read, or none at all, whatever it holds later is something
/// else.
KnownFile asItIs(const QString& path);

/// True if there is no file of that name, or if it holds what we know.
bool isAsKnown(const KnownFile& file);

}  // namespace gnostica::storage
