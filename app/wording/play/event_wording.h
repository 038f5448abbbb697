// Sentences about events, one for each.
#pragma once

#include "app/wording/vocabulary.h"
#include "app/wording/voice.h"
#include "engine/model/event.h"
#include "engine/rules/rules.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// Gives the words for events as a listener may know them.
class EventWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::EventWording)
public:
    EventWording(const engine::Rules& rules, const Vocabulary& vocabulary, const Voice& voice)
        : rules_(rules),
          vocabulary_(vocabulary),
          voice_(voice) {}

    QString operator()(const engine::Event& event) const { return std::visit(*this, event); }

    // Pieces and territories
    QString operator()(const engine::event::PieceAdded& event) const;
    QString operator()(const engine::event::PieceRemoved& event) const;
    QString operator()(const engine::event::PieceChanged& event) const;
    QString operator()(const engine::event::PieceConverted& event) const;
    QString operator()(const engine::event::TerritoryFounded& event) const;
    QString operator()(const engine::event::TerritoryReplaced& event) const;
    QString operator()(const engine::event::TerritoryDestroyed& event) const;
    QString operator()(const engine::event::TerritoryMoved& event) const;
    // Cards
    QString operator()(const engine::event::CardActivated& event) const;
    QString operator()(const engine::event::CardPlayed& event) const;
    QString operator()(const engine::event::CardsDiscarded& event) const;
    QString operator()(const engine::event::CardDrawn& event) const;
    QString operator()(const engine::event::CardRevealed& event) const;
    QString operator()(const engine::event::CardCopied& event) const;
    QString operator()(const engine::event::CardRecovered& event) const;
    QString operator()(const engine::event::HandsTraded& event) const;
    QString operator()(const engine::event::PileShuffled& event) const;
    // The game
    QString operator()(const engine::event::TurnBegan& event) const;
    QString operator()(const engine::event::TurnEnded& event) const;
    QString operator()(const engine::event::Dealt& event) const;
    QString operator()(const engine::event::BidMade& event) const;
    QString operator()(const engine::event::BidsRevealed& event) const;
    QString operator()(const engine::event::BidTied& event) const;
    QString operator()(const engine::event::BidTaken& event) const;
    QString operator()(const engine::event::FirstSeatChosen& event) const;
    QString operator()(const engine::event::LastTurnAnnounced& event) const;
    QString operator()(const engine::event::ChallengeJudged& event) const;
    QString operator()(const engine::event::SeatEliminated& event) const;
    QString operator()(const engine::event::TimerRang& event) const;
    QString operator()(const engine::event::HalfTakenBack& event) const;
    QString operator()(const engine::event::Report& event) const;
    QString operator()(const engine::event::GameOver& event) const;

    /// `count` cards drawn one after another, in one sentence; `cards` are those that the listener may know.
    QString drawn(engine::Seat seat, int count, engine::CardSet cards) const;

private:
    QString moved(const engine::event::PieceChanged& event) const;
    QString resized(const engine::event::PieceChanged& event) const;

    const engine::Rules& rules_;
    const Vocabulary& vocabulary_;
    const Voice& voice_;
};

}  // namespace gnostica::wording
