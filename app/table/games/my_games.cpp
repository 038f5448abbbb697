#include "app/table/games/my_games.h"

#include "app/storage/files.h"

#include <QFileInfo>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace gnostica::table {

using storage::FileFault;
using storage::FileResult;

namespace {

bool isListedBefore(const MyGamePtr& a, const MyGamePtr& b) {
    return std::tie(b->file.lastPlayed, a->file.path) < std::tie(a->file.lastPlayed, b->file.path);
}

bool isSameFile(const storage::GameFile& one, const storage::GameFile& other) {
    return one.lastPlayed == other.lastPlayed && one.size == other.size && one.isKept == other.isKept;
}

/// What a look needs; on its own thread.
struct Look {
    QString folder;
    engine::Registry registry;
    std::shared_ptr<RulesPool> pool;
    std::map<QString, MyGamePtr> known;

    MyGamePtr at(const storage::GameFile& file, const std::stop_token& stop) const;
};

/// The game as it is known, if its file has not changed; nullptr if it is gone, or if a stop is requested.
MyGamePtr Look::at(const storage::GameFile& file, const std::stop_token& stop) const {
    const auto before = known.find(file.path);
    if (before != known.end() && isSameFile(before->second->file, file)) {
        const auto holder = file.isJournal ? storage::GameLock::holderOf(file.path) : std::nullopt;
        if (holder == before->second->holder) {
            return before->second;
        }
        auto game = std::make_shared<MyGame>(*before->second);
        game->holder = holder;
        return game;
    }
    auto game = std::make_shared<MyGame>(readMyGame(file, registry, *pool, stop));
    const bool isGone = game->fault && !QFileInfo::exists(file.path);
    return isGone || stop.stop_requested() ? nullptr : game;
}

}  // namespace

MyGames::MyGames(QString folder, engine::Registry registry, QObject* parent)
    : QAbstractListModel(parent),
      folder_(std::move(folder)),
      registry_(std::move(registry)),
      pool_(std::make_shared<RulesPool>()) {}

void MyGames::look() {
    Look look{folder_, registry_, pool_, {}};
    for (const MyGamePtr& game : games_) {
        look.known.emplace(game->file.path, game);
    }
    looking_.start(
        [look = std::move(look)](const std::stop_token& stop, const async::Job<Found, async::NoProgress>::Tell& tell) {
            const auto files = storage::listGames(look.folder);
            QStringList paths;
            for (const storage::GameFile& file : files) {
                paths << file.path;
            }
            tell(Found(paths));
            for (const storage::GameFile& file : files) {
                const MyGamePtr game = look.at(file, stop);
                if (stop.stop_requested()) {
                    break;
                }
                tell(game ? Found(game) : Found(Gone{file.path}));
            }
            return async::NoProgress();
        },
        [this](async::NoProgress) {
            hasLooked_ = true;
            Q_EMIT looked();
        },
        [this](const Found& found) { collect(found); });
}

void MyGames::stop() {
    looking_.cancel();
}

void MyGames::collect(const Found& found) {
    if (const auto* paths = std::get_if<QStringList>(&found)) {
        found_ = static_cast<int>(paths->size());
        known_ = 0;
        dropAllBut(*paths);
    } else {
        ++known_;
        if (const auto* gone = std::get_if<Gone>(&found)) {
            drop(rowOf(gone->path));
        } else {
            put(std::get<MyGamePtr>(found));
        }
    }
    Q_EMIT progressed(known_, found_);
}

// ---- Rows -----------------------------------------------------------------------------------------------------------

void MyGames::dropAllBut(const QStringList& paths) {
    const std::set<QString> there(paths.begin(), paths.end());
    for (int row = rowCount(); row-- > 0;) {
        if (!there.contains(games_[static_cast<std::size_t>(row)]->file.path)) {
            drop(row);
        }
    }
}

void MyGames::put(const MyGamePtr& game) {
    const int row = rowOf(game->file.path);
    if (row >= 0) {
        MyGamePtr& here = games_[static_cast<std::size_t>(row)];
        if (here == game) {
            return;
        }
        if (here->file.lastPlayed == game->file.lastPlayed) {
            here = game;
            Q_EMIT dataChanged(index(row), index(row));
            return;
        }
        drop(row);
    }
    const auto place = std::ranges::lower_bound(games_, game, isListedBefore);
    const int at = static_cast<int>(place - games_.begin());
    beginInsertRows({}, at, at);
    games_.insert(place, game);
    endInsertRows();
}

void MyGames::drop(int row) {
    if (row >= 0) {
        beginRemoveRows({}, row, row);
        games_.erase(games_.begin() + row);
        endRemoveRows();
    }
}

int MyGames::rowOf(const QString& path) const {
    const auto found = std::ranges::find(games_, path, [](const MyGamePtr& game) { return game->file.path; });
    return found == games_.end() ? -1 : static_cast<int>(found - games_.begin());
}

MyGamePtr MyGames::find(const QString& path) const {
    const int row = rowOf(path);
    return row < 0 ? nullptr : games_[static_cast<std::size_t>(row)];
}

int MyGames::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

QVariant MyGames::data(const QModelIndex& index, int role) const {
    return index.isValid() && role == GameRole ? QVariant::fromValue(games_[static_cast<std::size_t>(index.row())])
                                               : QVariant();
}

// ---- Files ----------------------------------------------------------------------------------------------------------

FileResult<QString> MyGames::keep(const QString& path, bool kept) {
    const MyGamePtr game = find(path);
    if (!game) {
        return storage::fileFailure(FileFault::changed, path);
    }
    auto moved = storage::setKept(game->file, kept);
    if (moved) {
        auto there = std::make_shared<MyGame>(*game);
        there->file.path = *moved;
        there->file.isKept = kept;
        replace(rowOf(path), there);
    }
    return moved;
}

FileResult<void> MyGames::remove(const QString& path) {
    const MyGamePtr game = find(path);
    if (!game) {
        return storage::fileFailure(FileFault::changed, path);
    }
    auto removed = storage::removeGame(game->file);
    if (removed) {
        replace(rowOf(path), nullptr);
    }
    return removed;
}

/// A look that runs has listed the folder as it was before: it is begun again.
void MyGames::replace(int row, const MyGamePtr& game) {
    const bool isLookOutdated = isLooking();
    if (isLookOutdated) {
        stop();
    }
    if (game) {
        games_[static_cast<std::size_t>(row)] = game;
        Q_EMIT dataChanged(index(row), index(row));
    } else {
        drop(row);
    }
    if (isLookOutdated) {
        look();
    }
}

ExportedGames exportGames(const QStringList& paths, const QString& folder) {
    ExportedGames exported;
    for (const QString& path : paths) {
        if (auto copy = storage::copyGame(path, folder)) {
            exported.copies << *copy;
        } else {
            exported.faults.push_back(copy.error());
        }
    }
    return exported;
}

}  // namespace gnostica::table
