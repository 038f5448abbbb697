// Players, seats and the look of the pieces.
#pragma once

#include "app/gui/base/settings/seat_look.h"
#include "app/table/seats/seating.h"

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace gnostica::gui {

using SeatNames = std::array<QString, engine::kMaxSeats>;

/// One row per seat: letter, name, player (a person, or a computer level), colour and pattern. Two seats never have the
/// same look: choosing the look of another seat swaps the two.
class SeatRows : public QWidget {
    Q_OBJECT

public:
    explicit SeatRows(QWidget* parent = nullptr);

    void setSeats(int seats);
    void setNames(const SeatNames& names);
    void setPlayers(const table::SeatPlayers& players);
    void setLooks(const SeatLooks& looks);
    SeatNames names() const;
    table::SeatPlayers players() const;
    const SeatLooks& looks() const { return looks_; }

Q_SIGNALS:
    void changed();

private:
    struct Row {
        QLabel* letter;
        QLineEdit* name;
        QComboBox* player;
        QComboBox* colour;
        QComboBox* pattern;
    };
    static QString levelText(engine::bots::Level level);
    void addRow(QGridLayout* grid, int place);
    void chooseColour(std::size_t seat, int choice);
    void choosePattern(std::size_t seat, int choice);
    void showLooks();
    void retranslate();

    std::array<Row, engine::kMaxSeats> rows_{};
    std::vector<QLabel*> headings_;
    SeatLooks looks_ = defaultSeatLooks();
};

}  // namespace gnostica::gui
