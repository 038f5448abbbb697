// Lets the player at the screen put a step together.
#pragma once

#include "app/gui/board/board_marks.h"
#include "app/gui/play/choice/preview_maker.h"
#include "app/gui/play/choice/step_chooser.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace gnostica::gui {

class GameSession;
class TableView;

/// Between whoever is pointed with (board, hand, piles, buttons, keys) and the session: feeds the chooser, and hands
/// the finished step to the session, or to whoever wants it. Knows no widget: those tell it what was picked, and read
/// off what may be.
class TurnController : public QObject {
    Q_OBJECT

public:
    explicit TurnController(QObject* parent = nullptr);

    using Take = std::function<void(const engine::Step&)>;

    /// The game that is played from now on; nullptr for none.
    void attach(GameSession* session);
    /// The same of a table without a session: `take` gets the finished steps.
    void attach(const TableView* table, Take take);
    /// Takes up the decision that the table offers, and says so; what was picked for it stays. Happens by itself once
    /// the table has been shown anew: what is emphasised there goes by the new position.
    void offer();
    /// Whether a step that is complete waits for confirm().
    void setConfirming(bool confirming) { confirming_ = confirming; }

    const StepChooser& chooser() const { return chooser_; }
    /// What the step would do that confirming takes, or that is pointed at.
    const std::optional<StepPreview>& preview() const { return preview_; }
    /// What the board is to emphasise.
    BoardMarks marks() const;
    /// Cards, wherever they lie, that may be picked or put back; and those that are picked.
    engine::CardSet openCards() const;
    engine::CardSet pickedCards() const;
    bool canConfirm() const { return chooser_.complete(); }
    bool canTakeBack() const { return !chooser_.picks().empty(); }

    void pick(const Pick& pick);
    void pickSpace(engine::Space space) { pick(PickSpace{space}); }
    void pickPiece(engine::PieceId piece) { pick(PickPiece{piece}); }
    void pickCard(engine::Card card) { pick(PickCard{card}); }
    void liftPiece(engine::PieceId piece);
    void dragPiece(engine::PieceId piece, engine::Space to);
    /// Something was pointed at that is not open: if it goes without the earlier picks, it is picked instead.
    void ask(std::optional<engine::Space> space, std::optional<engine::PieceId> piece);
    void askWhyNot(const Pick& pick);
    void hover(std::optional<engine::Space> space);
    /// Picks all of a legal step at once.
    void choose(const engine::Step& step);
    /// The same, but the step is only shown, whatever it is: it waits for confirm(). False if it cannot be picked.
    bool propose(const engine::Step& step);
    void confirm();
    void takeBack();
    /// Draws nothing, discards nothing (TRN-3), if that is possible now.
    void pass();
    bool canPass() const;

Q_SIGNALS:
    void choiceChanged();
    /// Only what is pointed at has changed.
    void previewChanged();
    /// Why something cannot be picked.
    void explained(const gnostica::engine::Refusal& refusal);

private:
    void update();
    void updatePreview();
    bool tryPick(const Pick& pick);
    void explain(const Pick& pick);
    bool isOpen(const Pick& pick) const;
    void play(const engine::Step& step);

    QPointer<const TableView> table_;
    Take take_;
    StepChooser chooser_;
    std::optional<StepPreview> preview_;
    std::optional<engine::Space> hovered_;
    bool confirming_ = true;
};

}  // namespace gnostica::gui
