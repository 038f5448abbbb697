#include "app/gui/windows/workshop/powers/program_row.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using language::fill;

namespace {

constexpr int kRowMark = 4;

}  // namespace

ProgramRow::ProgramRow(QWidget* parent)
    : QFrame(parent),
      name_(plainLabel(this)),
      problem_(plainSentence(this)),
      revert_(new QToolButton(this)),
      add_(new QToolButton(this)),
      line_(new QWidget(this)),
      flow_(new FlowLayout(line_)) {
    revert_->setObjectName(QStringLiteral("revert"));
    revert_->setAutoRaise(true);
    add_->setObjectName(QStringLiteral("add"));
    add_->setAutoRaise(true);
    QFont bold = problem_->font();
    bold.setBold(true);
    problem_->setFont(bold);
    flow_->setSpacing(6);
    flow_->setContentsMargins(0, 0, 0, 0);
    name_->setFont(bold);
    auto* head = new QHBoxLayout;
    head->addWidget(name_);
    head->addStretch(1);
    head->addWidget(revert_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kRowMark + 8, 6, 6, 6);
    lines->setSpacing(2);
    lines->addLayout(head);
    lines->addWidget(line_);
    lines->addWidget(problem_);
    QSizePolicy kept = revert_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    revert_->setSizePolicy(kept);
    connect(revert_, &QToolButton::clicked, this, &ProgramRow::revertWanted);
    connect(add_, &QToolButton::clicked, this, [this] { showPalette(program_.slots().size(), add_); });
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

// ---- Display --------------------------------------------------------------------------------------------------------

void ProgramRow::present(const ProgramLook& look) {
    if (look == look_) {
        return;
    }
    look_ = look;
    program_ = CardProgram(nlohmann::json(look.uses));
    name_->setText(look.name);
    problem_->setText(look.problem);
    problem_->setVisible(!look.problem.isEmpty());
    revert_->setVisible(differs() && !look.isLocked);
    setPlainToolTip(*this, look.inherited);
    setPlainToolTip(*revert_, look.inherited);
    layChips();
    update();
}

PowerChip* ProgramRow::makeChip() {
    auto* chip = new PowerChip(line_);
    connect(chip, &PowerChip::clicked, this, [this, chip] { Q_EMIT settingsWanted(placeOf(chip)); });
    connect(chip, &PowerChip::visited, this, [this, chip] { Q_EMIT visited(placeOf(chip)); });
    connect(chip, &PowerChip::wished, this, [this, chip](PowerChip::Wish wish) { follow(chip, wish); });
    connect(chip, &PowerChip::menuWanted, this,
            [this, chip](const QPoint& global) { showMenu(placeOf(chip), global); });
    connect(chip, &PowerChip::dragged, this, &ProgramRow::hover);
    connect(chip, &PowerChip::dropped, this, [this, chip](const QPoint& global) { drop(placeOf(chip), global); });
    connect(chip, &PowerChip::dragStopped, this, &ProgramRow::stopDrag);
    return chip;
}

QWidget* ProgramRow::between(const QString& word) {
    QLabel* label = plainLabel(line_);
    label->setText(word);
    label->setMinimumHeight(add_->sizeHint().height());  // aligns its text with those of the chips
    label->setForegroundRole(QPalette::PlaceholderText);
    between_.push_back(label);
    return label;
}

/// Between the first two powers, if they can be linked.
QWidget* ProgramRow::linkBetween() {
    auto* link = new QToolButton(line_);
    link->setObjectName(QStringLiteral("link"));
    link->setCheckable(true);
    link->setAutoRaise(true);
    const bool isLinked = look_.link != look_.links.front().first;
    link->setChecked(isLinked);
    //: between two powers of a card that are linked
    link->setText(isLinked ? tr("linked with") : tr("then", "between two powers of a card"));
    link->setToolTip(isLinked ? tr("The two powers are linked. Click to unlink them.")
                              : tr("Click to link the two powers."));
    link->setEnabled(!look_.isLocked);
    link->setMinimumHeight(add_->sizeHint().height());
    connect(link, &QToolButton::clicked, this, &ProgramRow::chooseLink);
    between_.push_back(link);
    return link;
}

/// Reuses the existing chips: one of them can have the focus.
void ProgramRow::layChips() {
    add_->setIconSize(QSize(1, 1) * (fontMetrics().height() * 3 / 2));
    while (QLayoutItem* item = flow_->takeAt(0)) {
        delete item;
    }
    for (QWidget* each : std::exchange(between_, {})) {
        each->hide();
        each->deleteLater();
    }
    places_.clear();
    for (std::size_t slot = 0; slot < program_.slots().size(); ++slot) {
        if (slot > 0) {
            flow_->addWidget(slot == 1 && look_.links.size() > 1 ? linkBetween()
                                                                 : between(tr("then", "between two powers of a card")));
        }
        const std::size_t choices = program_.slots()[slot].size();
        if (choices > 1) {
            //: before several powers of a card of which a player chooses one: "one of: rod or cup"
            flow_->addWidget(between(tr("one of:")));
        }
        for (std::size_t i = 0; i < choices; ++i) {
            if (i > 0) {
                flow_->addWidget(between(tr("or", "between two powers of a card")));
            }
            if (places_.size() == chips_.size()) {
                chips_.push_back(makeChip());
            }
            PowerChip* chip = chips_[places_.size()];
            chip->setObjectName(QStringLiteral("chip %1.%2").arg(slot).arg(i));
            chip->present(look_.chips[slot][i], wornTheme(), look_.isLocked || look_.isSuit);
            //: of a power of a card; %1: which one it is, "2"
            const QString order =
                fill(tr("Number %1 in the order of use."), {language::number(static_cast<int>(slot) + 1)});
            chip->setAccessibleDescription(language::sentences({order, look_.chips[slot][i].tip}));
            flow_->addWidget(chip);
            places_.push_back({slot, i});
        }
    }
    while (chips_.size() > places_.size()) {
        chips_.back()->hide();
        chips_.back()->deleteLater();  // it can be the one that is being pressed
        chips_.pop_back();
    }
    flow_->addWidget(add_);
    const bool mayGrow = program_.isReadable() && !look_.isSuit && !look_.isLocked && !program_.isFull();
    add_->setVisible(mayGrow);
    for (int i = 0; i < flow_->count(); ++i) {
        if (QWidget* widget = flow_->itemAt(i)->widget(); widget != add_) {
            widget->show();
        }
    }
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        QWidget::setTabOrder(i == 0 ? revert_ : static_cast<QWidget*>(chips_[i - 1]), chips_[i]);
    }
    line_->updateGeometry();
}

