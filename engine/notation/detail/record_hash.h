// The hash that each line of a record carries.
#pragma once

#include <cstdint>
#include <string>

namespace gnostica::engine {

/// Sixteen hexadecimal digits.
std::string hashText(std::uint64_t hash);

}  // namespace gnostica::engine
