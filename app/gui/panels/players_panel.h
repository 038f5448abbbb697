// Who plays, and how they stand.
#pragma once

#include "app/gui/art/theme.h"
#include "app/gui/seats/seating.h"
#include "app/wording/speaker.h"
#include "engine/play/view.h"

#include <QWidget>

class QListView;

namespace gnostica::gui {

class PlayersModel;
class PlayersDelegate;

/// A row for each player: colour and pattern, name, score, stash, hand, and what has become of them.
class PlayersPanel : public QWidget {
    Q_OBJECT
public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                    const Seating& seating = {});
    /// Pixels that all players take one below the other.
    int wholeHeight() const;

Q_SIGNALS:
    void seatPicked(gnostica::engine::Seat seat);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    PlayersModel* model_;
    PlayersDelegate* delegate_;
    QListView* view_;
};

}  // namespace gnostica::gui
