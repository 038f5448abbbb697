#include "app/gui/windows/compare/plan/plan_form.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/plan/player_seats.h"
#include "app/gui/windows/compare/plan/skill_box.h"
#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace gnostica::gui {

using engine::lab::Plan;
using engine::lab::PlanArm;

namespace {

enum End { byPairs, byPrecision };

constexpr int kDefaultPairs = 200;
/// Maximum number of pairs if a precision is given.
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

/// Labels in a plan must be unique.
std::string uniqueLabel(std::string label, std::set<std::string>& labels) {
    const std::string base = label;
    for (int number = 2; !labels.insert(label).second; ++number) {
        label = base + " (" + std::to_string(number) + ")";
    }
    return label;
}

tl::expected<std::shared_ptr<const Plan>, engine::Diagnostics>
planIn(const QString& path, const engine::Library& library, const engine::Registry& registry) {
    const auto text = storage::readFile(path, static_cast<qint64>(engine::kMaxCollectionBytes));
    if (!text) {
        return tl::unexpected(engine::Diagnostics{storage::problemOf(text.error())});
    }
    auto plan = engine::lab::readPlan(*text, path.toStdString(), library, registry);
    if (!plan) {
        return tl::unexpected(std::move(plan.error()));
    }
    return std::make_shared<const Plan>(std::move(*plan));
}

}  // namespace

