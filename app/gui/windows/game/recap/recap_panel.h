// The list "Since your last turn".
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/wording/speaker.h"
#include "engine/play/fair_play.h"

#include <QFrame>
#include <QListView>

#include <memory>
#include <span>

class QLabel;
class QToolButton;

namespace gnostica::gui {

class RecapDelegate;
class RecapModel;

/// The turns of others, the most important first, with pictures and the numbers on the board. As high as its words;
/// where too few of them could be read, folded to their number, which leads to the log. Hidden while it is empty and,
/// after it has been closed, until it changes.
class RecapPanel : public QFrame {
    Q_OBJECT

public:
    explicit RecapPanel(std::shared_ptr<const CardArt> cards, QWidget* parent = nullptr);

    /// `told`: the steps that the recap was made from.
    void present(const Recap& recap, std::span<const engine::ToldMoment> told, const wording::Speaker& speaker);
    /// The players whose turns can be explained.
    void setExplainable(const engine::ComputerSeats& seats);
    void clear();
    /// Height that the panel may take, in pixels: all sentences are visible if they fit, and it is no higher than they
    /// need.
    void setPlace(int height);
    /// Side of the pictures, in pixels.
    void setPictures(int side);
    /// Height at which all sentences are visible.
    int wantedHeight() const;
    /// The sentences, one per line.
    QString text() const;
    QListView* list() const { return list_; }
    bool isFolded() const { return list_->isHidden(); }

Q_SIGNALS:
    /// The spaces of the line under the pointer; empty for none.
    void pointedAt(const std::vector<gnostica::engine::Space>& spaces);
    /// The user wants to replay the steps.
    void replayWanted();
    /// The user wants to read them where there is more room.
    void logWanted();
    /// The user wants to know why; `moment` is an index in `told`.
    void whyWanted(std::size_t moment);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void point(int row);
    bool isExplainable(int row) const;
    void explain(int row);
    void explainCurrent();
    bool canExplain() const;
    int heightOfRows(int width) const;
    int widthOfRows() const;
    int around(bool hasTitle) const;
    void fitHeight();
    void tellNumber();

    Recap recap_;
    QLabel* title_;
    QToolButton* number_;  ///< of the lines, while they are folded
    QToolButton* why_;
    QToolButton* replay_;
    QToolButton* close_;
    QListView* list_;
    RecapModel* model_;
    RecapDelegate* delegate_;
    engine::ComputerSeats explainable_;
    int place_ = 400;
};

}  // namespace gnostica::gui
