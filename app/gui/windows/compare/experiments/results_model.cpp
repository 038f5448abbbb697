#include "app/gui/windows/compare/experiments/results_model.h"

#include "app/lab/words/metric_wording.h"
#include "app/language/foreign_text.h"
#include "app/report/report_words.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::lab::MetricDifference;
using engine::lab::MetricSummary;
using engine::lab::MetricValue;
using lab::MetricWording;

namespace {

constexpr qsizetype kLongestLabel = 60;

QString valueText(const MetricSummary& summary, int arm) {
    const MetricValue& value = summary.values[static_cast<std::size_t>(arm)];
    return value.pairs == 0
               ? QStringLiteral("–")
               : MetricWording::estimate(summary.metric, value.mean, value.interval.low, value.interval.high);
}

}  // namespace

void ResultsModel::show(std::shared_ptr<const ExperimentResults> results, int other) {
    const bool sameLines =
        results_ != nullptr && results != nullptr && other == other_ &&
        std::ranges::equal(results_->plan().arms, results->plan().arms, {}, &engine::lab::PlanArm::label,
                           &engine::lab::PlanArm::label) &&
        std::ranges::equal(rows(), results->report.summary.metrics, {}, &MetricSummary::metric, &MetricSummary::metric);
    results_ = std::move(results);
    other_ = other;
    if (sameLines) {  // the selection is kept while results come in
        renewRows(results_->report.summary.metrics);
    } else if (results_ == nullptr) {
        RowTable::show({}, {});
    } else {
        RowTable::show(makeColumns(), results_->report.summary.metrics);
    }
}

ResultsModel::Columns ResultsModel::makeColumns() const {
    const auto isReal = [this](const MetricSummary& summary) {
        const MetricDifference* between = differenceOf(summary);
        return between != nullptr && report::isReal(*between);
    };
    const auto amount = [this](const MetricSummary& summary) {
        const MetricDifference* between = differenceOf(summary);
        return between == nullptr ? QStringLiteral("–") : report::amountOf(summary.metric, *between);
    };
    const auto conclusion = [this](const MetricSummary& summary) {
        const MetricDifference* between = differenceOf(summary);
        return between == nullptr ? QString() : report::verdictOf(summary.metric, label(0), label(other_), *between);
    };
    Columns columns{Column([] { return tr("Metric"); },
                           [](const MetricSummary& summary) { return MetricWording::name(summary.metric); })
                        .withToolTip([](const auto& summary) { return MetricWording::sentence(summary.metric); }),
                    Column([this] { return label(0); }, [](const auto& summary) { return valueText(summary, 0); })
                        .aligned(kNumbers)};
    if (results_->plan().arms.size() > 1) {
        columns.push_back(
            Column([this] { return label(other_); }, [this](const auto& summary) { return valueText(summary, other_); })
                .aligned(kNumbers));
        columns.push_back(Column([] { return tr("Difference"); }, amount).aligned(kNumbers).boldWhere(isReal));
        columns.push_back(Column([] { return tr("Verdict"); }, conclusion).boldWhere(isReal));
    }
    return columns;
}

int ResultsModel::rowOf(engine::lab::Metric wanted) const {
    return static_cast<int>(std::ranges::find(rows(), wanted, &MetricSummary::metric) - rows().begin());
}

GameFilter ResultsModel::filterOf(const QModelIndex& index) const {
    const int arm = index.column() == first ? 0 : index.column() == second ? other_ : -1;
    return {row(index)->metric, arm};
}

const MetricDifference* ResultsModel::differenceOf(const MetricSummary& summary) const {
    const auto found = std::ranges::find(summary.differences, other_, &MetricDifference::to);
    return found == summary.differences.end() ? nullptr : &*found;
}

QString ResultsModel::label(int arm) const {
    return language::cleaned(QString::fromStdString(results_->plan().arms[static_cast<std::size_t>(arm)].label),
                             kLongestLabel);
}

}  // namespace gnostica::gui
