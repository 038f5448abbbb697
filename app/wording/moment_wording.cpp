#include "app/wording/moment_wording.h"

#include "app/wording/event_wording.h"
#include "app/wording/fill.h"
#include "app/wording/numbers.h"
#include "app/wording/step_wording.h"
#include "app/wording/variant_step.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>

namespace gnostica::wording {

using namespace engine;

namespace {

/// Does the sentence of the step that caused it tell of this event, too?
struct ToldByStep {
    template <class E>
    bool operator()(const E&) const {
        return !isNews<E>;
    }
    bool operator()(const event::PieceRemoved& event) const { return event.cause != Cause::leftInVoid; }
    bool operator()(const event::TerritoryFounded& event) const { return event.source != CardSource::drawPile; }
    bool operator()(const event::TerritoryReplaced& event) const { return event.source != CardSource::drawPile; }

    /// What no step can know.
    template <class E>
    static constexpr bool isNews =
        std::is_same_v<E, event::CardRevealed> || std::is_same_v<E, event::PileShuffled> ||
        std::is_same_v<E, event::BidsRevealed> || std::is_same_v<E, event::BidTied> ||
        std::is_same_v<E, event::FirstSeatChosen> || std::is_same_v<E, event::ChallengeJudged> ||
        std::is_same_v<E, event::SeatEliminated> || std::is_same_v<E, event::TimerRang> ||
        std::is_same_v<E, event::HalfTakenBack> || std::is_same_v<E, event::MechanicReport> ||
        std::is_same_v<E, event::DiceRolled> || std::is_same_v<E, event::GameOver>;
};

/// What the deal says in one sentence: nine territories are laid out.
bool toldByDeal(const Event& event) {
    return std::holds_alternative<event::TerritoryFounded>(event);
}

/// Whose turn it is stands beside the log, and what else is told together with something else.
bool neverTold(const Event& event) {
    return std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::TurnEnded>(event) ||
           std::holds_alternative<event::CardDrawn>(event);
}

struct Drawn {
    Seat seat = Seat::none;
    CardSet cards;
};

/// The cards drawn here; only one player draws at a time.
Drawn drawnIn(const Moment& moment) {
    Drawn all;
    for (const Event& event : moment.events) {
        if (const auto* drawn = std::get_if<event::CardDrawn>(&event)) {
            all.seat = drawn->seat;
            all.cards.insert(drawn->card);
        }
    }
    return all;
}

bool isReported(const Moment& moment) {
    return std::ranges::any_of(moment.events,
                               [](const Event& event) { return std::holds_alternative<event::MechanicReport>(event); });
}

bool isDeal(const Moment& moment) {
    return std::ranges::any_of(moment.events,
                               [](const Event& event) { return std::holds_alternative<event::Dealt>(event); });
}

}  // namespace

bool MomentWording::toldByCause(const Event& event) const {
    const auto* report = std::get_if<event::MechanicReport>(&event);
    const auto place = report == nullptr ? rules_.mechanics.size() : static_cast<std::size_t>(report->mechanic);
    const MechanicWords* words =
        place < rules_.mechanics.size() ? vocabulary_.mechanic(rules_.mechanics[place]->id()) : nullptr;
    return words != nullptr && words->toldByStep(*report);
}

QString MomentWording::chance(const Chance& outcome) const {
    if (std::holds_alternative<chance::Timer>(outcome)) {
        return tr("A hidden timer is set.");
    }
    if (const auto* die = std::get_if<chance::Die>(&outcome)) {
        //: %1: a number from 1 to 12
        return fill(tr("The die shows %1."), {number(die->value)});
    }
    return {};
}

QString MomentWording::lead(const Moment& moment) const {
    if (const auto* step = std::get_if<Step>(&moment.what)) {
        const Drawn drawn = drawnIn(moment);
        if (const MaybeText own =
                variantStep(programs_, vocabulary_, {rules_, moment.before, voice_}, moment.who, *step)) {
            return *own;
        }
        return StepWording(voice_, moment.before, moment.who,
                           voice_.isListener(drawn.seat) ? drawn.cards : CardSet())(*step);
    }
    // A mechanic that has asked for a die tells what it means.
    return isReported(moment) ? QString() : chance(std::get<Chance>(moment.what));
}

QString MomentWording::operator()(const Moment& moment) const {
    const EventWording news(rules_, vocabulary_, voice_);
    const bool isStep = std::holds_alternative<Step>(moment.what);
    const bool deal = isDeal(moment);
    QStringList parts{lead(moment)};
    for (const Event& event : moment.events) {
        if (!neverTold(event) && !toldByCause(event) && !(isStep && std::visit(ToldByStep(), event)) &&
            !(deal && toldByDeal(event))) {
            parts << news(event);
        }
    }
    if (const Drawn drawn = drawnIn(moment); !isStep && !drawn.cards.empty()) {
        parts << news.drawn(drawn.seat, drawn.cards);
    }
    const QString line = sentences(parts);
    return line.isEmpty() ? tr("The game goes on.") : line;
}

}  // namespace gnostica::wording
