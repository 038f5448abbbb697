// Powers that a card or a suit can have. For editors: documents may be unchecked.
#pragma once

#include "engine/documents/inspection.h"
#include "engine/model/card.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The names of the powers that this suit can have, sorted.
std::vector<std::string> powersOfSuit(Suit suit, const Registry& registry);

/// Can a suit have the power with this name?
bool isOfSuit(const std::string& power, Suit suit, const Registry& registry);

/// The power that an entry of a card means in a whole document: the name of a suit means the power of that suit. Empty
/// if the entry names no power.
std::string powerOfUse(const nlohmann::json& document, const nlohmann::json& use);

/// The kinds of link that fit the first two powers of a program (LNK-1 to LNK-5), as documents call them.
std::vector<std::string> linksThatFit(const nlohmann::json& document, const Registry& registry,
                                      const nlohmann::json& program);

/// The smallest change to a document (`own`, which was inspected) that gives a suit another power. Parameters that the
/// new power shares keep their values; the others get their defaults. nullopt if the suit already has the power. The
/// power must be in the registry.
std::optional<Edit> suitPowerEdit(const Inspection& found, const nlohmann::json& own, const Registry& registry,
                                  Suit suit, std::string_view power);

}  // namespace gnostica::engine
