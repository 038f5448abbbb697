// How the main window lies on the screen, and its parts in it.
#pragma once

class QMainWindow;

namespace gnostica::gui {

class BoardView;
class DockSides;
class SettingsStore;
class TableDocks;

/// Puts size, place, docks, board and log back as they were left; else the window has the size that the screen offers.
class Arrangement {
public:
    /// All must outlive it. Made before there are docks.
    Arrangement(QMainWindow& window, SettingsStore& settings);

    void restore(BoardView& board, TableDocks& docks) const;
    void remember(const BoardView& board, const TableDocks& docks) const;

private:
    QMainWindow& window_;
    SettingsStore& settings_;
    const DockSides* sides_;
};

}  // namespace gnostica::gui
