#include "engine/documents/completion.h"

#include "engine/documents/json_value.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// Schemas that all apply to one place.
using Nodes = std::vector<const json*>;
using Tokens = std::vector<std::string>;

/// Ranges up to this width offer every number; wider ones only the first, the last and the default.
constexpr int kFewNumbers = 12;

std::string wordIn(const json& object, std::string_view key) {
    const std::string* text = textIn(memberNamed(object, key));
    return text != nullptr ? *text : std::string();
}

bool namesSuit(std::string_view word) {
    return std::ranges::find(kSuitKeys, word) != kSuitKeys.end();
}

/// The documents around a text.
struct Around {
    const json& value;  ///< of the text
    const json& whole;  ///< with everything that it inherits

    std::string wordAt(const std::string& pointer) const {
        for (const json* document : {&value, &whole}) {
            const json* text = valueAt(*document, pointer);
            if (text != nullptr && text->is_string()) {
                return text->get<std::string>();
            }
        }
        return {};
    }

    /// The object at a pointer as the conditions of the schema need it: with its power by its real name.
    json described(const std::string& pointer) const {
        const json* said = valueAt(value, pointer);
        json object = said != nullptr && said->is_object() ? *said : json::object();
        const Tokens tokens = tokensOf(pointer);
        if (tokens.size() == 2 && tokens[0] == "suits") {
            object["power"] = wordAt(pointer + "/power");
        } else if (const std::string name = wordIn(object, "power"); namesSuit(name)) {
            object["power"] = wordAt(childOf("/suits", name) + "/power");
        }
        return object;
    }
};

// ---- The schema -----------------------------------------------------------------------------------------------------

/// Collects the parts of a schema that apply to one value.
class Collector {
public:
    Collector(const json& root, const json& object) : root_(root), object_(object) {}

    Nodes nodes;

    void add(const json& schema) {
        if (const std::string reference = wordIn(schema, "$ref"); !reference.empty()) {
            if (const json* target = valueAt(root_, std::string_view(reference).substr(1))) {
                add(*target);
            }
            return;
        }
        nodes.push_back(&schema);
        if (const json* all = memberNamed(schema, "allOf")) {
            std::ranges::for_each(*all, [this](const json& each) { add(each); });
        }
        if (const json* any = memberNamed(schema, "anyOf")) {
            addAlternatives(*any);
        }
        const json* condition = memberNamed(schema, "if");
        const json* then = memberNamed(schema, "then");
        if (condition != nullptr && then != nullptr && holds(*condition)) {
            add(*then);
        }
    }

private:
    /// Adds the alternatives that match the members of the object, or all if none does.
    void addAlternatives(const json& alternatives) {
        const bool decided = std::ranges::any_of(alternatives, [this](const json& each) { return isMeant(each); });
        for (const json& each : alternatives) {
            if (!decided || isMeant(each)) {
                add(each);
            }
        }
    }

    bool isMeant(const json& schema) const {
        if (const std::string reference = wordIn(schema, "$ref"); !reference.empty()) {
            const json* target = valueAt(root_, std::string_view(reference).substr(1));
            return target != nullptr && isMeant(*target);
        }
        if (const json* any = memberNamed(schema, "anyOf")) {
            return std::ranges::any_of(*any, [this](const json& each) { return isMeant(each); });
        }
        const json* properties = memberNamed(schema, "properties");
        const auto isNamed = [&](const auto& member) { return properties->contains(member.first); };
        return properties != nullptr && std::ranges::any_of(object_.get_ref<const json::object_t&>(), isNamed);
    }

    /// Supports only conditions on the values of members.
    bool holds(const json& condition) const {
        const json* properties = memberNamed(condition, "properties");
        const auto isMet = [&](const auto& property) {
            const json* asked = memberNamed(property.second, "const");
            const json* value = memberNamed(object_, property.first);
            return asked != nullptr && value != nullptr && *asked == *value;
        };
        return properties != nullptr && std::ranges::all_of(properties->get_ref<const json::object_t&>(), isMet);
    }

    const json& root_;
    const json& object_;
};

/// The parts of the schema that apply to the value at a pointer.
Nodes nodesAt(const json& schema, const Around& around, const Tokens& tokens) {
    std::string pointer;
    Nodes nodes{&schema};
    std::size_t depth = 0;
    while (true) {
        const json object = around.described(pointer);
        Collector collector(schema, object);
        for (const json* node : nodes) {
            collector.add(*node);
        }
        if (depth == tokens.size()) {
            return std::move(collector.nodes);
        }
        nodes.clear();
        for (const json* node : collector.nodes) {
            const json* properties = memberNamed(*node, "properties");
            const json* property = properties != nullptr ? memberNamed(*properties, tokens[depth]) : nullptr;
            const json* others = memberNamed(*node, "additionalProperties");
            const json* child = property != nullptr                        ? property
                                : others != nullptr && others->is_object() ? others
                                                                           : memberNamed(*node, "items");
            if (child != nullptr && child->is_object()) {
                nodes.push_back(child);
            }
        }
        pointer = childOf(pointer, tokens[depth++]);
    }
}

