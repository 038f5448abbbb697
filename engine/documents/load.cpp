// Merging and compiling in one, with problems that say where in which file.
#include "engine/documents/check_choice.h"
#include "engine/documents/merged.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"

#include <algorithm>

namespace gnostica::engine {

namespace {

/// Finds the document that had the last word on what a pointer names. False if none names it.
bool locate(Diagnostic& problem, const std::string& pointer, const std::vector<Origin>& origins) {
    const auto origin = std::find_if(origins.rbegin(), origins.rend(),
                                     [&](const Origin& each) { return each.contribution(pointer) != nullptr; });
    if (origin == origins.rend()) {
        return false;
    }
    if (!origin->text.empty()) {
        problem.source = origin->source;
        problem.place = placeOf(origin->text, pointer);
    }
    return true;
}

Diagnostics located(Diagnostics problems, const std::vector<Origin>& origins) {
    for (Diagnostic& problem : problems) {
        // A key is missing for want of it, or because somebody has taken it out.
        const bool takenOut = problem.code == DiagnosticCode::missingKey &&
                              locate(problem, childOf(problem.pointer, problem.expected), origins);
        if (!takenOut) {
            locate(problem, problem.pointer, origins);
        }
    }
    return problems;
}

/// What the options of a choice have set, and where.
class OptionBlame {
public:
    OptionBlame(const nlohmann::json& options, const nlohmann::json& whole, const Registry& registry) {
        const std::vector<Option> table = optionsOf(whole, registry);
        for (const auto& [key, value] : options.items()) {
            if (const Option* option = findOption(table, key)) {
                set_.push_back(*option);
                set_.back().key = key;  // as it was called
            }
        }
    }

    /// Points to the option that a problem is about, whatever the document says there.
    void blame(Diagnostic& problem) const {
        problem.source.clear();
        problem.place = {};
        const std::string own = asOption(problem.pointer);
        const std::string other = asOption(problem.expected);
        if (problem.code == DiagnosticCode::conflict && own.empty() && !other.empty()) {
            problem.expected = problem.pointer;
            problem.found = problem.pointer = other;
        } else if (problem.code == DiagnosticCode::conflict && !own.empty()) {
            problem.found = problem.pointer = own;
            problem.expected = other.empty() ? problem.expected : other;
        } else {
            problem.pointer = own.empty() ? anyOption() : own;
        }
    }

private:
    /// "/options/turnOptions/0" for "/turn/options/0"; empty if no option has set it.
    std::string asOption(const std::string& pointer) const {
        for (const Option& option : set_) {
            if (pointer == option.pointer || pointer.starts_with(option.pointer + '/')) {
                return childOf("/options", option.key) + pointer.substr(option.pointer.size());
            }
        }
        return {};
    }
    std::string anyOption() const { return set_.size() == 1 ? childOf("/options", set_[0].key) : "/options"; }

    std::vector<Option> set_;
};

bool sameProblem(const Diagnostic& a, const Diagnostic& b) {
    return a.code == b.code && a.pointer == b.pointer && a.found == b.found && a.expected == b.expected;
}

/// Where the problems of a merged document come from: those that would not be there without the options are theirs.
Diagnostics traced(Diagnostics problems, const Merged& whole, const Library& library, const Registry& registry,
                   const RulesetChoice& choice) {
    problems = located(std::move(problems), whole.origins);
    if (problems.empty() || choice.options.empty()) {
        return problems;
    }
    RulesetChoice plain = choice;
    plain.options = nlohmann::json::object();
    const auto without = merge(library, registry, plain);
    const Diagnostics others = without ? checkDocument(*without, registry) : Diagnostics{};
    const OptionBlame options(choice.options, whole.document, registry);
    for (Diagnostic& problem : problems) {
        const auto isSame = [&](const Diagnostic& other) { return sameProblem(problem, other); };
        if (std::none_of(others.begin(), others.end(), isSame)) {
            options.blame(problem);
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
    const auto whole = mergeOrigins(library, registry, choice);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    auto rules = compile(whole->document, registry);
    if (!rules) {
        return tl::unexpected(traced(std::move(rules.error()), *whole, library, registry, choice));
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
    auto rules = compile(whole->document, registry);
    Diagnostics problems = rules ? checkDocument(whole->document, registry) : std::move(rules.error());
    return traced(std::move(problems), *whole, library, registry, choice);
}

}  // namespace gnostica::engine
