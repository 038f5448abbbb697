#include "engine/documents/options.h"

#include "engine/documents/document.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"
#include "engine/model/card_keys.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// The parameters of one object in a document.
struct Parameters {
    std::string owner;  ///< "disc", "timer", "sun.2"
    std::string pointer;
    const std::vector<Option>* options = nullptr;
};

std::vector<Parameters> parametersOf(const json& document, const Registry& registry) {
    std::vector<Parameters> found;
    for (const std::string_view suit : kSuitKeys) {
        const std::string pointer = childOf("/suits", suit);
        const json* power = valueAt(document, pointer + "/power");
        if (power != nullptr && power->is_string()) {
            const auto kind = registry.powers().find(power->get_ref<const std::string&>());
            if (kind != registry.powers().end()) {
                found.push_back({std::string(suit), pointer, &kind->second.parameters});
            }
        }
    }
    for (const auto& [name, kind] : registry.mechanics()) {
        const std::string pointer = childOf("/mechanics", name);
        if (valueAt(document, pointer) != nullptr) {
            found.push_back({name, pointer, &kind.parameters});
        }
    }
    return found;
}

/// Collects the options of suits and mechanics, and makes their keys unique.
class Gathering {
public:
    explicit Gathering(const std::vector<Parameters>& objects) {
        for (const Option& option : generalOptions()) {
            ++uses_[option.key];
        }
        for (const Parameters& object : objects) {
            for (const Option& option : *object.options) {
                ++uses_[option.key];
            }
        }
    }

    void add(const Parameters& object) {
        for (Option option : *object.options) {
            const std::string plain = option.key;
            const std::string prefix = object.owner + '.';
            const bool isFirst = named_[plain]++ == 0;
            option.aliases.push_back(prefix + plain);
            if (uses_[plain] > 1) {
                // The plain key names the first.
                option.key = prefix + plain;
                option.aliases = isFirst ? std::vector<std::string>{plain} : std::vector<std::string>{};
                option.when.key = option.when.always() ? std::string() : prefix + option.when.key;
            }
            option.pointer = object.pointer + option.pointer;
            table.push_back(std::move(option));
        }
    }

    std::vector<Option> table;

private:
    std::map<std::string, int> uses_;
    std::map<std::string, int> named_;
};

// ---- Majors ---------------------------------------------------------------------------------------------------------

/// The options of all cards in order.
class MajorOptions {
public:
    MajorOptions(const json& document, const Registry& registry, std::vector<Option>& table)
        : document_(document),
          registry_(registry),
          table_(table) {}

    void add(std::size_t number) {
        const std::string card(kMajorKeys[number]);
        const std::string pointer = childOf("/majors", card);
        const json* program = valueAt(document_, pointer);
        if (program == nullptr || !program->is_array()) {
            return;
        }
        Option powers;
        powers.key = "majors." + card;
        powers.pointer = pointer;
        powers.type = OptionType::program;
        powers.rule = {kMajorRules[number]};
        powers.part = OptionPart::majors;
        table_.push_back(powers);
        Option link = powers;
        link.key = "links." + card;
        link.pointer = childOf("/links", card);
        link.type = OptionType::choice;
        link.choices = wordsOf(kLinkKeys);
        link.standard = link.choices.front();
        link.mayLack = true;
        table_.push_back(std::move(link));
        taken_.clear();
        for (std::size_t slot = 0; slot < program->size() && slot < static_cast<std::size_t>(kMaxSlots); ++slot) {
            addSlot((*program)[slot], card, card + '.' + std::to_string(slot + 1), childOf(pointer, slot));
        }
    }

private:
    void addSlot(const json& entry, const std::string& card, const std::string& owner, const std::string& pointer) {
        const json* any = entry.is_object() ? valueAt(entry, "/any") : nullptr;
        if (any == nullptr) {
            addUse(entry, card, owner, pointer);
            return;
        }
        for (std::size_t i = 0; any->is_array() && i < any->size() && i < kMaxAlternatives; ++i) {
            addUse((*any)[i], card, owner + '.' + std::to_string(i + 1), childOf(childOf(pointer, "any"), i));
        }
    }

