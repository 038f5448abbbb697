// The files of single games: listed, given a bookmark, removed, copied.
#pragma once

#include "app/storage/file_error.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace gnostica::storage {

/// A game as it was when it was listed.
struct GameFile {
    QString path;
    QDateTime lastPlayed;  ///< when the file was last changed
    qint64 size = 0;
    bool isJournal = false;
    bool isKept = false;  ///< has a bookmark
};

/// The folder of games with a bookmark: inside the folder of games, so that the limit of finished games
/// (surveyGames()) does not reach them.
QString keptFolder(const QString& folder);

/// Journals and records of a folder of games, those with a bookmark included; the latest first.
std::vector<GameFile> listGames(const QString& folder);

// FileFault::changed if the game has changed since it was listed. Nothing is overwritten, and on an error everything
// stays where it is.
/// Gives or takes the bookmark by moving the record; returns its new path. FileFault::isJournal for a journal.
FileResult<QString> setKept(const GameFile& game, bool kept);
/// Moves the game to the trash. FileFault::inUse for a journal in play on this machine.
FileResult<void> removeGame(const GameFile& game);

/// Copies a game into a folder as a record, under its own name or a similar unused one, without the note where it had
/// been saved; returns the new path.
FileResult<QString> copyGame(const QString& path, const QString& folder);

}  // namespace gnostica::storage
