#include "app/gui/shared/play/bar/choice_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/amount_picker.h"
#include "app/gui/look/widgets/facing_compass.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/card_grid.h"
#include "app/gui/shared/panels/open_cards_model.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "engine/mechanics/score.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace gnostica::gui {

using engine::StepWord;

namespace {

constexpr int kCompassSide = 92;
constexpr int kButtonHeight = 32;
constexpr int kLeastHeight = 190;
constexpr int kLeastHeightBrief = 100;
/// Limits of the width of face-up cards, and the number of cards per line.
constexpr int kSmallestCard = 40;
constexpr int kLargestCard = 64;
constexpr int kCardsInLine = 4;

/// The pick of the chosen one; nullopt if none is chosen.
template <class P>
std::optional<P> chosenOf(const std::vector<turn::Choice>& choices) {
    const auto chosen = std::ranges::find_if(choices, &turn::Choice::isChosen);
    return chosen == choices.end() ? std::nullopt : std::optional(std::get<P>(chosen->pick));
}

bool endsTurn(const turn::Choice& choice) {
    const auto* word = std::get_if<turn::PickWord>(&choice.pick);
    return word != nullptr && (word->word == StepWord::done || word->word == StepWord::challenge);
}

bool isPlainEnd(const turn::Choice& choice) {
    return choice.pick == turn::Pick(turn::PickWord{StepWord::done});
}

/// True at the end of a turn if the player has enough points to win and may announce.
bool mayWinByAnnouncing(const turn::StepChooser& chooser) {
    if (chooser.state().turn.stage != engine::Stage::close) {
        return false;
    }
    const std::vector<StepWord> words = chooser.words();
    const auto target = wording::targetOf(chooser.rules(), chooser.state().seats);
    return target && std::ranges::find(words, StepWord::challenge) != words.end() &&
           engine::score(chooser.rules(), chooser.state(), chooser.decider()) >= *target;
}

void makeBig(QToolButton* button) {
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setMinimumHeight(kButtonHeight);
    button->setFocusPolicy(Qt::StrongFocus);
}

}  // namespace

ChoiceBar::ChoiceBar(std::shared_ptr<const CardArt> art, QWidget* parent)
    : QFrame(parent),
      words_(new AlternativeRow(this)),
      others_(new AlternativeRow(this)),
      cards_(new OpenCardsModel(this)),
      cardList_(new CardGrid(std::move(art), kSmallestCard, kLargestCard, this)),
      amountTitle_(plainLabel(this)),
      amounts_(new AmountPicker(this)),
      outcomeLabel_(plainSentence(this)),
      compass_(new FacingCompass(this)),
      confirm_(new QToolButton(this)),
      takeBack_(new QToolButton(this)) {
    setObjectName(QStringLiteral("choiceBar"));
    compass_->setFixedSize(kCompassSide, kCompassSide);
    cardList_->showCards(cards_);
    makeBig(confirm_);
    makeBig(takeBack_);
    layOut();
    for (const auto* source : {words_, others_}) {
        connect(source, &AlternativeRow::picked, this, &ChoiceBar::picked);
        connect(source, &AlternativeRow::whyNotAsked, this, &ChoiceBar::whyNotAsked);
    }
    connect(cardList_, &CardList::cardPicked, this, [this](engine::Card card) { Q_EMIT picked(turn::PickCard{card}); });
    connect(cardList_, &CardList::cardPickedAgain, this,
            [this](engine::Card card) { Q_EMIT pickedAgain(turn::PickCard{card}); });
    connect(cardList_, &CardList::whyNotAsked, this,
            [this](engine::Card card) { Q_EMIT whyNotAsked(turn::PickCard{card}); });
    connect(amounts_, &AmountPicker::amountPicked, this,
            [this](int amount) { Q_EMIT picked(turn::PickAmount{amount}); });
    connect(compass_, &FacingCompass::facingPicked, this,
            [this](engine::Facing facing) { Q_EMIT picked(turn::PickFacing{facing}); });
    clear();
    followLanguage(this, [this] { retranslate(); });
    whenThemeChanges(this, [this](const Theme&) { dressConfirm(); });
}

