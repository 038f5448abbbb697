#include "app/gui/windows/compare/explore/change_table.h"

#include "app/lab/exploration_report.h"
#include "app/language/numbers.h"
#include "app/report/report_words.h"

#include <utility>

namespace gnostica::gui {

void ChangeTable::show(const std::shared_ptr<const ExplorationFound>& found, std::size_t metric) {
    std::vector<ChangeRow> rows;
    if (found != nullptr) {
        for (const std::size_t place : lab::byDifference(found->exploration, metric)) {
            const engine::lab::Explored& explored = found->exploration.changes[place];
            rows.push_back({&found->plan.changes[static_cast<std::size_t>(explored.change)], &explored});
        }
    }
    const auto differenceIn = [metric](const ChangeRow& row) { return row.explored->differences[metric]; };
    const auto amountIn = [metric, differenceIn](const ChangeRow& row) {
        return report::amountOf(engine::lab::exploredMetrics()[metric], differenceIn(row));
    };
    const auto verdictIn = [found, metric, differenceIn](const ChangeRow& row) {
        return report::verdictOf(engine::lab::exploredMetrics()[metric], report::nameOf(found->plan.base),
                                 report::nameOf(row.change->arm), differenceIn(row));
    };
    Columns columns{{[] { return tr("Change"); }, [](const ChangeRow& row) { return report::nameOf(row.change->arm); }},
                    Column([] { return tr("Difference"); }, amountIn).aligned(kNumbers),
                    {[] { return tr("Verdict"); }, verdictIn},
                    Column([] { return tr("Deals", "column: how often cards were dealt"); },
                           [](const ChangeRow& row) { return language::number(row.explored->pairs); })
                        .aligned(kNumbers)};
    for (Column& each : columns) {
        each.boldWhere([differenceIn](const ChangeRow& row) { return report::isReal(differenceIn(row)); });
    }
    RowTable::show(std::move(columns), std::move(rows));
}

}  // namespace gnostica::gui
