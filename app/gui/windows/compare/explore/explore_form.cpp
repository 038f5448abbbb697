#include "app/gui/windows/compare/explore/explore_form.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/language/fill.h"
#include "app/wording/level_names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <utility>

namespace gnostica::gui {

namespace {

struct Pairs {
    int first;
    int last;
};
/// Indexed by ExploreForm::Care: pairs for every change, and for the most promising changes.
constexpr Pairs kPairs[] = {{8, 64}, {16, 256}, {32, 1024}};

}  // namespace

ExploreForm::ExploreForm(QWidget* parent)
    : QWidget(parent),
      explanation_(plainSentence(this)),
      ruleset_(new QComboBox(this)),
      care_(new QComboBox(this)),
      level_(new QComboBox(this)),
      seats_(new QSpinBox(this)),
      seed_(new QSpinBox(this)),
      start_(new QPushButton(this)),
      problem_(plainSentence(this)) {
    constexpr int kNarrow = 12;
    seats_->setRange(2, engine::kMaxSeats);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(1);
    start_->setAutoDefault(false);
    start_->setObjectName(QStringLiteral("exploreStart"));
    ruleset_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    ruleset_->setMinimumContentsLength(kNarrow + kNarrow);
    auto* flow = new FlowLayout;
    QWidget* const fields[] = {ruleset_, care_, level_, seats_, seed_};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        ignoreWheel(*fields[i]);
        auto* both = new QWidget(this);
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        labels_[i] = plainLabel(both);
        labels_[i]->setBuddy(fields[i]);
        row->addWidget(labels_[i]);
        row->addWidget(fields[i], 1);
        flow->addWidget(both);
    }
    flow->addWidget(start_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(explanation_);
    lines->addLayout(flow);
    lines->addWidget(problem_);
    connect(start_, &QPushButton::clicked, this, [this] {
        if (isRunning_) {
            Q_EMIT stopWanted();
        } else {
            Q_EMIT startWanted();
        }
    });
    connect(ruleset_, &QComboBox::currentIndexChanged, this, &ExploreForm::follow);
    connect(seats_, &QSpinBox::valueChanged, this, &ExploreForm::follow);
    followLanguage(this, [this] { retranslate(); });
}

void ExploreForm::setArms(std::vector<ComparedRules> arms) {
    arms_ = std::move(arms);
    {
        const QSignalBlocker quiet(ruleset_);
        const int chosen = std::max(0, ruleset_->currentIndex());
        ruleset_->clear();
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            //: %1: letter of a ruleset; %2: its name
            ruleset_->addItem(language::fill(tr("%1: %2", "letter: ruleset"), {ArmsBar::letter(i), arms_[i].name}));
        }
        ruleset_->setCurrentIndex(std::min(chosen, ruleset_->count() - 1));
    }
    follow();
}

QString ExploreForm::problem() const {
    if (arms_.empty() || ruleset_->currentIndex() < 0) {
        return tr("Choose rulesets that can be played.");
    }
    const ComparedRules& arm = arms_[static_cast<std::size_t>(ruleset_->currentIndex())];
    if (seats_->value() < arm.rules->minSeats || seats_->value() > arm.rules->maxSeats) {
        //: %1: name of a ruleset
        return language::fill(tr("“%1” cannot be played with that many players (SET-2)."),
                              {language::embedded(arm.name)});
    }
    return {};
}

ExplorationWish ExploreForm::wish() const {
    const Pairs& pairs = kPairs[std::max(0, care_->currentIndex())];
    return {arms_[static_cast<std::size_t>(ruleset_->currentIndex())],
            {engine::bots::levelsByStrength()[static_cast<std::size_t>(level_->currentIndex())], 0},
            seats_->value(),
            pairs.first,
            pairs.last,
            static_cast<std::uint64_t>(seed_->value()),
            engine::lab::ExplorationPlan().longest};
}

void ExploreForm::setRunning(bool running, bool stopping) {
    isRunning_ = running;
    isStopping_ = stopping;
    follow();
}

void ExploreForm::follow() {
    for (QWidget* field : std::initializer_list<QWidget*>{ruleset_, care_, level_, seats_, seed_}) {
        field->setEnabled(!isRunning_);
    }
    start_->setText(isRunning_ ? tr("&Stop", "button: to stop the search") : tr("&Find effects"));
    start_->setEnabled(isRunning_ ? !isStopping_ : canStart());
    problem_->setText(problem());
    problem_->setVisible(!isRunning_ && !canStart());
}

void ExploreForm::retranslate() {
    explanation_->setText(
        tr("Each rule that can be set is changed on its own, by one step. Computers play the same deals with and "
           "without the change. The most promising changes are tried with more and more deals."));
    const QString texts[] = {tr("R&uleset:"), tr("T&horoughness:"), tr("P&layers:", "label: the computers that play"),
                             tr("Sea&ts:"), tr("Ran&dom seed:")};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i]->setText(texts[i]);
    }
    const QSignalBlocker quietCare(care_);
    const QSignalBlocker quietLevel(level_);
    const int care = care_->count() == 0 ? static_cast<int>(Care::usual) : care_->currentIndex();
    care_->clear();
    care_->addItems({tr("Quick look"), tr("Normal", "thoroughness of a search"), tr("Thorough (slow)")});
    care_->setCurrentIndex(care);
    const auto levels = engine::bots::levelsByStrength();
    const int level = level_->count() == 0
                          ? static_cast<int>(std::ranges::find(levels, engine::bots::Level::quick) - levels.begin())
                          : level_->currentIndex();
    level_->clear();
    for (const engine::bots::Level each : levels) {
        level_->addItem(wording::levelName(each));
        level_->setItemData(level_->count() - 1, wording::levelDescription(each), Qt::ToolTipRole);
    }
    level_->setCurrentIndex(level);
    follow();
}

}  // namespace gnostica::gui
