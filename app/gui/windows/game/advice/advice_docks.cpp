#include "app/gui/windows/game/advice/advice_docks.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/advice/hint/plan_trace.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/table/seen_table.h"
#include "app/turn/turn_controller.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace gnostica::gui {

AdviceDocks::AdviceDocks(const ActionSet& actions, turn::TurnController& turn, QMainWindow& window,
                         QDockWidget* neighbour)
    : actions_(actions),
      turn_(turn),
      window_(window),
      neighbour_(neighbour),
      advice_(new AdvicePanel(adviser_, actions.at(Act::hint), actions.at(Act::adviseAnnouncement), &window)),
      review_(new ReviewPanel(reviewer_, actions.at(Act::review), &window)),
      adviceDock_(makeDock(window, advice_, QStringLiteral("adviceDock"), neighbour)),
      reviewDock_(makeDock(window, review_, QStringLiteral("reviewDock"), neighbour)) {
    connectActions();
    connect(&adviser_, &Adviser::changed, this, &AdviceDocks::enableActions);
    connect(&adviser_, &Adviser::changed, this, &AdviceDocks::trace);
    connect(&reviewer_, &Reviewer::changed, this, &AdviceDocks::enableActions);
    connect(advice_, &AdvicePanel::keyboardReturned, this, [&window] { window.centralWidget()->setFocus(); });
    connect(advice_->hint(), &HintView::shown, &turn_, &turn::TurnController::propose);
    connect(advice_->hint(), &HintView::chosen, &turn_, [this](const engine::Step& step) {
        if (turn_.propose(step)) {
            turn_.confirm();
        }
    });
    connect(advice_->hint(), &HintView::turnChosen, &player_, &HintPlayer::playTurn);
    connect(&player_, &HintPlayer::endedEarly, advice_, &AdvicePanel::sayEndedEarly);
    connect(review_, &ReviewPanel::momentPicked, this, [this](int position) { table_->showPosition(position); });
    followLanguage(&window, this, [this] { retranslate(); });
    enableActions();
}

/// The panels are deleted first: they refer to the advisers.
AdviceDocks::~AdviceDocks() {
    delete adviceDock_;
    delete reviewDock_;
}

QDockWidget* AdviceDocks::makeDock(QMainWindow& window, QWidget* panel, const QString& name, QDockWidget* neighbour) {
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    window.addDockWidget(dockAreaAtEnd(window), dock);
    dock->hide();  // before it has a tab, which would remain
    window.tabifyDockWidget(neighbour, dock);
    actions_.menuOf(Act::notation)->addAction(viewActionOf(*dock));
    return dock;
}

void AdviceDocks::connectActions() {
    const auto on = [this](Act act, auto what) { connect(actions_.at(act), &QAction::triggered, this, what); };
    on(Act::hint, [this] { ask(Question::hint); });
    on(Act::adviseAnnouncement, [this] { ask(Question::announcement); });
    on(Act::review, &AdviceDocks::startReview);
}

void AdviceDocks::setBudgets(const AdviceBudgets& budgets) {
    adviser_.setBudgets(budgets);
    reviewer_.setBudgets(budgets);
}

void AdviceDocks::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    table_ = table;
    advice_->setSpeaker(speaker);
    adviser_.attach(table);
    reviewer_.attach(table);
    review_->attach(table, speaker);
    putAway(*adviceDock_);
    putAway(*reviewDock_);
}

/// Hides a dock about another game. If it was in front, the neighbour comes to the front.
void AdviceDocks::putAway(QDockWidget& dock) {
    const bool wasInFront = !dock.isFloating() && !dock.visibleRegion().isEmpty();
    if (wasInFront) {
        neighbour_->raise();  // while the dock is visible; otherwise Qt would choose among the other tabs
    }
    dock.hide();
}

void AdviceDocks::retranslate() {
    adviceDock_->setWindowTitle(tr("Advice"));
    reviewDock_->setWindowTitle(tr("Review", "panel: a finished game looked at again"));
}

void AdviceDocks::ask(Question question) {
    adviceDock_->show();
    adviceDock_->raise();
    giveHeight(window_, *adviceDock_);  // an answer with its reasons needs the height more than the piles
    adviser_.ask(question);
    advice_->focusContent();
}

void AdviceDocks::trace() {
    const auto& turn = adviser_.analysis().turn;
    std::vector<BoardTrace> traces;
    if (!turn.empty()) {
        traces.push_back(traceOf(table_->rules(), turn));
    }
    Q_EMIT traced(traces);
}

void AdviceDocks::startReview() {
    reviewDock_->show();
    reviewDock_->raise();
    reviewer_.start();
    review_->setFocus();
}

void AdviceDocks::enableActions() {
    actions_.at(Act::hint)->setEnabled(adviser_.canAnswer(Question::hint));
    actions_.at(Act::adviseAnnouncement)->setEnabled(adviser_.canAnswer(Question::announcement));
    actions_.at(Act::review)->setEnabled(reviewer_.canReview());
}

}  // namespace gnostica::gui
