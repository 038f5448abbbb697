// The answer to "what should I do?"
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/wording/speaker.h"
#include "engine/bots/analysis.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gnostica::gui {

class FlowLayout;
class WordTable;

/// A step, what it does, and the chance of winning after it.
struct HintRow {
    engine::Step step;
    QString words;
    float chance = 0;
};

/// The best step in words, how the turn is to go on after it, why, and what else there is. A row that is picked asks to
/// be shown.
class HintView : public QWidget {
    Q_OBJECT

public:
    explicit HintView(QWidget* parent = nullptr);

    /// `view`: the game as the seat sees it that decides.
    void present(const engine::View& view, const engine::bots::Analysis& analysis, const wording::Speaker& speaker);
    void clear();
    /// The turn and why, as it is told.
    QString text() const;
    /// Whatever scrolls, the buttons are in view.
    QSize minimumSizeHint() const override;
    /// The steps that were compared, best first.
    const RowTable<HintRow>& steps() const { return *model_; }
    WordTable* table() const { return table_; }

Q_SIGNALS:
    /// To show the step on the board.
    void shown(const gnostica::engine::Step& step);
    /// To take it.
    void chosen(const gnostica::engine::Step& step);
    /// To take all steps of the turn, the best ones.
    void turnChosen();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void offerTurn();
    int currentRow() const;
    const HintRow& current() const;

    RowTable<HintRow>* model_;
    QLabel* turn_;
    QLabel* steps_;
    QLabel* reasons_;
    WordTable* table_;
    QPushButton* show_;
    QPushButton* play_;
    QPushButton* playTurn_;
    FlowLayout* buttons_;
    bool goesOn_ = false;
};

}  // namespace gnostica::gui
