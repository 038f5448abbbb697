// The review of a finished game.
//
// The cost of a choice is judged with the knowledge of its player. The graph of the game is judged from one point of
// view throughout, with all hands open: otherwise it would jump from turn to turn with the knowledge of the next
// player. As a search slightly favours the seat that thinks, each position is judged twice, after the previous choice
// and before the next, unless a card has come up in between.
#include "engine/bots/analysis.h"
#include "engine/bots/look.h"

namespace gnostica::engine::bots {

namespace {

/// Is it a choice whose cost matters: one with more than one legal step?
bool isChoice(const Rules& rules, const Moment& moment, StepList& steps) {
    if (!isPlayer(moment.who) || !std::holds_alternative<Step>(moment.what)) {
        return false;
    }
    legalSteps(rules, moment.before, steps);
    return steps.size() > 1;
}

/// The position with all hands open; only the draw pile and secret bids stay hidden.
View openHands(const Rules& rules, State state, Seat decider) {
    for (int i = 0; i < state.seats; ++i) {
        state.known[decider] |= state.hands[seatAt(i)];
    }
    return {rules, state, decider};
}

Values average(const Values& a, const Values& b) {
    Values mean;
    for (int i = 0; i < kMaxSeats; ++i) {
        mean[seatAt(i)] = (a[seatAt(i)] + b[seatAt(i)]) / 2;
    }
    return mean;
}

/// The chances during a game, in hindsight.
class Hindsight {
public:
    Hindsight(const Evaluation& evaluation, const Budget& budget, std::uint64_t seed, const std::stop_token& stop)
        : evaluation_(evaluation),
          budget_(budget),
          seed_(seed),
          stop_(stop) {}

    /// Must be called with the choices of a game in order.
    Values at(const Moment& moment) {
        const View view = openHands(evaluation_.rules(), moment.before, moment.who);
        const Look look(evaluation_, view, budget_, seed_, stop_);
        const bool isSame = moment.before.draw.size() == pile_;
        const Values values = isSame ? average(expected_, look.before()) : look.before();
        expected_ = look.after(std::get<Step>(moment.what));
        pile_ = moment.before.draw.size();
        return values;
    }

    /// For an outcome of chance: the expectation no longer applies.
    void forget() { pile_ = kNoPile; }

private:
    const Evaluation& evaluation_;
    const Budget& budget_;
    std::uint64_t seed_;
    const std::stop_token& stop_;
    static constexpr int kNoPile = -1;

    Values expected_;     ///< after the previous choice
    int pile_ = kNoPile;  ///< cards in the draw pile before that; kNoPile: no expectation
};

}  // namespace

void review(const Rules& rules, std::span<const Moment> history, const Budget& perLook, std::uint64_t seed,
            const std::function<void(const ReviewedDecision&)>& tell, const std::stop_token& stop, Progress* progress) {
    const Evaluation evaluation(rules);
    Hindsight hindsight(evaluation, perLook, seed, stop);
    StepList steps;
    if (progress != nullptr) {
        progress->total = static_cast<int>(history.size());
    }
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Moment& moment = history[i];
        if (moment.who == Seat::chance) {
            hindsight.forget();
        } else if (isChoice(rules, moment, steps)) {
            const View view(rules, moment.before, moment.who);
            const Look own(evaluation, view, perLook, seed, stop);
            const ReviewedDecision decision{.moment = i,
                                            .seat = moment.who,
                                            .values = hindsight.at(moment),
                                            .better = own.best().step,
                                            .cost = own.costOf(std::get<Step>(moment.what))};
            if (stop.stop_requested()) {
                return;
            }
            tell(decision);
        }
        if (progress != nullptr) {
            progress->done = static_cast<int>(i) + 1;
        }
    }
}

}  // namespace gnostica::engine::bots
