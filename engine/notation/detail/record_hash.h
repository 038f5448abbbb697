// The hash on each line of a record: `3-` and sixteen hexadecimal digits, computed from the whole state. Older hashes
// are also accepted: `2-` leaves out a step that waits for an answer; digits alone cover only the table.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <string>
#include <string_view>

namespace gnostica::engine {

/// The hash of the state after a line.
std::string hashText(const Rules& rules, const State& state);

/// The hash of the state in the format of `written`.
std::string hashTextLike(std::string_view written, const Rules& rules, const State& state);

}  // namespace gnostica::engine
