// What the computers do, and how people hurry or hold them.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/room.h"
#include "app/wording/speaker.h"
#include "engine/bots/player.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace gnostica::gui {

class ActionSet;
class ComputerPlayers;
class SeatBadge;
class TableView;

/// Lines above the choices, there only while computers play: who of them thinks and how far, their last step in a
/// sentence where only they play, and buttons to hurry, pause and step them.
class ComputerBar : public QFrame {
    Q_OBJECT

public:
    explicit ComputerBar(const ComputerPlayers& players, QWidget* parent = nullptr);

    void setActions(const ActionSet& actions);
    /// With little room the pace is chosen in the menu only.
    void setRoom(Room room);
    /// The speaker must stay.
    void attach(const TableView* table, const wording::Speaker* speaker);
    /// Shows everything anew.
    void sync();

private:
    void layOut();
    QString told() const;
    QString thinking() const;
    QString called(engine::Seat seat, engine::bots::Level level) const;
    QString whoPlays() const;
    void dressThinking(bool isResult);
    void keepHeight();
    void showButtons();
    void showProgress();
    void retranslate();

    const ComputerPlayers& players_;
    QPointer<const TableView> table_;
    const wording::Speaker* speaker_ = nullptr;
    SeatBadge* badge_;
    QLabel* told_;
    QLabel* thinking_;
    QProgressBar* progress_;
    QToolButton* hurry_;
    QToolButton* pause_;
    QToolButton* step_;
    QToolButton* pace_;
    Room room_ = Room::usual;
    QTimer pulse_;
};

}  // namespace gnostica::gui
