// The outcomes of chance in a scenario: dice and seats in order, reshuffles.
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

/// Provides the outcomes one after another. A copy continues separately.
class ChanceFeed {
public:
    ChanceFeed();
    /// Reads the "chance" of a scenario: the keys seat, shuffle and timer, and the words of all known dice.
    static Checked<ChanceFeed> read(const nlohmann::json& chance, const Rules& rules);

    /// The next outcome of the awaited kind. A missing reshuffle keeps the order of the discard pile; for any other
    /// missing outcome the problem is a missing key, and for an outcome that does not fit a wrong value.
    Expected<Chance> next(const Rules& rules, const State& state);

private:
    struct Lists {
        std::map<std::string, std::vector<std::int8_t>, std::less<>> dice;  ///< by word
        std::vector<Chance> seats;
        std::vector<Chance> shuffles;
        std::vector<Chance> timers;
    };
    Expected<Chance> take(const Rules& rules, const State& state);
    Expected<Chance> takeDice(const DiceAsked& asked);

    std::shared_ptr<const Lists> lists_;
    std::map<std::string, std::size_t, std::less<>> thrown_;  ///< number of dice used, by word
    std::size_t seat_ = 0;
    std::size_t shuffle_ = 0;
    std::size_t timer_ = 0;
};

}  // namespace gnostica::engine
