// Players, seats and the look of the pieces.
#pragma once

#include "app/gui/base/settings/seat_look.h"
#include "app/table/seats/seating.h"

#include <QString>
#include <QWidget>

#include <array>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QToolButton;

namespace gnostica::gui {

class TemperamentButton;

using SeatNames = std::array<QString, engine::kMaxSeats>;

/// One row per seat: colour and pattern of its pieces, name, player (a person, or a computer level), how a computer
/// likes to play, and a button that removes it. Two seats never have the same look: choosing the look of another seat
/// swaps the two.
class SeatRows : public QWidget {
    Q_OBJECT

public:
    explicit SeatRows(QWidget* parent = nullptr);

    void setSeats(int seats);
    /// Shows or hides the buttons that remove a seat.
    void setRemovable(bool removable);
    /// Players of later seats move up by one; the one of this seat becomes the last of these seats.
    void moveToEnd(int seat, int seats);
    void setNames(const SeatNames& names);
    void setPlayers(const table::SeatPlayers& players);
    void setTemperaments(const table::TemperamentChoices& temperaments);
    void setLooks(const SeatLooks& looks);
    SeatNames names() const;
    table::SeatPlayers players() const;
    table::TemperamentChoices temperaments() const;
    /// True if a computer plays one of the seats.
    bool hasComputers() const;
    const SeatLooks& looks() const { return looks_; }

Q_SIGNALS:
    void changed();
    /// The user wants to remove this seat.
    void removeWanted(int seat);

private:
    struct Row {
        QComboBox* colour;
        QComboBox* pattern;
        QLineEdit* name;
        QComboBox* player;
        TemperamentButton* temperament;
        QToolButton* remove;
    };
    void addRow(QGridLayout* grid, int place);
    void chooseColour(std::size_t seat, int choice);
    void choosePattern(std::size_t seat, int choice);
    void showLooks();
    void showRows();
    void retranslate();

    std::array<Row, engine::kMaxSeats> rows_{};
    SeatLooks looks_ = defaultSeatLooks();
    int seats_ = 0;
    bool removable_ = false;
};

}  // namespace gnostica::gui
