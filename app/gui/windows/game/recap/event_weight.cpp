#include "app/gui/windows/game/recap/event_weight.h"

#include <algorithm>
#include <variant>

namespace gnostica::gui {

using namespace engine;

namespace {

/// How much an event matters to a viewer. What becomes of a territory depends on the step.
class EventWeight {
public:
    EventWeight(const Step& step, Seat viewer) : step_(step), viewer_(viewer) {}

    Weight operator()(const event::LastTurnAnnounced&) const { return Weight::announcement; }
    Weight operator()(const event::ChallengeJudged&) const { return Weight::announcement; }
    Weight operator()(const event::PieceRemoved& event) const { return lossOf(event.piece.owner()); }
    Weight operator()(const event::PieceConverted& event) const { return lossOf(event.before.owner()); }
    Weight operator()(const event::PieceChanged& event) const {
        return event.after.size() < event.before.size() ? lossOf(event.before.owner()) : Weight::usual;
    }
    Weight operator()(const event::HandsTraded& event) const {
        return event.a == viewer_ ? lossOf(event.a) : lossOf(event.b);
    }
    Weight operator()(const event::SeatEliminated&) const { return Weight::elimination; }
    Weight operator()(const event::TerritoryDestroyed&) const { return Weight::lostTerritory; }
    Weight operator()(const event::TerritoryReplaced&) const {
        return std::holds_alternative<step::Raze>(step_) ? Weight::lostTerritory : Weight::usual;
    }
    template <class Other>
    Weight operator()(const Other&) const {
        return Weight::usual;
    }

private:
    Weight lossOf(Seat owner) const { return owner == viewer_ ? Weight::ownLoss : Weight::usual; }

    const Step& step_;
    Seat viewer_;
};

}  // namespace

Weight weightOfStep(const Step& step, const EventList& events, Seat viewer) {
    Weight most = std::holds_alternative<step::Challenge>(step) ? Weight::announcement : Weight::usual;
    for (const Event& event : events) {
        most = std::max(most, std::visit(EventWeight(step, viewer), event));
    }
    return most;
}

}  // namespace gnostica::gui
