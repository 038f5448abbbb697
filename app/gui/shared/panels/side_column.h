// Column next to the board.
#pragma once

#include "app/gui/look/widgets/room.h"
#include "app/language/phrase.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class HandPanel;
class ColumnScroll;
class PlayersPanel;

/// From the top: players, choices, news, and the hand, which gets the rest. The board next to it is as high as the
/// window, and nothing in the column moves it or makes the window higher: if there is not enough room, the part above
/// the hand scrolls.
class SideColumn : public QWidget {
    Q_OBJECT

public:
    SideColumn(PlayersPanel* players, HandPanel* hand, QWidget* parent = nullptr);

    /// Adds a part between players and news, below earlier ones. Calls setRoom() of the part if it exists.
    template <class Choices>
    void addChoices(Choices* choices) {
        add(choices);
        tellRoom(choices);
    }
    /// Adds a part above the hand. Its place is kept while it is hidden, so that nothing moves, except in a low column.
    template <class News>
    void addNews(News* news) {
        keepPlace(news);
        tellRoom(news);
    }
    /// Sets the player whose hand is shown; empty: no player.
    void setHandOf(const language::Phrase& player);
    /// Title over the hand.
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
    QWidget* above_;  ///< everything above the hand
    QVBoxLayout* lines_;
    ColumnScroll* upper_;
    QVBoxLayout* choices_;
    language::Phrase handOf_;
    Room room_ = Room::usual;
};

}  // namespace gnostica::gui
