// A computer player at a seat.
#pragma once

#include "app/async/job.h"
#include "app/table/seat_agent.h"
#include "engine/bots/player.h"

#include <functional>
#include <memory>
#include <optional>

namespace gnostica::table {

/// Thinks in the background, and keeps its answer until answer() is called, so that people can follow.
class ComputerAgent : public SeatAgent {
    Q_OBJECT

public:
    /// Calls `budget` before each decision.
    ComputerAgent(engine::bots::Level level, engine::bots::Temperament temperament,
                  std::shared_ptr<const engine::Rules> rules, std::uint64_t seed,
                  std::function<engine::bots::Budget()> budget, QObject* parent = nullptr);

    void ask(const SeatQuestion& question) override;
    void withdraw(Ticket ticket) override;

    bool isThinking() const { return job_.isRunning(); }
    bool hasDecided() const { return chosen_.has_value(); }
    /// True if it was hurried since its question: it then need not wait for the pace.
    bool isHurried() const { return hurried_; }
    /// Progress of the thinking, 0 to 1.
    double progress() const;

    /// While held, it does not start to think.
    void setHeld(bool held);
    /// Ends the thinking with the best step so far.
    void hurry();
    /// Gives its answer, if it has decided.
    void answer();

Q_SIGNALS:
    /// It has started to think, has decided, or its question was withdrawn.
    void changed();
    /// A fault in the program or a plug-in prevented a decision. The question remains open: it thinks again once it has
    /// been held and released.
    void failed();

private:
    class Brain;
    void think();

    std::shared_ptr<Brain> brain_;
    std::function<engine::bots::Budget()> budget_;
    std::optional<SeatQuestion> question_;
    std::optional<engine::Step> chosen_;
    std::shared_ptr<engine::bots::Progress> progress_;
    bool held_ = false;
    bool hurried_ = false;
    async::Job<async::NoProgress, engine::Step> job_;
};

}  // namespace gnostica::table
