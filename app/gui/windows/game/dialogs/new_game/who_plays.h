// The players of a new game.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"

class QLabel;

namespace gnostica::gui {

class PageButton;

/// The seats, which can be added and removed.
class WhoPlays : public QWidget {
    Q_OBJECT

public:
    static constexpr int kFewest = 2;

    explicit WhoPlays(QWidget* parent = nullptr);

    SeatRows& rows() { return *rows_; }
    const SeatRows& rows() const { return *rows_; }
    int seats() const { return seats_; }
    void setSeats(int seats);
    /// The number of players cannot be changed.
    void setFixed();
    /// Problem of the number of players; empty for none.
    void setProblem(const QString& problem);
    /// Said by screen readers where the number of players is changed.
    void setSpoken(const QString& sentence);

Q_SIGNALS:
    /// The user has changed the number of players.
    void seatsChanged(int seats);

private:
    void remove(int seat);
    void showButtons();
    void retranslate();

    QLabel* title_;
    QLabel* problem_;
    QLabel* fairness_;  ///< while a computer is chosen
    SeatRows* rows_;
    PageButton* add_;
    QLabel* count_;
    int seats_ = kFewest;
    bool isFixed_ = false;
};

}  // namespace gnostica::gui
