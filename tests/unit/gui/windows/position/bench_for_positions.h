// A window in which positions are set up, and a user with mouse and keys.
#pragma once

#include "app/gui/look/widgets/facing_button.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/panels/card_mime.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/position/cards/card_palette.h"
#include "app/gui/windows/position/cards/card_tree.h"
#include "app/gui/windows/position/panes/brush_pane.h"
#include "app/gui/windows/position/panes/notes_pane.h"
#include "app/gui/windows/position/panes/piece_grid.h"
#include "app/gui/windows/position/position_panes.h"
#include "app/gui/windows/position/position_window.h"
#include "app/storage/plugins.h"
#include "tests/unit/gui/board_places.h"
#include "tests/unit/gui/laid_out.h"

#include <QAction>
#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace gnostica::gui::playing {

class PositionBench {
public:
    PositionBench()
        : plugins_(storage::loadPlugins(folders())),
          shelf_(folders(), storage::registryWith(plugins_), storage::wordsWith(plugins_)) {
        reopen();
    }
    void reopen() {
        window = std::make_unique<PositionWindow>(shelf_, onTable_, nullptr);
        window->applyLook({});
        window->resize(1300, 860);
        window->show();
        tests::activate(*window);
    }
    const rulesets::RulesShelf& shelf() const { return shelf_; }
    const engine::State& table() const { return window->draft().table; }
    QString folder() const { return folder_.path(); }
    BoardView* view() const { return window->table().view(); }
    QString told() const { return window->table().messages()->text(); }
    void act(Act act) const { window->actions().at(act)->trigger(); }

    QPoint groundOf(engine::Space space) const { return tests::groundOf(*view(), space); }
    QPoint placeOf(engine::PieceId piece) const {
        for (QGraphicsItem* each : view()->scene()->items()) {
            const auto* item = qgraphicsitem_cast<PieceItem*>(each);
            if (item != nullptr && item->id() == piece) {
                return view()->mapFromScene(item->pos());
            }
        }
        return {};
    }
    void click(const QPoint& place) const { QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place); }
    void click(engine::Space space) const { click(groundOf(space)); }
    void ask(const QPoint& place) const {
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, view()->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(view()->viewport(), &event);
    }
    void drag(const QPoint& from, const QPoint& to) const {
        QWidget* viewport = view()->viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        QTest::mouseMove(viewport, (from + to) / 2);
        QTest::mouseMove(viewport, to);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    }
    /// Drops a card, from any source, onto a widget that accepts cards.
    static void dropOn(QWidget& target, const QPoint& place, engine::Card card) {
        const std::unique_ptr<QMimeData> data(mimeOf(card));
        QDragEnterEvent enter(place, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&target, &drop);
        QVERIFY(drop.isAccepted());
    }

    void choosePiece(engine::Seat seat, int size) const {
        const auto buttons = window->panes().brush().findChild<PieceGrid*>()->findChildren<FacingButton*>();
        const auto at = static_cast<qsizetype>(engine::index(seat)) * engine::kSizes + size - 1;
        QTest::mouseClick(buttons.at(at), Qt::LeftButton);
    }
    void chooseCard(engine::Card card) const {
        auto* list = window->findChild<QListWidget*>(QStringLiteral("cardPalette"));
        list->scrollToItem(list->item(card.number()));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(card.number())).center());
    }
    void press(const char* button) const {
        QTest::mouseClick(window->findChild<QAbstractButton*>(QLatin1String(button)), Qt::LeftButton);
    }
    CardTree& tree() const { return window->panes().cards(); }
    QStringList notes() const {
        QStringList lines;
        for (const PositionNote& note : window->panes().notes().notes()) {
            lines << note.text;
        }
        return lines;
    }
    /// Waits until the changes have been checked.
    void settle() const {
        QVERIFY(gnostica::tests::comes([this] { return window->check().isCurrent(); }));
        QCoreApplication::processEvents();
    }
    void settleReading() const {
        QVERIFY(gnostica::tests::comes([this] { return !window->isReading(); }));
    }

private:
    storage::DataFolders folders() const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = folder_.path();
        return folders;
    }
    QTemporaryDir folder_;
    storage::LoadedPlugins plugins_;
    table::OnTheTable onTable_;  ///< empty
    rulesets::RulesShelf shelf_;

public:
    std::unique_ptr<PositionWindow> window;
};

}  // namespace gnostica::gui::playing
