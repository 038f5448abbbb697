// The player on turn.
#pragma once

#include "engine/model/seat.h"

#include <QString>
#include <QWidget>

class QLabel;

namespace gnostica::gui {

class SeatBadge;

/// A seat and a sentence. Keeps its height, whatever the text.
class TurnLine : public QWidget {
    Q_OBJECT

public:
    explicit TurnLine(QWidget* parent = nullptr);

    void present(engine::Seat seat, const QString& sentence);

private:
    SeatBadge* badge_;
    QLabel* text_;
};

}  // namespace gnostica::gui
