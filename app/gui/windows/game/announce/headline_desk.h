// Says what nobody should miss.
#pragma once

#include "app/gui/base/sound/chimes.h"
#include "app/gui/windows/game/announce/ribbon_plan.h"
#include "app/gui/windows/game/recap/headline.h"
#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace gnostica::gui {

class DueSheet;
class HeadlineRibbon;
class PlayArea;

/// Shows the latest important event on a ribbon over the board, and the turns until an announced last turn on a
/// parchment; where that has no room, the ribbon also says the number of turns.
class HeadlineDesk : public QObject {
    Q_OBJECT

public:
    /// `area` must outlive this.
    explicit HeadlineDesk(PlayArea& area);

    HeadlineRibbon& ribbon() const { return *ribbon_; }
    /// The window gives it a place.
    DueSheet& due() const { return *due_; }
    /// Sets the table and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);
    void sync();

Q_SIGNALS:
    /// An important event has just been shown.
    void chimed(gnostica::gui::Chime chime);

private:
    void makeWay();
    void say(const Headline& news);
    void sayAnnouncement(engine::Seat announcer);
    void sayElimination(const engine::event::SeatEliminated& eliminated);
    void presentDue(engine::Seat announcer);
    QString dueSentence(engine::Seat announcer, const std::vector<engine::Seat>& turns) const;
    QString heldSentence(engine::Seat announcer, int points, int target) const;
    QString causeOf(const engine::event::SeatEliminated& eliminated) const;

    PlayArea& area_;
    HeadlineRibbon* ribbon_;
    DueSheet* due_;
    std::optional<Headline> lastNews_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
};

}  // namespace gnostica::gui
