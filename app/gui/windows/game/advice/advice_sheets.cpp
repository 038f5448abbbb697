#include "app/gui/windows/game/advice/advice_sheets.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/advice/hint/plan_trace.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/table/seen_table.h"
#include "app/turn/turn_controller.h"
#include "app/wording/play/advice_wording.h"

#include <QAction>

namespace gnostica::gui {

AdviceSheets::AdviceSheets(const ActionSet& actions, turn::TurnController& turn, QWidget& table, TableSheets& sheets)
    : actions_(actions),
      turn_(turn),
      sheets_(sheets),
      advice_(new AdvicePanel(adviser_, actions.at(Act::hint), actions.at(Act::adviseAnnouncement), &table)),
      review_(new ReviewPanel(reviewer_, actions.at(Act::review), &table)),
      adviceSheet_(
          sheets.add(advice_, QStringLiteral("adviceDock"), TableSheets::Tongues::always, QStringLiteral("hint"))),
      reviewSheet_(sheets.add(review_, QStringLiteral("reviewDock"), TableSheets::Tongues::whileShown,
                              QStringLiteral("review"))) {
    connectActions();
    connect(&adviser_, &Adviser::changed, this, &AdviceSheets::enableActions);
    connect(&adviser_, &Adviser::changed, this, &AdviceSheets::trace);
    connect(&reviewer_, &Reviewer::changed, this, &AdviceSheets::enableActions);
    connect(advice_, &AdvicePanel::keyboardReturned, this, [&table] { table.setFocus(); });
    connect(advice_->hint(), &HintView::shown, &turn_, &turn::TurnController::propose);
    connect(advice_->hint(), &HintView::chosen, &turn_, [this](const engine::Step& step) {
        if (turn_.propose(step)) {
            turn_.confirm();
        }
    });
    connect(advice_->hint(), &HintView::turnChosen, &player_, &HintPlayer::playTurn);
    connect(&player_, &HintPlayer::endedEarly, advice_, &AdvicePanel::sayEndedEarly);
    connect(review_, &ReviewPanel::momentPicked, this, [this](int position) { table_->showPosition(position); });
    followLanguage(&sheets.window(), this, [this] { retranslate(); });
    enableActions();
}

/// The panels are deleted first: they refer to the advisers.
AdviceSheets::~AdviceSheets() {
    for (Sheet* sheet : {adviceSheet_, reviewSheet_}) {
        sheets_.remove(*sheet);
        delete sheet;
    }
}

void AdviceSheets::connectActions() {
    const auto on = [this](Act act, auto what) { connect(actions_.at(act), &QAction::triggered, this, what); };
    on(Act::hint, [this] { ask(Question::hint); });
    on(Act::adviseAnnouncement, [this] { ask(Question::announcement); });
    on(Act::review, &AdviceSheets::startReview);
}

void AdviceSheets::setBudgets(const AdviceBudgets& budgets) {
    adviser_.setBudgets(budgets);
    reviewer_.setBudgets(budgets);
}

void AdviceSheets::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    table_ = table;
    speaker_ = speaker;
    advice_->setSpeaker(speaker);
    adviser_.attach(table);
    reviewer_.attach(table);
    review_->attach(table, speaker);
    sheets_.fold(*adviceSheet_);  // they are about another game
    sheets_.fold(*reviewSheet_);
}

QString AdviceSheets::chanceOfAnnouncing() const {
    const auto& advice = adviser_.announcement();
    return adviser_.question() != Question::announcement || !advice || speaker_ == nullptr
               ? QString()
               : wording::AdviceWording::announcing(*advice, speaker_->word(engine::StepWord::challenge));
}

void AdviceSheets::retranslate() {
    adviceSheet_->setWindowTitle(tr("Advice"));
    reviewSheet_->setWindowTitle(tr("Review", "panel: a finished game looked at again"));
}

void AdviceSheets::ask(Question question) {
    sheets_.unfold(*adviceSheet_);
    adviser_.ask(question);
    advice_->focusContent();
}

void AdviceSheets::trace() {
    const auto& turn = adviser_.analysis().turn;
    std::vector<BoardTrace> traces;
    if (!turn.empty()) {
        traces.push_back(traceOf(table_->rules(), turn));
    }
    Q_EMIT traced(traces);
}

void AdviceSheets::startReview() {
    sheets_.unfold(*reviewSheet_);
    reviewer_.start();
    review_->setFocus();
}

void AdviceSheets::enableActions() {
    actions_.at(Act::hint)->setEnabled(adviser_.canAnswer(Question::hint));
    actions_.at(Act::adviseAnnouncement)->setEnabled(adviser_.canAnswer(Question::announcement));
    actions_.at(Act::review)->setEnabled(reviewer_.canReview());
}

}  // namespace gnostica::gui
