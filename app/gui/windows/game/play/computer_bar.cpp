#include "app/gui/windows/game/play/computer_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/table/computer/computer_players.h"
#include "app/table/seen_table.h"
#include "app/wording/level_names.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace gnostica::gui {

using engine::Seat;

namespace {

constexpr std::chrono::milliseconds kPulse{80};
constexpr int kProgressHeight = 4;
constexpr int kWhole = 100;
constexpr int kKeptLines = 2;

}  // namespace

ComputerBar::ComputerBar(const table::ComputerPlayers& players, QWidget* parent)
    : QFrame(parent),
      players_(players),
      badge_(new SeatBadge(this)),
      told_(plainSentence(this)),
      thinking_(plainSentence(this)),
      progress_(new QProgressBar(this)),
      hurry_(new QToolButton(this)),
      pause_(new QToolButton(this)),
      step_(new QToolButton(this)),
      pace_(new QToolButton(this)) {
    setObjectName(QStringLiteral("computerBar"));
    told_->setObjectName(QStringLiteral("computerStep"));
    thinking_->setObjectName(QStringLiteral("computerThinking"));
    layOut();
    connect(&players_, &table::ComputerPlayers::changed, this, &ComputerBar::sync);
    connect(&pulse_, &QTimer::timeout, this, &ComputerBar::showProgress);
    pulse_.setInterval(kPulse);
    followLanguage(this, [this] { retranslate(); });
    hide();
}

void ComputerBar::layOut() {
    progress_->setRange(0, kWhole);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(kProgressHeight);
    QSizePolicy keepsItsPlace = progress_->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keepsItsPlace);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(badge_);
    row->addWidget(thinking_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QToolButton* button : {hurry_, pause_, step_, pace_}) {
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(8, 4, 8, 2);
    lines->setSpacing(3);
    lines->addWidget(told_);
    lines->addLayout(row);
    lines->addLayout(buttons);
    lines->addWidget(progress_);
}

void ComputerBar::setActions(const ActionSet& actions) {
    hurry_->setDefaultAction(actions.at(Act::hurry));
    pause_->setDefaultAction(actions.at(Act::pause));
    step_->setDefaultAction(actions.at(Act::computerStep));
    auto* menu = new QMenu(pace_);
    for (const Act act : {Act::paceNone, Act::paceQuick, Act::paceNormal, Act::paceSlow}) {
        menu->addAction(actions.at(act));
    }
    pace_->setMenu(menu);
    pace_->setPopupMode(QToolButton::InstantPopup);
}

void ComputerBar::setRoom(Room room) {
    if (room != room_) {
        room_ = room;
        sync();
    }
}

void ComputerBar::attach(const table::SeenTable* table, const wording::Speaker* speaker) {
    table_ = table;
    speaker_ = speaker;
    told_->setMinimumHeight(0);
}

/// The log's sentences for the last step of a computer, or who is playing. A person finds all steps elsewhere.
QString ComputerBar::told() const {
    QStringList lines;
    for (const engine::ToldMoment& moment : table_->lastComputerStep()) {
        lines += speaker_->moment(moment);
    }
    const QString text = language::sentences(lines);
    return text.isEmpty() ? whoPlays() : text;
}

QString ComputerBar::called(Seat seat, engine::bots::Level level) const {
    //: a player, how strong it plays and how it likes to play: "Ben (Adept, builder)"
    return language::fill(tr("%1 (%2)"), {speaker_->playerPhrase(seat),
                                          wording::computerName(level, table_->seating().temperamentOf(seat))});
}

QString ComputerBar::whoPlays() const {
    QStringList names;
    for (int i = 0; i < table_->seats(); ++i) {
        if (const auto level = table_->seating().levelOf(engine::seatAt(i))) {
            names += called(engine::seatAt(i), *level);
        }
    }
    //: %1: a list of players
    return language::fill(tr("Played by the computer: %1", nullptr, static_cast<int>(names.size())),
                          {language::enumeration(names)});
}

