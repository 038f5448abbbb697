#include "app/gui/windows/game/home/computer_card.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/numbers.h"
#include "app/wording/level_names.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>

namespace gnostica::gui {

using engine::bots::Level;

namespace {

/// All other levels can be chosen in the dialog for a new game.
constexpr std::array kOffered{Level::beginner, Level::apprentice, Level::adept};

QWidget* lineOf(QWidget* parent) {
    auto* line = new QWidget(parent);
    auto* flow = new FlowLayout(line);
    flow->setContentsMargins({});
    flow->setSpacing(3);
    return line;
}

}  // namespace

ComputerCard::ComputerCard(QWidget* parent)
    : HomeCard(Weight::plain, parent),
      asked_(plainLabel(this)),
      numbers_(new QButtonGroup(this)),
      levels_(new QButtonGroup(this)),
      length_(plainLabel(this)) {
    addBelow(makeNumbers());
    addBelow(makeLevels());
    length_->setObjectName(QStringLiteral("usualLength"));
    buttons().insertWidget(0, length_);
    start_ = addButton(PageButton::Role::main);
    connect(numbers_, &QButtonGroup::idToggled, this, &ComputerCard::showLength);
    followLanguage(this, [this] { retranslate(); });
}

QWidget* ComputerCard::makeNumbers() {
    QWidget* line = lineOf(this);
    line->layout()->addWidget(asked_);
    for (int i = 1; i <= kMostOpponents; ++i) {
        auto* button = new PageButton(PageButton::Role::choice, line);
        button->setChecked(i == 1);
        numbers_->addButton(button, i);
        line->layout()->addWidget(button);
    }
    return line;
}

QWidget* ComputerCard::makeLevels() {
    QWidget* line = lineOf(this);
    for (std::size_t i = 0; i < kOffered.size(); ++i) {
        auto* button = new PageButton(PageButton::Role::choice, line);
        button->setChecked(i == 0);
        levels_->addButton(button, static_cast<int>(i));
        line->layout()->addWidget(button);
    }
    return line;
}

void ComputerCard::setRounds(const Rounds& rounds) {
    rounds_ = rounds;
    showLength();
}

Level ComputerCard::level() const {
    return kOffered.at(static_cast<std::size_t>(levels_->checkedId()));
}

int ComputerCard::opponents() const {
    return numbers_->checkedId();
}

void ComputerCard::showLength() {
    const int rounds = rounds_.at(static_cast<std::size_t>(opponents() - 1));
    //: how long a game against the computer is
    length_->setText(rounds > 0 ? tr("about %n rounds", nullptr, rounds) : QString());
    start_->setAccessibleDescription(length_->text());
}

void ComputerCard::retranslate() {
    setWords(tr("Play the computer"), {});
    asked_->setText(tr("Opponents:", "before their number"));
    for (int i = 1; i <= kMostOpponents; ++i) {
        numbers_->button(i)->setText(language::number(i));
        numbers_->button(i)->setAccessibleName(tr("%n opponents", nullptr, i));
    }
    for (std::size_t i = 0; i < kOffered.size(); ++i) {
        QAbstractButton* button = levels_->button(static_cast<int>(i));
        button->setText(wording::levelName(kOffered[i]));
        setPlainToolTip(*button, wording::levelDescription(kOffered[i]));
        button->setAccessibleDescription(tr("Computers see only what you would see in their place."));
    }
    start_->setText(tr("&Start", "button: to start a game"));
    showLength();
}

}  // namespace gnostica::gui
