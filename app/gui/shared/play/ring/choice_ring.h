// The ring of choices, laid over the board.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/play/ring/ring_layout.h"
#include "app/turn/board_marks.h"
#include "app/turn/choice_list.h"

#include <QWidget>

#include <vector>

class QAction;

namespace gnostica::gui {

class BoardView;
class RingChip;

/// Shows round a space of the board what is to be chosen there, as chips of a constant size that follow the space while
/// the board is zoomed, moved and turned. A view of a ChoiceList in signs; the bar next to the board is one in words.
class ChoiceRing : public QWidget {
    Q_OBJECT

public:
    /// Lies on the view, which takes it over.
    explicit ChoiceRing(BoardView& view);

    /// What confirms and takes back; shown only while they can do something.
    void setActions(QAction* confirm, QAction* takeBack);
    /// Shows these choices of a decision; `marks`: what the board emphasises, which is not to be hidden.
    void present(const ChoiceList& list, const BoardMarks& marks);
    /// There is nothing to choose.
    void clear();
    /// While the key is held that goes with the numbers of the choices.
    void setNumbersShown(bool shown);

    /// The space that it lies round; none while it is not there.
    std::optional<engine::Space> place() const { return list_.place; }
    /// In the order of the chips.
    const std::vector<Choice>& choices() const { return choices_; }
    /// The chip of a choice; nullptr if it is not there.
    RingChip* chipOf(const Pick& pick) const;
    RingChip* confirmChip() const { return confirm_; }
    RingChip* takeBackChip() const { return takeBack_; }

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    /// The second click of a double click on the same choice.
    void pickedAgain(const gnostica::gui::Pick& pick);
    void whyNotAsked(const gnostica::gui::Pick& pick);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fillChips();
    void dress(RingChip& chip, const Choice& choice) const;
    void setFace(RingChip& chip, const Choice& choice) const;
    void dressEnds();
    void layOut();
    RingGround ground() const;
    QRect rectOf(engine::Space space) const;
    void clicked(std::size_t place);
    bool isEmpty() const { return !list_.place || (choices_.empty() && !list_.canConfirm); }
    void dressNumbers();

    BoardView& view_;
    ChoiceList list_;
    std::vector<Choice> choices_;  ///< those of the list that are here
    BoardMarks marks_;
    RingPlaces places_;
    std::optional<Pick> clicked_;   ///< last
    std::vector<RingChip*> chips_;  ///< words, numbers, facings; those beyond what is there are hidden
    RingChip* confirm_;
    RingChip* takeBack_;
    QAction* confirmAction_ = nullptr;
    QAction* takeBackAction_ = nullptr;
    bool numbersShown_ = false;
};

}  // namespace gnostica::gui