void ChoiceBar::layOut() {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(8, 6, 8, 6);
    lines->setSpacing(6);
    lines->addWidget(words_);
    lines->addWidget(cardList_);
    lines->addWidget(others_);
    lines->addLayout(makeAmountRow());
    lines->addStretch(1);
    lines->addWidget(outcomeLabel_);
    lines->addLayout(makeEnd());
    setMinimumHeight(kLeastHeight);  // keeps the layout stable when the choice changes
}

/// The compass, with the buttons that end a step next to it.
QLayout* ChoiceBar::makeEnd() {
    ends_ = new QBoxLayout(QBoxLayout::TopToBottom);
    ends_->setSpacing(6);
    ends_->addWidget(confirm_);
    ends_->addWidget(takeBack_);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(compass_, 0, Qt::AlignBottom);
    row->addLayout(ends_, 1);
    row->setAlignment(ends_, Qt::AlignVCenter);
    return row;
}

QLayout* ChoiceBar::makeAmountRow() {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(amountTitle_, 0, Qt::AlignTop);
    row->addWidget(amounts_, 1);
    return row;
}

void ChoiceBar::setQuarterTurns(int turns) {
    compass_->setQuarterTurns(turns);
}

void ChoiceBar::setRoom(Room room) {
    brief_ = room == Room::brief;
    setMinimumHeight(brief_ ? kLeastHeightBrief : kLeastHeight);
    fitCompass();
}

void ChoiceBar::setLean(bool lean) {
    lean_ = lean;
    setMinimumHeight(0);
    fitCompass();
    fitLean();
}

void ChoiceBar::setSealed(bool sealed) {
    sealed_ = sealed;
    showWords();
    fitLean();
}

void ChoiceBar::setOffered(bool offered) {
    offered_ = offered;
    fitLean();
}

/// Parts hide themselves; the bar is visible if any of them is.
void ChoiceBar::fitLean() {
    if (!lean_) {
        setVisible(offered_);
        return;
    }
    const bool endsBySeal = sealed_ && std::ranges::any_of(list_.choices, isPlainEnd);  // if nothing is picked
    const bool canConfirm = confirm_->isEnabled() && !endsBySeal;
    const bool canEnd = !hasRing_ && (canConfirm || takeBack_->isEnabled());
    confirm_->setVisible(canEnd);
    takeBack_->setVisible(canEnd);
    outcomeLabel_->hide();
    const std::array<const QWidget*, 5> parts{words_, others_, cardList_, amounts_, compass_};
    const bool hasParts = std::ranges::any_of(parts, [](const QWidget* part) { return !part->isHidden(); });
    setVisible(offered_ && (hasParts || canEnd));
}

void ChoiceBar::fitCompass() {
    const bool isCrowded = lean_ || brief_ || !amounts_->isHidden();  // an idle compass makes room for numbers
    const bool isShown = lean_ ? compassUse_ == CompassUse::toPick && !hasRing_
                               : compassUse_ == CompassUse::toPick || (compassUse_ == CompassUse::idle && !isCrowded);
    QSizePolicy place = compass_->sizePolicy();
    place.setRetainSizeWhenHidden(!isCrowded && !lean_);
    compass_->setSizePolicy(place);
    compass_->setVisible(isShown);
    ends_->setDirection(isCrowded && !isShown ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    fitEnds();
}

/// If the buttons are next to each other, long texts lose their icons.
void ChoiceBar::fitEnds() {
    const std::array buttons{confirm_, takeBack_};
    const auto dress = [&](Qt::ToolButtonStyle style) {
        for (QToolButton* button : buttons) {
            button->setToolButtonStyle(style);
        }
    };
    dress(Qt::ToolButtonTextBesideIcon);
    const QMargins margins = layout()->contentsMargins();
    const int room = (width() - margins.left() - margins.right() - ends_->spacing()) / 2;
    const bool isBeside = ends_->direction() == QBoxLayout::LeftToRight;
    if (isBeside && std::ranges::any_of(buttons, [&](const auto* each) { return each->sizeHint().width() > room; })) {
        dress(Qt::ToolButtonTextOnly);
    }
}

void ChoiceBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitEnds();
}

void ChoiceBar::setFaces(const CardFaces& faces) {
    cardList_->setFaces(faces);
    cards_->renamed();
}

