// Checking a draft: each stage that fails reports everything that can be known by then.
#include "engine/documents/draft.h"

#include "engine/documents/detail/check_choice.h"
#include "engine/documents/detail/fixes.h"
#include "engine/documents/detail/merged.h"
#include "engine/documents/detail/notes.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <iterator>

namespace gnostica::engine {

using nlohmann::json;

namespace {

bool isSame(const Diagnostic& a, const Diagnostic& b) {
    return a.code == b.code && a.pointer == b.pointer && a.found == b.found && a.expected == b.expected;
}

/// A document that cannot be found by its name may have further faults.
Diagnostics checkNameless(const json& document, const Diagnostic& nameless, const Library& library,
                          const Registry& registry) {
    Diagnostics problems{nameless};
    RulesetChoice choice;
    choice.document = document;
    for (Diagnostic& problem :
         isExpansion(document) ? checkDifferences(document, registry) : checkChoice(library, registry, choice)) {
        if (!isSame(nameless, problem)) {
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

/// Offers fixes for missing parts without a default: parts of the base game, or building on it.
void offerWhatIsMissing(Diagnostics& problems, const json& document, const Library& library) {
    const json* id = valueAt(document, "/id");
    const std::string parent =
        possibleParent(library, id != nullptr && id->is_string() ? id->get_ref<const std::string&>() : std::string());
    const bool standsAlone = document.is_object() && !document.contains("extends") && !isExpansion(document);
    const json* base = library.find(RulesetChoice().base);
    bool isOffered = false;  // once is enough: the fix adds all missing parts
    for (Diagnostic& problem : problems) {
        if (problem.code != DiagnosticCode::missingKey) {
            continue;
        }
        const json* model = base == nullptr ? nullptr : valueAt(*base, childOf(problem.pointer, problem.expected));
        if (problem.fixes.empty() && model != nullptr) {
            problem.fixes.push_back(fix::set(FixCode::setDefault, childOf(problem.pointer, problem.expected), *model));
        }
        const bool lacksCards = standsAlone && !document.contains("majors") && problem.expected != "id";
        if (lacksCards && !isOffered && problem.pointer.empty() && !parent.empty()) {
            isOffered = true;
            problem.fixes.insert(problem.fixes.begin(), fix::set(FixCode::replace, "/extends", parent));
        }
    }
}

/// The game that a draft differs from.
RulesetChoice parentOf(const json& document) {
    RulesetChoice parent;
    const json* extends = valueAt(document, "/extends");
    if (extends != nullptr && extends->is_string()) {
        if (isExpansion(document)) {
            parent.expansions = {extends->get<std::string>()};
        } else {
            parent.base = extends->get<std::string>();
        }
    }
    return parent;
}

bool leadsIntoList(std::string_view pointer) {
    const auto isPlace = [](const std::string& token) { return placeIn(token).has_value(); };
    return std::ranges::any_of(tokensOf(pointer), isPlace);
}

/// Blames the draft for a problem of a parent's value that the draft makes wrong and can override.
void takeOver(Diagnostic& problem, std::string_view source, PlaceIndex& places) {
    problem.source = source;
    std::string pointer = problem.pointer;
    while (!pointer.empty() && places.find(pointer).line == 0) {
        pointer.resize(pointer.rfind('/'));
    }
    problem.range = places.range(pointer);
    problem.place = problem.range.from;
    std::erase_if(problem.fixes, [](Fix& fix) {
        return std::ranges::any_of(fix.edits, [](Edit& edit) {
            if (edit.kind == EditKind::remove) {
                edit = {EditKind::set, edit.pointer, "null"};
            }
            return edit.kind == EditKind::rename || leadsIntoList(edit.pointer);
        });
    });
}

}  // namespace

std::string newDraft(std::string_view id, std::string_view parent, const Library& library) {
    const json* above = library.find(parent);
    const bool isLaid = above != nullptr && isExpansion(*above);
    const std::string name = jsonText(fix::titleFrom(id));
    std::string text = "{\n    \"format\": " + std::to_string(kDocumentFormat) + ",\n";
    text += "    \"id\": " + jsonText(id) + ",\n";
    text += "    \"kind\": \"" + std::string(isLaid ? "expansion" : "game") + "\",\n";
    text += "    \"extends\": " + jsonText(parent) + ",\n";
    return text + "    \"name\": { \"en\": " + name + " }\n}\n";
}

Diagnostics checkDraft(std::string_view text, std::string_view source, const Library& library,
                       const Registry& registry) {
    const auto document = parseDocument(text, source, DocumentKind::ruleset);
    if (!document) {
        return {document.error()};
    }
    Diagnostics problems;
    if (const auto whole = library.with(text, source)) {
        RulesetChoice choice;
        (isExpansion(*document) ? choice.expansions.emplace_back() : choice.base) =
            document->at("id").get<std::string>();
        problems = checkChoice(*whole, registry, choice);
        if (std::ranges::none_of(problems, isError)) {
            std::ranges::move(notesOn(*document, *whole, registry, choice), std::back_inserter(problems));
        }
    } else {
        problems = checkNameless(*document, whole.error(), library, registry);
    }
    offerWhatIsMissing(problems, *document, library);
    const bool blamesOthers = std::ranges::any_of(
        problems, [&](const Diagnostic& each) { return !each.source.empty() && each.source != source; });
    const bool othersAreSound =
        blamesOthers && std::ranges::none_of(checkChoice(library, registry, parentOf(*document)), isError);
    PlaceIndex places(text);
    for (Diagnostic& problem : problems) {
        if (othersAreSound && !problem.source.empty() && problem.source != source) {
            takeOver(problem, source, places);
        } else if (problem.source.empty()) {
            problem.source = source;
            if (problem.place.line == 0) {
                places.locate(problem);
            }
        } else if (problem.source != source) {
            problem.fixes.clear();
        }
    }
    sortByPlace(problems);
    return problems;
}

}  // namespace gnostica::engine
