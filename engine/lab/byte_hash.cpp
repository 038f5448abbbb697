#include "engine/lab/byte_hash.h"

#include <array>
#include <charconv>

namespace gnostica::engine::lab {

std::string hexText(std::uint64_t hash) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), hash, 16).ptr;
    return {digits.data(), end};
}

}  // namespace gnostica::engine::lab
