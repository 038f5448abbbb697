// Finds what is wrong with the layout of a window: parts outside of it, cut texts, parts on one another.
#pragma once

#include "tests/unit/gui/window_play.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>

namespace gnostica::gui::playing::shape {

inline bool isWithin(const QWidget& widget, const QWidget& window) {
    const QRect place(widget.mapTo(&window, QPoint()), widget.size());
    return window.rect().contains(place);
}

/// A widget in a scroll area may be below its visible part.
inline const QScrollArea* scrollAround(const QWidget& widget) {
    for (const QWidget* each = widget.parentWidget(); each != nullptr; each = each->parentWidget()) {
        if (const auto* scroll = qobject_cast<const QScrollArea*>(each)) {
            return scroll;
        }
    }
    return nullptr;
}

/// Returns true for a widget in a dock behind another tab.
inline bool isBehind(const QWidget& widget) {
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(each) != nullptr && each->geometry().right() < 0) {
            return true;
        }
    }
    return false;
}

/// Buttons outside of the window or the visible part of a scroll area, or too small for their texts.
inline QStringList outsideOf(Play& play) {
    QStringList outside;
    for (const auto* button : play.visible<QAbstractButton>()) {
        const auto* scroll = scrollAround(*button);
        const QWidget& within = scroll != nullptr ? *scroll : static_cast<const QWidget&>(*button);
        const int left = scroll != nullptr ? button->mapTo(scroll->viewport(), QPoint()).x() : 0;
        const bool isBeside = scroll != nullptr && (left < 0 || left + button->width() > scroll->viewport()->width());
        const bool isCut = !button->text().isEmpty() && button->width() < button->minimumSizeHint().width();
        if (!isBehind(*button) && (!isWithin(within, *play.window) || isBeside || isCut)) {
            outside << button->text() + u' ' + button->toolTip();
        }
    }
    return outside;
}

/// Tabs, combo boxes and lines whose text is cut short.
inline QStringList elidedIn(Play& play) {
    QStringList elided;
    for (const auto* tabs : play.visible<QTabBar>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabRect(i).width() < tabs->fontMetrics().size(Qt::TextShowMnemonic, tabs->tabText(i)).width()) {
                elided << tabs->tabText(i);
            }
        }
    }
    for (const auto* box : play.visible<QComboBox>()) {
        if (!isBehind(*box) && box->width() < box->fontMetrics().horizontalAdvance(box->currentText())) {
            elided << box->currentText();
        }
    }
    for (const auto* label : play.visible<QLabel>()) {
        const QSize needed = label->wordWrap() ? QSize(0, label->heightForWidth(label->width()))
                                               : QSize(label->minimumSizeHint().width(), 0);
        const bool isCut = label->width() < needed.width() || label->height() < needed.height();
        if (!isBehind(*label) && !label->text().isEmpty() && isCut) {
            elided << label->text();
        }
    }
    return elided;
}

/// Parts of a column that lie on one another, or outside of it.
inline QStringList overlappingIn(const QWidget& column) {
    QStringList found;
    QRect above;
    QList<QWidget*> parts = column.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    std::ranges::sort(parts, {}, [](const QWidget* part) { return part->y(); });
    for (const auto* part : std::as_const(parts)) {
        if (part->isVisible()) {
            const QRect place = part->geometry();
            if (place.intersects(above) || place.top() < above.bottom() || !column.rect().contains(place)) {
                found << QStringLiteral("%1 %2-%3")
                             .arg(QLatin1String(part->metaObject()->className()))
                             .arg(place.top())
                             .arg(place.bottom());
            }
            above = place;
        }
    }
    return found;
}

}  // namespace gnostica::gui::playing::shape
