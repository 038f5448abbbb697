// The colours of the table.
#pragma once

#include "app/gui/base/settings/seat_look.h"
#include "app/gui/base/settings/theme_choice.h"
#include "engine/model/card.h"
#include "engine/model/seat.h"

#include <QColor>
#include <QPalette>

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace gnostica::gui {

struct Deck;

/// The look of the program: colours of the table and windows, and the deck; a plain value. Themes of the program are
/// documents (resources/themes).
struct Theme {
    std::string id;
    bool onDark = false;

    QColor felt;   ///< the table
    QColor grain;  ///< the weave of the felt
    QColor tile;   ///< the square under a card
    QColor tileEdge;
    QColor wasteland;  ///< its dotted outline
    QColor shadow;

    QColor paper;  ///< round pieces, and for texts on the table
    QColor line;   ///< ink on paper
    QColor pip;
    QColor veil;  ///< over the picture of a tile that has pieces

    QColor cardFace;
    QColor cardShade;  ///< lower end of the gradient of a face
    QColor cardEdge;
    QColor ink;       ///< letters and symbols on cards
    QColor faintInk;  ///< emblems in the background, frames
    QColor coin;      ///< the value of a card

    QColor legal;     ///< may be picked now
    QColor selected;  ///< has been picked
    QColor target;    ///< under the pointer, or the place of a drop
    QColor preview;   ///< the result of a step
    QColor cursor;    ///< the keyboard cursor

    QColor window;  ///< of windows and dialogs
    QColor base;    ///< background of text and lists
    QColor text;
    QColor accent;
    QColor accentText;
    QColor danger;  ///< words about a loss, and about a last turn

    QColor parchment;  ///< of the sheets on the table
    QColor inset;      ///< fields on a sheet
    QColor cut;        ///< cuts of shade and lines on a sheet
    QColor gilt;       ///< the frame of the one thing to do; with ink round it

    QColor head;       ///< the bar at the top of a window, dark in all themes
    QColor headLine;   ///< its lower edge
    QColor headText;   ///< titles and pictures on it
    QColor headMuted;  ///< sentences on it
    QColor headGain;   ///< points gained, and the name of the program

    SeatLooks seats = defaultSeatLooks();
    std::shared_ptr<const Deck> deck;  ///< pictures of cards; plain faces without one

    /// With the default deck.
    static const Theme& light();
    static const Theme& dark();
    static const Theme& highContrast();

    /// The look of a player's pieces; neutral for no seat.
    SeatLook look(engine::Seat seat) const;
    /// The colour of a suit; the same in all themes.
    static QColor suit(engine::Suit suit);
    /// Distinguishes themes in the keys of cached pictures.
    std::size_t fingerprint() const;

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// True if text is lighter than its background. Use the palette that the application had when it started.
bool isDark(const QPalette& palette);

/// The theme of a choice; `systemIsDark`: of the desktop.
Theme themeFor(ThemeChoice choice, bool systemIsDark);

/// The palette of windows and dialogs of a theme.
QPalette widgetPalette(const Theme& theme);

}  // namespace gnostica::gui
