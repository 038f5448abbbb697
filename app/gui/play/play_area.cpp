#include "app/gui/play/play_area.h"

#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/play/bar/choice_bar.h"
#include "app/gui/play/bar/computer_bar.h"
#include "app/gui/play/computer/computer_players.h"
#include "app/gui/play/computer/last_step.h"
#include "app/gui/play/keeping_notice.h"
#include "app/gui/play/review_bar.h"
#include "app/gui/play/screen_cover.h"
#include "app/gui/widgets/message_bar.h"
#include "app/gui/window/action_set.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

PlayArea::PlayArea(ActionSet& actions, TurnController& turn, const ComputerPlayers& computers, QWidget* parent)
    : QWidget(parent),
      turn_(turn),
      computers_(computers),
      scene_(new BoardScene(this)),
      view_(new BoardView(scene_, this)),
      notice_(new KeepingNotice(this)),
      messages_(new MessageBar(this)),
      review_(new ReviewBar(this)),
      computerBar_(new ComputerBar(computers, this)),
      bar_(new ChoiceBar(this)),
      cover_(new ScreenCover(this)) {
    layOut(actions);
    setFocusProxy(view_);
    connectBoard();
    connect(bar_, &ChoiceBar::picked, &turn_, &TurnController::pick);
    connect(bar_, &ChoiceBar::whyNotAsked, &turn_, &TurnController::askWhyNot);
    connect(&turn_, &TurnController::choiceChanged, this, &PlayArea::showChoice);
    connect(&turn_, &TurnController::previewChanged, this, &PlayArea::showPreview);
    connect(&turn_, &TurnController::explained, this, &PlayArea::explain);
}

void PlayArea::layOut(ActionSet& actions) {
    auto* notes = new QVBoxLayout;  // over the board, so that it keeps its place when they come and go
    notes->setSpacing(0);
    notes->addWidget(notice_);
    notes->addWidget(messages_);
    notes->addWidget(review_);
    notes->addStretch(1);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->setRowStretch(0, 1);
    grid->addWidget(view_, 0, 0);
    grid->addLayout(notes, 0, 0);
    grid->addWidget(computerBar_, 1, 0);
    grid->addWidget(bar_, 2, 0);
    review_->raise();
    messages_->raise();
    notice_->raise();
    notice_->setSaveAction(actions.at(Act::saveAs));
    computerBar_->setActions(actions);
    bar_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    review_->setActions(actions.at(Act::last), actions.at(Act::branch));
}

void PlayArea::connectBoard() {
    connect(scene_, &BoardScene::spacePicked, &turn_, &TurnController::pickSpace);
    connect(scene_, &BoardScene::piecePicked, &turn_, &TurnController::pickPiece);
    connect(scene_, &BoardScene::pieceLifted, &turn_, &TurnController::liftPiece);
    connect(scene_, &BoardScene::pieceDragged, &turn_, &TurnController::dragPiece);
    connect(scene_, &BoardScene::hovered, &turn_, &TurnController::hover);
    connect(scene_, &BoardScene::whyNotAsked, &turn_, &TurnController::ask);
    connect(view_, &BoardView::quarterTurnsChanged, bar_, &ChoiceBar::setQuarterTurns);
    connect(view_, &BoardView::quarterTurnsChanged, this, &PlayArea::quarterTurnsChanged);
}

void PlayArea::attach(GameSession* session, const wording::Speaker* speaker) {
    if (session_) {
        session_->disconnect(this);
        cover_->disconnect(session_);
    }
    session_ = session;
    speaker_ = speaker;
    computerBar_->attach(session, speaker);
    messages_->dismissAnswer();
    notice_->attach(&session->journal());
    scene_->setPieceName([this](const engine::Piece& piece) {
        return speaker_ != nullptr && session_ ? speaker_->piece(piece, session_->spokenTo()) : QString();
    });
    view_->setPowersText(
        [this](engine::Card card) { return speaker_ != nullptr ? speaker_->powers(card) : QString(); });
    connect(session_, &GameSession::happened, this, &PlayArea::animate);
    connect(session_, &GameSession::refused, this, &PlayArea::explain);
    connect(cover_, &ScreenCover::accepted, session_, &GameSession::uncover);
    setFocus(Qt::OtherFocusReason);
}

void PlayArea::applySettings(const Settings& settings, const Theme& theme) {
    theme_ = theme;
    animationMs_ = settings.animationMs;
    scene_->setTheme(theme);
    view_->setHoverCardShown(settings.showHoverCards);
    view_->setEdgeShown(settings.showEdge);
    bar_->setTheme(theme);
    computerBar_->setTheme(theme);
    messages_->setTheme(theme);
    cover_->setTheme(theme);
    if (session_) {
        sync();
    }
}

void PlayArea::sync() {
    const engine::View view = session_->view();
    scene_->sync(view, session_->rules());
    bar_->setStatus(session_->isLive() ? session_->decider() : engine::decider(session_->rules(), view.open()),
                    speaker_->turnStatus(session_->toldView(), session_->rules()));
    bar_->setVisible(session_->seating().people() > 0);
    computerBar_->sync();
    if (session_->isLive()) {
        review_->hide();
    } else {
        review_->showMoment(session_->position(), static_cast<int>(session_->game().history().size()));
    }
    showCover();
    turn_.offer();
}

void PlayArea::showCover() {
    const auto seat = session_->coveredFor();
    for (QWidget* each : std::initializer_list<QWidget*>{view_, messages_, notice_, review_, computerBar_, bar_}) {
        each->setEnabled(!seat);
    }
    if (seat) {
        messages_->dismissAnswer();  // it was meant for whoever sat here before
        cover_->coverFor(speaker_->player(*seat), *seat);
    } else {
        if (cover_->isAncestorOf(window()->focusWidget())) {
            setFocus(Qt::OtherFocusReason);  // else whatever comes next in the tab order would have it
        }
        cover_->lift();
    }
}

void PlayArea::showChoice() {
    if (speaker_ == nullptr) {
        return;
    }
    messages_->dismissAnswer();  // the player has gone on
    bar_->setChoice(turn_.chooser(), *speaker_);
    showPreview();
}

void PlayArea::showPreview() {
    scene_->setMarks(turn_.marks());
    bar_->setPreview(turn_.chooser(), turn_.preview(), *speaker_);
}

void PlayArea::explain(const engine::Refusal& refusal) {
    messages_->say(MessageBar::Kind::answer, speaker_->refusal(session_->view().open(), refusal));
}

/// Computers that play fast are not slowed down by pictures.
void PlayArea::animate(const engine::EventList& events) {
    const bool byComputer =
        !lastComputerStep(session_->rules(), session_->game().history(), session_->seating()).empty();
    const auto most = static_cast<int>(timeOf(computers_.pace()).count());
    scene_->animate(events, byComputer ? std::min(animationMs_, most) : animationMs_);
}

}  // namespace gnostica::gui
