#include "app/cli/lab/match_report.h"

#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/language/phrase.h"

namespace gnostica::cli {

namespace {

using namespace wording;
using engine::lab::Clocking;
using engine::lab::MatchResult;
using engine::lab::SideFacts;
using engine::lab::Verdict;

const char* codeOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::undecided: return "undecided";
    case Verdict::equal: return "equal";
    case Verdict::stronger: return "stronger";
    }
    return "";
}

QString wordOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::undecided: return Tr::tr("undecided", "verdict of the test of 50 % against 60 %");
    case Verdict::equal: return Tr::tr("rather 50 %", "verdict of the test of 50 % against 60 %");
    case Verdict::stronger: return Tr::tr("rather 60 %", "verdict of the test of 50 % against 60 %");
    }
    return {};
}

nlohmann::json clockJson(const Clocking& clock) {
    return {{"p50", clock.within(0.5)}, {"p95", clock.within(0.95)}, {"longest", clock.longest}};
}

nlohmann::json predictionsJson(const SideFacts& side) {
    nlohmann::json tenths = nlohmann::json::array();
    for (const auto& tenth : side.predictions.tenths()) {
        tenths.push_back({{"announced", tenth.announced},
                          {"held", tenth.held},
                          {"predicted", tenth.announced > 0 ? nlohmann::json(tenth.predicted()) : nlohmann::json()}});
    }
    return tenths;
}

/// The lengths of games and the counts of actions.
nlohmann::json coursesJson(const MatchResult& result, bool hasClockB) {
    const nlohmann::json rounds{{"median", result.rounds.median()},
                                {"within_95", result.rounds.within(0.95)},
                                {"shortest", result.rounds.shortest()}};
    const bool isAny = result.games > 0;
    return {{"rounds", isAny ? rounds : nlohmann::json()},
            {"turns", isAny ? nlohmann::json(result.turns.mean()) : nlohmann::json()},
            {"decisions", isAny ? nlohmann::json(result.decisions.mean()) : nlohmann::json()},
            {"announced", result.a.announced + result.b.announced},
            {"announced_a", result.a.announced},
            {"announced_b", result.b.announced},
            {"held", result.a.held + result.b.held},
            {"held_a", result.a.held},
            {"held_b", result.b.held},
            {"predicted_a", predictionsJson(result.a)},
            {"predicted_b", predictionsJson(result.b)},
            {"eliminated", result.eliminated},
            {"seconds_a", clockJson(result.a.clock)},
            {"seconds_b", hasClockB ? clockJson(result.b.clock) : nlohmann::json()}};
}

nlohmann::json scoreJson(const MatchResult& result, bool one) {
    const nlohmann::json interval{result.score.low(), result.score.high()};
    const bool isAny = result.games > 0;
    nlohmann::json score{{"one", one},
                         {"fair", result.fair},
                         {"games", result.games},
                         {"cut", result.cut.games},
                         {"cut_deals", result.cut.deals},
                         {"unfinished_deals", result.unfinished},
                         {"score_a", isAny ? nlohmann::json(result.score.mean()) : nlohmann::json()},
                         {"interval", isAny ? interval : nlohmann::json()}};
    if (!one) {
        score["sprt"] = {{"log_ratio", result.test.logRatio()}, {"verdict", codeOf(result.test.verdict())}};
    }
    return score;
}

QString percent(double share) {
    return language::number(100 * share, 1);
}

/// The text of a result.
class MatchText {
public:
    MatchText(const MatchOptions& options, const MatchOutcome& outcome)
        : options_(options),
          result_(outcome.result),
          problem_(outcome.problem) {
        const QString a = QString::fromStdString(options.a);
        const QString b = QString::fromStdString(options.b);
        const bool areNamesakes = options.a == options.b && differ();
        a_ = areNamesakes ? a + QStringLiteral(" (a)") : a;
        b_ = areNamesakes ? b + QStringLiteral(" (b)") : b;
    }

    QStringList lines() const {
        QStringList all;
        if (options_.equalTime) {
            all += equalTime();
        }
        if (problem_) {
            //: %1: a sentence: what another program has done wrong
            all += language::fill(Tr::tr("The match was cut short: %1"), {*problem_});
        }
        if (result_.cut.games > 0) {
            all += cut();
        }
        if (result_.games == 0) {
            return all << Tr::tr("No deal was played to its end, so there are no results.");
        }
        all += options_.one ? scoreOfOne() : scoreOfPairs();
        if (!options_.one) {
            all += test();
        }
        all << lengths() << announcements() << clock(a_, result_.a);
        if (options_.programB.empty()) {
            all << clock(b_, result_.b);
        }
        return all;
    }

private:
    bool differ() const {
        return !options_.programB.empty() || options_.a != options_.b || options_.judgingA != options_.judgingB ||
               options_.iterationsA != options_.iterationsB || options_.temperamentA != options_.temperamentB;
    }

    QString equalTime() const {
        const bool isOfA = !options_.programB.empty();
        const int iterations = isOfA ? options_.iterationsA : options_.iterationsB;
        const QString option = isOfA ? QStringLiteral("--iterations-a") : QStringLiteral("--iterations-b");
        //: %1: a level, %2: options of the command line with which the match is repeated
        return language::fill(
            Tr::tr("For equal processor time, %1 thinks through %n games a step (%2).", nullptr, iterations),
            {isOfA ? a_ : b_, option + u' ' + QString::number(iterations)});
    }

