// What a table shows.
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

/// One moment of a game, or a position, as somebody may see it. What may be picked in it is the tool's business.
struct TableScene {
    engine::View view;
    std::shared_ptr<const engine::Rules> rules;
    /// Who is on turn, and what there is to decide, in a sentence; empty where something else says so.
    engine::Seat decider = engine::Seat::none;
    QString status = {};
    /// How the position that was shown before has become this one: the eye may follow it for so long.
    engine::EventList events = {};
    int animationMs = 0;
    /// The hand that must not be seen before its player says to sit before the screen.
    std::optional<engine::Seat> coveredFor = std::nullopt;
    wording::Phrase coveredName = {};
};

/// How a table speaks of what lies on it.
struct TableWords {
    std::function<QString(const engine::Piece&)> piece = {};  ///< "your medium piece"
    std::function<QString(engine::Card)> powers = {};         ///< what a card does
};

}  // namespace gnostica::gui
