// What can be chosen beside the board, and what has been chosen.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/theme.h"
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

/// Next to the board: the words that are open and those that are refused (they answer why), cards that lie open to be
/// taken, sources, numbers, the compass, and what the step would do. A view of a ChoiceList.
class ChoiceBar : public QFrame {
    Q_OBJECT

public:
    explicit ChoiceBar(std::shared_ptr<const CardArt> art, QWidget* parent = nullptr);

    void setQuarterTurns(int turns);
    /// With little room the compass is there only while it is needed, and the ends of a step are beside each other.
    void setRoom(Room room);
    /// What stands on cards, and what is said of them.
    void setFaces(const CardFaces& faces);
    void setDescriber(std::function<QString(engine::Card)> describer);
    /// As before the first game.
    void clear();
    /// The buttons at the end of the bar.
    void setActions(QAction* confirm, QAction* takeBack);

    void setChoices(const ChoiceList& list);
    /// While the key is held that goes with the numbers.
    void setNumbersShown(bool shown);
    /// What the proposed step would do; only the score is said here, the rest is seen on the board.
    void setPreview(const StepChooser& chooser, const std::optional<StepPreview>& preview,
                    const wording::Speaker& speaker);

    /// "Choose a space or a piece."; empty where nothing is to be chosen but words.
    QString prompt(const StepChooser& chooser) const;
    /// The cards that lie open to be taken.
    CardList& openCards() const { return *cardList_; }
    /// Where on the screen the button of a choice is; empty if it has none now.
    QRect placeOf(const Pick& pick) const;

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    /// The second click of a double click.
    void pickedAgain(const gnostica::gui::Pick& pick);
    void whyNotAsked(const gnostica::gui::Pick& pick);

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
    void showCards(const ChoiceList& list);
    void showAmounts(const ChoiceList& list);
    void showCompass(const ChoiceList& list);
    QString scoreText(const StepPreview& preview, const wording::Speaker& speaker) const;
    void retranslate();

    AlternativeRow* words_;
    AlternativeRow* others_;
    OpenCardsModel* cards_;
    CardList* cardList_;
    QLabel* amountTitle_;
    AmountPicker* amounts_;
    QLabel* outcome_;
    FacingCompass* compass_;
    QToolButton* confirm_;
    QToolButton* takeBack_;
    QBoxLayout* ends_ = nullptr;
    CompassUse compassUse_ = CompassUse::none;
    bool brief_ = false;
};

}  // namespace gnostica::gui
