#include "app/gui/windows/game/home/start_page.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/board/board_glance.h"
#include "app/gui/shared/learn/day_puzzle_card.h"
#include "app/gui/windows/game/home/card_fan.h"
#include "app/gui/windows/game/home/games_strip.h"
#include "app/gui/windows/game/home/learn_card.h"
#include "app/gui/windows/game/home/sheet_button.h"
#include "app/language/language.h"

#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kNameGrowth = 4;
constexpr double kNameGrowthLow = 2;
constexpr double kMottoGrowth = 1.4;
/// The lengths below are for letters of this size and grow with larger ones.
constexpr double kLetterPixels = 12;
/// In a narrower page the name is above the cards, and there is no fan.
constexpr int kRoomBeside = 1180;
constexpr int kWidestCards = 1100;
constexpr int kHighestCards = 740;
constexpr int kWidestFan = 560;
constexpr int kHighestBannerHere = 196;
/// In an even narrower page only two cards are side by side.
constexpr int kRoomForThree = 780;
/// A lower page has no motto above its cards, and small pictures instead of banners.
constexpr int kRoomForMotto = 640;
/// An even lower one, or one with a game that waits, has not even a name above its cards: the bar has it.
constexpr int kRoomForName = 540;
/// The lowest show the puzzle of the day in words alone.
constexpr int kRoomForPuzzle = 540;
constexpr int kWaitingPicture = 190;
constexpr int kWaitingPictureLow = 130;
constexpr int kPuzzlePicture = 70;
/// Round the sheets, which have a margin of their own for their shadow.
constexpr QMargins kRoundCards{17, 10, 17, 4};
/// Shares of the lower row.
constexpr int kGamesShare = 48;
constexpr int kPuzzleShare = 21;
constexpr int kToolsShare = 18;

/// As in books of tarot.
QFont serif(QFont font, double factor, bool isBold) {
    font = headingFont(font, factor);
    font.setBold(isBold);
    font.setItalic(!isBold && language::hasItalics(QLocale()));
    return font;
}

}  // namespace

StartPage::StartPage(const std::shared_ptr<const CardArt>& art, const GameCaptions& words, QWidget* parent)
    : HomePage(parent),
      painter_(std::make_shared<GlancePainter>(art)),
      name_(plainLabel(this)),
      motto_(plainSentence(this)),
      waiting_(new WaitingCard(painter_, words)),
      computer_(new ComputerCard),
      together_(new HomeCard),
      who_(together_->addButton(PageButton::Role::main)),
      learn_(new LearnCard),
      games_(new GamesStrip(painter_, words)),
      puzzle_(new DayPuzzleCard(painter_)),
      workshop_(new SheetButton(QStringLiteral("workshop"))),
      compare_(new SheetButton(QStringLiteral("branch"))),
      open_(new SheetButton(QStringLiteral("open"))),
      side_(new QWidget),
      cards_(new QWidget),
      fan_(new CardFan(art)) {
    setObjectName(QStringLiteral("startPage"));
    computer_->setWoodcut(art, engine::Card::major(1));
    together_->setWoodcut(art, engine::Card::major(10));
    learn_->setWoodcut(art, engine::major::fool);
    puzzle_->setHandShown(false);
    puzzle_->setDateShown(false);
    puzzle_->setPictureHeight(kPuzzlePicture);
    layOut();
    connectButtons();
    followLanguage(this, [this] { retranslate(); });
}

// ---- Construction ---------------------------------------------------------------------------------------------------

void StartPage::layOut() {
    auto* words = new QVBoxLayout(side_);
    words->setContentsMargins({7, 6, 7, 0});
    words->setSpacing(4);
    words->addWidget(name_);
    words->addWidget(motto_);
    words->addWidget(fan_, 1);
    cards_->setLayout(makeCards());
    auto* middle = new QWidget;
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    parts_->setContentsMargins(kRoundCards);
    parts_->addWidget(side_, 10);
    parts_->addWidget(cards_, 21);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(middle);
    scroll->setFocusPolicy(Qt::NoFocus);
    for (QWidget* clear : {static_cast<QWidget*>(scroll->viewport()), middle}) {
        clear->setAutoFillBackground(false);
    }
    topLayout().addWidget(scroll);
}

