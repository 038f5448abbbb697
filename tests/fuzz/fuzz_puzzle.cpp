// Puzzles from an untrusted source: read or refused; puzzles that are read can be written, and read back the same.
#include "engine/documents/json_text.h"
#include "engine/lab/puzzles/puzzle_text.h"
#include "tests/fuzz/fuzz_rules.h"

#include <cstdint>
#include <string_view>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    RulesSource source(shippedLibrary(), shippedRegistry());
    const auto document = parseJson(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!document) {
        return 0;
    }
    const auto puzzles = lab::readPuzzles(*document, source);
    if (!puzzles) {
        require(!puzzles.error().empty());
        return 0;
    }
    for (const lab::RuledPuzzle& puzzle : *puzzles) {
        const nlohmann::json written = lab::writePuzzle(*puzzle.rules, puzzle.puzzle);
        const auto again = lab::readPuzzle(written, source);
        require(again.has_value());
        require(lab::writePuzzle(*again->rules, again->puzzle) == written);
    }
    return 0;
}
