// Computer players as they are named on the command line.
#pragma once

#include "app/cli/context.h"
#include "engine/bots/player.h"

#include <QString>

#include <optional>
#include <string>

namespace gnostica::cli {

/// "random, beginner, …, master": the levels as they are typed, weakest first.
QString levelCodes();
/// The help of an option that takes a level.
QString aLevel();

/// The level of that name; nullopt, with a line on `err`, if there is none.
std::optional<engine::bots::Level> levelOf(const Context& context, const std::string& name);

/// The judging in a file; without a file, the shipped one. On failure nullopt, with a line on `err`.
std::optional<engine::bots::Judging> judgingOf(const Context& context, const std::string& file);

}  // namespace gnostica::cli
