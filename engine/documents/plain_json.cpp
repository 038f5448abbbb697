#include "engine/documents/plain_json.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace gnostica::engine {

using nlohmann::json;

namespace {

PlainValue numberOf(const json& value) {
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > most) {
        return {};
    }
    return value.get<std::int64_t>();
}

PlainValue wordsIn(const json& list) {
    std::vector<std::string> words;
    for (const json& each : list) {
        if (!each.is_string()) {
            return {};
        }
        words.push_back(each.get<std::string>());
    }
    return words;
}

PlainValue numbersIn(const json& object) {
    PlainNumbers numbers;
    for (const auto& [key, value] : object.items()) {
        const PlainValue number = value.is_number_integer() ? numberOf(value) : PlainValue();
        if (!std::holds_alternative<std::int64_t>(number)) {
            return {};
        }
        numbers.emplace(key, std::get<std::int64_t>(number));
    }
    return numbers;
}

}  // namespace

PlainValue toPlain(const json& value) {
    if (value.is_boolean()) {
        return value.get<bool>();
    }
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_number_integer()) {
        return numberOf(value);
    }
    return value.is_array() ? wordsIn(value) : value.is_object() ? numbersIn(value) : PlainValue();
}

json toJson(const PlainValue& value) {
    return std::visit(
        [](const auto& plain) -> json {
            if constexpr (std::is_same_v<std::decay_t<decltype(plain)>, std::monostate>) {
                return nullptr;
            } else {
                return plain;
            }
        },
        value);
}

}  // namespace gnostica::engine
