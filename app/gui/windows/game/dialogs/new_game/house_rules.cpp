#include "app/gui/windows/game/dialogs/new_game/house_rules.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace gnostica::gui {

HouseRules::HouseRules(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent)
    : QWidget(parent),
      fold_(new Fold(this)),
      options_(new OptionRows(std::move(words))),
      difference_(plainSentence(this)),
      reset_(new QPushButton(this)),
      seedLabel_(plainLabel(this)),
      seed_(new QLineEdit(this)) {
    reset_->setObjectName(QStringLiteral("resetAll"));
    difference_->setForegroundRole(QPalette::PlaceholderText);
    seed_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{0,19}")), seed_));
    seedLabel_->setBuddy(seed_);
    auto* above = new QHBoxLayout;
    above->addWidget(difference_, 1);
    above->addWidget(reset_, 0, Qt::AlignTop);
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(seedLabel_);
    seedRow->addWidget(seed_, 1);
    auto* content = new QWidget;
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins(8, 0, 0, 0);
    lines->setSpacing(10);
    lines->addLayout(above);
    lines->addWidget(options_);
    lines->addLayout(seedRow);
    fold_->setContent(content);
    fold_->setOpen(true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(fold_);
    connect(reset_, &QPushButton::clicked, options_, &OptionRows::reset);
    connect(options_, &OptionRows::counted, this, &HouseRules::showCount);
    connect(options_, &OptionRows::changed, this, &HouseRules::changed);
    followLanguage(this, [this] { retranslate(); });
}

engine::Diagnostics HouseRules::setProblems(const engine::Diagnostics& problems) {
    engine::Diagnostics others = options_->setProblems(problems);
    if (others.size() != problems.size()) {
        fold_->setOpen(true);
    }
    return others;
}

void HouseRules::setDifference(const QString& text) {
    difference_->setText(text);
}

std::optional<std::uint64_t> HouseRules::seed() const {
    bool isNumber = false;
    const std::uint64_t seed = seed_->text().toULongLong(&isNumber);
    return isNumber ? std::optional(seed) : std::nullopt;
}

void HouseRules::showCount() {
    const int count = options_->changedCount();
    fold_->setNote(count > 0 ? tr("%n changed", nullptr, count) : QString());
    reset_->setEnabled(count > 0);
}

void HouseRules::retranslate() {
    fold_->setTitle(tr("House rules"));
    reset_->setText(tr("&Reset all"));
    reset_->setToolTip(tr("Resets everything to the rules of the game."));
    seedLabel_->setText(tr("S&eed:"));
    seed_->setPlaceholderText(tr("any", "of a seed: any number"));
    seed_->setToolTip(tr("The same seed deals the same cards again."));
    showCount();
}

}  // namespace gnostica::gui
