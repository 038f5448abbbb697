#include "engine/notation/detail/record_hash.h"

#include "engine/documents/json_value.h"
#include "engine/documents/plain_json.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/model/step_fields.h"
#include "engine/notation/record.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {
namespace {

/// FNV-1a, 64 bits: specified, so that every version and platform computes the same hash.
class TextHash {
public:
    void add(std::string_view text) {
        for (const char c : text) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        }
        value_ = (value_ ^ 0x0aU) * 0x100000001b3U;
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

void addPile(TextHash& hash, const Pile& pile) {
    for (const Card card : pile.cards()) {
        hash.add(toText(card));
    }
    hash.add("");
}

void addBoard(TextHash& hash, const State& state) {
    std::vector<Territory> map(state.map().begin(), state.map().end());
    std::ranges::sort(map, {}, &Territory::space);
    for (const Territory& territory : map) {
        hash.add(toText(territory.space));
        hash.add(toText(territory.card));
    }
    for (const Piece& piece : state.board()) {
        hash.add(toText(piece));
    }
    hash.add("");
}

void addTable(TextHash& hash, const State& state) {
    addBoard(hash, state);
    for (int i = 0; i < state.seats; ++i) {
        hash.add(toText(state.hands[seatAt(i)]));
        hash.add(state.isEliminated(seatAt(i)) ? "out" : "in");
    }
    addPile(hash, state.draw);
    addPile(hash, state.discard);
    hash.add(toText(state.turn.mover));
}

// Words in the hashes of whole states. Records depend on them: never change one.
constexpr std::array<std::string_view, 6> kStages{"setup", "floor", "option", "power", "close", "over"};
constexpr std::array<std::string_view, 3> kHooks{"game start", "turn start", "turn end"};
constexpr std::array<std::string_view, 5> kAwaited{"nothing", "deal", "shuffle", "seat", "timer"};
constexpr std::array<std::string_view, 4> kLinks{"none", "through", "leave out", "crowd"};
constexpr std::array<std::string_view, 5> kEndings{"goes on", "last player", "no territory", "mechanic", "departure"};

template <std::size_t N, class Enum>
std::string_view wordOf(const std::array<std::string_view, N>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

/// The marks of each piece this turn (minion, subject, worker, noted), and its size at the start of the turn.
void addStandings(TextHash& hash, const State& state) {
    for (const Piece& piece : state.board()) {
        std::string text = std::to_string(piece.startSize());
        for (const auto& [mark, letter] : {std::pair(Mark::minion, 'm'), std::pair(Mark::subject, 's'),
                                           std::pair(Mark::worker, 'w'), std::pair(Mark::noted, 'u')}) {
            if (piece.has(mark)) {
                text += letter;
            }
        }
        hash.add(text);
    }
    hash.add("");
}

/// Hidden cards that a seat knows, order, stashes, results.
void addSeats(TextHash& hash, const State& state) {
    for (std::size_t i = 0; i < state.seats; ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        hash.add(toText(state.known[seat]));
        hash.add(toText(state.order[i]));
        for (int size = 1; size <= kSizes; ++size) {
            hash.add(std::to_string(state.stashOf(seat, size)));
        }
        hash.add(((state.winners >> i) & 1U) != 0 ? "wins" : "");
    }
    hash.add(std::to_string(state.turnsPlayed));
}

void addLink(TextHash& hash, const PendingLink& link) {
    hash.add(wordOf(kLinks, link.kind));
    if (link.kind != LinkKind::none) {
        hash.add(link.onTerritory ? "territory" : "piece");
        hash.add(std::to_string(link.value));
        hash.add(toText(link.space));
        hash.add(toText(link.card));
        hash.add(link.before.size() > 0 ? toText(link.before) : "");
    }
}

void addEnding(TextHash& hash, const Rules& rules, const Ending& ending) {
    hash.add(wordOf(kEndings, ending.by));
    hash.add(ending.by == Ending::By::mechanic ? rules.mechanics[ending.mechanic]->id() : "");
}

void addTurn(TextHash& hash, const Rules& rules, const State& state) {
    const Turn& turn = state.turn;
    hash.add(wordOf(kStages, turn.stage));
    hash.add(wordOf(kHooks, turn.hook));
    hash.add(turn.mechanic < rules.mechanics.size() ? rules.mechanics[turn.mechanic]->id() : "");
    hash.add(std::to_string(turn.interrupt));
    hash.add(turn.awaiting == ChanceKind::dice ? awaitedDice(rules, state).kind.word : wordOf(kAwaited, turn.awaiting));
    hash.add(toText(turn.drawer) + ' ' + std::to_string(turn.drawsLeft));
    hash.add(turn.allMinions ? "all" : "marked");
    hash.add(turn.voidWaits ? "void" : "");
    hash.add(std::to_string(turn.workerSlots));
    for (const Frame& frame : std::span(turn.frames).first(turn.depth)) {
        hash.add(toText(frame.card) + ' ' + std::to_string(frame.slot) + ' ' + std::to_string(frame.uses));
    }
    if (rules.actions > 1 || rules.freeOrientation) {  // else it adds nothing to the stage
        hash.add(std::to_string(turn.actions) + (turn.turnedFreely ? " turned" : ""));
    }
    if (turn.turning) {
        hash.add("turning");
    }
    hash.add(turn.deferring && !isOver(state) ? toText(rules, state, turn.deferred) : "");
    addLink(hash, turn.link);
}

void addMechanics(TextHash& hash, const Rules& rules, const State& state) {
    for (const auto& mechanic : rules.mechanics) {
        nlohmann::json fields = nlohmann::json::object();
        if (const PositionFields* position = mechanic->positionFields()) {
            for (const auto& [key, value] : position->writeFields(state)) {
                fields[key] = toJson(value);
            }
        }
        hash.add(mechanic->id());
        hash.add(jsonText(fields));
        hash.add(mechanic->memoryText(state));
    }
}

std::string digits(std::uint64_t hash) {
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    std::string text(16, '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, hash >>= 4U) {
        *at = hexadecimal[hash & 15U];
    }
    return text;
}

/// The prefix of a hash of a whole state; the first kind of hash has no prefix.
constexpr std::string_view kWholeState = "3-";
/// The prefix of a hash that leaves out a step that waits for another player or for chance.
constexpr std::string_view kWithoutAnswered = "2-";

std::string fieldText(HandPick pick) {
    return std::to_string(pick.bits);
}
std::string fieldText(Space space) {
    return toText(space);
}
std::string fieldText(Card card) {
    return toText(card);
}
template <class T>
std::string fieldText(T number) {
    return std::to_string(static_cast<int>(number));
}

/// Adds the step that waits for an answer, field by field, because pieces that it names may be gone. A step that waits
/// for a reshuffle is in both kinds of hash.
void addAnswered(TextHash& hash, const Rules& rules, const State& state) {
    if (state.turn.interrupt == 0 || isOver(state)) {
        return;
    }
    const auto* special = std::get_if<step::Special>(&state.turn.deferred);
    hash.add(special != nullptr ? rules.owners[special->owner].name : std::to_string(state.turn.deferred.index()));
    forEachField(state.turn.deferred, [&](auto field, const auto& value) {
        if constexpr (field != Field::owner && field != Field::word) {
            hash.add(fieldText(value));
        }
    });
}

TextHash withoutAnswered(const Rules& rules, const State& state) {
    TextHash hash;
    addTable(hash, state);
    addStandings(hash, state);
    addSeats(hash, state);
    addTurn(hash, rules, state);
    addEnding(hash, rules, state.ending);
    addMechanics(hash, rules, state);
    return hash;
}

}  // namespace

std::uint64_t tableHash(const State& state) {
    TextHash hash;
    addTable(hash, state);
    return hash.value();
}

std::uint64_t stateHash(const Rules& rules, const State& state) {
    TextHash hash = withoutAnswered(rules, state);
    addAnswered(hash, rules, state);
    return hash.value();
}

std::string hashText(const Rules& rules, const State& state) {
    return std::string(kWholeState) + digits(stateHash(rules, state));
}

std::string hashTextLike(std::string_view written, const Rules& rules, const State& state) {
    if (written.starts_with(kWholeState)) {
        return hashText(rules, state);
    }
    if (written.starts_with(kWithoutAnswered)) {
        return std::string(kWithoutAnswered) + digits(withoutAnswered(rules, state).value());
    }
    return digits(tableHash(state));
}

}  // namespace gnostica::engine