QString ComputerBar::thinking() const {
    const Seat seat = players_.thinker();
    const auto level = table_->seating().levelOf(seat);
    if (!level) {
        const bool tells = table_->seating().people() == 0 && table_->isLive();
        return tells ? speaker_->result(table_->lastView()) : QString();
    }
    const QString name = called(seat, *level);
    if (!table_->isLive()) {
        //: %1: player and level
        return language::fill(tr("%1 waits until you are back in the game."), {name});
    }
    //: %1: player and level
    if (!players_.isPaused() && !players_.isThinking()) {
        //: %1: player and level
        return language::fill(tr("%1 has decided."), {name});
    }
    //: %1: player and level
    return players_.isPaused() ? language::fill(tr("Paused. Next: %1."), {name})
                               //: %1: player and level
                               : language::fill(tr("%1 is thinking."), {name});
}

/// At the end of a game with people, it would have nothing to say; in little room, what has happened needs its place
/// while people decide.
bool ComputerBar::isOfUse() const {
    if (table_->seating().people() == 0) {
        return true;
    }
    const bool waits = !players_.isPaused() && !engine::isPlayer(players_.thinker());
    return !table_->isOver() && !(waits && room_ == Room::brief);
}

void ComputerBar::sync() {
    setVisible(table_ && table_->seating().hasComputers() && isOfUse());
    if (isHidden()) {
        pulse_.stop();
        return;
    }
    badge_->setSeat(players_.thinker());
    if (const QString text = told(); text != told_->text()) {
        told_->setText(text);
        announce(*this, text, Saying::story);
    }
    told_->setVisible(!engine::isPlayer(table_->spokenTo()));  // otherwise they are above the players
    thinking_->setText(thinking());
    // Where people play, the head of the window says who is thinking.
    const bool isNews = table_->seating().people() == 0 || players_.isPaused() || !table_->isLive();
    thinking_->setVisible(isNews && !thinking_->text().isEmpty());
    badge_->setVisible(engine::isPlayer(players_.thinker()) && !thinking_->isHidden());
    dressThinking(table_->isOver());
    showButtons();
    keepHeight();
    showProgress();
}

void ComputerBar::showButtons() {
    const bool goesOn = !table_ || !table_->isOver();
    for (QToolButton* button : {hurry_, pause_, step_}) {
        button->setVisible(goesOn);
    }
    pace_->setVisible(goesOn && room_ != Room::brief);
}

/// The thinking player is shown in a quiet style; the winner is not.
void ComputerBar::dressThinking(bool isResult) {
    QFont font = told_->font();
    font.setBold(isResult);
    thinking_->setFont(font);
    thinking_->setForegroundRole(isResult ? QPalette::WindowText : QPalette::PlaceholderText);
}

/// Once a sentence has taken two lines, their height is kept; otherwise the board would change size with every step.
void ComputerBar::keepHeight() {
    if (width() != parentWidget()->width()) {
        return;  // it has no place in the layout yet
    }
    const int most = kKeptLines * told_->fontMetrics().lineSpacing();
    told_->setMinimumHeight(std::max(told_->minimumHeight(), std::min(told_->heightForWidth(told_->width()), most)));
}

void ComputerBar::showProgress() {
    const bool decides = engine::isPlayer(players_.thinker()) && !players_.isPaused();
    progress_->setVisible(decides);
    progress_->setValue(players_.isThinking() ? static_cast<int>(kWhole * players_.progress()) : kWhole);
    if (players_.isThinking() != pulse_.isActive()) {
        players_.isThinking() ? pulse_.start() : pulse_.stop();
    }
}

void ComputerBar::retranslate() {
    setAccessibleName(tr("Computer players"));
    progress_->setAccessibleName(tr("Thinking progress"));
    pace_->setText(tr("Pace", "how fast computers play"));
    pace_->setToolTip(tr("Speed of the computer players"));
}

}  // namespace gnostica::gui
