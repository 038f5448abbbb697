#include "app/gui/windows/compare/position/step_tree.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"

#include <QHeaderView>

#include <map>

namespace gnostica::gui {

using engine::lab::StepGroup;

namespace {

constexpr int kLineRole = Qt::UserRole + 1;

}  // namespace

StepTree::StepTree(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setWordWrap(true);  // reasons are long, and steps are short
    setTextElideMode(Qt::ElideNone);
    setAllColumnsShowFocus(true);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    connect(header(), &QHeaderView::sectionResized, this, &StepTree::scheduleDelayedItemsLayout);
}

void StepTree::show(const ComparedSteps& steps, const StepWords& words) {
    clear();
    items_.clear();
    setHeaderLabels({tr("Step", "column: a step of a player"), tr("Reason")});
    const auto title = [&](StepGroup group) {
        switch (group) {
        //: %1: name of a ruleset
        case StepGroup::onlyA: return language::fill(tr("Only in %1"), {words.names.a});
        //: %1: name of a ruleset
        case StepGroup::onlyB: return language::fill(tr("Only in %1"), {words.names.b});
        case StepGroup::differently: return tr("In both, with a different outcome");
        case StepGroup::alike: return tr("The same in both");
        }
        Q_UNREACHABLE();
    };
    std::map<StepGroup, QTreeWidgetItem*> heads;
    for (const StepGroup group : engine::lab::kStepGroups) {
        auto* head = new QTreeWidgetItem(this);
        //: %1: a group of steps; %2: how many there are
        head->setText(
            0, language::fill(tr("%1: %2", "group: count"), {title(group), language::number(steps.count(group))}));
        head->setFirstColumnSpanned(true);
        heads[group] = head;
    }
    for (std::size_t i = 0; i < steps.lines.size(); ++i) {
        const StepLine& line = steps.lines[i];
        auto* item = new QTreeWidgetItem(QStringList{line.text, line.why});
        item->setData(0, kLineRole, static_cast<qulonglong>(i));
        item->setToolTip(0, language::plainToolTip(line.text));
        heads[line.step.group]->addChild(item);
        items_.push_back(item);
    }
    for (const StepGroup group : engine::lab::kStepGroups) {
        heads[group]->setExpanded(group != StepGroup::alike);
    }
}

void StepTree::setWhy(std::size_t line, const QString& why) {
    if (line < items_.size()) {
        items_[line]->setText(1, why);
        items_[line]->setToolTip(1, language::plainToolTip(why));
    }
}

std::optional<std::size_t> StepTree::lineOf(const QTreeWidgetItem* item) {
    const QVariant line = item != nullptr ? item->data(0, kLineRole) : QVariant();
    return line.isValid() ? std::optional(static_cast<std::size_t>(line.toULongLong())) : std::nullopt;
}

}  // namespace gnostica::gui
