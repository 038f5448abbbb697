// A board as a picture.
#pragma once

#include <QImage>

namespace gnostica::gui {

class BoardScene;

/// The whole board with a margin, large enough to be printed.
QImage pictureOf(BoardScene& board);

}  // namespace gnostica::gui
