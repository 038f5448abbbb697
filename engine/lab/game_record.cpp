#include "engine/lab/game_record.h"

#include "engine/notation/record.h"

#include <nlohmann/json.hpp>

#include <sstream>

namespace gnostica::engine::lab {

std::string recordText(const PlayedGame& game) {
    Game replayed(game.rules, game.seats);
    for (const Happening& happening : game.happenings) {
        std::visit([&](const auto& each) { replayed.play(each); }, happening);
    }
    RecordHeader header = headerFor(*game.rules, game.seats);
    header.seed = game.seed;
    header.players = game.players;
    std::ostringstream out;
    writeRecord(out, header, replayed);
    return out.str();
}

}  // namespace gnostica::engine::lab
