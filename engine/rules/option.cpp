#include "engine/rules/option.h"

#include <algorithm>

namespace gnostica::engine {

bool Condition::isMetBy(const PlainValue& value) const {
    const auto* truth = std::get_if<bool>(&value);
    const auto* word = std::get_if<std::string>(&value);
    std::string_view said;
    if (truth != nullptr) {
        said = *truth ? "true" : "false";
    } else if (word != nullptr) {
        said = *word;
    }
    return always() || std::ranges::find(words, said) != words.end();
}

bool Option::isCalled(std::string_view name) const {
    return key == name || std::ranges::find(aliases, name) != aliases.end();
}

}  // namespace gnostica::engine
