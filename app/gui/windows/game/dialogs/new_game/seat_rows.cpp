#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/game/dialogs/new_game/look_picture.h"
#include "app/language/fill.h"
#include "app/wording/level_names.h"
#include "app/wording/voice.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

namespace {

constexpr int kIconSide = 20;
constexpr int kLongestSeatName = 40;
constexpr int kShownLevelName = 14;
constexpr int kColumns = 5;
constexpr int kPlayers = static_cast<int>(table::SeatPlayer::quick) + 1;
constexpr int kPatterns = static_cast<int>(Pattern::cross) + 1;

}  // namespace

SeatRows::SeatRows(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (int column = 0; column < kColumns; ++column) {
        headings_.push_back(plainLabel(this));
        grid->addWidget(headings_.back(), 0, column);
    }
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        addRow(grid, i);
    }
    followLanguage(this, [this] { retranslate(); });
    showLooks();
}

/// Difficulty, in the words of the start page. The last in the list is not the strongest.
QString SeatRows::levelText(engine::bots::Level level) {
    using engine::bots::Level;
    const QString name = wording::levelName(level);
    switch (level) {
    //: %1: level of a computer player
    case Level::greedy: return language::fill(tr("%1 (easy)"), {name});
    //: %1: level of a computer player
    case Level::apprentice: return language::fill(tr("%1 (fair)"), {name});
    //: %1: level of a computer player
    case Level::adept: return language::fill(tr("%1 (hard)"), {name});
    //: %1: level of a computer player
    case Level::quick: return language::fill(tr("%1 (for experiments)"), {name});
    case Level::random:
    case Level::master: return name;
    }
    return name;
}

void SeatRows::addRow(QGridLayout* grid, int place) {
    const auto seat = static_cast<std::size_t>(place);
    Row& row = rows_[seat];
    row = {plainLabel(this), new QLineEdit(this), new QComboBox(this), new QComboBox(this), new QComboBox(this)};
    row.letter->setAlignment(Qt::AlignCenter);
    row.letter->setText(QChar(u'A' + place));
    row.letter->setBuddy(row.name);
    row.name->setMaxLength(kLongestSeatName);
    row.name->setMinimumWidth(fontMetrics().averageCharWidth() * kShownLevelName);
    for (QComboBox* combo : {row.player, row.colour, row.pattern}) {
        ignoreWheel(*combo);
    }
    for (QComboBox* combo : {row.colour, row.pattern}) {
        combo->setIconSize({kIconSide, kIconSide});
    }
    for (int i = 0; i < kPlayers; ++i) {
        row.player->addItem(QString());
    }
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        row.colour->addItem(QString());
    }
    for (int i = 0; i < kPatterns; ++i) {
        row.pattern->addItem(QString());
    }
    QWidget* const editors[] = {row.letter, row.name, row.player, row.colour, row.pattern};
    for (int column = 0; column < kColumns; ++column) {
        grid->addWidget(editors[column], place + 1, column);
    }
    connect(row.name, &QLineEdit::textChanged, this, &SeatRows::changed);
    connect(row.player, &QComboBox::currentIndexChanged, this, &SeatRows::changed);
    connect(row.colour, &QComboBox::activated, this, [this, seat](int choice) { chooseColour(seat, choice); });
    connect(row.pattern, &QComboBox::activated, this, [this, seat](int choice) { choosePattern(seat, choice); });
}

void SeatRows::setSeats(int seats) {
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        const Row& row = rows_[static_cast<std::size_t>(i)];
        for (QWidget* widget :
             std::initializer_list<QWidget*>{row.letter, row.name, row.player, row.colour, row.pattern}) {
            widget->setVisible(i < seats);
        }
    }
}

void SeatRows::setNames(const SeatNames& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        rows_[i].name->setText(names[i]);
    }
}

SeatNames SeatRows::names() const {
    SeatNames names;
    std::transform(rows_.begin(), rows_.end(), names.begin(),
                   [](const Row& row) { return row.name->text().simplified(); });
    return names;
}

void SeatRows::setPlayers(const table::SeatPlayers& players) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        rows_[i].player->setCurrentIndex(static_cast<int>(players[i]));
    }
}

