// The values of settings in words.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/diagnostic.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace gnostica::wording {

/// "9", "Yes", "the highest bid", "activate, play and refresh"; for a card's program, its powers in order. Values of
/// unknown form are written as JSON.
QString optionValue(std::string_view key, const nlohmann::json& value, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
