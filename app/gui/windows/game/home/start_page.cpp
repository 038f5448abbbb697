#include "app/gui/windows/game/home/start_page.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/home/board_glance.h"
#include "app/gui/windows/game/home/card_fan.h"
#include "app/gui/windows/game/home/game_row.h"
#include "app/gui/windows/game/home/home_card.h"
#include "app/language/foreign_text.h"
#include "app/language/language.h"
#include "app/wording/level_names.h"

#include <QButtonGroup>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

using engine::bots::Level;

namespace {

/// The strongest level can be chosen in the dialog for a new game.
constexpr std::array kLevels{Level::greedy, Level::apprentice, Level::adept};
constexpr double kNameGrowth = 4;
constexpr double kNameGrowthLow = 2;
/// The lengths below are for letters of this size and grow with larger ones.
constexpr double kLetterPixels = 12;
/// In a narrower page the name is above the cards, and there is no fan.
constexpr int kRoomBeside = 1180;
constexpr int kWidestCards = 1100;
/// In an even narrower page only two cards are side by side.
constexpr int kRoomForThree = 780;
constexpr int kWidestFan = 560;
constexpr int kHighestCards = 720;
/// A lower page has no motto above its cards, and fewer records.
constexpr int kRoomForMotto = 640;
constexpr std::size_t kFewRecords = 2;
constexpr qsizetype kLongestPath = 400;

/// As in books of tarot.
QFont serif(QFont font, double factor, bool isBold) {
    font = headingFont(font, factor);
    font.setBold(isBold);
    font.setItalic(!isBold && language::hasItalics(QLocale()));
    return font;
}

}  // namespace

StartPage::StartPage(const std::shared_ptr<const CardArt>& art, QWidget* parent)
    : QWidget(parent),
      all_(new QVBoxLayout(this)),
      painter_(std::make_shared<GlancePainter>(art)),
      name_(plainLabel(this)),
      motto_(plainSentence(this)),
      continue_(new HomeCard(HomeCard::Weight::first)),
      computer_(new HomeCard),
      together_(new HomeCard),
      learn_(new HomeCard),
      games_(new HomeCard),
      variants_(new HomeCard),
      compare_(new HomeCard),
      others_(continue_->addButton()),
      levels_(new QButtonGroup(this)),
      side_(new QWidget),
      cards_(new QWidget),
      fan_(new CardFan(art)),
      glance_(new GlanceView(painter_)) {
    resume_ = continue_->addButton(HomeButton::Role::main);
    continue_->setView(glance_);
    computer_->buttons().insertLayout(0, makeLevels());
    quick_ = computer_->addButton(HomeButton::Role::main);
    who_ = together_->addButton(HomeButton::Role::main);
    nextLesson_ = learn_->addButton();
    firstGame_ = learn_->addButton(HomeButton::Role::main);
    open_ = games_->addButton();
    workshop_ = variants_->addButton();
    beside_ = compare_->addButton();
    setObjectName(QStringLiteral("startPage"));
    computer_->setWoodcut(art, engine::Card::major(1));
    together_->setWoodcut(art, engine::Card::major(10));
    learn_->setWoodcut(art, engine::major::fool);
    setFocusPolicy(Qt::ClickFocus);  // not a stop for the keyboard: there is nothing to press
    layOut();
    connectButtons();
    followLanguage(this, [this] { retranslate(); });
    whenThemeChanges(this, [this](const Theme&) { showPictures(); });
}

// ---- Construction ---------------------------------------------------------------------------------------------------

