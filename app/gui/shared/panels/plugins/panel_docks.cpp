#include "app/gui/shared/panels/plugins/panel_docks.h"

#include "app/async/throw_later.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/shared/panels/plugins/panel_look.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

PanelDocks::PanelDocks(const PanelShelf& shelf, PanelPlace& place, QMenu& menu)
    : shelf_(shelf),
      place_(place),
      menu_(menu) {
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    whenLanguageChanges(&place.window(), this, [this] { retranslate(); });
}

PanelDocks::~PanelDocks() {
    for (Shown& shown : panels_) {
        close(shown);
    }
}

template <class Call>
void PanelDocks::forEach(Call call) {
    for (Shown& shown : panels_) {
        try {
            call(shown);
        } catch (...) {
            giveUp(*shown.found);
            shown.hasThrown = true;
        }
    }
    const auto sound =
        std::stable_partition(panels_.begin(), panels_.end(), [](const Shown& shown) { return !shown.hasThrown; });
    std::for_each(sound, panels_.end(), [this](Shown& shown) { close(shown); });
    panels_.erase(sound, panels_.end());
}

void PanelDocks::giveUp(const FoundPanel& found) {
    givenUp_.push_back(&found);
    async::throwLater(*this, std::current_exception());
}

bool PanelDocks::serves(const FoundPanel& found, const Rules& rules) {
    if (std::ranges::find(givenUp_, &found) != givenUp_.end()) {
        return false;
    }
    try {
        return found.plugin->serves(rules);
    } catch (...) {
        giveUp(found);
        return false;
    }
}

void PanelDocks::open(const FoundPanel& found) {
    std::unique_ptr<Panel> panel = found.plugin->make([this](const Step& step) { Q_EMIT chosen(step); });
    QWidget* const widget = panel->widget();
    panel->setLook(look_);
    Shown shown{&found, std::move(panel), place_.addPanel(new ColumnScroll(widget), found.id)};
    widget->installEventFilter(this);
    menu_.addAction(viewActionOf(*shown.dock));
    panels_.push_back(std::move(shown));
}

void PanelDocks::close(Shown& shown) {
    shown.panel.reset();
    place_.removePanel(*shown.dock);
    delete shown.dock;
}

void PanelDocks::setRules(const Rules& rules) {
    const auto unwanted = std::stable_partition(panels_.begin(), panels_.end(),
                                                [&](const Shown& shown) { return serves(*shown.found, rules); });
    std::for_each(unwanted, panels_.end(), [this](Shown& shown) { close(shown); });
    panels_.erase(unwanted, panels_.end());
    for (const FoundPanel& found : shelf_.panels()) {
        const bool isOpen =
            std::any_of(panels_.begin(), panels_.end(), [&](const Shown& shown) { return shown.found == &found; });
        if (!isOpen && serves(found, rules)) {
            try {
                open(found);
            } catch (...) {
                giveUp(found);
            }
        }
    }
    retranslate();
}

void PanelDocks::dress(const Theme& theme) {
    look_ = panelLook(theme);
    forEach([this](const Shown& shown) { shown.panel->setLook(look_); });
}

void PanelDocks::retranslate() {
    forEach([](const Shown& shown) { shown.dock->setWindowTitle(shown.found->plugin->title()); });
}

void PanelDocks::present(const PanelScene& scene) {
    forEach([&](Shown& shown) {
        shown.panel->present(scene);
        const bool isAsked = shown.panel->isAsked();
        if (isAsked && !shown.wasAsked) {
            shown.dock->raise();
        }
        shown.wasAsked = isAsked;
    });
}

void PanelDocks::animate(const EventList& events) {
    if (animationMs_ <= 0) {
        return;
    }
    forEach([&](const Shown& shown) { shown.panel->animate(events, animationMs_); });
    qApp->installEventFilter(this);  // Escape ends the motion, wherever the focus is
}

QWidget* PanelDocks::bringToFront() {
    if (panels_.empty()) {
        return nullptr;
    }
    QDockWidget* dock = panels_.front().dock;
    dock->show();
    dock->raise();
    return dock->widget();
}

bool PanelDocks::hurry() {
    bool moved = false;
    forEach([&](const Shown& shown) { moved = shown.panel->hurry() || moved; });
    qApp->removeEventFilter(this);
    return moved;
}

bool PanelDocks::eventFilter(QObject* watched, QEvent* event) {
    const bool escape = (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const bool click = event->type() == QEvent::MouseButtonPress &&
                       std::any_of(panels_.begin(), panels_.end(),
                                   [watched](const Shown& shown) { return shown.panel->widget() == watched; });
    if ((escape || click) && hurry()) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
