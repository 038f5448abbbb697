// Settings of one computer player.
#pragma once

#include "engine/lab/plan.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace gnostica::gui {

/// Its level and, if the level thinks ahead, the number of games that it simulates per step.
class PlayerBox : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBox(QWidget* parent = nullptr);

    engine::lab::PlanPlayer player() const;
    void setPlayer(const engine::lab::PlanPlayer& player);
    /// Names the player, for screen readers.
    void setOwner(const QString& owner);
    QComboBox& level() const { return *level_; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void retranslate();

    QComboBox* level_;
    QSpinBox* iterations_;
};

}  // namespace gnostica::gui