void StartPage::layOut() {
    keepFont(motto_, [](const QFont& base) { return serif(base, 1.4, false); });
    auto* words = new QVBoxLayout(side_);
    words->setContentsMargins({});
    words->setSpacing(4);
    words->addWidget(name_);
    words->addWidget(motto_);
    words->addWidget(fan_, 1);
    cards_->setLayout(makeCards());
    auto* middle = new QWidget;
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    parts_->setContentsMargins(24, 16, 24, 20);
    parts_->setSpacing(28);
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
    all_->setContentsMargins({});
    all_->setSpacing(0);
    all_->addWidget(scroll);
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
        int rows;
        int columns;
    };
    const std::array wide{Place{computer_, 1, 0, 1, 2}, Place{together_, 1, 2, 1, 2}, Place{learn_, 1, 4, 1, 2},
                          Place{games_, 2, 0, 2, 3},    Place{variants_, 2, 3, 1, 3}, Place{compare_, 3, 3, 1, 3}};
    const std::array narrow{Place{computer_, 1, 0, 1, 3}, Place{together_, 1, 3, 1, 3}, Place{learn_, 2, 0, 1, 6},
                            Place{games_, 3, 0, 1, 6},    Place{variants_, 4, 0, 1, 3}, Place{compare_, 4, 3, 1, 3}};
    for (const Place& place : isNarrow ? narrow : wide) {
        grid_->removeWidget(place.card);
        grid_->addWidget(place.card, place.row, place.column, place.rows, place.columns);
    }
    grid_->setRowStretch(1, isNarrow ? 0 : 3);
    for (const int row : {2, 3}) {
        grid_->setRowStretch(row, isNarrow ? 0 : 1);
    }
}

/// Minimum width for three cards whose words and buttons are not cut off.
int StartPage::roomForThree() const {
    int widest = 0;
    for (const HomeCard* card : {computer_, together_, learn_}) {
        widest = std::max(widest, card->minimumSizeHint().width());
    }
    const QMargins around = parts_->contentsMargins();
    return 3 * widest + 2 * grid_->horizontalSpacing() + around.left() + around.right() +
           style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

int StartPage::grown(int length) const {
    return static_cast<int>(length * std::max(1.0, QFontInfo(font()).pixelSize() / kLetterPixels));
}

bool StartPage::isTooNarrow() const {
    return width() < std::max(grown(kRoomForThree), roomForThree());
}

/// The fan is next to the cards if there is space; records give way to the ways to start.
void StartPage::fit() {
    const bool isBeside = width() >= grown(kRoomBeside);
    const bool isNarrow = isTooNarrow();
    placeCards(isNarrow);
    parts_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setSpacing(isBeside ? 28 : 8);
    parts_->setStretchFactor(side_, isBeside ? 10 : 0);
    side_->setMaximumWidth(grown(isBeside ? kWidestFan : kWidestCards));
    cards_->setMaximumSize(grown(kWidestCards), isNarrow ? QWIDGETSIZE_MAX : grown(kHighestCards));
    fan_->setVisible(isBeside);
    const bool isLow = height() < grown(kRoomForMotto);
    motto_->setVisible(isBeside || !isLow);
    name_->setFont(serif(font(), isLow ? kNameGrowthLow : kNameGrowth, true));
    for (HomeCard* card : {computer_, together_, learn_}) {
        card->setBannerShown(!isLow);
    }
    for (std::size_t i = 0; i < kRecent; ++i) {
        records_[i]->setVisible((!isLow || i < kFewRecords) && static_cast<qsizetype>(i) < recent_.size());
    }
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

/// A card notices everything that changes the space for its picture: height, width and words.
bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        if (isTooNarrow() != isNarrow_) {
            fit();
        }
        alignBanners();
    }
    return QWidget::eventFilter(watched, event);
}

/// Aligns the texts below the banners.
void StartPage::alignBanners() {
    const std::array banners{computer_, together_, learn_};
    const int room = std::ranges::min(banners, {}, &HomeCard::roomForBanner)->roomForBanner();
    for (HomeCard* card : banners) {
        card->limitBanner(room);
    }
}

QLayout* StartPage::makeCards() {
    for (GameRow*& record : records_) {
        record = new GameRow(painter_, games_);
        games_->addBelow(record);
    }
    grid_ = new QGridLayout;
    grid_->setContentsMargins({});
    grid_->setSpacing(14);
    learn_->addBelow(makeLearning());
    for (HomeCard* card : {computer_, together_, learn_}) {
        card->installEventFilter(this);
    }
    grid_->addWidget(continue_, 0, 0, 1, 6);
    for (int column = 0; column < 6; ++column) {
        grid_->setColumnStretch(column, 1);
    }
    placeCards(false);
    return grid_;
}

