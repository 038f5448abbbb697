// The pane for the players.
#pragma once

#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace gnostica::gui {

class SeatBadge;

/// The number of players, the player on turn, eliminated players, and whether the position begins with bids.
class SeatsPane : public QWidget {
    Q_OBJECT

public:
    explicit SeatsPane(QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);

Q_SIGNALS:
    void seatsChosen(int seats);
    void turnChosen(gnostica::engine::Seat seat);
    void outChosen(gnostica::engine::Seat seat, bool out);
    void bidsChosen(bool bids);
    void restChosen(bool discarded);

private:
    void retranslate();
    struct Row {
        SeatBadge* badge = nullptr;
        QLabel* name = nullptr;
        QRadioButton* turn = nullptr;
        QCheckBox* out = nullptr;
    };
    Row makeRow(engine::Seat seat);

    QLabel* seatsLabel_;
    QSpinBox* seats_;
    QGridLayout* grid_;
    QButtonGroup* turns_;
    QCheckBox* bids_;
    QCheckBox* rest_;
    std::vector<Row> rows_;
};

}  // namespace gnostica::gui
