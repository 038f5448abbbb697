// "What would this change in my games?"
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

/// A game in which something would go otherwise.
struct GameLine {
    QString path;
    QString game;    ///< who has played it, and when
    QString change;  ///< what would go otherwise first, in whole sentences
    int moment = 0;  ///< where
};

/// Replays the user's finished games with the draft, aside, and lists the first thing in each that would go otherwise:
/// of games by this ruleset, for what is not saved; of games by its parent, for all that differs from it.
class GamesPane : public QWidget {
    Q_OBJECT

public:
    /// All of it must stay.
    explicit GamesPane(const Workbench& bench, QWidget* parent = nullptr);

    const RowTable<GameLine>& games() const { return *games_; }

Q_SIGNALS:
    /// This record is to be looked at, after so many moments.
    void recordWanted(const gnostica::gui::WantedRecord& record);

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
    bool isShown_ = false;  ///< a search has found what the list holds, or is about to
    Job<GamesLooked, GamesLooked> job_;
};

}  // namespace gnostica::gui