QLayout* StartPage::makeCards() {
    grid_ = new QGridLayout;
    grid_->setContentsMargins({});
    grid_->setSpacing(0);
    for (HomeCard* card : std::initializer_list<HomeCard*>{computer_, together_, learn_}) {
        card->installEventFilter(this);
    }
    for (int column = 0; column < 6; ++column) {
        grid_->setColumnStretch(column, 1);
    }
    grid_->addWidget(waiting_, 0, 0, 1, 6);
    placeCards(false);
    grid_->addWidget(makeLower(), 3, 0, 1, 6);
    return grid_;
}

QWidget* StartPage::makeLower() {
    auto* tools = new QWidget;
    tools_ = new QBoxLayout(QBoxLayout::TopToBottom, tools);
    tools_->setContentsMargins({});
    tools_->setSpacing(0);
    for (SheetButton* tool : {workshop_, compare_, open_}) {
        tools_->addWidget(tool);
    }
    auto* lower = new QWidget;
    lower_ = new QBoxLayout(QBoxLayout::LeftToRight, lower);
    lower_->setContentsMargins({});
    lower_->setSpacing(0);
    lower_->addWidget(games_, kGamesShare);
    lower_->addWidget(puzzle_, kPuzzleShare);
    lower_->addWidget(tools, kToolsShare);
    return lower;
}

/// Three side by side, or two if there is little space.
void StartPage::placeCards(bool isNarrow) {
    if (isNarrow_ == isNarrow) {
        return;
    }
    isNarrow_ = isNarrow;
    struct Place {
        HomeCard* card;
        int row;
        int column;
        int columns;
    };
    const std::array wide{Place{computer_, 1, 0, 2}, Place{together_, 1, 2, 2}, Place{learn_, 1, 4, 2}};
    const std::array narrow{Place{computer_, 1, 0, 3}, Place{together_, 1, 3, 3}, Place{learn_, 2, 0, 6}};
    for (const Place& place : isNarrow ? narrow : wide) {
        grid_->removeWidget(place.card);
        grid_->addWidget(place.card, place.row, place.column, 1, place.columns);
    }
    grid_->setRowStretch(1, isNarrow ? 0 : 3);
    grid_->setRowStretch(3, isNarrow ? 0 : 3);
}

/// Minimum width for three cards whose words and buttons are not cut off.
int StartPage::roomForThree() const {
    int widest = 0;
    for (const HomeCard* card : std::initializer_list<const HomeCard*>{computer_, together_, learn_}) {
        widest = std::max(widest, card->minimumSizeHint().width());
    }
    const QMargins around = parts_->contentsMargins();
    return 3 * widest + around.left() + around.right() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

/// With the letters, which grow with the window.
int StartPage::grown(int length) const {
    return static_cast<int>(length * std::max(1.0, QFontInfo(font()).pixelSize() / kLetterPixels));
}

bool StartPage::isTooNarrow() const {
    return width() < std::max(grown(kRoomForThree), roomForThree());
}

/// The fan is next to the cards if there is space; pictures give way to the ways to start.
void StartPage::fit() {
    const bool isBeside = width() >= grown(kRoomBeside);
    const bool isNarrow = isTooNarrow();
    placeCards(isNarrow);
    lower_->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    tools_->setDirection(isNarrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setSpacing(isBeside ? 20 : 4);
    parts_->setStretchFactor(side_, isBeside ? 10 : 0);
    side_->setMaximumWidth(grown(isBeside ? kWidestFan : kWidestCards));
    cards_->setMaximumSize(grown(kWidestCards), isNarrow ? QWIDGETSIZE_MAX : grown(kHighestCards));
    fan_->setVisible(isBeside);
    const bool isLow = height() < grown(kRoomForMotto);
    const bool isWaiting = !waiting_->isHidden();
    motto_->setVisible(isBeside || !isLow);
    motto_->setFont(serif(font(), kMottoGrowth, false));
    name_->setVisible(isBeside || !isLow || (!isWaiting && height() >= grown(kRoomForName)));
    name_->setFont(serif(font(), isLow ? kNameGrowthLow : kNameGrowth, true));
    for (HomeCard* card : std::initializer_list<HomeCard*>{computer_, together_, learn_}) {
        card->setBannerShown(!isLow);
    }
    puzzle_->setPictureShown(height() >= grown(kRoomForPuzzle));
    waiting_->setPictureWidth(isLow ? kWaitingPictureLow : grown(kWaitingPicture));
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    HomePage::changeEvent(event);
}

/// A card notices everything that changes the space for its picture: height, width and words.
bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        if (isTooNarrow() != isNarrow_) {
            fit();
        }
        alignBanners();
    }
    return HomePage::eventFilter(watched, event);
}

