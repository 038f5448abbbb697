// The colours of a text that is written by hand.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QColor>

namespace gnostica::gui {

/// All of what is read stands out from the paper by at least 7:1 (WCAG 1.4.6), marks by at least 3:1.
struct EditorColours {
    QColor paper;
    QColor ink;
    QColor margin;
    QColor marginInk;
    QColor line;  ///< of the cursor
    QColor selection;
    QColor selectionInk;

    QColor name;
    QColor string;
    QColor number;
    QColor word;  ///< true, false, null
    QColor broken;

    QColor error;
    QColor warning;
    QColor found;  ///< what is searched for
    QColor shown;  ///< the value that people look at elsewhere

    explicit EditorColours(const Theme& theme);
};

}  // namespace gnostica::gui
