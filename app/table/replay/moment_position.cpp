#include "app/table/replay/moment_position.h"

#include "app/table/branch.h"
#include "app/table/replay/replay.h"

#include <QRandomGenerator>

#include <algorithm>

namespace gnostica::table {

using namespace engine;

namespace {

bool maySeeAll(const std::vector<Eyes>& allowed) {
    return std::ranges::any_of(allowed, [](const Eyes& eyes) { return eyes.kind == Eyes::Kind::decider; });
}

bool hasMoment(const Game& game, int moment, const std::vector<Eyes>& allowed) {
    const auto place = static_cast<std::size_t>(moment);
    return maySeeAll(allowed) ? hasOpenPositionAt(game, place) : canBranchAt(game, place);
}

}  // namespace

std::optional<MomentPosition> momentPosition(const PlayedGame& played, std::size_t moment,
                                             const std::vector<Eyes>& allowed) {
    MomentPosition found;
    found.isImagined = !maySeeAll(allowed);
    if (found.isImagined) {
        Rng rng(QRandomGenerator::system()->generate64());
        const Eyes& eyes = allowed.front();
        found.table.position = positionAt(played, moment, eyes.kind == Eyes::Kind::seat ? eyes.seat : Seat::none, rng);
    } else {
        found.table.position = openPositionAt(played.game, moment);
    }
    if (found.table.position.is_null()) {
        return std::nullopt;
    }
    found.table.rules = played.game.sharedRules();
    std::ranges::transform(played.header.names, std::back_inserter(found.table.names), &QString::fromStdString);
    found.table.players = played.header.players;
    return found;
}

std::optional<MomentPosition> shownMoment(const GameSession& session) {
    if (session.table().coveredFor()) {
        return std::nullopt;
    }
    return momentPosition(session.referee().played(), static_cast<std::size_t>(session.table().position()),
                          allowedEyes(session.game(), session.referee().seating(), nullptr));
}

bool hasShownMoment(const GameSession& session) {
    return !session.table().coveredFor() &&
           hasMoment(session.game(), session.table().position(),
                     allowedEyes(session.game(), session.referee().seating(), nullptr));
}

bool hasShownMoment(const Replay& replay) {
    return hasMoment(replay.record().game, replay.position(), replay.allowed());
}

std::optional<MomentPosition> shownMoment(const Replay& replay) {
    const LoadedRecord& record = replay.record();
    return momentPosition({record.header, record.game, record.times}, static_cast<std::size_t>(replay.position()),
                          replay.allowed());
}

std::optional<MomentPosition> lastMoment(const LoadedRecord& record, const Game* running) {
    const Seating seating(record.header);
    return momentPosition({record.header, record.game, record.times}, record.game.history().size(),
                          allowedEyes(record.game, seating, running));
}

}  // namespace gnostica::table
