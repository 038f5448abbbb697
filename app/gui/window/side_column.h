// What stands beside the board of those who play.
#pragma once

#include "app/gui/art/theme.h"
#include "app/wording/phrase.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class HandPanel;
class PlayersPanel;

/// From the top: the players; what is to be chosen; the hand, which gets the rest. The board beside it is as high as
/// the window, and nothing that is said here moves it.
class SideColumn : public QWidget {
    Q_OBJECT

public:
    SideColumn(PlayersPanel* players, HandPanel* hand, QWidget* parent = nullptr);

    /// Between players and hand, below what was added before. What has a slot setBrief() is told when the column is so
    /// low that it should take as little room as it can.
    template <class Choices>
    void addChoices(Choices* choices) {
        add(choices);
        if constexpr (requires { choices->setBrief(true); }) {
            connect(this, &SideColumn::briefChanged, choices, &Choices::setBrief);
            choices->setBrief(brief_);
        }
    }
    /// Whose hand is shown; nobody's: empty.
    void setHandOf(const wording::Phrase& player);
    void setTheme(const Theme& theme);
    void retranslate();
    /// What stands over the hand.
    QString handTitle() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void briefChanged(bool brief);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void add(QWidget* choices);
    void fitPlayers();

    PlayersPanel* players_;
    HandPanel* hand_;
    QLabel* handTitle_;
    QVBoxLayout* lines_;
    wording::Phrase handOf_;
    bool brief_ = false;
};

}  // namespace gnostica::gui