/// '{' or '[' if only that container is allowed; otherwise 0.
char bracketOf(const Nodes& nodes) {
    char bracket = 0;
    for (const json* node : nodes) {
        const std::string type = wordIn(*node, "type");
        const char needed = type == "object" ? '{' : type == "array" ? '[' : 0;
        const bool saysNothing = type.empty() && !node->contains("enum") && !node->contains("const");
        if (saysNothing || type == "null") {
            continue;
        }
        if (needed == 0 || (bracket != 0 && bracket != needed)) {
            return 0;
        }
        bracket = needed;
    }
    return bracket;
}

// ---- Candidates -----------------------------------------------------------------------------------------------------

class Gatherer {
public:
    Gatherer(const json& schema, const Around& around, const WritingPlace& place)
        : schema_(schema),
          around_(around),
          place_(place),
          tokens_(tokensOf(place.pointer)),
          nodes_(nodesAt(schema, around, tokens_)) {}

    std::vector<Candidate> found;

    void addKeys() {
        const json* object = valueAt(around_.value, place_.pointer);
        for (const json* node : nodes_) {
            const json* properties = memberNamed(*node, "properties");
            if (properties == nullptr) {
                continue;
            }
            for (const auto& [key, property] : properties->items()) {
                if (key == place_.word || object == nullptr || !object->contains(key)) {
                    addKey(key);
                }
            }
        }
    }

    void addValues() {
        for (const json* node : nodes_) {
            if (const json* words = memberNamed(*node, "enum")) {
                for (const json& word : *words) {
                    addWord(word.get<std::string>());
                }
            } else if (const json* only = memberNamed(*node, "const")) {
                add(CandidateKind::literal, jsonText(*only));
            } else {
                addByType(*node, wordIn(*node, "type"));
            }
        }
    }

    void addRulesets(const Library& library) {
        const bool isParent = tokens_ == Tokens{"extends"};
        if (!isParent && (tokens_.size() != 2 || tokens_[0] != "expansions")) {
            return;
        }
        const bool ownExpansion = around_.wordAt("/kind") == "expansion";
        for (const std::string& id : library.ids()) {
            if (isExpansion(*library.find(id)) == (!isParent || ownExpansion) && id != wordIn(around_.value, "id")) {
                add(CandidateKind::ruleset, id);
            }
        }
    }

private:
    void add(CandidateKind kind, std::string word, std::string pointer, char bracket = 0) {
        const bool isKnown =
            std::ranges::any_of(found, [&](const Candidate& each) { return each.kind == kind && each.word == word; });
        if (!isKnown) {
            found.push_back({kind, std::move(word), std::move(pointer), bracket});
        }
    }
    void add(CandidateKind kind, std::string word) { add(kind, std::move(word), place_.pointer); }

    void addKey(const std::string& key) {
        Tokens tokens = tokens_;
        tokens.push_back(key);
        add(CandidateKind::key, key, childOf(place_.pointer, key), bracketOf(nodesAt(schema_, around_, tokens)));
    }

    void addWord(const std::string& word) {
        const json* list = tokens_.empty() ? nullptr : valueAt(around_.value, parentPointer());
        const bool namesPower = isPowerHere();
        const bool isThere = list != nullptr && list->is_array() && !namesPower && word != place_.word &&
                             std::find(list->begin(), list->end(), json(word)) != list->end();
        if (!isThere) {
            add(namesPower ? CandidateKind::power : CandidateKind::word, word);
        }
    }

    std::string parentPointer() const { return place_.pointer.substr(0, place_.pointer.rfind('/')); }

    /// Is it a use of a power, or the name of one?
    bool isPowerHere() const {
        const bool inCards = !tokens_.empty() && (tokens_[0] == "majors" || tokens_[0] == "suits");
        const json* parent = inCards ? valueAt(around_.value, parentPointer()) : nullptr;
        const bool isElement = parent != nullptr && parent->is_array() && tokens_[0] == "majors";
        return inCards && (tokens_.back() == "power" || (isElement && !isInSet()));
    }

    /// Is it a list of words, not of powers? Its schema requires unique items.
    bool isInSet() const {
        const Tokens parent(tokens_.begin(), tokens_.end() - 1);
        return std::ranges::any_of(nodesAt(schema_, around_, parent),
                                   [](const json* node) { return node->contains("uniqueItems"); });
    }

    void addByType(const json& node, const std::string& type) {
        if (type == "boolean") {
            add(CandidateKind::literal, "true");
            add(CandidateKind::literal, "false");
        } else if (type == "integer") {
            addNumbers(node.value("minimum", 0), node.value("maximum", 0), node.value("default", json()));
        } else if (type == "null") {
            add(CandidateKind::literal, "null");
        } else if (type == "object" || type == "array") {
            add(CandidateKind::container, type == "object" ? "{}" : "[]");
        }
    }

