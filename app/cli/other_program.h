// Games in which another build of this program plays some of the seats.
#pragma once

#include "engine/bots/player.h"
#include "engine/lab/table_game.h"
#include "engine/mechanics/registry.h"

#include <QStringList>

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>

namespace gnostica::cli {

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

    /// Why the first game that failed did so.
    std::optional<QString> problem() const;

private:
    void fail(const QString& problem);

    QString program_;
    engine::bots::Level level_;
    QStringList arguments_;
    const engine::Registry& registry_;
    std::chrono::milliseconds patience_;
    mutable std::mutex mutex_;
    std::optional<QString> problem_;
};

}  // namespace gnostica::cli
