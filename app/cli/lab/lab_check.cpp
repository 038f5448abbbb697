#include "app/cli/lab/lab_check.h"

#include "app/cli/plain_text.h"
#include "app/cli/tr.h"
#include "app/lab/experiment_file.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/level_names.h"
#include "engine/lab/pair.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::lab::Plan;

// lupdate loses the context of texts in functions with a qualified result type.
QString armLine(const engine::lab::PlanArm& arm) {
    //: %1: name of a ruleset; %2: the hash of its document
    return language::fill(Tr::tr("%1 (SHA-256 %2)"), {language::embedded(QString::fromStdString(arm.label)),
                                                      QString::fromStdString(lab::hashOf(arm.document))});
}

QString playersLine(const Plan& plan) {
    QStringList names;
    for (const engine::lab::PlanPlayer& player : plan.players) {
        names << wording::levelName(player.level);
    }
    //: %1: levels of computer players
    return language::fill(Tr::tr("Players: %1"), {language::enumeration(names)});
}

QString gamesLine(int deals, int games, bool isMost) {
    const QString of = Tr::tr("%n deals", nullptr, deals);
    const QString all = Tr::tr("%n games", nullptr, games);
    //: %1: "200 deals", %2: "800 games"
    return language::fill(isMost ? Tr::tr("At most %1, %2") : Tr::tr("%1, %2", "deals, games"), {of, all});
}

QString minutesLine(int minutes) {
    return Tr::tr("About %n minutes", nullptr, minutes);
}

QString secondsLine(int seconds) {
    return Tr::tr("About %n seconds", nullptr, seconds);
}

QString timeLine(double seconds) {
    constexpr double minute = 60;
    constexpr double few = 2 * minute;
    constexpr double longest = 1e9;
    const double known = std::min(seconds, longest);
    return known < few ? secondsLine(static_cast<int>(std::ceil(known)))
                       : minutesLine(static_cast<int>(std::lround(known / minute)));
}

/// Estimated seconds for all these pairs, measured with the first.
double secondsOf(const Plan& plan, int first) {
    const auto begun = std::chrono::steady_clock::now();
    static_cast<void>(engine::lab::playPair(plan, first));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

void printCheck(const Context& context, const Plan& plan, const std::optional<lab::Shard>& shard, int jobs) {
    int pairs = 0;
    int games = 0;
    int first = -1;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        if (!shard || shard->holds(pair)) {
            first = first < 0 ? pair : first;
            ++pairs;
            games += static_cast<int>(gamesOfPair(plan, pair).size());
        }
    }
    const auto say = [&](const QString& line) { context.out() << oneLine(line.toStdString()) << std::endl; };
    for (const engine::lab::PlanArm& arm : plan.arms) {
        say(armLine(arm));
    }
    say(playersLine(plan));
    say(gamesLine(pairs, games, plan.precision.has_value()));
    if (pairs > 0) {
        say(timeLine(secondsOf(plan, first) * pairs / jobs));
    }
}

}  // namespace gnostica::cli