/// Other ways to learn, on as many lines as they need.
QWidget* StartPage::makeLearning() {
    auto* ways = new QWidget(learn_);
    auto* flow = new FlowLayout(ways);
    flow->setContentsMargins({});
    flow->setSpacing(4);
    for (HomeButton** button : {&lessons_, &puzzles_, &rules_}) {
        *button = new HomeButton(HomeButton::Role::link, ways);
        flow->addWidget(*button);
    }
    return ways;
}

QLayout* StartPage::makeLevels() {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    levels_->setExclusive(true);
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        auto* button = new HomeButton(HomeButton::Role::choice, computer_);
        button->setChecked(i == 0);
        levels_->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    return row;
}

void StartPage::connectButtons() {
    connect(resume_, &QAbstractButton::clicked, this, [this] {
        if (isTableLaid()) {
            Q_EMIT backToTableWanted();
        } else if (!unfinished_.empty()) {
            Q_EMIT resumeWanted(unfinished_.front().path);
        }
    });
    connect(others_, &QAbstractButton::clicked, this, &StartPage::unfinishedWanted);
    connect(quick_, &QAbstractButton::clicked, this, &StartPage::quickGameWanted);
    connect(who_, &QAbstractButton::clicked, this, &StartPage::togetherWanted);
    connect(rules_, &QAbstractButton::clicked, this, &StartPage::rulesWanted);
    connect(nextLesson_, &QAbstractButton::clicked, this, &StartPage::nextLessonWanted);
    connect(lessons_, &QAbstractButton::clicked, this, &StartPage::lessonsWanted);
    connect(puzzles_, &QAbstractButton::clicked, this, &StartPage::puzzlesWanted);
    connect(firstGame_, &QAbstractButton::clicked, this, &StartPage::firstGameWanted);
    connect(open_, &QAbstractButton::clicked, this, &StartPage::openWanted);
    connect(workshop_, &QAbstractButton::clicked, this, &StartPage::workshopWanted);
    connect(beside_, &QAbstractButton::clicked, this, &StartPage::compareWanted);
    for (std::size_t i = 0; i < kRecent; ++i) {
        connect(records_[i], &QAbstractButton::clicked, this,
                [this, i] { Q_EMIT recordWanted(recent_.value(static_cast<qsizetype>(i))); });
    }
}

// ---- Contents -------------------------------------------------------------------------------------------------------

void StartPage::showPictures() {
    const auto show = [this](HomeCard* card, const char* name) {
        card->setPicture(icon(QString::fromLatin1(name), wornTheme()));
    };
    show(games_, "open");
    show(variants_, "workshop");
    show(compare_, "branch");
}

void StartPage::setTable(Laid laid) {
    table_ = laid;
    showContinue();
}

void StartPage::setUnfinished(std::vector<storage::JournalSummary> games) {
    unfinished_ = std::move(games);
    if (!isTableLaid()) {
        glance_->setGlance({});
    }
    showContinue();
}

void StartPage::showContinue() {
    const bool mayResume = isTableLaid() || (!unfinished_.empty() && unfinished_.front().isReadable);
    const QString head =
        table_ == Laid::withEndedGame ? tr("Finished game") : tr("Continue", "button: to continue a game");
    continue_->setWords(head, table_ == Laid::withGame        ? tr("Your game is waiting on the table.")
                              : table_ == Laid::withEndedGame ? tr("The game is over; its board is still there.")
                              : unfinished_.empty()           ? QString()
                                                              : RecoveryDialog::describe(unfinished_.front()));
    const std::size_t offered = isTableLaid() ? 0 : 1;
    resume_->setText(table_ == Laid::withEndedGame ? tr("L&ook at the board")
                                                   : tr("C&ontinue", "button: to continue a game"));
    resume_->setEnabled(mayResume);
    others_->setVisible(unfinished_.size() > offered);
    continue_->setVisible(isTableLaid() || !unfinished_.empty());
    if (given_ != nullptr && given_ == window()->focusWidget()) {
        takeKeyboard();
    }
}

void StartPage::setLessonsDone(int lessons) {
    lessonsDone_ = lessons;
    showLearning();
}

