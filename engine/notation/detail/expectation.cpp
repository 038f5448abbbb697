#include "engine/notation/detail/expectation.h"

#include "engine/documents/plain_json.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"

#include <algorithm>
#include <map>

namespace gnostica::engine {
namespace {

using nlohmann::json;

json sorted(json list) {
    if (list.is_array()) {
        std::sort(list.begin(), list.end());
    }
    return list;
}

json idsOf(const auto& cards) {
    json ids = json::array();
    for (const Card card : cards) {
        ids.push_back(toText(card));
    }
    return ids;
}

json seatsOf(const State& state, unsigned bits) {
    json seats = json::array();
    for (int i = 0; i < state.seats; ++i) {
        if (((bits >> i) & 1U) != 0) {
            seats.push_back(toText(seatAt(i)));
        }
    }
    return seats;
}

Comparison compareBoard(const Rehearsal& at, const json& expected) {
    json found = json::object();
    for (const auto& [key, value] : expected.items()) {
        const auto space = parseSpace(key);
        const Territory* territory = space ? at.state().territoryAt(*space) : nullptr;
        found[key] = territory == nullptr ? json() : json(toText(territory->card));
    }
    return {expected, std::move(found)};
}

/// The canonical spelling of a piece; any other text is unchanged.
json canonicalPiece(const json& text) {
    const auto name =
        text.is_string() ? parsePieceName(text.get_ref<const std::string&>()) : tl::unexpected(Diagnostic());
    return name ? json(toText(*name)) : text;
}

Comparison comparePieces(const Rehearsal& at, const json& expected) {
    json wanted = expected;
    if (wanted.is_array()) {
        std::ranges::transform(wanted, wanted.begin(), canonicalPiece);
    }
    json found = json::array();
    for (const Piece& piece : at.state().board()) {
        found.push_back(toText(piece));
    }
    return {sorted(std::move(wanted)), sorted(std::move(found))};
}

/// Compares the values of the named seats; `valueOf(seat)` returns the value found.
Comparison compareSeats(const Rehearsal& at, const json& expected, auto valueOf) {
    json wanted = json::object();
    json found = json::object();
    for (const auto& [letter, value] : expected.items()) {
        const auto seat = parseSeat(letter);
        wanted[letter] = value;
        found[letter] = seat && index(*seat) < at.state().seats ? valueOf(*seat) : json();
    }
    return {std::move(wanted), std::move(found)};
}

Comparison compareHands(const Rehearsal& at, const json& expected) {
    auto comparison = compareSeats(at, expected, [&](Seat seat) { return sorted(idsOf(at.state().hands[seat])); });
    for (json& hand : comparison.expected) {
        hand = sorted(std::move(hand));
    }
    return comparison;
}

Comparison compareStash(const Rehearsal& at, const json& expected) {
    return compareSeats(at, expected, [&](Seat seat) { return json(at.state().stash[seat]); });
}

Comparison compareScores(const Rehearsal& at, const json& expected) {
    return compareSeats(at, expected, [&](Seat seat) { return json(score(at.rules(), at.state(), seat)); });
}

Comparison compareDraw(const Rehearsal& at, const json& expected) {
    json found = idsOf(at.state().draw.topFirst());
    while (expected.is_array() && found.size() > expected.size()) {
        found.erase(found.size() - 1);
    }
    return {expected, std::move(found)};
}

Comparison compareDiscard(const Rehearsal& at, const json& expected) {
    return {sorted(expected), sorted(idsOf(at.state().discard.cards()))};
}

Comparison compareTurn(const Rehearsal& at, const json& expected) {
    const Seat mover = at.state().turn.mover;
    return {expected, toText(isPlayer(mover) ? mover : decider(at.rules(), at.state()))};
}

Comparison compareWinner(const Rehearsal& at, const json& expected) {
    const json wanted = expected.is_string() ? json::array({expected}) : sorted(expected);
    return {wanted, isOver(at.state()) ? seatsOf(at.state(), at.state().winners) : json()};
}

Comparison compareEliminated(const Rehearsal& at, const json& expected) {
    return {sorted(expected), seatsOf(at.state(), at.state().eliminated)};
}

Comparison compareLegal(const Rehearsal& at, const json& expected) {
    json wanted = json::array();
    for (const json& text : expected.is_array() ? expected : json::array({expected})) {
        const auto step = text.is_string() ? parseStep(at.rules(), at.state(), text.get_ref<const std::string&>())
                                           : tl::unexpected(StepProblem{});
        wanted.push_back(step ? json(toText(at.rules(), at.state(), *step)) : text);
    }
    return {sorted(std::move(wanted)), legalTexts(at.rules(), at.state())};
}

using Comparer = Comparison (*)(const Rehearsal&, const json&);
const std::map<std::string, Comparer, std::less<>>& comparers() {
    static const std::map<std::string, Comparer, std::less<>> known{
        {"board", compareBoard},           {"pieces", comparePieces}, {"hands", compareHands},
        {"stash", compareStash},           {"draw", compareDraw},     {"discard", compareDiscard},
        {"scores", compareScores},         {"turn", compareTurn},     {"winner", compareWinner},
        {"eliminated", compareEliminated}, {"legal", compareLegal}};
    return known;
}

/// The value of a mechanic's field in a state; null if the field is absent.
json fieldIn(const State& state, const PositionFields& fields, const std::string& key) {
    const PlainValues written = fields.writeFields(state);
    const auto value = written.find(key);
    return value == written.end() ? json() : toJson(value->second);
}

/// Compares a field that a mechanic adds to positions. A written default equals an absent field.
std::optional<Comparison> compareField(const Rehearsal& at, const std::string& key, const json& expected) {
    for (const auto& mechanic : at.rules().mechanics) {
        const PositionFields* fields = mechanic->positionFields();
        if (fields != nullptr && std::ranges::find(fields->fieldNames(), key) != fields->fieldNames().end()) {
            State meant = at.state();
            mechanic->reset(at.rules(), meant);
            const bool isRight = !expected.is_null() && fields->readField(key, toPlain(expected), meant);
            return Comparison{isRight ? fieldIn(meant, *fields, key) : expected, fieldIn(at.state(), *fields, key)};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Comparison> compare(const Rehearsal& at, const std::string& key, const json& expected) {
    const auto comparer = comparers().find(key);
    return comparer != comparers().end() ? comparer->second(at, expected) : compareField(at, key, expected);
}

std::vector<std::string> expectationKeys() {
    std::vector<std::string> keys;
    for (const auto& [key, comparer] : comparers()) {
        keys.push_back(key);
    }
    return keys;
}

}  // namespace gnostica::engine
