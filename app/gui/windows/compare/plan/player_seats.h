// The players of an experiment.
#pragma once

#include "engine/lab/plan.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;

namespace gnostica::gui {

class PlayerBox;

/// All identical, or one for each seat.
class PlayerSeats : public QWidget {
    Q_OBJECT

public:
    explicit PlayerSeats(QWidget* parent = nullptr);

    void setSeats(int seats);
    std::vector<engine::lab::PlanPlayer> players() const;
    void setPlayers(const std::vector<engine::lab::PlanPlayer>& players);
    QCheckBox& alike() const { return *alike_; }
    PlayerBox& box(std::size_t seat) const { return *boxes_[seat]; }

private:
    void follow();
    void retranslate();

    std::size_t seats_ = 2;
    QCheckBox* alike_;
    QFormLayout* rows_;
    std::vector<QLabel*> labels_;
    std::vector<PlayerBox*> boxes_;
};

}  // namespace gnostica::gui
