// Shows the panels of the variant that is played, each in a dock of its own.
#pragma once

#include "app/gui/art/theme.h"
#include "app/gui/panels/plugins/panel_shelf.h"
#include "app/gui/play/table_view.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace gnostica::gui {

class TurnController;

/// Makes the panels that a game has, and takes them away with it. Keeps them up to date, hands their steps to the
/// controller, and lets Escape or a click end their motion.
class PanelDocks : public QObject {
    Q_OBJECT

public:
    /// Docks open at the right; their actions go to `menu`.
    PanelDocks(const PanelShelf& shelf, TurnController& turn, QMainWindow& window, QMenu& menu);
    ~PanelDocks() override;

    /// The table that is shown from now on, and how one speaks of it; both must stay until the next call.
    void attach(TableView* table, const wording::Speaker* speaker);
    /// 0 milliseconds: nothing moves.
    void applySettings(const Theme& theme, int animationMs);
    /// Shows the game, and what is chosen, anew.
    void sync();
    void retranslate();
    /// Ends all motion; false if nothing moved.
    bool hurry();

    std::size_t count() const { return panels_.size(); }
    Panel* panel(std::size_t place) const { return panels_[place].panel.get(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shown {
        const FoundPanel* found = nullptr;
        std::unique_ptr<Panel> panel;
        QDockWidget* dock = nullptr;
    };
    void open(const FoundPanel& found);
    void close(Shown& shown);
    void choose(const engine::Step& step);
    void animate(const engine::EventList& events);

    const PanelShelf& shelf_;
    TurnController& turn_;
    QMainWindow& window_;
    QMenu& menu_;
    QPointer<TableView> table_;
    const wording::Speaker* speaker_ = nullptr;
    std::vector<Shown> panels_;
    PanelLook look_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
