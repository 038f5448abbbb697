#include "app/gui/windows/game/advice/advice_sheets.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/advice/hint/plan_trace.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/advice/review/review_stage.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/table/seen_table.h"
#include "app/turn/turn_controller.h"
#include "app/wording/play/advice_wording.h"

#include <QAction>

#include <algorithm>

namespace gnostica::gui {

AdviceSheets::AdviceSheets(const ActionSet& actions, turn::TurnController& turn, TableWidget& table,
                           TableSheets& sheets)
    : actions_(actions),
      turn_(turn),
      sheets_(sheets),
      advice_(new AdvicePanel(
          adviser_, {actions.at(Act::hint), actions.at(Act::adviseAnnouncement), actions.at(Act::explainTurn)},
          &table)),
      review_(new ReviewPanel(reviewer_, actions)),
      reviewStage_(new ReviewStage(table, *review_)),
      adviceSheet_(
          sheets.add(advice_, QStringLiteral("adviceDock"), TableSheets::Tongues::always, QStringLiteral("hint"))) {
    connectActions();
    connect(&adviser_, &Adviser::changed, this, &AdviceSheets::enableActions);
    connect(&adviser_, &Adviser::changed, this, &AdviceSheets::trace);
    connect(&reviewer_, &Reviewer::changed, this, &AdviceSheets::enableActions);
    connect(reviewStage_, &ReviewStage::coverChanged, &sheets_, &TableSheets::setTableCovered);
    connect(reviewStage_, &ReviewStage::escaped, this, [this] {
        if (!sheets_.foldOpen()) {  // it lies over the page
            reviewStage_->leave();
        }
    });
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
    sheets_.remove(*adviceSheet_);
    delete adviceSheet_;
    delete reviewStage_;
}

void AdviceSheets::connectActions() {
    const auto on = [this](Act act, auto what) { connect(actions_.at(act), &QAction::triggered, this, what); };
    on(Act::hint, [this] { ask(Question::hint); });
    on(Act::adviseAnnouncement, [this] { ask(Question::announcement); });
    on(Act::explainTurn, [this] { ask(Question::why); });
    on(Act::review, &AdviceSheets::startReview);
    on(Act::result, [this] { reviewStage_->close(); });  // another page is about to come
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
    sheets_.fold(*adviceSheet_);  // it is about another game
    reviewStage_->close();
}

QString AdviceSheets::chanceOfAnnouncing() const {
    const auto& advice = adviser_.announcement();
    return adviser_.question() != Question::announcement || !advice || speaker_ == nullptr
               ? QString()
               : wording::AdviceWording::announcing(*advice, speaker_->word(engine::StepWord::challenge));
}

void AdviceSheets::retranslate() {
    adviceSheet_->setWindowTitle(tr("Advice"));
}

void AdviceSheets::ask(Question question) {
    explainedAt_ = table_->length();
    sheets_.unfold(*adviceSheet_);
    adviser_.ask(question);
    advice_->focusContent();
}

void AdviceSheets::explain(std::size_t moment) {
    explainedAt_ = table_->length();
    sheets_.unfold(*adviceSheet_);
    adviser_.explain(moment);
    advice_->focusContent();
}

/// Each use of a card or other option has the next number.
BoardTrace AdviceSheets::traceOfExplained() const {
    const table::ExplainedTurn& turn = *adviser_.explained();
    BoardTrace trace{.seat = turn.seat()};
    int number = 0;
    const auto told = table_->told().first(std::min(turn.end(), table_->told().size()));
    for (const engine::ToldMoment& moment : told.subspan(std::min(turn.first(), told.size()))) {
        const engine::EventList events(moment.events().begin(), moment.events().end());
        const std::vector<TraceMark> marks = marksOf(events, number + 1);
        number += marks.empty() ? 0 : 1;
        trace.marks.insert(trace.marks.end(), marks.begin(), marks.end());
    }
    return trace;
}

void AdviceSheets::trace() {
    const auto& turn = adviser_.analysis().turn;
    std::vector<BoardTrace> traces;
    if (!turn.empty()) {
        traces.push_back(traceOf(table_->rules(), turn));
    } else if (adviser_.explained() && !adviser_.isThinking() && table_->length() == explainedAt_) {
        traces.push_back(traceOfExplained());
    }
    Q_EMIT traced(traces);
}

/// A review that was stopped starts again, a whole one is shown again.
void AdviceSheets::startReview() {
    Q_EMIT reviewOpens();
    reviewStage_->open();
    if (!reviewer_.isRunning() && !reviewer_.isWhole()) {
        reviewer_.start();
    }
    review_->setFocus();
}

void AdviceSheets::enableActions() {
    actions_.at(Act::hint)->setEnabled(adviser_.canAnswer(Question::hint));
    actions_.at(Act::adviseAnnouncement)->setEnabled(adviser_.canAnswer(Question::announcement));
    actions_.at(Act::explainTurn)->setEnabled(adviser_.canAnswer(Question::why));
    actions_.at(Act::review)->setEnabled(reviewer_.canReview());
    if (!reviewer_.canReview()) {
        reviewStage_->close();
    }
}

}  // namespace gnostica::gui
