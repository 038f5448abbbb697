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

/// How everything looks: the colours of the table and the windows, and the deck; a plain value. Those that come with
/// the program are documents (resources/themes).
struct Theme {
    std::string id;
    bool onDark = false;

    QColor felt;   ///< the table
    QColor grain;  ///< the weave of the felt
    QColor tile;   ///< the square on which a card lies
    QColor tileEdge;
    QColor wasteland;  ///< its dotted outline
    QColor shadow;

    QColor paper;  ///< round pieces, and what is written on the table
    QColor line;   ///< their ink
    QColor pip;
    QColor veil;  ///< over the picture of a tile on which pieces stand

    QColor cardFace;
    QColor cardShade;  ///< the lower end of the face's gradient
    QColor cardEdge;
    QColor ink;       ///< letters and symbols on cards
    QColor faintInk;  ///< emblems in the background, frames
    QColor coin;      ///< the value of a card

    QColor legal;     ///< may be picked now
    QColor selected;  ///< has been picked
    QColor target;    ///< under the pointer, or the place of a drop
    QColor preview;   ///< what would come of the step
    QColor cursor;    ///< the keyboard's place

    QColor window;  ///< of windows and dialogs
    QColor base;    ///< what is written or listed on
    QColor text;
    QColor accent;
    QColor accentText;

    SeatLooks seats = defaultSeatLooks();
    std::shared_ptr<const Deck> deck;  ///< the pictures on cards; without one plain faces are drawn

    /// With the deck that comes with the program.
    static const Theme& light();
    static const Theme& dark();
    static const Theme& highContrast();

    /// The look of a player's pieces; a neutral one for nobody.
    SeatLook look(engine::Seat seat) const;
    /// The colour of a suit; the same on light and dark.
    static QColor suit(engine::Suit suit);
    /// Tells themes apart in the keys of cached pictures.
    std::size_t fingerprint() const;

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// True if text is lighter than what it stands on. Ask the palette that the application had when it started.
bool isDark(const QPalette& palette);

/// The theme that a choice means on a desktop that is dark or not.
Theme themeFor(ThemeChoice choice, bool systemIsDark);

/// The palette of windows and dialogs that goes with a theme.
QPalette widgetPalette(const Theme& theme);

}  // namespace gnostica::gui
