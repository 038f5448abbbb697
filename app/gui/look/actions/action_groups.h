// The groups of actions that windows are composed of.
#pragma once

#include "app/gui/look/actions/action_group.h"

namespace gnostica::gui::groups {

extern const std::span<const ActionSpec> files;      ///< games in files
extern const std::span<const ActionSpec> rulesets;   ///< rulesets in files and on paper
extern const std::span<const ActionSpec> advice;     ///< what a computer has to say of the game
extern const std::span<const ActionSpec> program;    ///< settings and the end
extern const std::span<const ActionSpec> turn;       ///< what whoever is on turn can do
extern const std::span<const ActionSpec> history;    ///< back and forth in a game
extern const std::span<const ActionSpec> computers;  ///< hurrying and holding them
extern const std::span<const ActionSpec> view;       ///< how the table is seen
extern const std::span<const ActionSpec> help;       ///< what one reads
extern const std::span<const ActionSpec> replay;     ///< more steps back and forth, and marks
extern const std::span<const ActionSpec> workshop;   ///< making rulesets
extern const std::span<const ActionSpec> compare;    ///< rulesets side by side
extern const std::span<const ActionSpec> comparing;  ///< the way from a moment to comparing it
extern const std::span<const ActionSpec> learn;      ///< the way to lessons, puzzles and a guided game
extern const std::span<const ActionSpec> learning;   ///< forth and back in them
extern const std::span<const ActionSpec> setUp;      ///< the way to setting up a position
extern const std::span<const ActionSpec> position;   ///< setting it up

}  // namespace gnostica::gui::groups
