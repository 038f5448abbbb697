#include "app/gui/windows/game/spread/table_sheets.h"

#include "app/gui/look/parchment/tongue.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/windows/game/spread/sheet.h"

#include <QAction>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kBetweenTongues = -4;  // their shadows overlap

}  // namespace

TableSheets::TableSheets(QMainWindow& window, QWidget& table, QMenu& menu)
    : QObject(&window),
      window_(window),
      table_(table),
      menu_(menu) {}

TableSheets::~TableSheets() = default;

QWidget& TableSheets::window() {
    return window_;
}

// ---- Sheets ---------------------------------------------------------------------------------------------------------

TableSheets::Entry& TableSheets::enter(QWidget* panel, const QString& id, const QString& picture) {
    Entry entry{new Sheet(panel, id, &window_), new Tongue(&table_)};
    Tongue* const tongue = entry.tongue;
    tongue->setObjectName(id + QStringLiteral("Tongue"));
    tongue->setPicture(picture);
    tongue->hide();
    connect(entry.sheet, &QWidget::windowTitleChanged, tongue, [this, tongue](const QString& title) {
        tongue->setText(title);
        layTongues();
    });
    // Not its clicks: a screen reader toggles it. It is also toggled to show the state of its sheet.
    connect(tongue, &QAbstractButton::toggled, entry.sheet, [this, sheet = entry.sheet](bool wanted) {
        if (wanted != sheet->isHidden()) {
            return;
        }
        if (wanted) {
            unfold(*sheet);
            sheet->widget()->setFocus(Qt::OtherFocusReason);
        } else {
            folded_ = nullptr;
            fold(*sheet);
        }
    });
    entry.sheet->installEventFilter(this);
    entries_.push_back(entry);
    return entries_.back();
}

Sheet* TableSheets::add(QWidget* panel, const QString& id, Tongues tongues, const QString& picture) {
    Entry& entry = enter(panel, id, picture);
    entry.tongues = tongues;
    menu_.addAction(viewActionOf(*entry.sheet));
    if (isArranged_) {
        dock(entry);
    }
    layAll();
    return entry.sheet;
}

QDockWidget* TableSheets::addPanel(QWidget* panel, const QString& id) {
    Entry& entry = enter(panel, id, {});
    entry.isPanel = true;
    Sheet* const sheet = entry.sheet;
    if (isArranged_) {
        dock(entry);
    }
    Q_EMIT planChanged();
    if (isArranged_ || !plan_.panels.isEmpty()) {
        sheet->show();
    }
    layAll();
    return sheet;
}

void TableSheets::remove(QDockWidget& sheet) {
    const auto gone = std::ranges::find(entries_, &sheet, &Entry::sheet);
    if (gone == entries_.end()) {
        return;
    }
    window_.removeDockWidget(&sheet);
    sheet.removeEventFilter(this);
    delete gone->tongue;
    entries_.erase(gone);
    Q_EMIT planChanged();
    layAll();
}

TableSheets::Entry* TableSheets::entryOf(const QObject* sheet) {
    const auto found = std::ranges::find_if(entries_, [sheet](const Entry& entry) { return entry.sheet == sheet; });
    return found == entries_.end() ? nullptr : &*found;
}

int TableSheets::panelCount() const {
    return static_cast<int>(std::ranges::count_if(entries_, &Entry::isPanel));
}

// ---- Folding --------------------------------------------------------------------------------------------------------

void TableSheets::unfold(QDockWidget& sheet) {
    sheet.show();
    sheet.raise();
    if (isArranged_) {
        giveHeight(window_, sheet);
    }
}

void TableSheets::fold(QDockWidget& sheet) {
    const bool wasUnfolded = &sheet == unfolded();
    sheet.hide();
    if (wasUnfolded && folded_) {
        folded_->show();
    }
}

bool TableSheets::foldOpen() {
    Sheet* const open = unfolded();
    folded_ = nullptr;
    if (open != nullptr) {
        open->hide();
    }
    return open != nullptr;
}

/// Panels that lie in their place on the table are not unfolded over it.
bool TableSheets::liesOpen(const Entry& entry) const {
    return !entry.sheet->isHidden() && entry.sheet->isLying() && !(entry.isPanel && !plan_.panels.isEmpty());
}

Sheet* TableSheets::unfolded() const {
    const auto open = std::ranges::find_if(entries_, [this](const Entry& entry) { return liesOpen(entry); });
    return open == entries_.end() ? nullptr : open->sheet;
}

QRect TableSheets::unfoldedPlace() const {
    const Sheet* open = unfolded();
    return open == nullptr ? QRect() : placeOf(*open);
}

void TableSheets::foldOthers(const Entry& entry) {
    for (const Entry& other : entries_) {
        if (other.sheet != entry.sheet && liesOpen(other)) {
            other.sheet->hide();
            folded_ = other.sheet;
        }
    }
}

/// The tongue shows the state of its sheet.
void TableSheets::follow(Entry& entry) {
    entry.tongue->setChecked(!entry.sheet->isHidden());
    entry.tongue->setEnabled(entry.sheet->isEnabledTo(&window_));
    if (liesOpen(entry)) {
        foldOthers(entry);
    }
    layAll();
    Q_EMIT unfoldedChanged();
}

