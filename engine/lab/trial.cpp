#include "engine/lab/trial.h"

#include "engine/bots/evaluation.h"
#include "engine/lab/statistics.h"
#include "engine/lab/trial_coverage.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace gnostica::engine::lab {

namespace {

/// One in this many games has players who explore.
constexpr int kExploring = 4;
/// These players do not try to win: a shorter game is enough.
constexpr int kLongestExploring = 400;
/// With fewer announcements or games, a share is hardly more than chance.
constexpr int kFewestForShare = 8;
/// Minimum number of games for meaningful bounds of a share of wins.
constexpr int kFewestForBounds = 20;
/// Announcements that hold less often than one in this many are hardly worth making.
constexpr int kRareHold = 10;

int seatsFor(const Rules& rules, int wished) {
    return std::clamp(wished == 0 ? 2 : wished, rules.minSeats, rules.maxSeats);
}

bool isPass(const Step& step) {
    const auto* refresh = std::get_if<step::Refresh>(&step);
    return refresh != nullptr && refresh->discards.bits == 0 && refresh->draw == 0;
}

/// The number of occurrences, and the first one.
struct Sighting {
    int count = 0;
    std::shared_ptr<const TrialGame> game;
    std::size_t moment = 0;

    void add(const std::shared_ptr<const TrialGame>& where, std::size_t when) {
        if (count++ == 0) {
            game = where;
            moment = when;
        }
    }
};

}  // namespace

/// The counts so far, and the counting.
struct Trial::Tally {
    Tally(std::shared_ptr<const Rules> tried, const TrialPlan& trialPlan)
        : rules(std::move(tried)),
          plan(trialPlan),
          seats(seatsFor(*rules, plan.seats)),
          coverage(*rules) {}

    void watch(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game);
    void count(const State& end, const std::shared_ptr<const TrialGame>& game);

    std::shared_ptr<const Rules> rules;
    TrialPlan plan;
    int seats;
    int games = 0;
    TrialCoverage coverage;
    Explorer explorer;

    // Of the current game
    Seat first = Seat::none;
    std::optional<std::size_t> announcement;  ///< the index of the first one in the history
    bool wasShutOut = false;

    // Of all games
    int turnsBegun = 0;
    Sighting passes;
    Sighting shutOuts;
    // Of games of players who try to win
    int played = 0;
    bool announces = false;
    Sighting cut;
    Sighting announced;
    Sighting held;
    PairedScore firstSeat;
    double turns = 0;
    std::shared_ptr<const TrialGame> shortest;
    std::shared_ptr<const TrialGame> longest;
    int fewestTurns = 0;
    int mostTurns = 0;
};

void Trial::Tally::watch(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game) {
    coverage.watch(decision, game);
    const State& state = decision.state;
    if (!announcement && std::holds_alternative<step::Challenge>(decision.chosen) &&
        bots::endConditionsOf(*rules, state).announces) {
        announcement = decision.moment;
    }
    if (state.turn.stage != Stage::option) {
        return;
    }
    ++turnsBegun;
    if (first == Seat::none) {
        first = state.turn.mover;
        announces = announces || bots::endConditionsOf(*rules, state).announces;
    }
    if (!std::ranges::all_of(decision.legal, isPass)) {
        return;
    }
    if (state.hasPieces(state.turn.mover)) {
        passes.add(game, decision.moment);
    } else if (!wasShutOut) {
        wasShutOut = true;
        shutOuts.add(game, decision.moment);
    }
}

void Trial::Tally::count(const State& end, const std::shared_ptr<const TrialGame>& game) {
    ++games;
    if (game->explores) {
        return;
    }
    ++played;
    const int length = end.turnsPlayed;
    turns += length;
    if (shortest == nullptr || length < fewestTurns) {
        shortest = game;
        fewestTurns = length;
    }
    if (longest == nullptr || length > mostTurns) {
        longest = game;
        mostTurns = length;
    }
    for (const Announced& each : game->announcements) {
        announced.add(game, announcement.value_or(0));
        if (each.held) {
            held.add(game, game->happenings.size());
        }
    }
    if (!isOver(end)) {
        cut.add(game, game->happenings.size());
        return;
    }
    const bots::Values result = bots::resultOf(end);
    if (first != Seat::none) {
        firstSeat.add(result[first]);
    }
}

Trial::Trial(std::shared_ptr<const Rules> rules, const TrialPlan& plan)
    : tally_(std::make_unique<Tally>(std::move(rules), plan)) {}
Trial::~Trial() = default;
Trial::Trial(Trial&&) noexcept = default;
Trial& Trial::operator=(Trial&&) noexcept = default;

int Trial::played() const {
    return tally_->games;
}

int Trial::planned() const {
    return tally_->plan.games;
}

