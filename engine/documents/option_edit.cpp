// Finds the smallest edit of a document that gives an option a value.
#include "engine/documents/inspection.h"
#include "engine/documents/json_value.h"
#include "engine/documents/mechanic_edit.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"

#include <algorithm>
#include <span>

namespace gnostica::engine {

using nlohmann::json;

namespace {

using Tokens = std::vector<std::string>;

std::string pointerOf(std::span<const std::string> tokens) {
    std::string pointer;
    for (const std::string& token : tokens) {
        pointer = childOf(pointer, token);
    }
    return pointer;
}

/// The part of the pointer that is merged member by member: a list is replaced as a whole.
std::string mergedPart(const json& whole, const std::string& pointer) {
    const Tokens tokens = tokensOf(pointer);
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const std::string part = pointerOf(std::span(tokens).first(i));
        const json* value = valueAt(whole, part);
        if (value != nullptr && value->is_array()) {
            return part;
        }
    }
    return pointer;
}

/// Sets a member, replacing any value in the way.
void setMember(json& document, const std::string& pointer, const json& value) {
    json* place = &document;
    for (const std::string& token : tokensOf(pointer)) {
        if (!place->is_object()) {
            *place = json::object();
        }
        place = &(*place)[token];
    }
    *place = value;
}

void eraseAt(json& document, const std::string& pointer) {
    const std::size_t name = pointer.rfind('/');
    if (name != std::string::npos && valueAt(document, pointer) != nullptr) {
        json& holder = document[json::json_pointer(pointer.substr(0, name))];
        if (holder.is_object()) {
            holder.erase(tokensOf(pointer).back());
        }
    }
}

/// Does an empty object differ from a missing one? A document without a parent must have links, and the presence of a
/// mechanic switches it on.
bool meansSomething(std::string_view pointer) {
    return pointer == "/links" || pointer == "/mechanics" || pointer.starts_with("/mechanics/");
}

/// Removes the objects that removing the value left empty; false if there is none.
bool eraseEmptyHolders(json& document, std::string pointer) {
    bool any = false;
    for (;;) {
        pointer.resize(pointer.rfind('/'));
        const json* holder = pointer.empty() ? nullptr : valueAt(document, pointer);
        if (holder == nullptr || !holder->empty() || meansSomething(pointer)) {
            return any;
        }
        eraseAt(document, pointer);
        any = true;
    }
}

/// A use with only its power is the same as the bare name.
void nameBarely(json& use) {
    if (use.is_object() && use.size() == 1 && use.contains("power")) {
        use = json(use["power"]);
    }
}

json withBareNames(const json& uses) {
    json bare = uses;
    for (json& use : bare) {
        nameBarely(use);
        if (use.is_object() && use.contains("any") && use["any"].is_array()) {
            use["any"] = withBareNames(use["any"]);
        }
    }
    return bare;
}

/// Are two whole documents equivalent? `part` may be written in two ways.
bool areAlike(json one, json two, const std::string& part) {
    for (json* each : {&one, &two}) {
        const json* uses = valueAt(*each, part);
        if (uses != nullptr && uses->is_array()) {
            setMember(*each, part, withBareNames(*uses));
        }
    }
    return one == two;
}

/// The patch whose merge results in exactly `value`: removed members stay removed.
json patchFor(const json* parent, std::span<const std::string> tokens, const json& value) {
    if (tokens.empty()) {
        return value;
    }
    json patch = json::object();
    if (parent != nullptr && parent->is_object()) {
        for (const auto& member : parent->items()) {
            patch[member.key()] = nullptr;
        }
    }
    const json* child = parent == nullptr ? nullptr : valueAt(*parent, childOf("", tokens.front()));
    patch[tokens.front()] = patchFor(child, tokens.subspan(1), value);
    return patch;
}

/// As patchFor(), for a value that is an object: a merge would keep other members of the parent's object. Values of the
/// parent are not repeated, except those that `said` repeats.
json inPlaceOf(const json* parent, const json* said, const json& value) {
    json patch = value;
    if (parent == nullptr || !parent->is_object() || !value.is_object()) {
        return patch;
    }
    for (const auto& member : parent->items()) {
        const auto same = patch.find(member.key());
        const bool isSaid = said != nullptr && said->is_object() && said->contains(member.key());
        if (same == patch.end()) {
            patch[member.key()] = nullptr;
        } else if (*same == member.value() && !isSaid) {
            patch.erase(same);
        }
    }
    return patch;
}

/// One document, and the effect of an edit on the whole.
class OptionEdit {
public:
    OptionEdit(const Inspection& seen, const json& own, const Option& option)
        : seen_(seen),
          own_(own),
          option_(option),
          now_(seen.with(own)),
          part_(mergedPart(now_, option.pointer)) {}

