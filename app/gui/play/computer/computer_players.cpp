#include "app/gui/play/computer/computer_players.h"

#include "app/gui/play/game_session.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;
using std::chrono::milliseconds;

namespace {

/// Computers do not think with the numbers that the cards were dealt by.
std::uint64_t seedFor(std::uint64_t game, Seat seat) {
    return (game ^ 0xa0761d6478bd642fULL) * 0xe7037ed1a0b428dbULL + engine::index(seat);
}

}  // namespace

/// A player of one seat, made where it is first needed: on the thread that thinks.
class ComputerPlayers::Seated {
public:
    Seated(bots::Level level, std::shared_ptr<const Rules> rules, std::uint64_t seed)
        : level_(level),
          rules_(std::move(rules)),
          seed_(seed) {}

    Step choose(const View& view, const bots::Budget& budget, std::stop_token stop, bots::Progress* progress) {
        if (!player_) {
            player_ = bots::makePlayer(level_, rules_, seed_);
        }
        return player_->choose(view, budget, std::move(stop), progress);
    }

private:
    bots::Level level_;
    std::shared_ptr<const Rules> rules_;
    std::uint64_t seed_;
    std::unique_ptr<bots::Player> player_;
};

ComputerPlayers::ComputerPlayers(QObject* parent) : QObject(parent) {
    wait_.setSingleShot(true);
    connect(&wait_, &QTimer::timeout, this, &ComputerPlayers::act);
}

ComputerPlayers::~ComputerPlayers() = default;

void ComputerPlayers::attach(GameSession* session) {
    if (session_) {
        session_->disconnect(this);
    }
    forget();
    session_ = session;
    seated_ = {};
    paused_ = session != nullptr && session->seating().people() == 0 && !session->game().timeline().empty();
    single_ = false;
    if (session == nullptr) {
        return;
    }
    for (int i = 0; i < session->header().seats; ++i) {
        const Seat seat = seatAt(i);
        if (const auto level = session->seating().levelOf(seat)) {
            seated_[engine::index(seat)] =
                std::make_shared<Seated>(*level, session->game().sharedRules(), seedFor(session->header().seed, seat));
        }
    }
    sinceStep_.invalidate();
    connect(session, &GameSession::changed, this, &ComputerPlayers::follow);
    connect(session, &GameSession::happened, this, [this] { sinceStep_.start(); });
}

void ComputerPlayers::setPace(Pace pace) {
    pace_ = pace;
    schedule();
    Q_EMIT changed();
}

bool ComputerPlayers::arePlaying() const {
    return session_ && session_->seating().hasComputers() && !session_->isOver();
}

Seat ComputerPlayers::thinker() const {
    return session_ && session_->awaitsComputer() ? session_->decider() : Seat::none;
}

double ComputerPlayers::progress() const {
    const int total = progress_ ? progress_->total.load() : 0;
    return total > 0 ? std::min(1.0, static_cast<double>(progress_->done.load()) / total) : 0;
}

std::optional<ComputerPlayers::Decision> ComputerPlayers::decision() const {
    if (!session_ || !session_->awaitsComputer()) {
        return std::nullopt;
    }
    return Decision{session_->game().history().size(), hash(session_->game().state())};
}

/// The session has changed, be it only in what is shown of it.
void ComputerPlayers::follow() {
    const auto now = decision();
    if (now != asked_) {
        forget();
        asked_ = now;
        think();
    } else {
        schedule();
    }
    Q_EMIT changed();
}

void ComputerPlayers::forget() {
    worker_.cancel();
    wait_.stop();
    asked_.reset();
    chosen_.reset();
    progress_.reset();
    hurried_ = false;
}

void ComputerPlayers::think() {
    if (!asked_ || chosen_ || progress_ || (paused_ && !single_)) {
        return;
    }
    const Seat seat = session_->decider();
    progress_ = std::make_shared<bots::Progress>();
    worker_.start([player = seated_[engine::index(seat)], view = session_->game().viewFor(seat),
                   budget = budgets_(*session_->seating().levelOf(seat)), progress = progress_](
                      const std::stop_token& stop) { return player->choose(view, budget, stop, progress.get()); },
                  [this](const Step& step) { decided(step); });
}

void ComputerPlayers::decided(const Step& step) {
    progress_.reset();
    chosen_ = step;
    Q_EMIT changed();
    schedule();
}

void ComputerPlayers::schedule() {
    const bool mayAct = chosen_ && session_ && session_->isLive() && (!paused_ || single_);
    if (!mayAct) {
        wait_.stop();
        return;
    }
    const bool atOnce = hurried_ || single_ || !sinceStep_.isValid();
    const milliseconds left = timeOf(pace_) - milliseconds(atOnce ? 0 : sinceStep_.elapsed());
    wait_.start(atOnce ? milliseconds(0) : std::max(milliseconds(0), left));
}

void ComputerPlayers::act() {
    if (!chosen_ || decision() != asked_) {
        return;
    }
    const Step step = *chosen_;
    single_ = false;
    session_->playForComputer(step);
}

void ComputerPlayers::hurry() {
    hurried_ = true;
    worker_.hurry();
    schedule();
}

void ComputerPlayers::setPaused(bool paused) {
    if (paused == paused_) {
        return;
    }
    paused_ = paused;
    single_ = false;
    think();
    schedule();
    Q_EMIT changed();
}

void ComputerPlayers::stepOnce() {
    if (thinker() == Seat::none) {
        return;
    }
    paused_ = true;
    single_ = true;
    think();
    schedule();
    Q_EMIT changed();
}

}  // namespace gnostica::gui
