// Choices next to the board.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/widgets/room.h"
#include "app/gui/shared/play/bar/alternative_row.h"
#include "app/turn/choice_list.h"
#include "app/turn/preview_maker.h"
#include "app/turn/step_chooser.h"
#include "app/wording/speaker.h"

#include <QFrame>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QHBoxLayout;
class QBoxLayout;
class QLabel;
class QToolButton;

namespace gnostica::gui {

class AmountPicker;
class CardArt;
class CardList;
class FacingCompass;
class OpenCardsModel;

/// What is to be chosen, or the effect of the step.
struct ChoiceOutcome {
    QString sentence;    ///< empty if there is nothing to say
    QString gain;        ///< points that change, such as "Ann 5 → 6"; may be empty
    bool begun = false;  ///< something has been chosen

    friend bool operator==(const ChoiceOutcome&, const ChoiceOutcome&) = default;
};

/// Next to the board: available words and refused ones (which explain why), face-up cards to take, sources, numbers,
/// the compass, and the effect of the step. A view of a ChoiceList.
class ChoiceBar : public QFrame {
    Q_OBJECT

public:
    explicit ChoiceBar(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    void setQuarterTurns(int turns);
    /// With little room the compass appears only when needed, and the buttons that end a step are next to each other.
    void setRoom(Room room);
    /// Shows only what has no place on the table: without what is on the ring, a compass and buttons while there is a
    /// ring, without the effect of the step, and nothing at all if there is nothing to show. The effect is reported by
    /// outcomeChanged().
    void setLean(bool lean);
    /// Whether a turn is ended elsewhere on the table: a lean bar then neither offers nor confirms it.
    void setSealed(bool sealed);
    /// False: nobody at the screen chooses, and the bar is hidden.
    void setOffered(bool offered);
    /// Texts on cards, and additional texts about them.
    void setFaces(const CardFaces& faces);
    void setDescriber(std::function<QString(engine::Card)> describer);
    /// Resets to the state before the first game.
    void clear();
    /// Sets the buttons at the end of the bar.
    void setActions(QAction* confirm, QAction* takeBack);

    void setChoices(const turn::ChoiceList& list);
    /// Shown while the modifier key for numbers is held.
    void setNumbersShown(bool shown);
    /// Preview of the proposed step; shows only the score here, the rest is on the board. `ahead`: the decision after a
    /// step that only opens the turn, which the sentence also asks for; nullptr: none.
    void setPreview(const turn::StepChooser& chooser, const turn::StepChooser* ahead,
                    const std::optional<turn::StepPreview>& preview, const wording::Speaker& speaker);

    /// Such as "Choose a space or a piece."; empty if only words can be chosen.
    QString prompt(const turn::StepChooser& chooser) const;
    /// The face-up cards that can be taken.
    CardList& openCards() const { return *cardList_; }
    /// Screen rectangle of the button of a choice; empty if it has none now.
    QRect placeOf(const turn::Pick& pick) const;

Q_SIGNALS:
    void picked(const gnostica::turn::Pick& pick);
    /// The second click of a double-click.
    void pickedAgain(const gnostica::turn::Pick& pick);
    void whyNotAsked(const gnostica::turn::Pick& pick);
    void outcomeChanged(const gnostica::gui::ChoiceOutcome& outcome);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class CompassUse : std::uint8_t { none, idle, toPick };

    void layOut();
    QLayout* makeAmountRow();
    QLayout* makeEnd();
    void dressConfirm();
    void fitCompass();
    void fitEnds();
    std::vector<turn::Choice> choicesHere(turn::ChoiceKind kind) const;
    void showWords();
    void showCards(const turn::ChoiceList& list);
    void showAmounts(const turn::ChoiceList& list);
    void showCompass(const turn::ChoiceList& list);
    void say(const ChoiceOutcome& outcome);
    void fitLean();
    QString gainText(const turn::StepPreview& preview, const wording::Speaker& speaker) const;
    void retranslate();

    turn::ChoiceList list_;
    AlternativeRow* words_;
    AlternativeRow* others_;
    OpenCardsModel* cards_;
    CardList* cardList_;
    QLabel* amountTitle_;
    AmountPicker* amounts_;
    QLabel* outcomeLabel_;
    ChoiceOutcome outcome_;
    FacingCompass* compass_;
    QToolButton* confirm_;
    QToolButton* takeBack_;
    QBoxLayout* ends_ = nullptr;
    CompassUse compassUse_ = CompassUse::none;
    bool brief_ = false;
    bool lean_ = false;
    bool offered_ = true;
    bool hasRing_ = false;
    bool sealed_ = false;
};

}  // namespace gnostica::gui
