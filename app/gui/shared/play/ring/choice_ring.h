// The ring of choices over the board.
#pragma once

#include "app/gui/shared/play/ring/ring_layout.h"
#include "app/turn/board_marks.h"
#include "app/turn/choice_list.h"

#include <QWidget>

#include <vector>

class QAction;

namespace gnostica::gui {

class BoardView;
class RingChip;

/// Shows the choices at a space of the board round it, as chips of constant size that follow the space while the board
/// is zoomed, moved and turned. A view of a ChoiceList in signs; the bar next to the board is one in words.
class ChoiceRing : public QWidget {
    Q_OBJECT

public:
    /// Covers the view, which takes ownership.
    explicit ChoiceRing(BoardView& view);

    /// Sets the actions that confirm and take back; shown only while they are enabled.
    void setActions(QAction* confirm, QAction* takeBack);
    /// Shows these choices of a decision; `marks`: emphasised targets, which must stay visible.
    void present(const turn::ChoiceList& list, const turn::BoardMarks& marks);
    /// Removes all choices.
    void clear();
    /// Shown while the modifier key for numbers is held.
    void setNumbersShown(bool shown);

    /// The space that it surrounds; nullopt while it is hidden.
    std::optional<engine::Space> place() const { return list_.place; }
    /// In the order of the chips.
    const std::vector<turn::Choice>& choices() const { return choices_; }
    /// The chip of a choice; nullptr if there is none.
    RingChip* chipOf(const turn::Pick& pick) const;
    RingChip* confirmChip() const { return confirm_; }
    RingChip* takeBackChip() const { return takeBack_; }

Q_SIGNALS:
    void picked(const gnostica::turn::Pick& pick);
    /// The second click of a double-click on the same choice.
    void pickedAgain(const gnostica::turn::Pick& pick);
    void whyNotAsked(const gnostica::turn::Pick& pick);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fillChips();
    void dress(RingChip& chip, const turn::Choice& choice) const;
    void setFace(RingChip& chip, const turn::Choice& choice) const;
    void dressEnds();
    void layOut();
    RingGround ground() const;
    QRect rectOf(engine::Space space) const;
    void clicked(std::size_t place);
    bool isEmpty() const { return !list_.place || (choices_.empty() && !list_.canConfirm); }
    void dressNumbers();

    BoardView& view_;
    turn::ChoiceList list_;
    std::vector<turn::Choice> choices_;  ///< the choices of the list that belong to the ring
    turn::BoardMarks marks_;
    RingPlaces places_;
    std::optional<turn::Pick> clicked_;  ///< last clicked choice
    std::vector<RingChip*> chips_;       ///< words, numbers, facings; unused ones are hidden
    RingChip* confirm_;
    RingChip* takeBack_;
    QAction* confirmAction_ = nullptr;
    QAction* takeBackAction_ = nullptr;
    bool numbersShown_ = false;
};

}  // namespace gnostica::gui
