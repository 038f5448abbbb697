// Games in journals, and a disk that becomes full.
#pragma once

#include "app/storage/game_folder.h"
#include "app/table/game_session.h"
#include "app/table/record_files.h"
#include "engine/mechanics/registry.h"
#include "tests/support/random_play.h"

#include <QDir>
#include <QFile>

#include <csignal>
#include <sys/resource.h>
#include <utility>
#include <vector>

namespace gnostica::gui::playing {

/// Random steps without announcements, so that the game does not end.
inline void playOn(table::GameSession& session, int steps, engine::Rng& rng) {
    while (steps > 0 && !session.referee().isOver()) {
        const engine::Step step = tests::choose(session.table().legal(), rng);
        if (!std::holds_alternative<engine::step::Challenge>(step)) {
            session.play(step);
            --steps;
        }
    }
}

inline QStringList journalsIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.journal")}, QDir::Files);
}

inline std::vector<storage::JournalSummary> unfinishedIn(const QString& folder) {
    return storage::surveyGames(folder, 0).unfinished;
}

/// The only unfinished game of the folder, resumed.
inline table::ResumedGame resumeFrom(const QString& folder) {
    const auto games = unfinishedIn(folder);
    if (games.size() != 1) {
        qFatal("one game expected, not %zu", games.size());
    }
    auto resumed = table::resumeGame(games[0].path, engine::builtinRegistry());
    if (!resumed) {
        qFatal("%s cannot go on", qPrintable(games[0].path));
    }
    return std::move(*resumed);
}

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Limits the size of this process's files to this number of bytes: like a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit before_{};
};

}  // namespace gnostica::gui::playing
