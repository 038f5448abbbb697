#include "app/table/referee.h"

#include "engine/mechanics/timer.h"
#include "engine/play/fair_play.h"

#include <algorithm>
#include <utility>

namespace gnostica::table {

using namespace engine;
using std::chrono::milliseconds;

namespace {

/// Seeds a resumed game differently, so that it does not repeat the random numbers of the earlier session.
Rng generatorFor(std::uint64_t seed, std::size_t moments) {
    return Rng(seed + moments * 0x9e3779b97f4a7c15ULL);
}

milliseconds lastOf(const std::vector<milliseconds>& times) {
    return times.empty() ? milliseconds(0) : times.back();
}

}  // namespace

Referee::Referee(RecordHeader header, Game game, std::vector<milliseconds> times, QObject* parent)
    : QObject(parent),
      header_(std::move(header)),
      game_(std::move(game)),
      ahead_(game_),
      times_(std::move(times)),
      rng_(generatorFor(header_.seed, game_.timeline().size())),
      journal_({header_, ahead_, times_}),
      clock_(lastOf(times_)) {
    times_.resize(game_.timeline().size(), lastOf(times_));
    followSeating();
    connect(&clock_, &PlayClock::rang, this, &Referee::ring);
    connect(&journal_, &JournalKeeper::kept, this, &Referee::goOn);
}

void Referee::begin() {
    clock_.start();
    begun_ = true;
    attempt([this] {
        for (int seat = 0; seat < header_.seats; ++seat) {
            tell(seatAt(seat), 0);
        }
        advanceToDecision(ahead_.history().size());
    });
}

template <class Do>
void Referee::attempt(Do what) {
    const QPointer<Referee> here(this);  // a listener may replace the game and destroy this
    try {
        what();
    } catch (...) {
        if (!here) {
            throw;
        }
        answers_.clear();
        busy_ = isHeld();
        if (!isHeld()) {  // undoes moments that could not be kept
            ahead_.catchUp(game_, std::min(ahead_.history().size(), game_.history().size()));
        }
        Q_EMIT stopped(std::current_exception());
    }
}

// ---- Agents ---------------------------------------------------------------------------------------------------------

void Referee::seat(Seat seat, SeatAgent* agent) {
    SeatAgent* before = agentOf(seat);
    if (before == agent) {
        return;
    }
    if (decider() == seat) {
        withdraw();
    }
    const bool isNew = agent != nullptr && !sits(agent);
    agents_[index(seat)] = agent;
    if (before != nullptr && !sits(before)) {
        disconnect(before, nullptr, this, nullptr);
    }
    if (isNew) {
        connect(agent, &SeatAgent::answered, this,
                [this, agent](Ticket ticket, const Step& step) { receive(agent, ticket, step); });
    }
    if (begun_ && agent != nullptr) {
        attempt([this, seat] {
            tell(seat, 0);
            if (!isHeld() && decider() == seat) {
                ask();
            }
        });
    }
}

SeatAgent* Referee::agentOf(Seat seat) const {
    return isPlayer(seat) ? agents_[index(seat)].data() : nullptr;
}

bool Referee::sits(const SeatAgent* agent) const {
    return std::ranges::any_of(agents_, [agent](const QPointer<SeatAgent>& one) { return one == agent; });
}

/// True if the record has its greatest length: computers could play on for ever, and nobody could read their game.
bool Referee::isFull() const {
    using storage::FileFault;
    const auto& failure = journal_.failure();
    return failure && (failure->fault == FileFault::full || failure->fault == FileFault::tooLarge);
}

void Referee::ask() {
    const Seat seat = decider();
    asked_ = isFull() ? nullptr : agentOf(seat);
    if (!asked_) {
        return;
    }
    const View view = game_.viewFor(seat);
    StepList legal;
    view.legalSteps(rules(), legal);
    const SeatQuestion question{++ticket_, seat, view, {legal.begin(), legal.end()}};
    const bool wasBusy = std::exchange(busy_, true);  // an immediate answer waits until all agents are informed
    asked_->ask(question);
    busy_ = wasBusy;
    dealWithAnswers();
}

void Referee::withdraw() {
    if (const QPointer<SeatAgent> agent = std::exchange(asked_, nullptr)) {
        agent->withdraw(ticket_);
    }
}

void Referee::tell(Seat seat, std::size_t from) {
    SeatAgent* agent = agentOf(seat);
    if (agent == nullptr) {
        return;
    }
    std::vector<ToldMoment> news;
    for (const Moment& moment : game_.history().subspan(from)) {
        news.push_back(told(rules(), moment, seat));
    }
    agent->tell(seat, static_cast<int>(from), news);
}

void Referee::receive(SeatAgent* agent, Ticket ticket, const Step& step) {
    answers_.push_back({agent, ticket, step});
    attempt([this] { dealWithAnswers(); });
}

void Referee::dealWithAnswers() {
    const QPointer<Referee> here(this);  // a listener may replace the game and destroy this
    while (here && !busy_ && !answers_.empty()) {
        busy_ = true;
        const Answer answer = std::move(answers_.front());
        answers_.pop_front();
        take(answer);
        if (here) {
            busy_ = isHeld();
        }
    }
}

void Referee::take(const Answer& answer) {
    if (!asked_ || answer.agent != asked_ || answer.ticket != ticket_) {
        return;  // too late, or without a question
    }
    const std::size_t from = ahead_.history().size();
    const Seat seat = decider();
    if (const auto refusal = ahead_.play(answer.step)) {
        asked_->refuse(ticket_, *refusal);
        Q_EMIT refused(seat, *refusal);
        return;
    }
    advanceToDecision(from);
}

// ---- Playing --------------------------------------------------------------------------------------------------------

/// Plays chance or a forced step; returns false if a player must decide.
bool Referee::advance() {
    if (ahead_.decider() == Seat::chance) {
        return ahead_.play(drawChance(rules(), ahead_.state(), rng_));
    }
    const auto forced = forcedStep(rules(), ahead_.state());
    return forced && !ahead_.play(*forced);
}

/// Moments before an exception are kept and announced.
void Referee::advanceToDecision(std::size_t from) {
    std::exception_ptr trouble;
    try {
        while (!engine::isOver(ahead_.state()) && advance()) {
        }
    } catch (...) {
        trouble = std::current_exception();
    }
    times_.resize(from, milliseconds(0));
    times_.resize(ahead_.history().size(), clock_.time());
    keep(from);
    publish({from, trouble});
}

void Referee::keep(std::size_t from) {
    if (from < ahead_.history().size()) {
        journal_.write(from);
    }
}

/// Announces news now, or once they are on disk.
void Referee::publish(News news) {
    news_ = std::move(news);
    if (journal_.isWriting()) {
        busy_ = true;
        withdraw();
        Q_EMIT held();
    } else {
        release();
    }
}

void Referee::release() {
    const News news = *std::exchange(news_, std::nullopt);
    game_.catchUp(ahead_, news.from);
    changes_ = journal_.changes();
    const QPointer<Referee> here(this);
    announce(news.from);
    if (here && news.trouble) {
        std::rethrow_exception(news.trouble);
    }
}

void Referee::goOn() {
    if (!isHeld()) {
        return;
    }
    attempt([this] {
        const QPointer<Referee> here(this);
        release();
        if (here) {
            busy_ = isHeld();
            dealWithAnswers();
        }
    });
}

void Referee::announce(std::size_t from) {
    clock_.wind(isOver() ? 0 : Timer::minutesIn(rules(), game_.state()));
    const QPointer<Referee> here(this);
    const QPointer<SeatAgent> asked = std::exchange(asked_, nullptr);  // answers no longer count
    const Ticket ticket = ticket_;
    const bool isReseated = followSeating();
    for (int seat = 0; seat < header_.seats; ++seat) {
        tell(seatAt(seat), from);
    }
    const bool isNews = from < game_.history().size();
    Q_EMIT changed(static_cast<int>(from));
    if (here && asked) {
        asked->withdraw(ticket);
    }
    if (here && isOver() && isNews) {
        Q_EMIT over();
    }
    if (here && isReseated) {
        Q_EMIT reseated();
    }
    if (here && !asked_) {
        ask();
    }
}

/// True if somebody else now plays for a seat.
bool Referee::followSeating() {
    Seating now = seatingAfter(header_, game_.history());
    const bool isOther = now != seating_;
    seating_ = std::move(now);
    return isOther;
}

bool Referee::leave(std::span<const Seat> seats, std::optional<bots::Level> successor) {
    if (isHeld() || busy_) {
        return false;
    }
    const std::size_t from = ahead_.history().size();
    const std::string_view code = successor ? bots::nameOf(*successor) : std::string_view();
    bool isAnyGone = false;
    attempt([&] {
        for (const Seat seat : seats) {
            isAnyGone = ahead_.play(Chance(chance::Departure(seat, code))) || isAnyGone;
        }
        if (isAnyGone) {
            advanceToDecision(from);
        }
    });
    return isAnyGone;
}

void Referee::undo() {
    const auto last = lastDecision(rules(), game_.history(), seating_.computers());
    if (!last || isHeld()) {
        return;
    }
    attempt([this, &last] {
        const std::size_t count = ahead_.history().size() - *last;
        for (std::size_t i = 0; i < count; ++i) {
            ahead_.undo();
        }
        journal_.takeBack(count);
        publish({*last, {}});
    });
}

void Referee::redo() {
    if (!canRedo()) {
        return;
    }
    const std::size_t from = ahead_.history().size();
    const auto goesAlong = [this](const Moment& moment) {
        return !isDeparture(moment) &&
               (moment.who == Seat::chance || seating_.isComputer(moment.who) || isForced(rules(), moment));
    };
    attempt([&] {
        std::exception_ptr trouble;
        try {
            do {
                ahead_.redo();
            } while (ahead_.canRedo() && goesAlong(ahead_.timeline()[ahead_.history().size()]));
        } catch (...) {
            trouble = std::current_exception();
        }
        keep(from);
        publish({from, trouble});
    });
}

void Referee::ring() {
    if (isHeld()) {
        return;  // announcing the held news winds the clock again
    }
    attempt([this] {
        const std::size_t from = ahead_.history().size();
        if (ahead_.play(Chance(chance::TimeUp{}))) {
            advanceToDecision(from);
        }
    });
}

}  // namespace gnostica::table
