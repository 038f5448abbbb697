#include "app/gui/look/widgets/dock_sides.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace gnostica::gui {

namespace {

/// Above all version numbers of arrangements.
constexpr int kMirrored = 1000;

/// Docks that share tabs in a column, in the order of the tabs.
struct Group {
    QList<QDockWidget*> docks;
    QDockWidget* front = nullptr;
};

struct Column {
    std::vector<Group> groups;  // from top to bottom
    int width = 0;
};

bool isInFront(const QDockWidget& dock) {
    return !dock.isHidden() && dock.geometry().right() > 0;  // docks behind other tabs are kept outside
}

/// Gives closed docks tabs while it exists: since Qt 6.8, tabs determine which docks share a place.
class WithAllTabs {
public:
    explicit WithAllTabs(QMainWindow& window)
        : window_(window),
          closed_(window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        closed_.removeIf([](const QDockWidget* dock) { return !dock->isHidden(); });
        keepRoom(true);
    }
    ~WithAllTabs() { keepRoom(false); }
    WithAllTabs(const WithAllTabs&) = delete;
    WithAllTabs& operator=(const WithAllTabs&) = delete;

private:
    void keepRoom(bool doesKeep) {
        for (QDockWidget* dock : std::as_const(closed_)) {
            QSizePolicy policy = dock->sizePolicy();
            policy.setRetainSizeWhenHidden(doesKeep);
            dock->setSizePolicy(policy);
        }
        window_.layout()->invalidate();
        window_.layout()->minimumSize();  // creates tabs by measuring, without moving anything
    }

    QMainWindow& window_;
    QList<QDockWidget*> closed_;
};

/// Takes the first dock and those that share its place.
Group takeGroup(const QMainWindow& window, QList<QDockWidget*>& docks) {
    QDockWidget* first = docks.first();
    const QList<QDockWidget*> behind = window.tabifiedDockWidgets(first);
    Group group;
    for (QDockWidget* dock : std::as_const(docks)) {
        if (dock == first || behind.contains(dock)) {
            group.docks.append(dock);
            group.front = isInFront(*dock) ? dock : group.front;
        }
    }
    docks.removeIf([&](QDockWidget* dock) { return group.docks.contains(dock); });
    return group;
}

/// The layout lists docks from top to bottom, and docks that share a place in the order of their tabs.
Column columnAt(QMainWindow& window, Qt::DockWidgetArea area) {
    QList<QDockWidget*> docks;
    for (int i = 0; const QLayoutItem* item = window.layout()->itemAt(i); ++i) {
        auto* dock = qobject_cast<QDockWidget*>(item->widget());
        if (dock != nullptr && window.dockWidgetArea(dock) == area && !dock->isFloating()) {
            docks.append(dock);
        }
    }
    Column column;
    const WithAllTabs all(window);
    while (!docks.isEmpty()) {
        column.groups.push_back(takeGroup(window, docks));
        const QDockWidget* front = column.groups.back().front;
        column.width = std::max(column.width, front != nullptr ? front->width() : 0);
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

QAction* viewActionOf(QDockWidget& dock) {
    QAction* action = dock.toggleViewAction();
    QObject::connect(action, &QAction::triggered, &dock, [&dock](bool isShown) {
        if (isShown) {
            dock.raise();  // Qt shows it behind the active tab
        }
    });
    return action;
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
