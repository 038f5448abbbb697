#include "app/lab/report.h"

#include "engine/documents/json_value.h"
#include "engine/model/neutral_text.h"

#include <cmath>
#include <sstream>

namespace gnostica::lab {

namespace {

using engine::lab::Interval;
using engine::lab::MetricDifference;
using engine::lab::MetricSummary;
using engine::lab::MetricValue;
using nlohmann::json;

/// Rounds to ten digits, which do not depend on a machine's logarithms; null if the value is not finite.
json finite(double value) {
    if (!std::isfinite(value)) {
        return {};
    }
    const std::string digits = engine::shortText(value, 10);
    const auto whole = engine::wholeNumber<std::int64_t>(digits);  // written without ".0"
    return whole ? json(*whole) : json(*engine::realNumber(digits));
}

json toJson(const MetricValue& value) {
    json written{{"pairs", value.pairs}};
    written["mean"] = finite(value.pairs > 0 ? value.mean : std::nan(""));
    written["low"] = finite(value.pairs > 0 ? value.interval.low : std::nan(""));
    written["high"] = finite(value.pairs > 0 ? value.interval.high : std::nan(""));
    if (value.median) {
        written["median"] = {{"value", finite(value.median->value)},
                             {"low", finite(value.median->interval.low)},
                             {"high", finite(value.median->interval.high)}};
    }
    return written;
}

json toJson(const MetricDifference& difference) {
    return {{"from", difference.from},
            {"to", difference.to},
            {"pairs", difference.pairs},
            {"mean", finite(difference.pairs > 0 ? difference.mean : std::nan(""))},
            {"low", finite(difference.pairs > 0 ? difference.interval.low : std::nan(""))},
            {"high", finite(difference.pairs > 0 ? difference.interval.high : std::nan(""))},
            {"verdict", nameOf(difference.verdict)},
            {"p", finite(difference.p)},
            {"adjusted", finite(difference.adjusted)},
            {"correlation", finite(difference.gain.correlation)},
            {"gain", finite(difference.gain.varianceRatio)}};
}

json toJson(const MetricSummary& metric) {
    const engine::lab::MetricInfo& info = engine::lab::infoOf(metric.metric);
    json written{
        {"id", info.id}, {"unit", nameOf(info.unit)}, {"values", json::array()}, {"differences", json::array()}};
    for (const MetricValue& value : metric.values) {
        written["values"].push_back(toJson(value));
    }
    for (const MetricDifference& difference : metric.differences) {
        written["differences"].push_back(toJson(difference));
    }
    return written;
}

/// Quotes a label if necessary. Spreadsheets would compute one that begins like a formula, and plans are shared.
std::string field(const std::string& label) {
    const bool isFormula = !label.empty() && std::string_view("=+-@\t\r").find(label.front()) != std::string_view::npos;
    const std::string text = isFormula ? '\'' + label : label;
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + '"';
}

std::string field(double value) {
    return std::isfinite(value) ? engine::jsonText(finite(value)) : std::string();
}

}  // namespace

engine::Checked<engine::lab::Plan> planOf(const ExperimentFile& file, const ReportSource& source) {
    return engine::lab::readPlan(file.planText(), file.path().toStdString(), source.library, source.registry);
}

LabResult<Report> reportOf(ExperimentFile& file, engine::lab::Plan plan, bool medians,
                           const std::function<void(const engine::lab::GameRow&)>& tell) {
    auto stock = file.stock();
    if (!stock) {
        return tl::unexpected(stock.error());
    }
    Report report{std::move(plan), file.program(), stock->isFinished, {}, {}};
    if (stock->saysFinished) {
        report.missing = std::move(stock->missing);
    }
    engine::lab::Summing summing(report.plan);
    const auto read = file.forEachGame(report.plan, [&](const engine::lab::GameRow& row) {
        if (!stock->whole[static_cast<std::size_t>(row.key.pair)]) {
            return;
        }
        summing.add(row);
        if (tell) {
            tell(row);
        }
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    report.summary = summing.summary(medians);
    report.uncounted = stock->done - report.summary.pairs;
    return report;
}

json toJson(const Report& report) {
    json written{{"format", kReportFormat},
                 {"name", report.plan.name},
                 {"program", report.program},
                 {"seed", report.plan.seed},
                 {"seats", report.plan.seats},
                 {"pairs", report.summary.pairs},
                 {"games", report.summary.games},
                 {"finished", report.isFinished},
                 {"arms", json::array()},
                 {"metrics", json::array()},
                 {"plan", engine::lab::toJson(report.plan)}};
    if (!report.missing.empty()) {
        written["missing"] = rangesOf(report.missing).toStdString();
    }
    if (report.uncounted > 0) {
        written["uncounted"] = report.uncounted;
    }
    for (const engine::lab::PlanArm& arm : report.plan.arms) {
        written["arms"].push_back({{"label", arm.label}, {"id", arm.rules->id}, {"sha256", hashOf(arm.document)}});
    }
    for (const MetricSummary& metric : report.summary.metrics) {
        written["metrics"].push_back(toJson(metric));
    }
    return written;
}

json planIn(const json& report) {
    const bool isReport = report.is_object() && report.contains("metrics") && report.contains("plan");
    return isReport ? report["plan"] : json();
}

std::string toCsv(const Report& report) {
    std::ostringstream out;
    out << "metric,unit,from,to,pairs,mean,low,high,verdict\r\n";
    const auto line = [&](const MetricSummary& metric, const std::string& from, const std::string& to, int pairs,
                          double mean, const Interval& interval, std::string_view verdict) {
        const engine::lab::MetricInfo& info = engine::lab::infoOf(metric.metric);
        out << info.id << ',' << nameOf(info.unit) << ',' << field(from) << ',' << field(to) << ',' << pairs << ','
            << (pairs > 0 ? field(mean) : "") << ',' << (pairs > 0 ? field(interval.low) : "") << ','
            << (pairs > 0 ? field(interval.high) : "") << ',' << verdict << "\r\n";
    };
    for (const MetricSummary& metric : report.summary.metrics) {
        for (std::size_t arm = 0; arm < metric.values.size(); ++arm) {
            const MetricValue& value = metric.values[arm];
            line(metric, report.plan.arms[arm].label, "", value.pairs, value.mean, value.interval, "");
        }
        for (const MetricDifference& each : metric.differences) {
            line(metric, report.plan.arms[static_cast<std::size_t>(each.from)].label,
                 report.plan.arms[static_cast<std::size_t>(each.to)].label, each.pairs, each.mean, each.interval,
                 nameOf(each.verdict));
        }
    }
    return out.str();
}

}  // namespace gnostica::lab
