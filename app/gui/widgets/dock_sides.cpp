#include "app/gui/widgets/dock_sides.h"

#include <QDockWidget>
#include <QEvent>
#include <QTabBar>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace gnostica::gui {

namespace {

/// Apart from the numbers that arrangements have.
constexpr int kMirrored = 1000;

/// Docks that share a place of a column, in the order of their tabs.
struct Group {
    QList<QDockWidget*> docks;
    QDockWidget* front = nullptr;
};

struct Column {
    std::vector<Group> groups;  // from the top
    int width = 0;
};

bool isInFront(const QDockWidget& dock) {
    return !dock.isHidden() && dock.geometry().right() > 0;  // what lies behind another tab is kept outside
}

/// Its place among the tabs; behind all of them while it is closed.
int tabOf(const QMainWindow& window, const QDockWidget& dock) {
    for (const auto* tabs : window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == dock.windowTitle()) {
                return i;
            }
        }
    }
    return std::numeric_limits<int>::max();
}

Group groupOf(const QMainWindow& window, QDockWidget* dock) {
    Group group;
    group.docks = window.tabifiedDockWidgets(dock);
    group.docks.prepend(dock);
    std::ranges::stable_sort(group.docks, {}, [&](const auto* each) { return tabOf(window, *each); });
    const auto front =
        std::find_if(group.docks.cbegin(), group.docks.cend(), [](const auto* each) { return isInFront(*each); });
    group.front = front != group.docks.cend() ? *front : nullptr;
    return group;
}

Column columnAt(const QMainWindow& window, Qt::DockWidgetArea area) {
    Column column;
    QList<QDockWidget*> left;
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (window.dockWidgetArea(dock) == area && !dock->isFloating()) {
            left.append(dock);
        }
    }
    while (!left.isEmpty()) {
        Group group = groupOf(window, left.first());
        for (QDockWidget* dock : std::as_const(group.docks)) {
            left.removeOne(dock);
        }
        column.groups.push_back(std::move(group));
    }
    const auto top = [](const Group& group) { return group.front != nullptr ? group.front->y() : 0; };
    std::stable_sort(column.groups.begin(), column.groups.end(),
                     [&](const Group& one, const Group& other) { return top(one) < top(other); });
    for (const Group& group : column.groups) {
        column.width = std::max(column.width, group.front != nullptr ? group.front->width() : 0);
    }
    return column;
}

void put(QMainWindow& window, const Column& column, Qt::DockWidgetArea area) {
    for (const Group& group : column.groups) {
        QDockWidget* first = group.docks.first();
        window.addDockWidget(area, first, Qt::Vertical);
        for (QDockWidget* dock : group.docks.sliced(1)) {
            window.tabifyDockWidget(first, dock);
        }
        if (group.front != nullptr) {
            group.front->raise();
        }
    }
}

void resizeColumn(QMainWindow& window, const Column& column) {
    QList<QDockWidget*> shown;
    QList<int> heights;
    for (const Group& group : column.groups) {
        if (group.front != nullptr) {
            shown.append(group.front);
            heights.append(group.front->height());
        }
    }
    if (!shown.isEmpty()) {
        window.resizeDocks({shown.first()}, {column.width}, Qt::Horizontal);
        window.resizeDocks(shown, heights, Qt::Vertical);
    }
}

}  // namespace

Qt::DockWidgetArea dockAreaAtStart(const QWidget& window) {
    return window.isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}

Qt::DockWidgetArea dockAreaAtEnd(const QWidget& window) {
    return window.isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

void giveHeight(QMainWindow& window, QDockWidget& dock) {
    static constexpr double kLeastPart = 0.5;
    static constexpr double kPart = 0.62;
    const auto give = [&window, &dock] {
        const auto area = window.dockWidgetArea(&dock);
        const bool isInColumn = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (isInColumn && !dock.isFloating() && dock.height() < window.height() * kLeastPart) {
            window.resizeDocks({&dock}, {static_cast<int>(window.height() * kPart)}, Qt::Vertical);
        }
    };
    QMetaObject::invokeMethod(&dock, give, Qt::QueuedConnection);
}

DockSides::DockSides(QMainWindow& window) : QObject(&window), window_(window), direction_(window.layoutDirection()) {
    window.installEventFilter(this);
}

int DockSides::version(int arrangement) const {
    return direction_ == Qt::RightToLeft ? arrangement + kMirrored : arrangement;
}

bool DockSides::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutDirectionChange && direction_ != window_.layoutDirection()) {
        direction_ = window_.layoutDirection();
        turnRound();
    }
    return QObject::eventFilter(watched, event);
}

void DockSides::turnRound() {
    const Column left = columnAt(window_, Qt::LeftDockWidgetArea);
    const Column right = columnAt(window_, Qt::RightDockWidgetArea);
    put(window_, left, Qt::RightDockWidgetArea);
    put(window_, right, Qt::LeftDockWidgetArea);
    resizeColumn(window_, left);
    resizeColumn(window_, right);
}

}  // namespace gnostica::gui
