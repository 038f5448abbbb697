#include "engine/documents/json_value.h"

#include <limits>

namespace gnostica::engine {

using nlohmann::json;

namespace {

std::string rangeText(auto least, auto most) {
    return std::to_string(least) + ".." + std::to_string(most);
}

}  // namespace

const json* memberNamed(const json& value, std::string_view key) {
    const auto* members = value.get_ptr<const json::object_t*>();
    if (members == nullptr) {
        return nullptr;
    }
    const auto found = members->find(key);
    return found == members->end() ? nullptr : &found->second;
}

const std::string* textIn(const json* value) {
    return value == nullptr ? nullptr : value->get_ptr<const std::string*>();
}

std::optional<std::int64_t> wholeIn(const json* value) {
    if (value == nullptr || !value->is_number_integer()) {
        return std::nullopt;
    }
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (const auto* natural = value->get_ptr<const json::number_unsigned_t*>()) {
        return *natural <= most ? std::optional(static_cast<std::int64_t>(*natural)) : std::nullopt;
    }
    return *value->get_ptr<const json::number_integer_t*>();
}

const std::vector<json>& elementsIn(const json* value) {
    static const std::vector<json> none;
    const auto* elements = value == nullptr ? nullptr : value->get_ptr<const json::array_t*>();
    return elements == nullptr ? none : *elements;
}

std::string jsonText(const json& value, int indent) {
    return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

std::string orderedText(const nlohmann::ordered_json& value, int indent) {
    return value.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::optional<Reading> Reading::find(std::string_view key) const {
    const json* member = memberNamed(value_, key);
    return member == nullptr ? std::nullopt
                             : std::optional<Reading>(std::in_place, *member, childOf(pointer_, key), problems_);
}

const std::string* Reading::text(std::size_t longest) const {
    const std::string* text = textIn(&value_);
    if (text == nullptr) {
        wrongType("string");
        return nullptr;
    }
    if (text->size() > longest) {
        problems_.add(problemAt(DiagnosticCode::tooLong, pointer_, {}, std::to_string(longest)));
        return nullptr;
    }
    return text;
}

std::optional<std::int64_t> Reading::whole(std::int64_t least, std::int64_t most) const {
    const auto number = wholeIn(&value_);
    if (number && *number >= least && *number <= most) {
        return number;
    }
    if (value_.is_number_integer()) {
        problems_.add(problemAt(DiagnosticCode::wrongValue, pointer_, shown(value_), rangeText(least, most)));
    } else {
        wrongType("integer");
    }
    return std::nullopt;
}

std::optional<std::uint64_t> Reading::natural() const {
    if (const auto* number = value_.get_ptr<const json::number_unsigned_t*>()) {
        return *number;
    }
    if (const auto number = wholeIn(&value_); number && *number >= 0) {  // in documents not read from text
        return static_cast<std::uint64_t>(*number);
    }
    problems_.add(problemAt(DiagnosticCode::wrongValue, pointer_, shown(value_), "0.."));
    return std::nullopt;
}

std::optional<double> Reading::real(double least, double most) const {
    if (!value_.is_number()) {
        wrongType("number");
        return std::nullopt;
    }
    const auto number = value_.get<double>();
    if (number >= least && number <= most) {
        return number;
    }
    problems_.add(
        problemAt(DiagnosticCode::wrongValue, pointer_, shown(value_), shown(json(least)) + ".." + shown(json(most))));
    return std::nullopt;
}

bool Reading::hasExactly(const std::vector<std::string>& keys) const {
    const std::size_t before = problems_.list().size();
    checkObject(value_, pointer_, {.options = {}, .others = keys, .complete = true}, problems_);
    for (const std::string& key : keys) {
        if (value_.is_object() && !value_.contains(key)) {
            problems_.missingKey(pointer_, key);
        }
    }
    return problems_.list().size() == before;
}

std::vector<Reading> Reading::elements(std::size_t least, std::size_t most) const {
    std::vector<Reading> read;
    if (!value_.is_array()) {
        wrongType("array");
        return read;
    }
    const auto& elements = elementsIn(&value_);
    if (elements.size() < least || elements.size() > most) {
        problems_.wrongCount(pointer_, elements.size(), least, most);
        return read;
    }
    for (std::size_t i = 0; i < elements.size(); ++i) {
        read.emplace_back(elements[i], childOf(pointer_, i), problems_);
    }
    return read;
}

}  // namespace gnostica::engine
