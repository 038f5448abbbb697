// Who plays, and how they stand.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/table/seats/seating.h"
#include "app/wording/speaker.h"
#include "engine/play/told.h"
#include "engine/play/view.h"

#include <QWidget>

#include <span>

class QListView;

namespace gnostica::gui {

class PlayersModel;
class PlayersDelegate;

/// A row for each player: colour and pattern, name, score, stash, hand, and what has become of them.
class PlayersPanel : public QWidget {
    Q_OBJECT
public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    void setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                    const Seating& seating = {}, std::span<const engine::ToldMoment> past = {});
    enum class Lines : std::uint8_t { whole, brief };

    /// All that is known of a player in one line, or with room between.
    void setLines(Lines lines);
    /// Pixels that all players take one below the other, as they are, or would be.
    int wholeHeight() const { return heightOf(lines_); }
    int heightOf(Lines lines) const;

Q_SIGNALS:
    /// There are more players, or fewer.
    void heightChanged();
    void seatPicked(gnostica::engine::Seat seat);

private:
    void retranslate();

    PlayersModel* model_;
    PlayersDelegate* delegate_;
    QListView* view_;
    Lines lines_ = Lines::whole;
};

}  // namespace gnostica::gui
