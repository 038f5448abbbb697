// The fuzz targets without a fuzzer: what they were fed before, and things like it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace gnostica::fuzz {

struct Target {
    std::string_view name;
    int (*run)(const std::uint8_t* data, std::size_t size);
};

/// Made by CMake.
std::vector<Target> allTargets();

}  // namespace gnostica::fuzz