bool Trial::step(const std::stop_token& stop) {
    if (isDone() || stop.stop_requested()) {
        return false;
    }
    const bool explores = tally_->games % kExploring == kExploring - 1;
    const auto game = std::make_shared<TrialGame>();
    game->rules = tally_->rules;
    game->number = tally_->games;
    game->seats = tally_->seats;
    game->seed = tally_->plan.seed + static_cast<std::uint64_t>(tally_->games) * 1'000'003;
    game->explores = explores;
    game->level = explores ? bots::Level::random : tally_->plan.level;
    const int longest = explores ? std::min(tally_->plan.longest, kLongestExploring) : tally_->plan.longest;
    auto after = std::make_unique<Tally>(*tally_);  // a stopped game must leave no trace
    after->first = Seat::none;
    after->announcement.reset();
    after->wasShutOut = false;
    const State end = playTrialGame(
        *game, longest, explores ? &after->explorer : nullptr,
        [&](const TrialDecision& decision) { after->watch(decision, game); }, stop);
    if (stop.stop_requested()) {
        return false;
    }
    after->count(end, game);
    tally_ = std::move(after);
    return true;
}

std::vector<Finding> Trial::findings() const {
    const Tally& tally = *tally_;
    std::vector<Finding> found;
    const auto add = [&](FindingCode code, Severity severity, int count, int of, const Sighting& seen,
                         RuleId rule = {}) {
        Finding& finding = found.emplace_back();
        finding.code = code;
        finding.severity = severity;
        finding.rule = rule;
        finding.count = count;
        finding.of = of;
        finding.game = seen.game != nullptr ? seen.game : tally.longest;
        finding.moment = seen.game != nullptr ? seen.moment : 0;
        return &finding;
    };
    if (tally.played == 0) {
        return found;
    }
    if (tally.cut.count > 0) {
        add(FindingCode::endless, Severity::warning, tally.cut.count, tally.played, tally.cut);
    } else {
        add(FindingCode::ends, Severity::note, tally.played, tally.played, {});
    }
    if (tally.games > tally.played) {
        add(FindingCode::explored, Severity::note, tally.games - tally.played, tally.games, {});
    }
    Finding* length = add(FindingCode::length, Severity::note, tally.played, tally.played, {});
    length->share = tally.turns / tally.played;
    length->low = tally.fewestTurns;
    length->high = tally.mostTurns;
    if (tally.announced.count > 0) {
        const bool hardlyHolds =
            tally.held.count * kRareHold < tally.announced.count && tally.announced.count >= kFewestForShare;
        Finding* held =
            add(FindingCode::announcements, hardlyHolds ? Severity::warning : Severity::note, tally.held.count,
                tally.announced.count, tally.held.count > 0 ? tally.held : tally.announced, {"CHL-1"});
        held->share = static_cast<double>(tally.held.count) / tally.announced.count;
    } else if (tally.announces && tally.played >= kFewestForShare) {
        add(FindingCode::nobodyAnnounces, Severity::warning, 0, tally.played, {}, {"CHL-1"});
    }
    if (tally.firstSeat.pairs() >= kFewestForBounds) {
        const PairedScore& score = tally.firstSeat;
        const double fair = 1.0 / tally.seats;
        const bool isFair = score.low() <= fair && fair <= score.high();
        Finding* first =
            add(FindingCode::firstSeat, isFair ? Severity::note : Severity::warning, 0, score.pairs(), {}, {"SET-4"});
        first->share = score.mean();
        first->low = score.low();
        first->high = score.high();
        first->fair = fair;
    }
    tally.coverage.report(tally.games, tally.longest, found);
    if (tally.passes.count > 0) {
        add(FindingCode::onlyPasses, Severity::warning, tally.passes.count, tally.turnsBegun, tally.passes, {"TRN-2"});
    }
    if (tally.shutOuts.count > 0) {
        add(FindingCode::shutOut, Severity::warning, tally.shutOuts.count, tally.games, tally.shutOuts, {"TRN-1"});
    }
    return found;
}

std::vector<Finding> playTrial(const std::shared_ptr<const Rules>& rules, const TrialPlan& plan,
                               const std::stop_token& stop, const std::function<void(const Trial&)>& tell) {
    Trial trial(rules, plan);
    while (trial.step(stop)) {
        if (tell) {
            tell(trial);
        }
    }
    return trial.findings();
}

std::string_view nameOf(FindingCode code) {
    constexpr std::array<std::string_view, 14> names{"ends",
                                                     "endless",
                                                     "explored",
                                                     "length",
                                                     "announcements",
                                                     "nobody-announces",
                                                     "first-seat",
                                                     "card-never-used",
                                                     "power-never-legal",
                                                     "power-never-used",
                                                     "step-never-legal",
                                                     "step-never-used",
                                                     "only-passes",
                                                     "shut-out"};
    return names[static_cast<std::size_t>(code)];
}

}  // namespace gnostica::engine::lab
