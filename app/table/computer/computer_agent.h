// A computer at a seat.
#pragma once

#include "app/async/job.h"
#include "app/table/seat_agent.h"
#include "engine/bots/player.h"

#include <functional>
#include <memory>
#include <optional>

namespace gnostica::gui {

/// Thinks aside about what it is asked, and keeps its answer until it is let go: so that people can follow.
class ComputerAgent : public SeatAgent {
    Q_OBJECT

public:
    /// `budget` is asked before each decision.
    ComputerAgent(engine::bots::Level level, std::shared_ptr<const engine::Rules> rules, std::uint64_t seed,
                  std::function<engine::bots::Budget()> budget, QObject* parent = nullptr);

    void ask(const SeatQuestion& question) override;
    void withdraw(Ticket ticket) override;

    bool isThinking() const { return job_.isRunning(); }
    bool hasDecided() const { return chosen_.has_value(); }
    /// It need not wait for the pace: somebody was in a hurry since it was asked.
    bool isHurried() const { return hurried_; }
    /// How much of the thinking is done, 0 to 1.
    double progress() const;

    /// While it is held it does not begin to think.
    void setHeld(bool held);
    /// Takes the best step found so far.
    void hurry();
    /// Answers, if it has decided.
    void answer();

Q_SIGNALS:
    /// It thinks, has decided, or is not asked any more.
    void changed();
    /// It could not come to a decision, because of a fault in the program or a plug-in. The question stands: it thinks
    /// again once it has been held and let go.
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
    Job<NoProgress, engine::Step> job_;
};

}  // namespace gnostica::gui
