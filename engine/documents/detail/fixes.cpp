#include "engine/documents/detail/fixes.h"

#include "engine/documents/json_value.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/model/neutral_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace gnostica::engine::fix {

using nlohmann::json;

std::string idFrom(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string id;
    for (const char c : text) {
        if (isLetter(c) || isDigit(c)) {
            id += smallLetter(c);
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
        if (id.size() >= longest) {
            break;
        }
    }
    while (!id.empty() && id.back() == '-') {
        id.pop_back();
    }
    return id.empty() ? "ruleset" : id;
}

std::string titleFrom(std::string_view id) {
    std::string title = idFrom(id);
    std::ranges::replace(title, '-', ' ');
    if (title.front() >= 'a' && title.front() <= 'z') {
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    }
    return title;
}

Fix set(FixCode code, std::string pointer, const json& value) {
    return {code, {{EditKind::set, std::move(pointer), jsonText(value)}}};
}

Fix remove(std::string pointer) {
    return {FixCode::remove, {{EditKind::remove, std::move(pointer), {}}}};
}

Fix removeElements(const std::string& pointer, std::size_t first, std::size_t size) {
    Fix fix;
    fix.code = FixCode::remove;
    for (std::size_t i = size; i > first; --i) {  // backwards, so that the remaining indices stay valid
        fix.edits.push_back({EditKind::remove, childOf(pointer, i - 1), {}});
    }
    return fix;
}

Fix rename(std::string pointer, std::string name) {
    return {FixCode::rename, {{EditKind::rename, std::move(pointer), std::move(name)}}};
}

json standards(std::span<const Option> options, std::string_view prefix) {
    json object = json::object();
    for (const Option& option : options) {
        const bool isBelow = option.pointer.starts_with(prefix) && option.pointer.size() > prefix.size() &&
                             option.pointer[prefix.size()] == '/';
        if (isBelow && option.needs.empty() && !option.mayLack) {
            object[json::json_pointer(option.pointer.substr(prefix.size()))] = toJson(option.standard);
        }
    }
    return object;
}

}  // namespace gnostica::engine::fix