void StartPage::showLearning() {
    const bool hasBegun = lessonsDone_ > 0;
    learn_->setWords(tr("Learn", "heading: to learn the game"),
                     hasBegun ? tr("%n lessons done so far.", nullptr, lessonsDone_)
                              : tr("A first game with a guide, or short lessons."));
    nextLesson_->setText(hasBegun ? tr("Next lesso&n") : tr("&First lesson"));
}

void StartPage::setRecent(const QStringList& files) {
    recent_ = files;
    for (std::size_t i = 0; i < kRecent; ++i) {
        const QString path = files.value(static_cast<qsizetype>(i));
        records_[i]->setGlance({}, {});
        setPlainText(*records_[i], language::cleaned(QFileInfo(path).completeBaseName()));
        setPlainToolTip(*records_[i], language::cleaned(QDir::toNativeSeparators(path), kLongestPath));
    }
    retranslate();
}

void StartPage::setFaces(const CardFaces& faces) {
    fan_->setFaces(faces);
}

QStringList StartPage::wantedGlances() const {
    QStringList wanted = recent_.first(std::min(recent_.size(), static_cast<qsizetype>(kRecent)));
    if (!isTableLaid() && !unfinished_.empty() && unfinished_.front().isReadable) {
        wanted.prepend(unfinished_.front().path);
    }
    return wanted;
}

void StartPage::setGlance(const QString& path, const BoardGlance& glance, const QString& words) {
    const QString goneOnWith = isTableLaid() || unfinished_.empty() ? QString() : unfinished_.front().path;
    if (path == goneOnWith) {
        glance_->setGlance(glance);
    }
    for (std::size_t i = 0; i < kRecent; ++i) {
        if (!path.isEmpty() && recent_.value(static_cast<qsizetype>(i)) == path) {
            records_[i]->setGlance(glance, words);
        }
    }
}

void StartPage::takeKeyboard() {
    const bool goesOn = continue_->isVisibleTo(this) && resume_->isEnabled();
    given_ = goesOn ? resume_ : quick_;
    given_->setFocus(Qt::OtherFocusReason);
}

Level StartPage::level() const {
    return kLevels.at(static_cast<std::size_t>(levels_->checkedId()));
}

// ---- Style and texts ------------------------------------------------------------------------------------------------

void StartPage::retranslate() {
    name_->setText(QStringLiteral("Gnostica"));
    motto_->setText(tr("A war for land, on a board of tarot"));
    computer_->setWords(tr("Play the computer"), tr("One click: you, and one opponent."));
    together_->setWords(tr("Play together"), tr("Two to six at one screen, any game, any rules."));
    games_->setWords(tr("Recent games"), recent_.isEmpty() ? tr("Saved games appear here.") : QString());
    variants_->setWords(tr("Variants"), tr("Change the rules, make your own game."));
    compare_->setWords(tr("Compare", "button: to compare rulesets"),
                       tr("Two games, rule by rule and in thousands of games."));
    for (int i = 0; i < static_cast<int>(kLevels.size()); ++i) {
        setPlainToolTip(*levels_->button(i), wording::levelName(kLevels.at(static_cast<std::size_t>(i))));
    }
    levels_->button(0)->setText(tr("Easy", "opponents: easy"));
    levels_->button(1)->setText(tr("Fair", "opponents: of medium strength"));
    levels_->button(2)->setText(tr("Hard", "opponents: hard"));
    others_->setText(tr("More &unfinished games…"));
    quick_->setText(tr("&Start", "button: to start a game"));
    who_->setText(tr("&Who plays?"));
    rules_->setText(tr("&Read the rules"));
    lessons_->setText(tr("L&essons"));
    puzzles_->setText(tr("Pu&zzles"));
    firstGame_->setText(tr("&Your first game"));
    setPlainToolTip(*firstGame_, tr("Against an easy opponent; anything new is explained when it happens."));
    open_->setText(tr("O&pen a record…"));
    workshop_->setText(tr("&Make a variant"));
    beside_->setText(tr("Comp&are rulesets"));
    setAccessibleName(tr("Start page"));
    showLearning();
    showContinue();
    fit();
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    cloth_.paint(painter, rect(), size(), wornTheme());
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

/// Esc returns to the game, if there is one.
void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isTableLaid()) {
        Q_EMIT backToTableWanted();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace gnostica::gui
