// Says in the player's language what the engine says in codes. The one door to all sentences about a game.
#pragma once

#include "app/language/phrase.h"
#include "engine/documents/diagnostic.h"
#include "engine/model/card.h"
#include "engine/play/told.h"
#include "engine/play/view.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <QString>

#include <memory>
#include <vector>

namespace gnostica::wording {

class Programs;
class Vocabulary;
class Voice;

/// A value that is cheap to copy. Sentences come in the language that is installed when they are asked for. Whoever
/// asks brings what a seat may know (a View, a ToldMoment): the speaker has nothing to hide.
class Speaker {
public:
    /// `rules` must outlive the speaker. Seats without a name are called "Player A" … Without a vocabulary only what
    /// the engine brings along has words of its own.
    Speaker(const engine::Rules& rules, std::vector<QString> seatNames,
            std::shared_ptr<const Vocabulary> vocabulary = nullptr);

    const Vocabulary& vocabulary() const { return *vocabulary_; }

    /// "Ann"; "Chance" and "Nobody" for those.
    QString player(engine::Seat seat) const;
    /// The same for a sentence (fill.h).
    Phrase playerPhrase(engine::Seat seat) const;
    /// "your medium piece on f5 facing north", or "Ann's …", as `viewer` would say.
    QString piece(const engine::Piece& piece, engine::Seat viewer) const;
    /// The same for a sentence.
    Phrase piecePhrase(const engine::Piece& piece, engine::Seat viewer) const;

    /// What a step does, a whole sentence, spoken to the player who decides.
    QString step(const engine::View& before, const engine::Step& step) const;
    /// One line for the log, in plain words, spoken to the viewer: the step and what came of it.
    QString moment(const engine::ToldMoment& moment) const;
    /// Both spoken to everybody, whoever has seen it so: nobody is called "you".
    QString stepToAll(const engine::View& before, const engine::Step& step) const;
    QString momentToAll(const engine::ToldMoment& moment) const;
    /// One thing that happened, as `viewer` may know it.
    QString event(const engine::Event& event, engine::Seat viewer) const;
    /// Why a step is refused: a whole sentence that ends with the rule's id in parentheses. Spoken to the player who
    /// decides.
    QString refusal(const engine::View& view, const engine::Refusal& refusal) const;
    /// What is to be decided now, and by whom.
    QString turnStatus(const engine::View& view, const engine::Rules& rules) const;
    /// A problem of input, a whole sentence without its place …
    QString diagnostic(const engine::Diagnostic& problem) const;
    /// … and where it is: "house.json, line 3, column 7"; empty if nobody knows.
    QString place(const engine::Diagnostic& problem) const;
    /// The label of a button: "Skip", "End turn", "Announce last turn".
    QString word(engine::StepWord word) const;
    /// What stands before the amounts of such steps, and the symbol on the button; empty for the core's words.
    QString amountTitle(engine::StepWord word) const;
    QString picture(engine::StepWord word) const;
    /// What a step does, without naming what it does it to: "create a piece".
    Phrase kind(const engine::Step& step) const;
    /// What a card does, for hover and quick reference.
    QString powers(engine::Card card) const;
    /// Who won and why; empty while the game goes on.
    QString result(const engine::View& view) const;

private:
    QString step(const engine::View& before, const engine::Step& step, const Voice& voice) const;
    QString moment(const engine::ToldMoment& moment, const Voice& voice) const;

    const engine::Rules* rules_;
    std::shared_ptr<const Vocabulary> vocabulary_;
    std::shared_ptr<const Programs> programs_;
    std::vector<QString> names_;
};

}  // namespace gnostica::wording
