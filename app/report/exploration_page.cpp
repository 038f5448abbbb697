#include "app/lab/exploration_report.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/report/page_parts.h"
#include "app/report/report_words.h"
#include "app/report/tr.h"
#include "app/wording/document_names.h"
#include "app/wording/level_names.h"

#include <algorithm>
#include <tuple>

namespace gnostica::report {

namespace {

using engine::lab::Exploration;
using engine::lab::ExplorationPlan;
using engine::lab::Explored;
using engine::lab::Metric;
using engine::lab::MetricDifference;

// lupdate loses the context of texts in functions with a qualified result type.
QString explorationTitle(const ExplorationPlan& plan) {
    //: %1: the name of a ruleset
    return language::fill(Tr::tr("Effects of the rules of %1"), {nameOf(plan.base)});
}

QString changesTried(const Exploration& exploration) {
    const int count = static_cast<int>(exploration.changes.size());
    return exploration.isWhole ? Tr::tr("%n rule changes were tried.", nullptr, count)
                               : Tr::tr("%n rule changes were tried; the search was stopped early.", nullptr, count);
}

class ExplorationPage {
public:
    ExplorationPage(const ExplorationPlan& plan, const Exploration& exploration, const PageSource& source)
        : plan_(plan),
          exploration_(exploration),
          source_(source),
          page_(explorationTitle(plan)) {}

    QByteArray write(const Illustrations& illustrations, const Drawings& drawings) {
        page_.open("header");
        page_.put("h1", explorationTitle(plan_));
        page_.putName("p", wording::rulesetTitle(plan_.base.document, source_.library));
        page_.put("p", changesTried(exploration_), {{"class", QStringLiteral("soft")}});
        page_.close();
        page_.open("main");
        putFindings();
        putPictures(page_, illustrations, drawings);
        putTable();
        putMethod();
        putLimits(page_);
        const auto metrics = engine::lab::exploredMetrics();
        putMetrics(page_, {metrics.begin(), metrics.end()});
        page_.close();
        return page_.finish();
    }

private:
    const engine::lab::PlanArm& armOf(const Explored& explored) const {
        return plan_.changes[static_cast<std::size_t>(explored.change)].arm;
    }

    void putFindings() {
        const Chapter chapter(page_, Tr::tr("Findings"), true);
        std::vector<std::tuple<double, QString>> findings;
        const auto metrics = engine::lab::exploredMetrics();
        for (const Explored& explored : exploration_.changes) {
            for (std::size_t i = 0; i < explored.differences.size(); ++i) {
                const MetricDifference& difference = explored.differences[i];
                if (isReal(difference)) {
                    findings.emplace_back(strengthOf(difference), verdictOf(metrics[i], nameOf(plan_.base),
                                                                            nameOf(armOf(explored)), difference));
                }
            }
        }
        if (findings.empty()) {
            page_.put("p", Tr::tr("No difference was found that goes beyond chance."));
            return;
        }
        std::ranges::stable_sort(findings, std::ranges::greater{},
                                 [](const auto& finding) { return std::get<double>(finding); });
        page_.open("ol");
        for (const auto& [strength, sentence] : findings) {
            page_.put("li", sentence);
        }
        page_.close();
    }

    void putTable() {
        const Chapter chapter(page_, Tr::tr("All numbers"));
        beginTable(page_, {Tr::tr("Change", "column: the change of a rule"),
                           Tr::tr("Deals", "heading: how often cards were dealt"),
                           Tr::tr("Metric", "column: the metric of an experiment"), Tr::tr("Verdict")});
        const auto metrics = engine::lab::exploredMetrics();
        for (const std::size_t place : lab::byDifference(exploration_, 0)) {
            const Explored& explored = exploration_.changes[place];
            for (std::size_t i = 0; i < explored.differences.size(); ++i) {
                const MetricDifference& difference = explored.differences[i];
                page_.open("tr", {{"class", isReal(difference) ? QStringLiteral("real") : QStringLiteral("plain")}});
                if (i == 0) {
                    const QString rows = QString::number(explored.differences.size());
                    page_.putName("th", nameOf(armOf(explored)),
                                  {{"scope", QStringLiteral("rowgroup")}, {"rowspan", rows}});
                    page_.put("td", language::number(explored.pairs), {{"rowspan", rows}});
                }
                page_.put("td", lab::MetricWording::name(metrics[i]));
                page_.put("td", verdictOf(metrics[i], nameOf(plan_.base), nameOf(armOf(explored)), difference),
                          {{"class", QStringLiteral("verdict")}});
                page_.close();
            }
        }
        endTable(page_);
    }

    void putMethod() {
        const Chapter chapter(page_, Tr::tr("Method"));
        page_.put("p", Tr::tr("Each rule was changed on its own and tried with a few games. The most promising changes "
                              "were tried with more and more games."));
        page_.open("dl");
        putTerm(page_, Tr::tr("Players", "heading: the computers that played"), wording::levelName(plan_.player.level));
        putTerm(page_, Tr::tr("Seats"), language::number(plan_.seats));
        putTerm(page_, Tr::tr("Longest game, in decisions"), language::number(plan_.longest));
        putTerm(page_, Tr::tr("Seed"), QString::number(plan_.seed));
        putTerm(page_, Tr::tr("Version of the program"), QStringLiteral(GNOSTICA_VERSION));
        page_.close();
    }

    const ExplorationPlan& plan_;
    const Exploration& exploration_;
    const PageSource& source_;
    PageWriter page_;
};

}  // namespace

QByteArray pageOf(const ExplorationPlan& plan, const Exploration& exploration, const Illustrations& illustrations,
                  const Drawings& drawings, const PageSource& source) {
    return ExplorationPage(plan, exploration, source).write(illustrations, drawings);
}

}  // namespace gnostica::report
