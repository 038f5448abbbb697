// Shows the end page and carries out its commands.
#pragma once

#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

class QTimer;

namespace gnostica::table {
class GameDesk;
}  // namespace gnostica::table

namespace gnostica::gui {

class ActionSet;
class EndPage;
class EndStage;
class TableSheets;
class TableWidget;

/// Shows the result next to the board as soon as a game has ended here or a finished game has been opened, and whenever
/// the user asks for it. Looking back hides it. Sheets fold before it comes; one that is unfolded over it is folded
/// first when the user leaves.
class EndDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; the page covers `board`.
    EndDesk(TableWidget& board, TableSheets& sheets, const ActionSet& actions, table::GameDesk& desk);

    EndPage& page() const;
    EndStage& stage() const { return *stage_; }
    /// Speed of the settings in milliseconds; 0: no motion.
    void setMotion(int milliseconds);
    /// Sets the table and its speaker; both must exist until the next call.
    void attach(table::SeenTable* table, const wording::Speaker* speaker);

    /// Puts the page away, also one that is about to come: another page takes its place.
    void makeWay();

Q_SIGNALS:
    /// A game has just ended here.
    void ended();

private:
    void connectPage();
    void follow();
    void show();
    /// Puts the page away; the board has the keyboard.
    void close();
    void leave();
    void goTo(int position);

    TableWidget& board_;
    TableSheets& sheets_;
    const ActionSet& actions_;
    table::GameDesk& desk_;
    EndStage* stage_;
    QTimer* pause_;
    QPointer<table::SeenTable> table_;
    const wording::Speaker* speaker_ = nullptr;
    bool isGoingOn_ = false;
};

}  // namespace gnostica::gui
