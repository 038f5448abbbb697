// What is chosen by its number.
#pragma once

#include "app/turn/pick.h"

#include <span>
#include <vector>

class QString;

namespace gnostica::gui {

class StepChooser;
struct RingContents;

/// How many choices can have a number.
inline constexpr int kMostNumbers = 9;

/// Kinds of action, powers and sources of cards that can be chosen now, in the order of their numbers: what the ring
/// offers, then what only the bar does. What is counted (spaces, points, cards) is not among them: it is chosen by the
/// digits themselves.
std::vector<Pick> numberedChoices(const RingContents& ring, const StepChooser& chooser);

/// From 1; 0: it has none.
int numberOf(std::span<const Pick> numbered, const Pick& pick);

/// What is said of a choice, with the key that chooses it.
QString withKeyOfNumber(const QString& text, int number);

}  // namespace gnostica::gui
