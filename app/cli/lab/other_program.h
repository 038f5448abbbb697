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

/// Positions in which another program has thought, and for how long.
struct TimedSteps {
    std::vector<engine::State> states;
    double seconds = 0;  ///< processor time for all of them
};

/// Another gnostica-cli. In each game its `play` deals the cards and plays its seats. It treats the other seats as
/// people, whose steps are typed, and its record shows its own steps. Safe to use from several threads.
class OtherProgram {
public:
    /// `arguments` name the ruleset, as for `play`. The program fails if for `patience` it prints nothing and its
    /// record does not grow. The registry must outlive this.
    OtherProgram(QString program, engine::bots::Level level, QStringList arguments, const engine::Registry& registry,
                 std::chrono::milliseconds patience = std::chrono::minutes(1));

    /// Plays a game of the plan; the program plays the seats of entrants elsewhere. If it fails, the game is abandoned.
    engine::lab::GameFacts play(const engine::lab::TablePlan& plan, const std::stop_token& stop);

    /// The program's processor time for its first steps in a game of the plan, without that of programs which it
    /// starts. Nullopt if the game fails or the system does not provide the time: problem() gives the reason.
    std::optional<TimedSteps> timeSteps(const engine::lab::TablePlan& plan, const std::stop_token& stop);

    /// The reason why the first failed game failed.
    std::optional<QString> problem() const;

private:
    /// Sees each position in which the other program decides, and its processor time until then; false ends the game.
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
