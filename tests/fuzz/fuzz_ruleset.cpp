// A ruleset document from an untrusted source: any bytes give a result. The same bytes are also tried as a patch of a
// shipped game: the patched game can be played, or its problems are reported.
#include "engine/play/play.h"
#include "tests/fuzz/fuzz_rules.h"

#include <cstdint>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

constexpr int kMoments = 60;

void playBriefly(const Rules& rules) {
    Rng rng(1);
    State state = newGame(rules, rules.maxSeats);
    StepList steps;
    for (int i = 0; i < kMoments && !isOver(state); ++i) {
        if (decider(rules, state) == Seat::chance) {
            apply(rules, state, drawChance(rules, state, rng));
            continue;
        }
        legalSteps(rules, state, steps);
        require(!steps.empty());
        apply(rules, state, Step(steps[rng.below(static_cast<std::uint32_t>(steps.size()))]));
    }
}

/// A document gets the same diagnostics however it is passed in.
void tryDocument(const nlohmann::json& document) {
    const Registry& registry = shippedRegistry();
    const Diagnostics problems = checkDocument(document, registry);
    const auto rules = compile(document, registry);
    require(rules.has_value() || !problems.empty());
    if (rules) {
        playBriefly(**rules);
    }
    RulesetChoice choice;
    choice.document = document;
    const auto loaded = loadRules(Library{}, registry, choice);
    require(!loaded || parseJson((*loaded)->document).has_value());
}

/// Tries the patch as an expansion of a game, whatever kind it declares.
void tryPatch(nlohmann::json patch, const Rules& game) {
    patch.erase("id");
    patch.erase("extends");
    nlohmann::json document = nlohmann::json::parse(game.document);
    document.merge_patch(patch);
    tryDocument(document);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto document = parseJson(text);
    if (!document) {
        const TextPlace place = document.error().place;
        require(place.line > 0 || document.error().code == DiagnosticCode::tooLong);
        placeOf(text, "/suits/cup/power");
        return 0;
    }
    tryDocument(*document);
    if (document->is_object()) {
        tryPatch(*document, *allRules()[size % allRules().size()]);
    }
    Library library = shippedLibrary();
    if (const auto id = library.add(text, "fuzz")) {
        RulesetChoice choice;
        choice.base = *id;
        choice.expansions = {*id};
        static_cast<void>(loadRules(library, shippedRegistry(), choice));
        choice.base = "gnostica";
        static_cast<void>(loadRules(library, shippedRegistry(), choice));
    }
    return 0;
}
