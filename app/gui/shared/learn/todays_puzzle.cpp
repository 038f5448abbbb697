#include "app/gui/shared/learn/todays_puzzle.h"

#include "app/gui/shared/learn/puzzle_words.h"
#include "engine/lab/puzzles/day.h"

#include <chrono>
#include <utility>

namespace gnostica::gui {

using namespace engine;

TodaysPuzzle::TodaysPuzzle(LearnReading& reading, const LearningProgress& progress, Clock clock, QObject* parent)
    : QObject(parent),
      reading_(reading),
      progress_(progress),
      clock_(std::move(clock)),
      date_(clock_()) {
    connect(&reading_, &LearnReading::finished, this, &TodaysPuzzle::changed);
    connect(&progress_, &LearningProgress::changed, this, &TodaysPuzzle::changed);
    // Not one long timer: computers sleep, and clocks are set.
    minutes_.setTimerType(Qt::VeryCoarseTimer);
    minutes_.setInterval(std::chrono::minutes(1));
    connect(&minutes_, &QTimer::timeout, this, &TodaysPuzzle::lookAtClock);
    minutes_.start();
}

std::optional<int> TodaysPuzzle::placeOn(const QDate& date) const {
    if (!reading_.shelf()) {
        return std::nullopt;
    }
    std::vector<std::string> names;
    for (const NamedPuzzle& puzzle : reading_.shelf()->puzzles) {
        names.push_back(puzzle.name.toStdString());
    }
    const auto place = lab::puzzleOfDay({date.year(), date.month(), date.day()}, names);
    return place ? std::optional(static_cast<int>(*place)) : std::nullopt;
}

DayPuzzle TodaysPuzzle::now() {
    reading_.want();
    DayPuzzle today;
    today.date = date_;
    for (std::size_t i = 0; i < DayPuzzle::kWeek; ++i) {
        const auto ago = static_cast<int>(DayPuzzle::kWeek - 1 - i);
        today.week.at(i) = progress_.isDayDone(date_.addDays(-ago));
    }
    today.isSolved = today.week.back();
    const auto place = placeOn(date_);
    if (!place) {
        return today;
    }
    const NamedPuzzle& puzzle = reading_.shelf()->puzzles[static_cast<std::size_t>(*place)];
    today.name = puzzle.name;
    today.asked = puzzleAsked(puzzle.puzzle);
    today.hand = puzzleHand(puzzle.puzzle);
    today.board = glanceAt(*puzzle.puzzle.rules, puzzle.puzzle.puzzle.tactic.state);
    return today;
}

void TodaysPuzzle::lookAtClock() {
    if (const QDate date = clock_(); date != date_) {
        date_ = date;
        Q_EMIT changed();
    }
}

}  // namespace gnostica::gui
