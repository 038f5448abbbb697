// The parchment below the bids.
#pragma once

#include "app/wording/play/bid_wording.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace gnostica::gui {

class FlowLayout;

/// The rule that decided, the players in the order in which they take cards, and the button that goes on.
class BidSheet : public QWidget {
    Q_OBJECT

public:
    explicit BidSheet(QWidget* parent = nullptr);

    void present(const engine::RevealedBids& bids, const wording::BidWording& words, const wording::Speaker& speaker,
                 engine::Seat you);
    QPushButton& button() const { return *button_; }

private:
    QLabel* rule_;
    QLabel* next_;
    FlowLayout* takers_;
    QPushButton* button_;
};

}  // namespace gnostica::gui
