#include "app/table/seen_table.h"

#include "app/table/computer/last_step.h"
#include "engine/mechanics/bid.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gnostica::table {

using namespace engine;

namespace {

/// True if the deciding player chooses among cards that lie face up.
bool isOpenChoice(const Rules& rules, const State& state) {
    if (state.turn.stage != Stage::floor || state.turn.awaiting != ChanceKind::none) {
        return false;
    }
    const auto* bid = dynamic_cast<const Bid*>(rules.mechanics[state.turn.mechanic].get());
    return bid != nullptr && bid->isTaking(state);
}

}  // namespace

SeenTable::SeenTable(const Game& game, Seating seating, QObject* parent)
    : QObject(parent),
      game_(game),
      seating_(std::move(seating)) {}

// ---- Position -------------------------------------------------------------------------------------------------------

const State& SeenTable::shownState() const {
    return isLive() ? game_.state() : game_.timeline()[*shown_].before;
}

void SeenTable::showPosition(int position) {
    if (coveredFor()) {
        return;
    }
    const std::size_t last = game_.history().size();
    const auto wanted = static_cast<std::size_t>(std::max(position, 0));
    shown_ = wanted < last ? std::optional(wanted) : std::nullopt;
    refresh();
}

// ---- Viewpoint ------------------------------------------------------------------------------------------------------

Seat SeenTable::viewer() const {
    if (isOver()) {  // no more secrets: each position is shown as its player saw it
        const Seat seat = shownDecider();
        return isPlayer(seat) ? seat : Seat::none;
    }
    if (seating_.people() == 0 && seating_.peopleAtStart() > 0) {
        return seating_.onlyPersonAtStart().value_or(Seat::none);  // the others must not see what people have held
    }
    if (seating_.people() == 0) {
        const Seat seat = isPlayer(watched_) ? watched_ : shownDecider();
        return manners_.watchHands && isPlayer(seat) ? seat : Seat::none;
    }
    return coveredFor() ? Seat::none : atScreen_;
}

View SeenTable::view() const {
    return {rules(), shownState(), viewer()};
}

Seat SeenTable::spokenTo() const {
    return seating_.peopleAtStart() > 1 ? viewer() : seating_.onlyPerson().value_or(Seat::none);
}

void SeenTable::watchFrom(Seat seat) {
    watched_ = seat == watched_ ? Seat::none : seat;
    refresh();
}

std::span<const ToldMoment> SeenTable::told() const {
    if (const Seat listener = spokenTo();
        std::exchange(toldTo_, listener) != listener || told_.size() > game_.timeline().size()) {
        told_.clear();
    }
    for (const Moment& moment : game_.timeline().subspan(told_.size())) {
        told_.emplace_back(rules(), moment, toldTo_);
    }
    return told_;
}

std::span<const ToldMoment> SeenTable::lastComputerStep() const {
    const auto shown = game_.timeline().first(static_cast<std::size_t>(position()));
    const std::size_t count = table::lastComputerStep(rules(), shown, seating_).size();
    return told().subspan(shown.size() - count, count);
}

std::optional<ExplainedTurn> SeenTable::computerTurn(std::size_t moment) const {
    return coveredFor() ? std::nullopt : explainedTurn(sharedRules(), game_.history(), seating_, moment);
}

std::optional<ExplainedTurn> SeenTable::lastComputerTurn() const {
    const auto shown = game_.timeline().first(static_cast<std::size_t>(position()));
    return coveredFor() ? std::nullopt : lastExplainedTurn(sharedRules(), shown, seating_);
}

std::span<const Moment> SeenTable::openHistory() const {
    return isOver() ? game_.history() : std::span<const Moment>();
}

EventList SeenTable::visible(std::span<const Moment> moments) const {
    const Seat seat = viewer();
    EventList events;
    for (const Moment& moment : moments) {
        std::ranges::transform(moment.events, std::back_inserter(events),
                               [&](const Event& event) { return visibleTo(rules(), event, seat); });
    }
    return events;
}

