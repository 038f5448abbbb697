#include "app/gui/program/desks/page_head.h"

#include "app/gui/windows/game/home/home_page.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/game/top_bar/top_bar.h"

namespace gnostica::gui {

void headPages(StartDesk& desk, TopBar& bar, PlayArea& area) {
    QObject::connect(&desk, &StartDesk::shownChanged, &bar, [&bar](bool shown) { bar.setStatusShown(!shown); });
    QObject::connect(&desk, &StartDesk::pageChanged, &bar, [&desk, &bar, &area] {
        HomePage* const page = desk.shownPage();
        area.showMessagesIn(nullptr);
        if (page != nullptr) {
            area.showMessagesIn(&page->topLayout());
        }
        bar.setPage(page != nullptr ? page->title() : QString(), page != nullptr ? page->summary() : QString());
    });
    QObject::connect(&bar, &TopBar::backWanted, &desk, &StartDesk::goBack);
}

}  // namespace gnostica::gui
