// Tells the person before the screen what the others have done.
#pragma once

#include "app/gui/base/sound/chimes.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/recap/headline.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/table/table_view.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QTimer;

namespace gnostica::gui {

class HeadlineBar;
class PlayArea;
class RecapPanel;
class SideColumn;

/// Their last turns stay drawn on the board and listed beside it until the person begins a turn; what is weighty stands
/// over the board. What has happened can be seen again, step by step.
class RecapDesk : public QObject {
    Q_OBJECT

public:
    /// Both must stay.
    RecapDesk(PlayArea& area, SideColumn& side);

    RecapPanel& panel() const { return *panel_; }
    HeadlineBar& headline() const { return *headline_; }
    /// How long what is weighty takes to appear; 0: no time.
    void setMotion(int milliseconds);
    /// The table that is shown from now on, and how one speaks of it; both must stay until the next call.
    void attach(TableView* table, const wording::Speaker* speaker);
    void setSpeaker(const wording::Speaker* speaker);
    /// What is advised is drawn instead of what was done, as long as there is advice.
    void showAdvice(const std::vector<BoardTrace>& traces);
    /// Shows the game anew; the board shows it already.
    void sync();
    bool isReplaying() const;

Q_SIGNALS:
    /// Something weighty has just been said.
    void chimed(gnostica::gui::Chime chime);

private:
    void tell();
    void trace();
    void sayHeadline();
    QString meaningOf(const engine::Event& event) const;
    QString causeOf(const engine::event::SeatEliminated& eliminated) const;
    void replay();
    void goOn();

    PlayArea& area_;
    RecapPanel* panel_;
    HeadlineBar* headline_;
    QTimer* steps_;
    Recap recap_;
    std::optional<Headline> lastNews_;
    std::vector<BoardTrace> advice_;
    std::vector<int> toCome_;  ///< moments that are yet to be seen again
    QPointer<TableView> table_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
