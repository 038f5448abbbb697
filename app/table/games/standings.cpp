#include "app/table/games/standings.h"

#include <algorithm>
#include <map>

namespace gnostica::table {

using engine::bots::Level;

namespace {

bool isFinishedByPeople(const MyGame& game) {
    return game.isReadable() && game.outcome != GameOutcome::unfinished && game.outcome != GameOutcome::watched;
}

/// A game of one person against computers.
bool hasTally(const MyGame& game) {
    return game.seating.peopleAtStart() == 1 && game.seating.hasComputers();
}

void add(Tally& tally, const MyGame& game) {
    ++tally.played;
    tally.won += game.outcome == GameOutcome::won || game.outcome == GameOutcome::shared ? 1 : 0;
}

std::set<Level> levelsIn(const MyGame& game) {
    std::set<Level> levels;
    for (int i = 0; i < game.header.seats; ++i) {
        if (const auto level = game.seating.levelOf(engine::seatAt(i))) {
            levels.insert(*level);
        }
    }
    return levels;
}

/// A ruleset's games, and when the latest of them was played.
struct OfRuleset {
    RulesetTally tally;
    QDateTime latest;
};

void add(OfRuleset& ruleset, const MyGame& game) {
    ++ruleset.tally.games;
    if (hasTally(game)) {
        add(ruleset.tally.tally, game);
    }
    if (!ruleset.latest.isValid() || ruleset.latest < game.file.lastPlayed) {
        ruleset.latest = game.file.lastPlayed;
        ruleset.tally.named = game.header.ruleset;
    }
}

std::vector<RulesetTally> inOrder(const std::map<RulesetKey, OfRuleset>& byKey) {
    std::vector<const OfRuleset*> order;
    for (const auto& [key, ruleset] : byKey) {
        order.push_back(&ruleset);
    }
    std::ranges::stable_sort(order, [](const OfRuleset* a, const OfRuleset* b) {
        return a->tally.games != b->tally.games ? a->tally.games > b->tally.games : a->latest > b->latest;
    });
    std::vector<RulesetTally> tallies;
    for (const OfRuleset* ruleset : order) {
        tallies.push_back(ruleset->tally);
    }
    return tallies;
}

}  // namespace

Standings standingsOf(std::span<const MyGamePtr> games) {
    Standings standings;
    std::map<RulesetKey, OfRuleset> rulesets;
    for (const MyGamePtr& entry : games) {
        const MyGame& game = *entry;
        if (!isFinishedByPeople(game)) {
            continue;
        }
        standings.days.insert(game.file.lastPlayed.date());
        if (game.isFromPosition) {
            continue;
        }
        ++standings.games;
        const QDate begun = game.begun();
        standings.since = standings.since.isValid() ? std::min(standings.since, begun) : begun;
        OfRuleset& ruleset = rulesets[game.ruleset];
        ruleset.tally.ruleset = game.ruleset;
        add(ruleset, game);
        if (hasTally(game)) {
            add(standings.tally, game);
            for (const Level level : levelsIn(game)) {
                add(standings.levels[static_cast<std::size_t>(level)], game);
            }
        }
    }
    standings.rulesets = inOrder(rulesets);
    return standings;
}

int daysInARow(const std::set<QDate>& days, QDate today) {
    QDate day = days.contains(today) ? today : today.addDays(-1);
    int count = 0;
    for (; days.contains(day); day = day.addDays(-1)) {
        ++count;
    }
    return count;
}

}  // namespace gnostica::table
