// Effects of a draft on the user's earlier games.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/workshop/games/game_search.h"
#include "app/gui/windows/workshop/workbench.h"
#include "app/table/replay/wanted_record.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace gnostica::gui {

/// A game that would continue differently.
struct GameLine {
    QString path;
    QString game;    ///< players and date
    QString change;  ///< the first difference, complete sentences
    int moment = 0;  ///< step of the difference
};

/// Replays the user's finished games under the draft in the background, and lists the first difference in each: in
/// games under this ruleset, due to unsaved changes; in games under its parent, due to all differences from it.
class GamesPane : public QWidget {
    Q_OBJECT

public:
    /// All members must outlive this.
    explicit GamesPane(const Workbench& bench, QWidget* parent = nullptr);

    const RowTable<GameLine>& games() const { return *games_; }

Q_SIGNALS:
    /// The record is to be shown at the step of the difference.
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    void makeView();
    void retranslate();
    void search();
    void tell(const GamesLooked& looked);
    void finish(const GamesLooked& looked);
    void forget();
    void updateButton();
    void open();

    Workbench bench_;
    RowTable<GameLine>* games_;
    QLabel* text_;
    QPushButton* button_;
    QTableView* view_;
    bool isShown_ = false;  ///< the list shows the results of a search, or is about to
    async::Job<GamesLooked, GamesLooked> job_;
};

}  // namespace gnostica::gui
