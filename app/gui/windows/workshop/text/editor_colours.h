// Colours of the text editor.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QColor>

namespace gnostica::gui {

/// Contrast of all text with the paper is at least 7:1 (WCAG 1.4.6), of marks at least 3:1.
struct EditorColours {
    QColor paper;
    QColor ink;
    QColor margin;
    QColor marginInk;
    QColor line;  ///< of the line with the cursor
    QColor selection;
    QColor selectionInk;

    QColor name;
    QColor string;
    QColor number;
    QColor word;  ///< true, false, null
    QColor broken;

    QColor error;
    QColor warning;
    QColor found;  ///< search results
    QColor shown;  ///< the value that is selected in other panes

    explicit EditorColours(const Theme& theme);
};

}  // namespace gnostica::gui
