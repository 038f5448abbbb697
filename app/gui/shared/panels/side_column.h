// What stands beside the board of those who play.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/room.h"
#include "app/language/phrase.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class HandPanel;
class ColumnScroll;
class PlayersPanel;

/// From the top: the players; what is to be chosen; the news; the hand, which gets the rest. The board beside it is as
/// high as the window, and nothing that is said here moves it, nor makes the window higher: where there is not enough
/// room for all, what is above the hand scrolls.
class SideColumn : public QWidget {
    Q_OBJECT

public:
    SideColumn(PlayersPanel* players, HandPanel* hand, QWidget* parent = nullptr);

    /// Between players and news, below what was added before. What has a slot setRoom() is told how much it may take.
    template <class Choices>
    void addChoices(Choices* choices) {
        add(choices);
        tellRoom(choices);
    }
    /// Above the hand. They come and go: their place is kept, so that nothing moves, unless the column is low.
    template <class News>
    void addNews(News* news) {
        keepPlace(news);
        tellRoom(news);
    }
    /// Whose hand is shown; nobody's: empty.
    void setHandOf(const wording::Phrase& player);
    /// What stands over the hand.
    QString handTitle() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void roomChanged(gnostica::gui::Room room);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    template <class Part>
    void tellRoom(Part* part) {
        if constexpr (requires { part->setRoom(Room::usual); }) {
            connect(this, &SideColumn::roomChanged, part, &Part::setRoom);
            part->setRoom(room_);
        }
    }
    void add(QWidget* choices);
    void keepPlace(QWidget* news);
    void fitPlayers();
    void fitUpper();

    PlayersPanel* players_;
    HandPanel* hand_;
    QLabel* handTitle_;
    QWidget* above_;  ///< all but the hand
    QVBoxLayout* lines_;
    ColumnScroll* upper_;
    QVBoxLayout* choices_;
    wording::Phrase handOf_;
    Room room_ = Room::usual;
};

}  // namespace gnostica::gui
