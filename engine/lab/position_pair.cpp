#include "engine/lab/position_pair.h"

#include "engine/documents/document_kind.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/position.h"
#include "engine/notation/scenario.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::lab {
namespace {

using nlohmann::json;

bool knowsField(const Rules& rules, std::string_view key) {
    return std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) {
        const PositionFields* fields = mechanic->positionFields();
        return fields != nullptr && std::ranges::find(fields->fieldNames(), key) != fields->fieldNames().end();
    });
}

/// Removes the parts of a position that only the other ruleset knows, and reports them.
Diagnostics setAside(json& position, const Rules& rules, const Rules& others) {
    Diagnostics told;
    for (auto field = position.begin(); position.is_object() && field != position.end();) {
        if (knowsField(rules, field.key()) || !knowsField(others, field.key())) {
            ++field;
            continue;
        }
        told.push_back(problemAt(DiagnosticCode::unknownKey, childOf("", field.key()), field.key()));
        field = position.erase(field);
    }
    return told;
}

/// The same for marks that the ruleset knows but has switched off. `problems` come from reading the position.
Diagnostics setAside(json& position, const Diagnostics& problems) {
    Diagnostics told;
    for (const Diagnostic& problem : problems) {
        if (problem.code == DiagnosticCode::switchedOff) {
            position.erase(problem.found);
            told.push_back(problem);
        }
    }
    return told;
}

Diagnostics overfullHands(const Rules& rules, const State& state) {
    Diagnostics told;
    for (int i = 0; i < state.seats; ++i) {
        if (const int count = state.hands[seatAt(i)].size(); count > rules.handLimit) {
            told.push_back(problemAt(DiagnosticCode::tooMany, childOf("/hands", toText(seatAt(i))),
                                     std::to_string(count), std::to_string(rules.handLimit)));
        }
    }
    return told;
}

/// One side's state, and the parts left out for it.
struct Taken {
    State state;
    Diagnostics leftOut;
};

Checked<Taken> take(json position, const std::shared_ptr<const Rules>& rules, const Rules& others) {
    Taken taken;
    taken.leftOut = setAside(position, *rules, others);
    auto read = readPosition(position, rules);
    if (!read) {
        Diagnostics off = setAside(position, read.error());
        if (!off.empty()) {
            std::ranges::move(off, std::back_inserter(taken.leftOut));
            read = readPosition(position, rules);
        }
    }
    if (!read) {
        return tl::unexpected(std::move(read.error()));
    }
    taken.state = read->state;
    std::ranges::move(overfullHands(*rules, taken.state), std::back_inserter(taken.leftOut));
    for (Diagnostic& problem : taken.leftOut) {
        problem.severity = Severity::warning;
    }
    return taken;
}

Diagnostic problemOf(ScenarioFailure failure) {
    if (failure.problem) {
        Diagnostic problem = std::move(failure.problem->diagnostic);
        problem.found = failure.fault == ScenarioFault::refused ? failure.step : problem.found;
        return problem;
    }
    return problemAt(DiagnosticCode::conflict, "/steps", failure.found, failure.expected);
}

/// A side's state after the steps of a file.
Checked<Taken> play(const json& file, const std::shared_ptr<const Rules>& rules, const Rules& others) {
    const json position = file.contains("position") ? file["position"] : json::object();
    auto taken = take(position, rules, others);
    if (!taken) {
        for (Diagnostic& problem : taken.error()) {
            moveBelow(problem, "/position");
        }
        return taken;
    }
    json own = file;
    own["position"] = position;
    for (const Diagnostic& problem : taken->leftOut) {
        if (problem.code != DiagnosticCode::tooMany) {
            own["position"].erase(problem.found);
        }
    }
    auto at = playSteps(own, rules);
    if (!at) {
        return tl::unexpected(Diagnostics{problemOf(std::move(at.error()))});
    }
    taken->state = at->state();
    return taken;
}

tl::expected<PositionPair, Misfits> paired(const RulesPair& rules, Both<Checked<Taken>> sides) {
    PositionPair pair;
    pair.rules = rules;
    Misfits misfits;
    for (const Side side : kSides) {
        if (sides[side]) {
            pair.states[side] = sides[side]->state;
            pair.leftOut[side] = std::move(sides[side]->leftOut);
        } else {
            misfits[side] = std::move(sides[side].error());
        }
    }
    if (!misfits.a.empty() || !misfits.b.empty()) {
        return tl::unexpected(std::move(misfits));
    }
    return pair;
}

/// The position in the notation, without the name of its ruleset.
json written(const Rules& rules, const State& state) {
    json position = writePosition(rules, state);
    position.erase("variant");
    position.erase("expansions");
    return position;
}

// ---- Within a turn --------------------------------------------------------------------------------------------------

