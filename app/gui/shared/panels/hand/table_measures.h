// Sizes of the things that lie on the table, by the size of the window.
#pragma once

#include <QSize>

namespace gnostica::gui {

/// Factor of all sizes that are given for small windows: 1 up to a height of 900, 1.25 at 1080, 1.6 at 1440.
double tableScale(const QSize& window);

/// A plate of a player, at the usual size of letters: 210×58 at 1366×768.
QSize plateSize(const QSize& window);
/// Gap between two plates.
int plateGap(const QSize& window);
/// The panel of an expansion that lies on the table.
QSize tablePanelSize(const QSize& window);

/// Width of a card in the hand, of which six are in a row: 96 at 1366×768.
int handCardWidth(const QSize& window);
/// Gap between two of them while they do not overlap.
int handCardGap(const QSize& window);
/// Part of a card that remains visible where cards overlap.
inline constexpr int kLeastShownOfCard = 34;
/// Height by which a picked card is raised.
int handCardRise(const QSize& window);
/// Between the hand and the lower edge of the window.
inline constexpr int kBelowHand = 8;

int pileWidth(const QSize& window);
/// Gap between the two piles.
int pileGap(const QSize& window);
int largeCardWidth(const QSize& window);
/// Width of the parchment with the powers of the large card.
int largeCardTextWidth(const QSize& window);

/// Duration of a motion that takes `milliseconds` at the usual speed; `animationMs`: speed of the settings, 0: no
/// motion.
int motionAtSpeed(int milliseconds, int animationMs);

}  // namespace gnostica::gui
