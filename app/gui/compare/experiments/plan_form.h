// How an experiment is to be played.
#pragma once

#include "app/gui/compare/choice/ruleset_sources.h"
#include "engine/lab/plan.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace gnostica::gui {

/// Name, seats, players, number of pairs or a precision, seed, and games of unequal players.
class PlanForm : public QWidget {
    Q_OBJECT

public:
    explicit PlanForm(QWidget* parent = nullptr);

    /// The rulesets that take part; none: there is nothing to begin.
    void setArms(std::vector<ComparedRules> arms);
    bool canStart() const { return problem().isEmpty(); }
    /// What is wrong; empty if it can begin.
    QString problem() const;
    /// Call it only if it can begin.
    std::shared_ptr<const engine::lab::Plan> plan() const;

Q_SIGNALS:
    void startWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* label();
    void build();
    void fillLists();
    void follow();
    void retranslate();
    QString ownName() const;

    std::vector<ComparedRules> arms_;
    std::vector<QLabel*> labels_;
    QLabel* title_;
    QLabel* explanation_;
    QLineEdit* name_;
    QSpinBox* seats_;
    QComboBox* level_;
    QSpinBox* iterations_;
    QComboBox* end_;
    QSpinBox* pairs_;
    QComboBox* metric_;
    QDoubleSpinBox* within_;
    QSpinBox* seed_;
    QSpinBox* skill_;
    QFormLayout* form_;
    QLabel* problem_;
    QPushButton* start_;
};

}  // namespace gnostica::gui
