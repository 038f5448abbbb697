#include "app/table/computer/explained_turn.h"

#include "engine/bots/analysis.h"

#include <algorithm>

namespace gnostica::table {

using namespace engine;
using bots::HintReason;
using bots::Reason;

namespace {

/// Is it a step in the player's own turn?
bool isOwnStep(const Moment& moment) {
    return isPlayer(moment.who) && moment.before.turn.mover == moment.who && moment.before.turn.stage != Stage::floor &&
           std::holds_alternative<Step>(moment.what);
}

/// Has the player of the seat left in one of these moments?
bool leaves(std::span<const Moment> moments, Seat seat) {
    return std::ranges::any_of(moments, [seat](const Moment& moment) {
        const auto* outcome = std::get_if<Chance>(&moment.what);
        const auto* left = outcome != nullptr ? std::get_if<chance::Departure>(outcome) : nullptr;
        return left != nullptr && left->seat == seat;
    });
}

/// Does the reason tell which cards are in the hand?
bool isSecret(const Reason& reason) {
    return reason.reason == HintReason::widensHand || reason.reason == HintReason::bidsHighest ||
           reason.reason == HintReason::keepsHigher;
}

}  // namespace

std::vector<Reason> ExplainedTurn::reasons(std::uint64_t seed, const std::stop_token& stop) const {
    std::vector<Reason> reasons = bots::reasonsForTurn(*rules_, steps_, seed, stop);
    std::erase_if(reasons, isSecret);
    return stop.stop_requested() ? std::vector<Reason>() : reasons;
}

std::optional<ExplainedTurn> explainedTurn(const std::shared_ptr<const Rules>& rules, std::span<const Moment> history,
                                           const Seating& seating, std::size_t moment) {
    if (moment >= history.size()) {
        return std::nullopt;
    }
    const State& during = history[moment].before;
    const Seat seat = during.turn.mover;
    const auto isPart = [&](const Moment& each) { return each.before.turnsPlayed == during.turnsPlayed; };
    ExplainedTurn turn;
    turn.rules_ = rules;
    turn.seat_ = seat;
    for (std::size_t i = moment + 1; i-- > 0 && isPart(history[i]);) {
        turn.first_ = isOwnStep(history[i]) ? i : turn.first_;
    }
    for (turn.end_ = turn.first_; turn.end_ < history.size() && isPart(history[turn.end_]); ++turn.end_) {
        if (const Moment& each = history[turn.end_]; isOwnStep(each)) {
            turn.steps_.push_back({View(*rules, each.before, seat), std::get<Step>(each.what)});
        }
    }
    const bool isComputers = seating.isComputer(seat) && !leaves(history.subspan(turn.first_), seat);
    return isComputers && !turn.steps_.empty() ? std::optional(std::move(turn)) : std::nullopt;
}

std::optional<ExplainedTurn> lastExplainedTurn(const std::shared_ptr<const Rules>& rules,
                                               std::span<const Moment> history, const Seating& seating) {
    for (std::size_t i = history.size(); seating.hasComputers() && i-- > 0;) {
        if (isOwnStep(history[i]) && seating.isComputer(history[i].who)) {
            return explainedTurn(rules, history, seating, i);
        }
    }
    return std::nullopt;
}

}  // namespace gnostica::table
