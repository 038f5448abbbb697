#include "app/gui/windows/game/end_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/ending/end_stage.h"
#include "app/gui/windows/game/ending/winners_land.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/table/game_desk.h"

#include <QAction>
#include <QRandomGenerator>
#include <QTimer>

#include <chrono>
#include <utility>

namespace gnostica::gui {

namespace {

/// Time to see the last step first.
constexpr std::chrono::milliseconds kPause{900};
/// For a game that was over before: as soon as it lies on the table.
constexpr std::chrono::milliseconds kOnTable{0};

}  // namespace

EndDesk::EndDesk(TableWidget& board, TableSheets& sheets, const ActionSet& actions, table::GameDesk& desk)
    : QObject(&board),
      board_(board),
      sheets_(sheets),
      actions_(actions),
      desk_(desk),
      stage_(new EndStage(board)),
      pause_(new QTimer(this)) {
    pause_->setSingleShot(true);
    connect(stage_, &EndStage::coverChanged, &sheets_, &TableSheets::setTableCovered);
    connect(pause_, &QTimer::timeout, this, &EndDesk::show);
    connect(actions_.at(Act::result), &QAction::triggered, this, [this] {
        table_->showLast();
        show();
    });
    actions_.at(Act::result)->setEnabled(false);
    connectPage();
    whenLanguageChanges(&board, this, [this] {
        if (!stage_->isHidden()) {
            show();
        }
    });
}

EndPage& EndDesk::page() const {
    return stage_->page();
}

void EndDesk::setMotion(int milliseconds) {
    stage_->setMotion(milliseconds);
}

void EndDesk::connectPage() {
    EndPage* page = &stage_->page();
    connect(page, &EndPage::reviewWanted, this, [this] {
        close();
        actions_.at(Act::review)->trigger();
    });
    connect(actions_.at(Act::review), &QAction::enabledChanged, page, &EndPage::setReviewable);
    page->setReviewable(actions_.at(Act::review)->isEnabled());
    for (const auto& [wanted, act] : {std::pair(&EndPage::saveWanted, Act::saveAs),
                                      {&EndPage::pictureWanted, Act::savePicture},
                                      {&EndPage::newGameWanted, Act::newGame},
                                      {&EndPage::startPageWanted, Act::startPage}}) {
        connect(page, wanted, actions_.at(act), &QAction::trigger);
    }
    connect(page, &EndPage::momentPicked, this, &EndDesk::goTo);
    connect(page, &EndPage::boardWanted, this, &EndDesk::leave);
    connect(stage_, &EndStage::boardWanted, this, &EndDesk::leave);
    connect(page, &EndPage::rematchWanted, &desk_, [this] { desk_.rematch(QRandomGenerator::system()->generate64()); });
}

void EndDesk::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    if (table_) {
        table_->disconnect(this);
    }
    pause_->stop();
    stage_->close();
    table_ = table;
    speaker_ = speaker;
    isGoingOn_ = !table->isOver();
    connect(table, &table::SeenTable::changed, this, &EndDesk::follow);
    if (table->isOver()) {
        pause_->start(kOnTable);
    }
}

void EndDesk::follow() {
    const bool isOver = table_->isOver();
    actions_.at(Act::result)->setEnabled(isOver);
    if (isOver && isGoingOn_) {
        pause_->start(kPause);
        Q_EMIT ended();
    }
    isGoingOn_ = !isOver;
    if (!isOver || !table_->isLive()) {
        pause_->stop();
        stage_->close();
    }
}

void EndDesk::show() {
    if (!table_ || !table_->isOver() || speaker_ == nullptr) {
        return;
    }
    stage_->prepare();
    const engine::View last = table_->lastView();
    stage_->page().present(table_->rules(), table_->openHistory(), last, *speaker_);
    stage_->open(winnersLand(table_->rules(), last.open()));
    board_.raiseMessages();
}

void EndDesk::makeWay() {
    pause_->stop();
    stage_->close();
}

void EndDesk::close() {
    stage_->close();
    board_.setFocus(Qt::OtherFocusReason);
}

/// What lies on top goes first.
void EndDesk::leave() {
    if (!sheets_.foldOpen()) {
        goTo(table_->length());
    }
}

void EndDesk::goTo(int position) {
    close();
    table_->showPosition(position);
}

}  // namespace gnostica::gui