    std::optional<Edit> to(const json& value) const {
        const std::vector<json> wanted = waysToSay(value);
        const auto isWanted = [&](const json& whole) {
            return std::ranges::any_of(wanted, [&](const json& each) { return areAlike(each, whole, part_); });
        };
        if (const auto said = saidAt(); !said.empty()) {
            const std::string least = withWhatIsEmptied(said);
            if (isWanted(without(least))) {
                return Edit{EditKind::remove, least, {}};
            }
        }
        if (wanted.empty() || isWanted(now_)) {
            return std::nullopt;
        }
        const json& whole = isInList() && !parentSays(value) ? wanted.back() : wanted.front();
        return setting(*valueAt(whole, part_));
    }

private:
    bool isInList() const { return part_ != option_.pointer; }

    /// Does the parent have this value explicitly, even if it is the default? Then a list can equal the parent's again.
    bool parentSays(const json& value) const {
        const json* said = seen_.parent.is_object() ? valueAt(seen_.parent, option_.pointer) : nullptr;
        return said != nullptr && *said == value;
    }

    /// The whole documents that give the option this value: first with the value, then, if it is the default, without.
    /// Empty if the use of a power that has the parameter is gone.
    std::vector<json> waysToSay(const json& value) const {
        json whole = now_;
        const std::string use = option_.pointer.substr(0, option_.pointer.rfind('/'));
        if (isInList()) {
            const json* place = valueAt(now_, use);
            if (place == nullptr || !(place->is_string() || place->is_object()) || place->contains("any")) {
                return {};
            }
            setOption(whole, option_, value);
        } else {
            setMember(whole, part_, value);
        }
        std::vector<json> ways{whole};
        if (option_.mayLack && value == toJson(option_.standard)) {
            eraseAt(whole, option_.pointer);
            if (isInList()) {
                nameBarely(whole[json::json_pointer(use)]);
            }
            ways.push_back(whole);
            if (!isInList() && eraseEmptyHolders(whole, option_.pointer)) {
                ways.push_back(std::move(whole));
            }
        }
        return ways;
    }

    /// The pointer in the document itself that sets the option: the value, or a null above it. Empty if there is none.
    std::string saidAt() const {
        const Tokens tokens = tokensOf(part_);
        for (std::size_t i = 1; i <= tokens.size(); ++i) {
            const std::string pointer = pointerOf(std::span(tokens).first(i));
            const json* value = valueAt(own_, pointer);
            if (value == nullptr) {
                return {};
            }
            if (i == tokens.size() || !value->is_object()) {
                return pointer;
            }
        }
        return {};
    }

    json without(const std::string& pointer) const {
        json rest = own_;
        eraseAt(rest, pointer);
        return seen_.with(rest);
    }

    /// Also removes an object that would be left empty, unless its presence has a meaning.
    std::string withWhatIsEmptied(std::string pointer) const {
        const json whole = without(pointer);
        json bare = whole;
        eraseEmptyHolders(bare, pointer);
        for (;;) {
            std::string holder = pointer.substr(0, pointer.rfind('/'));
            if (holder.empty() || valueAt(own_, holder)->size() > 1) {
                return pointer;
            }
            if (const json rest = without(holder); rest != whole && rest != bare) {
                return pointer;
            }
            pointer = std::move(holder);
        }
    }

    Edit setting(const json& value) const {
        const std::string said = saidAt();
        std::string place = part_;
        json patch =
            inPlaceOf(seen_.parent.is_object() ? valueAt(seen_.parent, part_) : nullptr, valueAt(own_, part_), value);
        if (!said.empty() && said != part_) {  // a value other than an object is in the way
            const Tokens tokens = tokensOf(part_);
            place = said;
            patch = patchFor(seen_.parent.is_object() ? valueAt(seen_.parent, said) : nullptr,
                             std::span(tokens).subspan(tokensOf(said).size()), value);
        }
        return {EditKind::set, place, jsonText(patch)};
    }

