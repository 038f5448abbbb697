// A user who chooses a new game.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/family_list.h"
#include "app/gui/windows/game/dialogs/new_game/game_shelf.h"
#include "app/gui/windows/game/dialogs/new_game/shelf_part.h"
#include "app/gui/windows/game/dialogs/new_game/who_plays.h"
#include "tests/unit/gui/laid_out.h"

#include <QDialog>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace gnostica::gui::playing {

inline QPushButton* startButton(const QWidget& dialog) {
    return dialog.findChild<QPushButton*>(QStringLiteral("startGame"));
}

inline const GameBoxModel& boxesOf(const QWidget& dialog) {
    return dialog.findChild<ShelfPart*>()->model();
}

/// The id of the game with this name; empty if it is not offered.
inline QString gameNamed(const QWidget& dialog, const QString& name) {
    for (const GameFamily& family : boxesOf(dialog).families()) {
        for (const FamilyGame& game : family.games) {
            if (game.title.name == name) {
                return game.title.id;
            }
        }
    }
    return {};
}

inline void clickItem(QListView& list, const QModelIndex& index) {
    list.scrollTo(index);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
}

/// Clicks the box of a game and, if there are several in it, the game.
inline void chooseGame(const QWidget& dialog, const QString& id) {
    auto* list = dialog.findChild<FamilyList*>();
    auto* back = dialog.findChild<QPushButton*>(QStringLiteral("allGames"));
    if (back->isVisible()) {
        QTest::mouseClick(back, Qt::LeftButton);
    }
    auto* shelf = dialog.findChild<GameShelf*>();
    const int row = boxesOf(dialog).rowOf(id);
    QVERIFY2(row >= 0, qPrintable(id));
    clickItem(*shelf, boxesOf(dialog).index(row));
    if (boxesOf(dialog).opens(row)) {
        gnostica::tests::settle();
        QVERIFY(list->isVisible());
        clickItem(*list, list->lines().index(list->lines().rowOf(id)));
        QTest::mouseClick(back, Qt::LeftButton);
    }
    QCOMPARE(dialog.findChild<ShelfPart*>()->game(), id);
}

/// Adds and removes players, the last ones first.
inline void setPlayers(const QWidget& dialog, int seats) {
    const auto* people = dialog.findChild<WhoPlays*>();
    auto* add = dialog.findChild<QPushButton*>(QStringLiteral("addPlayer"));
    while (people->seats() < seats) {
        QVERIFY(add->isEnabled());
        QTest::mouseClick(add, Qt::LeftButton);
    }
    while (people->seats() > seats) {
        QToolButton* last = nullptr;
        for (auto* button : people->rows().findChildren<QToolButton*>()) {
            last = button->isVisibleTo(people) ? button : last;
        }
        QVERIFY(last != nullptr);
        QTest::mouseClick(last, Qt::LeftButton);
    }
}

}  // namespace gnostica::gui::playing
