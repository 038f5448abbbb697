#include "app/table/games/my_game.h"

#include "app/rulesets/ruleset_text.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"
#include "engine/mechanics/challenge.h"
#include "engine/play/score_curve.h"

#include <algorithm>

namespace gnostica::table {

using engine::Seat;
using nlohmann::json;

namespace {

/// The players who have left and for whom nobody plays on, a bit for each.
unsigned goneFrom(std::span<const engine::Moment> history) {
    unsigned gone = 0;
    for (const engine::Moment& moment : history) {
        const auto* outcome = std::get_if<engine::Chance>(&moment.what);
        const auto* left = outcome != nullptr ? std::get_if<engine::chance::Departure>(outcome) : nullptr;
        if (left != nullptr && !left->isTakenOver()) {
            gone |= 1U << engine::index(left->seat);
        }
    }
    return gone;
}

bool isAmong(unsigned seats, Seat seat) {
    return ((seats >> engine::index(seat)) & 1U) != 0;
}

GameOutcome outcomeOf(const engine::LoadedRecord& record, const Seating& atStart) {
    const engine::State& last = record.game.state();
    if (!engine::isOver(last)) {
        return GameOutcome::unfinished;
    }
    if (atStart.peopleAtStart() == 0) {
        return GameOutcome::watched;
    }
    const auto history = record.game.history();
    const Seating atEnd = seatingAfter(record.header, history);
    const unsigned gone = goneFrom(history);
    const auto stayed = [&](Seat seat) { return atEnd.isPerson(seat) && !isAmong(gone, seat); };
    const auto only = atStart.onlyPersonAtStart();
    bool isAnybodyThere = false;
    for (int i = 0; i < record.header.seats; ++i) {
        isAnybodyThere = isAnybodyThere || stayed(engine::seatAt(i));
    }
    if (!isAnybodyThere || (only && !stayed(*only))) {
        return GameOutcome::left;
    }
    if (!only) {
        return GameOutcome::decided;
    }
    const unsigned me = 1U << engine::index(*only);
    return last.winners == me ? GameOutcome::won : (last.winners & me) != 0 ? GameOutcome::shared : GameOutcome::lost;
}

Seat announcerOf(const engine::Rules& rules, const engine::State& state) {
    for (const auto& mechanic : rules.mechanics) {
        if (const auto* lastTurn = dynamic_cast<const engine::LastTurn*>(mechanic.get())) {
            return lastTurn->announcer(state);
        }
    }
    return Seat::none;
}

Seat nextIn(const engine::Game& game) {
    if (engine::isOver(game.state())) {
        return Seat::none;
    }
    const Seat decider = game.decider();
    const Seat next = engine::isPlayer(decider) ? decider : game.state().turn.mover;
    return engine::isPlayer(next) ? next : Seat::none;
}

RulesetKey keyOf(const json& ruleset) {
    RulesetKey key{rulesets::ownId(ruleset), {}};
    for (const json& id : engine::elementsIn(engine::memberNamed(ruleset, "expansions"))) {
        key.expansions.push_back(id.is_string() ? id.get<std::string>() : std::string());
    }
    return key;
}

/// Only what names a ruleset: the whole document would take the memory of a thousand entries.
json namesOf(const json& ruleset) {
    json names = json::object();
    for (const char* key : {"id", "name", "expansions"}) {
        if (const json* value = engine::memberNamed(ruleset, key)) {
            names[key] = *value;
        }
    }
    return names;
}

void tellPosition(MyGame& game, const engine::Game& played) {
    const engine::State& last = played.state();
    game.last = last;
    game.turn = nextIn(played);
    game.announcer = engine::isOver(last) ? Seat::none : announcerOf(*game.rules, last);
    game.rounds = engine::scoreCurve(*game.rules, played.history(), last).back().round;
    for (int i = 0; i < last.seats; ++i) {
        const Seat seat = engine::seatAt(i);
        game.points[seat] = engine::score(*game.rules, last, seat);
        if (isAmong(last.winners, seat)) {
            game.winners.push_back(seat);
        }
    }
}

/// A game in play may grow while it is read: its last line is incomplete for a moment.
std::optional<engine::Diagnostic> damageOf(const OpenedRecord& opened) {
    const auto& damage = opened.record.damage;
    const bool isBeingWritten = opened.holder && damage && damage->code == engine::DiagnosticCode::truncated;
    return isBeingWritten ? std::nullopt : damage;
}

}  // namespace

QDate MyGame::begun() const {
    const QDateTime started = QDateTime::fromString(QString::fromStdString(header.started), Qt::ISODate);
    return started.isValid() ? started.date() : file.lastPlayed.date();
}

std::shared_ptr<const engine::Rules> RulesPool::shared(std::shared_ptr<const engine::Rules> rules) {
    std::erase_if(known_, [](const auto& known) { return known.expired(); });
    for (const auto& each : known_) {
        if (auto known = each.lock(); known && known->document == rules->document) {
            return known;
        }
    }
    known_.push_back(rules);
    return rules;
}

MyGame readMyGame(const storage::GameFile& file, const engine::Registry& registry, RulesPool& pool,
                  const std::stop_token& stop) {
    MyGame game;
    game.file = file;
    auto opened = openRecord(file.path, registry, stop);
    if (!opened) {
        game.fault = std::move(opened.error());
        game.holder = file.isJournal ? storage::GameLock::holderOf(file.path) : std::nullopt;
        return game;
    }
    const engine::LoadedRecord& record = opened->record;
    game.holder = opened->holder;
    game.damage = damageOf(*opened);
    game.seating = Seating(record.header);
    game.outcome = outcomeOf(record, game.seating);
    game.rules = pool.shared(record.game.sharedRules());
    tellPosition(game, record.game);
    game.ruleset = keyOf(record.header.ruleset);
    game.isFromPosition = !record.header.position.is_null();
    game.header = record.header;
    game.header.position = nullptr;
    game.header.ruleset = namesOf(record.header.ruleset);
    return game;
}

}  // namespace gnostica::table
