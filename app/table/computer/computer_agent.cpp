#include "app/table/computer/computer_agent.h"

#include <algorithm>
#include <utility>

namespace gnostica::table {

using namespace engine;

/// A player, made when it is first needed: on the thread that thinks.
class ComputerAgent::Brain {
public:
    Brain(bots::Level level, bots::Temperament temperament, std::shared_ptr<const Rules> rules, std::uint64_t seed)
        : level_(level),
          temperament_(temperament),
          rules_(std::move(rules)),
          seed_(seed) {}

    Step choose(const View& view, const bots::Budget& budget, std::stop_token stop, bots::Progress* progress) {
        if (!player_) {
            player_ = bots::makePlayer(level_, rules_, seed_, bots::shippedJudging(), temperament_);
        }
        return player_->choose(view, budget, std::move(stop), progress);
    }

private:
    bots::Level level_;
    bots::Temperament temperament_;
    std::shared_ptr<const Rules> rules_;
    std::uint64_t seed_;
    std::unique_ptr<bots::Player> player_;
};

ComputerAgent::ComputerAgent(bots::Level level, bots::Temperament temperament, std::shared_ptr<const Rules> rules,
                             std::uint64_t seed, std::function<bots::Budget()> budget, QObject* parent)
    : SeatAgent(parent),
      brain_(std::make_shared<Brain>(level, temperament, std::move(rules), seed)),
      budget_(std::move(budget)) {
    job_.whenItFails([this] { Q_EMIT failed(); });
}

void ComputerAgent::ask(const SeatQuestion& question) {
    question_.emplace(question);
    chosen_.reset();
    hurried_ = false;
    think();
    Q_EMIT changed();
}

void ComputerAgent::withdraw(Ticket ticket) {
    if (question_ && question_->ticket == ticket) {
        job_.cancel();
        question_.reset();
        chosen_.reset();
        progress_.reset();
        Q_EMIT changed();
    }
}

void ComputerAgent::think() {
    if (!question_ || chosen_ || job_.isRunning() || held_) {
        return;
    }
    progress_ = std::make_shared<bots::Progress>();
    job_.start([brain = brain_, view = question_->view, budget = budget_(), progress = progress_](
                   const std::stop_token& stop) { return brain->choose(view, budget, stop, progress.get()); },
               [this](const Step& step) {
                   chosen_ = step;
                   Q_EMIT changed();
               });
}

double ComputerAgent::progress() const {
    const int total = progress_ ? progress_->total.load() : 0;
    return total > 0 ? std::min(1.0, static_cast<double>(progress_->done.load()) / total) : 0;
}

void ComputerAgent::setHeld(bool held) {
    held_ = held;
    think();
}

void ComputerAgent::hurry() {
    hurried_ = true;
    job_.hurry();
}

void ComputerAgent::answer() {
    if (question_ && chosen_) {
        Q_EMIT answered(question_->ticket, *chosen_);
    }
}

}  // namespace gnostica::table
