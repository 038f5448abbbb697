// Colours of the ring: those of the woodcuts, the same in all themes.
#pragma once

#include <QColor>

namespace gnostica::gui::ring {

inline constexpr QColor kInk{0x1b, 0x18, 0x2b};
inline constexpr QColor kPaper{0xfb, 0xf2, 0xdd};
inline constexpr QColor kGold{0xe2, 0xa3, 0x25};
inline constexpr QColor kAccent{0x0b, 0x7a, 0x6f};
inline constexpr QColor kRim{0xff, 0xff, 0xff};

struct Colours {
    QColor ground;
    QColor ink;
};

inline Colours coloursOf(bool picked, bool confirms) {
    return confirms ? Colours{kAccent, kRim} : picked ? Colours{kGold, kInk} : Colours{kPaper, kInk};
}

}  // namespace gnostica::gui::ring
