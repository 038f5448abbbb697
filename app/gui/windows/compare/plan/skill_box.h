// Games of unequal players, which measure how much skill matters.
#pragma once

#include "engine/lab/plan.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSpinBox;

namespace gnostica::gui {

class PlayerBox;

/// The number of deals and the two players.
class SkillBox : public QWidget {
    Q_OBJECT

public:
    explicit SkillBox(QWidget* parent = nullptr);

    /// Nullopt if there are no such games.
    std::optional<engine::lab::PlanSkill> skill() const;
    void setSkill(const std::optional<engine::lab::PlanSkill>& skill);
    QSpinBox& deals() const { return *deals_; }

private:
    void follow();
    void retranslate();

    QSpinBox* deals_;
    QWidget* players_;
    PlayerBox* stronger_;
    QLabel* against_;
    PlayerBox* weaker_;
};

}  // namespace gnostica::gui
