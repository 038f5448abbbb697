#include "engine/model/rng.h"

namespace gnostica::engine {

Rng::Rng(std::uint64_t seed) {
    for (std::uint64_t& word : s_) {
        seed += 0x9e3779b97f4a7c15U;
        std::uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        word = z ^ (z >> 31);
    }
}

}  // namespace gnostica::engine
