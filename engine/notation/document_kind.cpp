#include "engine/notation/document_kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>

namespace gnostica::engine {

using nlohmann::json;

DocumentKind kindOf(const json& document) {
    if (document.is_array()) {
        return DocumentKind::scenario;
    }
    const auto hasAny = [&](std::initializer_list<const char*> keys) {
        return document.is_object() &&
               std::ranges::any_of(keys, [&](const char* key) { return document.contains(key); });
    };
    if (hasAny({"format"}) && document["format"] == "gnostica-record") {
        return DocumentKind::record;
    }
    if (hasAny({"arms"})) {
        return DocumentKind::plan;
    }
    if (hasAny({"position", "steps", "chance", "accepts", "rejects", "expect"})) {
        return DocumentKind::scenario;
    }
    if (hasAny({"id", "extends", "kind", "format"})) {
        return DocumentKind::ruleset;
    }
    return hasAny({"board", "pieces", "hands", "seats"}) ? DocumentKind::position : DocumentKind::unknown;
}

std::string_view toText(DocumentKind kind) {
    switch (kind) {
    case DocumentKind::ruleset: return "ruleset";
    case DocumentKind::position: return "position";
    case DocumentKind::scenario: return "scenario";
    case DocumentKind::record: return "record";
    case DocumentKind::plan: return "plan";
    case DocumentKind::unknown: break;
    }
    return "unknown";
}

}  // namespace gnostica::engine