    QString cut() const {
        //: %1: the number of the round after which they were stopped
        const QString games =
            language::fill(Tr::tr("%n games were cut short after round %1.", nullptr, result_.cut.games),
                           {language::number(options_.mostRounds)});
        //: because of games that were cut
        return language::sentences(
            {games, Tr::tr("%n deals do not count for that reason.", nullptr, result_.cut.deals)});
    }

    QString scoreOfPairs() const {
        //: %1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games
        return language::fill(
            Tr::tr("%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.", nullptr, result_.games),
            {a_, percent(result_.score.mean()), b_, percent(result_.score.low()), percent(result_.score.high())});
    }

    QString scoreOfOne() const {
        //: %1 and %2: levels of computer players; one player of %1 plays against %n of %2
        const language::Phrase who = language::phrase(
            Tr::tr("%1, one among %n of %2", "phrase: a player of a match", options_.seats - 1), {a_, b_});
        //: %1: "adept, one among 3 of quick", %2 to %5: percentages: of what can be won, and what equal players score
        return language::fill(
            Tr::tr("%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.", nullptr, result_.games),
            {who, percent(result_.score.mean()), percent(result_.fair), percent(result_.score.low()),
             percent(result_.score.high())});
    }

    QString test() const {
        //: a statistical test; %1: a number, %2: its verdict: "undecided", "rather 50 %" or "rather 60 %"
        return language::fill(Tr::tr("Test of 50 % against 60 %: log ratio %1, %2."),
                              {language::number(result_.test.logRatio(), 2), wordOf(result_.test.verdict())});
    }

    QString lengths() const {
        const auto& rounds = result_.rounds;
        //: numbers of rounds
        const QString all =
            language::fill(Tr::tr("Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest."),
                           {language::number(rounds.median(), 1), language::number(rounds.within(0.95), 1),
                            language::number(rounds.shortest(), 1)});
        //: averages
        const QString means =
            language::fill(Tr::tr("Turns in a game: %1, decisions: %2."),
                           {language::number(result_.turns.mean(), 1), language::number(result_.decisions.mean(), 1)});
        return language::sentences({all, means});
    }

    QString announcements() const {
        const int announced = result_.a.announced + result_.b.announced;
        //: %1 of %n: how many
        QStringList all{language::fill(Tr::tr("%1 of %n announcements held.", nullptr, announced),
                                       {language::number(result_.a.held + result_.b.held)})};
        if (differ()) {
            all << announcementsOf(a_, result_.a) << announcementsOf(b_, result_.b);
        }
        return language::sentences(all << Tr::tr("%n players were eliminated.", nullptr, result_.eliminated));
    }

    static QString announcementsOf(const QString& name, const SideFacts& side) {
        if (side.predictions.all().announced == 0) {
            //: %1: level of a computer player, %2 of %3: how many announcements
            return language::fill(Tr::tr("%1: %2 of %3.", "announcements that held"),
                                  {name, language::number(side.held), language::number(side.announced)});
        }
        //: %1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast
        return language::fill(Tr::tr("%1: %2 of %3 (forecast: %4 %).", "announcements that held"),
                              {name, language::number(side.held), language::number(side.announced),
                               percent(side.predictions.all().predicted())});
    }

    static QString clock(const QString& name, const SideFacts& side) {
        //: %1: level of a computer player, %2, %3 and %4: seconds
        return language::fill(Tr::tr("%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s."),
                              {name, language::number(side.clock.within(0.5), 2),
                               language::number(side.clock.within(0.95), 2), language::number(side.clock.longest, 2)});
    }

    const MatchOptions& options_;
    const MatchResult& result_;
    const std::optional<QString>& problem_;
    QString a_;
    QString b_;
};

}  // namespace

QStringList linesOf(const MatchOptions& options, const MatchOutcome& outcome) {
    return MatchText(options, outcome).lines();
}

nlohmann::json jsonOf(const MatchOptions& options, const std::string& variant, const MatchOutcome& outcome) {
    const MatchResult& result = outcome.result;
    const auto given = [](int iterations) { return iterations > 0 ? nlohmann::json(iterations) : nlohmann::json(); };
    nlohmann::json all{{"a", options.a},         {"b", options.b},
                       {"variant", variant},     {"expansions", options.expansions},
                       {"seats", options.seats}, {"seed", options.seed},
                       {"scale", options.scale}, {"most_rounds", options.mostRounds}};
    all["iterations_a"] = given(options.iterationsA);
    all["iterations_b"] = given(options.iterationsB);
    all["equal_time"] = options.equalTime;
    all["problem"] = outcome.problem ? nlohmann::json(outcome.problem->toStdString()) : nlohmann::json();
    all.update(scoreJson(result, options.one));
    all.update(coursesJson(result, options.programB.empty()));
    if (!options.programB.empty()) {
        all["b_program"] = options.programB;
    }
    return all;
}

}  // namespace gnostica::cli
