// Games of unequal players, which show how much skill decides.
#pragma once

#include "engine/lab/plan.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSpinBox;

namespace gnostica::gui {

class PlayerBox;

/// How many deals, and who plays whom.
class SkillBox : public QWidget {
    Q_OBJECT

public:
    explicit SkillBox(QWidget* parent = nullptr);

    /// Nothing if there are to be none.
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
