// A hash of bytes that stands in files: specified, so that every version and platform finds the same.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gnostica::engine::lab {

/// FNV-1a, 64 bits: finds damage and what has changed, not what somebody has forged.
constexpr std::uint64_t byteHash(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
    return hash;
}

/// As files write it: in hexadecimal digits, without zeros in front.
std::string hexText(std::uint64_t hash);

}  // namespace gnostica::engine::lab
