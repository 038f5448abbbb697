// The outcomes that a scenario gives: dice and seats in order, reshuffles.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/chance.h"
#include "engine/model/state.h"
#include "engine/rules/rules.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace gnostica::engine {

/// Hands out outcomes one after the other. Copies go on separately from where they were made.
class ChanceFeed {
public:
    ChanceFeed();
    /// Reads the "chance" of a scenario: keys seat, shuffle, timer, and the words of all dice that the rules know.
    static Checked<ChanceFeed> read(const nlohmann::json& chance, const Rules& rules);

    /// The next outcome of the kind that is awaited. A reshuffle that is not given keeps the discard pile's order;
    /// for any other that is not given the problem is a missing key, and for one that does not fit a wrong value.
    Expected<Chance> next(const Rules& rules, const State& state);

private:
    struct Lists {
        std::map<std::string, std::vector<std::int8_t>, std::less<>> dice;  ///< by their word
        std::vector<Chance> seats;
        std::vector<Chance> shuffles;
        std::vector<Chance> timers;
    };
    Expected<Chance> take(const Rules& rules, const State& state);
    Expected<Chance> takeDice(const DiceAsked& asked);

    std::shared_ptr<const Lists> lists_;
    std::map<std::string, std::size_t, std::less<>> thrown_;  ///< how many dice of each word
    std::size_t seat_ = 0;
    std::size_t shuffle_ = 0;
    std::size_t timer_ = 0;
};

}  // namespace gnostica::engine
