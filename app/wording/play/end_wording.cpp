#include "app/wording/play/end_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/rule_facts.h"
#include "engine/mechanics/score.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

namespace gnostica::wording {

using namespace engine;
using language::fill;

namespace {

/// The last event of this kind in the turn that ended the game; nullptr if there was none.
template <class Kind>
const Kind* lastInFinalTurn(std::span<const Moment> history, const State& last) {
    for (auto moment = history.rbegin(); moment != history.rend() && moment->before.turnsPlayed + 1 >= last.turnsPlayed;
         ++moment) {
        for (auto event = moment->events.rbegin(); event != moment->events.rend(); ++event) {
            if (const auto* found = std::get_if<Kind>(&*event)) {
                return found;
            }
        }
    }
    return nullptr;
}

/// True if this seat has more points than every other.
bool leadsAlone(const PerSeat<int>& scores, int seats, Seat seat) {
    for (int i = 0; i < seats; ++i) {
        if (seatAt(i) != seat && scores[seatAt(i)] >= scores[seat]) {
            return false;
        }
    }
    return true;
}

}  // namespace

QString EndWording::title() const {
    const State& state = last_.open();
    language::Phrases names;
    for (int i = 0; i < state.seats; ++i) {
        if (hasWon(state, seatAt(i))) {
            names.push_back(speaker_.playerPhrase(seatAt(i)));
        }
    }
    if (names.empty()) {
        return tr("Nobody wins");
    }
    if (names.size() == 1) {
        //: title; %1: player
        return fill(tr("%1 wins"), {names.front()});
    }
    const unsigned winners = state.winners;
    const bool isTeam = (winners & ~rules_.withAllies(state, 1U << std::countr_zero(winners))) == 0;
    //: titles; %1: list of players
    return fill(isTeam ? tr("%1 win together") : tr("%1 share the win"), {language::listOf(names)});
}

QString EndWording::how() const {
    if (const QString sentence = held(); !sentence.isEmpty()) {
        return sentence;
    }
    const State& state = last_.open();
    const bool isLeftAlone = state.ending.by == Ending::By::lastPlayer && isPlayer(onlyWinner(state));
    return language::sentences(
        {failure(), isLeftAlone ? tr("No other player is left in the game.") : speaker_.result(last_)});
}

/// An announcement that held, with the points then and at the end.
QString EndWording::held() const {
    const auto* judged = lastInFinalTurn<event::ChallengeJudged>(history_, last_.open());
    if (judged == nullptr || !judged->won || !hasWon(last_.open(), judged->seat)) {
        return {};
    }
    for (std::size_t i = history_.size(); i-- > 0;) {
        for (const Event& event : history_[i].events) {
            const auto* announced = std::get_if<event::LastTurnAnnounced>(&event);
            if (announced != nullptr && announced->seat == judged->seat) {
                //: %1: player, %2 and %3: numbers of points held then and at the end, %n: points needed
                return fill(tr("%1 had %2 of %n points when announcing the last turn and %3 when it ended.", nullptr,
                               judged->target),
                            {speaker_.playerPhrase(judged->seat), language::number(pointsAfter(i, judged->seat)),
                             language::number(judged->score)});
            }
        }
    }
    return {};
}

/// The announcement that failed in the last turn and so decided the game. An ending by a mechanic has its own text.
QString EndWording::failure() const {
    const auto* judged = lastInFinalTurn<event::ChallengeJudged>(history_, last_.open());
    if (last_.open().ending.by == Ending::By::mechanic || judged == nullptr || judged->won) {
        return {};
    }
    return speaker_.event(*judged, Seat::none);
}

int EndWording::pointsAfter(std::size_t moment, Seat seat) const {
    return score(rules_, moment + 1 < history_.size() ? history_[moment + 1].before : last_.open(), seat);
}

QString EndWording::turnTitle(const ScorePoint& after, const Speaker& speaker) {
    //: title; %1: number of a round, %2: the player whose turn it was
    return fill(tr("Round %1 · %2"), {language::number(after.round), speaker.playerPhrase(after.mover)});
}

QString EndWording::changeText(const TurningPoint& point, int seats, const Speaker& speaker) {
    constexpr std::size_t kMostSentences = 2;
    std::vector<Seat> changed;
    PerSeat<int> before{};
    for (int i = 0; i < seats; ++i) {
        const Seat seat = seatAt(i);
        before[seat] = point.after.scores[seat] - point.changes[seat];
        if (point.changes[seat] != 0) {
            changed.push_back(seat);
        }
    }
    const Seat mover = point.after.mover;
    std::ranges::stable_sort(changed, [&](Seat a, Seat b) {
        return (a == mover) != (b == mover) ? a == mover : std::abs(point.changes[a]) > std::abs(point.changes[b]);
    });
    changed.resize(std::min(changed.size(), kMostSentences));
    QStringList sentences;
    for (const Seat seat : changed) {
        const int now = point.after.scores[seat];
        const bool leads = leadsAlone(point.after.scores, seats, seat) && !leadsAlone(before, seats, seat);
        //: %1: player, %2: number of points before, %n: points after a turn
        sentences << fill(leads ? tr("%1 goes from %2 to %n points and takes the lead.", nullptr, now)
                                : tr("%1 goes from %2 to %n points.", nullptr, now),
                          {speaker.playerPhrase(seat), language::number(before[seat])});
    }
    return language::sentences(sentences);
}

QString EndWording::pointsText(const ScorePoint& point, int seats, const Speaker& speaker) {
    language::Phrases parts;
    for (int i = 0; i < seats; ++i) {
        //: %1: player, %n: points
        parts.push_back(language::phrase(tr("%1 %n points", "phrase: points of a player", point.scores[seatAt(i)]),
                                         {speaker.playerPhrase(seatAt(i))}));
    }
    const language::Phrase all = language::enumerationOf(parts);
    if (!isPlayer(point.mover)) {
        //: %1: points of all players
        return fill(tr("Start: %1"), {all});
    }
    //: %1: number of a round, %2: player, %3: points of all players
    return fill(tr("Round %1, turn of %2: %3"),
                {language::number(point.round), speaker.playerPhrase(point.mover), all});
}

}  // namespace gnostica::wording
