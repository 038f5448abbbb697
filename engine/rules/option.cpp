#include "engine/rules/option.h"

#include <algorithm>

namespace gnostica::engine {

bool Condition::isMetBy(const PlainValue& value) const {
    const auto* truth = std::get_if<bool>(&value);
    const auto* word = std::get_if<std::string>(&value);
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* list = std::get_if<std::vector<std::string>>(&value);
    std::string said;
    if (truth != nullptr) {
        said = *truth ? "true" : "false";
    } else if (word != nullptr) {
        said = *word;
    } else if (number != nullptr) {
        said = std::to_string(*number);
    } else if (list != nullptr && list->empty()) {
        said = "none";
    }
    return always() || std::ranges::find(words, said) != words.end();
}

bool Option::isCalled(std::string_view name) const {
    return key == name || std::ranges::find(aliases, name) != aliases.end();
}

}  // namespace gnostica::engine
