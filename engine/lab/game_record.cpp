#include "engine/lab/game_record.h"

#include "engine/notation/record.h"

#include <nlohmann/json.hpp>

#include <sstream>

namespace gnostica::engine::lab {

LoadedRecord replayed(const PlayedGame& game) {
    LoadedRecord record{
        .header = headerFor(*game.rules, game.seats), .game = Game(game.rules, game.seats), .times = {}, .damage = {}};
    record.header.seed = game.seed;
    record.header.players = game.players;
    for (const Happening& happening : game.happenings) {
        std::visit([&](const auto& each) { record.game.play(each); }, happening);
    }
    return record;
}

std::string recordText(const PlayedGame& game) {
    const LoadedRecord record = replayed(game);
    std::ostringstream out;
    writeRecord(out, record.header, record.game);
    return out.str();
}

}  // namespace gnostica::engine::lab
