// Panel for the players and their standings.
#pragma once

#include "app/table/seats/seating.h"
#include "app/wording/speaker.h"
#include "engine/play/told.h"
#include "engine/play/view.h"

#include <QVariantAnimation>
#include <QWidget>

#include <cstdint>
#include <span>

class QListView;

namespace gnostica::gui {

class PlayersModel;
class PlayersDelegate;

/// One row per player: colour and pattern, name, score, stash, hand and status; a laurel for who leads alone.
class PlayersPanel : public QWidget {
    Q_OBJECT
public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    void setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                    const table::Seating& seating = {}, std::span<const engine::ToldMoment> past = {});
    /// Sets the speed of motions (Settings::animationMs); 0: none.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    enum class Lines : std::uint8_t { whole, brief };

    /// Sets whether each player has one line or more room.
    void setLines(Lines lines);
    /// Height of a plate with more room, if its letters do not need more, and the distance between plates, in pixels.
    void setPlates(int height, int gap);
    /// Height of all rows together in pixels.
    int wholeHeight() const { return heightOf(lines_); }
    int heightOf(Lines lines) const;
    /// The plate of a player within the panel; empty if there is no such player.
    QRect placeOf(engine::Seat seat) const;

Q_SIGNALS:
    /// The number of players has changed.
    void heightChanged();
    void seatPicked(gnostica::engine::Seat seat);

private:
    void retranslate();
    engine::Seat leader() const;
    void passLaurel(engine::Seat to, bool isSameGame);

    PlayersModel* model_;
    PlayersDelegate* delegate_;
    QListView* view_;
    QVariantAnimation laurel_;  ///< on its way to the leader
    engine::Seat leader_ = engine::Seat::none;
    int animationMs_ = 0;
    Lines lines_ = Lines::whole;
};

}  // namespace gnostica::gui
