#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/choice_name.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/game/dialogs/new_game/look_combo.h"
#include "app/gui/windows/game/dialogs/new_game/look_picture.h"
#include "app/gui/windows/game/dialogs/new_game/temperament_button.h"
#include "app/language/fill.h"
#include "app/wording/level_names.h"
#include "app/wording/voice.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

namespace {

constexpr int kIconSide = 20;
constexpr int kLongestSeatName = 40;
constexpr int kShownSeatName = 10;
constexpr int kShownLevelName = 12;
constexpr int kPatterns = static_cast<int>(Pattern::cross) + 1;

}  // namespace

SeatRows::SeatRows(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    grid->setHorizontalSpacing(5);
    grid->setColumnStretch(2, 2);
    grid->setColumnStretch(3, 3);
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        addRow(grid, i);
    }
    followLanguage(this, [this] { retranslate(); });
    showLooks();
}

void SeatRows::addRow(QGridLayout* grid, int place) {
    const auto seat = static_cast<std::size_t>(place);
    Row& row = rows_[seat];
    row = {new LookCombo(this), new LookCombo(this),         new QLineEdit(this),
           new QComboBox(this), new TemperamentButton(this), new QToolButton(this)};
    row.remove->setAutoRaise(true);
    row.remove->setText(QStringLiteral("×"));
    row.name->setMaxLength(kLongestSeatName);
    row.name->setMinimumWidth(fontMetrics().averageCharWidth() * kShownSeatName);
    row.player->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.player->setMinimumContentsLength(kShownLevelName);
    for (QComboBox* combo : {row.player, row.colour, row.pattern}) {
        ignoreWheel(*combo);
    }
    for (QComboBox* combo : {row.colour, row.pattern}) {
        combo->setIconSize({kIconSide, kIconSide});
    }
    row.player->addItem(QString(), static_cast<int>(table::SeatPlayer::person));
    for (const engine::bots::Level level : engine::bots::levelsByStrength()) {
        row.player->addItem(QString(), static_cast<int>(table::playerOf(level)));
    }
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        row.colour->addItem(QString());
    }
    for (int i = 0; i < kPatterns; ++i) {
        row.pattern->addItem(QString());
    }
    int column = 0;
    for (QWidget* editor :
         std::initializer_list<QWidget*>{row.colour, row.pattern, row.name, row.player, row.temperament, row.remove}) {
        grid->addWidget(editor, place, column++);
    }
    connect(row.remove, &QToolButton::clicked, this, [this, place] { Q_EMIT removeWanted(place); });
    connect(row.name, &QLineEdit::textChanged, this, &SeatRows::changed);
    connect(row.player, &QComboBox::currentIndexChanged, this, [this] {
        showRows();
        Q_EMIT changed();
    });
    connect(row.temperament, &TemperamentButton::changed, this, &SeatRows::changed);
    connect(row.colour, &QComboBox::activated, this, [this, seat](int choice) { chooseColour(seat, choice); });
    connect(row.pattern, &QComboBox::activated, this, [this, seat](int choice) { choosePattern(seat, choice); });
}

void SeatRows::setSeats(int seats) {
    seats_ = seats;
    showRows();
}

void SeatRows::setRemovable(bool removable) {
    removable_ = removable;
    showRows();
}

void SeatRows::showRows() {
    for (int i = 0; i < engine::kMaxSeats; ++i) {
        const Row& row = rows_[static_cast<std::size_t>(i)];
        for (QWidget* widget : std::initializer_list<QWidget*>{row.colour, row.pattern, row.name, row.player}) {
            widget->setVisible(i < seats_);
        }
        const auto level = levelOf(static_cast<table::SeatPlayer>(row.player->currentData().toInt()));
        row.temperament->setVisible(i < seats_ && level && *level != engine::bots::Level::random);
        row.remove->setVisible(removable_ && i < seats_);
    }
}

void SeatRows::moveToEnd(int seat, int seats) {
    const auto rotate = [&](auto list) {
        std::rotate(list.begin() + seat, list.begin() + seat + 1, list.begin() + seats);
        return list;
    };
    setNames(rotate(names()));
    setPlayers(rotate(players()));
    setTemperaments(rotate(temperaments()));
    setLooks(rotate(looks_));
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
        rows_[i].player->setCurrentIndex(rows_[i].player->findData(static_cast<int>(players[i])));
    }
}

table::SeatPlayers SeatRows::players() const {
    table::SeatPlayers players;
    std::transform(rows_.begin(), rows_.end(), players.begin(),
                   [](const Row& row) { return static_cast<table::SeatPlayer>(row.player->currentData().toInt()); });
    return players;
}

void SeatRows::setTemperaments(const table::TemperamentChoices& temperaments) {
    for (std::size_t i = 0; i < temperaments.size(); ++i) {
        rows_[i].temperament->setChoice(temperaments[i]);
    }
}

table::TemperamentChoices SeatRows::temperaments() const {
    table::TemperamentChoices temperaments{};
    std::transform(rows_.begin(), rows_.end(), temperaments.begin(),
                   [](const Row& row) { return row.temperament->choice(); });
    return temperaments;
}

bool SeatRows::hasComputers() const {
    const table::SeatPlayers all = players();
    return std::any_of(all.begin(), all.begin() + seats_, [](table::SeatPlayer each) { return levelOf(each); });
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
    const SeatLooks all = defaultSeatLooks();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QString letter = QChar(u'A' + static_cast<int>(i));
        //: %1: letter of a seat
        const QString remove = language::fill(tr("Remove player %1"), {letter});
        rows_[i].remove->setAccessibleName(remove);
        rows_[i].remove->setToolTip(remove);
        rows_[i].name->setPlaceholderText(wording::unnamedPlayer(engine::seatAt(static_cast<int>(i))).text());
        //: %1: letter of a seat
        rows_[i].name->setAccessibleName(language::fill(tr("Name of player %1"), {letter}));
        //: %1: letter of a seat
        rows_[i].colour->setAccessibleName(language::fill(tr("Colour of player %1"), {letter}));
        //: %1: letter of a seat
        rows_[i].pattern->setAccessibleName(language::fill(tr("Pattern of player %1"), {letter}));
        //: %1: letter of a seat
        nameChoice(*rows_[i].player, language::fill(tr("Player %1: person or computer"), {letter}));
        //: %1: letter of a seat; how a computer plays, whatever its level
        rows_[i].temperament->setAccessibleName(language::fill(tr("Temperament of player %1"), {letter}));
        for (int choice = 0; choice < rows_[i].player->count(); ++choice) {
            const auto level = levelOf(static_cast<table::SeatPlayer>(rows_[i].player->itemData(choice).toInt()));
            rows_[i].player->setItemText(choice, level ? wording::levelName(*level) : tr("Person"));
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
