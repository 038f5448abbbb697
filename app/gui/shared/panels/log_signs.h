// Lines of the log in small pictures.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "engine/model/card.h"
#include "engine/play/told.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::gui {

/// A piece, a card, the name of a space, or the arrow between two of these.
struct LogSign {
    enum class Kind : std::uint8_t { piece, lostPiece, card, lostCard, words, arrow };
    Kind kind = Kind::words;
    PieceLook look{};
    engine::Card card = engine::Card::none();
    QString words{};
    friend bool operator==(const LogSign&, const LogSign&) = default;
};
using LogSigns = std::vector<LogSign>;

/// The effects of a step in signs; empty if only a sentence can describe it.
LogSigns signsOf(const engine::ToldMoment& moment);

/// True for the mere end of a turn, which gets no line of its own.
bool isRoutine(const engine::ToldMoment& moment);

}  // namespace gnostica::gui
