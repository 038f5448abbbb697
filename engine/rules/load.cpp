// Merging and compiling in one, with problems that say where in which file.
#include "engine/rules/check_choice.h"
#include "engine/rules/document.h"
#include "engine/rules/problems.h"

#include <algorithm>

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

/// A value of a document that was given in full has no place in a text, whatever its parents hold there.
Diagnostics located(Diagnostics problems, const Library& library, const RulesetChoice& choice) {
    const auto origins = originsOf(library, choice);
    for (Diagnostic& problem : problems) {
        if (!choice.document.is_object() || valueAt(choice.document, problem.pointer) == nullptr) {
            locate(problem, origins);
        }
    }
    return problems;
}

/// A problem of a document that is told where it stands.
Diagnostic placedIn(const Library::Entry& entry, Diagnostic problem) {
    problem.source = entry.source;
    problem.place = placeOf(entry.text, problem.pointer);
    return problem;
}

/// What is wrong in the documents of a choice themselves that cannot be merged.
Diagnostics partsOf(const Library& library, const Registry& registry, const RulesetChoice& choice) {
    if (choice.document.is_object()) {
        return checkDifferences(choice.document, registry);
    }
    Diagnostics problems;
    std::vector<std::string> ids = choice.expansions;
    ids.push_back(choice.base);
    for (const std::string& id : ids) {
        if (const Library::Entry* entry = library.entry(id)) {
            for (Diagnostic& problem : checkDifferences(entry->document, registry)) {
                problems.push_back(placedIn(*entry, std::move(problem)));
            }
        }
    }
    return problems;
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
        return tl::unexpected(located(std::move(rules.error()), library, choice));
    }
    return rules;
}

Diagnostics checkChoice(const Library& library, const Registry& registry, const RulesetChoice& choice) {
    const auto whole = merge(library, registry, choice);
    if (!whole) {
        Diagnostics problems = whole.error();
        for (Diagnostic& problem : partsOf(library, registry, choice)) {
            if (std::ranges::find(problems, problem) == problems.end()) {
                problems.push_back(std::move(problem));
            }
        }
        return problems;
    }
    auto rules = compile(*whole, registry);
    return located(rules ? checkDocument(*whole, registry) : std::move(rules.error()), library, choice);
}

}  // namespace gnostica::engine
