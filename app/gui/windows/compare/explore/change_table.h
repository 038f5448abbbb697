// Effects of rule changes, for a view.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/compare/explore/exploration_runner.h"

#include <memory>

namespace gnostica::gui {

/// A change and its effect; both belong to the found results.
struct ChangeRow {
    const engine::lab::Change* change = nullptr;
    const engine::lab::Explored* explored = nullptr;
};

/// One row for each change, sorted by the size of the difference in the chosen metric.
class ChangeTable : public RowTable<ChangeRow> {
    Q_OBJECT

public:
    enum Place { change, difference, verdict, deals };

    explicit ChangeTable(QObject* parent = nullptr) : RowTable({}, parent) {}

    /// `metric`: index in exploredMetrics().
    void show(const std::shared_ptr<const ExplorationFound>& found, std::size_t metric);
};

}  // namespace gnostica::gui
