#include "engine/documents/options.h"

#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// The parameters of one object in a document.
struct Parameters {
    std::string owner;  ///< "disc", "timer"
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

/// Gathers options, and keeps their keys apart.
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
                // Positions from before keys were told apart mean the first.
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
    return std::move(gathering.table);
}

const Option* findOption(std::span<const Option> options, std::string_view name) {
    const auto byKey = std::ranges::find(options, name, &Option::key);
    const auto found = byKey != options.end()
                           ? byKey
                           : std::ranges::find_if(options, [&](const Option& each) { return each.isCalled(name); });
    return found == options.end() ? nullptr : &*found;
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
