// A window with a game that starts from a given position.
#pragma once

#include "engine/notation/position.h"
#include "engine/notation/record.h"
#include "tests/unit/gui/window_play.h"

#include <functional>
#include <sstream>

namespace gnostica::gui::playing {

/// Puts a position on the table, as if it had been reached by play.
inline void lay(Play& play, const nlohmann::json& position, const std::function<void(Game&)>& playOn,
                std::uint64_t seed = 0) {
    RulesSource source(play.shelf().library(), play.shelf().registry());
    const auto read = readPosition(position, source);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().found.c_str());
    Game game(read->rules, read->state);
    playOn(game);
    const std::vector<std::string> names{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"};
    RecordHeader header = headerFor(*read->rules, read->state.seats);
    header.names = {names.begin(), names.begin() + read->state.seats};
    header.position = position;
    header.seed = seed;
    std::ostringstream record;
    writeRecord(record, header, game);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("position.gnostica"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(record.str()));
    file.close();
    play.window->desk().open(path);
    QTRY_COMPARE(play.window->desk().file(), path);
}

}  // namespace gnostica::gui::playing
