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

/// A step, its effect, and the chance of winning after it.
struct HintRow {
    engine::Step step;
    QString words;
    float chance = 0;
};

/// The best step in words, the rest of its turn, the reasons, and the alternatives. Choosing a row asks for it to be
/// shown.
class HintView : public QWidget {
    Q_OBJECT

public:
    explicit HintView(QWidget* parent = nullptr);

    /// `view`: the game as seen by the seat that decides.
    void present(const engine::View& view, const engine::bots::Analysis& analysis, const wording::Speaker& speaker);
    void clear();
    /// The text of the turn and its reasons.
    QString text() const;
    /// The buttons stay visible when the contents scroll.
    QSize minimumSizeHint() const override;
    /// The compared steps, best first.
    const RowTable<HintRow>& steps() const { return *model_; }
    WordTable* table() const { return table_; }

Q_SIGNALS:
    /// The step is to be shown on the board.
    void shown(const gnostica::engine::Step& step);
    /// The step is to be taken.
    void chosen(const gnostica::engine::Step& step);
    /// All steps of the best turn are to be taken.
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
