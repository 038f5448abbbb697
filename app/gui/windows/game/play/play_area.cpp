#include "app/gui/windows/game/play/play_area.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/table/screen_cover.h"
#include "app/gui/windows/game/play/computer_bar.h"
#include "app/gui/windows/game/play/keeping_notice.h"
#include "app/gui/windows/game/play/review_bar.h"
#include "app/table/computer/computer_players.h"
#include "app/turn/turn_controller.h"

#include <algorithm>

namespace gnostica::gui {

PlayArea::PlayArea(const ActionSet& actions, turn::TurnController& turn, const table::ComputerPlayers& computers,
                   QWidget* parent)
    : PlayTable(actions, turn, parent),
      computers_(computers),
      notice_(new KeepingNotice(this)),
      review_(new ReviewBar(this)),
      computerBar_(new ComputerBar(computers, this)) {
    addMessage(notice_);
    addActions(actions);
    choiceBar()->setLean(true);
    connect(this, &TableWidget::coverAccepted, this, [this] {
        if (session_) {
            session_->table().uncover();
        }
    });
    whenLanguageChanges(this, [this] { retranslate(); });
}

void PlayArea::addActions(const ActionSet& actions) {
    notice_->setSaveAction(actions.at(Act::saveAs));
    computerBar_->setActions(actions);
    review_->setActions(actions.at(Act::last), actions.at(Act::branch));
}

void PlayArea::attach(table::GameSession* session, const wording::Speaker* speaker) {
    session_ = session;
    speaker_ = speaker;
    listener_ = std::make_unique<QObject>();  // disconnects the previous session
    board()->retranslate(session->rules());
    speak(&session->table(), speaker);
    computerBar_->attach(&session->table(), speaker);
    messages()->beginGame();
    answers().dismiss();
    notice_->attach(&session->referee().journal());
    connect(&session_->table(), &table::SeenTable::happened, listener_.get(),
            [this](const engine::EventList& events) { animateStep(events); });
    connect(&session_->referee(), &table::Referee::refused, listener_.get(),
            [this](engine::Seat seat, const engine::Refusal& refusal) {
                if (seat == session_->table().atScreen()) {  // refusals of others could reveal their hands
                    messages()->say(sentenceOf(refusal));
                }
            });
    setFocus(Qt::OtherFocusReason);
}

void PlayArea::retranslate() {
    if (session_) {
        board()->retranslate(session_->rules());
        sync();
        turn().offer();
    }
}

void PlayArea::applySettings(const Settings& settings) {
    animationMs_ = settings.animationMs;
    board()->setTraceMotion(animationMs_);
    setHoverCardShown(settings.showHoverCards);
    setEdgeShown(settings.showEdge);
    showChoice();
}

void PlayArea::sync() {
    const table::SeenTable& table = session_->table();
    TableScene scene{table.view(), table.sharedRules()};
    scene.coveredFor = table.coveredFor();
    scene.coveredName = scene.coveredFor ? speaker_->playerPhrase(*scene.coveredFor) : language::Phrase();
    tellStatus();
    choiceBar()->setOffered(table.seating().people() > 0);
    Q_EMIT turnsOffered(table.seating().people() > 0, table.isOver());
    computerBar_->sync();
    if (table.isLive()) {
        review_->hide();
    } else {
        review_->showMoment(table.position(), table.length());
    }
    present(scene);
}

void PlayArea::tellStatus() {
    const table::SeenTable& table = session_->table();
    const engine::Seat decider = table.shownDecider();
    const bool thinks = table.isLive() && table.seating().isComputer(decider);
    Q_EMIT statusChanged(decider, speaker_->turnWords(table.toldView(), table.rules(),
                                                      thinks ? wording::Thinker::computer : wording::Thinker::person));
}

/// Fast computers are not slowed down by animations.
void PlayArea::animateStep(const engine::EventList& events) {
    const bool byComputer = !session_->table().lastComputerStep().empty();
    const auto most = static_cast<int>(timeOf(computers_.presentPace()).count());
    animate(events, byComputer ? std::min(animationMs_, most) : animationMs_);
}

}  // namespace gnostica::gui
