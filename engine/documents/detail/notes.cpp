#include "engine/documents/detail/notes.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/detail/provenance.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"

#include <array>

namespace gnostica::engine {

using nlohmann::json;

namespace {

Diagnostic noteAt(DiagnosticCode code, const std::string& pointer, std::string found) {
    Diagnostic note = problemAt(code, pointer, std::move(found));
    note.severity = Severity::note;
    note.fixes = {fix::remove(pointer)};
    return note;
}

/// Is it a key of a document that is not a setting?
bool isDescription(std::string_view key) {
    return isOwnKey(key) || key == "extends" || key == "expansions" || key == "$schema";
}

/// Adds notes on the values of an object, at any depth, that are equal in its parent.
void findRedundant(const json& own, const json& parent, const std::string& pointer, Problems& notes) {
    for (const auto& [key, value] : own.items()) {
        const auto above = parent.find(key);
        if (above == parent.end() || (pointer.empty() && isDescription(key))) {
            continue;
        }
        const std::string place = childOf(pointer, key);
        if (value.is_object() && above->is_object() && !value.empty()) {
            findRedundant(value, *above, place, notes);
        } else if (value == *above) {
            notes.add(noteAt(DiagnosticCode::redundant, place, shown(value)));
        }
    }
}

void findWithoutEffect(const json& draft, const json& whole, const Registry& registry, Problems& notes) {
    const std::vector<Option> options = optionsOf(whole, registry);
    for (const Option& option : options) {
        const json* value = valueAt(draft, option.pointer);
        if (value == nullptr || value->is_null()) {
            continue;
        }
        const Option* decides = option.when.always() ? nullptr : findOption(options, option.when.key);
        const json* decision = decides == nullptr ? nullptr : valueAt(whole, decides->pointer);
        const bool isMet =
            decides == nullptr || option.when.isMetBy(decision == nullptr ? decides->standard : toPlain(*decision));
        if (!isMet || !applies(option, whole)) {
            notes.add(noteAt(DiagnosticCode::switchedOff, option.pointer, tokensOf(option.pointer).back()));
        }
    }
}

}  // namespace

Diagnostics notesOn(const json& draft, const Library& library, const Registry& registry, const RulesetChoice& choice) {
    Problems notes;
    if (const json* extends = valueAt(draft, "/extends"); extends != nullptr && choice.expansions.empty()) {
        RulesetChoice above;
        above.base = extends->get<std::string>();
        above.expansions = draft.value("expansions", std::vector<std::string>());
        if (const auto parent = merge(library, registry, above)) {
            findRedundant(draft, *parent, "", notes);
        }
    }
    // A document without a parent must set everything, needed or not.
    const auto whole = merge(library, registry, choice);
    if (whole && (draft.contains("extends") || !choice.expansions.empty())) {
        findWithoutEffect(draft, *whole, registry, notes);
    }
    return notes.take();
}

}  // namespace gnostica::engine