PlanForm::PlanForm(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      errors_(errors),
      title_(plainLabel(this)),
      explanation_(plainSentence(this)),
      rulesets_(plainSentence(this)),
      ownRulesets_(new QPushButton(this)),
      name_(new QLineEdit(this)),
      seats_(spin(2, engine::kMaxSeats, 2, this)),
      players_(new PlayerSeats(this)),
      end_(combo(this)),
      pairs_(spin(2, engine::lab::kMostPairs, kDefaultPairs, this)),
      metric_(combo(this)),
      within_(new QDoubleSpinBox(this)),
      seed_(spin(0, std::numeric_limits<int>::max(), 1, this)),
      skill_(new SkillBox(this)),
      form_(new QFormLayout),
      problem_(plainSentence(this)),
      start_(new QPushButton(this)),
      open_(new QPushButton(this)),
      save_(new QPushButton(this)) {
    setObjectName(QStringLiteral("planForm"));
    build();
    connectParts();
    followLanguage(this, [this] { retranslate(); });
}

QLabel* PlanForm::label() {
    labels_.push_back(plainLabel(this));
    return labels_.back();
}

void PlanForm::build() {
    keepFont(title_, [](const QFont& base) { return resized(base, 1.3); });
    name_->setObjectName(QStringLiteral("planName"));
    pairs_->setObjectName(QStringLiteral("planPairs"));
    start_->setObjectName(QStringLiteral("planStart"));
    within_->setRange(0.001, 1000);
    within_->setDecimals(3);
    within_->setValue(1);
    ignoreWheel(*within_);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    QWidget* const fields[] = {name_, seats_, players_, end_, pairs_, metric_, within_, seed_, skill_};
    for (QWidget* field : fields) {
        QLabel* head = label();
        head->setBuddy(field);
        form_->addRow(head, field);
    }
    auto* ways = new QHBoxLayout;
    for (QPushButton* each : {start_, open_, save_}) {
        each->setAutoDefault(false);
        ways->addWidget(each);
    }
    ways->insertStretch(1, 1);
    ownRulesets_->setAutoDefault(false);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(title_);
    lines->addWidget(explanation_);
    lines->addWidget(rulesets_);
    lines->addWidget(ownRulesets_, 0, Qt::AlignLeft);
    lines->addLayout(form_);
    lines->addWidget(problem_);
    lines->addLayout(ways);
    lines->addStretch(1);
}

void PlanForm::connectParts() {
    connect(start_, &QPushButton::clicked, this, &PlanForm::startWanted);
    connect(open_, &QPushButton::clicked, this, &PlanForm::askToOpen);
    connect(save_, &QPushButton::clicked, this, &PlanForm::askToSave);
    connect(ownRulesets_, &QPushButton::clicked, this, [this] {
        opened_ = nullptr;
        follow();
    });
    connect(seats_, &QSpinBox::valueChanged, this, &PlanForm::follow);
    connect(end_, &QComboBox::currentIndexChanged, this, &PlanForm::follow);
    connect(metric_, &QComboBox::currentIndexChanged, this, &PlanForm::follow);
}

void PlanForm::setArms(std::vector<ComparedRules> arms) {
    if (arms != arms_) {
        opened_ = nullptr;
    }
    arms_ = std::move(arms);
    follow();
}

QString PlanForm::ownName() const {
    QStringList names;
    for (const PlanArm& arm : planArms()) {
        names << language::cleaned(QString::fromStdString(arm.label));
    }
    return names.join(QStringLiteral(" – "));
}

std::vector<PlanArm> PlanForm::planArms() const {
    if (opened_ != nullptr) {
        return opened_->arms;
    }
    std::vector<PlanArm> arms;
    std::set<std::string> labels;
    for (const ComparedRules& arm : arms_) {
        arms.push_back(engine::lab::armOf(uniqueLabel(arm.name.toStdString(), labels), arm.rules));
    }
    return arms;
}

QString PlanForm::problem() const {
    const auto problemOf = [this](const engine::Rules& rules, const QString& name) {
        const bool fits = seats_->value() >= rules.minSeats && seats_->value() <= rules.maxSeats;
        //: %1: name of a ruleset
        return fits ? QString()
                    : language::fill(tr("“%1” cannot be played with that many players (SET-2)."),
                                     {language::embedded(name)});
    };
    if (opened_ == nullptr && arms_.empty()) {
        return tr("Choose rulesets that can be played.");
    }
    QStringList problems;
    if (opened_ != nullptr) {
        for (const PlanArm& arm : opened_->arms) {
            problems << problemOf(*arm.rules, QString::fromStdString(arm.label));
        }
    } else {
        for (const ComparedRules& arm : arms_) {
            problems << problemOf(*arm.rules, arm.name);
        }
    }
    problems.removeAll(QString());
    return problems.value(0);
}

std::shared_ptr<const Plan> PlanForm::plan() const {
    // Values that the form does not show are kept from the file.
    auto plan = opened_ != nullptr ? std::make_shared<Plan>(*opened_) : std::make_shared<Plan>();
    plan->name = (name_->text().trimmed().isEmpty() ? ownName() : name_->text().trimmed()).toStdString();
    plan->arms = planArms();
    plan->seats = seats_->value();
    plan->players = players_->players();
    plan->seed = static_cast<std::uint64_t>(seed_->value());
    plan->pairs = pairs_->value();
    plan->precision.reset();
    if (end_->currentIndex() == byPrecision) {
        const auto& info = engine::lab::metrics()[static_cast<std::size_t>(metric_->currentIndex())];
        plan->pairs = opened_ != nullptr && opened_->precision ? opened_->pairs : kMostByPrecision;
        plan->precision = {std::string(info.id),
                           info.unit == engine::lab::Unit::share ? within_->value() / 100 : within_->value()};
    }
    plan->skill = skill_->skill();
    if (plan->skill) {
        plan->skill->pairs = std::min(plan->skill->pairs, plan->pairs);
    }
    return plan;
}

// ---- Files ----------------------------------------------------------------------------------------------------------

void PlanForm::openPlan(const QString& path) {
    open_->setEnabled(false);
    errors_.withdraw();
    reading_.start([path, library = shelf_.library(),
                    &registry = shelf_.registry()](const std::stop_token&) { return planIn(path, library, registry); },
                   [this](const PlanRead& read) {
                       open_->setEnabled(true);
                       if (read) {
                           opened_ = *read;
                           show(*opened_);
                           Q_EMIT opened();
                       } else {
                           errors_.report([] { return tr("The plan could not be opened."); }, read.error());
                       }
                   });
}

void PlanForm::show(const Plan& plan) {
    name_->setText(language::cleaned(QString::fromStdString(plan.name)));
    seats_->setValue(plan.seats);
    players_->setPlayers(plan.players);
    seed_->setValue(static_cast<int>(std::min<std::uint64_t>(plan.seed, std::numeric_limits<int>::max())));
    pairs_->setValue(plan.pairs);
    end_->setCurrentIndex(plan.precision ? byPrecision : byPairs);
    if (plan.precision) {
        const auto metric = engine::lab::metricNamed(plan.precision->metric).value_or(engine::lab::Metric::turns);
        metric_->setCurrentIndex(static_cast<int>(index(metric)));
        const bool isShare = engine::lab::infoOf(metric).unit == engine::lab::Unit::share;
        within_->setValue(isShare ? 100 * plan.precision->within : plan.precision->within);
    }
    skill_->setSkill(plan.skill);
    follow();
}

storage::FileResult<void> PlanForm::savePlan(const QString& path, const Plan& plan) const {
    return storage::checkTarget(path, storage::filesOf(shelf_.library())).and_then([&] {
        return storage::writeFile(path, engine::jsonText(engine::lab::toJson(plan), 2) + '\n');
    });
}

void PlanForm::askToOpen() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a plan"), QDir::homePath(), tr("Plans (*.json);;All files (*)"));
    if (!path.isEmpty()) {
        openPlan(path);
    }
}

