#include "app/cli/commands.h"
#include "app/cli/plain_text.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/lab/words/step_difference_wording.h"
#include "app/language/fill.h"
#include "app/language/text_lines.h"
#include "engine/documents/json_value.h"

#include <nlohmann/json.hpp>

#include <ostream>
#include <utility>

namespace gnostica::cli {
namespace {

using engine::lab::Aspect;
using engine::lab::Both;
using engine::lab::ComparedStep;
using engine::lab::kSides;
using engine::lab::otherThan;
using engine::lab::PositionPair;
using engine::lab::Side;
using engine::lab::StepComparison;
using engine::lab::StepGroup;
using engine::lab::StepReason;
using engine::lab::StepReasons;
using nlohmann::json;

constexpr int kStepIndent = 4;

struct StepDiffOptions {
    std::string first;
    std::string second;
    std::string position;
    bool json = false;
};

/// Names of the rulesets in sentences: their own may be long and similar.
Both<QString> letters() {
    return {QStringLiteral("A"), QStringLiteral("B")};
}

/// Reads both rulesets; reports on `err` what is wrong with them.
std::optional<Both<NamedRules>> rulesOf(const Context& context, const StepDiffOptions& options) {
    Both<NamedRules> both;
    for (const Side side : kSides) {
        auto named = rulesNamed(context, splitNames(side == Side::a ? options.first : options.second));
        if (!named) {
            for (const engine::Diagnostic& problem : named.error()) {
                context.err() << sentence(problem) << '\n';
            }
            return std::nullopt;
        }
        both[side] = std::move(*named);
    }
    return both;
}

/// One sentence for each part that a side leaves out or cannot take.
QStringList misfits(const Context& context, const Both<NamedRules>& both, Side side, const json& position,
                    const engine::Diagnostics& problems) {
    const engine::Rules& others = *both[otherThan(side)].rules;
    return lab::pairMisfits(problems, position, others, wording::Speaker(others, {}, context.words()));
}

/// Reports why a position does not suit both rulesets. An error common to both is one in the position itself.
void sayMisfits(const Context& context, const Both<NamedRules>& both, const Entry& entry,
                const engine::lab::Misfits& problems) {
    if (problems.a == problems.b) {
        for (const engine::Diagnostic& problem : problems.a) {
            context.err() << entry.label << ": " << sentence(problem) << '\n';
        }
        return;
    }
    for (const Side side : kSides) {
        for (const QString& line : misfits(context, both, side, entry.document, problems[side])) {
            context.err() << entry.label << ": " << oneLine(both[side].title).toStdString() << ": "
                          << oneLine(line).toStdString() << '\n';
        }
    }
}

const char* nameOf(Aspect aspect) {
    switch (aspect) {
    case Aspect::result: return "result";
    case Aspect::pieces: return "pieces";
    case Aspect::territories: return "territories";
    case Aspect::hands: return "hands";
    case Aspect::piles: return "piles";
    case Aspect::marks: return "marks";
    case Aspect::turn: return "turn";
    case Aspect::decision: return "decision";
    case Aspect::chance: return "chance";
    case Aspect::link: break;
    }
    return "link";
}

const char* nameOf(StepGroup group) {
    switch (group) {
    case StepGroup::onlyA: return "onlyA";
    case StepGroup::onlyB: return "onlyB";
    case StepGroup::differently: return "differently";
    case StepGroup::alike: break;
    }
    return "alike";
}

/// A comparison with everything needed to report it.
struct Telling {
    const StepComparison& comparison;
    StepReasons& reasons;
    const lab::StepDifferenceWording& words;
    Both<QStringList> leftOut;
};

json toJson(const Telling& telling, const ComparedStep& step) {
    const StepReason reason = telling.reasons.why(step);
    json entry{{"step", step.text()},
               {"text", telling.words.step(step).toStdString()},
               {"rule", reason.rule},
               {"reason", telling.words.why(step, reason).toStdString()}};
    if (reason.difference != nullptr) {
        entry["option"] = reason.difference->key;
    }
    if (step.group == StepGroup::differently) {
        entry["changes"] = json::array();
        step.changes.forEach([&](Aspect aspect) { entry["changes"].push_back(nameOf(aspect)); });
        if (step.texts.a != step.texts.b) {
            entry["stepB"] = step.texts.b;
        }
    }
    return entry;
}

json linesOf(const QStringList& lines) {
    json list = json::array();
    for (const QString& line : lines) {
        list.push_back(line.toStdString());
    }
    return list;
}

void writeJson(std::ostream& out, const Both<NamedRules>& both, const Telling& telling) {
    json result;
    for (const Side side : kSides) {
        result[side == Side::a ? "a" : "b"] = {{"id", both[side].rules->id},
                                               {"expansions", both[side].rules->expansions},
                                               {"name", both[side].title.toStdString()},
                                               {"steps", telling.comparison.listed()[side]},
                                               {"leftOut", linesOf(telling.leftOut[side])}};
    }
    for (const StepGroup group : {StepGroup::onlyA, StepGroup::onlyB, StepGroup::differently}) {
        json& list = result[nameOf(group)] = json::array();
        for (const ComparedStep& step : telling.comparison.steps()) {
            if (step.group == group) {
                list.push_back(toJson(telling, step));
            }
        }
    }
    result["alike"] = telling.comparison.count(StepGroup::alike);
    out << engine::jsonText(result, 2) << '\n';
}

void writeGroup(std::ostream& out, const Telling& telling, StepGroup group) {
    if (telling.comparison.count(group) == 0) {
        return;
    }
    out << '\n' << telling.words.title(group).toStdString() << '\n';
    for (const ComparedStep& step : telling.comparison.steps()) {
        if (step.group != group) {
            continue;
        }
        const StepReason reason = telling.reasons.why(step);
        out << "  " << step.text() << " [" << reason.rule << "]\n"
            << language::wrapped(QString(), telling.words.step(step), kStepIndent).toStdString()
            << language::wrapped(QString(), telling.words.why(step, reason), kStepIndent).toStdString();
    }
}

void writeText(std::ostream& out, const Both<NamedRules>& both, const Telling& telling) {
    for (const Side side : kSides) {
        out << language::wrapped(letters()[side], oneLine(both[side].title), kStepIndent).toStdString();
        for (const QString& line : telling.leftOut[side]) {
            out << language::wrapped(QString(), line, kStepIndent).toStdString();
        }
    }
    for (const StepGroup group : {StepGroup::onlyA, StepGroup::onlyB, StepGroup::differently}) {
        writeGroup(out, telling, group);
    }
    out << '\n' << telling.words.summary(telling.comparison).toStdString() << '\n';
}

int stepDiff(const Context& context, const StepDiffOptions& options) {
    const auto both = rulesOf(context, options);
    const auto entries = both ? readEntries(context, options.position, engine::DocumentKind::position) : std::nullopt;
    if (!entries) {
        return kFailed;
    }
    if (entries->size() != 1) {
        context.err() << oneLine(options.position) << ": "
                      << Tr::tr("Steps are compared in one position; this file holds several.").toStdString() << '\n';
        return kFailed;
    }
    const Entry& entry = entries->front();
    const auto pair = engine::lab::readPair(entry.document, {both->a.rules, both->b.rules});
    if (!pair) {
        sayMisfits(context, *both, entry, pair.error());
        return kFailed;
    }
    const StepComparison comparison(*pair);
    StepReasons reasons(*pair, context.registry());
    const lab::StepDifferenceWording words(*pair, letters(), context.words());
    Telling telling{comparison, reasons, words, {}};
    for (const Side side : kSides) {
        telling.leftOut[side] = misfits(context, *both, side, entry.document, pair->leftOut[side]);
    }
    options.json ? writeJson(context.out(), *both, telling) : writeText(context.out(), *both, telling);
    return kOk;
}

}  // namespace

void addStepDiff(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<StepDiffOptions>();
    CLI::App* command =
        app.add_subcommand("stepdiff", Tr::tr("Compare the legal steps of one position under two games").toStdString());
    const std::string help = Tr::tr("The id or file of a game; add expansions with plus signs").toStdString();
    command->add_option("A", options->first, help)->required();
    command->add_option("B", options->second, help)->required();
    command
        ->add_option(
            "POSITION", options->position,
            Tr::tr("A file with a position and, optionally, steps; the game named in it is ignored").toStdString())
        ->required();
    command->add_flag("--json", options->json, Tr::tr("As JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return stepDiff(context, *options); }; });
}

}  // namespace gnostica::cli
