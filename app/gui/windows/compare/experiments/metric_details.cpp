#include "app/gui/windows/compare/experiments/metric_details.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/closed_text.h"
#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::lab::MetricDifference;
using lab::MetricWording;
using language::fill;

namespace {

QString paragraph(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

MetricDetails::MetricDetails(QWidget* parent) : QWidget(parent), text_(new ClosedBrowser(this)) {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(text_, 1);
    clear();
    whenLanguageChanges(this, [this] { write(); });
}

void MetricDetails::show(std::shared_ptr<const ExperimentResults> results, const engine::lab::MetricSummary& summary) {
    results_ = std::move(results);
    summary_ = summary;
    write();
}

void MetricDetails::clear() {
    results_ = nullptr;
    summary_.reset();
    write();
}

QString MetricDetails::text() const {
    return text_->toPlainText();
}

QString MetricDetails::medians() const {
    QString html;
    for (std::size_t arm = 0; arm < summary_->values.size(); ++arm) {
        if (const auto& median = summary_->values[arm].median) {
            //: %1: name of a ruleset; %2: a value with its interval
            html += paragraph(fill(tr("Median of the deals under %1: %2."),
                                   {QString::fromStdString(results_->plan().arms[arm].label),
                                    MetricWording::estimate(summary_->metric, median->value, median->interval.low,
                                                            median->interval.high)}));
        }
    }
    return html;
}

QString MetricDetails::gain(const MetricDifference& difference) const {
    const double correlation = difference.gain.correlation;
    const double ratio = difference.gain.varianceRatio;
    if (!std::isfinite(correlation) || correlation == 0 || !std::isfinite(ratio)) {
        return {};  // if one of the two never varies, pairing has no effect
    }
    const language::Phrases parts{
        language::number(correlation, 2), language::number(ratio, 1),
        QString::fromStdString(results_->plan().arms[static_cast<std::size_t>(difference.to)].label)};
    constexpr double hardly = 1.05;
    if (ratio < hardly) {
        //: %1: a correlation; %3: name of a ruleset
        return fill(tr("%3 was dealt the same cards (correlation %1), which did not make the difference more precise."),
                    parts);
    }
    //: %1: a correlation; %2: a factor; %3: name of a ruleset
    return fill(tr("%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of "
                   "deals by %2."),
                parts);
}

QString MetricDetails::gains() const {
    QString html;
    for (const MetricDifference& each : summary_->differences) {
        if (const QString sentence = gain(each); !sentence.isEmpty()) {
            html += paragraph(sentence);
        }
    }
    return html;
}

void MetricDetails::write() {
    text_->setAccessibleName(tr("Metric"));
    if (!summary_) {
        text_->setHtml(paragraph(tr("Choose a line to read about its metric. Click a number to list its games.")));
        return;
    }
    const engine::lab::Metric metric = summary_->metric;
    text_->setHtml(QStringLiteral("<h4>%1</h4>").arg(MetricWording::name(metric).toHtmlEscaped()) +
                   paragraph(MetricWording::sentence(metric)) + paragraph(MetricWording::formula(metric)) +
                   paragraph(MetricWording::source(metric)) + medians() + gains());
}

}  // namespace gnostica::gui
