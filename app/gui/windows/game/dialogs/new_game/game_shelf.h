// The shelf of games.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/game_box_delegate.h"

#include <QListView>

namespace gnostica::gui {

class GameBoxModel;

/// A row of boxes, of which one is chosen. Keys: left and right choose, down and space open a box; Enter is left to the
/// dialog.
class GameShelf : public QListView {
    Q_OBJECT

public:
    explicit GameShelf(GameBoxModel& model, QWidget* parent = nullptr);

    /// Chooses the sizes of the boxes; their number is that of the families.
    void fit(const GameBoxRoom& room);
    void setFaces(const CardFaces& faces);
    /// The chosen family; -1 for none.
    int chosenRow() const;
    void choose(int row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// In reading direction, from the side where lines begin.
    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& place) const override;

Q_SIGNALS:
    /// The user has chosen a family.
    void chosen(int row);
    /// The user wants to see the games of a family.
    void openWanted(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void step(int by);
    void refit();
    GameBoxLines neededLines() const;

    GameBoxModel& model_;
    GameBoxDelegate* delegate_;
    GameBoxRoom room_;
    bool choosing_ = false;  ///< the program chooses
};

}  // namespace gnostica::gui
