#include "app/gui/windows/compare/experiments/game_shower.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/files.h"

namespace gnostica::gui {

void GameShower::show(const std::shared_ptr<const ExperimentResults>& results, const engine::lab::GameKey& key) {
    //: name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal
    const QString name = wording::fill(tr("Deal %1 %2%3"), {wording::number(key.pair + 1),
                                                            QString(QChar(static_cast<char16_t>(u'A' + key.arm))),
                                                            wording::number(static_cast<int>(key.role) + 1)});
    const QString path = folder_.filePath(name + QStringLiteral(".gnostica"));
    job_.start(
        [results, key, path](const std::stop_token& stop) -> storage::FileResult<QString> {
            const engine::lab::GamePlan plan = gamePlanOf(results->plan(), key);
            const engine::lab::MeasuredGame game = playMeasured(plan, stop);
            if (const auto written = storage::writeFile(path, recordOf(plan, game)); !written) {
                return tl::unexpected(written.error());
            }
            return path;
        },
        [this](const storage::FileResult<QString>& made) {
            if (made) {
                Q_EMIT shown(*made);
            } else {
                Q_EMIT failed(made.error());
            }
        });
    Q_EMIT started();
}

}  // namespace gnostica::gui
