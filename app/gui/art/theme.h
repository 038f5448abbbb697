// The colours of the table.
#pragma once

#include "app/gui/art/seat_look.h"
#include "engine/model/card.h"
#include "engine/model/seat.h"

#include <QColor>
#include <QPalette>

#include <array>
#include <cstdint>

class QApplication;

namespace gnostica::gui {

using SeatLooks = std::array<SeatLook, engine::kMaxSeats>;

/// Six colours that differ for colour-blind eyes, too, each with a contrast of at least 3:1 (WCAG 1.4.11) on the
/// felt, the tiles and the cards of both themes.
SeatLooks defaultSeatLooks();

/// All colours of the table; a plain value.
struct Theme {
    bool onDark = false;

    QColor felt;   ///< the table
    QColor grain;  ///< the weave of the felt
    QColor tile;   ///< the square on which a card lies
    QColor tileEdge;
    QColor wasteland;  ///< its dotted outline
    QColor shadow;

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

    SeatLooks seats = defaultSeatLooks();

    static Theme light();
    static Theme dark();

    /// The look of a player's pieces; a neutral one for nobody.
    SeatLook look(engine::Seat seat) const;
    /// The colour of a suit; the same on light and dark.
    static QColor suit(engine::Suit suit);
    /// Tells themes apart in the keys of cached pictures.
    std::size_t fingerprint() const;

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// What a person may choose.
enum class ThemeChoice : std::uint8_t { system, light, dark };

/// True if text is lighter than what it stands on. Ask the palette that the application had when it started.
bool isDark(const QPalette& palette);

/// The theme that a choice means on a desktop that is dark or not.
Theme themeFor(ThemeChoice choice, bool systemIsDark);

/// The palette of windows and dialogs that goes with a theme.
QPalette widgetPalette(const Theme& theme);

/// Dresses the application: Fusion style and the palette of the theme.
void applyTheme(const Theme& theme);

}  // namespace gnostica::gui
