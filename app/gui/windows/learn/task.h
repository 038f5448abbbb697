// Something that is learnt at a table.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/wording/speaker.h"
#include "engine/lessons/lesson.h"
#include "engine/model/card_set.h"
#include "engine/play/game.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::gui {

enum class TaskKind : std::uint8_t { lesson, puzzle };

/// Is what is said praise, or the opposite?
enum class Mood : std::uint8_t { none, good, bad };

/// What is to be read beside the board at this moment, in the language that is installed.
struct TaskWords {
    QString title;
    QString place;      ///< "2 of 5"
    QStringList told;   ///< what has happened by itself, a sentence each
    QString text;       ///< what is explained, and asked for
    QStringList hints;  ///< those that were asked for
    QString answer;     ///< what came of it
    Mood mood = Mood::none;
};

/// What is to be looked at.
struct TaskSights {
    std::vector<engine::Space> spaces;
    std::vector<engine::PieceId> pieces;
    engine::CardSet cards;
    std::vector<engine::LessonArea> areas;
};

/// A lesson, or a puzzle: a game of its own, what is said about it, and what becomes of the steps that are tried.
/// Knows no widget.
class Task : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual TaskKind kind() const = 0;
    /// By which it is remembered.
    virtual QString name() const = 0;
    virtual QString title() const = 0;
    virtual const engine::Game& game() const = 0;
    /// Who is called "you".
    virtual engine::Seat learner() const = 0;

    virtual TaskWords words(const wording::Speaker& speaker) const = 0;
    virtual TaskSights sights() const { return {}; }
    /// Of so many parts so many are behind.
    virtual int parts() const { return 0; }
    virtual int partsDone() const { return 0; }

    /// Is a step wanted now?
    virtual bool awaitsStep() const = 0;
    /// Are only some of the legal steps let through?
    virtual bool isGuided() const { return false; }
    virtual bool isWanted(const engine::Step& /*step*/) const { return true; }
    /// What is known beforehand of one of these, which is likely to be tried in vain.
    virtual QString foreseen(const std::vector<engine::Step>& /*steps*/) const { return {}; }
    virtual void take(const engine::Step& step) = 0;

    /// There is nothing left to do but to go on to something else.
    virtual bool isThrough() const = 0;
    /// Is this of any use here (hint, show me, undo, start again, back, on) …
    virtual bool offers(Act act) const = 0;
    /// … and now?
    virtual bool can(Act act) const = 0;
    virtual void act(Act act) = 0;

Q_SIGNALS:
    /// The moments of the game from `from` on are others now.
    void moved(int from);
    /// Something else is to be read, or looked at.
    void said();
    /// A step that was tried leads nowhere: a sentence for whoever has tried it.
    void answered(const QString& sentence);
    void refused(const gnostica::engine::Refusal& refusal, const QString& besides);
    /// It has been learnt.
    void learnt();
};

}  // namespace gnostica::gui