    const Inspection& seen_;
    const json& own_;
    const Option& option_;
    json now_;
    std::string part_;
};

/// Makes room in a list: copies the list and creates the object that the pointer leads to.
std::optional<Diagnostic> makeRoom(EditableDocument& document, const json& whole, const std::string& list,
                                   const std::string& pointer) {
    const json* own = valueAt(document.value(), list);
    if (own == nullptr || !own->is_array()) {
        if (const auto copied = document.set(list, *valueAt(whole, list)); !copied) {
            return copied.error();
        }
    }
    const std::string holder = pointer.substr(0, pointer.rfind('/'));
    const json* use = holder == list ? nullptr : valueAt(document.value(), holder);
    if (use != nullptr && use->is_string()) {
        if (const auto written = document.set(holder, {{"power", *use}}); !written) {
            return written.error();
        }
    }
    return std::nullopt;
}

/// Sets a value inside a list, which a merge replaces as a whole.
std::optional<Diagnostic> setInList(EditableDocument& document, const Inspection& seen, const std::string& list,
                                    const std::string& pointer, const json& value) {
    const auto option = std::ranges::find(seen.options, pointer, &Option::pointer);
    Expected<TextChange> changed;
    if (option != seen.options.end() && !value.is_null()) {
        const auto edit = seen.editOf(document.value(), *option, value);
        changed = edit ? document.apply({FixCode::replace, {*edit}}) : TextChange();
    } else if (auto problem = makeRoom(document, seen.with(document.value()), list, pointer)) {
        return problem;
    } else {
        changed = value.is_null() ? document.remove(pointer) : document.set(pointer, value);
    }
    return changed ? std::nullopt : std::optional(changed.error());
}

/// The problem of a value on the path that is neither an object nor a list, so that nothing can be set below it. Not a
/// power that is only named, which can be written out, nor a mechanic that is not in play, which can be added.
std::optional<Diagnostic> obstacle(const json& document, const std::string& pointer) {
    const Tokens tokens = tokensOf(pointer);
    const json* holder = &document;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const std::string place = pointerOf(std::span(tokens).first(i));
        const json* value = valueAt(document, place);
        const bool isNamedPower = value != nullptr && value->is_string() && holder->is_array();
        const bool isUnplayed = value != nullptr && value->is_null() && i == 2 && tokens.front() == "mechanics";
        if (value == nullptr || isNamedPower || isUnplayed) {
            return std::nullopt;
        }
        if (!value->is_structured()) {
            return problemAt(DiagnosticCode::wrongType, place, value->type_name(),
                             tokens[i] == "-" || placeIn(tokens[i]) ? "array" : "object");
        }
        holder = value;
    }
    return std::nullopt;
}

/// Does the pointer name a mechanic that is not in play?
bool isUnplayedMechanic(const json& document, const Inspection& seen, const Registry& registry,
                        const std::string& pointer) {
    const Tokens tokens = tokensOf(pointer);
    return tokens.size() == 2 && tokens.front() == "mechanics" && registry.mechanics().contains(tokens[1]) &&
           !mechanicEdit(seen, document, registry, tokens[1], false);
}

/// Adds the mechanic whose parameter the pointer names, if it is not in play.
Expected<TextChange> addMechanic(EditableDocument& document, const Inspection& seen, const Registry& registry,
                                 const std::string& pointer) {
    const Tokens tokens = tokensOf(pointer);
    const bool leadsIntoOne =
        tokens.size() > 2 && tokens.front() == "mechanics" && registry.mechanics().contains(tokens[1]);
    const auto edit = leadsIntoOne ? mechanicEdit(seen, document.value(), registry, tokens[1], true) : std::nullopt;
    return edit ? document.apply({FixCode::addMechanic, {*edit}}) : TextChange();
}

}  // namespace

Expected<EditableDocument> withValue(EditableDocument document, const Inspection& seen, const Registry& registry,
                                     const std::string& pointer, const json& value) {
    if (auto problem = obstacle(document.value(), pointer)) {
        return failure(placedIn(std::move(*problem), document.text(), document.source()));
    }
    if (value.is_null() && isUnplayedMechanic(document.value(), seen, registry, pointer)) {
        return document;
    }
    if (auto added = addMechanic(document, seen, registry, pointer); !added) {
        return failure(std::move(added.error()));
    }
    const std::string list = document.value().is_object() ? mergedPart(seen.with(document.value()), pointer) : pointer;
    if (list != pointer) {
        if (auto problem = setInList(document, seen, list, pointer, value)) {
            return failure(std::move(*problem));
        }
    } else if (auto changed = document.set(pointer, value); !changed) {
        return failure(std::move(changed.error()));
    }
    return document;
}

json Inspection::with(const json& own) const {
    json merged = parent.is_object() ? parent : json::object();
    merged.merge_patch(own);
    return merged;
}

std::optional<Edit> Inspection::editOf(const json& own, const Option& option, const json& value) const {
    if (!own.is_object()) {
        return std::nullopt;
    }
    return OptionEdit(*this, own, option).to(value);
}

}  // namespace gnostica::engine
