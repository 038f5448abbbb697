// Refusals: one case for each reason that the base game can give, in each rule that gives it.
#pragma once

#include "tests/support/positions.h"

#include <string_view>
#include <vector>

namespace gnostica::tests {

/// A step that is refused after a number of others.
struct RefusalCase {
    const char* name;
    Setup setup;
    std::vector<std::string_view> steps;
    engine::Step step;
    engine::RefusalCode code;
    std::string_view rule;
    /// Changes to the base game: settings, or a patch of the document.
    nlohmann::json options = nlohmann::json::object();
    nlohmann::json patch = nullptr;

    std::shared_ptr<const engine::Rules> rules() const {
        return patch.is_null() ? rulesWith(options) : rulesPatched(patch);
    }
};
using RefusalCases = std::vector<RefusalCase>;

/// Options, minions, the ends of turns and games, bids.
RefusalCases refusalsOfTurns();
/// Cups, rods, discs, swords.
RefusalCases refusalsOfSuits();
/// Powers that only majors have.
RefusalCases refusalsOfMajors();
/// Two powers on one target.
RefusalCases refusalsOfLinks();
/// All of these.
RefusalCases allRefusals();

/// The game at the point where the step is refused.
engine::Game gameOf(const RefusalCase& one);

// The pieces of a position, numbered in the order in which it names them.
inline constexpr engine::PieceId kFirst{0};
inline constexpr engine::PieceId kSecond{1};
inline constexpr engine::PieceId kThird{2};

/// The first player's medium piece on the card, pointing east at an enemy and a spot card.
inline Setup pointed(std::string_view card) {
    return Setup().land("0,1", card).land("1,1", "rods-5").pieces({"A2E@0,1", "B1N@1,1"});
}

/// The same with an own small piece in place of the enemy, who is elsewhere.
inline Setup alone(std::string_view card) {
    return Setup().land("0,1", card).land("1,1", "rods-5").pieces({"A2E@0,1", "A1N@1,1", "B1N@0,2"});
}

/// The first player's small piece on the card next to an enemy, pointing west at a wasteland; the cards in hand.
inline Setup westward(std::string_view card, std::initializer_list<std::string_view> hand = {}) {
    return Setup().land("0,1", card).pieces({"A1W@0,1", "B1N@0,1"}).hand("A", hand);
}

/// Appends the cases of `more`.
void append(RefusalCases& cases, RefusalCases more);

}  // namespace gnostica::tests
