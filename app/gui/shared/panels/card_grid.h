// Cards next to each other, as large as possible.
#pragma once

#include "app/gui/shared/panels/card_list.h"

namespace gnostica::gui {

/// A list in rows. Cards are as large as its size allows; if even the smallest do not fit, it scrolls.
class CardGrid : public CardList {
    Q_OBJECT
public:
    /// `smallest` and `largest`: limits of the card width in pixels.
    CardGrid(std::shared_ptr<const CardArt> art, int smallest, int largest, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void fit() override;

private:
    /// True if all cards of this width are visible without scrolling.
    bool fits(int width) const;

    int smallest_;
    int largest_;
};

}  // namespace gnostica::gui
