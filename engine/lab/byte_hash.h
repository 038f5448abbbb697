// A hash of bytes for use in files: specified, so that every version and platform computes the same.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gnostica::engine::lab {

/// FNV-1a, 64 bits: detects damage and changes, not forgery.
constexpr std::uint64_t byteHash(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
    return hash;
}

/// As in files: hexadecimal digits without leading zeros.
std::string hexText(std::uint64_t hash);

}  // namespace gnostica::engine::lab
