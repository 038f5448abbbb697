// Small pictures of cards, for lists.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"

#include <QIcon>

#include <map>
#include <memory>

namespace gnostica::gui {

/// Cards as drawn on the board; each is drawn on first use.
class CardIcons {
public:
    explicit CardIcons(std::shared_ptr<const CardArt> art) : art_(std::move(art)) {}

    /// Clears the icons, so that they are drawn in the new theme.
    void forget() { icons_.clear(); }
    void setFaces(const CardFaces& faces);
    /// For a screen of this device pixel ratio.
    QIcon icon(engine::Card card, qreal ratio) const;
    static QSize size() { return {30, 42}; }

private:
    std::shared_ptr<const CardArt> art_;
    CardFaces faces_;
    mutable std::map<std::pair<int, int>, QIcon> icons_;  ///< by card and hundredths of the ratio
};

}  // namespace gnostica::gui
