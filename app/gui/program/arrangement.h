// Place of the main window on the screen and arrangement of its parts.
#pragma once

class QMainWindow;

namespace gnostica::gui {

class BoardView;
class DockSides;
class SettingsStore;
class TablePanels;
class TableSheets;

/// Restores size, place, docks, board and log; the default size depends on the screen.
class Arrangement {
public:
    /// Both must outlive this. To be created before any docks.
    Arrangement(QMainWindow& window, SettingsStore& settings);

    void restore(BoardView& board, TablePanels& panels, TableSheets& sheets) const;
    void remember(const BoardView& board, const TablePanels& panels, const TableSheets& sheets) const;

private:
    QMainWindow& window_;
    SettingsStore& settings_;
    const DockSides* sides_;
};

}  // namespace gnostica::gui
