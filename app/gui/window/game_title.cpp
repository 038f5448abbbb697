#include "app/gui/window/game_title.h"

#include "app/gui/play/game_desk.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/fill.h"
#include "app/wording/lists.h"
#include "app/wording/speaker.h"

#include <QFileInfo>

namespace gnostica::gui {

QString titleOf(const GameDesk& desk, const wording::Speaker* speaker) {
    if (!desk.file().isEmpty()) {
        return asTitle(wording::embedded(QFileInfo(desk.file()).fileName()));
    }
    QStringList players;
    for (int seat = 0; speaker != nullptr && seat < desk.session()->game().state().seats; ++seat) {
        players += speaker->player(engine::seatAt(seat));
    }
    return asTitle(wording::embedded(wording::enumeration(players)));
}

}  // namespace gnostica::gui
