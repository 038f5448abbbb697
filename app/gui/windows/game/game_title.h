// Window title of a game.
#pragma once

#include <QString>

namespace gnostica::wording {
class Speaker;
}

namespace gnostica::table {
class GameDesk;
}  // namespace gnostica::table

namespace gnostica::gui {

/// Part of a window's title: the name of the game's file or, if there is none, the players: "Ann, Bob". Without a
/// speaker there are no players.
QString titleOf(const table::GameDesk& desk, const wording::Speaker* speaker);

}  // namespace gnostica::gui
