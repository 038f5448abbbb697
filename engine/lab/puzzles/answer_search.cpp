#include "engine/lab/puzzles/answer_search.h"

#include "engine/play/view.h"

#include <algorithm>

namespace gnostica::engine::lab {

namespace {

/// Maximum number of cards that are equal as territories and that one turn can lay.
constexpr int kMostLaid = 3;

bool laysFirstOfItsKind(const Step& step, CardSet hand, auto areAlike) {
    Card laid;
    if (const auto* found = std::get_if<step::Found>(&step); found != nullptr && found->source == CardSource::hand) {
        laid = found->card;
    } else if (const auto* raise = std::get_if<step::Raise>(&step);
               raise != nullptr && raise->source == CardSource::hand) {
        laid = raise->card;
    } else if (const auto* raze = std::get_if<step::Raze>(&step); raze != nullptr && raze->source == CardSource::hand) {
        laid = raze->card;
    }
    return laid.isNone() ||
           std::ranges::none_of(hand, [&](Card other) { return other < laid && areAlike(other, laid); });
}

}  // namespace

bool AnswerSearch::areAlikeAsTerritories(Card a, Card b) const {
    return rules_.valueOf(a) == rules_.valueOf(b) && rules_.limitOn(a) == rules_.limitOn(b) && rules_.scorers.empty();
}

CardSet AnswerSearch::reserve(const Cards& cards, Card played) const {
    CardSet kept;
    // First the cards known to be in hand: they cost no hidden card.
    for (const CardSet& from : {cards.known, cards.hidden > 0 ? cards.unseen : CardSet()}) {
        for (const Card card : from) {
            const auto alike =
                std::ranges::count_if(kept, [&](Card other) { return areAlikeAsTerritories(card, other); });
            if (card != played && alike < kMostLaid && kept.size() < kMaxHand - 1) {
                kept.insert(card);
            }
        }
    }
    return kept;
}

/// Have more hidden cards left the hand than it had?
bool AnswerSearch::spends(const State& state) const {
    return ((hand_ - state.hands[announcer_]) - cards_.known).size() > cards_.hidden;
}

bool AnswerSearch::begin(const State& turn, const Cards& cards, const Step& first) {
    const auto* play = std::get_if<step::Play>(&first);
    hand_ = reserve(cards, play == nullptr ? Card::none() : play->card);
    if (play != nullptr) {
        hand_.insert(play->card);
    }
    from_ = turn;
    from_.hands[announcer_] = hand_;
    State next = from_;
    line_ = {first};
    seen_.clear();
    return follow(rules_, next, first) && search(next);
}

bool AnswerSearch::search(const State& state) {
    if (spends(state)) {
        return false;
    }
    if (isLineEnd(state)) {
        return hasWon(endTurn(rules_, state), announcer_);
    }
    if (positions_ <= 0 || !seen_.insert(hash(state)).second) {
        return false;
    }
    --positions_;
    ++looked_;
    StepList steps;
    legalSteps(rules_, state, steps);
    const auto areAlike = [this](Card a, Card b) { return areAlikeAsTerritories(a, b); };
    for (const Step& step : steps) {
        if (isLeftToChance(rules_, step) || !laysFirstOfItsKind(step, state.hands[announcer_], areAlike)) {
            continue;
        }
        State next = state;
        line_.push_back(step);
        if (follow(rules_, next, step) && search(next)) {
            return true;
        }
        line_.pop_back();
    }
    return false;
}

std::optional<Answer> AnswerSearch::find(const State& turn, int mostPositions) {
    positions_ = mostPositions;
    const View view(rules_, turn, asks_);
    cards_.known = view.known(announcer_);
    cards_.unseen = view.unseen();
    cards_.hidden = view.handSize(announcer_) - cards_.known.size();
    // With an empty hand the list is short: steps that play cards are added from the possible cards.
    State bare = turn;
    bare.hands[announcer_].clear();
    StepList listed;
    legalSteps(rules_, bare, listed);
    std::vector<Step> firsts;
    bool mayPlay = false;
    for (const Step& step : listed) {
        if (!isLeftToChance(rules_, step)) {
            firsts.push_back(step);
        }
        // A player who must place or take another step first cannot play a card.
        mayPlay = mayPlay || std::holds_alternative<step::Refresh>(step);
    }
    mayPlay = mayPlay &&
              std::ranges::none_of(listed, [](const Step& step) { return std::holds_alternative<step::Place>(step); });
    if (mayPlay && turn.turn.stage == Stage::option) {
        std::vector<Card> tried;
        for (const Card card : cards_.hidden > 0 ? cards_.known | cards_.unseen : cards_.known) {
            const bool isNew = std::ranges::none_of(tried, [&](Card other) {
                return haveSamePowers(rules_, card, other) && areAlikeAsTerritories(card, other) &&
                       cards_.known.contains(card) == cards_.known.contains(other);
            });
            if (isNew) {
                tried.push_back(card);
                firsts.emplace_back(step::Play{card});
            }
        }
    }
    for (const Step& first : firsts) {
        if (begin(turn, cards_, first)) {
            const CardSet used = hand_ - cards_.known;
            Answer answer{.from = from_, .steps = line_, .cards = {}};
            State end = from_;
            for (const Step& step : line_) {
                apply(rules_, end, step);
            }
            for (const Card card : used - end.hands[announcer_]) {
                answer.cards.push_back(card);
            }
            return answer;
        }
    }
    return std::nullopt;
}

}  // namespace gnostica::engine::lab
