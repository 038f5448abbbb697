#include "engine/notation/position.h"

#include "engine/documents/plain_json.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/detail/position_reader.h"
#include "engine/notation/words.h"

#include <algorithm>

namespace gnostica::engine {
namespace {

using nlohmann::json;

json listOf(const auto& cards) {
    json list = json::array();
    for (const Card card : cards) {
        list.push_back(toText(card));
    }
    return list;
}

void writeRules(const Rules& rules, RulesetNaming naming, json& position) {
    if (naming == RulesetNaming::whole) {
        position["variant"] = json::parse(rules.document, nullptr, false);
        return;
    }
    position["variant"] = rules.id;
    if (!rules.expansions.empty()) {
        position["expansions"] = rules.expansions;
    }
}

void writeTable(const State& state, json& position) {
    position["board"] = json::object();
    for (const Territory& territory : state.map()) {
        if (!territory.card.isNone()) {
            position["board"][toText(territory.space)] = toText(territory.card);
        }
    }
    position["pieces"] = json::array();
    for (const Piece& piece : state.board()) {
        position["pieces"].push_back(toText(piece));
    }
    position["hands"] = json::object();
    for (int i = 0; i < state.seats; ++i) {
        position["hands"][toText(seatAt(i))] = listOf(state.hands[seatAt(i)]);
    }
    position["draw"] = listOf(state.draw.topFirst());
    position["discard"] = listOf(state.discard.cards());
}

void writeTurns(const State& state, json& position) {
    if (isPlayer(state.turn.mover)) {
        position["turn"] = toText(state.turn.mover);
    }
    if (state.turn.stage == Stage::floor && state.turn.hook == Hook::gameStart) {
        position["stage"] = "bid";
    }
    json order = json::array();
    json eliminated = json::array();
    bool clockwise = true;
    for (std::size_t i = 0; i < state.seats; ++i) {
        // TOU-1: the letters need not be in the order of turns.
        clockwise = clockwise && index(state.order[i]) == (index(state.order[0]) + i) % state.seats;
        order.push_back(toText(state.order[i]));
        if (state.isEliminated(seatAt(static_cast<int>(i)))) {
            eliminated.push_back(toText(seatAt(static_cast<int>(i))));
        }
    }
    if (!clockwise) {
        position["order"] = std::move(order);
    }
    if (!eliminated.empty()) {
        position["eliminated"] = std::move(eliminated);
    }
}

}  // namespace

Checked<Position> readPosition(const json& position, RulesSource& source) {
    if (!position.is_object()) {
        Problems problems;
        problems.wrongType("", position, "object");
        return tl::unexpected(problems.take());
    }
    auto rules = source.rulesFor(position);
    if (!rules) {
        return tl::unexpected(std::move(rules.error()));
    }
    return readPosition(position, *rules);
}

Checked<Position> readPosition(const json& position, std::shared_ptr<const Rules> rules) {
    auto state = PositionReader(position, *rules).read();
    if (!state) {
        return tl::unexpected(std::move(state.error()));
    }
    return Position{std::move(rules), *state};
}

json writePosition(const Rules& rules, const State& state, RulesetNaming naming) {
    json position = json::object();
    writeRules(rules, naming, position);
    position["seats"] = state.seats;
    writeTable(state, position);
    writeTurns(state, position);
    for (const auto& mechanic : rules.mechanics) {
        if (const PositionFields* fields = mechanic->positionFields()) {
            for (const auto& [key, value] : fields->writeFields(state)) {
                position[key] = toJson(value);
            }
        }
    }
    return position;
}

}  // namespace gnostica::engine
