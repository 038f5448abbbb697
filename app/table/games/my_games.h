// The user's games as a model: unfinished, finished and kept ones, the latest first.
#pragma once

#include "app/async/job.h"
#include "app/storage/file_error.h"
#include "app/table/games/my_game.h"
#include "engine/mechanics/registry.h"

#include <QAbstractListModel>
#include <QStringList>

#include <map>
#include <memory>
#include <variant>
#include <vector>

namespace gnostica::table {

/// What exportGames() has done.
struct ExportedGames {
    QStringList copies;
    std::vector<storage::FileError> faults;  ///< of games that could not be copied
};

/// One row for each game of a folder: journals, records, and the records of its folder of kept games. Reads in the
/// background and adds rows as they are read. Knows files that have not changed since, so that looking again is quick,
/// and rows of unchanged games stay as they are. Never changes a file by itself: storage::surveyGames() does the
/// tidying.
class MyGames : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        GameRole = Qt::UserRole  ///< a MyGamePtr, never null
    };

    MyGames(QString folder, engine::Registry registry, QObject* parent = nullptr);

    const QString& folder() const { return folder_; }
    /// Looks through the folder; an empty name means that there are no games. A look that runs is begun again.
    void look();
    /// Leaves the rows as they are now.
    void stop();
    bool isLooking() const { return looking_.isRunning(); }
    /// True once a look has come to its end.
    bool hasLooked() const { return hasLooked_; }

    const std::vector<MyGamePtr>& games() const { return games_; }
    /// Nullptr if there is no such row.
    MyGamePtr find(const QString& path) const;

    // These work at once, and change the row. A game that others have changed since it was listed is left alone
    // (FileFault::changed).
    /// Gives or takes the bookmark; returns the game's new path, at which it is found now. FileFault::isJournal for
    /// games that cannot have one. Nothing is ever overwritten.
    storage::FileResult<QString> keep(const QString& path, bool kept);
    /// Moves the file to the trash. FileFault::inUse for a game in play.
    storage::FileResult<void> remove(const QString& path);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    /// The look goes on: this many of the games in the folder have been looked into.
    void progressed(int known, int all);
    /// The look has ended, and all rows are there. Not after stop().
    void looked();

private:
    /// A file that was there when the look began, and is not any more.
    struct Gone {
        QString path;
    };
    /// What a look finds, in this order: the paths of all files, then each of them.
    using Found = std::variant<QStringList, MyGamePtr, Gone>;

    void collect(const Found& found);
    void dropAllBut(const QStringList& paths);
    void put(const MyGamePtr& game);
    void drop(int row);
    void replace(int row, const MyGamePtr& game);
    int rowOf(const QString& path) const;

    QString folder_;
    engine::Registry registry_;
    std::shared_ptr<RulesPool> pool_;  ///< used by the look that runs
    std::vector<MyGamePtr> games_;     ///< the latest first
    int found_ = 0;                    ///< number of files that the look has found,
    int known_ = 0;                    ///< and how many of them it has looked into
    bool hasLooked_ = false;
    async::Job<Found, async::NoProgress> looking_;  ///< last, so that it is destroyed first
};

/// Copies games into a folder under their own names, or similar unused ones; overwrites nothing, and leaves out where
/// they had been saved. An unfinished game becomes a record of the game so far. May take a while.
ExportedGames exportGames(const QStringList& paths, const QString& folder);

}  // namespace gnostica::table
