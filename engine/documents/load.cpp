// Merging and compiling in one, with problems that state file and place.
#include "engine/documents/detail/check_choice.h"
#include "engine/documents/detail/merged.h"
#include "engine/documents/problems.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

/// Problems within the documents of a choice that cannot be merged.
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
                problems.push_back(placedIn(std::move(problem), entry->text, entry->source));
            }
        }
    }
    return problems;
}

}  // namespace

Checked<std::shared_ptr<const Rules>> loadRules(const Library& library, const Registry& registry,
                                                const RulesetChoice& choice) {
    const auto whole = mergeOrigins(library, registry, choice);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    auto rules = compile(whole->document, registry);
    if (!rules) {
        return tl::unexpected(whole->from.placed(std::move(rules.error())));
    }
    return rules;
}

Diagnostics checkChoice(const Library& library, const Registry& registry, const RulesetChoice& choice) {
    const auto whole = mergeOrigins(library, registry, choice);
    if (!whole) {
        Diagnostics problems = whole.error();
        for (Diagnostic& problem : partsOf(library, registry, choice)) {
            if (std::ranges::find(problems, problem) == problems.end()) {
                problems.push_back(std::move(problem));
            }
        }
        return problems;
    }
    Diagnostics problems = checkDocument(whole->document, registry);
    const auto isError = [](const Diagnostic& problem) { return problem.severity == Severity::error; };
    if (std::ranges::none_of(problems, isError)) {
        if (auto rules = compileChecked(whole->document, registry); !rules) {
            problems = std::move(rules.error());
        }
    }
    return whole->from.placed(std::move(problems));
}

}  // namespace gnostica::engine
