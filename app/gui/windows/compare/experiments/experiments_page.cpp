#include "app/gui/windows/compare/experiments/experiments_page.h"

#include "app/files/file_handle.h"
#include "app/gui/windows/compare/experiments/experiment_list.h"
#include "app/gui/windows/compare/experiments/experiment_view.h"
#include "app/gui/windows/compare/plan/plan_form.h"

#include <QDir>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

ExperimentsPage::ExperimentsPage(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      folder_(shelf.folders().experiments()),
      errors_(errors),
      list_(new ExperimentList(folder_, errors, this)),
      place_(new QStackedWidget(this)),
      form_(new PlanForm(shelf, errors, this)),
      view_(new ExperimentView(shelf, runner_, errors, this)) {
    setObjectName(QStringLiteral("experimentsPage"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(form_);
    formPlace_ = scroll;
    place_->addWidget(formPlace_);
    place_->addWidget(view_);
    auto* sides = new QSplitter(this);
    sides->addWidget(list_);
    sides->addWidget(place_);
    sides->setStretchFactor(0, 1);
    sides->setStretchFactor(1, 3);
    sides->setChildrenCollapsible(false);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(sides);
    connect(list_, &ExperimentList::chosen, this, &ExperimentsPage::follow);
    connect(list_, &ExperimentList::beginWanted, this, [this] { place_->setCurrentWidget(formPlace_); });
    connect(form_, &PlanForm::startWanted, this, &ExperimentsPage::begin);
    connect(&view_->head(), &ExperimentHead::pauseWanted, &runner_, &ExperimentRunner::pause);
    connect(&view_->head(), &ExperimentHead::stopWanted, &runner_, &ExperimentRunner::stop);
    connect(&view_->head(), &ExperimentHead::goOnWanted, this, &ExperimentsPage::goOn);
    connect(view_, &ExperimentView::recordWanted, this, &ExperimentsPage::recordWanted);
    connect(&runner_, &ExperimentRunner::progressed, view_, &ExperimentView::follow);
    connect(&runner_, &ExperimentRunner::progressed, list_, [this] {
        if (list_->isWaiting()) {
            list_->refresh();
        }
        list_->setDone(runner_.progress().done);
    });
    connect(&runner_, &ExperimentRunner::ended, this, &ExperimentsPage::end);
    connect(&runner_, &ExperimentRunner::failed, this, [this](const lab::LabError& error) {
        errors_.report([] { return tr("The experiment has stopped because of an error."); },
                       [error] { return sentenceOf(error); });
        end();
    });
}

ExperimentsPage::~ExperimentsPage() = default;

void ExperimentsPage::setArms(std::vector<ComparedRules> arms) {
    form_->setArms(std::move(arms));
}

void ExperimentsPage::showForm() {
    list_->button(ExperimentList::Deed::begin)->click();
}

void ExperimentsPage::begin() {
    if (runner_.isRunning()) {
        errors_.tell(tr("Another experiment is running. Stop it first."));
        return;
    }
    errors_.withdraw();
    const auto plan = form_->plan();
    if (folder_.isEmpty() || !QDir().mkpath(folder_)) {
        errors_.report([] { return tr("The experiment could not be started."); },
                       storage::FileError{storage::FileFault::notWritten, folder_, files::systemError()});
        return;
    }
    const QString path = freeExperimentPath(folder_, QString::fromStdString(plan->name));
    runner_.start(path, plan);
    list_->setRunning(path);
    list_->select(path);
}

/// The plan comes from the file, rulesets included.
void ExperimentsPage::goOn() {
    const auto results = view_->feed().results();
    if (results != nullptr && !runner_.isRunning()) {
        runner_.start(results->path, std::make_shared<const engine::lab::Plan>(results->plan()));
        list_->setRunning(results->path);
    }
}

void ExperimentsPage::follow() {
    if (const ExperimentEntry* entry = list_->current()) {
        view_->show(*entry);
        place_->setCurrentWidget(view_);
    } else {
        place_->setCurrentWidget(formPlace_);
    }
}

void ExperimentsPage::end() {
    list_->setRunning({});
}

}  // namespace gnostica::gui
