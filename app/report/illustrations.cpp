#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/report/illustration.h"
#include "app/report/report_words.h"
#include "app/report/tr.h"
#include "app/wording/names.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <span>

namespace gnostica::report {

namespace {

using engine::lab::Metric;
using lab::LabResult;
using lab::MetricWording;
using language::fill;

/// The metrics whose differences are drawn; the table has all of them.
constexpr Metric kDifferences[] = {Metric::turns,
                                   Metric::firstAnnouncement,
                                   Metric::announcementsHeld,
                                   Metric::stagnation,
                                   Metric::pilingOn,
                                   Metric::leadChanges,
                                   Metric::eliminations,
                                   Metric::waitingEliminated,
                                   Metric::drama,
                                   Metric::waiting,
                                   Metric::skill,
                                   Metric::luck};
/// Metrics whose values spread over more than a few numbers.
constexpr Metric kSpread[] = {Metric::turns,       Metric::margin,  Metric::stagnation,
                              Metric::leadChanges, Metric::waiting, Metric::branchingMean};

/// With more series, bands would hide each other.
constexpr std::size_t kMostBands = 3;
constexpr int kBins = 24;
constexpr std::size_t kMostRows = 15;

bool canHaveBands(std::size_t arms) {
    return arms <= kMostBands;
}

// lupdate loses the context of texts in functions with a qualified result type.
QString spreadCaption() {
    return Tr::tr("Number of games out of a hundred with each value.");
}

QString courseTitle(lab::CourseOf course) {
    switch (course) {
    case lab::CourseOf::leaderScore: return Tr::tr("Points of the leader");
    case lab::CourseOf::territories: return Tr::tr("Territories on the board");
    case lab::CourseOf::pieces: return Tr::tr("Pieces on the board");
    case lab::CourseOf::wasteland: return Tr::tr("Pieces in wasteland");
    case lab::CourseOf::bestChance: break;
    }
    return Tr::tr("Best chance of winning (%)");
}

QString courseCaption(bool hasBands) {
    return hasBands ? Tr::tr("Mean of the games that reached this turn, as long as a quarter of all games did. The "
                             "band contains half of these games.")
                    : Tr::tr("Mean of the games that reached this turn, as long as a quarter of all games did.");
}

QString turnWord() {
    return Tr::tr("Turn", "axis");
}

QString differenceCaption(const QString& first) {
    //: below a chart; %1: the name of a ruleset
    return fill(Tr::tr("Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the "
                       "rule probably matters."),
                {first});
}

QString gamesOfHundred() {
    return Tr::tr("Games (%)", "axis");
}

QString seatName(int seat) {
    //: %1: a number; who sits in seat 1 has the first turn
    return fill(Tr::tr("Seat %1"), {language::number(seat)});
}

QString useTitle(engine::lab::Use::What what) {
    return what == engine::lab::Use::What::card    ? Tr::tr("Cards")
           : what == engine::lab::Use::What::power ? Tr::tr("Powers", "title of a picture: powers used")
                                                   : Tr::tr("Kinds of step");
}

QString useCaption(engine::lab::Use::What what) {
    switch (what) {
    case engine::lab::Use::What::card:
        return Tr::tr("How often each card was used when it could be, the largest differences first.");
    case engine::lab::Use::What::power:
        return Tr::tr("How often each power was used when it could be, the largest differences first.");
    case engine::lab::Use::What::step: break;
    }
    return Tr::tr("How often each kind of step was taken when it could be, the largest differences first. The names "
                  "are those of the notation.");
}

QString usedOfLegal() {
    return Tr::tr("Used when possible (%)", "axis");
}

/// Collects the pictures of an experiment.
class Illustrating {
public:
    Illustrating(lab::ExperimentFile& file, const lab::Report& report, const wording::Vocabulary& words,
                 MetricsDrawn drawn)
        : queries_(file, report.plan, report.summary.pairs),
          report_(report),
          words_(words),
          drawn_(drawn) {}

    LabResult<Illustrations> all() {
        addDifferences();
        for (const auto part : {&Illustrating::addSpread, &Illustrating::addCourses, &Illustrating::addSeats,
                                &Illustrating::addUses, &Illustrating::addAnnouncements}) {
            if (const auto added = (this->*part)(); !added) {
                return tl::unexpected(added.error());
            }
        }
        return std::move(illustrations_);
    }

private:
    const engine::lab::Plan& plan() const { return report_.plan; }

