#include "app/cli/lab/ladder_report.h"

#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "engine/lab/ruleset_names.h"

#include <string>

namespace gnostica::cli {

namespace {

using engine::lab::Rung;
using engine::lab::RungVerdict;
using language::fill;

QString codeOf(engine::bots::Level level) {
    const std::string_view code = nameOf(level);
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

const char* verdictCode(RungVerdict verdict) {
    switch (verdict) {
    case RungVerdict::open: return "open";
    case RungVerdict::stronger: return "stronger";
    case RungVerdict::weaker: return "weaker";
    }
    return "";
}

QString verdictSentence(const Rung& rung) {
    const QString above = codeOf(rung.above);
    switch (verdictOf(rung)) {
    case RungVerdict::open:
        //: after a match of two levels of computer player
        return Tr::tr("Not decided.");
    case RungVerdict::stronger:
        //: %1: a level of computer player
        return fill(Tr::tr("%1 is stronger.", "a level"), {above});
    case RungVerdict::weaker:
        //: %1: a level of computer player
        return fill(Tr::tr("%1 is weaker.", "a level"), {above});
    }
    return {};
}

QString percentOf(double share) {
    return language::number(100 * share, 1);
}

}  // namespace

// lupdate loses the context of texts in functions with a qualified result type.
using language::Phrase;

Phrase titleOf(const Rung& rung) {
    //: %1, %2: levels of computer players
    const QString ofTwo = Tr::tr("%1 against %2", "phrase: a match of two levels");
    //: %1, %2: levels of computer players; one player of %1 plays against %n of %2
    const QString ofOne = Tr::tr("%1, one among %n of %2", "phrase: a player of a match", rung.seats - 1);
    return language::phrase(rung.seats == 2 ? ofTwo : ofOne, {codeOf(rung.above), codeOf(rung.below)});
}

QString sentenceOf(const Rung& rung) {
    const auto score = scoreOf(rung);
    const auto interval = score.interval();
    //: %1: "adept against quick", %2 to %5: percentages: of what can be won, and what equal players score
    const QString result =
        fill(Tr::tr("%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.", nullptr, rung.games()),
             {titleOf(rung), percentOf(rung.scores.empty() ? rung.fair() : score.mean()), percentOf(rung.fair()),
              percentOf(interval.low), percentOf(interval.high)});
    const QString cut = Tr::tr("%n deals do not count because of games that were cut short.", nullptr, rung.cutDeals);
    return language::sentences({result, verdictSentence(rung), rung.cutDeals > 0 ? cut : QString()});
}

nlohmann::json jsonOf(const Rung& rung) {
    const auto score = scoreOf(rung);
    const auto interval = score.interval();
    const bool isAny = !rung.scores.empty();
    return {{"above", nameOf(rung.above)},
            {"below", nameOf(rung.below)},
            {"seats", rung.seats},
            {"fair", rung.fair()},
            {"games", rung.games()},
            {"cut_deals", rung.cutDeals},
            {"score", isAny ? nlohmann::json(score.mean()) : nlohmann::json()},
            {"interval", isAny ? nlohmann::json{interval.low, interval.high} : nlohmann::json()},
            {"verdict", verdictCode(verdictOf(rung))}};
}

nlohmann::json jsonOf(const engine::lab::LadderPlan& plan, nlohmann::json rungs) {
    return {{"variant", engine::lab::namesOf(*plan.rules)},
            {"scale", plan.scale},
            {"seed", plan.seed},
            {"most_games", plan.games},
            {"most_rounds", plan.mostRounds},
            {"rungs", std::move(rungs)}};
}

}  // namespace gnostica::cli
