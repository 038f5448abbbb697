#include "app/lab/exploration_report.h"
#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/report/illustration.h"
#include "app/report/report_words.h"
#include "app/report/tr.h"

namespace gnostica::report {

namespace {

/// Most rows that fit on a page as a picture; the table has all of them.
constexpr qsizetype kMostChanges = 30;

// lupdate loses the context of texts in functions with a qualified result type.
QString tornadoCaption(const QString& base) {
    //: below a chart; %1: the name of a ruleset
    return language::fill(
        Tr::tr("Effect of each rule change on %1, the largest differences first, with 95 % intervals."), {base});
}

}  // namespace

Illustrations illustrationsOf(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration) {
    Illustrations illustrations;
    const auto metrics = engine::lab::exploredMetrics();
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        plugins::IntervalsPicture picture{
            differenceTitle(metrics[i]), {}, {{lab::MetricWording::name(metrics[i]), {}}}, true};
        for (const std::size_t place : lab::byDifference(exploration, i)) {
            const engine::lab::Explored& explored = exploration.changes[place];
            const engine::lab::MetricDifference& difference = explored.differences[i];
            if (difference.pairs > 0 && picture.rows.size() < kMostChanges) {
                picture.rows << nameOf(plan.changes[static_cast<std::size_t>(explored.change)].arm);
                picture.series.front().rows.push_back(shown(metrics[i], difference.mean, difference.interval));
            }
        }
        if (!picture.rows.isEmpty()) {
            illustrations.push_back(
                {PictureGroup::differences, lab::MetricWording::name(metrics[i]),
                 language::sentences({lab::MetricWording::sentence(metrics[i]), tornadoCaption(nameOf(plan.base))}),
                 std::move(picture)});
        }
    }
    return illustrations;
}

}  // namespace gnostica::report
