#include "app/gui/windows/compare/position/steps_page.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/position/paired_tables.h"
#include "app/gui/windows/compare/position/record_moments.h"
#include "app/gui/windows/compare/position/step_tree.h"
#include "app/language/lists.h"
#include "engine/lab/paired_choice.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace gnostica::gui {

using engine::lab::Both;
using engine::lab::PairedPosition;
using engine::lab::Side;

namespace {

constexpr auto kTelling = std::chrono::milliseconds(250);

}  // namespace

StepsPage::StepsPage(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, const ErrorReporter& errors,
                     QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      onTable_(onTable),
      errors_(errors),
      moments_(new RecordMoments(this)),
      tables_(new PairedTables(this)),
      tree_(new StepTree(this)),
      summary_(plainSentence(this)),
      misfits_(plainSentence(this)),
      seatsLabel_(plainLabel(this)),
      seats_(new QSpinBox(this)) {
    setObjectName(QStringLiteral("stepsPage"));
    words_.vocabulary = shelf.words();
    build();
    connectParts();
    thinking_.whenItFails([this] { updateState(); });
    followLanguage(this, [this] { retranslate(); });
}

void StepsPage::connectParts() {
    connect(button(Deed::fromTable), &QPushButton::clicked, this, [this] {
        if (const auto moment = onTable_.shown()) {
            showPosition(moment->table.position);
        } else if (!onTable_.hasBegun()) {
            errors_.tell(tr("Before the first turn there is no position to compare."));
        } else {
            errors_.tell(tr("Nothing on the table may be shown now."));
        }
    });
    connect(button(Deed::deal), &QPushButton::clicked, this, [this] {
        moments_->close();
        file_ = nullptr;
        ++deals_;
        restart();
    });
    connect(button(Deed::open), &QPushButton::clicked, this, &StepsPage::askForFile);
    connect(button(Deed::take), &QPushButton::clicked, this, &StepsPage::take);
    connect(button(Deed::back), &QPushButton::clicked, this, [this] {
        position_->back();
        present();
    });
    connect(button(Deed::computer), &QPushButton::clicked, this, &StepsPage::letComputerChoose);
    connect(tree_, &QTreeWidget::itemActivated, this, &StepsPage::take);
    connect(tree_, &QTreeWidget::currentItemChanged, this, &StepsPage::updateState);
    connect(moments_, &RecordMoments::chosen, this, [this](const nlohmann::json& position) {
        if (position.is_null()) {
            leftOut_ = {tr("Before the first turn there is no position to compare.")};
            showMisfits();
        } else {
            file_ = position;
            restart();
        }
    });
}

StepsPage::~StepsPage() = default;

void StepsPage::build() {
    seats_->setRange(2, engine::kMaxSeats);
    ignoreWheel(*seats_);
    seatsLabel_->setBuddy(seats_);
    for (QPushButton*& each : buttons_) {
        each = new QPushButton(this);
        each->setAutoDefault(false);
    }
    auto* sources = new QHBoxLayout;
    sources->addWidget(button(Deed::fromTable));
    sources->addWidget(button(Deed::open));
    sources->addWidget(button(Deed::deal));
    sources->addWidget(seatsLabel_);
    sources->addWidget(seats_);
    sources->addStretch(1);
    auto* steps = new QHBoxLayout;
    steps->addWidget(summary_, 1);
    steps->addWidget(button(Deed::take));
    steps->addWidget(button(Deed::back));
    steps->addWidget(button(Deed::computer));
    auto* below = new QWidget(this);
    auto* list = new QVBoxLayout(below);
    list->setContentsMargins(0, 0, 0, 0);
    list->addLayout(steps);
    list->addWidget(tree_, 1);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(tables_);
    parts->addWidget(below);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* lines = new QVBoxLayout(this);
    lines->addLayout(sources);
    lines->addWidget(moments_);
    lines->addWidget(misfits_);
    lines->addWidget(parts, 1);
}

// ---- The position ---------------------------------------------------------------------------------------------------

void StepsPage::compare(const ComparedRules& first, const ComparedRules& second) {
    rules_ = {first.rules, second.rules};
    words_.names = {first.name, second.name};
    tables_->setRules(first, second, words_.vocabulary);
    restart();
}

void StepsPage::clear() {
    starting_.cancel();
    listing_.cancel();
    reasons_.cancel();
    thinking_.cancel();
    rules_ = {};
    position_.reset();
    compared_ = {};
    tree_->show(compared_, words_);
    leftOut_.clear();
    showMisfits();
    updateState();
}

void StepsPage::showPosition(const nlohmann::json& file) {
    moments_->close();
    file_ = file;
    restart();
}

/// The same start under other rulesets, or another start under the same.
void StepsPage::restart() {
    if (rules_.a == nullptr) {
        updateState();
        return;
    }
    thinking_.cancel();
    listing_.cancel();
    reasons_.cancel();
    position_.reset();  // the position on the screen is that of other rulesets
    compared_ = {};
    tree_->show(compared_, words_);
    updateState();
    summary_->setText(tr("Laying out the position…"));
    const int most = std::min(rules_.a->maxSeats, rules_.b->maxSeats);
    const int seats = std::clamp(seats_->value(), std::max(rules_.a->minSeats, rules_.b->minSeats), std::max(2, most));
    starting_.start(
        [file = file_, rules = rules_, words = words_, seats, seed = deals_](const std::stop_token&) {
            return file.is_null() ? freshDeal(rules, seats, seed) : startFrom(file, rules, words);
        },
        [this](PositionStart start) { begin(std::move(start)); });
}

void StepsPage::begin(PositionStart start) {
    leftOut_ = start.misfits;
    showMisfits();
    position_.reset();
    if (start.position != nullptr) {
        position_ = *start.position;
    }
    present();
}

void StepsPage::askForFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a position or a game"), QDir::homePath(),
        tr("Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void StepsPage::openFile(const QString& path) {
    errors_.withdraw();
    opening_.start([path, &registry = shelf_.registry()](
                       const std::stop_token& stop) { return openPositionFile(path, registry, stop); },
                   [this, path](const tl::expected<OpenedPosition, table::RecordProblem>& opened) {
                       if (!opened) {
                           sayOf(opened.error());
                       } else if (const auto* document = std::get_if<nlohmann::json>(&*opened)) {
                           showPosition(*document);
                       } else {
                           moments_->open(std::move(*std::get<std::shared_ptr<engine::LoadedRecord>>(*opened)),
                                          onTable_.game(), QFileInfo(path).completeBaseName());
                       }
                   });
}

void StepsPage::sayOf(const table::RecordProblem& problem) {
    const auto attempt = [] { return tr("The position could not be opened."); };
    std::visit([&](const auto& each) { errors_.report(attempt, each); }, problem);
}

/// Chance is resolved immediately: there is nothing to choose.
void StepsPage::go() {
    engine::Rng rng(deals_ + position_->played());
    while (position_->awaitsChance(Side::a) || position_->awaitsChance(Side::b)) {
        position_->drawChance(rng);
    }
    present();
}

void StepsPage::present() {
    tables_->present(position_ ? &*position_ : nullptr);
    list();
}

// ---- The steps ------------------------------------------------------------------------------------------------------

void StepsPage::list() {
    reasons_.cancel();
    compared_ = {};
    tree_->show(compared_, words_);
    updateState();
    if (!position_) {
        listing_.cancel();
        return;
    }
    summary_->setText(tr("Comparing the steps…"));
    listing_.start(
        [pair = position_->now(), words = words_](const std::stop_token&) {
            return std::make_shared<const ComparedSteps>(comparedSteps(pair, words));
        },
        [this](const std::shared_ptr<const ComparedSteps>& steps) {
            compared_ = *steps;
            tree_->show(compared_, words_);
            summary_->setText(compared_.summary);
            showMisfits();
            updateState();
            explain();
            Q_EMIT listed();
        });
}

void StepsPage::showMisfits() {
    QStringList lines = leftOut_;
    if (!compared_.apart.isEmpty()) {
        const bool isBackWanted = compared_.isOutOfStep && position_ && position_->partedAfter().has_value();
        lines << (isBackWanted ? language::sentences(
                                     {compared_.apart, tr("Press “Back” to return to the point where they diverged.")})
                               : compared_.apart);
    }
    misfits_->setText(lines.join(u'\n'));
    misfits_->setVisible(!lines.isEmpty());
}

/// Reasons take longer than the list and are filled in later.
void StepsPage::explain() {
    reasons_.start(
        [pair = position_->now(), steps = compared_, words = words_,
         &registry = shelf_.registry()](const std::stop_token& stop, const auto& tell) {
            std::vector<Reason> found;
            auto told = std::chrono::steady_clock::now();
            findReasons(pair, steps, words, registry, stop, [&](std::size_t line, const QString& text) {
                found.push_back({line, text});
                if (const auto now = std::chrono::steady_clock::now(); now - told >= kTelling) {
                    told = now;
                    tell(std::exchange(found, {}));
                }
            });
            tell(std::move(found));
            return async::NoProgress();
        },
        [](async::NoProgress) {},
        [this](const std::vector<Reason>& found) {
            for (const Reason& each : found) {
                compared_.lines[each.line].why = each.text;
                tree_->setWhy(each.line, each.text);
            }
        });
}

void StepsPage::take() {
    if (const auto line = StepTree::lineOf(tree_->currentItem()); line && position_) {
        position_->play(compared_.lines[*line].step);
        go();
    }
}

void StepsPage::letComputerChoose() {
    thinking_.start(
        [pair = position_->now(), seed = deals_ + position_->played()](const std::stop_token& stop) {
            constexpr auto level = engine::bots::Level::greedy;
            return engine::lab::choices(pair, level, engine::bots::budgetOf(level), seed, stop);
        },
        [this](const Both<std::optional<engine::Step>>& chosen) {
            position_->play(chosen);
            go();
        });
    updateState();
}

QString StepsPage::summary() const {
    return summary_->text();
}

QString StepsPage::misfits() const {
    return misfits_->text();
}

void StepsPage::updateState() {
    const bool any = rules_.a != nullptr;
    button(Deed::fromTable)->setEnabled(any && onTable_.game() != nullptr);
    button(Deed::deal)->setEnabled(any);
    button(Deed::open)->setEnabled(any);
    const bool isChoosing = position_ && !thinking_.isRunning();
    button(Deed::take)->setEnabled(isChoosing && StepTree::lineOf(tree_->currentItem()).has_value());
    button(Deed::back)->setEnabled(isChoosing && position_->played() > 0);
    button(Deed::computer)->setEnabled(isChoosing && !compared_.lines.empty());
    if (!position_) {
        summary_->setText(any ? tr("One of the rulesets does not allow this position.")
                              : tr("Choose two rulesets that can be played."));
    }
}

void StepsPage::retranslate() {
    button(Deed::fromTable)->setText(tr("&From the table"));
    button(Deed::open)->setText(tr("&Open…", "button: to open a file"));
    button(Deed::deal)->setText(tr("Fresh &deal"));
    button(Deed::take)->setText(tr("Take the &step"));
    button(Deed::back)->setText(tr("&Back", "button: to go back one step"));
    button(Deed::computer)->setText(tr("Let the &computer choose"));
    seatsLabel_->setText(tr("Sea&ts:"));
    tree_->setAccessibleName(tr("Steps under both rulesets"));
    if (position_) {
        list();
    } else {
        updateState();
    }
}

}  // namespace gnostica::gui
