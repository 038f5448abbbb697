// The checks that one option describes.
#include "engine/documents/detail/check_cards.h"
#include "engine/documents/detail/fixes.h"
#include "engine/documents/document.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gnostica::engine {

using nlohmann::json;

namespace {

bool within(const json& value, int minimum, int maximum) {
    if (value.is_number_unsigned()) {  // may exceed the range of signed numbers
        const auto number = value.get<std::uint64_t>();
        return maximum >= 0 && number <= static_cast<std::uint64_t>(maximum) &&
               static_cast<std::int64_t>(number) >= minimum;
    }
    const auto number = value.get<std::int64_t>();
    return number >= minimum && number <= maximum;
}

void checkInteger(const Option& option, const json& value, const std::string& pointer, Problems& problems) {
    if (!within(value, option.minimum, option.maximum)) {
        const std::string range = std::to_string(option.minimum) + ".." + std::to_string(option.maximum);
        Diagnostic problem = option.pointer == "/format"
                                 ? wrongFormat(pointer, value, option.maximum)
                                 : problemAt(DiagnosticCode::wrongValue, pointer, shown(value), range);
        problem.rule = option.rule.text;
        const bool isAbove = value.is_number_unsigned()
                                 ? option.maximum < 0 || value.get<std::uint64_t>() > std::uint64_t(option.maximum)
                                 : value.get<std::int64_t>() > option.maximum;
        problem.fixes = {fix::set(FixCode::clamp, pointer, isAbove ? option.maximum : option.minimum)};
        problems.add(std::move(problem));
    }
}

/// Checks a word of the option; `otherwise` is the fix if no word is near.
void checkChoice(const Option& option, const json& value, const std::string& pointer, const Fix& otherwise,
                 Problems& problems) {
    if (!value.is_string()) {
        problems.wrongType(pointer, value, "string", {otherwise});
    } else if (std::ranges::find(option.choices, value.get_ref<const std::string&>()) == option.choices.end()) {
        problems.wrongValue(pointer, value, option.choices, {otherwise});
    }
}

void checkChoiceSet(const Option& option, const json& value, const std::string& pointer, Problems& problems) {
    for (std::size_t i = 0; i < value.size() && !problems.full(); ++i) {
        const std::string place = childOf(pointer, i);
        checkChoice(option, value[i], place, fix::remove(place), problems);
        const auto here = value.begin() + static_cast<std::ptrdiff_t>(i);
        // More elements than choices are duplicates anyway: no need to compare all of a stranger's list.
        if (i >= option.choices.size() || std::find(value.begin(), here, value[i]) != here) {
            Diagnostic problem = problemAt(DiagnosticCode::duplicate, place, shown(value[i]));
            problem.fixes = {fix::remove(place)};
            problems.add(std::move(problem));
        }
    }
}

/// The JSON type of the values of an option.
std::string_view typeOf(const Option& option) {
    switch (option.type) {
    case OptionType::boolean: return "boolean";
    case OptionType::integer: return "integer";
    case OptionType::choice: return "string";
    case OptionType::choiceSet:
    case OptionType::layout:
    case OptionType::program: return "array";
    case OptionType::cardNumbers: return "object";
    }
    return "";
}

bool isRightType(const Option& option, const json& value) {
    switch (option.type) {
    case OptionType::boolean: return value.is_boolean();
    case OptionType::integer: return value.is_number_integer();
    case OptionType::choice: return value.is_string();
    case OptionType::choiceSet:
    case OptionType::layout:
    case OptionType::program: return value.is_array();
    case OptionType::cardNumbers: return value.is_object();
    }
    return false;
}

/// The likely meaning of a value of another type: a number or a truth value in quotes, one word instead of a list.
json meantBy(const Option& option, const json& value) {
    json meant;
    if (value.is_string() && option.type == OptionType::choiceSet) {
        meant = json::array({value});
    } else if (value.is_string()) {
        meant = json::parse(value.get_ref<const std::string&>(), nullptr, false);
    } else if (value.is_number_float() && value.get<double>() == std::floor(value.get<double>()) &&
               std::abs(value.get<double>()) < 1e6) {
        meant = static_cast<int>(value.get<double>());
    }
    return !meant.is_discarded() && isRightType(option, meant) ? meant : json();
}

std::vector<Fix> fixesOfType(const Option& option, const json& value, const std::string& pointer) {
    if (option.type == OptionType::program) {
        return {fix::remove(pointer)};
    }
    std::vector<Fix> fixes;
    if (const json meant = meantBy(option, value); !meant.is_null()) {
        fixes.push_back(fix::set(FixCode::replace, pointer, meant));
    }
    fixes.push_back(fix::set(FixCode::setDefault, pointer, toJson(option.standard)));
    return fixes;
}

struct Member {
    const Option* option = nullptr;  ///< nullptr for an inner object that contains options
    bool required = false;
};

/// The members of the object that `prefix` names.
std::map<std::string, Member> membersOf(const Shape& shape, const std::string& prefix) {
    std::map<std::string, Member> members;
    for (const Option& option : shape.options) {
        if (option.pointer.starts_with(prefix + "/")) {
            const std::string rest = option.pointer.substr(prefix.size() + 1);
            const std::size_t slash = rest.find('/');
            Member& member = members[rest.substr(0, slash)];
            member.option = slash == std::string::npos ? &option : nullptr;
            const bool mayLack =
                std::find(shape.mayLack.begin(), shape.mayLack.end(), option.pointer) != shape.mayLack.end();
            member.required = member.required || (shape.complete && !mayLack && !option.mayLack);
        }
    }
    return members;
}

/// Walks through an object along the pointers of its options.
class ObjectCheck {
public:
    ObjectCheck(const std::string& pointer, const Shape& shape, Problems& problems)
        : pointer_(pointer),
          shape_(shape),
          problems_(problems) {}

