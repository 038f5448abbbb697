// The menus of a row of powers, and drag and drop.
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/workshop/powers/program_row.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace gnostica::gui {

namespace {

void open(QMenu* menu, const QPoint& global) {
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(global);
    const QList<QAction*> actions = menu->actions();
    const auto first = std::ranges::find_if(actions, &QAction::isEnabled);
    if (first != actions.end()) {
        menu->setActiveAction(*first);
    }
}

}  // namespace

void ProgramRow::showPalette(std::size_t slot, QWidget* below) {
    if (look_.isLocked || look_.isSuit || program_.isFull() || !program_.isReadable()) {
        return;
    }
    auto* menu = new QMenu(this);
    addOffers(*menu, look_.offers, wornTheme(), [this, slot](const std::string& use) { add(slot, use); });
    open(menu, below->mapToGlobal(below->rect().bottomLeft()));
}

void ProgramRow::showMenu(PowerPlace place, const QPoint& global) {
    auto* menu = new QMenu(this);
    menu->addAction(tr("&Settings…"), this, [this, place] { Q_EMIT settingsWanted(place); });
    QMenu* instead = menu->addMenu(tr("Replace w&ith another power"));
    instead->setEnabled(!look_.isLocked && !look_.offers.empty());
    addOffers(*instead, look_.offers, wornTheme(), [this, place](const std::string& use) {
        if (look_.isSuit) {
            Q_EMIT powerWanted(use);
            return;
        }
        CardProgram changed = program_;
        const auto moved = changed.replace(place, use);
        ask(std::move(changed), moved);
    });
    if (!look_.isSuit) {
        addChanges(*menu, place);
    }
    open(menu, global);
}

void ProgramRow::addChanges(QMenu& menu, PowerPlace place) {
    // Each change is tried on a copy: impossible ones are disabled.
    const auto offer = [&](const QString& text, const auto& change) {
        CardProgram changed = program_;
        const CardProgram::Moved moved = change(changed);
        QAction* action = menu.addAction(text, this, [this, changed, moved] { ask(changed, moved); });
        action->setEnabled(moved.has_value() && !look_.isLocked);
        return action;
    };
    QMenu* choice = menu.addMenu(tr("Add an alternative &power"));
    choice->setEnabled(!look_.isLocked);
    addOffers(*choice, look_.offers, wornTheme(), [this, place](const std::string& use) {
        CardProgram changed = program_;
        const auto moved = changed.offer(place.slot, use);
        ask(std::move(changed), moved);
    });
    menu.addSeparator();
    offer(tr("&Earlier"), [&](CardProgram& program) { return program.step(place, false); });
    offer(tr("&Later"), [&](CardProgram& program) { return program.step(place, true); });
    offer(tr("&Choose between this and the previous power"),
          [&](CardProgram& program) { return place.slot == 0 ? std::nullopt : program.join(place, place.slot - 1); });
    offer(tr("As a separate power, &after the others"), [&](CardProgram& program) {
        return program.slots()[place.slot].size() > 1 ? program.move(place, place.slot + 1) : std::nullopt;
    });
    menu.addSeparator();
    offer(tr("&Remove"), [&](CardProgram& program) { return program.remove(place); });
}

/// Toggles the link if there is only one; otherwise opens a menu.
void ProgramRow::chooseLink() {
    const std::string none = look_.links.front().first;
    if (look_.links.size() == 2) {
        Q_EMIT linkWanted(look_.link == none ? look_.links[1].first : none);
        return;
    }
    auto* menu = new QMenu(this);
    for (const auto& [word, label] : look_.links) {
        QAction* action =
            menu->addAction(withoutShortcut(label), this, [this, wanted = word] { Q_EMIT linkWanted(wanted); });
        action->setCheckable(true);
        action->setChecked(word == look_.link);
    }
    auto* link = line_->findChild<QToolButton*>(QStringLiteral("link"));
    open(menu, link->mapToGlobal(link->rect().bottomLeft()));
}

// ---- Dragging -------------------------------------------------------------------------------------------------------

/// Dropping on the middle of a chip joins it; dropping next to it inserts before or after it.
std::optional<ProgramRow::Goal> ProgramRow::goalAt(const QPoint& global) const {
    const QPoint point = mapFromGlobal(global);
    if (!rect().adjusted(0, -height() / 2, 0, height() / 2).contains(point)) {
        return std::nullopt;
    }
    std::optional<Goal> nearest;
    int least = 0;
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const QRect place(chips_[i]->mapTo(this, QPoint()), chips_[i]->size());
        const int distance = std::abs(point.x() - place.center().x()) + 4 * std::abs(point.y() - place.center().y());
        if (nearest && distance >= least) {
            continue;
        }
        least = distance;
        const std::size_t slot = places_[i].slot;
        const QRect middle = place.adjusted(place.width() / 4, 0, -place.width() / 4, 0);
        const bool behind = (point.x() > place.center().x()) != isRightToLeft();
        const int edge = (behind != isRightToLeft()) ? place.right() + 3 : place.left() - 4;
        nearest = middle.contains(point)
                      ? Goal{slot, true, place}
                      : Goal{slot + (behind ? 1 : 0), false, QRect(edge, place.top(), 1, place.height())};
    }
    return nearest;
}

void ProgramRow::hover(const QPoint& global) {
    const auto goal = goalAt(global);
    if (goal != goal_) {
        goal_ = goal;
        update();
    }
}

void ProgramRow::stopDrag() {
    goal_.reset();
    update();
}

void ProgramRow::drop(PowerPlace place, const QPoint& global) {
    const auto goal = goalAt(global);
    stopDrag();
    if (!goal) {
        return;
    }
    CardProgram changed = program_;
    const auto moved = goal->joins ? changed.join(place, goal->slot) : changed.move(place, goal->slot);
    ask(std::move(changed), moved);
}

}  // namespace gnostica::gui
