#include "app/gui/play/game_session.h"

#include "app/gui/play/branch.h"
#include "app/storage/files.h"
#include "engine/mechanics/timer.h"
#include "engine/play/view.h"

#include <QRandomGenerator>

#include <algorithm>
#include <sstream>
#include <utility>

namespace gnostica::gui {

using namespace engine;
using std::chrono::milliseconds;

namespace {

/// A game that goes on after a pause draws from another place of the same seed's sequence.
Rng generatorFor(std::uint64_t seed, std::size_t moments) {
    return Rng(seed + moments * 0x9e3779b97f4a7c15ULL);
}

/// The minutes that a hidden timer runs, if one does (TMR-1).
int hiddenMinutes(const Rules& rules, const State& state) {
    for (const auto& mechanic : rules.mechanics) {
        const auto* timer = dynamic_cast<const Timer*>(mechanic.get());
        if (timer != nullptr && timer->parameters().mode == TimerMode::minutes) {
            return timer->remaining(state);
        }
    }
    return 0;
}

}  // namespace

GameSession::GameSession(RecordHeader header, Game game, std::vector<milliseconds> times, QObject* parent)
    : QObject(parent),
      header_(std::move(header)),
      seating_(header_.seats, header_.players),
      game_(std::move(game)),
      times_(std::move(times)),
      rng_(generatorFor(header_.seed, game_.timeline().size())),
      journal_({header_, game_, times_}) {
    playedBefore_ = times_.empty() ? milliseconds(0) : times_.back();
    times_.resize(game_.timeline().size(), playedBefore_);
    hiddenClock_.setSingleShot(true);
    connect(&hiddenClock_, &QTimer::timeout, this, &GameSession::ring);
}

void GameSession::begin() {
    sinceThen_.start();
    settle(game_.history().size());
}

std::vector<QString> GameSession::seatNames() const {
    std::vector<QString> names;
    std::transform(header_.names.begin(), header_.names.end(), std::back_inserter(names),
                   [](const std::string& name) { return QString::fromStdString(name); });
    return names;
}

void GameSession::setManners(TableManners manners) {
    const bool begun = sinceThen_.isValid();
    mannersToCome_ = manners;
    if (!begun || !coveredFor()) {
        adoptManners();
        seatWhoeverDecides();
    }
    refresh();
}

void GameSession::adoptManners() {
    manners_ = std::exchange(mannersToCome_, std::nullopt).value_or(manners_);
}

// ---- What the screen shows ------------------------------------------------------------------------------------------

const State& GameSession::shownState() const {
    return isLive() ? game_.state() : game_.timeline()[*shown_].before;
}

Seat GameSession::viewer() const {
    if (isOver()) {  // nothing is secret any more: each moment is shown as its player saw it
        const Seat seat = engine::decider(rules(), shownState());
        return isPlayer(seat) ? seat : Seat::none;
    }
    if (seating_.people() == 0) {
        const Seat seat = isPlayer(watched_) ? watched_ : engine::decider(rules(), shownState());
        return manners_.watchHands && isPlayer(seat) ? seat : Seat::none;
    }
    return coveredFor() ? Seat::none : atScreen_;
}

View GameSession::view() const {
    return {rules(), shownState(), viewer()};
}

Seat GameSession::spokenTo() const {
    return seating_.people() > 1 ? viewer() : seating_.onlyPerson().value_or(Seat::none);
}

void GameSession::watchFrom(Seat seat) {
    watched_ = seat == watched_ ? Seat::none : seat;
    refresh();
}

std::optional<Seat> GameSession::coveredFor() const {
    const Seat seat = decider();
    return seating_.isPerson(seat) && seat != atScreen_ ? std::optional(seat) : std::nullopt;
}

void GameSession::uncover() {
    if (coveredFor()) {
        atScreen_ = decider();
        refresh();
    }
}

/// Without covers nobody hands anything over; nor where there is nobody to hand it to.
void GameSession::seatWhoeverDecides() {
    if (const auto only = seating_.onlyPerson()) {
        atScreen_ = *only;
    } else if (!manners_.coverHands && seating_.isPerson(decider())) {
        atScreen_ = decider();
    }
}

void GameSession::refresh() {
    if (!coveredFor()) {
        adoptManners();
    }
    legal_.clear();
    if (isLive() && !coveredFor() && !awaitsComputer()) {
        view().legalSteps(rules(), legal_);
    }
    Q_EMIT changed();
}

// ---- Playing --------------------------------------------------------------------------------------------------------

bool GameSession::play(const Step& step) {
    return isLive() && !coveredFor() && !awaitsComputer() && take(step);
}

bool GameSession::playForComputer(const Step& step) {
    return isLive() && awaitsComputer() && take(step);
}

bool GameSession::take(const Step& step) {
    const std::size_t from = game_.history().size();
    if (const auto refusal = game_.play(step)) {
        Q_EMIT refused(*refusal);
        return false;
    }
    settle(from);
    return true;
}

bool GameSession::advance() {
    if (decider() == Seat::chance) {
        return game_.play(drawChance(rules(), game_.state(), rng_));
    }
    StepList steps;
    legalSteps(rules(), game_.state(), steps);
    const bool forced = steps.size() == 1 && std::holds_alternative<step::Skip>(steps[0]);
    return forced && !game_.play(steps[0]);
}

void GameSession::settle(std::size_t from) {
    while (!isOver() && advance()) {
    }
    times_.resize(from, milliseconds(0));
    times_.resize(game_.history().size(), clock());
    if (from < game_.history().size()) {
        modified_ = true;
        journal_.write(from);
    }
    announce(from);
    windClock();
}

void GameSession::announce(std::size_t from) {
    EventList events;
    for (const Moment& moment : game_.history().subspan(from)) {
        events.insert(events.end(), moment.events.begin(), moment.events.end());
    }
    seatWhoeverDecides();
    refresh();
    if (!events.empty()) {
        Q_EMIT happened(events);
    }
    if (announced_ != decider()) {
        announced_ = decider();
        Q_EMIT deciderChanged(announced_);
    }
    if (isOver() && from < game_.history().size()) {
        Q_EMIT over();
    }
}

std::optional<UndoBar> GameSession::undoBar() const {
    if (coveredFor()) {
        return UndoBar::covered;  // nobody knows who sits there now
    }
    const auto bar = barToUndo(rules(), game_.history(), atScreen_, seating_.computers());
    if (manners_.undoFreely) {
        return bar == UndoBar::nothingYet ? bar : std::nullopt;
    }
    return bar || !isOver() ? bar : UndoBar::revealed;  // after the end all hands lie open
}

void GameSession::undo() {
    if (!isLive() || undoBar()) {
        return;
    }
    const std::size_t back = *lastDecision(rules(), game_.history(), seating_.computers());
    const std::size_t count = game_.history().size() - back;
    for (std::size_t i = 0; i < count; ++i) {
        game_.undo();
    }
    modified_ = true;
    journal_.takeBack(count);
    announce(game_.history().size());
}

void GameSession::redo() {
    if (!canRedo()) {
        return;
    }
    const std::size_t from = game_.history().size();
    const auto goesAlong = [this](const Moment& moment) {
        return moment.who == Seat::chance || seating_.isComputer(moment.who) || isForcedSkip(rules(), moment);
    };
    do {
        game_.redo();
    } while (game_.canRedo() && goesAlong(game_.timeline()[game_.history().size()]));
    modified_ = true;
    journal_.write(from);
    announce(from);
}

// ---- Looking back ---------------------------------------------------------------------------------------------------

void GameSession::showPosition(int position) {
    if (coveredFor()) {
        return;
    }
    const std::size_t last = game_.history().size();
    const auto wanted = static_cast<std::size_t>(std::max(position, 0));
    shown_ = wanted < last ? std::optional(wanted) : std::nullopt;
    refresh();
}

void GameSession::showLast() {
    showPosition(static_cast<int>(game_.history().size()));
}

bool GameSession::canBranch() const {
    return canBranchAt(game_, static_cast<std::size_t>(position()));
}

std::unique_ptr<GameSession> GameSession::branch() const {
    Rng rng(QRandomGenerator::system()->generate64());
    auto branch = branchAt({header_, game_, times_}, static_cast<std::size_t>(position()), viewer(), rng);
    if (!branch) {
        return nullptr;
    }
    return std::make_unique<GameSession>(std::move(branch->header), std::move(branch->game), std::move(branch->times));
}

// ---- Keeping --------------------------------------------------------------------------------------------------------

storage::FileResult<storage::KnownFile> GameSession::save(const QString& path) {
    std::ostringstream stream;
    writeRecord(stream, header_, game_, times_);
    const std::string text = stream.str();
    if (auto written = storage::writeFile(path, text, storage::Readers::owner); !written) {
        return tl::unexpected(written.error());
    }
    modified_ = false;
    storage::KnownFile file{path, storage::digestOf(text)};
    journal_.noteSaved(file);
    return file;
}

// ---- Time -----------------------------------------------------------------------------------------------------------

milliseconds GameSession::clock() const {
    return playedBefore_ + milliseconds(sinceThen_.isValid() ? sinceThen_.elapsed() : 0);
}

void GameSession::windClock() {
    hiddenClock_.stop();
    const int minutes = isOver() ? 0 : hiddenMinutes(rules(), game_.state());
    if (minutes > 0) {
        hiddenClock_.start(std::max(milliseconds(0), std::chrono::minutes(minutes) - clock()));
    }
}

void GameSession::ring() {
    const std::size_t from = game_.history().size();
    if (game_.play(Chance(chance::TimeUp{}))) {
        shown_.reset();  // settle() shows it, once it is in the journal
        settle(from);
    }
}

}  // namespace gnostica::gui
