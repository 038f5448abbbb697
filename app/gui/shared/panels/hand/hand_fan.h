// Places of the cards of a hand.
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace gnostica::gui {

/// One row of cards in the middle of its room. Cards that do not fit overlap: each lies on its left neighbour, whose
/// left part, with its index, remains visible. (So it is in languages from right to left, where the first is on the
/// right.) A plain value.
class HandFan {
public:
    HandFan() = default;
    /// The cards stand on the lower edge of `room`. `gap`: between cards that do not overlap.
    HandFan(int count, const QSize& card, int gap, const QRect& room, bool isMirrored);

    int count() const { return count_; }
    /// From one card to its neighbour.
    int step() const { return step_; }
    bool overlaps() const { return count_ > 1 && step_ < card_.width(); }

    /// The whole card.
    QRect cardAt(int place) const;
    /// The part that no other card covers.
    QRect shownAt(int place) const;
    /// The card that is seen in this column of the widget; nullopt between cards.
    std::optional<int> under(int x) const;
    /// The card that is painted as number `order`, from below.
    int painted(int order) const { return isMirrored_ ? count_ - 1 - order : order; }

    friend bool operator==(const HandFan&, const HandFan&) = default;

private:
    int slotOf(int place) const { return painted(place); }  // the reverse of the reverse order

    int count_ = 0;
    QSize card_;
    QPoint first_;  ///< of the leftmost card
    int step_ = 0;
    bool isMirrored_ = false;
};

}  // namespace gnostica::gui