/// Does the other ruleset's mechanic with this name, if any, remember the same?
bool remembersAlike(const Mechanic& mechanic, const Rules& to, const State& state, const State& again) {
    const bool isShared =
        std::ranges::any_of(to.mechanics, [&](const auto& each) { return each->id() == mechanic.id(); });
    return !isShared || mechanic.memoryText(state) == mechanic.memoryText(again);
}

bool isAsRead(const State& state, const State& again) {
    const Turn& turn = state.turn;
    const Turn& read = again.turn;
    const bool sameFloor = turn.stage != Stage::floor || (turn.hook == read.hook && turn.mechanic == read.mechanic);
    return sameFloor && turn.stage == read.stage && turn.awaiting == read.awaiting && turn.depth == 0 &&
           !turn.holdsStep() && turn.actions == read.actions && !turn.turnedFreely && !turn.turning &&
           std::ranges::equal(state.board(), again.board());
}

/// Are these the same mechanics, called in the same order?
bool askAlike(const Rules& from, const Rules& to) {
    return std::ranges::equal(from.mechanics, to.mechanics,
                              [](const auto& one, const auto& other) { return one->id() == other->id(); });
}

/// Can the other ruleset continue at this point of the turn? `fresh` is its own state at the start of this turn.
bool canTakeUp(const State& state, const Rules& from, const Rules& to, const State& fresh) {
    const Turn& turn = state.turn;
    // At the end of a turn all mechanics have been called, but not those that only the other ruleset has.
    const bool isDecision =
        turn.stage == Stage::option || turn.stage == Stage::power || (turn.stage == Stage::close && askAlike(from, to));
    if (!isDecision || turn.awaiting != ChanceKind::none || turn.holdsStep() || turn.link.kind != LinkKind::none ||
        fresh.turn.stage != Stage::option || fresh.pieceCount != state.pieceCount ||
        fresh.territoryCount != state.territoryCount) {
        return false;
    }
    const bool sameFrame =
        from.actions == to.actions && from.freeOrientation == to.freeOrientation && from.orientAny == to.orientAny;
    return sameFrame && std::ranges::all_of(std::span(turn.frames).first(turn.depth), [&](const Frame& frame) {
               return frame.slot < to.programOf(frame.card).size();
           });
}

}  // namespace

Checked<State> carriedOver(const Rules& from, const State& state, const std::shared_ptr<const Rules>& to) {
    const json position = written(from, state);
    const auto self = std::shared_ptr<const Rules>(std::shared_ptr<const Rules>(), &from);
    auto taken = take(position, to, from);
    if (!taken) {
        return tl::unexpected(std::move(taken.error()));
    }
    const auto again = readPosition(position, self);
    const Diagnostics withinTurn{problemAt(DiagnosticCode::withinTurn, "")};
    if (isOver(state) || !again || !std::ranges::all_of(from.mechanics, [&](const auto& mechanic) {
            return remembersAlike(*mechanic, *to, state, again->state);
        })) {
        return tl::unexpected(withinTurn);
    }
    State carried = taken->state;
    carried.known = state.known;
    carried.turnsPlayed = state.turnsPlayed;
    if (isAsRead(state, again->state)) {
        return carried;
    }
    if (!canTakeUp(state, from, *to, carried)) {
        return tl::unexpected(withinTurn);
    }
    carried.turn = state.turn;
    if (!askAlike(from, *to)) {
        carried.turn.hook = taken->state.turn.hook;
        carried.turn.mechanic = taken->state.turn.mechanic;
    }
    carried.pieces = state.pieces;  // the same pieces, with their changes in this turn
    return carried;
}

tl::expected<PositionPair, Misfits> carriedOver(const State& ofA, const RulesPair& rules) {
    auto carried = carriedOver(*rules.a, ofA, rules.b);
    if (!carried) {
        return tl::unexpected(Misfits{{}, std::move(carried.error())});
    }
    auto taken = take(written(*rules.a, ofA), rules.b, *rules.a);
    return PositionPair{rules, {ofA, *carried}, {{}, std::move(taken->leftOut)}};
}

tl::expected<PositionPair, Misfits> readPair(const json& file, const RulesPair& rules) {
    if (!file.is_object()) {
        const Diagnostics problems{problemAt(DiagnosticCode::wrongType, "", file.type_name(), "object")};
        return tl::unexpected(Misfits{problems, problems});
    }
    if (holdsPosition(engine::kindOf(file))) {
        return paired(rules, {play(file, rules.a, *rules.b), play(file, rules.b, *rules.a)});
    }
    return paired(rules, {take(file, rules.a, *rules.b), take(file, rules.b, *rules.a)});
}

}  // namespace gnostica::engine::lab
