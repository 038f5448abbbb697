// What changes of rules do, for a view.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/compare/explore/exploration_runner.h"

#include <memory>

namespace gnostica::gui {

/// A change, and what it does. What was found holds both.
struct ChangeRow {
    const engine::lab::Change* change = nullptr;
    const engine::lab::Explored* explored = nullptr;
};

/// A line for each change; the largest differences of the chosen metric first.
class ChangeTable : public RowTable<ChangeRow> {
    Q_OBJECT

public:
    enum Place { change, difference, verdict, deals };

    explicit ChangeTable(QObject* parent = nullptr) : RowTable({}, parent) {}

    /// `metric`: a place in exploredMetrics().
    void show(const std::shared_ptr<const ExplorationFound>& found, std::size_t metric);
};

}  // namespace gnostica::gui
