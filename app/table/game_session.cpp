#include "app/table/game_session.h"

#include "engine/play/fair_play.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace gnostica::table {

using namespace engine;

GameSession::GameSession(RecordHeader header, Game game, std::vector<std::chrono::milliseconds> times, QObject* parent)
    : QObject(parent),
      referee_(std::move(header), std::move(game), std::move(times)),
      table_(referee_.game(), referee_.seating()) {
    seatPeople();
    connect(&referee_, &Referee::changed, &table_, [this](int from) {
        table_.setSeating(referee_.seating());
        table_.follow(from);
    });
    connect(&referee_, &Referee::reseated, this, &GameSession::seatPeople);
    connect(&referee_, &Referee::held, &table_, &SeenTable::hold);
}

void GameSession::seatPeople() {
    for (int i = 0; i < referee_.header().seats; ++i) {
        if (referee_.seating().isPerson(seatAt(i))) {
            referee_.seat(seatAt(i), &person_);
        }
    }
}

std::vector<QString> GameSession::seatNames() const {
    std::vector<QString> names;
    std::ranges::transform(referee_.header().names, std::back_inserter(names), &QString::fromStdString);
    return names;
}

bool GameSession::play(const Step& step) {
    return !table_.legal().empty() && person_.answer(step);
}

std::optional<UndoBar> GameSession::undoBar() const {
    if (table_.coveredFor()) {
        return UndoBar::covered;  // the person before the screen is unknown
    }
    if (referee_.isHeld()) {
        return UndoBar::held;
    }
    const auto bar = barToUndo(rules(), game().history(), table_.atScreen(), referee_.seating().computers());
    if (table_.manners().undoFreely) {
        return bar == UndoBar::nothingYet ? bar : std::nullopt;
    }
    return bar || !referee_.isOver() ? bar : UndoBar::revealed;  // after the end all hands are open
}

Seat GameSession::mayResign() const {
    const Seat seat = table_.atScreen();
    const bool sits = referee_.seating().isPerson(seat) && !game().state().isEliminated(seat);
    return sits && canLetComputersFinish() ? seat : Seat::none;
}

bool GameSession::resigningEnds() const {
    const Seat seat = mayResign();
    return isPlayer(seat) && std::has_single_bit(unsigned{opponentsLeft(game().state(), seat)});
}

bool GameSession::resign(bots::Level successor) {
    const Seat seat = mayResign();
    return isPlayer(seat) &&
           referee_.leave(std::array{seat}, resigningEnds() ? std::nullopt : std::optional(successor));
}

std::vector<Seat> GameSession::peopleInGame() const {
    std::vector<Seat> people;
    for (int i = 0; i < referee_.header().seats; ++i) {
        if (referee_.seating().isPerson(seatAt(i)) && !game().state().isEliminated(seatAt(i))) {
            people.push_back(seatAt(i));
        }
    }
    return people;
}

bool GameSession::canLetComputersFinish() const {
    return table_.isLive() && !table_.coveredFor() && !referee_.isHeld() && !referee_.isOver();
}

bool GameSession::letComputersFinish(bots::Level level) {
    if (!canLetComputersFinish()) {
        return false;
    }
    const std::vector<Seat> people = peopleInGame();
    return people.empty() || referee_.leave(people, level);
}

void GameSession::undo() {
    if (table_.isLive() && !undoBar()) {
        referee_.undo();
    }
}

void GameSession::redo() {
    if (canRedo()) {
        referee_.redo();
    }
}

bool GameSession::canBranch() const {
    return canBranchAt(game(), static_cast<std::size_t>(table_.position()));
}

std::optional<TablePosition> GameSession::positionToPlayOn() const {
    if (!canPlayOn()) {
        return std::nullopt;
    }
    Rng rng(QRandomGenerator::system()->generate64());
    return TablePosition{
        positionAt(referee_.played(), static_cast<std::size_t>(table_.position()), table_.viewer(), rng),
        game().sharedRules(), seatNames(), referee_.header().players};
}

BranchMaker GameSession::branching() const {
    return table::branching(referee_.played(), table_.position(), table_.viewer());
}

}  // namespace gnostica::table
