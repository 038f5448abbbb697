#include "app/gui/shared/play/play_table.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/alt_watch.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/card_drop.h"
#include "app/gui/shared/play/card_picks.h"
#include "app/gui/shared/play/pick_tool.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/language/lists.h"

#include <QAction>

#include <utility>

namespace gnostica::gui {

using engine::StepWord;

PlayTable::PlayTable(const ActionSet& actions, turn::TurnController& turn, QWidget* parent)
    : TableWidget(parent),
      turn_(turn),
      plain_(new PickTool(turn, this)),
      bar_(new ChoiceBar(board()->cardArt(), this)),
      ring_(new ChoiceRing(*view())),
      answers_(new AnswerBubble(*this, *bar_, *ring_)) {
    setTool(plain_);
    connectActions(actions);
    connectTurn();
    connectCards();
    hear(*bar_);
    hear(*ring_);
    const auto* alt = new AltWatch(*this);
    connect(alt, &AltWatch::held, ring_, &ChoiceRing::setNumbersShown);
    connect(alt, &AltWatch::held, bar_, &ChoiceBar::setNumbersShown);
    connect(this, &TableWidget::quarterTurnsChanged, bar_, &ChoiceBar::setQuarterTurns);
    connect(this, &TableWidget::quarterTurnsChanged, this, &PlayTable::showRing);
}

PlayTable::~PlayTable() {
    ring_->clear();  // the board is destroyed before its view
}

void PlayTable::connectActions(const ActionSet& actions) {
    bar_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    ring_->setActions(actions.at(Act::confirm), actions.at(Act::takeBack));
    connect(actions.at(Act::confirm), &QAction::triggered, &turn_, &turn::TurnController::confirm);
    connect(actions.at(Act::takeBack), &QAction::triggered, &turn_, &turn::TurnController::takeBack);
    connect(actions.at(Act::pass), &QAction::triggered, this, [this] { choose(engine::step::Refresh{}); });
    for (const auto& [act, word] : {std::pair(Act::skip, StepWord::skip),
                                    {Act::done, StepWord::done},
                                    {Act::announce, StepWord::challenge},
                                    {Act::refresh, StepWord::refresh}}) {
        connect(actions.at(act), &QAction::triggered, this, [this, picked = word] { take(turn::PickWord{picked}); });
    }
}

void PlayTable::connectTurn() {
    connect(&turn_, &turn::TurnController::choiceChanged, this, &PlayTable::showChoice);
    whenThemeChanges(this, [this](const Theme&) { showChoice(); });
    connect(&turn_, &turn::TurnController::previewChanged, this, &PlayTable::showPreview);
    connect(
        &turn_, &turn::TurnController::explained, this,
        [this](const engine::Refusal& refusal, const turn::Pick& pick) { answers_->say(sentenceOf(refusal), pick); });
    connect(&turn_, &turn::TurnController::moreNeeded, this, [this](const turn::Pick& pick) {
        answers_->say(bar_->prompt(turn_.chooser()), pick);
        board()->pulseTargets();
    });
}

void PlayTable::connectCards() {
    const auto* drop = new CardDrop(*view());
    connect(drop, &CardDrop::hovered, this, [this](engine::Card card, std::optional<engine::Space> space) {
        if (space) {
            pickTool().liftCard(card);
        }
    });
    connect(drop, &CardDrop::dropped, this,
            [this](engine::Card card, engine::Space space) { pickTool().dropCard(card, space); });
}

template <class Source>
void PlayTable::hear(const Source& source) {
    connect(&source, &Source::picked, this, &PlayTable::take);
    connect(&source, &Source::pickedAgain, this, [this](const turn::Pick& pick) { pickTool().takeAgain(pick); });
    connect(&source, &Source::whyNotAsked, this, [this](const turn::Pick& pick) { pickTool().explain(pick); });
}

void PlayTable::takeCards(HandPanel& hand, PilesWidget& piles) {
    new CardPicks(hand, piles, turn_, *this);
    answers_->setCardFinder([&hand](engine::Card card) { return hand.placeOf(card); });
}

void PlayTable::speak(const table::SeenTable* shown, const wording::Speaker* speaker) {
    shown_ = shown;
    speaker_ = speaker;
    const auto powers = [this](engine::Card card) { return speaker_ != nullptr ? speaker_->powers(card) : QString(); };
    bar_->setDescriber(powers);
    setWords({[this](const engine::Piece& piece) {
                  return speaker_ != nullptr && shown_ ? speaker_->piece(piece, shown_->spokenTo()) : QString();
              },
              powers});
}

// ---- Picking --------------------------------------------------------------------------------------------------------

PickTool& PlayTable::pickTool() const {
    return guide_ ? *guide_ : *plain_;
}

void PlayTable::setGuide(PickTool* guide) {
    guide_ = guide;
    setTool(&pickTool());
    showChoices();
}

void PlayTable::take(const turn::Pick& pick) {
    pickTool().take(pick);
}

void PlayTable::takeNumber(int number) {
    if (const turn::Choice* choice = choices_.byNumber(number)) {
        take(turn::Pick(choice->pick));  // a copy, since the pick replaces the list
    }
}

void PlayTable::choose(const engine::Step& step) {
    pickTool().choose(step);
}

// ---- Results --------------------------------------------------------------------------------------------------------

void PlayTable::showChoice() {
    if (speaker_ == nullptr) {
        return;
    }
    answers_->dismiss();
    bar_->setFaces(board()->art().faces);
    showChoices();
    showPreview();
}

/// Shows the marks first, because the ring uses the places of items that they create or move.
void PlayTable::showChoices() {
    showMarks();
    if (speaker_ == nullptr) {
        return;
    }
    const bool ledOn = choices_.leadsOn;
    choices_ = choicesOf(turn_.chooser(), turn_.ahead(), turn_.lastPlace(), *speaker_,
                         [this](const turn::Pick& pick) { return pickTool().allows(pick); });
    choices_.canConfirm = turn_.canConfirm();
    choices_.canTakeBack = turn_.canTakeBack();
    bar_->setChoices(choices_);
    Q_EMIT choicesShown(choices_);
    showRing();
    if (choices_.leadsOn && !ledOn) {
        board()->pulseTargets();
    }
}

void PlayTable::showRing() {
    ring_->present(choices_, pickTool().marks());
}

void PlayTable::showPreview() {
    showMarks();
    if (speaker_ != nullptr) {
        bar_->setPreview(turn_.chooser(), turn_.ahead(), turn_.preview(), *speaker_);
    }
}

/// If a step is not possible now, adds the steps that are.
QString PlayTable::sentenceOf(const engine::Refusal& refusal) const {
    const QString why = speaker_->refusal(shown_->view(), refusal);
    return refusal.code == engine::RefusalCode::notNow
               ? language::sentences({why, speaker_->turnStatus(shown_->toldView(), shown_->rules())})
               : why;
}

}  // namespace gnostica::gui
