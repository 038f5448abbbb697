// How players and pieces are called, depending on who listens.
#pragma once

#include "engine/model/card_set.h"
#include "engine/model/state.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <span>

namespace gnostica::wording {

/// Speaks to one listener, who is called "you".
class Voice {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Voice)
public:
    /// `names` must outlive the voice. Seat::none: nobody is called "you". `tellsAll`: the game is over, and what was
    /// secret may be told.
    Voice(std::span<const QString> names, engine::Seat listener, bool tellsAll = false)
        : names_(names),
          listener_(listener),
          tellsAll_(tellsAll) {}

    engine::Seat listener() const { return listener_; }
    bool tellsAll() const { return tellsAll_; }
    bool isListener(engine::Seat seat) const { return engine::isPlayer(seat) && seat == listener_; }
    /// "Ann", also for the listener.
    QString player(engine::Seat seat) const;

    /// Chooses between what is said to a player and what is said of that player; %1 is the player's name, %2 … are
    /// the values.
    QString of(engine::Seat seat, const QString& toThem, const QString& ofThem,
               std::initializer_list<QString> values = {}) const;

    /// A piece at the beginning of a sentence: "Your small piece on e6". Its facing is named only where
    /// another piece would be called the same.
    QString subject(const engine::State& state, engine::PieceId piece) const;
    /// A piece to which something is done: "your small piece on e6".
    QString object(const engine::State& state, engine::PieceId piece) const;
    QString objects(const engine::State& state, std::span<const engine::PieceId> pieces) const;
    QString subject(const engine::Piece& piece) const { return name(piece, Role::subject, false); }
    QString object(const engine::Piece& piece) const { return name(piece, Role::object, false); }
    /// With its facing.
    QString described(const engine::Piece& piece) const { return name(piece, Role::object, true); }

    /// "A, B and C"
    static QString all(const QStringList& things);
    /// "A, B or C"
    static QString either(const QStringList& things);
    static QString cards(engine::CardSet cards);

private:
    enum class Role { subject, object };
    QString name(const engine::Piece& piece, Role role, bool withFacing) const;
    QString name(const engine::State& state, engine::PieceId piece, Role role) const;

    std::span<const QString> names_;
    engine::Seat listener_;
    bool tellsAll_;
};

/// Whole sentences, one after the other; empty ones are left out.
QString sentences(const QStringList& parts);

}  // namespace gnostica::wording
