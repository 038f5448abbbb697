// The puzzle of today.
#pragma once

#include "app/gui/shared/learn/day_puzzle.h"
#include "app/gui/shared/learn/learn_reading.h"
#include "app/gui/shared/learn/learning_progress.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace gnostica::gui {

/// Finds the puzzle of the day of the clock, and notices when a day ends. Asking for a puzzle has the puzzles read.
class TodaysPuzzle : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<QDate()>;

    /// Reading and progress must outlive this. `clock` says which day it is.
    TodaysPuzzle(LearnReading& reading, const LearningProgress& progress, Clock clock = &QDate::currentDate,
                 QObject* parent = nullptr);

    QDate date() const { return date_; }
    /// Index of a day's puzzle on the shelf; nullopt until it has been read.
    std::optional<int> placeOn(const QDate& date) const;
    /// The puzzle of today in the installed language; empty until the puzzles have been read: changed() follows.
    DayPuzzle now();
    /// Looks at the clock: without this, the end of a day is noticed within a minute.
    void lookAtClock();

Q_SIGNALS:
    /// Another day, another puzzle, or it has been solved.
    void changed();

private:
    LearnReading& reading_;
    const LearningProgress& progress_;
    Clock clock_;
    QDate date_;
    QTimer minutes_;
};

}  // namespace gnostica::gui