void PlanForm::askToSave() {
    const auto wanted = plan();  // the rulesets can change while the dialog is open
    const QString name = QString::fromStdString(wanted->name) + QStringLiteral(".json");
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the plan"), QDir::home().filePath(name), tr("Plans (*.json)"));
    if (path.isEmpty()) {
        return;
    }
    errors_.withdraw();
    if (const auto saved = savePlan(path, *wanted); !saved) {
        errors_.report([] { return tr("The plan could not be saved."); }, saved.error());
    }
}

// ---- Display --------------------------------------------------------------------------------------------------------

void PlanForm::follow() {
    const bool isPrecise = end_->currentIndex() == byPrecision;
    form_->setRowVisible(pairs_, !isPrecise);
    form_->setRowVisible(metric_, isPrecise);
    form_->setRowVisible(within_, isPrecise);
    players_->setSeats(seats_->value());
    if (metric_->currentIndex() >= 0) {
        const auto metric = static_cast<engine::lab::Metric>(metric_->currentIndex());
        within_->setSuffix(u' ' + lab::MetricWording::unit(metric));
    }
    name_->setPlaceholderText(ownName());
    ownRulesets_->setVisible(opened_ != nullptr);
    rulesets_->setVisible(opened_ != nullptr);
    //: %1: names of rulesets
    rulesets_->setText(language::fill(tr("The rulesets are those of the plan: %1."), {ownName()}));
    problem_->setText(problem());
    problem_->setVisible(!canStart());
    start_->setEnabled(canStart());
    save_->setEnabled(canStart());
}

void PlanForm::fillLists() {
    const QSignalBlocker quietEnd(end_);
    const QSignalBlocker quietMetric(metric_);
    const int end = std::max(0, end_->currentIndex());
    const int metric = metric_->count() == 0 ? static_cast<int>(engine::lab::Metric::turns) : metric_->currentIndex();
    end_->clear();
    end_->addItems({tr("After a number of deals"), tr("At a given precision")});
    end_->setCurrentIndex(end);
    metric_->clear();
    for (const engine::lab::MetricInfo& info : engine::lab::metrics()) {
        metric_->addItem(lab::MetricWording::name(info.metric));
    }
    metric_->setCurrentIndex(metric);
}

void PlanForm::retranslate() {
    title_->setText(tr("A new experiment"));
    explanation_->setText(
        tr("Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are "
           "compared deal by deal, so that luck does not hide the effect of the rules."));
    const QString texts[] = {tr("&Name:", "label: what the experiment is called"),
                             tr("Sea&ts:"),
                             tr("Pla&yers:", "label: the computers that play"),
                             tr("&Ends:"),
                             tr("&Deals:", "label: how often cards are dealt"),
                             tr("&Metric:", "label: the metric of an experiment, a noun"),
                             tr("P&recision ±:"),
                             tr("Rand&om seed:"),
                             tr("Deals to measure s&kill:")};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i]->setText(texts[i]);
    }
    ownRulesets_->setText(tr("Use the r&ulesets above"));
    start_->setText(tr("&Start the experiment"));
    open_->setText(tr("Open a &plan…"));
    save_->setText(tr("Sa&ve the plan…"));
    fillLists();
    follow();
}

}  // namespace gnostica::gui