    const engine::lab::MetricSummary* summaryOf(Metric metric) const {
        const auto found = std::ranges::find(report_.summary.metrics, metric, &engine::lab::MetricSummary::metric);
        return found == report_.summary.metrics.end() ? nullptr : &*found;
    }

    void add(PictureGroup group, const QString& title, const QString& caption, plugins::Picture picture,
             PictureRows rows) {
        illustrations_.push_back({group, title, caption, std::move(picture), {}, std::move(rows)});
    }

    /// These metrics, or all that can be drawn in this way.
    std::vector<Metric> chosen(std::span<const Metric> telling, bool perGame) const {
        if (drawn_ == MetricsDrawn::telling) {
            return {telling.begin(), telling.end()};
        }
        std::vector<Metric> all;
        for (const engine::lab::MetricInfo& info : engine::lab::metrics()) {
            if (info.perGame || !perGame) {
                all.push_back(info.metric);
            }
        }
        return all;
    }

    void addDifferences() {
        for (const Metric metric : chosen(kDifferences, false)) {
            const engine::lab::MetricSummary* summary = summaryOf(metric);
            if (summary == nullptr) {
                continue;
            }
            plugins::IntervalsPicture picture{differenceTitle(metric), {}, {{MetricWording::name(metric), {}}}, true};
            ArmRows rows{metric, {}};
            for (const engine::lab::MetricDifference& difference : summary->differences) {
                if (difference.pairs > 0) {
                    rows.arms.push_back(difference.to);
                    picture.rows << nameOf(plan(), difference.to);
                    picture.series.front().rows.push_back(shown(metric, difference.mean, difference.interval));
                }
            }
            if (!picture.rows.isEmpty()) {
                add(PictureGroup::differences, MetricWording::name(metric),
                    language::sentences({MetricWording::sentence(metric), differenceCaption(nameOf(plan(), 0))}),
                    std::move(picture), std::move(rows));
                illustrations_.back().metric = metric;
            }
        }
    }

    LabResult<void> addSpread() {
        for (const Metric metric : chosen(kSpread, true)) {
            if (summaryOf(metric) == nullptr) {
                continue;
            }
            const auto samples = queries_.samples(metric);
            if (!samples) {
                return tl::unexpected(samples.error());
            }
            ValueRows rows{metric, {}};
            if (auto picture = outlineOf(rows, *samples)) {
                add(PictureGroup::spread, MetricWording::name(metric), spreadCaption(), std::move(*picture),
                    std::move(rows));
                illustrations_.back().metric = metric;
            }
        }
        return {};
    }

    /// Also sets the edges of the rows.
    std::optional<plugins::OutlinePicture> outlineOf(ValueRows& rows,
                                                     const std::vector<std::vector<lab::Sample>>& samples) const {
        std::vector<double> all;
        for (const auto& arm : samples) {
            std::ranges::transform(arm, std::back_inserter(all), &lab::Sample::value);
        }
        if (all.size() < 2 || std::ranges::min(all) == std::ranges::max(all)) {
            return std::nullopt;
        }
        // Counts have bins of whole numbers.
        const bool isWhole = std::ranges::all_of(all, [](double value) { return value == std::floor(value); });
        const double low = std::ranges::min(all);
        const double raw = (std::ranges::max(all) - low) / kBins;
        const double width = isWhole ? std::max(1.0, std::ceil(raw)) : raw;
        plugins::OutlinePicture picture{axisTitle(rows.metric), gamesOfHundred(), {}, {}, false};
        const int bins = std::max(1, static_cast<int>(std::floor((std::ranges::max(all) - low) / width)) + 1);
        for (int edge = 0; edge <= bins; ++edge) {
            rows.edges.push_back(low + edge * width);
            picture.edges.push_back(shown(rows.metric, rows.edges.back()));
        }
        picture.hasCounts = isWhole && picture.edges == rows.edges;  // not for a percentage
        for (std::size_t arm = 0; arm < samples.size(); ++arm) {
            std::vector<double> heights(static_cast<std::size_t>(bins));
            for (const lab::Sample& sample : samples[arm]) {
                const int bin = std::clamp(static_cast<int>((sample.value - low) / width), 0, bins - 1);
                heights[static_cast<std::size_t>(bin)] += 100.0 / static_cast<double>(samples[arm].size());
            }
            picture.series.push_back({nameOf(plan().arms[arm]), std::move(heights)});
        }
        return picture;
    }