/// Aligns the texts below the banners.
void StartPage::alignBanners() {
    const std::array<HomeCard*, 3> banners{computer_, together_, learn_};
    const int room = std::ranges::min(banners, {}, &HomeCard::roomForBanner)->roomForBanner();
    for (HomeCard* card : banners) {
        card->limitBanner(std::min(room, grown(kHighestBannerHere)));
    }
}

void StartPage::connectButtons() {
    connect(waiting_, &WaitingCard::backToTableWanted, this, &StartPage::backToTableWanted);
    connect(waiting_, &WaitingCard::resumeWanted, this, &StartPage::resumeWanted);
    connect(waiting_, &WaitingCard::unfinishedWanted, this, &StartPage::unfinishedWanted);
    connect(computer_->start(), &QAbstractButton::clicked, this, &StartPage::quickGameWanted);
    connect(who_, &QAbstractButton::clicked, this, &StartPage::togetherWanted);
    connect(learn_, &LearnCard::rulesWanted, this, &StartPage::rulesWanted);
    connect(learn_, &LearnCard::nextLessonWanted, this, &StartPage::nextLessonWanted);
    connect(learn_, &LearnCard::lessonsWanted, this, &StartPage::lessonsWanted);
    connect(learn_, &LearnCard::puzzlesWanted, this, &StartPage::puzzlesWanted);
    connect(learn_, &LearnCard::firstGameWanted, this, &StartPage::firstGameWanted);
    connect(games_, &GamesStrip::allWanted, this, &StartPage::myGamesWanted);
    connect(games_, &GamesStrip::openWanted, this, &StartPage::gameWanted);
    connect(puzzle_, &DayPuzzleCard::solveWanted, this, &StartPage::puzzleOfTheDayWanted);
    connect(open_, &QAbstractButton::clicked, this, &StartPage::openWanted);
    connect(workshop_, &QAbstractButton::clicked, this, &StartPage::workshopWanted);
    connect(compare_, &QAbstractButton::clicked, this, &StartPage::compareWanted);
}

// ---- Contents -------------------------------------------------------------------------------------------------------

void StartPage::setTable(Laid laid) {
    waiting_->setTable(laid);
    fit();
}

void StartPage::setUnfinished(std::vector<storage::JournalSummary> games) {
    waiting_->setUnfinished(std::move(games));
    fit();
    if (given_ != nullptr && given_ == window()->focusWidget()) {
        takeKeyboard();
    }
}

void StartPage::setGames(const std::vector<table::MyGamePtr>& games, int all) {
    games_->setGames(games, all);
}

void StartPage::setFaces(const CardFaces& faces) {
    fan_->setFaces(faces);
}

void StartPage::setLearning(const LearningTally& learning) {
    learn_->setLearning(learning);
}

void StartPage::setPuzzle(const DayPuzzle& puzzle) {
    puzzle_->setPuzzle(puzzle);
    fit();
}

void StartPage::setRounds(const ComputerCard::Rounds& rounds) {
    computer_->setRounds(rounds);
}

void StartPage::takeKeyboard() {
    const bool goesOn = waiting_->isVisibleTo(this) && waiting_->resume()->isEnabled();
    given_ = goesOn ? waiting_->resume() : computer_->start();
    given_->setFocus(Qt::OtherFocusReason);
}

void StartPage::retranslate() {
    name_->setText(QStringLiteral("Gnostica"));
    motto_->setText(tr("A war for land, on a board of tarot"));
    together_->setWords(tr("Play together"), tr("2 to 6 players at one screen, with any game and any rules."));
    who_->setText(tr("&Who plays?"));
    workshop_->setText(tr("Workshop", "button: opens the workshop for rulesets"));
    setPlainToolTip(*workshop_, tr("Change the rules or make your own game."));
    compare_->setText(tr("Compare", "button: to compare rulesets"));
    setPlainToolTip(*compare_, tr("Compare two games rule by rule, or over thousands of simulated games."));
    open_->setText(tr("Open…", "button: to open a file"));
    setPlainToolTip(*open_, tr("Open a record or an unfinished game from a file."));
    setAccessibleName(tr("Start page"));
    fit();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    HomePage::resizeEvent(event);
    fit();
}

}  // namespace gnostica::gui