    void addUse(const json& use, const std::string& card, const std::string& owner, const std::string& pointer) {
        const json* name = use.is_object() ? valueAt(use, "/power") : &use;
        if (name == nullptr || !name->is_string()) {
            return;
        }
        const json* suit = valueAt(document_, childOf("/suits", name->get_ref<const std::string&>()));
        const json* power = suit == nullptr ? name : valueAt(*suit, "/power");
        const auto kind = power != nullptr && power->is_string()
                              ? registry_.powers().find(power->get_ref<const std::string&>())
                              : registry_.powers().end();
        if (kind == registry_.powers().end()) {
            return;
        }
        for (Option option : kind->second.parameters) {
            if (taken_.insert(option.key).second) {
                option.aliases = {card + '.' + option.key};
            }
            option.key = owner + '.' + option.key;
            option.when.key = option.when.always() ? std::string() : owner + '.' + option.when.key;
            // The suit that the card names supplies the parameters that the card leaves out.
            const json* standard = suit == nullptr ? nullptr : valueAt(*suit, option.pointer);
            option.standard = standard == nullptr ? option.standard : toPlain(*standard);
            option.pointer = pointer + option.pointer;
            option.part = OptionPart::majors;
            option.mayLack = true;
            table_.push_back(std::move(option));
        }
    }

    const json& document_;
    const Registry& registry_;
    std::vector<Option>& table_;
    std::set<std::string> taken_;  ///< plain keys of the card's powers
};

}  // namespace

bool applies(const Option& option, const json& document) {
    return option.needs.empty() || valueAt(document, childOf("/mechanics", option.needs)) != nullptr;
}

std::vector<Option> optionsOf(const json& document, const Registry& registry) {
    const std::vector<Parameters> objects = parametersOf(document, registry);
    Gathering gathering(objects);
    for (const Option& option : generalOptions()) {
        if (applies(option, document)) {
            gathering.table.push_back(option);
        }
    }
    for (const Parameters& object : objects) {
        gathering.add(object);
    }
    MajorOptions majors(document, registry, gathering.table);
    for (std::size_t number = 0; number < kMajorKeys.size(); ++number) {
        majors.add(number);
    }
    return std::move(gathering.table);
}

const Option* findOption(std::span<const Option> options, std::string_view name) {
    const auto byKey = std::ranges::find(options, name, &Option::key);
    const auto found = byKey != options.end()
                           ? byKey
                           : std::ranges::find_if(options, [&](const Option& each) { return each.isCalled(name); });
    return found == options.end() ? nullptr : &*found;
}

std::string programPointer(Card card) {
    return card.isMajor() ? "/majors/" + std::string(kMajorKeys[static_cast<std::size_t>(card.height())])
                          : "/suits/" + std::string(kSuitKeys[static_cast<std::size_t>(card.suit())]);
}

void setOption(json& document, const Option& option, const json& value) {
    const bool isInMajor = option.pointer.starts_with("/majors/");
    json* place = &document;
    for (const std::string& token : tokensOf(option.pointer)) {
        if (isInMajor && place->is_array()) {
            const auto index = placeIn(token);
            if (!index || *index >= place->size()) {
                return;
            }
            place = &(*place)[*index];
            continue;
        }
        if (isInMajor && place->is_string()) {
            *place = json{{"power", *place}};
        }
        if (!place->is_object() && !place->is_null()) {
            return;  // checkDocument() reports such a value
        }
        place = &(*place)[token];
    }
    *place = value;
}

PlainValues valuesOf(std::span<const Option> options, const json& object) {
    PlainValues values;
    for (const Option& option : options) {
        if (const json* value = valueAt(object, option.pointer)) {
            values.emplace(option.pointer, toPlain(*value));
        }
    }
    return values;
}

}  // namespace gnostica::engine
