#include "app/gui/compare/experiments/plan_form.h"

#include "app/gui/widgets/foreign_text.h"
#include "app/gui/widgets/ignore_wheel.h"
#include "app/wording/fill.h"
#include "app/wording/level_names.h"
#include "app/wording/lists.h"
#include "app/wording/metric_wording.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <set>

namespace gnostica::gui {

using engine::lab::Plan;
using engine::lab::PlanPlayer;

namespace {

enum End { byPairs, byPrecision };

constexpr int kMostIterations = 1'000'000;
constexpr int kDefaultPairs = 200;
/// With a precision, so many at most.
constexpr int kMostByPrecision = 20'000;

QSpinBox* spin(int least, int most, int value, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setValue(value);
    ignoreWheel(*box);
    return box;
}

QComboBox* combo(QWidget* parent) {
    auto* box = new QComboBox(parent);
    ignoreWheel(*box);
    return box;
}

/// Arms of a plan have names of their own.
std::string uniqueLabel(std::string label, std::set<std::string>& labels) {
    const std::string base = label;
    for (int number = 2; !labels.insert(label).second; ++number) {
        label = base + " (" + std::to_string(number) + ")";
    }
    return label;
}

}  // namespace

PlanForm::PlanForm(QWidget* parent)
    : QWidget(parent),
      title_(plainLabel(this)),
      explanation_(plainSentence(this)),
      name_(new QLineEdit(this)),
      seats_(spin(2, engine::kMaxSeats, 2, this)),
      level_(combo(this)),
      iterations_(spin(0, kMostIterations, 0, this)),
      end_(combo(this)),
      pairs_(spin(2, engine::lab::kMostPairs, kDefaultPairs, this)),
      metric_(combo(this)),
      within_(new QDoubleSpinBox(this)),
      seed_(spin(0, std::numeric_limits<int>::max(), 1, this)),
      skill_(spin(0, engine::lab::kMostPairs, 0, this)),
      form_(new QFormLayout),
      problem_(plainSentence(this)),
      start_(new QPushButton(this)) {
    setObjectName(QStringLiteral("planForm"));
    build();
    retranslate();
}

QLabel* PlanForm::label() {
    labels_.push_back(plainLabel(this));
    return labels_.back();
}

void PlanForm::build() {
    QFont large = title_->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    title_->setFont(large);
    name_->setObjectName(QStringLiteral("planName"));
    pairs_->setObjectName(QStringLiteral("planPairs"));
    level_->setObjectName(QStringLiteral("planLevel"));
    start_->setObjectName(QStringLiteral("planStart"));
    within_->setRange(0.001, 1000);
    within_->setDecimals(3);
    within_->setValue(1);
    ignoreWheel(*within_);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    QWidget* const fields[] = {name_, seats_, level_, iterations_, end_, pairs_, metric_, within_, seed_, skill_};
    for (QWidget* field : fields) {
        QLabel* head = label();
        head->setBuddy(field);
        form_->addRow(head, field);
    }
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(title_);
    lines->addWidget(explanation_);
    lines->addLayout(form_);
    lines->addWidget(problem_);
    lines->addWidget(start_, 0, Qt::AlignLeft);
    lines->addStretch(1);
    start_->setAutoDefault(false);
    connect(start_, &QPushButton::clicked, this, &PlanForm::startWanted);
    connect(seats_, &QSpinBox::valueChanged, this, &PlanForm::follow);
    connect(level_, &QComboBox::currentIndexChanged, this, &PlanForm::follow);
    connect(end_, &QComboBox::currentIndexChanged, this, &PlanForm::follow);
    connect(metric_, &QComboBox::currentIndexChanged, this, &PlanForm::follow);
}

void PlanForm::setArms(std::vector<ComparedRules> arms) {
    arms_ = std::move(arms);
    name_->setPlaceholderText(ownName());
    follow();
}

QString PlanForm::ownName() const {
    QStringList names;
    for (const ComparedRules& arm : arms_) {
        names << arm.name;
    }
    return names.join(QStringLiteral(" – "));
}

QString PlanForm::problem() const {
    if (arms_.empty()) {
        return tr("Choose rulesets that can be played.");
    }
    for (const ComparedRules& arm : arms_) {
        if (seats_->value() < arm.rules->minSeats || seats_->value() > arm.rules->maxSeats) {
            //: %1: name of a ruleset
            return wording::fill(tr("%1 cannot be played by so many (SET-2)."), {wording::embedded(arm.name)});
        }
    }
    return {};
}

std::shared_ptr<const Plan> PlanForm::plan() const {
    auto plan = std::make_shared<Plan>();
    plan->name = (name_->text().trimmed().isEmpty() ? ownName() : name_->text().trimmed()).toStdString();
    std::set<std::string> labels;
    for (const ComparedRules& arm : arms_) {
        plan->arms.push_back(engine::lab::armOf(uniqueLabel(arm.name.toStdString(), labels), arm.rules));
    }
    plan->seats = seats_->value();
    const PlanPlayer player{static_cast<engine::bots::Level>(level_->currentIndex()), iterations_->value()};
    plan->players.assign(static_cast<std::size_t>(plan->seats), player);
    plan->seed = static_cast<std::uint64_t>(seed_->value());
    plan->pairs = pairs_->value();
    if (end_->currentIndex() == byPrecision) {
        const auto& info = engine::lab::metrics()[static_cast<std::size_t>(metric_->currentIndex())];
        plan->pairs = kMostByPrecision;
        plan->precision = {std::string(info.id),
                           info.unit == engine::lab::Unit::share ? within_->value() / 100 : within_->value()};
    }
    if (skill_->value() > 0) {
        plan->skill.emplace();
        plan->skill->pairs = std::min(skill_->value(), plan->pairs);
    }
    return plan;
}

void PlanForm::follow() {
    const bool isPrecise = end_->currentIndex() == byPrecision;
    form_->setRowVisible(pairs_, !isPrecise);
    form_->setRowVisible(metric_, isPrecise);
    form_->setRowVisible(within_, isPrecise);
    form_->setRowVisible(iterations_, level_->currentIndex() >= static_cast<int>(engine::bots::Level::apprentice));
    if (metric_->currentIndex() >= 0) {
        const auto metric = static_cast<engine::lab::Metric>(metric_->currentIndex());
        within_->setSuffix(u' ' + wording::MetricWording::unit(metric));
    }
    problem_->setText(problem());
    problem_->setVisible(!canStart());
    start_->setEnabled(canStart());
}

void PlanForm::fillLists() {
    const QSignalBlocker quietLevel(level_);
    const QSignalBlocker quietEnd(end_);
    const QSignalBlocker quietMetric(metric_);
    const int level = level_->count() == 0 ? static_cast<int>(PlanPlayer().level) : level_->currentIndex();
    const int end = std::max(0, end_->currentIndex());
    const int metric = metric_->count() == 0 ? static_cast<int>(engine::lab::Metric::turns) : metric_->currentIndex();
    level_->clear();
    for (int i = 0; i < engine::bots::kLevels; ++i) {
        level_->addItem(wording::levelName(static_cast<engine::bots::Level>(i)));
        level_->setItemData(i, wording::levelDescription(static_cast<engine::bots::Level>(i)), Qt::ToolTipRole);
    }
    level_->setCurrentIndex(level);
    end_->clear();
    end_->addItems({tr("After a number of deals"), tr("When it is precise enough")});
    end_->setCurrentIndex(end);
    metric_->clear();
    for (const engine::lab::MetricInfo& info : engine::lab::metrics()) {
        metric_->addItem(wording::MetricWording::name(info.metric));
    }
    metric_->setCurrentIndex(metric);
}

void PlanForm::retranslate() {
    title_->setText(tr("A new experiment"));
    explanation_->setText(
        tr("Computers play the same deals by each ruleset, every deal twice with the seats swapped. What is measured "
           "of the games is compared deal by deal, so that luck does not hide what the rules do."));
    const QString texts[] = {tr("&Name:"),           tr("Sea&ts:"),          tr("P&layers:"), tr("Tri&es a step:"),
                             tr("&Ends:"),           tr("&Deals:"),          tr("M&easure:"), tr("Known &within ±:"),
                             tr("See&d of chance:"), tr("Deals for s&kill:")};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i]->setText(texts[i]);
    }
    iterations_->setSpecialValueText(tr("As the player has them"));
    skill_->setSpecialValueText(tr("None"));
    skill_->setToolTip(tr("Of so many deals, a stronger and a weaker computer play each other, to see how much skill "
                          "decides. That takes much longer."));
    start_->setText(tr("&Start the experiment"));
    fillLists();
    follow();
}

void PlanForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
