// The form for the plan of an experiment.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/storage/file_error.h"
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

class PlayerSeats;
class SkillBox;

/// Name, seats, players, number of pairs or a precision, seed, and games of unequal players. A plan can be opened from
/// a file, which includes its rulesets, and saved to one.
class PlanForm : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    PlanForm(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent = nullptr);

    /// The rulesets that take part; if there are none, nothing can start. Discards the rulesets of an opened plan.
    void setArms(std::vector<ComparedRules> arms);
    bool canStart() const { return problem().isEmpty(); }
    /// The problem of the form; empty if the experiment can start.
    QString problem() const;
    /// Must only be called if it can start.
    std::shared_ptr<const engine::lab::Plan> plan() const;

    /// Runs in the background; opened() or an error message follows.
    void openPlan(const QString& path);
    /// Never overwrites a ruleset.
    storage::FileResult<void> savePlan(const QString& path, const engine::lab::Plan& plan) const;
    PlayerSeats& players() const { return *players_; }
    SkillBox& skill() const { return *skill_; }

Q_SIGNALS:
    void startWanted();
    void opened();

private:
    using PlanRead = tl::expected<std::shared_ptr<const engine::lab::Plan>, engine::Diagnostics>;

    QLabel* label();
    void build();
    void connectParts();
    void fillLists();
    void follow();
    void show(const engine::lab::Plan& plan);
    void askToOpen();
    void askToSave();
    void retranslate();
    QString ownName() const;
    std::vector<engine::lab::PlanArm> planArms() const;

    const rulesets::RulesShelf& shelf_;
    const ErrorReporter& errors_;
    std::vector<ComparedRules> arms_;
    std::shared_ptr<const engine::lab::Plan> opened_;  ///< nullptr: the rulesets are those of the window
    async::Job<async::NoProgress, PlanRead> reading_;
    std::vector<QLabel*> labels_;
    QLabel* title_;
    QLabel* explanation_;
    QLabel* rulesets_;
    QPushButton* ownRulesets_;
    QLineEdit* name_;
    QSpinBox* seats_;
    PlayerSeats* players_;
    QComboBox* end_;
    QSpinBox* pairs_;
    QComboBox* metric_;
    QDoubleSpinBox* within_;
    QSpinBox* seed_;
    SkillBox* skill_;
    QFormLayout* form_;
    QLabel* problem_;
    QPushButton* start_;
    QPushButton* open_;
    QPushButton* save_;
};

}  // namespace gnostica::gui
