#include "engine/documents/fixes.h"

#include "engine/documents/plain_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace gnostica::engine::fix {

using nlohmann::json;

Fix set(FixCode code, std::string pointer, const json& value) {
    return {code, {{EditKind::set, std::move(pointer), value.dump(-1, ' ', false, json::error_handler_t::replace)}}};
}

Fix remove(std::string pointer) {
    return {FixCode::remove, {{EditKind::remove, std::move(pointer), {}}}};
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
