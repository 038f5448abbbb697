// One computer player.
#pragma once

#include "engine/lab/plan.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace gnostica::gui {

/// Its level, and, of levels that think ahead, how many games it thinks through for a step.
class PlayerBox : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBox(QWidget* parent = nullptr);

    engine::lab::PlanPlayer player() const;
    void setPlayer(const engine::lab::PlanPlayer& player);
    /// Whose it is, for those who hear it.
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
