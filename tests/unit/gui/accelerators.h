// The underlined letters of menus and dialogs.
#pragma once

#include "app/gui/look/head/main_menu.h"

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QWidget>

#include <map>

namespace gnostica::gui::playing {

/// The letter after "&", in upper case; null if there is none.
inline QChar acceleratorOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == u'&' && text[++i] != u'&') {
            return text[i].toUpper();
        }
    }
    return {};
}

/// Letters of these texts that are not used as accelerators, each once.
inline QString freeLetters(const QString& texts, const QStringList& all) {
    QString taken;
    for (const QString& text : all) {
        taken += acceleratorOf(text);
    }
    QString found;
    for (const QChar each : texts) {
        if (each.isLetterOrNumber() && !taken.contains(each.toUpper()) && !found.contains(each.toUpper())) {
            found += each.toUpper();
        }
    }
    return found;
}

/// Entries with the same letter in one place, for a translator: the entries and the letters that are free.
inline QStringList clashing(const QString& place, const QStringList& entries) {
    std::map<QChar, QString> first;
    QStringList found;
    for (const QString& entry : entries) {
        const QChar letter = acceleratorOf(entry);
        if (letter.isNull()) {
            continue;
        }
        const auto [other, isFirst] = first.emplace(letter, entry);
        if (!isFirst) {
            found
                << QStringLiteral("%1: “%2” and “%3” both answer to %4; free are %5")
                       .arg(
                           place, other->second, entry, letter,
                           freeLetters(entry + other->second, entries).split(QString(), Qt::SkipEmptyParts).join(u' '));
        }
    }
    return found;
}

inline QStringList entriesOf(const QWidget& menu) {
    QStringList entries;
    for (const QAction* action : menu.actions()) {
        if (action->isVisible() && !action->isSeparator()) {
            entries << action->text();
        }
    }
    return entries;
}

/// In each menu of a window, and among all its visible widgets together.
inline QStringList clashingIn(const QWidget& window) {
    const QString where = QString::fromLatin1(window.metaObject()->className()) + u' ' + window.windowTitle();
    QStringList found;
    QStringList together;
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        found << clashing(where + QStringLiteral(", menu “") + menu->title() + u'”', entriesOf(*menu));
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || !widget->isVisibleTo(&window)) {
            continue;
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            together << button->text();
        } else if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->buddy()) {
            together << label->text();
        } else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) {
            together << group->title();
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                together << tabs->tabText(i);
            }
        }
    }
    if (const auto* menu = window.findChild<MainMenu*>()) {  // its letters work in the whole window
        together << entriesOf(*menu);
    }
    return found + clashing(where, together);
}

}  // namespace gnostica::gui::playing
