// Lets the player at the screen compose a step.
#pragma once

#include "app/turn/board_marks.h"
#include "app/turn/preview_maker.h"
#include "app/turn/step_chooser.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace gnostica::table {
class GameSession;
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::turn {

/// Receives the finished steps, and can take the last one back; missing functions cannot be used.
struct StepTaker {
    std::function<void(const engine::Step&)> take;
    std::function<void()> undo{};
    std::function<bool()> canUndo{};
};

/// Connects the widgets (board, hand, piles, buttons, keys) with the session: feeds the chooser, and passes the
/// finished step to the session or another taker. Knows no widgets: they report picks, and read what can be picked.
class TurnController : public QObject {
    Q_OBJECT

public:
    explicit TurnController(QObject* parent = nullptr);

    /// Switches to a game; nullptr for none.
    void attach(table::GameSession* session);
    /// The same for a table without a session: `taker` receives the finished steps.
    void attach(const table::SeenTable* table, StepTaker taker);
    /// Loads the decision that the table offers, and sends choiceChanged(); keeps the picks of the same decision.
    /// Called automatically once the table has been drawn again, as the emphasis depends on the new position.
    void offer();
    /// Sets whether a complete step waits for confirm().
    void setConfirming(bool confirming) { confirming_ = confirming; }

    /// Decides whether a step can be confirmed; without a guard, every complete step can.
    using Guard = std::function<bool(const engine::Step&)>;
    void setGuard(Guard guard);

    /// Asks whether a step of this view is to be taken; without a question, all are. The game may continue or be closed
    /// while the person thinks.
    using Question = std::function<bool(const engine::Rules&, const engine::View&, const engine::Step&)>;
    void setQuestion(Question question) { question_ = std::move(question); }

    const StepChooser& chooser() const { return chooser_; }
    /// The next decision, if the proposed step only opens the turn; otherwise nullptr. Its candidates can be picked
    /// already: that takes the opening step as well, and removing the picks takes it back.
    const StepChooser* ahead() const { return ahead_ ? &*ahead_ : nullptr; }
    /// The space of the last step in this turn, if the same player continues.
    std::optional<engine::Space> lastPlace() const { return lastPlace_; }
    /// The preview of the step that confirming takes, or that is pointed at.
    const std::optional<StepPreview>& preview() const { return preview_; }
    /// The emphasis on the board.
    BoardMarks marks() const;
    /// Cards in any place that can be picked or put back; and those that are picked.
    engine::CardSet openCards() const;
    engine::CardSet pickedCards() const;
    bool canConfirm() const;
    bool canTakeBack() const;
    /// True if the pick is possible now, or is made already.
    bool isOfInterest(const Pick& pick) const { return isOpen(pick) || chooser_.isPicked(pick); }

    void pick(const Pick& pick);
    /// The second click of a double click. Confirms the step that the first click has completed; does nothing if the
    /// first click has taken a step already.
    void pickAgain(const Pick& pick);
    /// A card of the hand was dropped on a space.
    void dropCard(engine::Card card, engine::Space to);
    void pickSpace(engine::Space space) { pick(PickSpace{space}); }
    void pickPiece(engine::PieceId piece) { pick(PickPiece{piece}); }
    void pickCard(engine::Card card) { pick(PickCard{card}); }
    void liftPiece(engine::PieceId piece);
    /// A card is held over the board: if there are no picks, it is picked, to mark its targets.
    void liftCard(engine::Card card);
    void dragPiece(engine::PieceId piece, engine::Space to);
    /// A piece was dragged towards a side of its own space, to point there.
    void pointPiece(engine::PieceId piece, engine::Facing facing);
    /// A thing was pointed at: picks it if that is possible without the earlier picks; otherwise explains why not.
    void ask(std::optional<engine::Space> space, std::optional<engine::PieceId> piece);
    void askWhyNot(const Pick& pick);
    void hover(std::optional<engine::Space> space);
    /// Makes all picks of a legal step.
    void choose(const engine::Step& step);
    /// The same, but every step waits for confirm(). False if it cannot be picked.
    bool propose(const engine::Step& step);
    /// Takes the complete step. False if there is none, or if the person declines.
    bool confirm();
    void takeBack();
    /// True if the player may draw nothing and discard nothing now (TRN-3).
    bool canPass() const;

Q_SIGNALS:
    void choiceChanged();
    /// Only the preview has changed, because the pointer has moved.
    void previewChanged();
    /// The reason why something cannot be picked.
    void explained(const gnostica::engine::Refusal& refusal, const gnostica::turn::Pick& pick);
    /// Something was dropped there, but more picks are needed.
    void moreNeeded(const gnostica::turn::Pick& pick);

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

    QPointer<const table::SeenTable> table_;
    StepTaker taker_;
    StepChooser chooser_;
    std::optional<StepPreview> preview_;
    std::optional<StepChooser> ahead_;
    std::optional<engine::Space> hovered_;
    std::optional<engine::Space> lastPlace_;
    Guard guard_;
    Question question_;
    /// Length of the game after an unconfirmed step that was taken together with a pick of the next one.
    std::optional<int> goneOnAt_;
    int decision_ = 0;   ///< number of decisions offered
    int pickedFor_ = 0;  ///< the decision of the last pick
    bool confirming_ = true;
};

}  // namespace gnostica::turn
