#include "app/gui/windows/compare/experiments/game_shower.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"

namespace gnostica::gui {

void GameShower::show(const std::shared_ptr<const ExperimentResults>& results, const engine::lab::GameKey& key) {
    //: name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal
    const QString name = language::fill(tr("Deal %1 %2%3"), {language::number(key.pair + 1),
                                                             QString(QChar(static_cast<char16_t>(u'A' + key.arm))),
                                                             language::number(static_cast<int>(key.role) + 1)});
    job_.start(
        [results, key, name](const std::stop_token& stop) {
            const engine::lab::GamePlan plan = gamePlanOf(results->plan(), key);
            return table::recordInMemory(replayed(plan, playMeasured(plan, stop)), name);
        },
        [this](const table::WantedRecord& game) { Q_EMIT shown(game); });
    Q_EMIT started();
}

}  // namespace gnostica::gui
