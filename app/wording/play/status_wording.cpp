#include "app/wording/play/status_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>
#include <bit>

namespace gnostica::wording {

using namespace engine;

namespace {

/// With the legal steps if the viewer may know them.
class Pending {
public:
    Pending(const View& view, const Rules& rules) : decision_{decider(rules, view.open()), {}} {
        if (isPlayer(decision_.who) && decision_.who == view.viewer()) {
            view.legalSteps(rules, steps_);
            decision_.steps = std::span<const Step>(steps_.begin(), steps_.size());
        }
    }
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;

    const Decision& operator*() const { return decision_; }

private:
    StepList steps_;
    Decision decision_;
};

bool onlySkip(const Decision& decision) {
    return decision.steps.size() == 1 && wordOf(decision.steps.front()) == StepWord::skip;
}

}  // namespace

const MechanicWords* StatusWording::holder(const State& state) const {
    const std::size_t place = state.turn.mechanic;
    return place < rules_.mechanics.size() ? vocabulary_.mechanic(rules_.mechanics[place]->id()) : nullptr;
}

QString StatusWording::chance(const State& state) const {
    switch (awaitedChance(state)) {
    case ChanceKind::deal: return tr("The cards are about to be dealt.");
    case ChanceKind::shuffle: return tr("The discard pile is about to be shuffled.");
    case ChanceKind::seat: return tr("The first player is drawn by lot.");
    case ChanceKind::timer: return tr("The hidden timer is about to be set.");
    case ChanceKind::dice: return tr("The dice are about to be rolled.");
    case ChanceKind::none: break;
    }
    return {};
}

/// For a decision without a description.
QString StatusWording::general(const Decision& decision) const {
    //: %1: player
    return voice_.of(decision.who, tr("It is your decision."), tr("It is %1's decision."));
}

QString StatusWording::floor(const State& state, const Decision& decision) const {
    const MechanicWords* words = holder(state);
    const MaybeText own = words == nullptr ? MaybeText() : words->status(scene(state), decision);
    if (own) {
        return *own;
    }
    return state.turn.interrupt != 0 ? interrupt(state, decision) : general(decision);
}

QString StatusWording::option(const State& state, const Decision& decision) const {
    if (!state.hasPieces(decision.who)) {
        //: %1: player
        return voice_.of(decision.who, tr("Your turn: place a small piece on a space without pieces."),
                         tr("It is %1's turn to place a small piece."));
    }
    const bool all = rules_.activateAllowed && rules_.playAllowed && rules_.refreshAllowed && rules_.orientAllowed;
    //: %1: player
    return voice_.of(decision.who,
                     state.turn.turning       ? tr("Orient another piece, or pass.")
                     : state.turn.actions > 0 ? tr("Your turn continues: choose your next action.")
                     : all ? tr("Your turn: activate a territory, play a card, refresh your hand or orient a piece.")
                           : tr("Your turn: choose what to do."),
                     tr("It is %1's turn."));
}

/// For a power that waits for another player: only its words know the question.
QString StatusWording::interrupt(const State& state, const Decision& decision) const {
    for (const std::string& power : programs_.powers()) {
        if (const MaybeText own = vocabulary_.power(power).interrupt(scene(state), decision)) {
            return *own;
        }
    }
    return general(decision);
}

QString StatusWording::power(const State& state, const Decision& decision) const {
    const Card card = cardInPlay(state);
    const auto& program = programs_.of(card);
    const std::size_t place = state.turn.depth == 0 ? program.size() : state.turn.frames[state.turn.depth - 1U].slot;
    if (state.turn.interrupt != 0 || place >= program.size()) {
        return interrupt(state, decision);
    }
    if (state.turn.link.kind != LinkKind::none) {
        //: %1: player, %2: card
        return voice_.of(decision.who, tr("The card %2: take the second half of the step that you have begun."),
                         tr("%1 takes the second half of a step of the card %2."), {cardPhrase(card)});
    }
    language::Phrases titles;
    for (const PowerUse& use : program[place]) {
        titles.push_back(vocabulary_.power(use.power).title(use));
    }
    if (onlySkip(decision)) {
        //: %1: card, %2: one or more powers
        return language::fill(tr("The card %1: nothing can be done with this power now (%2); skip it."),
                              {cardPhrase(card), language::listOf(titles)});
    }
    //: an alternative to using a power
    titles.push_back(language::phrase(tr("skip", "phrase: power")));
    if (program.size() == 1) {
        //: %1: player, %2: card, %3: alternatives ("rod or skip")
        return voice_.of(decision.who, tr("%2: %3."), tr("%1 uses the card %2: %3."),
                         {cardPhrase(card), language::eitherOf(titles)});
    }
    //: %1: player, %2: card, %3: alternatives ("rod or skip"), %4: number of the power, %5: how many powers there are
    return voice_.of(decision.who, tr("%2, power %4 of %5: %3."), tr("%1 uses the card %2, power %4 of %5: %3."),
                     {cardPhrase(card), language::eitherOf(titles), language::number(static_cast<int>(place) + 1),
                      language::number(static_cast<int>(program.size()))});
}

QString StatusWording::close(const State& state, const Decision& decision) const {
    if (!decision.steps.empty()) {
        if (const MaybeText own = vocabulary_.firstOfMechanics(
                rules_, [&](const MechanicWords& words) { return words.closing(scene(state), decision); })) {
            return *own;
        }
    }
    //: %1: player
    return voice_.of(decision.who, tr("End your turn."), tr("%1 is about to end the turn."));
}

QString StatusWording::note(const State& state) const {
    QStringList notes;
    for (const auto& mechanic : rules_.mechanics) {
        if (const MechanicWords* words = vocabulary_.mechanic(mechanic->id())) {
            notes << words->note(scene(state)).value_or(QString());
        }
    }
    return language::sentences(notes);
}

QString StatusWording::status(const View& view) const {
    const State& state = view.open();
    if (isOver(state)) {
        return result(state);
    }
    if (awaitedChance(state) != ChanceKind::none) {
        return chance(state);
    }
    const Pending pending(view, rules_);
    const Decision& decision = *pending;
    switch (state.turn.stage) {
    case Stage::floor: return language::sentences({floor(state, decision), note(state)});
    case Stage::option: return language::sentences({option(state, decision), note(state)});
    case Stage::power: return language::sentences({power(state, decision), note(state)});
    case Stage::close: return language::sentences({close(state, decision), note(state)});
    case Stage::setup:
    case Stage::over: break;
    }
    return tr("The game is about to begin.");
}

// --- In two texts ---

QString StatusWording::whose(const State& state, Seat decider, Thinker thinker) const {
    const language::Phrase name = voice_.player(decider);
    if (!voice_.isListener(decider) && thinker == Thinker::computer) {
        //: title without a full stop; %1: player
        return language::fill(tr("%1 is thinking"), {name});
    }
    if (state.turn.interrupt != 0) {  // during the turn of another player
        if (!voice_.isListener(decider)) {
            //: title without a full stop; %1: player
            return language::fill(tr("%1 decides"), {name});
        }
        //: title without a full stop; %1: player, who is addressed
        return voice_.hasName(decider) ? language::fill(tr("Your decision, %1"), {name}) : tr("Your decision");
    }
    if (!voice_.isListener(decider)) {
        //: title without a full stop; %1: player
        return language::fill(tr("%1's turn"), {name});
    }
    //: title without a full stop; %1: player, who is addressed
    return voice_.hasName(decider) ? language::fill(tr("Your turn, %1"), {name}) : tr("Your turn", "title");
}

QString StatusWording::optionTask(const State& state, Seat decider) const {
    if (!state.hasPieces(decider)) {
        //: %1: player
        return voice_.of(decider, tr("Place a small piece on a space without pieces."), tr("%1 places a small piece."));
    }
    if (!voice_.isListener(decider)) {
        return {};
    }
    const bool all = rules_.activateAllowed && rules_.playAllowed && rules_.refreshAllowed && rules_.orientAllowed;
    return state.turn.turning       ? tr("Orient another piece, or pass.")
           : state.turn.actions > 0 ? tr("Choose your next action.")
           : all                    ? tr("Activate a territory, play a card, refresh your hand or orient a piece.")
                                    : tr("Choose what to do.");
}

QString StatusWording::task(const State& state, const Decision& decision) const {
    switch (state.turn.stage) {
    case Stage::floor: return floor(state, decision);
    case Stage::option: return optionTask(state, decision.who);
    case Stage::power: return power(state, decision);
    case Stage::close: return close(state, decision);
    case Stage::setup:
    case Stage::over: break;
    }
    return {};
}

TurnWords StatusWording::turnWords(const View& view, Thinker thinker) const {
    const State& state = view.open();
    if (isOver(state) || awaitedChance(state) != ChanceKind::none || !isPlayer(decider(rules_, state))) {
        return {status(view), {}};
    }
    const Pending pending(view, rules_);
    return {whose(state, (*pending).who, thinker), language::sentences({task(state, *pending), note(state)})};
}

// --- The end ---

QString StatusWording::winner(const State& state, Seat seat) const {
    const int points = score(rules_, state, seat);
    if (state.ending.by == Ending::By::lastPlayer) {
        //: %1: player
        return voice_.of(seat, tr("You win: you are the last player left."), tr("%1 wins: the last player left."));
    }
    if (state.ending.by == Ending::By::departure) {
        //: %1: player; the only other player has given up
        return voice_.of(seat, tr("You win: your opponent has resigned."), tr("%1 wins: the opponent has resigned."));
    }
    if (state.ending.by == Ending::By::noTerritory) {
        //: %1: player
        return voice_.of(seat, tr("No territory is left: you win."), tr("No territory is left: %1 wins."));
    }
    //: %1: player, %2: points
    return voice_.of(seat, tr("You win with the highest score, %2."), tr("%1 wins with the highest score, %2."),
                     {language::number(points)});
}

MaybeText StatusWording::resultOfMechanic(const State& state) const {
    if (state.ending.by != Ending::By::mechanic) {
        return {};
    }
    const MechanicWords* words = vocabulary_.mechanic(rules_.mechanics[state.ending.mechanic]->id());
    return words == nullptr ? MaybeText() : words->result(scene(state));
}

/// True if all winners are allies, and there are several.
bool StatusWording::isTeam(const State& state) const {
    const unsigned winners = state.winners;
    const auto first = 1U << std::countr_zero(winners);
    return std::popcount(winners) > 1 && (winners & ~unsigned{rules_.withAllies(state, first)}) == 0;
}

QString StatusWording::result(const State& state) const {
    if (!isOver(state)) {
        return {};
    }
    language::Phrases names;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (((state.winners >> seat) & 1) != 0) {
            names.push_back(voice_.player(seatAt(seat)));
        }
    }
    if (const MaybeText own = resultOfMechanic(state)) {
        //: %1: list of players
        return isTeam(state)
                   ? language::sentences({*own, language::fill(tr("%1 win together."), {language::listOf(names)})})
                   : *own;
    }
    if (names.size() == 1) {
        return winner(state, seatAt(std::countr_zero(state.winners)));
    }
    if (names.empty()) {
        return tr("The game is over, and nobody wins.");
    }
    if (state.ending.by == Ending::By::lastPlayer) {
        //: %1: list of players, all of one team
        return language::fill(tr("%1 win: they are the last players left."), {language::listOf(names)});
    }
    //: %1: list of players
    return language::fill(state.ending.by == Ending::By::noTerritory
                              ? tr("No territory is left: %1 share the win.")
                              : tr("The highest scores are tied: %1 share the win."),
                          {language::listOf(names)});
}

}  // namespace gnostica::wording
