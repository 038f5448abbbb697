// Computers as a person names them on the command line.
#pragma once

#include "app/cli/context.h"
#include "engine/bots/player.h"

#include <optional>
#include <string>

namespace gnostica::cli {

/// The level of a name; nothing, with a line on `err`, if there is none.
std::optional<engine::bots::Level> levelOf(const Context& context, const std::string& name);

/// The judging of a file; the shipped one without a file, and nothing where it cannot be read, which is said on `err`.
std::optional<engine::bots::Judging> judgingOf(const Context& context, const std::string& file);

}  // namespace gnostica::cli
