// What can stand on a card and belong to a suit. For editors: the documents need not have been checked.
#pragma once

#include "engine/documents/inspection.h"
#include "engine/model/card.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// The powers that can be a suit's, by name, sorted.
std::vector<std::string> powersOfSuit(Suit suit, const Registry& registry);

/// Can a power of this name be this suit's?
bool isOfSuit(const std::string& power, Suit suit, const Registry& registry);

/// The power that a use of a card means in a whole document: of the name of a suit, the power of that. Empty where it
/// means none.
std::string powerOfUse(const nlohmann::json& document, const nlohmann::json& use);

/// The kinds of link that fit the first two powers of a program (LNK-1 to LNK-5), as documents call them.
std::vector<std::string> linksThatFit(const nlohmann::json& document, const Registry& registry,
                                      const nlohmann::json& program);

/// The smallest change of a document (`own`, which was inspected) that gives a suit another power. Parameters that the
/// new one has, too, keep their values; the others have their standard ones. Nothing if it is the suit's already. The
/// power must be in the registry.
std::optional<Edit> suitPowerEdit(const Inspection& found, const nlohmann::json& own, const Registry& registry,
                                  Suit suit, std::string_view power);

}  // namespace gnostica::engine
