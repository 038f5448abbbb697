// The hash that each line of a record carries: `3-` and sixteen hexadecimal digits, made of the whole state. Older
// lines are understood, too: `2-` leaves out a step that waits for an answer, digits alone are made of what lies on the
// table.
#pragma once

#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <string>
#include <string_view>

namespace gnostica::engine {

/// What a line says of the state that it has led to.
std::string hashText(const Rules& rules, const State& state);

/// The same in the way in which `written` was made.
std::string hashTextLike(std::string_view written, const Rules& rules, const State& state);

}  // namespace gnostica::engine
