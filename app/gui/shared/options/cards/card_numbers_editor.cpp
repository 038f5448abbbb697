#include "app/gui/shared/options/cards/card_numbers_editor.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/shared/options/cards/card_chooser.h"
#include "app/language/fill.h"
#include "app/wording/names.h"
#include "engine/model/card_keys.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using Row = CardNumbers::Row;

namespace {

/// Key of a row in the list of choices: the card's key, or "*" and the index of the group.
QString wordFor(const Row& row) {
    if (!row.group) {
        return QString::fromStdString(engine::cardKey(row.card));
    }
    const auto& all = CardGroup::all();
    return u'*' + QString::number(std::ranges::find(all, *row.group) - all.begin());
}

Row rowCalled(const QString& word) {
    if (!word.startsWith(u'*')) {
        return {{}, engine::cardCalled(word.toStdString()).value_or(engine::Card::none()), 0};
    }
    return {CardGroup::all()[word.mid(1).toUInt()], {}, 0};
}

}  // namespace

CardNumbersEditor::CardNumbersEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent)
    : ValueEditor(option, words, parent),
      grid_(new QGridLayout),
      add_(new QPushButton(this)) {
    add_->setObjectName(QStringLiteral("addCard"));
    add_->setAutoDefault(false);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(3, 1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 4, 0, 4);
    lines->addLayout(grid_);
    lines->addWidget(add_, 0, Qt::AlignLeft);
    setFocusProxy(add_);
    connect(add_, &QPushButton::clicked, this, &CardNumbersEditor::chooseCard);
}

QString CardNumbersEditor::nameOf(const Row& row) {
    if (!row.group) {
        return wording::cardName(row.card);
    }
    //: a group of cards; %1: name of a suit
    return row.group->suit ? language::fill(tr("%1 (all)"), {wording::suitName(*row.group->suit)})
                           : tr("Major arcana (all)");
}

void CardNumbersEditor::setValue(const nlohmann::json& value) {
    if (value.is_object()) {
        value_ = value;
        numbers_ = CardNumbers(value);
        layOut();
    }
}

/// Reuses lines, since one of them may have the keyboard focus.
void CardNumbersEditor::layOut() {
    const auto& rows = numbers_.rows();
    while (lines_.size() > rows.size()) {
        for (QWidget* each :
             std::initializer_list<QWidget*>{lines_.back().name, lines_.back().number, lines_.back().remove}) {
            each->hide();
            each->deleteLater();
        }
        lines_.pop_back();
    }
    while (lines_.size() < rows.size()) {
        lines_.push_back(makeLine(lines_.size()));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QSignalBlocker quiet(lines_[i].number);
        lines_[i].number->setValue(rows[i].number);
        name(lines_[i], rows[i]);
    }
}

CardNumbersEditor::Line CardNumbersEditor::makeLine(std::size_t row) {
    const Line line{plainLabel(this), new QSpinBox(this), new QToolButton(this)};
    line.number->setRange(option().minimum, option().maximum);
    line.remove->setText(QStringLiteral("✕"));
    line.remove->setAutoRaise(true);
    ignoreWheel(*line.number);
    line.name->setBuddy(line.number);
    const int at = static_cast<int>(row);
    grid_->addWidget(line.name, at, 0);
    grid_->addWidget(line.number, at, 1);
    grid_->addWidget(line.remove, at, 2);
    for (QWidget* each : std::initializer_list<QWidget*>{line.name, line.number, line.remove}) {
        each->show();
    }
    QWidget::setTabOrder(line.number, line.remove);
    QWidget::setTabOrder(line.remove, add_);
    connect(line.number, &QSpinBox::valueChanged, this, [this, row](int number) {
        numbers_.setNumber(row, number);
        tell();
    });
    connect(line.remove, &QToolButton::clicked, this, [this, row] { remove(row); });
    return line;
}

void CardNumbersEditor::name(const Line& line, const Row& row) const {
    const QString text = nameOf(row);
    line.name->setText(text);
    line.number->setObjectName(QStringLiteral("number ") + wordFor(row));
    line.number->setAccessibleName(text);
    line.remove->setObjectName(QStringLiteral("remove ") + wordFor(row));
    //: %1: a card, or a group of cards
    line.remove->setToolTip(language::fill(tr("Remove: %1"), {text}));
    line.remove->setAccessibleName(line.remove->toolTip());
}

void CardNumbersEditor::chooseCard() {
    auto* chooser = new CardChooser(this);
    const auto offer = [&](const Row& row) {
        if (!numbers_.has(row)) {
            chooser->offer(nameOf(row), wordFor(row));
        }
    };
    for (const CardGroup& group : CardGroup::all()) {
        offer({group, {}, 0});
    }
    for (int number = 0; number < engine::kCardCount; ++number) {
        offer({{}, engine::Card(number), 0});
    }
    connect(chooser, &CardChooser::chosen, this, &CardNumbersEditor::add);
    chooser->openAt({add_->mapToGlobal(QPoint()), add_->size()});
}

/// Copies the number of the previous row, which is often the same for several.
void CardNumbersEditor::add(const QString& what) {
    const auto& rows = numbers_.rows();
    Row row = rowCalled(what);
    row.number = rows.empty() ? std::clamp(1, option().minimum, option().maximum) : rows.back().number;
    numbers_.add(row);
    layOut();
    lines_.back().number->setFocus(Qt::OtherFocusReason);
    lines_.back().number->selectAll();
    tell();
}

void CardNumbersEditor::remove(std::size_t row) {
    numbers_.remove(row);
    layOut();
    if (lines_.empty()) {
        add_->setFocus(Qt::OtherFocusReason);
    } else {
        lines_[std::min(row, lines_.size() - 1)].remove->setFocus(Qt::OtherFocusReason);
    }
    tell();
}

void CardNumbersEditor::tell() {
    nlohmann::json now = numbers_.toJson();
    if (now != value_) {
        value_ = std::move(now);
        Q_EMIT changed();
    }
}

void CardNumbersEditor::retranslate() {
    add_->setText(tr("Add a card…"));
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        name(lines_[i], numbers_.rows()[i]);
    }
}

}  // namespace gnostica::gui
