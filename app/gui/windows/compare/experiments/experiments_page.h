// The page of experiments.
#pragma once

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/experiments/experiment_runner.h"
#include "app/table/replay/wanted_record.h"

#include <QWidget>

class QStackedWidget;

namespace gnostica::gui {

class ExperimentList;
class ExperimentView;
class PlanForm;

/// The list of experiments and, next to it, the selected one or a form for a new one.
class ExperimentsPage : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    ExperimentsPage(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent = nullptr);
    ~ExperimentsPage() override;

    void setArms(std::vector<ComparedRules> arms);
    /// Shows the form for a new experiment.
    void showForm();
    ExperimentList& list() const { return *list_; }
    PlanForm& form() const { return *form_; }
    ExperimentView& view() const { return *view_; }
    ExperimentRunner& runner() { return runner_; }

Q_SIGNALS:
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    void begin();
    void goOn();
    void follow();
    void end();

    QString folder_;
    const ErrorReporter& errors_;
    ExperimentRunner runner_;
    ExperimentList* list_;
    QStackedWidget* place_;
    QWidget* formPlace_;
    PlanForm* form_;
    ExperimentView* view_;
};

}  // namespace gnostica::gui
