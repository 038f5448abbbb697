// The panels that are unfolded over the table.
#pragma once

#include "app/gui/shared/panels/plugins/panel_place.h"
#include "app/gui/windows/game/spread/table_plan.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace gnostica::gui {

class Sheet;
class Tongue;

/// Sheets with tongues at the edge of the table, one of which is unfolded at a time, until Escape, without moving the
/// board; and the panels of expansions, which lie on the table if there is room. The user can arrange the panels
/// instead: they become docks, which can be moved, resized and floated, and are remembered by the window.
class TableSheets : public QObject, public PanelPlace {
    Q_OBJECT

public:
    /// When a sheet has a tongue.
    enum class Tongues : std::uint8_t {
        always,
        whileShown  ///< for panels that are opened otherwise
    };

    /// `table`: the widget below the sheets, a part of the window. The actions that show and hide sheets are added to
    /// `menu`. All must outlive this.
    TableSheets(QMainWindow& window, QWidget& table, QMenu& menu);
    ~TableSheets() override;

    /// Adds a folded sheet; its title is set with setWindowTitle(). `picture`: a name from the icons.
    Sheet* add(QWidget* panel, const QString& id, Tongues tongues, const QString& picture = {});
    /// Forgets a sheet that is about to be deleted.
    void remove(QDockWidget& sheet);
    /// Shows a sheet in front of the others.
    void unfold(QDockWidget& sheet);
    /// Hides it, and shows the sheet again that it had folded.
    void fold(QDockWidget& sheet);
    /// Folds the sheet that is unfolded over the table, for good; false if there is none.
    bool foldOpen();
    /// The sheet that is unfolded over the table; nullptr if there is none.
    Sheet* unfolded() const;
    /// Its place on the table; empty if there is none.
    QRect unfoldedPlace() const;

    /// Arranges everything by this plan.
    void lay(const TablePlan& plan);
    /// Number of panels of expansions.
    int panelCount() const;

    /// While a page covers the table, everything is folded. A sheet that is unfolded nevertheless lies over the page,
    /// with its tongue.
    void setTableCovered(bool isCovered);

    /// Turns sheets into docks or back.
    void setArranged(bool arranged);
    bool isArranged() const { return isArranged_; }

    // PanelPlace
    QWidget& window() override;
    QDockWidget* addPanel(QWidget* panel, const QString& id) override;
    void removePanel(QDockWidget& dock) override { remove(dock); }

Q_SIGNALS:
    /// The table must be planned again.
    void planChanged();
    /// A sheet has been unfolded or folded.
    void unfoldedChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        Sheet* sheet = nullptr;
        Tongue* tongue = nullptr;
        Tongues tongues = Tongues::always;
        bool isPanel = false;  ///< of an expansion
    };

    Entry& enter(QWidget* panel, const QString& id, const QString& picture);
    Entry* entryOf(const QObject* sheet);
    bool liesOpen(const Entry& entry) const;
    void follow(Entry& entry);
    void foldOthers(const Entry& entry);
    void layAll();
    QRect placeOf(const Sheet& sheet) const;
    void layTongues();
    void layPanels();
    void dock(const Entry& entry);

    QMainWindow& window_;
    QWidget& table_;
    QMenu& menu_;
    std::vector<Entry> entries_;
    QPointer<Sheet> folded_;  ///< by the unfolded one
    TablePlan plan_;
    bool isArranged_ = false;
    bool isCovered_ = false;  ///< by a page
};

}  // namespace gnostica::gui