void ProgramRow::dress(const Theme& theme) {
    revert_->setIcon(icon(QStringLiteral("undo"), theme));
    add_->setIcon(icon(QStringLiteral("add"), theme));
    layChips();
}

void ProgramRow::retranslate() {
    revert_->setAccessibleName(tr("Reset to the parent's value"));
    add_->setText(tr("Add a power"));
    add_->setToolTip(add_->text());
    add_->setAccessibleName(add_->text());
    layChips();
}

void ProgramRow::setLookedAt(bool looked) {
    if (lookedAt_ != looked) {
        lookedAt_ = looked;
        update();
    }
}

void ProgramRow::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    if (lookedAt_) {
        QColor light = wornTheme().selected;
        light.setAlphaF(0.16F);
        painter.fillRect(rect(), light);
    }
    if (differs()) {
        painter.fillRect(QRect(isRightToLeft() ? width() - kRowMark : 0, 2, kRowMark, height() - 4),
                         wornTheme().selected);
    }
    if (goal_) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(wornTheme().target, 3));
        painter.drawRoundedRect(QRectF(goal_->mark).adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4);
    }
}

// ---- Chips ----------------------------------------------------------------------------------------------------------

PowerChip* ProgramRow::chip(PowerPlace place) const {
    const auto found = std::ranges::find(places_, place);
    return found == places_.end() ? nullptr : chips_[static_cast<std::size_t>(found - places_.begin())];
}

PowerPlace ProgramRow::placeOf(const PowerChip* chip) const {
    const auto found = std::ranges::find(chips_, chip);
    const auto at = static_cast<std::size_t>(found - chips_.begin());
    return at < places_.size() ? places_[at] : PowerPlace();
}

void ProgramRow::focusOn(PowerPlace place) {
    if (places_.empty()) {
        revert_->setFocus();
        return;
    }
    const auto behind = std::ranges::upper_bound(places_, place);
    const auto at = std::max<std::ptrdiff_t>(behind - places_.begin() - 1, 0);
    chips_[static_cast<std::size_t>(at)]->setFocus(Qt::OtherFocusReason);
}

void ProgramRow::follow(PowerChip* chip, PowerChip::Wish wish) {
    const PowerPlace place = placeOf(chip);
    const auto at = std::ranges::find(chips_, chip) - chips_.begin();
    const auto neighbour = [&](std::ptrdiff_t where) {
        if (where >= 0 && where < static_cast<std::ptrdiff_t>(chips_.size())) {
            chips_[static_cast<std::size_t>(where)]->setFocus(Qt::OtherFocusReason);
        }
    };
    CardProgram changed = program_;
    switch (wish) {
    case PowerChip::Wish::previous: return neighbour(at - 1);
    case PowerChip::Wish::next: return neighbour(at + 1);
    case PowerChip::Wish::above: Q_EMIT left(false, place); return;
    case PowerChip::Wish::below: Q_EMIT left(true, place); return;
    case PowerChip::Wish::add: return showPalette(place.slot + 1, chip);
    case PowerChip::Wish::earlier:
    case PowerChip::Wish::later: {
        const auto moved = changed.step(place, wish == PowerChip::Wish::later);
        return ask(std::move(changed), moved);
    }
    case PowerChip::Wish::remove: {
        const auto next = changed.remove(place);
        return ask(std::move(changed), next);
    }
    }
}

void ProgramRow::ask(CardProgram program, CardProgram::Moved moved) {
    if (moved && !look_.isLocked && !look_.isSuit) {
        Q_EMIT changeWanted(program.toJson(), *moved);
    }
}

void ProgramRow::add(std::size_t slot, const std::string& use) {
    CardProgram changed = program_;
    const auto added = changed.insert(slot, use);
    ask(std::move(changed), added);
}

}  // namespace gnostica::gui
