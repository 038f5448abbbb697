// The page at the end of a game.
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/parchment/sheet_picture.h"
#include "app/wording/speaker.h"
#include "engine/play/score_curve.h"

#include <QWidget>

#include <memory>
#include <span>
#include <vector>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace gnostica::gui {

class CarefulKeys;
class ColumnScroll;
class EndButtons;
class PointsGraph;
class SeatResult;
class TurningInset;
class WinnerCrest;

/// A sheet with the result and its history: the winner in a laurel and how it was decided, all points and their graph,
/// and the turns that changed them most, with buttons for the next step, which are always visible.
class EndPage : public QWidget {
    Q_OBJECT

public:
    EndPage(std::shared_ptr<const CardArt> art, QWidget* parent);

    /// Fills the page for a finished game: `history` leads to `last`.
    void present(const engine::Rules& rules, std::span<const engine::Moment> history, const engine::View& last,
                 const wording::Speaker& speaker);
    void setReviewable(bool isReviewable);
    /// Sets the scale of the table (tableScale), before present().
    void setScale(double scale);
    WinnerCrest& crest() const { return *crest_; }
    PointsGraph& graph() const { return *graph_; }
    const std::vector<TurningInset*>& turningPoints() const { return insets_; }
    /// The whole text, for screen readers and tests.
    QString text() const;

Q_SIGNALS:
    void rematchWanted();
    void reviewWanted();
    void saveWanted();
    void pictureWanted();
    void newGameWanted();
    void startPageWanted();
    /// The user wants to see the board in a position …
    void momentPicked(int position);
    /// … or at the end.
    void boardWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    QWidget* makeHead();
    QWidget* makeContent();
    void retranslate();
    void dress(const Theme& theme);
    void setLetters();
    void arrange();
    int room() const;
    void showResults(const engine::View& last, const wording::Speaker& speaker, const engine::ScorePoint& scores);
    void showTurns(const engine::Rules& rules, std::span<const engine::Moment> history, const engine::View& last,
                   const std::vector<engine::ScorePoint>& curve, const wording::Speaker& speaker);

    std::shared_ptr<const CardArt> art_;
    SheetPicture picture_;
    WinnerCrest* crest_;
    QLabel* title_;
    QLabel* how_;
    QWidget* results_;
    QLabel* curveTitle_;
    QLabel* rounds_;
    PointsGraph* graph_;
    QLabel* turnsTitle_;
    ColumnScroll* scroll_ = nullptr;
    QBoxLayout* head_ = nullptr;
    QBoxLayout* turns_ = nullptr;
    EndButtons* buttons_;
    QToolButton* close_;
    CarefulKeys* keys_;
    std::vector<SeatResult*> shown_;
    std::vector<TurningInset*> insets_;
    double scale_ = 1;
};

}  // namespace gnostica::gui
