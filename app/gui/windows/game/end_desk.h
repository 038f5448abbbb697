// When the page of a game that is over is seen, and what it does.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/table/table_view.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

class QTimer;

namespace gnostica::gui {

class ActionSet;
class EndPage;
class GameDesk;
class TableWidget;

/// Shows the result over the board as soon as a game has come to its end here, and whenever it is asked for. Looking
/// back puts it away.
class EndDesk : public QObject {
    Q_OBJECT

public:
    /// All of these must stay; the page lies over `board`.
    EndDesk(TableWidget& board, const ActionSet& actions, GameDesk& desk);

    EndPage& page() const { return *page_; }
    /// The table that is shown from now on, and how one speaks of it; both must stay until the next call.
    void attach(TableView* table, const wording::Speaker* speaker);
    /// How one speaks of it from now on.
    void setSpeaker(const wording::Speaker* speaker);

Q_SIGNALS:
    /// A game has just come to its end here.
    void ended();

private:
    void connectPage();
    void follow();
    void show();
    void goTo(int position);

    TableWidget& board_;
    const ActionSet& actions_;
    GameDesk& desk_;
    EndPage* page_;
    QTimer* pause_;
    QPointer<TableView> table_;
    const wording::Speaker* speaker_ = nullptr;
    bool isGoingOn_ = false;
};

}  // namespace gnostica::gui
