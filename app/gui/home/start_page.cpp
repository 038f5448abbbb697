#include "app/gui/home/start_page.h"

#include "app/gui/art/icons.h"
#include "app/gui/dialogs/recovery_dialog.h"
#include "app/gui/home/home_card.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/foreign_text.h"
#include "app/wording/level_names.h"

#include <QButtonGroup>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

using engine::bots::Level;

namespace {

constexpr std::array kLevels{Level::apprentice, Level::adept, Level::master};
constexpr double kNameGrowth = 3.2;
/// In a narrower window the name stands over the cards.
constexpr int kRoomBeside = 900;
constexpr int kWidest = 1100;
constexpr qsizetype kLongestPath = 400;

QFont grown(QFont font, double factor, bool isBold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(isBold);
    font.setItalic(!isBold);
    return font;
}

}  // namespace

StartPage::StartPage(const std::shared_ptr<const CardArt>& art, QWidget* parent)
    : QWidget(parent),
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
      levels_(new QButtonGroup(this)) {
    resume_ = continue_->addButton();
    computer_->buttons().insertLayout(0, makeLevels());
    quick_ = computer_->addButton();
    who_ = together_->addButton();
    lessons_ = learn_->addButton();
    nextLesson_ = learn_->addButton();
    open_ = games_->addButton();
    workshop_ = variants_->addButton();
    beside_ = compare_->addButton();
    setObjectName(QStringLiteral("startPage"));
    computer_->setWoodcut(art, engine::Card::major(1));
    together_->setWoodcut(art, engine::Card::major(10));
    learn_->setWoodcut(art, engine::major::fool);
    setFocusPolicy(Qt::StrongFocus);
    layOut();
    connectButtons();
    retranslate();
}

// ---- Putting together -----------------------------------------------------------------------------------------------

void StartPage::layOut() {
    name_->setFont(grown(name_->font(), kNameGrowth, true));
    motto_->setFont(grown(motto_->font(), 1.3, false));
    auto* content = new QWidget;
    content->setMaximumWidth(kWidest);
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins(24, 16, 24, 20);
    lines->setSpacing(14);
    lines->addWidget(name_);
    lines->addWidget(motto_);
    lines->addSpacing(6);
    lines->addLayout(makeCards());
    lines->addStretch(1);
    auto* middle = new QWidget;
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins({});
    row->addWidget(content);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(middle);
    scroll->setFocusPolicy(Qt::NoFocus);
    for (QWidget* clear : {static_cast<QWidget*>(scroll->viewport()), middle}) {
        clear->setAutoFillBackground(false);
    }
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(scroll);
}

QLayout* StartPage::makeCards() {
    for (QPushButton*& record : records_) {
        record = new QPushButton(games_);
        record->setFlat(true);
    }
    auto* list = static_cast<QVBoxLayout*>(games_->layout());
    for (std::size_t i = 0; i < kRecent; ++i) {
        list->insertWidget(static_cast<int>(i) + 1, records_[i]);
    }
    auto* grid = new QGridLayout;
    grid->setSpacing(14);
    auto* learning = static_cast<QVBoxLayout*>(learn_->layout());
    learning->insertWidget(learning->count() - 1, makeLearning());
    grid->addWidget(continue_, 0, 0, 1, 6);
    grid->addWidget(computer_, 1, 0, 1, 2);
    grid->addWidget(together_, 1, 2, 1, 2);
    grid->addWidget(learn_, 1, 4, 1, 2);
    grid->addWidget(games_, 2, 0, 2, 3);
    grid->addWidget(variants_, 2, 3, 1, 3);
    grid->addWidget(compare_, 3, 3, 1, 3);
    for (int column = 0; column < 6; ++column) {
        grid->setColumnStretch(column, 1);
    }
    return grid;
}

/// Other ways to learn, in as many lines as they need.
QWidget* StartPage::makeLearning() {
    auto* ways = new QWidget(learn_);
    auto* flow = new FlowLayout(ways);
    flow->setContentsMargins({});
    flow->setSpacing(4);
    for (QPushButton** button : {&firstGame_, &puzzles_, &rules_}) {
        *button = new QPushButton(ways);
        flow->addWidget(*button);
    }
    return ways;
}

QLayout* StartPage::makeLevels() {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    levels_->setExclusive(true);
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        auto* button = new QPushButton(computer_);
        button->setCheckable(true);
        button->setChecked(i == 0);
        button->setAutoDefault(false);
        levels_->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    connect(levels_, &QButtonGroup::idToggled, this, &StartPage::showLevel);
    return row;
}

/// Which level is chosen stands out.
void StartPage::showLevel() {
    const QPalette plain = widgetPalette(theme_);
    QPalette chosen = plain;
    chosen.setColor(QPalette::Button, plain.color(QPalette::Highlight));
    chosen.setColor(QPalette::ButtonText, plain.color(QPalette::HighlightedText));
    for (QAbstractButton* button : levels_->buttons()) {
        button->setPalette(button->isChecked() ? chosen : plain);
    }
}

