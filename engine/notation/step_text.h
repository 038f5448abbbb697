// Steps as text, and text as one of the legal steps.
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

/// The canonical spelling of a step that names pieces of `state`. Distinct legal steps have distinct spellings. If a
/// twin acts for which another would stand (standIn), its number is written.
std::string toText(const Rules& rules, const State& state, const Step& step);

/// The canonical name of a piece, with its number if its twins are not all interchangeable.
std::string toText(const Rules& rules, const State& state, PieceId piece);

/// Why a text is not a legal step. With `refusal`, the text is a step that the rules forbid: the diagnostic then has
/// the code `illegal` and the rule's id.
struct StepProblem {
    Diagnostic diagnostic;
    std::optional<Refusal> refusal;
};

/// The legal step that a text means in this state, or the same step of the very twin that it names by number (standIn).
/// Parts that are left out are filled in: a facing that is kept, the number of a piece (the oldest that can do the
/// step; as target, the minion itself). Lists may be in any order. Never applies a step.
tl::expected<Step, StepProblem> parseStep(const Rules& rules, const State& state, std::string_view text);

/// The texts of the steps on one line: one step, or two linked by `+`, the first of which then ends in ` +`.
Expected<std::vector<std::string>> parseLine(std::string_view line);

/// Every legal step of the player who decides, in its canonical spelling, sorted by bytes.
std::vector<std::string> legalTexts(const Rules& rules, const State& state);

}  // namespace gnostica::engine
