// The effects of steps, in one or two short sentences each.
#pragma once

#include "app/wording/voice.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// "Then it points north."; empty if the piece keeps its facing.
QString thenFaces(const engine::State& before, engine::PieceId piece, engine::Facing facing);

/// Gives the words for the steps of a player in a position. Uses the present tense: "Your small piece on … moves".
class StepWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::StepWording)
public:
    /// `drawn` are the cards that the player has drawn by the step, if the listener may know them.
    StepWording(const engine::Rules& rules, const Voice& voice, const engine::State& before, engine::Seat who,
                engine::CardSet drawn = {})
        : rules_(rules),
          voice_(voice),
          before_(before),
          who_(who),
          drawn_(drawn) {}

    QString operator()(const engine::Step& step) const { return std::visit(*this, step); }

    // The options of a turn
    QString operator()(const engine::step::Place& step) const;
    QString operator()(const engine::step::Activate& step) const;
    QString operator()(const engine::step::Play& step) const;
    QString operator()(const engine::step::Refresh& step) const;
    QString operator()(const engine::step::Orient& step) const;
    // Suits
    QString operator()(const engine::step::Create& step) const;
    QString operator()(const engine::step::CreateEnemy& step) const;
    QString operator()(const engine::step::Found& step) const;
    QString operator()(const engine::step::Move& step) const;
    QString operator()(const engine::step::Push& step) const;
    QString operator()(const engine::step::Slide& step) const;
    QString operator()(const engine::step::Grow& step) const;
    QString operator()(const engine::step::Raise& step) const;
    QString operator()(const engine::step::Hit& step) const;
    QString operator()(const engine::step::Raze& step) const;
    // Powers of majors
    QString operator()(const engine::step::Turn& step) const;
    QString operator()(const engine::step::Convert& step) const;
    QString operator()(const engine::step::WarpPiece& step) const;
    QString operator()(const engine::step::WarpTerritory& step) const;
    QString operator()(const engine::step::Trade& step) const;
    QString operator()(const engine::step::Redraw& step) const;
    QString operator()(const engine::step::Recover& step) const;
    QString operator()(const engine::step::Reveal& step) const;
    QString operator()(const engine::step::Copy& step) const;
    // The frame of the game
    QString operator()(const engine::step::Skip& step) const;
    QString operator()(const engine::step::Done& step) const;
    QString operator()(const engine::step::Challenge& step) const;
    QString operator()(const engine::step::Bid& step) const;
    QString operator()(const engine::step::Take& step) const;
    /// For a step that its owner does not describe: the number of cards drawn, or the word.
    QString operator()(const engine::step::Special& step) const;

    /// "It points north.", of a new piece.
    static QString points(engine::Facing facing);

private:
    language::Phrase named(engine::PieceId piece) const { return voice_.piece(before_, piece); }
    bool knows(engine::PieceId piece) const { return engine::index(piece) < before_.pieceCount; }
    /// The direction in which a minion acts.
    engine::Facing directionOf(engine::PieceId minion) const;
    /// The card of a territory; none if there is no territory before the step.
    engine::Card cardAt(engine::Space space) const;

    QString thenFaces(engine::PieceId piece, engine::Facing facing) const;
    static QString linkedNote(bool linked);
    QString drawing(engine::HandPick discards, int draws) const;
    QString drawn(int draws) const;
    QString moving(engine::PieceId minion, int distance) const;
    QString pushing(engine::PieceId minion, engine::PieceId target, int distance) const;
    QString hitting(engine::PieceId minion, engine::PieceId target, int amount) const;
    QString shrinkingItself(engine::PieceId minion, int amount) const;
    QString turning(engine::PieceId piece, engine::Facing facing) const;

    const engine::Rules& rules_;
    const Voice& voice_;
    const engine::State& before_;
    engine::Seat who_;
    engine::CardSet drawn_;
};

}  // namespace gnostica::wording
