// Base of lessons and puzzles.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/gui/shared/learn/task_kind.h"
#include "app/wording/speaker.h"
#include "engine/lessons/lesson.h"
#include "engine/model/card_set.h"
#include "engine/play/game.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::gui {

/// Praise, or its opposite.
enum class Mood : std::uint8_t { none, good, bad };

/// The current text next to the board, in the installed language.
struct TaskWords {
    QString title;
    QString place;      ///< "2 of 5"
    QStringList told;   ///< events that happened by themselves, one sentence each
    QString text;       ///< the explanation and the request
    QStringList hints;  ///< requested hints
    QString answer;     ///< the result
    Mood mood = Mood::none;
};

/// Parts of the board and the hand to look at.
struct TaskSights {
    std::vector<engine::Space> spaces;
    std::vector<engine::PieceId> pieces;
    engine::CardSet cards;
    std::vector<engine::LessonArea> areas;
};

/// A lesson or a puzzle: a separate game, its texts, and the handling of tried steps. Independent of widgets.
class Task : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual TaskKind kind() const = 0;
    /// The name by which it is remembered.
    virtual QString name() const = 0;
    virtual QString title() const = 0;
    virtual const engine::Game& game() const = 0;
    /// The seat that is called "you".
    virtual engine::Seat learner() const = 0;

    virtual TaskWords words(const wording::Speaker& speaker) const = 0;
    virtual TaskSights sights() const { return {}; }
    /// Do cards in hand, the piles or the end of a turn matter in any part of the task?
    virtual bool usesCards() const { return true; }
    /// Number of parts, and of parts that are done.
    virtual int parts() const { return 0; }
    virtual int partsDone() const { return 0; }

    /// Is a step wanted now?
    virtual bool awaitsStep() const = 0;
    /// Are only some of the legal steps allowed?
    virtual bool isGuided() const { return false; }
    virtual bool isWanted(const engine::Step& /*step*/) const { return true; }
    /// Prepared answer to an attempt at one of these steps; empty if there is none.
    virtual QString foreseen(const std::vector<engine::Step>& /*steps*/) const { return {}; }
    virtual void take(const engine::Step& step) = 0;

    /// The task is complete: the user can only continue with another one.
    virtual bool isThrough() const = 0;
    /// Does the task support this act (hint, show me, undo, restart, back, next) …
    virtual bool offers(Act act) const = 0;
    /// … and is it available now?
    virtual bool can(Act act) const = 0;
    virtual void act(Act act) = 0;

Q_SIGNALS:
    /// The positions of the game from `from` on have changed.
    void moved(int from);
    /// The texts or the sights have changed.
    void said();
    /// A tried step does not lead to the goal; the sentence explains why.
    void answered(const QString& sentence);
    void refused(const gnostica::engine::Refusal& refusal, const QString& besides);
    /// The task has been completed.
    void learnt();
};

}  // namespace gnostica::gui
