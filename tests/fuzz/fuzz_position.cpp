// A position of any variant from an untrusted source is read or refused; if read, it can be written and played.
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/play/play.h"
#include "tests/fuzz/fuzz_rules.h"

#include <cstdint>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

/// Cards that a mechanic sets aside are not written; everything else is restored.
void tryPosition(const Checked<Position>& position) {
    if (!position) {
        require(!position.error().empty());
        return;
    }
    const std::shared_ptr<const Rules>& rules = position->rules;
    const State& state = position->state;
    const auto written = writePosition(*rules, state);
    const auto again = readPosition(written, rules);
    require(again && writePosition(*rules, again->state) == written);
    const Seat seat = decider(*rules, state);
    require(seat != Seat::none);
    if (seat == Seat::chance) {
        Rng rng(1);
        require(fits(*rules, state, drawChance(*rules, state, rng)));
        return;
    }
    StepList steps;
    legalSteps(*rules, state, steps);
    require(!steps.empty());
    for (std::size_t i = 0; i < steps.size(); i += 1 + steps.size() / 20) {
        State after = state;
        apply(*rules, after, Step(steps[i]));
        const auto step = parseStep(*rules, state, toText(*rules, state, steps[i]));
        require(step && *step == steps[i]);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices({data, size});
    const std::shared_ptr<const Rules> rules = choices.rules();
    // The first byte may choose the rules or be part of the position: both are tried.
    for (const std::string_view text :
         {std::string_view(reinterpret_cast<const char*>(data), size),
          std::string_view(reinterpret_cast<const char*>(choices.rest().data()), choices.rest().size())}) {
        if (const auto document = parseJson(text)) {
            tryPosition(readPosition(*document, rules));
            RulesSource source(shippedLibrary(), shippedRegistry());
            tryPosition(readPosition(*document, source));
        }
    }
    return 0;
}