table::SeatPlayers SeatRows::players() const {
    table::SeatPlayers players;
    std::transform(rows_.begin(), rows_.end(), players.begin(),
                   [](const Row& row) { return static_cast<table::SeatPlayer>(row.player->currentIndex()); });
    return players;
}

void SeatRows::setLooks(const SeatLooks& looks) {
    looks_ = looks;
    showLooks();
}

void SeatRows::chooseColour(std::size_t seat, int choice) {
    const QColor wanted = defaultSeatLooks()[static_cast<std::size_t>(choice)].colour;
    const auto other =
        std::find_if(looks_.begin(), looks_.end(), [&](const SeatLook& look) { return look.colour == wanted; });
    if (other != looks_.end()) {
        std::swap(other->colour, looks_[seat].colour);
    }
    looks_[seat].colour = wanted;
    showLooks();
    Q_EMIT changed();
}

void SeatRows::choosePattern(std::size_t seat, int choice) {
    const auto wanted = static_cast<Pattern>(choice);
    const auto other =
        std::find_if(looks_.begin(), looks_.end(), [&](const SeatLook& look) { return look.pattern == wanted; });
    if (other != looks_.end()) {
        std::swap(other->pattern, looks_[seat].pattern);
    }
    looks_[seat].pattern = wanted;
    showLooks();
    Q_EMIT changed();
}

void SeatRows::showLooks() {
    const SeatLooks all = defaultSeatLooks();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        for (int choice = 0; choice < engine::kMaxSeats; ++choice) {
            const SeatLook look{all[static_cast<std::size_t>(choice)].colour, looks_[i].pattern};
            rows_[i].colour->setItemIcon(choice, lookIcon(look, kIconSide, devicePixelRatioF()));
            if (look.colour == looks_[i].colour) {
                rows_[i].colour->setCurrentIndex(choice);
            }
        }
        for (int choice = 0; choice < kPatterns; ++choice) {
            const SeatLook look{looks_[i].colour, static_cast<Pattern>(choice)};
            rows_[i].pattern->setItemIcon(choice, lookIcon(look, kIconSide, devicePixelRatioF()));
        }
        rows_[i].pattern->setCurrentIndex(static_cast<int>(looks_[i].pattern));
    }
}

void SeatRows::retranslate() {
    const QString titles[] = {tr("Seat"), tr("Name", "column: the name of a player"),
                              tr("Played by", "column: who plays, a person or a computer player"), tr("Colour"),
                              tr("Pattern")};
    for (std::size_t i = 0; i < headings_.size(); ++i) {
        headings_[i]->setText(titles[i]);
    }
    const SeatLooks all = defaultSeatLooks();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QString letter = rows_[i].letter->text();
        rows_[i].name->setPlaceholderText(wording::unnamedPlayer(engine::seatAt(static_cast<int>(i))).text());
        //: %1: letter of a seat
        rows_[i].name->setAccessibleName(language::fill(tr("Name of player %1"), {letter}));
        //: %1: letter of a seat
        rows_[i].colour->setAccessibleName(language::fill(tr("Colour of player %1"), {letter}));
        //: %1: letter of a seat
        rows_[i].pattern->setAccessibleName(language::fill(tr("Pattern of player %1"), {letter}));
        //: %1: letter of a seat
        rows_[i].player->setAccessibleName(language::fill(tr("Player %1: person or computer"), {letter}));
        for (int choice = 0; choice < kPlayers; ++choice) {
            const auto level = levelOf(static_cast<table::SeatPlayer>(choice));
            rows_[i].player->setItemText(choice, level ? levelText(*level) : tr("Person"));
            rows_[i].player->setItemData(
                choice, level ? wording::levelDescription(*level) : tr("A person at this screen."), Qt::ToolTipRole);
        }
        for (int choice = 0; choice < engine::kMaxSeats; ++choice) {
            rows_[i].colour->setItemText(choice, colourName(all[static_cast<std::size_t>(choice)].colour));
        }
        for (int choice = 0; choice < kPatterns; ++choice) {
            rows_[i].pattern->setItemText(choice, patternName(static_cast<Pattern>(choice)));
        }
    }
}

}  // namespace gnostica::gui
