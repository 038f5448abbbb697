// How players and pieces are called, depending on who listens.
#pragma once

#include "app/language/lists.h"
#include "app/language/phrase.h"
#include "engine/model/state.h"

#include <QCoreApplication>
#include <QString>

#include <initializer_list>
#include <span>

namespace gnostica::wording {

/// "Player B", for the player of a seat who has no name.
Phrase unnamedPlayer(engine::Seat seat);

/// Speaks to one listener, who is called "you".
class Voice {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Voice)
public:
    /// `names` must outlive the voice. Seat::none: nobody is called "you".
    Voice(std::span<const QString> names, engine::Seat listener) : names_(names), listener_(listener) {}

    engine::Seat listener() const { return listener_; }
    bool isListener(engine::Seat seat) const { return engine::isPlayer(seat) && seat == listener_; }
    /// "Ann", also for the listener. Names that somebody has typed are never declined.
    Phrase player(engine::Seat seat) const;

    /// Chooses between what is said to a player and what is said of that player; %1 is the player's name, %2 … are
    /// the values.
    QString of(engine::Seat seat, const QString& toThem, const QString& ofThem,
               std::initializer_list<Phrase> values = {}) const;

    /// "your small piece on c2". Its facing is named only where another piece would be called the same.
    Phrase piece(const engine::State& state, engine::PieceId piece) const;
    Phrase pieces(const engine::State& state, std::span<const engine::PieceId> pieces) const;
    Phrase piece(const engine::Piece& piece) const { return name(piece, false); }
    /// With its facing.
    Phrase described(const engine::Piece& piece) const { return name(piece, true); }

private:
    Phrase name(const engine::Piece& piece, bool withFacing) const;

    std::span<const QString> names_;
    engine::Seat listener_;
};

}  // namespace gnostica::wording
