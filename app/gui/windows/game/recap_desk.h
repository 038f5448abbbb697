// Shows the user the steps of the other players.
#pragma once

#include "app/gui/base/sound/chimes.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

class QTimer;

namespace gnostica::gui {

class DueSheet;
class HeadlineDesk;
class HeadlineRibbon;
class PlayArea;
class RecapPanel;

/// Marks their last turns on the board and lists them next to it until the user begins a turn; both follow the position
/// that is shown. Important events are shown over the board. The steps can be replayed one by one.
class RecapDesk : public QObject {
    Q_OBJECT

public:
    /// `area` must outlive this.
    explicit RecapDesk(PlayArea& area);

    RecapPanel& panel() const { return *panel_; }
    HeadlineRibbon& headline() const;
    /// When an announced last turn is due; the window gives it a place.
    DueSheet& due() const;
    /// Sets the speed of the motion of important events (Settings::animationMs); 0: none.
    void setMotion(int animationMs);
    /// Sets the table and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);
    /// While there is advice, it is drawn instead of the steps.
    void showAdvice(const std::vector<BoardTrace>& traces);
    /// Shows the current state of the game; the board shows it already.
    void sync();
    bool isReplaying() const;

Q_SIGNALS:
    /// An important event has just been shown.
    void chimed(gnostica::gui::Chime chime);
    /// The user wants the turn of a computer explained to which this moment belongs.
    void whyWanted(std::size_t moment);

private:
    Recap recapOfShown() const;
    void tell();
    void trace();
    void replay();
    void goOn();

    PlayArea& area_;
    RecapPanel* panel_;
    HeadlineDesk* headlines_;
    QTimer* steps_;
    Recap recap_;
    std::vector<BoardTrace> advice_;
    std::vector<int> toCome_;  ///< steps that are still to be replayed
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
