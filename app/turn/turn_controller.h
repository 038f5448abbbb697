// Lets the player at the screen put a step together.
#pragma once

#include "app/turn/board_marks.h"
#include "app/turn/preview_maker.h"
#include "app/turn/step_chooser.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace gnostica::gui {

class GameSession;
class TableView;

/// Who gets the finished steps, and may take the last one back; what is missing cannot be done.
struct StepTaker {
    std::function<void(const engine::Step&)> take;
    std::function<void()> undo{};
    std::function<bool()> canUndo{};
};

/// Between whoever is pointed with (board, hand, piles, buttons, keys) and the session: feeds the chooser, and hands
/// the finished step to the session, or to whoever wants it. Knows no widget: those tell it what was picked, and read
/// off what may be.
class TurnController : public QObject {
    Q_OBJECT

public:
    explicit TurnController(QObject* parent = nullptr);

    /// The game that is played from now on; nullptr for none.
    void attach(GameSession* session);
    /// The same of a table without a session: `taker` gets the finished steps.
    void attach(const TableView* table, StepTaker taker);
    /// Takes up the decision that the table offers, and says so; what was picked for it stays. Happens by itself once
    /// the table has been shown anew: what is emphasised there goes by the new position.
    void offer();
    /// Whether a step that is complete waits for confirm().
    void setConfirming(bool confirming) { confirming_ = confirming; }

    /// Who is asked about a step before it can be confirmed; nobody: all that is complete can be.
    using Guard = std::function<bool(const engine::Step&)>;
    void setGuard(Guard guard);

    /// Who is asked before a step of this view is handed on, and whether it is then; nobody: all are. Others may play
    /// on, or leave the table, while somebody thinks about it.
    using Question = std::function<bool(const engine::Rules&, const engine::View&, const engine::Step&)>;
    void setQuestion(Question question) { question_ = std::move(question); }

    const StepChooser& chooser() const { return chooser_; }
    /// What would be decided next if the proposed step only opens the turn; nullptr otherwise. Whatever may be picked
    /// there may be picked already: then the step before is taken, too, and taking the picks back takes it back.
    const StepChooser* ahead() const { return ahead_ ? &*ahead_ : nullptr; }
    /// Where something was done last in this turn, if the same player goes on.
    std::optional<engine::Space> lastPlace() const { return lastPlace_; }
    /// What the step would do that confirming takes, or that is pointed at.
    const std::optional<StepPreview>& preview() const { return preview_; }
    /// What the board is to emphasise.
    BoardMarks marks() const;
    /// Cards, wherever they lie, that may be picked or put back; and those that are picked.
    engine::CardSet openCards() const;
    engine::CardSet pickedCards() const;
    bool canConfirm() const;
    bool canTakeBack() const;
    /// May be picked now, or is picked.
    bool isOfInterest(const Pick& pick) const { return isOpen(pick) || chooser_.isPicked(pick); }

    void pick(const Pick& pick);
    /// The second click of a double click. It confirms what the first one has completed; if the first one has taken a
    /// step already, nothing comes of the second.
    void pickAgain(const Pick& pick);
    /// A card of the hand was dropped on a space.
    void dropCard(engine::Card card, engine::Space to);
    void pickSpace(engine::Space space) { pick(PickSpace{space}); }
    void pickPiece(engine::PieceId piece) { pick(PickPiece{piece}); }
    void pickCard(engine::Card card) { pick(PickCard{card}); }
    void liftPiece(engine::PieceId piece);
    /// A card is held over the board: where nothing has been picked yet, it is, so that its targets are marked.
    void liftCard(engine::Card card);
    void dragPiece(engine::PieceId piece, engine::Space to);
    /// A piece was dragged towards a side of its own space: it is to point there.
    void pointPiece(engine::PieceId piece, engine::Facing facing);
    /// Something was pointed at that is not open: if it goes without the earlier picks, it is picked instead.
    void ask(std::optional<engine::Space> space, std::optional<engine::PieceId> piece);
    void askWhyNot(const Pick& pick);
    void hover(std::optional<engine::Space> space);
    /// Picks all of a legal step at once.
    void choose(const engine::Step& step);
    /// The same, but the step is only shown, whatever it is: it waits for confirm(). False if it cannot be picked.
    bool propose(const engine::Step& step);
    /// Plays what is complete. False if there is nothing to play, or the person has thought better of it.
    bool confirm();
    void takeBack();
    /// Whether one may draw nothing and discard nothing now (TRN-3).
    bool canPass() const;

Q_SIGNALS:
    void choiceChanged();
    /// Only what is pointed at has changed.
    void previewChanged();
    /// Why something cannot be picked.
    void explained(const gnostica::engine::Refusal& refusal, const gnostica::gui::Pick& pick);
    /// Something was dropped there, and is not all that must be picked.
    void moreNeeded(const gnostica::gui::Pick& pick);

private:
    void update();
    void updatePreview();
    bool tryPick(const Pick& pick);
    bool goesOn(const Pick& pick) const;
    bool goOn(const Pick& pick);
    std::optional<int> momentCount() const;
    void explain(const Pick& pick);
    bool aim(engine::Space at);
    bool goByTerritory(engine::PieceId piece, engine::Space to);
    bool isOpen(const Pick& pick) const;
    bool play(const engine::Step& step);
    bool mayPlay(const engine::Step& step);

    QPointer<const TableView> table_;
    StepTaker taker_;
    StepChooser chooser_;
    std::optional<StepPreview> preview_;
    std::optional<StepChooser> ahead_;
    std::optional<engine::Space> hovered_;
    std::optional<engine::Space> lastPlace_;
    Guard guard_;
    Question question_;
    /// How long the game was after a step that was taken with a pick of the next one, without being confirmed.
    std::optional<int> goneOnAt_;
    int decision_ = 0;   ///< counts what was offered
    int pickedFor_ = 0;  ///< the decision of the last pick that is waiting
    bool confirming_ = true;
};

}  // namespace gnostica::gui
