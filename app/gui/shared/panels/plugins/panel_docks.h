// Shows the panels of the variant that is played, each in a dock of its own.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/panels/plugins/panel_shelf.h"

#include <QObject>

#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace gnostica::gui {

/// Makes the panels that a game has, and takes them away with it. Shows them what it is given, says which step was
/// chosen in them, and lets Escape or a click end their motion. What a panel throws is thrown again out of the event
/// loop.
class PanelDocks : public QObject {
    Q_OBJECT

public:
    /// Docks open where lines end; their actions go to `menu`. In a low window they share the place of `companion`, if
    /// there is one: below each other all would be squeezed.
    PanelDocks(const PanelShelf& shelf, QMainWindow& window, QMenu& menu, QDockWidget* companion = nullptr);
    ~PanelDocks() override;

    /// The rules of the game that is shown from now on.
    void setRules(const engine::Rules& rules);
    /// 0 milliseconds: nothing moves.
    void setMotion(int milliseconds) { animationMs_ = milliseconds; }
    void present(const PanelScene& scene);
    /// What has led to the scene that was presented last; only what its viewer may know.
    void animate(const engine::EventList& events);
    /// Ends all motion; false if nothing moved.
    bool hurry();

    /// Shows the first panel, whatever lies over it; nullptr if there is none.
    QWidget* bringToFront();

    std::size_t count() const { return panels_.size(); }
    Panel* panel(std::size_t place) const { return panels_[place].panel.get(); }

Q_SIGNALS:
    /// One of the steps that were presented as legal.
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
        bool wasAsked = false;  ///< at the moment that was presented last
        bool hasThrown = false;
    };
    /// Calls the code of each panel. One that throws goes, and does not come back; everything else goes on.
    template <class Call>
    void forEach(Call call);
    bool serves(const FoundPanel& found, const engine::Rules& rules);
    void giveUp(const FoundPanel& found);

    void place(QDockWidget& dock);
    void open(const FoundPanel& found);
    void close(Shown& shown);

    const PanelShelf& shelf_;
    QMainWindow& window_;
    QMenu& menu_;
    QDockWidget* companion_;
    std::vector<Shown> panels_;
    std::vector<const FoundPanel*> givenUp_;
    PanelLook look_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
