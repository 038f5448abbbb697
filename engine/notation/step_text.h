// Steps as text, and text as a step out of the legal ones.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The one canonical spelling of a step that names pieces of `state`. Distinct legal steps have distinct spellings.
/// Where a twin acts for which another would stand (standIn), its number is written.
std::string toText(const Rules& rules, const State& state, const Step& step);

/// The canonical name of a piece, with its number where its twins are not all alike.
std::string toText(const Rules& rules, const State& state, PieceId piece);

/// Why a text is no legal step. With `refusal`, the text is a step and the rules forbid it: the diagnostic then has
/// the code `illegal` and the rule's id.
struct StepProblem {
    Diagnostic diagnostic;
    std::optional<Refusal> refusal;
};

/// The legal step that a text means in this state, or the same step of the very twin that it names by number (standIn).
/// What may be left out is filled in: a facing that is kept, the
/// number of a piece (the oldest that can do the step; as target the minion itself). Lists may stand in any order.
/// Never applies anything.
tl::expected<Step, StepProblem> parseStep(const Rules& rules, const State& state, std::string_view text);

/// The texts of the steps on one line: one, or two linked by `+`, the first of which then ends in ` +`.
Expected<std::vector<std::string>> parseLine(std::string_view line);

/// Every legal step of the player to decide, in its canonical spelling, sorted byte by byte.
std::vector<std::string> legalTexts(const Rules& rules, const State& state);

}  // namespace gnostica::engine
