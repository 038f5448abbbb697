#include "app/gui/windows/position/position_menus.h"

namespace gnostica::gui {

std::vector<MenuSpec> positionMenus() {
    return {{QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "P&osition"),
             {{Act::newPosition, Act::openPosition, Act::positionFromTable},
              {Act::savePosition, Act::savePositionAs},
              {Act::playPosition, Act::comparePosition},
              {Act::closePosition}}},
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Edit"),
             {{Act::undoEdit, Act::redoEdit},
              {Act::copyPosition, Act::copyPicture, Act::pastePosition},
              {Act::findCard},
              {Act::nextProblem, Act::previousProblem}}},
            {QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&View"),
             {{Act::zoomIn, Act::zoomOut, Act::fit}, {Act::rotateLeft, Act::rotateRight}}}};
}

}  // namespace gnostica::gui
