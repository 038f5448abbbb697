#include "app/report/report_page.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/report/page_parts.h"
#include "app/report/report_words.h"
#include "app/report/tr.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/differences.h"
#include "app/wording/level_names.h"

#include <algorithm>
#include <cmath>

namespace gnostica::report {

namespace {

using engine::lab::Metric;
using engine::lab::MetricDifference;
using engine::lab::MetricSummary;
using language::fill;

/// The table has the rest.
constexpr std::size_t kMostFindings = 20;

QString textsOf(const std::vector<wording::RuleText>& parts) {
    QStringList texts;
    for (const wording::RuleText& part : parts) {
        texts << part.text;
    }
    return texts.isEmpty() ? QStringLiteral("–") : language::sentences(texts);
}

// lupdate loses the context of texts in functions with a qualified result type.
QString headingOf(const lab::Report& report) {
    const QString name = language::cleaned(QString::fromStdString(report.plan.name));
    return name.isEmpty() ? Tr::tr("Rulesets compared") : name;
}

QString moreInTable(int count) {
    return Tr::tr("The table has %n more differences.", nullptr, count);
}

QString playerName(const engine::lab::PlanPlayer& player) {
    const QString level = wording::levelName(player.level);
    if (player.iterations == 0) {
        return level;
    }
    //: %1: the level of a computer player; %n: how many games it thinks through for a step
    return fill(Tr::tr("%1 (%n iterations)", nullptr, player.iterations), {level});
}

QString gainText(const engine::lab::PairedGain& gain) {
    if (gain.correlation == 0) {  // one of the two never varies: pairing has no effect
        return {};
    }
    if (!std::isfinite(gain.varianceRatio)) {
        return Tr::tr("All rulesets had the same shuffles and dice, and their games were identical.");
    }
    //: %1: a number, like 1.8; %2: a correlation, like 0.45
    return fill(Tr::tr("All rulesets had the same shuffles and dice. For the length of games, this multiplies the "
                       "number of games by %1 (correlation %2)."),
                {language::number(gain.varianceRatio, 1), language::number(gain.correlation, 2)});
}

struct Finding {
    Metric metric{};
    const MetricDifference* difference = nullptr;
};

std::vector<Finding> findingsOf(const lab::Report& report) {
    std::vector<Finding> findings;
    for (const MetricSummary& metric : report.summary.metrics) {
        for (const MetricDifference& difference : metric.differences) {
            if (isReal(difference)) {
                findings.push_back({metric.metric, &difference});
            }
        }
    }
    std::ranges::stable_sort(findings, std::ranges::greater{},
                             [](const Finding& finding) { return strengthOf(*finding.difference); });
    return findings;
}

class ReportPage {
public:
    ReportPage(const lab::Report& report, const PageSource& source)
        : report_(report),
          source_(source),
          page_(headingOf(report)) {}

    QByteArray write(const Illustrations& illustrations, const Drawings& drawings) {
        page_.open("header");
        page_.putName("h1", headingOf(report_));
        page_.put("p", howMuch(report_), {{"class", QStringLiteral("soft")}});
        if (const QString missing = missingGames(report_); !missing.isEmpty()) {
            page_.put("p", missing);
        }
        page_.close();
        page_.open("main");
        putFindings();
        putArms();
        putTable();
        putPictures(page_, illustrations, drawings);
        putMethod();
        putLimits(page_);
        putAgain();
        std::vector<Metric> metrics;
        std::ranges::transform(report_.summary.metrics, std::back_inserter(metrics), &MetricSummary::metric);
        putMetrics(page_, metrics);
        page_.close();
        return page_.finish();
    }

private:
    const engine::lab::Plan& plan() const { return report_.plan; }
    QString arm(int place) const { return nameOf(plan(), place); }

    void putFindings() {
        const Chapter chapter(page_, Tr::tr("Findings"), true);
        const std::vector<Finding> findings = findingsOf(report_);
        if (findings.empty()) {
            page_.put("p", Tr::tr("No difference was found that goes beyond chance."));
            return;
        }
        page_.open("ol");
        for (std::size_t i = 0; i < findings.size() && i < kMostFindings; ++i) {
            const MetricDifference& difference = *findings[i].difference;
            page_.put("li", verdictOf(findings[i].metric, arm(difference.from), arm(difference.to), difference));
        }
        page_.close();
        if (findings.size() > kMostFindings) {
            page_.put("p", moreInTable(static_cast<int>(findings.size() - kMostFindings)));
        }
    }

    void putArms() {
        const Chapter chapter(page_, Tr::tr("Rulesets and their differences"));
        for (std::size_t i = 0; i < plan().arms.size(); ++i) {
            const engine::lab::PlanArm& arm = plan().arms[i];
            page_.putName("h3", nameOf(arm));
            page_.putName("p", wording::rulesetTitle(arm.document, source_.library));
            if (i > 0) {
                putDifferences(*plan().arms[0].rules, *arm.rules);
            }
        }
    }