    LabResult<void> addCourses() {
        const auto courses = queries_.courses();
        if (!courses) {
            return tl::unexpected(courses.error());
        }
        const bool hasBands = canHaveBands(plan().arms.size());
        for (std::size_t i = 0; i < courses->size(); ++i) {
            const auto what = static_cast<lab::CourseOf>(i);
            const double factor = what == lab::CourseOf::bestChance ? 100 : 1;
            plugins::CoursePicture picture{turnWord(), courseTitle(what), {}, hasBands};
            std::size_t longest = 0;
            std::set<int> turns;
            for (std::size_t arm = 0; arm < plan().arms.size(); ++arm) {
                auto& series = picture.series.emplace_back();
                series.name = nameOf(plan().arms[arm]);
                for (const lab::CoursePoint& point : (*courses)[i][arm]) {
                    turns.insert(point.turn);
                    series.points.push_back(
                        {static_cast<double>(point.turn),
                         {factor * point.mean, factor * point.lowerQuartile, factor * point.upperQuartile}});
                }
                longest = std::max(longest, series.points.size());
            }
            if (longest > 1) {
                add(PictureGroup::course, courseTitle(what), courseCaption(hasBands), std::move(picture),
                    TurnRows{{turns.begin(), turns.end()}});
            }
        }
        return {};
    }

    LabResult<void> addSeats() {
        const auto shares = queries_.sharesOfSeats();
        if (!shares) {
            return tl::unexpected(shares.error());
        }
        plugins::IntervalsPicture picture{Tr::tr("Share of the wins (%)", "axis"), {}, {}, false};
        for (int seat = 0; seat < plan().seats; ++seat) {
            picture.rows << seatName(seat + 1);
        }
        for (std::size_t arm = 0; arm < plan().arms.size(); ++arm) {
            auto& series = picture.series.emplace_back();
            series.name = nameOf(plan().arms[arm]);
            for (const std::vector<double>& pairs : (*shares)[arm]) {
                engine::lab::ConfidenceSequence sequence(engine::lab::Bounds{0, 1});
                std::ranges::for_each(pairs, [&](double share) { sequence.add(share); });
                const engine::lab::Interval interval = sequence.interval();
                series.rows.push_back(
                    pairs.empty() ? plugins::Estimate()
                                  : plugins::Estimate{100 * sequence.mean(), 100 * interval.low, 100 * interval.high});
            }
        }
        if (report_.summary.pairs > 0) {
            add(PictureGroup::seats, Tr::tr("Wins by seat"),
                Tr::tr("Each deal is played a second time with the players moved one seat. So this shows the value of "
                       "the seat itself, with 95 % intervals."),
                std::move(picture), SeatRows());
        }
        return {};
    }

    LabResult<void> addUses() {
        using What = engine::lab::Use::What;
        for (const What what : {What::card, What::power, What::step}) {
            auto uses = queries_.uses(what);
            if (!uses) {
                return tl::unexpected(uses.error());
            }
            // Rare opportunities say little.
            std::erase_if(*uses, [](const lab::UseOfThing& thing) {
                return std::ranges::none_of(thing.arms, [](const lab::UseCount& arm) { return arm.legal >= 10; });
            });
            std::ranges::stable_sort(*uses, std::ranges::greater{}, &Illustrating::spreadOf);
            uses->resize(std::min(uses->size(), kMostRows));
            plugins::BarsPicture picture{usedOfLegal(), {}, {}};
            UseRows rows{what, {}};
            for (const lab::UseOfThing& thing : *uses) {
                picture.rows << nameOf(what, thing.id);
                rows.ids.push_back(thing.id);
            }
            for (std::size_t arm = 0; arm < plan().arms.size(); ++arm) {
                auto& series = picture.series.emplace_back();
                series.name = wordedArm(arm);
                std::ranges::transform(*uses, std::back_inserter(series.rows),
                                       [&](const lab::UseOfThing& thing) { return rateOf(thing.arms[arm]); });
            }
            if (!uses->empty()) {
                add(PictureGroup::uses, useTitle(what), useCaption(what), std::move(picture), std::move(rows));
            }
        }
        return {};
    }

