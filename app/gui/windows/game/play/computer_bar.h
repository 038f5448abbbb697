// Shows the steps of the computers and lets users hurry or pause them.
#pragma once

#include "app/gui/look/widgets/room.h"
#include "app/wording/speaker.h"
#include "engine/bots/player.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace gnostica::table {
class ComputerPlayers;
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

class ActionSet;
class SeatBadge;

/// Lines above the choices, visible only in games with computers, and in little room only while these play: which
/// computer is thinking and its progress, its last step in a sentence if only computers play, and buttons to hurry,
/// pause and step.
class ComputerBar : public QFrame {
    Q_OBJECT

public:
    explicit ComputerBar(const table::ComputerPlayers& players, QWidget* parent = nullptr);

    void setActions(const ActionSet& actions);
    /// If there is little space, the pace can only be chosen in the menu.
    void setRoom(Room room);
    /// The speaker must outlive this.
    void attach(const table::SeenTable* table, const wording::Speaker* speaker);
    /// Shows the current state.
    void sync();

private:
    void layOut();
    bool isOfUse() const;
    QString told() const;
    QString thinking() const;
    QString called(engine::Seat seat, engine::bots::Level level) const;
    QString whoPlays() const;
    void dressThinking(bool isResult);
    void keepHeight();
    void showButtons();
    void showProgress();
    void retranslate();

    const table::ComputerPlayers& players_;
    QPointer<const table::SeenTable> table_;
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
