#include "app/gui/shared/play/play_area.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/bar/computer_bar.h"
#include "app/gui/shared/play/keeping_notice.h"
#include "app/gui/shared/play/pick_hub.h"
#include "app/gui/shared/play/play_tool.h"
#include "app/gui/shared/play/review_bar.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/numbered_choices.h"
#include "app/gui/shared/play/ring/turn_ring.h"
#include "app/gui/shared/table/screen_cover.h"
#include "app/language/lists.h"
#include "app/table/computer/computer_players.h"

#include <algorithm>

namespace gnostica::gui {

PlayArea::PlayArea(const ActionSet& actions, TurnController& turn, const ComputerPlayers& computers, QWidget* parent)
    : TableWidget(parent),
      turn_(turn),
      computers_(computers),
      plain_(new PlayTool(turn, this)),
      notice_(new KeepingNotice(this)),
      review_(new ReviewBar(this)),
      computerBar_(new ComputerBar(computers, this)),
      bar_(new ChoiceBar(board()->cardArt(), this)),
      ring_(new ChoiceRing(*view())),
      answers_(new AnswerBubble(*this, *bar_, *ring_)),
      picks_(new PickHub({*this, *bar_, *ring_, turn_, [this]() -> PickTool& { return pickTool(); }}, *this)) {
    addMessage(notice_);
    addNoticeBelow(review_);
    addActions(actions);
    setTool(plain_);
    connect(this, &TableWidget::quarterTurnsChanged, this, &PlayArea::showRing);
    connect(&turn_, &TurnController::choiceChanged, this, &PlayArea::showChoice);
    whenThemeChanges(this, [this](const Theme&) { showChoice(); });
    connect(&turn_, &TurnController::previewChanged, this, &PlayArea::showPreview);
    connect(&turn_, &TurnController::explained, this, &PlayArea::refuse);
    connect(&turn_, &TurnController::moreNeeded, this,
            [this](const Pick& pick) { answers_->say(bar_->prompt(turn_.chooser()), pick); });
}

PlayArea::~PlayArea() {
    ring_->clear();  // the board goes before its view
}

void PlayArea::addActions(const ActionSet& actions) {
    notice_->setSaveAction(actions.at(Act::saveAs));
    computerBar_->setActions(actions);
    bar_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    ring_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    review_->setActions(actions.at(Act::last), actions.at(Act::branch));
}

void PlayArea::attach(GameSession* session, const wording::Speaker* speaker) {
    if (session_) {
        session_->referee().disconnect(this);
        session_->table().disconnect(this);
        disconnect(this, &TableWidget::coverAccepted, &session_->table(), nullptr);
    }
    session_ = session;
    speaker_ = speaker;
    computerBar_->attach(&session->table(), speaker);
    messages()->beginGame();
    answers_->dismiss();
    notice_->attach(&session->referee().journal());
    bar_->setDescriber([this](engine::Card card) { return speaker_ != nullptr ? speaker_->powers(card) : QString(); });
    setWords({[this](const engine::Piece& piece) {
                  return speaker_ != nullptr && session_ ? speaker_->piece(piece, session_->table().spokenTo())
                                                         : QString();
              },
              [this](engine::Card card) { return speaker_ != nullptr ? speaker_->powers(card) : QString(); }});
    connect(&session_->table(), &TableView::happened, this, &PlayArea::animateStep);
    connect(&session_->referee(), &Referee::refused, this, [this](engine::Seat seat, const engine::Refusal& refusal) {
        if (seat == session_->table().atScreen()) {  // what others were refused may tell of their hands
            messages()->say(sentenceOf(refusal));
        }
    });
    connect(this, &TableWidget::coverAccepted, &session_->table(), &TableView::uncover);
    setFocus(Qt::OtherFocusReason);
}

void PlayArea::applySettings(const Settings& settings) {
    animationMs_ = settings.animationMs;
    board()->setTraceMotion(animationMs_);
    setHoverCardShown(settings.showHoverCards);
    setEdgeShown(settings.showEdge);
    showChoice();
}

void PlayArea::sync() {
    const TableView& table = session_->table();
    TableScene scene{table.view(), table.sharedRules()};
    scene.coveredFor = table.coveredFor();
    scene.coveredName = scene.coveredFor ? speaker_->playerPhrase(*scene.coveredFor) : wording::Phrase();
    Q_EMIT statusChanged(table.shownDecider(), speaker_->turnStatus(table.toldView(), table.rules()));
    bar_->setVisible(table.seating().people() > 0);
    computerBar_->sync();
    if (table.isLive()) {
        review_->hide();
    } else {
        review_->showMoment(table.position(), table.length());
    }
    present(scene);
}

// ---- Picking --------------------------------------------------------------------------------------------------------

PickTool& PlayArea::plainTool() {
    return *plain_;
}

PickTool& PlayArea::pickTool() {
    return guide_ ? *guide_ : *plain_;
}

void PlayArea::setGuide(PickTool* guide) {
    guide_ = guide;
    setTool(&pickTool());
    showRing();
}

// ---- What comes of it -----------------------------------------------------------------------------------------------

void PlayArea::showChoice() {
    if (speaker_ == nullptr) {
        return;
    }
    answers_->dismiss();
    bar_->setFaces(board()->art().faces);
    bar_->setChoice(turn_.chooser(), *speaker_);
    showRing();
    bar_->setNumbers(numberedChoices(ring_->contents(), turn_.chooser()));
    showPreview();
}

void PlayArea::showRing() {
    if (speaker_ == nullptr) {
        ring_->clear();
    } else {
        showTurn(*ring_, turn_, pickTool(), *speaker_);
    }
}

void PlayArea::showPreview() {
    bar_->setPreview(turn_.chooser(), turn_.preview(), *speaker_);
}

void PlayArea::refuse(const engine::Refusal& refusal, const Pick& pick) {
    answers_->say(sentenceOf(refusal), pick);
}

/// What cannot be done now helps nobody without what can be done instead.
QString PlayArea::sentenceOf(const engine::Refusal& refusal) const {
    const TableView& table = session_->table();
    const QString why = speaker_->refusal(table.view(), refusal);
    return refusal.code == engine::RefusalCode::notNow
               ? wording::sentences({why, speaker_->turnStatus(table.toldView(), table.rules())})
               : why;
}

/// Computers that play fast are not slowed down by pictures.
void PlayArea::animateStep(const engine::EventList& events) {
    const bool byComputer = !session_->table().lastComputerStep().empty();
    const auto most = static_cast<int>(timeOf(computers_.pace()).count());
    animate(events, byComputer ? std::min(animationMs_, most) : animationMs_);
}

}  // namespace gnostica::gui
