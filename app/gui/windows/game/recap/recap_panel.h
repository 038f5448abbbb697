// The list "Since your last turn".
#pragma once

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/wording/speaker.h"

#include <QFrame>

#include <memory>
#include <span>

class QLabel;
class QListView;
class QToolButton;

namespace gnostica::gui {

class RecapDelegate;
class RecapModel;

/// The turns of others, the most important first, with pictures and the numbers on the board. As high as its words.
/// Hidden while it is empty and, after it has been closed, until it changes.
class RecapPanel : public QFrame {
    Q_OBJECT

public:
    explicit RecapPanel(std::shared_ptr<const CardArt> cards, QWidget* parent = nullptr);

    /// `told`: the steps that the recap was made from.
    void present(const Recap& recap, std::span<const engine::ToldMoment> told, const wording::Speaker& speaker);
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

Q_SIGNALS:
    /// The spaces of the line under the pointer; empty for none.
    void pointedAt(const std::vector<gnostica::engine::Space>& spaces);
    /// The user wants to replay the steps.
    void replayWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void point(int row);
    int heightOfRows(int width) const;
    int widthOfRows() const;
    int around(bool hasTitle) const;
    void fitHeight();

    Recap recap_;
    QLabel* title_;
    QToolButton* replay_;
    QToolButton* close_;
    QListView* list_;
    RecapModel* model_;
    RecapDelegate* delegate_;
    int place_ = 400;
};

}  // namespace gnostica::gui
