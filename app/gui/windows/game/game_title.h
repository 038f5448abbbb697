// What the window of a game is called.
#pragma once

#include <QString>

namespace gnostica::wording {
class Speaker;
}

namespace gnostica::gui {

class GameDesk;

/// As part of a window's title: the file of the game that lies there, or else who plays: "Ann, Bob". Nobody does while
/// there is no speaker.
QString titleOf(const GameDesk& desk, const wording::Speaker* speaker);

}  // namespace gnostica::gui
