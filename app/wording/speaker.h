// Turns the engine's codes into the player's language. The only access to sentences about a game.
#pragma once

#include "app/language/phrase.h"
#include "app/wording/deed.h"
#include "app/wording/step_picture.h"
#include "app/wording/throw_account.h"
#include "app/wording/turn_words.h"
#include "engine/documents/diagnostic.h"
#include "engine/model/card.h"
#include "engine/play/told.h"
#include "engine/play/view.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace gnostica::wording {

class Programs;
class Vocabulary;
class Voice;

/// A value that is cheap to copy. Sentences are in the language installed at the time of the call. Callers pass what a
/// seat may know (a View, a ToldMoment): the speaker itself hides nothing.
class Speaker {
public:
    /// `rules` must outlive this. Seats without a name are called "Player A" … Without a vocabulary, only the engine's
    /// own powers and mechanics have words.
    Speaker(const engine::Rules& rules, std::vector<QString> seatNames,
            std::shared_ptr<const Vocabulary> vocabulary = nullptr);

    const Vocabulary& vocabulary() const { return *vocabulary_; }

    /// "Ann"; also "Chance" and "Nobody".
    QString player(engine::Seat seat) const;
    /// The same for use in a sentence (fill.h).
    language::Phrase playerPhrase(engine::Seat seat) const;
    /// "your medium piece on f5 facing north", or "Ann's …", from the viewpoint of `viewer`.
    QString piece(const engine::Piece& piece, engine::Seat viewer) const;
    /// The same for use in a sentence.
    language::Phrase piecePhrase(const engine::Piece& piece, engine::Seat viewer) const;

    /// The effect of a step in a whole sentence, addressed to the deciding player.
    QString step(const engine::View& before, const engine::Step& step) const;
    /// A line of the log in plain words, addressed to the viewer: the step and its effects.
    QString moment(const engine::ToldMoment& moment) const;
    /// The same in two texts that stand next to the name of the player. Both may be empty.
    Deed deed(const engine::ToldMoment& moment) const;
    /// Step and moment for a general audience with the same knowledge: nobody is called "you".
    QString stepToAll(const engine::View& before, const engine::Step& step) const;
    QString momentToAll(const engine::ToldMoment& moment) const;
    /// An event, as `viewer` may know it.
    QString event(const engine::Event& event, engine::Seat viewer) const;
    /// The reason why a step is refused: a whole sentence that ends with the rule's id in parentheses, addressed to the
    /// deciding player.
    QString refusal(const engine::View& view, const engine::Refusal& refusal) const;
    /// The pending decision, and who makes it.
    QString turnStatus(const engine::View& view, const engine::Rules& rules) const;
    /// The same in two texts.
    TurnWords turnWords(const engine::View& view, const engine::Rules& rules, Thinker thinker) const;
    /// What the dice of a moment mean, addressed to the viewer; nullopt if none were thrown, or if they are told in a
    /// sentence only.
    std::optional<ThrowAccount> thrown(const engine::ToldMoment& moment) const;
    /// A problem of input, as a whole sentence without its place …
    QString diagnostic(const engine::Diagnostic& problem) const;
    /// … and its place: "house.json, line 3, column 7"; empty if unknown.
    QString place(const engine::Diagnostic& problem) const;
    /// The label of a button: "Skip", "End turn", "Announce last turn".
    QString word(engine::StepWord word) const;
    /// The title of the amounts of such steps, and the picture on the button; empty for the engine's own words.
    QString amountTitle(engine::StepWord word) const;
    StepPicture picture(engine::StepWord word) const;
    /// The kind of a step, without its object: "create a piece".
    language::Phrase kind(const engine::Step& step) const;
    /// The effects of a card, for tool tips and the quick reference.
    QString powers(engine::Card card) const;
    /// The winner and the reason; empty until the game is over.
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