void ChoiceBar::setDescriber(std::function<QString(engine::Card)> describer) {
    cards_->setDescriber(std::move(describer));
}

void ChoiceBar::setActions(QAction* confirm, QAction* takeBack) {
    confirm_->setDefaultAction(confirm);
    takeBack_->setDefaultAction(takeBack);
    for (QToolButton* button : {confirm_, takeBack_}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->installEventFilter(this);
    }
    connect(confirm, &QAction::changed, this, &ChoiceBar::dressConfirm);
    for (const QAction* action : {confirm, takeBack}) {
        connect(action, &QAction::changed, this, &ChoiceBar::fitEnds);
        connect(action, &QAction::changed, this, &ChoiceBar::fitLean);
    }
    dressConfirm();
}

/// Highlights the button while it is enabled.
void ChoiceBar::dressConfirm() {
    QPalette colours = widgetPalette(wornTheme());
    if (confirm_->isEnabled()) {
        colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
        colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
    }
    confirm_->setPalette(colours);
    confirm_->setIcon(icon(QStringLiteral("confirm"), wornTheme(), colours.color(QPalette::ButtonText)));
}

void ChoiceBar::clear() {
    list_ = {};
    showWords();
    cards_->setOpen({});
    cardList_->hide();
    amounts_->hide();
    amountTitle_->hide();
    say({});
    compass_->setFacings({});
    compassUse_ = CompassUse::none;
    fitCompass();
}

void ChoiceBar::setChoices(const turn::ChoiceList& list) {
    list_ = list;
    hasRing_ = list.place.has_value();
    showWords();
    showCards(list);
    showAmounts(list);
    showCompass(list);
    fitLean();
}

void ChoiceBar::setNumbersShown(bool shown) {
    words_->setNumbersShown(shown);
    others_->setNumbersShown(shown);
}

std::vector<turn::Choice> ChoiceBar::choicesHere(turn::ChoiceKind kind) const {
    std::vector<turn::Choice> choices = list_.inLine(kind);
    const auto isElsewhere = [this](const turn::Choice& choice) {
        return (hasRing_ && choice.onRing) || (sealed_ && endsTurn(choice));
    };
    if (lean_) {
        std::erase_if(choices, isElsewhere);
    }
    return choices;
}

void ChoiceBar::showWords() {
    words_->setAlternatives(choicesHere(turn::ChoiceKind::word));
    others_->setAlternatives(choicesHere(turn::ChoiceKind::source));
}

void ChoiceBar::showCards(const turn::ChoiceList& list) {
    cards_->setOpen(list.cards);
    cards_->setPickable(list.cards);
    cards_->setPicked(list.pickedCards);
    const int lines = cards_->rowCount() > kCardsInLine ? 2 : 1;
    cardList_->setFixedHeight(lines * CardDelegate::cellFor(kLargestCard).height() + 2);
    cardList_->setVisible(cards_->rowCount() > 0);
}

void ChoiceBar::showAmounts(const turn::ChoiceList& list) {
    const std::vector<turn::Choice> choices = list.inLine(turn::ChoiceKind::amount);
    std::vector<int> amounts;
    for (const turn::Choice& choice : choices) {
        amounts.push_back(std::get<turn::PickAmount>(choice.pick).amount);
    }
    const auto chosen = chosenOf<turn::PickAmount>(choices);
    amounts_->setAmounts(amounts);
    amounts_->setPicked(chosen ? std::optional(chosen->amount) : std::nullopt);
    amountTitle_->setText(list.amountTitle);
    amounts_->setVisible(!amounts.empty());
    amountTitle_->setVisible(!amounts.empty());
}

void ChoiceBar::showCompass(const turn::ChoiceList& list) {
    const std::vector<turn::Choice> choices = list.inLine(turn::ChoiceKind::facing);
    std::vector<engine::Facing> facings;
    for (const turn::Choice& choice : choices) {
        facings.push_back(std::get<turn::PickFacing>(choice.pick).facing);
    }
    const auto chosen = chosenOf<turn::PickFacing>(choices);
    if (list.turned) {
        compass_->setPiece(list.turned->owner(), list.turned->size());
    } else {
        compass_->setPiece(list.decider, 1);
    }
    compass_->setFacings(facings);
    compass_->setPicked(chosen ? std::optional(chosen->facing) : std::nullopt);
    compassUse_ = facings.empty() ? CompassUse::idle : CompassUse::toPick;
    fitCompass();
}

