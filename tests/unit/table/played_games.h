// Games of two players in files.
#pragma once

#include "engine/notation/position.h"
#include "engine/notation/record.h"
#include "tests/support/positions.h"

#include <QDateTime>
#include <QFile>
#include <QString>

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace gnostica::tests {

/// Seat A has all points that it needs.
inline Setup richA() {
    return Setup()
        .land("0,0", "sun")
        .land("1,0", "star")
        .land("2,0", "moon")
        .land("8,8", "cups-2")
        .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"})
        .with("turn", "A");
}

/// A has announced, and B is to move.
inline engine::Game announcedByA() {
    engine::Game game = richA().game();
    play(game, {"orient A3U@0,0 N", "challenge"});
    return game;
}

/// A wins with nine points in the second round.
inline engine::Game wonByA() {
    engine::Game game = announcedByA();
    play(game, {"orient B1N@8,8 S", "done", "orient A3N@0,0 S", "done"});
    return game;
}

/// The record of a game that began with a position.
inline std::string recordOf(const engine::Game& game, const std::vector<std::string>& players = {},
                            const std::vector<std::string>& names = {"Ann", "Bob"}) {
    engine::RecordHeader header = engine::headerFor(game.rules(), game.state().seats);
    const engine::State& start = game.history().empty() ? game.state() : game.history().front().before;
    header.position = engine::writePosition(game.rules(), start);
    header.players = players;
    header.names = names;
    std::ostringstream text;
    engine::writeRecord(text, header, game);
    return text.str();
}

/// False if the file cannot be written.
inline bool writeOld(const QString& path, const std::string& text, int daysOld) {
    QFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.flush()) {
        return false;
    }
    static const QDateTime now = QDateTime::currentDateTime();
    return file.setFileTime(now.addDays(-daysOld), QFileDevice::FileModificationTime);
}

}  // namespace gnostica::tests
