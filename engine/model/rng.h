// The generator of all chance: specified, so that a seed means the same on every platform and library.
#pragma once

#include <array>
#include <cstdint>

namespace gnostica::engine {

/// xoshiro256** (Blackman and Vigna, public domain), seeded by splitmix64. below() is Lemire's multiplication with
/// rejection: exactly uniform, and the same sequence everywhere.
class Rng {
public:
    using result_type = std::uint64_t;

    explicit Rng(std::uint64_t seed);
    static constexpr std::uint64_t min() { return 0; }
    static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }

    std::uint64_t operator()() {
        const std::uint64_t result = rotate(s_[1] * 5, 7) * 9;
        const std::uint64_t t = s_[1] << 17;
        s_[2] ^= s_[0];
        s_[3] ^= s_[1];
        s_[1] ^= s_[2];
        s_[0] ^= s_[3];
        s_[2] ^= t;
        s_[3] = rotate(s_[3], 45);
        return result;
    }

    /// Uniform in 0 … bound - 1; bound must not be 0. Uses the upper 32 bits of one or more numbers.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = ((*this)() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = ((*this)() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    friend bool operator==(const Rng&, const Rng&) = default;

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::array<std::uint64_t, 4> s_{};
};

}  // namespace gnostica::engine
