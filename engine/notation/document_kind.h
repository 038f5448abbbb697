// What a JSON document of the notation is: people mix their files up.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string_view>

namespace gnostica::engine {

enum class DocumentKind : std::uint8_t { unknown, ruleset, position, scenario, record, plan };

/// Judged by its keys alone, so that a document with mistakes is still known for what it is. An array is one of
/// scenarios; `record` is the header of one, `plan` that of an experiment.
DocumentKind kindOf(const nlohmann::json& document);

/// A code: "ruleset", "position" …; the app words it.
std::string_view toText(DocumentKind kind);

}  // namespace gnostica::engine