bool TableSheets::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::EnabledChange:
        if (Entry* entry = entryOf(watched)) {
            follow(*entry);
        }
        break;
    case QEvent::KeyPress:
        if (Entry* entry = entryOf(watched);
            entry != nullptr && liesOpen(*entry) && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            foldOpen();
            table_.setFocus(Qt::OtherFocusReason);
            return true;
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

// ---- Places ---------------------------------------------------------------------------------------------------------

void TableSheets::lay(const TablePlan& plan) {
    const bool hadPlace = !plan_.panels.isEmpty();
    plan_ = plan;
    const bool hasPlace = !plan_.panels.isEmpty();
    if (!isArranged_ && hadPlace != hasPlace) {
        for (const Entry& entry : entries_) {
            if (entry.isPanel) {
                entry.sheet->setVisible(hasPlace);
            }
        }
    }
    layAll();
}

void TableSheets::layAll() {
    if (isArranged_) {
        return;
    }
    const QPoint table = table_.mapTo(&window_, QPoint());
    for (const Entry& entry : entries_) {
        if (liesOpen(entry)) {
            entry.sheet->setGeometry(placeOf(*entry.sheet).translated(table));
        }
    }
    layPanels();
    layTongues();
}

/// As wide as planned, if the content can be as narrow.
QRect TableSheets::placeOf(const Sheet& sheet) const {
    QRect place = plan_.sheet;
    const int wider = std::max(0, sheet.minimumSizeHint().width() - place.width());
    if (table_.layoutDirection() == Qt::RightToLeft) {
        place.setRight(place.right() + wider);
    } else {
        place.setLeft(place.left() - wider);
    }
    return place;
}

/// One above the large card; several share the whole height.
void TableSheets::layPanels() {
    if (plan_.panels.isEmpty()) {
        return;
    }
    const QPoint table = table_.mapTo(&window_, QPoint());
    std::vector<Sheet*> shown;
    for (const Entry& entry : entries_) {
        if (entry.isPanel && !entry.sheet->isHidden()) {
            shown.push_back(entry.sheet);
        }
    }
    QRect place = plan_.panels.translated(table);
    if (shown.size() > 1) {
        place.setHeight((plan_.tongues.bottom() - plan_.panels.top()) / static_cast<int>(shown.size()));
    }
    for (Sheet* sheet : shown) {
        sheet->setGeometry(place);
        place.translate(0, place.height());
    }
}

/// Below one another, and lower if there is not enough room. One keeps its place while a page hides the others.
void TableSheets::layTongues() {
    std::vector<Tongue*> shown;
    int needed = 0;
    for (const Entry& entry : entries_) {
        const bool isWanted = (entry.tongues == Tongues::always || !entry.sheet->isHidden()) && !isArranged_;
        entry.tongue->setVisible(isWanted && (!isCovered_ || liesOpen(entry)));
        if (isWanted) {
            shown.push_back(entry.tongue);
            needed += entry.tongue->sizeHint().height() + kBetweenTongues;
        }
    }
    const double part = needed > plan_.tongues.height() ? static_cast<double>(plan_.tongues.height()) / needed : 1;
    const bool mirrored = table_.layoutDirection() == Qt::RightToLeft;
    int top = plan_.tongues.top();
    for (Tongue* tongue : shown) {
        const QSize size = tongue->sizeHint();
        const int height = static_cast<int>((size.height() + kBetweenTongues) * part);
        tongue->setGeometry(mirrored ? 0 : table_.width() - size.width(), top, size.width(), height - kBetweenTongues);
        tongue->raise();
        top += height;
    }
}

void TableSheets::setTableCovered(bool isCovered) {
    isCovered_ = isCovered;
    if (isArranged_) {
        return;
    }
    if (isCovered) {
        foldOpen();
    }
    for (const Entry& entry : entries_) {
        if (entry.isPanel && !plan_.panels.isEmpty()) {
            entry.sheet->setVisible(!isCovered);
        }
    }
    layAll();
}

// ---- Docks ----------------------------------------------------------------------------------------------------------

void TableSheets::dock(const Entry& entry) {
    const bool wasShown = !entry.sheet->isHidden();
    entry.sheet->setLying(false);
    if (!window_.restoreDockWidget(entry.sheet)) {
        window_.addDockWidget(dockAreaAtEnd(window_), entry.sheet, Qt::Vertical);
        entry.sheet->setVisible(wasShown || entry.tongues == Tongues::always);
    }
}

void TableSheets::setArranged(bool arranged) {
    if (arranged == isArranged_) {
        return;
    }
    isArranged_ = arranged;
    Sheet* first = nullptr;
    for (const Entry& entry : entries_) {
        if (arranged) {
            dock(entry);
            if (first != nullptr && !entry.isPanel && !entry.sheet->isFloating()) {
                window_.tabifyDockWidget(first, entry.sheet);
            }
            first = first == nullptr && !entry.isPanel ? entry.sheet : first;
        } else {
            window_.removeDockWidget(entry.sheet);  // also hides it
            entry.sheet->setLying(true);
        }
    }
    if (arranged && first != nullptr) {
        first->raise();
    }
    Q_EMIT planChanged();
    for (const Entry& entry : entries_) {
        if (!arranged && entry.isPanel && !plan_.panels.isEmpty()) {
            entry.sheet->show();
        }
        entry.tongue->setChecked(!entry.sheet->isHidden());
    }
    layTongues();
    layAll();
}

}  // namespace gnostica::gui
