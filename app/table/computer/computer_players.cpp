#include "app/table/computer/computer_players.h"

#include "app/table/computer/computer_agent.h"
#include "app/table/game_session.h"

#include <algorithm>

namespace gnostica::table {

using namespace engine;
using std::chrono::milliseconds;

namespace {

/// Different from the game's seed, so that computers do not use the random numbers of the deal.
std::uint64_t seedFor(std::uint64_t game, Seat seat) {
    return (game ^ 0xa0761d6478bd642fULL) * 0xe7037ed1a0b428dbULL + engine::index(seat);
}

/// Most time for a decision while the game is being finished.
constexpr double kRushSeconds = 0.15;

}  // namespace

ComputerPlayers::ComputerPlayers(QObject* parent) : QObject(parent), wait_(this) {
    wait_.setSingleShot(true);
    connect(&wait_, &QTimer::timeout, this, &ComputerPlayers::act);
}

ComputerPlayers::~ComputerPlayers() = default;

void ComputerPlayers::attach(GameSession* session) {
    if (session_) {
        session_->table().disconnect(this);
        session_->referee().disconnect(this);
    }
    wait_.stop();
    session_ = session;
    agents_ = {};
    paused_ = session != nullptr && session->table().seating().people() == 0 && !session->game().timeline().empty();
    single_ = false;
    rushing_ = false;
    if (session == nullptr) {
        return;
    }
    seatComputers();
    sinceStep_.invalidate();
    connect(&session->table(), &SeenTable::changed, this, &ComputerPlayers::follow);
    connect(&session->table(), &SeenTable::happened, this, [this] { sinceStep_.start(); });
    connect(&session->referee(), &Referee::reseated, this, &ComputerPlayers::seatComputers);
}

/// Seats that people play now, or again, have no computer.
void ComputerPlayers::seatComputers() {
    GameSession& session = *session_;
    for (int i = 0; i < session.table().seats(); ++i) {
        const Seat seat = seatAt(i);
        const auto level = session.table().seating().levelOf(seat);
        auto& sitting = agents_[engine::index(seat)];
        if (!level) {
            sitting.reset();
        } else if (!sitting) {
            auto agent = std::make_unique<ComputerAgent>(
                *level, session.table().seating().temperamentOf(seat), session.game().sharedRules(),
                seedFor(session.referee().header().seed, seat), [this, level] { return budgetFor(*level); });
            agent->setHeld(areHeld());
            connect(agent.get(), &ComputerAgent::changed, this, &ComputerPlayers::follow);
            connect(agent.get(), &ComputerAgent::failed, this, [this] {
                setPaused(true);  // continuing makes it try again
                follow();
            });
            sitting = std::move(agent);
            session.referee().seat(seat, sitting.get());
        }
    }
    follow();
}

bots::Budget ComputerPlayers::budgetFor(bots::Level level) const {
    bots::Budget budget = budgets_(level);
    if (rushing_) {
        budget.seconds = budget.seconds > 0 ? std::min(budget.seconds, kRushSeconds) : kRushSeconds;
    }
    return budget;
}

void ComputerPlayers::setPace(Pace pace) {
    pace_ = pace;
    follow();
}

bool ComputerPlayers::arePlaying() const {
    return session_ && session_->table().seating().hasComputers() && !session_->table().isOver();
}

Seat ComputerPlayers::thinker() const {
    return session_ && session_->table().awaitsComputer() ? session_->table().decider() : Seat::none;
}

ComputerAgent* ComputerPlayers::agent() const {
    const Seat seat = thinker();
    return isPlayer(seat) ? agents_[engine::index(seat)].get() : nullptr;
}

bool ComputerPlayers::isThinking() const {
    return agent() != nullptr && agent()->isThinking();
}

double ComputerPlayers::progress() const {
    return agent() != nullptr ? agent()->progress() : 0;
}

void ComputerPlayers::follow() {
    rushing_ = rushing_ && thinker() != Seat::none;
    schedule();
    Q_EMIT changed();
}

void ComputerPlayers::schedule() {
    const bool mayAct = agent() != nullptr && agent()->hasDecided() && session_->table().isLive() && !areHeld();
    if (!mayAct) {
        wait_.stop();
        return;
    }
    const bool atOnce = agent()->isHurried() || single_ || !sinceStep_.isValid();
    const milliseconds left = timeOf(presentPace()) - milliseconds(atOnce ? 0 : sinceStep_.elapsed());
    wait_.start(atOnce ? milliseconds(0) : std::max(milliseconds(0), left));
}

void ComputerPlayers::act() {
    if (ComputerAgent* decided = agent()) {
        single_ = false;
        hold();
        decided->answer();
    }
}

void ComputerPlayers::hold() {
    for (const auto& each : agents_) {
        if (each) {
            each->setHeld(areHeld());
        }
    }
}

void ComputerPlayers::hurry() {
    if (agent() != nullptr) {
        agent()->hurry();
    }
    schedule();
}

void ComputerPlayers::setPaused(bool paused) {
    if (paused == paused_) {
        return;
    }
    paused_ = paused;
    single_ = false;
    rushing_ = rushing_ && !paused;
    hold();
    follow();
}

void ComputerPlayers::setSuspended(bool suspended) {
    if (suspended != suspended_) {
        suspended_ = suspended;
        hold();
        follow();
    }
}

void ComputerPlayers::rush() {
    if (thinker() == Seat::none) {
        return;
    }
    rushing_ = true;
    paused_ = false;
    single_ = false;
    hold();
    if (agent() != nullptr) {
        agent()->hurry();
    }
    follow();
}

void ComputerPlayers::stepOnce() {
    if (thinker() == Seat::none) {
        return;
    }
    paused_ = true;
    single_ = true;
    rushing_ = false;
    hold();
    follow();
}

}  // namespace gnostica::table
