// The steps in four groups, to choose from.
#pragma once

#include "app/gui/windows/compare/position/compared_steps.h"

#include <QTreeWidget>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// Only in A, only in B, in both with different outcomes, identical in both; each group with its count.
class StepTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit StepTree(QWidget* parent = nullptr);

    void show(const ComparedSteps& steps, const StepWords& words);
    void setWhy(std::size_t line, const QString& why);
    /// The line of an item; nullopt for the heading of a group.
    static std::optional<std::size_t> lineOf(const QTreeWidgetItem* item);

private:
    std::vector<QTreeWidgetItem*> items_;
};

}  // namespace gnostica::gui