    LabResult<void> addAnnouncements() {
        const auto arms = queries_.announcements();
        if (!arms) {
            return tl::unexpected(arms.error());
        }
        std::set<int> scores;
        for (const auto& arm : *arms) {
            std::ranges::transform(arm, std::inserter(scores, scores.end()), &lab::AnnouncementCount::score);
        }
        if (scores.empty()) {
            return {};
        }
        plugins::BarsPicture made{Tr::tr("Announcements in a hundred games", "axis"), {}, {}};
        plugins::BarsPicture held{Tr::tr("Announcements that held (%)", "axis"), {}, {}};
        for (const int score : scores) {
            made.rows << language::number(score);
            held.rows << language::number(score);
        }
        const double games = 2.0 * report_.summary.pairs;
        for (std::size_t arm = 0; arm < arms->size(); ++arm) {
            auto& madeHere = made.series.emplace_back();
            auto& heldHere = held.series.emplace_back();
            madeHere.name = heldHere.name = wordedArm(arm);
            for (const int score : scores) {
                const auto count = std::ranges::find((*arms)[arm], score, &lab::AnnouncementCount::score);
                const bool isThere = count != (*arms)[arm].end() && count->made > 0;
                madeHere.rows.push_back(isThere ? 100.0 * count->made / games : 0.0);
                heldHere.rows.push_back(isThere ? 100.0 * count->held / count->made : std::nan(""));
            }
        }
        add(PictureGroup::announcements, Tr::tr("Announcements by score"),
            Tr::tr("Points that players had when they announced."), std::move(made),
            ScoreRows{{scores.begin(), scores.end()}});
        add(PictureGroup::announcements, Tr::tr("Announcements that held, by score"),
            Tr::tr("Share of the announcements made with each number of points."), std::move(held),
            ScoreRows{{scores.begin(), scores.end()}});
        return {};
    }

    QString wordedArm(std::size_t arm) const { return report::nameOf(plan().arms[arm]); }

    QString nameOf(engine::lab::Use::What what, const std::string& id) const;
    static QString nameOf(const engine::lab::PlanArm& arm) { return report::nameOf(arm); }
    static QString nameOf(const engine::lab::Plan& plan, int arm) { return report::nameOf(plan, arm); }

    /// In percent; NaN if it was never legal.
    static double rateOf(const lab::UseCount& count) {
        return count.legal > 0 ? 100.0 * count.used / count.legal : std::nan("");
    }
    /// The square of the standard error, in percentage points; never 0, even for few decisions (Agresti and Coull).
    static double doubtOf(const lab::UseCount& count) {
        const double legal = count.legal + 4.0;
        const double rate = (count.used + 2.0) / legal;
        return 100.0 * 100.0 * rate * (1 - rate) / legal;
    }
    /// The largest difference between two arms, less twice its standard error, so that rare opportunities do not come
    /// first by luck. For a single arm, its rate of use.
    static double spreadOf(const lab::UseOfThing& thing) {
        const lab::UseCount* low = nullptr;
        const lab::UseCount* high = nullptr;
        for (const lab::UseCount& arm : thing.arms) {
            if (arm.legal > 0) {
                low = low == nullptr || rateOf(arm) < rateOf(*low) ? &arm : low;
                high = high == nullptr || rateOf(arm) > rateOf(*high) ? &arm : high;
            }
        }
        if (thing.arms.size() == 1 || low == high) {
            return thing.arms.size() == 1 && high != nullptr ? rateOf(*high) : -200;
        }
        return rateOf(*high) - rateOf(*low) - 2 * std::sqrt(doubtOf(*low) + doubtOf(*high));
    }

    lab::ExperimentQueries queries_;
    const lab::Report& report_;
    const wording::Vocabulary& words_;
    MetricsDrawn drawn_;
    Illustrations illustrations_;
};

QString Illustrating::nameOf(engine::lab::Use::What what, const std::string& id) const {
    if (what == engine::lab::Use::What::card) {
        if (const auto card = engine::parseCard(id)) {
            return wording::cardName(*card);
        }
    }
    if (what == engine::lab::Use::What::power && words_.knowsPower(id)) {
        return words_.power(id).title({id, nlohmann::json::object()}).text();
    }
    return language::cleaned(wording::toQt(id));
}

}  // namespace

LabResult<Illustrations> illustrationsOf(lab::ExperimentFile& file, const lab::Report& report,
                                         const wording::Vocabulary& words, MetricsDrawn drawn) {
    return Illustrating(file, report, words, drawn).all();
}

}  // namespace gnostica::report