    void putDifferences(const engine::Rules& first, const engine::Rules& other) {
        const auto differences = wording::differences(first, other, source_.words);
        page_.put("p", wording::differenceSummary(differences, arm(0)));
        if (differences.empty()) {
            return;
        }
        beginTable(page_, {Tr::tr("Rule", "column: the id of a rule"), arm(0),
                           Tr::tr("Here", "column: how the rule reads in this ruleset")});
        for (const wording::Difference& difference : differences) {
            page_.open("tr");
            page_.put("th",
                      difference.title.isEmpty() ? difference.id
                                                 : difference.id + QStringLiteral(" ") + difference.title,
                      {{"scope", QStringLiteral("row")}});
            page_.put("td", textsOf(difference.first));
            page_.put("td", textsOf(difference.second));
            page_.close();
        }
        endTable(page_);
    }

    void putTable() {
        const Chapter chapter(page_, Tr::tr("All numbers"));
        //: %1: the name of a ruleset
        page_.put("p", fill(Tr::tr("All numbers have 95 % intervals. Differences are from %1."), {arm(0)}));
        beginTable(page_, {Tr::tr("Metric", "column: the metric of an experiment"), Tr::tr("Ruleset"),
                           Tr::tr("Value", "column: findings"), Tr::tr("Verdict")});
        for (const MetricSummary& metric : report_.summary.metrics) {
            putMetric(metric);
        }
        endTable(page_);
    }

    void putMetric(const MetricSummary& metric) {
        for (std::size_t i = 0; i < metric.values.size(); ++i) {
            const int place = static_cast<int>(i);
            const auto difference = std::ranges::find(metric.differences, place, &MetricDifference::to);
            const bool isCompared = difference != metric.differences.end();
            page_.open("tr", {{"class",
                               isCompared && isReal(*difference) ? QStringLiteral("real") : QStringLiteral("plain")}});
            if (i == 0) {
                page_.put("th", lab::MetricWording::name(metric.metric),
                          {{"scope", QStringLiteral("rowgroup")}, {"rowspan", QString::number(metric.values.size())}});
            }
            page_.putName("td", arm(place));
            const engine::lab::MetricValue& value = metric.values[i];
            page_.put("td", value.pairs > 0 ? lab::MetricWording::estimate(metric.metric, value.mean,
                                                                           value.interval.low, value.interval.high)
                                            : QStringLiteral("–"));
            page_.put("td", isCompared ? verdictOf(metric.metric, arm(0), arm(place), *difference) : QString(),
                      {{"class", QStringLiteral("verdict")}});
            page_.close();
        }
    }

    void putMethod() {
        const Chapter chapter(page_, Tr::tr("Method"));
        QStringList players;
        for (const engine::lab::PlanPlayer& player : plan().players) {
            players << playerName(player);
        }
        page_.open("dl");
        putTerm(page_, Tr::tr("Players", "heading: the computers that played"), language::enumeration(players));
        putTerm(page_, Tr::tr("Seats"), language::number(plan().seats));
        putTerm(page_, Tr::tr("Deals", "heading: how often cards were dealt"), howMuch(report_));
        putTerm(page_, Tr::tr("Longest game, in decisions"), language::number(plan().longest));
        if (const auto* turns = summaryOf(Metric::turns); turns != nullptr && !turns->differences.empty()) {
            const QString pairing = plan().commonChance ? gainText(turns->differences.front().gain)
                                                        : Tr::tr("Each ruleset had shuffles and dice of its own.");
            if (!pairing.isEmpty()) {
                putTerm(page_, Tr::tr("Pairing"), pairing);
            }
        }
        putTerm(page_, Tr::tr("Seed"), QString::number(plan().seed));
        putTerm(page_, Tr::tr("Version of the program"), language::cleaned(QString::fromStdString(report_.program)));
        page_.close();
        beginTable(page_, {Tr::tr("Ruleset"), Tr::tr("SHA-256 of its document")});
        for (const engine::lab::PlanArm& arm : plan().arms) {
            page_.open("tr");
            page_.putName("td", nameOf(arm));
            page_.open("td");
            page_.put("code", QString::fromStdString(lab::hashOf(arm.document)));
            page_.close();
            page_.close();
        }
        endTable(page_);
    }

    const MetricSummary* summaryOf(Metric metric) const {
        const auto found = std::ranges::find(report_.summary.metrics, metric, &MetricSummary::metric);
        return found == report_.summary.metrics.end() ? nullptr : &*found;
    }

    void putAgain() {
        const Chapter chapter(page_, Tr::tr("Reproducing this report"));
        page_.put("p", Tr::tr("This needs the file of the experiment. It writes a report with the whole plan and plays "
                              "all games again. The results must be equal, number by number."));
        page_.put("pre", QStringLiteral("gnostica-cli lab report EXPERIMENT.sqlite --json > report.json\n"
                                        "gnostica-cli lab reproduce report.json"));
    }

    const lab::Report& report_;
    const PageSource& source_;
    PageWriter page_;
};

}  // namespace

QByteArray pageOf(const lab::Report& report, const Illustrations& illustrations, const Drawings& drawings,
                  const PageSource& source) {
    return ReportPage(report, source).write(illustrations, drawings);
}

}  // namespace gnostica::report