    void walk(const json& object, const std::string& prefix) {
        if (!object.is_object()) {
            const Fix standard =
                fix::set(FixCode::setDefault, pointer_ + prefix, fix::standards(shape_.options, prefix));
            problems_.wrongType(pointer_ + prefix, object, "object",
                                {shape_.complete ? standard : fix::remove(pointer_ + prefix)});
            return;
        }
        const auto members = membersOf(shape_, prefix);
        checkMembers(object, prefix, members);
        for (const auto& [key, member] : members) {
            if (member.required && !object.contains(key)) {
                if (member.option == nullptr) {
                    problems_.missingKey(pointer_ + prefix, key, {},
                                         fix::standards(shape_.options, childOf(prefix, key)));
                } else {
                    problems_.missingKey(pointer_ + prefix, key, member.option->rule, toJson(member.option->standard));
                }
            }
        }
    }

private:
    void checkMembers(const json& object, const std::string& prefix, const std::map<std::string, Member>& members) {
        for (const auto& [key, value] : object.items()) {
            const auto member = members.find(key);
            if (member == members.end()) {
                checkOther(key, prefix, members);
            } else if (member->second.option == nullptr) {
                walk(value, prefix + "/" + key);
            } else {
                checkValue(*member->second.option, value, childOf(pointer_ + prefix, key), problems_);
            }
        }
    }

    void checkOther(const std::string& key, const std::string& prefix, const std::map<std::string, Member>& members) {
        std::vector<std::string> known;
        if (prefix.empty()) {
            known = shape_.others;
        }
        if (std::find(known.begin(), known.end(), key) != known.end() || problems_.full()) {
            return;
        }
        for (const auto& member : members) {
            known.push_back(member.first);
        }
        problems_.unknownKey(pointer_ + prefix, key, known);
    }

    const std::string& pointer_;
    const Shape& shape_;
    Problems& problems_;
};

}  // namespace

void checkValue(const Option& option, const json& value, const std::string& pointer, Problems& problems) {
    if (!isRightType(option, value)) {
        problems.wrongType(pointer, value, std::string(typeOf(option)), fixesOfType(option, value, pointer));
    } else if (option.type == OptionType::integer) {
        checkInteger(option, value, pointer, problems);
    } else if (option.type == OptionType::choice) {
        checkChoice(option, value, pointer, fix::set(FixCode::setDefault, pointer, toJson(option.standard)), problems);
    } else if (option.type == OptionType::choiceSet) {
        checkChoiceSet(option, value, pointer, problems);
    } else if (option.type == OptionType::layout) {
        checkLayout(option, value, pointer, problems);
    } else if (option.type == OptionType::cardNumbers) {
        checkCardNumbers(option, value, pointer, problems);
    }
}

void checkObject(const json& object, const std::string& pointer, const Shape& shape, Problems& problems) {
    ObjectCheck(pointer, shape, problems).walk(object, "");
}

}  // namespace gnostica::engine
