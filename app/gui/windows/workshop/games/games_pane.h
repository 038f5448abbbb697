// "What would this change in my games?"
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/workshop/games/game_search.h"
#include "app/gui/windows/workshop/workbench.h"
#include "app/table/replay/wanted_record.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace gnostica::gui {

class GamesModel;

/// Replays the user's finished games with the draft, aside, and lists the first thing in each that would go otherwise:
/// of games by this ruleset, for what is not saved; of games by its parent, for all that differs from it.
class GamesPane : public QWidget {
    Q_OBJECT

public:
    /// All of it must stay.
    explicit GamesPane(const Workbench& bench, QWidget* parent = nullptr);

    GamesModel& model() const { return *model_; }

Q_SIGNALS:
    /// This record is to be looked at, after so many moments.
    void recordWanted(const gnostica::gui::WantedRecord& record);

protected:
    void changeEvent(QEvent* event) override;

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
    GamesModel* model_;
    QLabel* text_;
    QPushButton* button_;
    QTableView* view_;
    bool isShown_ = false;  ///< a search has found what the list holds, or is about to
    Job<GamesLooked, GamesLooked> job_;
};

}  // namespace gnostica::gui
