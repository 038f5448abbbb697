// A row of the list "Since your last turn".
#pragma once

#include "app/gui/look/art/board/pyramid_shape.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/wording/speaker.h"
#include "app/wording/step_picture.h"
#include "engine/model/card.h"
#include "engine/play/told.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// The picture of a row: that of a card, else a piece, else a sign.
struct RecapSign {
    engine::Card card = engine::Card::none();
    std::optional<PieceLook> piece{};
    wording::StepPicture picture{};
    bool isAlarm = false;  ///< on red: an announcement, or the end of a player's game
    friend bool operator==(const RecapSign&, const RecapSign&) = default;
};

/// A player's use of a card, or another option of a turn, in pictures and words.
struct RecapLine {
    int number = 0;  ///< as on the board
    engine::Seat seat = engine::Seat::none;
    RecapSign sign{};
    QString name{};      ///< of the player; empty if it concerns everybody, or if `what` names the player
    QString how{};       ///< "plays The Moon"
    QString what{};      ///< its effects, in sentences
    QString sentence{};  ///< all of this for screen readers
    std::vector<engine::Space> spaces{};
    friend bool operator==(const RecapLine&, const RecapLine&) = default;
};

/// `told`: the moments that the item was made from. The sentence has no number.
RecapLine lineOf(const RecapItem& item, std::span<const engine::ToldMoment> told, const wording::Speaker& speaker);

}  // namespace gnostica::gui
