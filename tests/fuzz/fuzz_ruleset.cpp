// A ruleset document from a stranger: whatever its bytes are, there is an answer.
#include "engine/mechanics/registry.h"
#include "engine/rules/document.h"

#include <cstdint>
#include <cstdlib>

using namespace gnostica::engine;

namespace {

void require(bool promise) {
    if (!promise) {
        std::abort();
    }
}

/// What is said of a document is the same whichever way it comes in.
void tryDocument(const nlohmann::json& document) {
    const Registry registry = builtinRegistry();
    const Diagnostics problems = checkDocument(document, registry);
    const auto rules = compile(document, registry);
    require(rules.has_value() || !problems.empty());
    RulesetChoice choice;
    choice.document = document;
    const auto loaded = loadRules(Library{}, registry, choice);
    require(!loaded || parseJson((*loaded)->document).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto document = parseJson(text);
    if (!document) {
        const TextPlace place = document.error().place;
        require(place.line > 0 || document.error().code == DiagnosticCode::tooLarge);
        placeOf(text, "/suits/cup/power");
        return 0;
    }
    tryDocument(*document);
    Library library;
    if (const auto id = library.add(text, "fuzz")) {
        RulesetChoice choice;
        choice.base = *id;
        choice.expansions = {*id};
        static_cast<void>(loadRules(library, builtinRegistry(), choice));
    }
    return 0;
}
