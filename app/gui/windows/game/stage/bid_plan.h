// Places of everything on the stage of the bids.
#pragma once

#include <QRect>
#include <QRectF>
#include <QSize>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// In logical pixels.
struct BidNeeds {
    QSize room;
    double scale = 1;  ///< of the window
    int bids = 2;
    std::optional<std::size_t> raised;  ///< the only highest bid
    int ribbon = 44;                    ///< height
    QSize name;                         ///< of the widest name, with its piece
    int sheet = 104;                    ///< height of the parchment below
    bool rightToLeft = false;
};

struct BidPlan {
    double unit = 1;  ///< size of everything about cards: 1 for a card 164 wide
    int ribbonTop = 0;
    std::vector<QRectF> cards;  ///< in the order of the bids; the raised one is larger
    std::vector<QRect> names;   ///< below them
    int sheetTop = 0;
};

BidPlan planBids(const BidNeeds& needs);

}  // namespace gnostica::gui
