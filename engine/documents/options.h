// The option tables (engine/rules) applied to documents.
#pragma once

#include "engine/model/card.h"
#include "engine/rules/general_options.h"
#include "engine/rules/option.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

class Registry;

/// False for a setting without effect because the document lacks the mechanic that it needs.
bool applies(const Option& option, const nlohmann::json& document);

/// Every option of one (merged) document: the general options, the parameters of the powers of its suits, those of its
/// mechanics, and for each major its powers ("majors.sun"), its link ("links.sun") and the parameters of its powers
/// ("sun.2.discRaise"; with a choice between powers, "magician.1.3.cupFound"). Pointers are complete here, and keys are
/// unique.
std::vector<Option> optionsOf(const nlohmann::json& document, const Registry& registry);

/// The option with this key or alias; nullptr if there is none.
const Option* findOption(std::span<const Option> options, std::string_view name);

/// The pointer to the program of a card: "/majors/sun", "/suits/cup". The card must not be empty.
std::string programPointer(Card card);

/// Sets an option of a document, if the document has a place for it. Writes out a power that was only named.
void setOption(nlohmann::json& document, const Option& option, const nlohmann::json& value);

/// The values of an object for options with pointers relative to it. The object must have been checked.
PlainValues valuesOf(std::span<const Option> options, const nlohmann::json& object);

}  // namespace gnostica::engine
