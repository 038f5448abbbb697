#include "app/gui/windows/game/end_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/table/game_desk.h"

#include <QAction>
#include <QRandomGenerator>
#include <QTimer>

#include <chrono>

namespace gnostica::gui {

namespace {

/// Time to see the last step first.
constexpr std::chrono::milliseconds kPause{900};

}  // namespace

EndDesk::EndDesk(TableWidget& board, const ActionSet& actions, table::GameDesk& desk)
    : QObject(&board),
      board_(board),
      actions_(actions),
      desk_(desk),
      page_(new EndPage(&board)),
      pause_(new QTimer(this)) {
    pause_->setSingleShot(true);
    pause_->setInterval(kPause);
    connect(pause_, &QTimer::timeout, this, &EndDesk::show);
    connect(actions_.at(Act::result), &QAction::triggered, this, [this] {
        table_->showLast();
        show();
    });
    actions_.at(Act::result)->setEnabled(false);
    connectPage();
    whenLanguageChanges(&board, this, [this] {
        if (page_->isVisible()) {
            show();
        }
    });
}

void EndDesk::connectPage() {
    const auto asked = [this](auto wanted, Act act) {
        connect(page_, wanted, this, [this, act] {
            page_->hide();
            board_.setFocus(Qt::OtherFocusReason);
            actions_.at(act)->trigger();
        });
    };
    asked(&EndPage::reviewWanted, Act::review);
    connect(actions_.at(Act::review), &QAction::enabledChanged, page_, &EndPage::setReviewable);
    page_->setReviewable(actions_.at(Act::review)->isEnabled());
    connect(page_, &EndPage::saveWanted, actions_.at(Act::saveAs), &QAction::trigger);
    connect(page_, &EndPage::newGameWanted, actions_.at(Act::newGame), &QAction::trigger);
    connect(page_, &EndPage::momentPicked, this, &EndDesk::goTo);
    connect(page_, &EndPage::boardWanted, this, [this] { goTo(table_->length()); });
    connect(page_, &EndPage::rematchWanted, &desk_,
            [this] { desk_.rematch(QRandomGenerator::system()->generate64()); });
}

void EndDesk::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    if (table_) {
        table_->disconnect(this);
    }
    pause_->stop();
    page_->hide();
    table_ = table;
    speaker_ = speaker;
    isGoingOn_ = !table->isOver();
    connect(table, &table::SeenTable::changed, this, &EndDesk::follow);
}

void EndDesk::follow() {
    const bool isOver = table_->isOver();
    actions_.at(Act::result)->setEnabled(isOver);
    if (isOver && isGoingOn_) {
        pause_->start();
        Q_EMIT ended();
    }
    isGoingOn_ = !isOver;
    if (!isOver || !table_->isLive()) {
        pause_->stop();
        page_->hide();
    }
}

void EndDesk::show() {
    if (!table_ || !table_->isOver() || speaker_ == nullptr) {
        return;
    }
    page_->present(table_->rules(), table_->openHistory(), table_->lastView(), *speaker_);
    board_.raiseMessages();
}

void EndDesk::goTo(int position) {
    page_->hide();
    board_.setFocus(Qt::OtherFocusReason);
    table_->showPosition(position);
}

}  // namespace gnostica::gui
