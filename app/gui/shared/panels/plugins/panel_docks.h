// Docks for the panels of the current variant.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/panels/plugins/panel_place.h"
#include "app/gui/shared/panels/plugins/panel_shelf.h"

#include <QObject>

#include <memory>
#include <vector>

class QDockWidget;
class QMenu;

namespace gnostica::gui {

/// Creates the panels of a game and removes them with it. Passes scenes to them, reports steps chosen in them, and lets
/// Escape or a click end their motion. Exceptions of panels are rethrown from the event loop.
class PanelDocks : public QObject {
    Q_OBJECT

public:
    /// The actions that show and hide the panels go to `menu`. All must outlive this.
    PanelDocks(const PanelShelf& shelf, PanelPlace& place, QMenu& menu);
    ~PanelDocks() override;

    /// Sets the rules of the current game.
    void setRules(const engine::Rules& rules);
    /// 0 milliseconds: no motion.
    void setMotion(int milliseconds) { animationMs_ = milliseconds; }
    void present(const PanelScene& scene);
    /// Animates the events that led to the last scene; only those that its viewer may know.
    void animate(const engine::EventList& events);
    /// Ends all motion; false if nothing was moving.
    bool hurry();

    /// Brings the first panel to the front; nullptr if there is none.
    QWidget* bringToFront();

    std::size_t count() const { return panels_.size(); }
    Panel* panel(std::size_t place) const { return panels_[place].panel.get(); }

Q_SIGNALS:
    /// The user chose one of the legal steps of the scene.
    void chosen(const gnostica::engine::Step& step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dress(const Theme& theme);
    void retranslate();
    struct Shown {
        const FoundPanel* found = nullptr;
        std::unique_ptr<Panel> panel;
        QDockWidget* dock = nullptr;
        bool wasAsked = false;  ///< in the last scene
        bool hasThrown = false;
    };
    /// Calls the code of each panel. A panel that throws is removed for good; the others are still called.
    template <class Call>
    void forEach(Call call);
    bool serves(const FoundPanel& found, const engine::Rules& rules);
    void giveUp(const FoundPanel& found);

    void open(const FoundPanel& found);
    void close(Shown& shown);

    const PanelShelf& shelf_;
    PanelPlace& place_;
    QMenu& menu_;
    std::vector<Shown> panels_;
    std::vector<const FoundPanel*> givenUp_;
    PanelLook look_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
