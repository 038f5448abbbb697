#include "app/gui/windows/compare/pictures/game_finder.h"

#include <set>
#include <utility>

namespace gnostica::gui {

namespace {

using Places = std::vector<std::size_t>;

lab::LabResult<Places> placesBehind(const ExperimentResults& results, const report::PictureRows& rows, PicturePart part,
                                    const std::stop_token& stop) {
    const auto row = static_cast<std::size_t>(part.row);
    if (const auto* arms = std::get_if<report::ArmRows>(&rows)) {
        return row < arms->arms.size() ? gamesOf(results, {arms->metric, arms->arms[row]}) : Places();
    }
    auto file = lab::ExperimentFile::open(results.path, lab::ExperimentFile::Access::read, stop);
    if (!file) {
        return tl::unexpected(file.error());
    }
    lab::ExperimentQueries queries(*file, results.plan(), results.report.summary.pairs);
    const auto keys = report::gamesBehind(queries, rows, row, part.series);
    if (!keys) {
        return tl::unexpected(keys.error());
    }
    const std::set<engine::lab::GameKey> wanted(keys->begin(), keys->end());
    Places places;
    for (std::size_t i = 0; i < results.games.size(); ++i) {
        if (wanted.contains(results.games[i].key)) {
            places.push_back(i);
        }
    }
    return places;
}

}  // namespace

void GameFinder::find(std::shared_ptr<const ExperimentResults> results, report::PictureRows rows, PicturePart part) {
    job_.start([results = std::move(results), rows = std::move(rows),
                part](const std::stop_token& stop) { return placesBehind(*results, rows, part, stop); },
               [this](const lab::LabResult<Places>& places) {
                   if (places) {
                       Q_EMIT found(*places);
                   } else {
                       Q_EMIT failed(places.error());
                   }
               });
}

}  // namespace gnostica::gui
