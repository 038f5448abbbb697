// Merging and compiling in one, with problems that say where in which file.
#include "engine/rules/document.h"

namespace gnostica::engine {

namespace {

/// The documents that a choice is merged from, the last word first.
std::vector<const Library::Entry*> originsOf(const Library& library, const RulesetChoice& choice) {
    std::vector<const Library::Entry*> origins;
    const auto climb = [&](const std::string& from) {
        std::string id = from;
        for (int i = 0; i <= kMaxParents; ++i) {
            const Library::Entry* entry = library.entry(id);
            if (entry == nullptr) {
                return;
            }
            origins.push_back(entry);
            id = entry->document.value("extends", "");
        }
    };
    for (auto expansion = choice.expansions.rbegin(); expansion != choice.expansions.rend(); ++expansion) {
        climb(*expansion);
    }
    climb(choice.document.is_object() ? choice.document.value("extends", "") : choice.base);
    return origins;
}

void locate(Diagnostic& problem, const std::vector<const Library::Entry*>& origins) {
    for (const Library::Entry* origin : origins) {
        const TextPlace place = placeOf(origin->text, problem.pointer);
        if (place.line != 0) {
            problem.source = origin->source;
            problem.place = place;
            return;
        }
    }
}

}  // namespace

Checked<std::shared_ptr<const Rules>> loadRules(const Library& library, const Registry& registry,
                                                const RulesetChoice& choice) {
    auto whole = merge(library, registry, choice);
    if (!whole) {
        return tl::unexpected(std::move(whole.error()));
    }
    auto rules = compile(*whole, registry);
    if (!rules) {
        Diagnostics problems = std::move(rules.error());
        const auto origins = originsOf(library, choice);
        for (Diagnostic& problem : problems) {
            locate(problem, origins);
        }
        return tl::unexpected(std::move(problems));
    }
    return rules;
}

}  // namespace gnostica::engine
