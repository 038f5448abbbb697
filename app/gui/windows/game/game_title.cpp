#include "app/gui/windows/game/game_title.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/table/game_desk.h"
#include "app/wording/speaker.h"

#include <QFileInfo>

namespace gnostica::gui {

QString titleOf(const table::GameDesk& desk, const wording::Speaker* speaker) {
    if (!desk.file().isEmpty()) {
        return asTitle(language::embedded(QFileInfo(desk.file()).fileName()));
    }
    QStringList players;
    for (int seat = 0; speaker != nullptr && seat < desk.session()->game().state().seats; ++seat) {
        players += speaker->player(engine::seatAt(seat));
    }
    return asTitle(language::embedded(language::enumeration(players)));
}

}  // namespace gnostica::gui