void ChoiceBar::setPreview(const turn::StepChooser& chooser, const turn::StepChooser* ahead,
                           const std::optional<turn::StepPreview>& preview, const wording::Speaker& speaker) {
    if (chooser.isIdle()) {
        say({});
        return;
    }
    const auto proposal = chooser.proposal();
    ChoiceOutcome outcome;
    outcome.begun = proposal.has_value() || !chooser.picks().empty();
    QStringList sentences{proposal ? speaker.step(chooser.view(), *proposal) : prompt(chooser)};
    if (ahead != nullptr) {
        sentences << prompt(*ahead);
    }
    if (preview) {
        outcome.gain = gainText(*preview, speaker);
        if (preview->uncertain) {
            sentences << tr("The outcome depends on chance.");
        }
        for (const engine::Event& verdict : preview->verdicts) {
            sentences << speaker.event(verdict, chooser.view().viewer());
        }
    }
    if (mayWinByAnnouncing(chooser)) {
        sentences << tr("You have enough points to announce your last turn.");
    }
    outcome.sentence = language::sentences(sentences);
    say(outcome);
}

void ChoiceBar::say(const ChoiceOutcome& outcome) {
    if (outcome != outcome_) {
        outcome_ = outcome;
        //: %1: "Ann 5 → 6", for one or more players
        const QString points = outcome.gain.isEmpty() ? QString() : language::fill(tr("Points: %1."), {outcome.gain});
        outcomeLabel_->setText(language::sentences({outcome.sentence, points}));
        Q_EMIT outcomeChanged(outcome);
    }
}

/// Empty if the outcome is uncertain.
QString ChoiceBar::gainText(const turn::StepPreview& preview, const wording::Speaker& speaker) const {
    QStringList changes;
    for (const turn::ScoreChange& change : preview.scores) {
        changes += language::fill(
            language::unbroken(tr("%1 %2 → %3", "player, points before, points after; the arrow points as one reads")),
            {speaker.playerPhrase(change.seat), language::number(change.before), language::number(change.after)});
    }
    return preview.uncertain ? QString() : language::enumeration(changes);
}

QString ChoiceBar::prompt(const turn::StepChooser& chooser) const {
    const turn::Candidates& open = chooser.candidates();
    language::Phrases things;
    const auto add = [&](const QString& thing) { things.push_back(language::phrase(thing)); };
    if (!open.spaces.empty()) {
        add(tr("a space", "phrase: to be chosen"));
    }
    if (!open.pieces.empty()) {
        add(tr("a piece", "phrase: to be chosen"));
    }
    if (!open.cards.empty()) {
        add(tr("a card", "phrase: to be chosen"));
    }
    if (!open.amounts.empty()) {
        add(tr("a number", "phrase: to be chosen"));
    }
    if (!open.facings.empty()) {
        add(tr("a facing", "phrase: to be chosen"));
    }
    //: %1: "a space, a piece or a card"
    return things.empty() ? QString() : language::fill(tr("Choose %1."), {language::eitherOf(things)});
}

QRect ChoiceBar::placeOf(const turn::Pick& pick) const {
    for (const AlternativeRow* row : {words_, others_}) {
        if (const QWidget* button = row->buttonOf(pick)) {
            return {button->mapToGlobal(QPoint()), button->size()};
        }
    }
    return {};
}

/// A disabled button shows its tool tip when it is clicked.
bool ChoiceBar::eventFilter(QObject* watched, QEvent* event) {
    const auto* button = qobject_cast<QToolButton*>(watched);
    if (button != nullptr && !button->isEnabled() && event->type() == QEvent::MouseButtonRelease) {
        const QPoint place = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        QToolTip::showText(place, button->toolTip());
    }
    return QFrame::eventFilter(watched, event);
}

void ChoiceBar::retranslate() {
    setAccessibleName(tr("Choices"));
    words_->setAccessibleName(tr("Actions"));
    others_->setAccessibleName(tr("Sources of cards"));
    cardList_->setAccessibleName(tr("Cards to take"));
    cards_->renamed();
}

}  // namespace gnostica::gui
