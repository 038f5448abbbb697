// Names of players and pieces, depending on the listener.
#pragma once

#include "app/language/lists.h"
#include "app/language/phrase.h"
#include "engine/model/state.h"

#include <QCoreApplication>
#include <QString>

#include <initializer_list>
#include <span>

namespace gnostica::wording {

/// "Player B", for a seat without a player's name.
language::Phrase unnamedPlayer(engine::Seat seat);

/// Addresses one listener, who is called "you".
class Voice {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Voice)
public:
    /// `names` must outlive this. With Seat::none, nobody is called "you".
    Voice(std::span<const QString> names, engine::Seat listener) : names_(names), listener_(listener) {}

    /// The same voice next to the name of `actor`: the actor's pieces are called "the piece on d7", as long as that is
    /// clear.
    Voice nextTo(engine::Seat actor) const {
        Voice brief = *this;
        brief.actor_ = actor;
        return brief;
    }

    engine::Seat listener() const { return listener_; }
    bool isListener(engine::Seat seat) const { return engine::isPlayer(seat) && seat == listener_; }
    /// False for a seat that is named by its letter.
    bool hasName(engine::Seat seat) const;
    /// "Ann", also for the listener. Typed names are never declined.
    language::Phrase player(engine::Seat seat) const;

    /// Returns the sentence addressed to a player, or the one about that player; %1 is the player's name, %2 … are the
    /// values.
    QString of(engine::Seat seat, const QString& toThem, const QString& ofThem,
               std::initializer_list<language::Phrase> values = {}) const;

    /// "your small piece on c2". Names the facing only if another piece would have the same name.
    language::Phrase piece(const engine::State& state, engine::PieceId piece) const;
    language::Phrase pieces(const engine::State& state, std::span<const engine::PieceId> pieces) const;
    language::Phrase piece(const engine::Piece& piece) const { return name(piece, false); }
    /// Also names the facing.
    language::Phrase described(const engine::Piece& piece) const { return name(piece, true); }

private:
    language::Phrase name(const engine::Piece& piece, bool withFacing) const;

    std::span<const QString> names_;
    engine::Seat listener_;
    engine::Seat actor_ = engine::Seat::none;
};

}  // namespace gnostica::wording
