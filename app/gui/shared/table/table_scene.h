// Contents of a table.
#pragma once

#include "app/language/phrase.h"
#include "engine/model/event.h"
#include "engine/play/view.h"
#include "engine/rules/rules.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace gnostica::gui {

/// A position as a certain viewer may see it. The tool decides what may be picked.
struct TableScene {
    engine::View view;
    std::shared_ptr<const engine::Rules> rules;
    /// The player on turn, and a sentence about the decision; empty if it is shown elsewhere.
    engine::Seat decider = engine::Seat::none;
    QString status = {};
    /// The events that led from the previous position to this one, and the duration of their animation.
    engine::EventList events = {};
    int animationMs = 0;
    /// The seat of a player whose hand must stay hidden until that player confirms to be at the screen.
    std::optional<engine::Seat> coveredFor = std::nullopt;
    language::Phrase coveredName = {};
};

/// Texts about things on the table.
struct TableWords {
    std::function<QString(const engine::Piece&)> piece = {};  ///< such as "your medium piece"
    std::function<QString(engine::Card)> powers = {};         ///< powers of a card
};

}  // namespace gnostica::gui
