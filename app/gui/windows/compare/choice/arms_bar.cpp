#include "app/gui/windows/compare/choice/arms_bar.h"

#include "app/gui/base/language/follow_language.h"

#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

namespace {

QToolButton* button(const QString& name, QWidget* parent) {
    auto* made = new QToolButton(parent);
    made->setObjectName(name);
    return made;
}

}  // namespace

ArmsBar::ArmsBar(const RulesetSources& sources, QWidget* parent)
    : QWidget(parent),
      sources_(sources),
      first_(new QWidget(this)),
      more_(new QWidget(this)),
      swap_(button(QStringLiteral("swap"), first_)),
      add_(button(QStringLiteral("addArm"), first_)),
      remove_(button(QStringLiteral("removeArm"), first_)) {
    auto* row = new QHBoxLayout(first_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(swap_);
    row->addWidget(add_);
    row->addWidget(remove_);
    auto* others = new QVBoxLayout(more_);
    others->setContentsMargins(0, 0, 0, 0);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(first_);
    lines->addWidget(more_);
    connect(swap_, &QToolButton::clicked, this, &ArmsBar::swap);
    connect(add_, &QToolButton::clicked, this, &ArmsBar::add);
    connect(remove_, &QToolButton::clicked, this, &ArmsBar::removeLast);
    resize(2);
    // In reading order. Otherwise Space would swap the rulesets in a newly opened window.
    const std::array<QWidget*, 5> stops{boxes_[0], swap_, boxes_[1], add_, remove_};
    for (std::size_t i = 1; i < stops.size(); ++i) {
        setTabOrder(stops[i - 1], stops[i]);
    }
    followLanguage(this, [this] { retranslate(); });
}

std::vector<RulesetPick> ArmsBar::picks() const {
    std::vector<RulesetPick> picks;
    for (const RulesetBox* each : boxes_) {
        picks.push_back(each->pick());
    }
    return picks;
}

void ArmsBar::setPicks(std::vector<RulesetPick> picks) {
    picks.resize(std::clamp<std::size_t>(picks.size(), 2, kMost));
    resize(picks.size());
    for (std::size_t i = 0; i < picks.size(); ++i) {
        boxes_[i]->setPick(picks[i]);
    }
    Q_EMIT changed();
}

void ArmsBar::swap() {
    std::vector<RulesetPick> swapped = picks();
    std::swap(swapped[0], swapped[1]);
    setPicks(std::move(swapped));
}

void ArmsBar::add() {
    std::vector<RulesetPick> longer = picks();
    longer.push_back(longer.back());
    setPicks(std::move(longer));
}

void ArmsBar::removeLast() {
    std::vector<RulesetPick> shorter = picks();
    shorter.pop_back();
    setPicks(std::move(shorter));
}

void ArmsBar::resize(std::size_t count) {
    while (boxes_.size() > count) {
        delete boxes_.back();
        boxes_.pop_back();
    }
    auto* row = static_cast<QHBoxLayout*>(first_->layout());
    while (boxes_.size() < count) {
        const std::size_t arm = boxes_.size();
        auto* box = new RulesetBox(sources_, arm < 2 ? first_ : more_);
        box->setLetter(letter(arm));
        connect(box, &RulesetBox::changed, this, &ArmsBar::changed);
        boxes_.push_back(box);
        if (arm < 2) {
            row->insertWidget(arm == 0 ? 0 : 2, box, 1);
        } else {
            more_->layout()->addWidget(box);
        }
    }
    more_->setVisible(boxes_.size() > 2);
    add_->setEnabled(boxes_.size() < kMost);
    remove_->setEnabled(boxes_.size() > 2);
}

void ArmsBar::retranslate() {
    swap_->setText(QStringLiteral("⇄"));
    swap_->setToolTip(tr("Swap the two rulesets"));
    swap_->setAccessibleName(tr("Swap the two rulesets"));
    add_->setText(QStringLiteral("+"));
    add_->setToolTip(tr("Add a ruleset to experiments"));
    add_->setAccessibleName(tr("Add a ruleset to experiments"));
    remove_->setText(QStringLiteral("−"));
    remove_->setToolTip(tr("Remove the last ruleset"));
    remove_->setAccessibleName(tr("Remove the last ruleset"));
}

}  // namespace gnostica::gui
