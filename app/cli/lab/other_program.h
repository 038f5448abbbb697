// Games in which another build of this program plays some of the seats.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/table_game.h"
#include "engine/mechanics/registry.h"

#include <QStringList>

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace gnostica::cli {

/// What another program has thought about, and how long.
struct TimedSteps {
    std::vector<engine::State> states;
    double seconds = 0;  ///< of processor time, for all of them
};

/// Another gnostica-cli. In each game its `play` deals the cards and plays its seats. It takes the other seats for
/// people, whose steps are typed, and it is followed by the record that it keeps. May be used by several threads.
class OtherProgram {
public:
    /// `arguments` name the ruleset, as for `play`. The program fails if it prints nothing and its record does not grow
    /// for the time of `patience`. The registry must outlive it.
    OtherProgram(QString program, engine::bots::Level level, QStringList arguments, const engine::Registry& registry,
                 std::chrono::milliseconds patience = std::chrono::minutes(1));

    /// A game by the plan; its seats are those of entrants that are elsewhere. Abandoned where the program fails.
    engine::lab::GameFacts play(const engine::lab::TablePlan& plan, const std::stop_token& stop);

    /// Its own processor time for its first steps in a game by the plan, without that of programs which it starts.
    /// Nothing where the game fails, or where the system does not tell the time: problem() says why.
    std::optional<TimedSteps> timeSteps(const engine::lab::TablePlan& plan, const std::stop_token& stop);

    /// Why the first game that failed did so.
    std::optional<QString> problem() const;

private:
    /// Sees each position in which the other program decides, and its processor time before; false ends the game.
    using StepWatch = std::function<bool(const engine::State&, const std::optional<double>&)>;

    void fail(const QString& problem);
    engine::lab::GameFacts playWatched(const engine::lab::TablePlan& plan, const std::stop_token& stop,
                                       const StepWatch& watch);

    QString program_;
    engine::bots::Level level_;
    QStringList arguments_;
    const engine::Registry& registry_;
    std::chrono::milliseconds patience_;
    mutable std::mutex mutex_;
    std::optional<QString> problem_;
};

}  // namespace gnostica::cli
