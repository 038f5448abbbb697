#include "app/gui/play/moment_notation.h"

#include "engine/notation/chance_text.h"
#include "engine/notation/step_text.h"

namespace gnostica::gui {

QString momentNotation(const engine::Rules& rules, const engine::Moment& moment, engine::Seat viewer) {
    if (const auto* step = std::get_if<engine::Step>(&moment.what)) {
        if (std::holds_alternative<engine::step::Bid>(*step) && moment.who != viewer) {
            return QStringLiteral("bid …");
        }
        return QString::fromStdString(engine::toText(rules, moment.before, *step));
    }
    const auto& outcome = std::get<engine::Chance>(moment.what);
    if (std::holds_alternative<engine::chance::Shuffle>(outcome)) {
        return QStringLiteral("shuffle");
    }
    if (std::holds_alternative<engine::chance::Timer>(outcome)) {
        return QStringLiteral("timer");
    }
    return QString::fromStdString(engine::toText(rules, moment.before, outcome, engine::DiceText::alone));
}

}  // namespace gnostica::gui
