// The hash that each line of a record carries: `2-` and sixteen hexadecimal digits, made of the whole state. Records of
// version 1 have the digits alone, made of what lies on the table.
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
