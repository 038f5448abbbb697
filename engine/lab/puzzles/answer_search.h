// Whether a last turn can be won whatever cards its player may hold: every hand at once, not a few that are imagined.
#pragma once

#include "engine/lab/puzzles/open_line.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace gnostica::engine::lab {

/// A line by which an announced last turn is won.
struct Answer {
    State from;               ///< the beginning of that turn, with the cards in hand that the line needs
    std::vector<Step> steps;  ///< the first means something in `from`
    std::vector<Card> cards;  ///< out of the hand, those that nobody has seen there
};

/// Looks through the lines of one last turn that lie open (CHL-2). The hand may hold any cards that its opponent has
/// not seen elsewhere, as many as it has; cards of equal worth stand for each other as territories, and cards with the
/// same powers as played ones.
class AnswerSearch {
public:
    /// `asks`: who must fear the answer, and knows the cards that this seat may know. The rules must outlive it.
    AnswerSearch(const Rules& rules, Seat asks, Seat announcer) : rules_(rules), asks_(asks), announcer_(announcer) {}

    /// The first line that wins the turn that begins here.
    std::optional<Answer> find(const State& turn, int mostPositions);
    /// Nothing was found, but not everything was looked at.
    bool isCut() const { return positions_ <= 0; }
    int positions() const { return looked_; }

private:
    /// The cards that may be in hand, and how many of the unseen ones.
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
    CardSet hand_;  ///< that the line has begun with
    std::unordered_set<std::uint64_t> seen_;
    std::vector<Step> line_;
    State from_;
    int positions_ = 0;
    int looked_ = 0;
};

}  // namespace gnostica::engine::lab
