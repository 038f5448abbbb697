// The puzzles of the same length.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QWidget>

class QLabel;

namespace gnostica::gui {

class FlowLayout;
class Meter;
class PuzzleTile;

/// A sheet with a title, the share that is solved, and the tiles.
class PuzzleShelf : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleShelf(QWidget* parent = nullptr);

    void addTile(PuzzleTile* tile);
    /// `share` says `done` of `all` in words.
    void setWords(const QString& title, const QString& share);
    void setShare(int done, int all);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SheetPicture sheet_;
    QLabel* title_;
    QLabel* share_;
    Meter* meter_;
    FlowLayout* flow_;
};

}  // namespace gnostica::gui
