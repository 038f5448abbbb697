// Game lengths from an untrusted source: refused with a location, or every row is valid and can be looked up.
#include "engine/lab/game_lengths.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>

using namespace gnostica::engine;
using namespace gnostica::fuzz;
using lab::GameLength;

namespace {

void tryRow(const lab::GameLengths& lengths, const GameLength& row) {
    require(row.seats >= 2 && row.seats <= kMaxSeats);
    require(row.games >= 1 && row.cut >= 0 && row.cut <= row.games);
    require(row.shortest >= 0 && row.shortest <= row.median && row.median <= row.within95);
    require(row.within95 <= row.mostRounds && row.mostRounds <= lab::kMostLengthRounds);
    require(!row.ruleset.empty());
    require(lengths.named(row.ruleset, row.seats) == &row);
    const GameLength* found = lengths.find(row.rules, row.seats);
    require(found != nullptr && found->rules == row.rules && found->seats == row.seats);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lengths = lab::lengthsFrom({reinterpret_cast<const char*>(data), size}, "lengths.json");
    if (!lengths) {
        require(!lengths.error().empty());
        for (const Diagnostic& problem : lengths.error()) {
            require(problem.source == "lengths.json");
        }
        return 0;
    }
    for (const GameLength& row : lengths->rows()) {
        tryRow(*lengths, row);
    }
    const auto again = lab::lengthsFrom(toText(*lengths), "again.json");
    require(again.has_value());
    require(toText(*again) == toText(*lengths));
    return 0;
}