EventList SeenTable::recentEvents() const {
    const auto shown = game_.timeline().first(static_cast<std::size_t>(position()));
    const auto begins = [](const Event& event) { return std::holds_alternative<event::TurnBegan>(event); };
    std::size_t from = shown.size();
    for (std::ptrdiff_t turns = 0; from > 0 && turns < 2; --from) {
        turns += std::ranges::count_if(shown[from - 1].events, begins);
    }
    return visible(shown.subspan(from));
}

// ---- Person at the screen -------------------------------------------------------------------------------------------

void SeenTable::setSeating(const Seating& seating) {
    if (seating == seating_) {
        return;
    }
    seating_ = seating;
    if (!seating_.isPerson(atScreen_)) {
        atScreen_ = Seat::none;
    }
}

/// The person who decides, if somebody else is at the screen.
std::optional<Seat> SeenTable::awaited() const {
    const Seat seat = decider();
    const bool waits = seating_.isPerson(seat) && seat != atScreen_;
    return waits ? std::optional(seat) : std::nullopt;
}

std::optional<Seat> SeenTable::coveredFor() const {
    return choosesOpenly() ? std::nullopt : awaited();
}

std::optional<Seat> SeenTable::choosesOpenly() const {
    return begun_ && atScreen_ == Seat::none && isOpenChoice(rules(), game_.state()) ? awaited() : std::nullopt;
}

void SeenTable::uncover() {
    if (awaited()) {
        atScreen_ = decider();
        refresh();
    }
}

/// Without covers, or with only one person from the beginning, nobody hands the screen over.
void SeenTable::seatWhoeverDecides() {
    if (const auto only = seating_.onlyPerson()) {
        atScreen_ = *only;
    } else if (!manners_.coverHands && seating_.isPerson(decider())) {
        atScreen_ = decider();
    } else if (awaited() && isOpenChoice(rules(), game_.state())) {
        atScreen_ = Seat::none;  // somebody else comes to the screen and chooses without a cover
    }
}

void SeenTable::setManners(TableManners manners) {
    mannersToCome_ = manners;
    if (!begun_ || !awaited()) {
        adoptManners();
        seatWhoeverDecides();
    }
    refresh();
}

void SeenTable::adoptManners() {
    manners_ = std::exchange(mannersToCome_, std::nullopt).value_or(manners_);
}

// ---- Following the game ---------------------------------------------------------------------------------------------

void SeenTable::refresh() {
    if (!awaited()) {
        adoptManners();
    }
    legal_.clear();
    if (isLive() && !isHeld_ && !coveredFor() && !awaitsComputer()) {
        const View decides = choosesOpenly() ? game_.viewFor(decider()) : view();
        decides.legalSteps(rules(), legal_);
    }
    Q_EMIT changed();
    Q_EMIT offered();
}

void SeenTable::hold() {
    isHeld_ = true;
    refresh();
}

void SeenTable::follow(int from) {
    begun_ = true;
    isHeld_ = false;
    const auto first = std::min(static_cast<std::size_t>(std::max(from, 0)), game_.history().size());
    const auto news = game_.history().subspan(first);
    told_.erase(told_.begin() + static_cast<std::ptrdiff_t>(std::min(first, told_.size())), told_.end());
    const bool rang = std::ranges::any_of(news, [](const Moment& moment) {
        const auto* outcome = std::get_if<Chance>(&moment.what);
        return outcome != nullptr && std::holds_alternative<chance::TimeUp>(*outcome);
    });
    if (rang || (shown_ && *shown_ >= game_.history().size())) {
        shown_.reset();
    }
    seatWhoeverDecides();
    refresh();
    if (const EventList events = visible(news); !events.empty()) {
        Q_EMIT happened(events);
    }
    if (announced_ != decider()) {
        announced_ = decider();
        Q_EMIT deciderChanged(announced_);
    }
}

}  // namespace gnostica::table