    void addNumbers(int least, int most, const json& usual) {
        for (int number = least; number <= most && most - least <= kFewNumbers; ++number) {
            add(CandidateKind::literal, std::to_string(number));
        }
        if (most - least > kFewNumbers) {
            add(CandidateKind::literal, std::to_string(least));
            if (usual.is_number_integer()) {
                add(CandidateKind::literal, jsonText(usual));
            }
            add(CandidateKind::literal, std::to_string(most));
        }
    }

    const json& schema_;
    const Around& around_;
    const WritingPlace& place_;
    Tokens tokens_;
    Nodes nodes_;
};

// ---- Options --------------------------------------------------------------------------------------------------------

const Option* withPointer(std::span<const Option> options, std::string_view pointer) {
    const auto found = std::ranges::find(options, pointer, &Option::pointer);
    return found == options.end() ? nullptr : &*found;
}

std::string joinedPointer(const Tokens& tokens, std::size_t from, std::size_t to) {
    std::string pointer;
    for (std::size_t i = from; i < to; ++i) {
        pointer = childOf(pointer, tokens[i]);
    }
    return pointer;
}

/// A parameter of a power or a mechanic, from the registry.
std::optional<Option> parameterAt(const Registry& registry, const Around& around, const Tokens& tokens) {
    for (std::size_t own = 2; own < tokens.size(); ++own) {
        const std::string object = joinedPointer(tokens, 0, own);
        const std::vector<Option>* parameters = nullptr;
        if (tokens[0] == "mechanics" && own == 2) {
            const auto kind = registry.mechanics().find(tokens[1]);
            parameters = kind == registry.mechanics().end() ? nullptr : &kind->second.parameters;
        } else if (tokens[0] == "suits" || tokens[0] == "majors") {
            const auto kind = registry.powers().find(wordIn(around.described(object), "power"));
            parameters = kind == registry.powers().end() ? nullptr : &kind->second.parameters;
        }
        const Option* found =
            parameters == nullptr ? nullptr : withPointer(*parameters, joinedPointer(tokens, own, tokens.size()));
        if (found != nullptr) {
            Option option = *found;
            option.pointer = object + option.pointer;
            return option;
        }
    }
    return std::nullopt;
}

}  // namespace

Completion::Completion(const Registry& registry) : registry_(registry), schema_(jsonSchema(registry)) {}

std::vector<Candidate> Completion::candidates(const JsonSketch& sketch, const json& whole,
                                              const Library& library) const {
    if (sketch.place.kind == PlaceKind::none) {
        return {};
    }
    const Around around{sketch.value, whole};
    Gatherer gatherer(schema_, around, sketch.place);
    if (sketch.place.kind == PlaceKind::key) {
        gatherer.addKeys();
    } else {
        gatherer.addValues();
        gatherer.addRulesets(library);
    }
    return std::move(gatherer.found);
}

std::optional<Option> Completion::optionAt(std::string_view pointer, std::span<const Option> options, const json& value,
                                           const json& whole) const {
    const Around around{value, whole};
    Tokens tokens = tokensOf(pointer);
    for (int up = 0; up < 2 && !tokens.empty(); ++up) {
        const std::string place = joinedPointer(tokens, 0, tokens.size());
        const Option* known = withPointer(options, place);
        known = known != nullptr ? known : withPointer(generalOptions(), place);
        std::optional<Option> option =
            known != nullptr ? std::optional(*known) : parameterAt(registry_, around, tokens);
        if (option && (up == 0 || option->type == OptionType::choiceSet)) {
            return option;
        }
        tokens.pop_back();
    }
    return std::nullopt;
}

Completed completed(std::string_view text, const WritingPlace& place, const Candidate& candidate) {
    const bool isBare = candidate.kind == CandidateKind::literal || candidate.kind == CandidateKind::container;
    std::string written = isBare ? candidate.word : jsonText(candidate.word);
    std::size_t back = candidate.kind == CandidateKind::container ? 1 : 0;  // between the brackets
    if (candidate.kind == CandidateKind::key && !place.hasColon) {
        written += ": ";
        if (candidate.bracket != 0) {
            written += candidate.bracket == '{' ? "{}" : "[]";
            back = 1;
        }
    }
    const std::size_t begin = place.commaBefore.value_or(place.begin);
    std::string before(text.substr(begin, place.begin - begin));
    if (place.commaBefore) {
        before.insert(0, ",");
    }
    const std::size_t cursor = begin + before.size() + written.size() - back;
    const bool keepsComma = place.commaBehind && candidate.kind != CandidateKind::key;
    const bool needsComma = keepsComma || (place.commaBehind && candidate.bracket != 0);
    return {{begin, std::string(text.substr(begin, place.end - begin)), before + written + (needsComma ? "," : "")},
            cursor};
}

}  // namespace gnostica::engine
