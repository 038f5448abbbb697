// The option tables (engine/rules) as documents have them.
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

/// False for a setting that means nothing in this document, because the mechanic that it needs is not in it.
bool applies(const Option& option, const nlohmann::json& document);

/// Every option of one (merged) document: the general ones, the parameters of the powers that its suits name, those of
/// its mechanics, and of each major its powers ("majors.sun"), its link ("links.sun") and the parameters of its powers
/// ("sun.2.discRaise"; where one may choose between powers, "magician.1.3.cupFound"). Pointers are complete here, and
/// keys unique.
std::vector<Option> optionsOf(const nlohmann::json& document, const Registry& registry);

/// The one that has this key, or this alias; nullptr if none does.
const Option* findOption(std::span<const Option> options, std::string_view name);

/// Where a document says what a card can do: "/majors/sun", "/suits/cup". The card must not be none.
std::string programPointer(Card card);

/// Sets an option of a document, where it has room for the value. A use that was only named is written out for it.
void setOption(nlohmann::json& document, const Option& option, const nlohmann::json& value);

/// The values that an object has for options whose pointers are relative to it. It has been checked.
PlainValues valuesOf(std::span<const Option> options, const nlohmann::json& object);

}  // namespace gnostica::engine