void StartPage::connectButtons() {
    connect(resume_, &QPushButton::clicked, this, [this] {
        if (isTableLaid_) {
            Q_EMIT backToTableWanted();
        } else if (!unfinished_.empty()) {
            Q_EMIT resumeWanted(unfinished_.front().path);
        }
    });
    connect(others_, &QPushButton::clicked, this, &StartPage::unfinishedWanted);
    connect(quick_, &QPushButton::clicked, this, &StartPage::quickGameWanted);
    connect(who_, &QPushButton::clicked, this, &StartPage::newGameWanted);
    connect(rules_, &QPushButton::clicked, this, &StartPage::rulesWanted);
    connect(nextLesson_, &QPushButton::clicked, this, &StartPage::nextLessonWanted);
    connect(lessons_, &QPushButton::clicked, this, &StartPage::lessonsWanted);
    connect(puzzles_, &QPushButton::clicked, this, &StartPage::puzzlesWanted);
    connect(firstGame_, &QPushButton::clicked, this, &StartPage::firstGameWanted);
    connect(open_, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(workshop_, &QPushButton::clicked, this, &StartPage::workshopWanted);
    connect(beside_, &QPushButton::clicked, this, &StartPage::compareWanted);
    for (std::size_t i = 0; i < kRecent; ++i) {
        connect(records_[i], &QPushButton::clicked, this,
                [this, i] { Q_EMIT recordWanted(recent_.value(static_cast<qsizetype>(i))); });
    }
}

// ---- What there is --------------------------------------------------------------------------------------------------

void StartPage::setTheme(const Theme& theme) {
    theme_ = theme;
    for (HomeCard* card : {continue_, computer_, together_, learn_, games_, variants_, compare_}) {
        card->setTheme(theme);
    }
    showLevel();
    showPictures();
    update();
}

void StartPage::showPictures() {
    const auto show = [this](HomeCard* card, const char* name) {
        card->setPicture(icon(QString::fromLatin1(name), theme_));
    };
    show(games_, "open");
    show(variants_, "workshop");
    show(compare_, "branch");
}

void StartPage::setTableLaid(bool isLaid) {
    isTableLaid_ = isLaid;
    showContinue();
}

void StartPage::setUnfinished(std::vector<storage::JournalSummary> games) {
    unfinished_ = std::move(games);
    showContinue();
}

void StartPage::showContinue() {
    const bool mayResume = isTableLaid_ || (!unfinished_.empty() && unfinished_.front().isReadable);
    continue_->setWords(tr("Continue"), isTableLaid_          ? tr("Your game waits on the table.")
                                        : unfinished_.empty() ? QString()
                                                              : RecoveryDialog::describe(unfinished_.front()));
    const std::size_t offered = isTableLaid_ ? 0 : 1;
    resume_->setEnabled(mayResume);
    others_->setVisible(unfinished_.size() > offered);
    continue_->setVisible(isTableLaid_ || !unfinished_.empty());
}

void StartPage::setLessonsDone(int lessons) {
    lessonsDone_ = lessons;
    showLearning();
}

void StartPage::showLearning() {
    const bool hasBegun = lessonsDone_ > 0;
    learn_->setWords(tr("Learn"), hasBegun ? tr("%n lessons done so far.", nullptr, lessonsDone_)
                                           : tr("Short lessons at the board, one idea each."));
    nextLesson_->setText(hasBegun ? tr("&Go on") : tr("&First lesson"));
}

void StartPage::setRecent(const QStringList& files) {
    recent_ = files;
    for (std::size_t i = 0; i < kRecent; ++i) {
        const QString path = files.value(static_cast<qsizetype>(i));
        records_[i]->setVisible(!path.isEmpty());
        setPlainText(*records_[i], wording::cleaned(QFileInfo(path).completeBaseName()));
        setPlainToolTip(*records_[i], wording::cleaned(QDir::toNativeSeparators(path), kLongestPath));
    }
    retranslate();
}

Level StartPage::level() const {
    return kLevels.at(static_cast<std::size_t>(levels_->checkedId()));
}

// ---- Looks and words ------------------------------------------------------------------------------------------------

void StartPage::retranslate() {
    name_->setText(QStringLiteral("Gnostica"));
    motto_->setText(tr("A war for land, on a board of tarot"));
    computer_->setWords(tr("Play the computer"), tr("One click: you, and one opponent."));
    together_->setWords(tr("Play together"), tr("Two to six at one screen, any game, any rules."));
    games_->setWords(tr("Recent games"), recent_.isEmpty() ? tr("Games that you save stand here.") : QString());
    variants_->setWords(tr("Variants"), tr("Change the rules, make your own game."));
    compare_->setWords(tr("Compare"), tr("Two games, rule by rule and by thousands of games."));
    for (int i = 0; i < static_cast<int>(kLevels.size()); ++i) {
        setPlainToolTip(*levels_->button(i), wording::levelName(kLevels.at(static_cast<std::size_t>(i))));
    }
    levels_->button(0)->setText(tr("Easy"));
    levels_->button(1)->setText(tr("Fair"));
    levels_->button(2)->setText(tr("Hard"));
    resume_->setText(tr("&Continue"));
    others_->setText(tr("&Other unfinished games…"));
    quick_->setText(tr("&Start"));
    who_->setText(tr("&Who plays?"));
    rules_->setText(tr("&Read the rules"));
    lessons_->setText(tr("&Lessons"));
    puzzles_->setText(tr("Pu&zzles"));
    firstGame_->setText(tr("Your &first game"));
    setPlainToolTip(*firstGame_, tr("Against an easy opponent; what is new is explained when it happens."));
    open_->setText(tr("O&pen a record…"));
    workshop_->setText(tr("&Make a variant"));
    beside_->setText(tr("C&ompare rules"));
    setAccessibleName(tr("Start page"));
    showLearning();
    showContinue();
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_.felt);
}

void StartPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    motto_->setVisible(height() >= kRoomBeside / 2);
}

/// Esc goes back to the game, if there is one.
void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isTableLaid_) {
        Q_EMIT backToTableWanted();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace gnostica::gui
