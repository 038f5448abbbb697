#include "app/gui/play/play_area.h"

#include "app/gui/actions/action_set.h"
#include "app/gui/art/board/board_art.h"
#include "app/gui/art/board/board_metrics.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/play/bar/choice_bar.h"
#include "app/gui/play/bar/computer_bar.h"
#include "app/gui/play/card_drop.h"
#include "app/gui/play/computer/computer_players.h"
#include "app/gui/play/keeping_notice.h"
#include "app/gui/play/play_tool.h"
#include "app/gui/play/review_bar.h"
#include "app/gui/play/ring/choice_ring.h"
#include "app/gui/play/ring/numbered_choices.h"
#include "app/gui/play/ring/ring_chip.h"
#include "app/gui/play/ring/turn_ring.h"
#include "app/gui/table/screen_cover.h"
#include "app/gui/widgets/alt_watch.h"
#include "app/gui/widgets/message_bar.h"
#include "app/gui/widgets/speech_bubble.h"

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
      bubble_(new SpeechBubble(this)) {
    addNotice(notice_);
    addNoticeBelow(review_);
    addActions(actions);
    setTool(plain_);
    connect(this, &TableWidget::quarterTurnsChanged, bar_, &ChoiceBar::setQuarterTurns);
    connect(bar_, &ChoiceBar::picked, this, &PlayArea::take);
    connect(bar_, &ChoiceBar::pickedAgain, this, &PlayArea::takeAgain);
    connect(bar_, &ChoiceBar::whyNotAsked, this, &PlayArea::explain);
    const auto* drop = new CardDrop(*view());
    connect(drop, &CardDrop::hovered, this, [this](engine::Card card, std::optional<engine::Space> space) {
        if (space) {
            pickTool().liftCard(card);
        }
    });
    connect(drop, &CardDrop::dropped, this,
            [this](engine::Card card, engine::Space space) { pickTool().dropCard(card, space); });
    connect(view(), &BoardView::viewMoved, bubble_, &SpeechBubble::dismiss);
    connect(ring_, &ChoiceRing::picked, this, &PlayArea::take);
    connect(ring_, &ChoiceRing::pickedAgain, this, &PlayArea::takeAgain);
    connect(ring_, &ChoiceRing::whyNotAsked, this, &PlayArea::explain);
    const auto* alt = new AltWatch(*this);
    connect(alt, &AltWatch::held, ring_, &ChoiceRing::setNumbersShown);
    connect(alt, &AltWatch::held, bar_, &ChoiceBar::setNumbersShown);
    connect(this, &TableWidget::quarterTurnsChanged, this, &PlayArea::showRing);
    connect(&turn_, &TurnController::choiceChanged, this, &PlayArea::showChoice);
    connect(&turn_, &TurnController::previewChanged, this, &PlayArea::showPreview);
    connect(&turn_, &TurnController::explained, this, &PlayArea::refuse);
}

PlayArea::~PlayArea() {
    ring_->clear();  // the board goes before its view
}

void PlayArea::addActions(const ActionSet& actions) {
    notice_->setSaveAction(actions.at(Act::saveAs));
    computerBar_->setActions(actions.groupOf(Act::hurry));
    bar_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    ring_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    review_->setActions(actions.at(Act::last), actions.at(Act::branch));
}

void PlayArea::attach(GameSession* session, const wording::Speaker* speaker) {
    if (session_) {
        session_->referee().disconnect(this);
        session_->table().disconnect(this);
        disconnect(&session_->table());
    }
    session_ = session;
    speaker_ = speaker;
    computerBar_->attach(&session->table(), speaker);
    messages()->beginGame();
    bubble_->dismiss();
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
            messages()->say(speaker_->refusal(session_->table().view(), refusal));
        }
    });
    connect(this, &TableWidget::coverAccepted, &session_->table(), &TableView::uncover);
    setFocus(Qt::OtherFocusReason);
}

void PlayArea::applySettings(const Settings& settings, const Theme& theme) {
    animationMs_ = settings.animationMs;
    board()->setTraceMotion(animationMs_);
    setTheme(theme);
    setHoverCardShown(settings.showHoverCards);
    setEdgeShown(settings.showEdge);
    bar_->setTheme(theme);
    ring_->setTheme(theme);
    bubble_->setTheme(theme);
    computerBar_->setTheme(theme);
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

void PlayArea::take(const Pick& pick) {
    pickTool().take(pick);
}

void PlayArea::takeNumber(int number) {
    const std::vector<Pick> numbered = numberedChoices(ring_->contents(), turn_.chooser());
    if (const auto place = static_cast<std::size_t>(number) - 1; place < numbered.size()) {
        take(numbered[place]);
    }
}

void PlayArea::takeAgain(const Pick& pick) {
    pickTool().takeAgain(pick);
}

void PlayArea::explain(const Pick& pick) {
    pickTool().explain(pick);
}

void PlayArea::choose(const engine::Step& step) {
    pickTool().choose(step);
}

// ---- What comes of it -----------------------------------------------------------------------------------------------

void PlayArea::showChoice() {
    if (speaker_ == nullptr) {
        return;
    }
    messages()->dismissAnswer();  // the player has gone on
    bubble_->dismiss();
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
    say(speaker_->refusal(session_->table().view(), refusal), placeOf(pick));
}

/// On the screen; empty for what is not seen.
QRect PlayArea::placeOf(const Pick& pick) const {
    const auto onBoard = [this](const QPointF& middle, double side) {
        const QRect place = view()->mapFromScene(metrics::square(middle, side)).boundingRect();
        const QRect seen = place & view()->viewport()->rect();
        return seen.isEmpty() ? QRect() : QRect(view()->viewport()->mapToGlobal(seen.topLeft()), seen.size());
    };
    if (const auto* space = std::get_if<PickSpace>(&pick)) {
        return onBoard(metrics::centreOf(space->space), metrics::kTile / 2);
    }
    if (const auto* piece = std::get_if<PickPiece>(&pick)) {
        const auto place = board()->pointOf(piece->piece);
        return place ? onBoard(*place, metrics::kPieceBox * 0.7) : QRect();
    }
    if (const auto* card = std::get_if<PickCard>(&pick)) {
        return findCard_ ? findCard_(card->card) : QRect();
    }
    const RingChip* chip = ring_->isVisible() ? ring_->chipOf(pick) : nullptr;
    return chip != nullptr ? QRect(chip->mapToGlobal(QPoint()), chip->size()) : bar_->placeOf(pick);
}

void PlayArea::say(const QString& answer, const QRect& thing) {
    if (thing.isEmpty()) {
        messages()->say(answer);
        return;
    }
    messages()->dismissAnswer();
    if (bubble_->parentWidget() != window()) {
        bubble_->setParent(window());  // what is asked about may lie beside the board
    }
    bubble_->say(answer, QRect(window()->mapFromGlobal(thing.topLeft()), thing.size()), window()->rect());
}

/// Computers that play fast are not slowed down by pictures.
void PlayArea::animateStep(const engine::EventList& events) {
    const bool byComputer = !session_->table().lastComputerStep().empty();
    const auto most = static_cast<int>(timeOf(computers_.pace()).count());
    animate(events, byComputer ? std::min(animationMs_, most) : animationMs_);
}

}  // namespace gnostica::gui
