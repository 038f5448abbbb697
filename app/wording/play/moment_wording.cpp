#include "app/wording/play/moment_wording.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/level_names.h"
#include "app/wording/play/event_wording.h"
#include "app/wording/step_wording.h"
#include "app/wording/variant_step.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>

namespace gnostica::wording {

using namespace engine;

namespace {

/// True if the sentence of the step also covers the event that it caused.
struct ToldByStep {
    template <class E>
    bool operator()(const E&) const {
        return !isNews<E>;
    }
    bool operator()(const event::PieceRemoved& event) const { return event.cause != Cause::leftInVoid; }
    bool operator()(const event::TerritoryFounded& event) const { return event.source != CardSource::drawPile; }
    bool operator()(const event::TerritoryReplaced& event) const { return event.source != CardSource::drawPile; }

    /// Events that no step can foresee.
    template <class E>
    static constexpr bool isNews =
        std::is_same_v<E, event::CardRevealed> || std::is_same_v<E, event::PileShuffled> ||
        std::is_same_v<E, event::BidsRevealed> || std::is_same_v<E, event::BidTied> ||
        std::is_same_v<E, event::FirstSeatChosen> || std::is_same_v<E, event::ChallengeJudged> ||
        std::is_same_v<E, event::SeatEliminated> || std::is_same_v<E, event::TimerRang> ||
        std::is_same_v<E, event::HalfTakenBack> || std::is_same_v<E, event::Report> ||
        std::is_same_v<E, event::GameOver>;
};

/// The sentence of the deal covers the nine territories that are laid out.
bool toldByDeal(const Event& event) {
    return std::holds_alternative<event::TerritoryFounded>(event);
}

/// The turn is shown next to the log, and drawn cards are reported together.
bool neverTold(const Event& event) {
    return std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::TurnEnded>(event) ||
           std::holds_alternative<event::CardDrawn>(event);
}

struct Drawn {
    Seat seat = Seat::none;
    int count = 0;
    CardSet cards;  ///< cards that the listener may know
};

/// The cards drawn here; only one player draws at a time.
Drawn drawnIn(const ToldMoment& moment) {
    Drawn all;
    for (const Event& event : moment.events()) {
        if (const auto* drawn = std::get_if<event::CardDrawn>(&event)) {
            all.seat = drawn->seat;
            ++all.count;
            if (!drawn->card.isNone()) {
                all.cards.insert(drawn->card);
            }
        }
    }
    return all;
}

bool isReported(const ToldMoment& moment) {
    return std::ranges::any_of(moment.events(),
                               [](const Event& event) { return std::holds_alternative<event::Report>(event); });
}

bool isDeal(const ToldMoment& moment) {
    return std::ranges::any_of(moment.events(),
                               [](const Event& event) { return std::holds_alternative<event::Dealt>(event); });
}

}  // namespace

bool MomentWording::toldByCause(const Event& event) const {
    const auto* report = std::get_if<event::Report>(&event);
    return report != nullptr && vocabulary_.toldByStep(rules_, *report);
}

QString MomentWording::departure(const chance::Departure& left) const {
    if (!left.isTakenOver()) {
        //: %1: player; the player gives up the game
        return voice_.of(left.seat, tr("You resign."), tr("%1 resigns."));
    }
    const auto level = bots::levelNamed(left.player());
    if (!level) {
        //: %1: player
        return voice_.of(left.seat, tr("Another player now plays for you."), tr("Another player now plays for %1."));
    }
    //: %1: player, %2: level of a computer
    return voice_.of(left.seat, tr("A computer (%2) now plays for you."), tr("A computer (%2) now plays for %1."),
                     {levelName(*level)});
}

QString MomentWording::chance(const Chance& outcome) const {
    if (std::holds_alternative<chance::Timer>(outcome)) {
        return tr("A hidden timer is set.");
    }
    if (const auto* left = std::get_if<chance::Departure>(&outcome)) {
        return departure(*left);
    }
    if (const auto* dice = std::get_if<chance::Dice>(&outcome)) {
        language::Phrases faces;
        for (const int value : dice->shown()) {
            faces.push_back(language::number(value));
        }
        //: %1: a number
        return faces.size() == 1 ? language::fill(tr("The die shows %1."), {faces.front()})
                                 //: %1: list of numbers
                                 : language::fill(tr("The dice show %1."), {language::listOf(faces)});
    }
    return {};
}

MaybeText MomentWording::ownWords(const ToldMoment& moment) const {
    const Step* step = moment.step();
    return step == nullptr
               ? MaybeText()
               : variantStep(programs_, vocabulary_, {rules_, moment.before().open(), voice_}, moment.who(), *step);
}

QString MomentWording::lead(const ToldMoment& moment) const {
    if (const Step* step = moment.step()) {
        const MaybeText own = ownWords(moment);
        const State& before = moment.before().open();
        return own ? *own : StepWording(rules_, voice_, before, moment.who(), drawnIn(moment).cards)(*step);
    }
    // A report explains its dice.
    return isReported(moment) ? QString() : chance(*moment.outcome());
}

QStringList MomentWording::effects(const ToldMoment& moment) const {
    const EventWording news(rules_, vocabulary_, voice_);
    const bool isStep = moment.step() != nullptr;
    const bool deal = isDeal(moment);
    QStringList parts;
    for (const Event& event : moment.events()) {
        if (!neverTold(event) && !toldByCause(event) && !(isStep && std::visit(ToldByStep(), event)) &&
            !(deal && toldByDeal(event))) {
            parts << news(event);
        }
    }
    return parts;
}

QString MomentWording::operator()(const ToldMoment& moment) const {
    QStringList parts = QStringList{lead(moment)} + effects(moment);
    if (const Drawn drawn = drawnIn(moment); moment.step() == nullptr && drawn.count > 0) {
        parts << EventWording(rules_, vocabulary_, voice_).drawn(drawn.seat, drawn.count, drawn.cards);
    }
    const QString line = language::sentences(parts);
    return line.isEmpty() ? tr("The game continues.") : line;
}

}  // namespace gnostica::wording
