// Can a last turn be won with any possible hand? Considers every hand together, instead of a few imagined ones.
#pragma once

#include "engine/lab/puzzles/open_line.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace gnostica::engine::lab {

/// A line that wins an announced last turn.
struct Answer {
    State from;               ///< the beginning of that turn, with the cards in hand that the line needs
    std::vector<Step> steps;  ///< the first step refers to `from`
    std::vector<Card> cards;  ///< cards from the hand that the other player has not seen there
};

/// Searches the open lines of one last turn (CHL-2). The hand may be any cards that the opponent has not seen
/// elsewhere, up to its size; cards of equal value are interchangeable as territories, and cards with the same powers
/// as played cards.
class AnswerSearch {
public:
    /// `asks`: the seat that fears the answer; its knowledge limits the cards. The rules must outlive this.
    AnswerSearch(const Rules& rules, Seat asks, Seat announcer) : rules_(rules), asks_(asks), announcer_(announcer) {}

    /// The first line that wins the turn that begins with `turn`.
    std::optional<Answer> find(const State& turn, int mostPositions);
    /// Was nothing found in an incomplete search?
    bool isCut() const { return positions_ <= 0; }
    int positions() const { return looked_; }

private:
    /// The cards that may be in hand, and the number of unseen ones.
    struct Cards {
        CardSet known;
        CardSet unseen;
        int hidden = 0;
    };

    bool begin(const State& turn, const Cards& cards, const Step& first);
    bool search(const State& state);
    bool spends(const State& state) const;
    CardSet reserve(const Cards& cards, Card played) const;
    bool areAlikeAsTerritories(Card a, Card b) const;

    const Rules& rules_;
    Seat asks_;
    Seat announcer_;
    Cards cards_;
    CardSet hand_;  ///< the hand at the beginning of the line
    std::unordered_set<std::uint64_t> seen_;
    std::vector<Step> line_;
    State from_;
    int positions_ = 0;
    int looked_ = 0;
};

}  // namespace gnostica::engine::lab
