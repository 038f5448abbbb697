#include "engine/lab/rule_differences.h"

#include "engine/documents/json_value.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"
#include "engine/model/card_keys.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace gnostica::engine::lab {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 4> kSuitRules{"CUP-1", "ROD-2", "DIS-1", "SWD-1"};

const json& valueOr(const json& document, std::string_view pointer, const json& otherwise) {
    const json* value = valueAt(document, pointer);
    return value == nullptr ? otherwise : *value;
}

/// A value as text, for looking up the rule that a variant cites for it.
std::string asWord(const json& value) {
    return value.is_string() ? value.get<std::string>() : jsonText(value);
}

class DifferenceFinder {
public:
    DifferenceFinder(const RulesPair& rules, const Registry& registry) : rules_(rules), registry_(registry) {
        for (const Side side : kSides) {
            documents_[side] = json::parse(rules[side]->document, nullptr, false);
            options_[side] = optionsOf(documents_[side], registry);
        }
    }

    std::vector<RuleDifference> all() {
        for (const Side side : kSides) {
            for (const Option& option : options_[side]) {
                addOption(option);
            }
        }
        addSuits();
        addMechanics();
        return std::move(found_);
    }

private:
    bool differ(std::string_view pointer) const {
        return valueOr(documents_.a, pointer, {}) != valueOr(documents_.b, pointer, {});
    }

    /// Is it part of a difference that is transferred as a whole?
    bool isPartOfWhole(const std::string& pointer) const {
        const auto tokens = tokensOf(pointer);
        if (tokens.size() < 3) {
            return false;
        }
        const std::string whole = childOf(childOf("", tokens[0]), tokens[1]);
        return tokens[0] == "majors" || (tokens[0] == "suits" && differ(whole + "/power")) ||
               (tokens[0] == "mechanics" && isInOne(whole));
    }

    bool isInOne(const std::string& pointer) const {
        return (valueAt(documents_.a, pointer) == nullptr) != (valueAt(documents_.b, pointer) == nullptr);
    }

    void addOption(const Option& option) {
        const json standard = engine::toJson(option.standard);
        const bool known = std::ranges::any_of(found_, [&](const RuleDifference& each) {
            return std::ranges::find(each.pointers, option.pointer) != each.pointers.end();
        });
        const Both<json> values{valueOr(documents_.a, option.pointer, standard),
                                valueOr(documents_.b, option.pointer, standard)};
        if (!known && values.a != values.b && !isPartOfWhole(option.pointer)) {
            found_.push_back({option.key, {option.pointer}, ruleOf(option), values});
        }
    }

    /// The rule of the variant with this value, if it names one; otherwise the usual one.
    std::string ruleOf(const Option& option) const {
        const auto tokens = tokensOf(option.pointer);
        if (tokens.size() == 3) {
            for (const Side side : {Side::b, Side::a}) {
                const std::string whole = childOf(childOf("", tokens[0]), tokens[1]);
                const json* power = valueAt(documents_[side], whole + "/power");
                const json* value = valueAt(documents_[side], option.pointer);
                const std::string owner = power == nullptr ? tokens[1] : asWord(*power);
                const RuleId cited =
                    value == nullptr ? option.rule : rules_[side]->cited(owner, tokens[2], asWord(*value), option.rule);
                if (cited != option.rule) {
                    return std::string(cited.text);
                }
            }
        }
        return std::string(option.rule.text);
    }

    void addSuits() {
        for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
            const std::string pointer = childOf("/suits", kSuitKeys[i]);
            if (differ(pointer + "/power")) {
                found_.push_back({"suits." + std::string(kSuitKeys[i]), {pointer}, std::string(kSuitRules[i]), {}});
            }
        }
    }

    void addMechanics() {
        RuleDifference all{"mechanics", {}, {}, {}};
        int count = 0;
        for (const auto& [name, kind] : registry_.mechanics()) {
            const std::string pointer = childOf("/mechanics", name);
            if (!isInOne(pointer)) {
                continue;
            }
            RuleDifference one{"mechanics." + name, {pointer}, ruleOf(name, kind), {}};
            for (const Side side : kSides) {
                for (const Option& option : options_[side]) {
                    if (option.needs == name) {
                        one.pointers.push_back(option.pointer);
                    }
                }
            }
            all.pointers.insert(all.pointers.end(), one.pointers.begin(), one.pointers.end());
            all.rule = all.rule.empty() || valueAt(documents_.b, pointer) != nullptr ? one.rule : all.rule;
            found_.push_back(std::move(one));
            ++count;
        }
        if (count > 1) {
            found_.push_back(std::move(all));
        }
    }

    std::string ruleOf(const std::string& name, const MechanicKind& kind) const {
        if (!kind.steps.empty()) {
            return std::string(kind.steps.front().rule.text);
        }
        for (const Side side : kSides) {
            for (const auto& mechanic : rules_[side]->mechanics) {
                if (mechanic->id() == name && !mechanic->ruleOfEnd().text.empty()) {
                    return std::string(mechanic->ruleOfEnd().text);
                }
            }
        }
        return kind.parameters.empty() ? std::string() : std::string(kind.parameters.front().rule.text);
    }

    const RulesPair& rules_;
    const Registry& registry_;
    Both<json> documents_;
    Both<std::vector<Option>> options_;
    std::vector<RuleDifference> found_;
};

void eraseMember(json& document, const std::string& pointer) {
    const std::size_t name = pointer.rfind('/');
    if (valueAt(document, pointer) != nullptr) {
        json& holder = document[json::json_pointer(pointer.substr(0, name))];
        if (holder.is_object()) {
            holder.erase(tokensOf(pointer).back());
        }
    }
}

}  // namespace

std::vector<RuleDifference> ruleDifferences(const RulesPair& rules, const Registry& registry) {
    return DifferenceFinder(rules, registry).all();
}

json withDifference(json into, const json& from, const RuleDifference& difference) {
    for (const std::string& pointer : difference.pointers) {
        const json* value = valueAt(from, pointer);
        if (value == nullptr) {
            eraseMember(into, pointer);
            continue;
        }
        json* place = &into;
        for (const std::string& token : tokensOf(pointer)) {
            if (!place->is_object()) {
                *place = json::object();
            }
            place = &(*place)[token];
        }
        *place = *value;
    }
    return into;
}

}  // namespace gnostica::engine::lab
