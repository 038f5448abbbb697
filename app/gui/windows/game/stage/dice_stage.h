// The stage of a throw of dice.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"
#include "app/gui/windows/game/stage/moment_stage.h"
#include "app/wording/speaker.h"
#include "app/wording/throw_account.h"

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace gnostica::gui {

class DiceField;
class DiceRow;

/// A sheet beside the board that explains a throw: the chances before it, the dice of each side with their sums, and
/// the result. The dice are thrown on the board, which stays in use: nothing is dimmed.
class DiceStage : public MomentStage {
    Q_OBJECT

public:
    /// `hand` must outlive this; the sheet never covers it.
    DiceStage(TableWidget& table, const QWidget& hand);

    /// Shows a throw; the dice move only if `isNew`. `said`: the sentence about it.
    void present(const wording::ThrowAccount& account, const wording::Speaker& speaker, const QString& said,
                 bool isNew);
    const wording::ThrowAccount& shown() const { return account_; }
    DiceField& field() const { return *field_; }
    QPushButton& button() const { return *button_; }

protected:
    void lay() override;
    void moveTo(double time) override;
    QWidget& focusPlace() override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void retranslate();
    void fill(const wording::Speaker& speaker);
    QWidget* line();
    QRect spaceOnTable(engine::Space space) const;
    void throwDice();

    const QWidget& hand_;
    DiceField* field_;
    QLabel* title_;
    QScrollArea* scroll_;
    QWidget* content_;
    QVBoxLayout* lines_;
    QLabel* outcome_;
    QLabel* result_;
    QPushButton* button_;
    std::vector<DiceRow*> rows_;
    wording::ThrowAccount account_;
    SheetPicture picture_;
    QRect laid_;  ///< the sheet for which dice were thrown
};

}  // namespace gnostica::gui
