#include "engine/lab/plan.h"

#include "engine/documents/document_kind.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/lab/plan_options.h"
#include "engine/lab/use_catalog.h"

#include <algorithm>
#include <set>
#include <utility>

namespace gnostica::engine::lab {

namespace {

using nlohmann::json;

std::vector<std::string> levelNames() {
    std::vector<std::string> names;
    for (int i = 0; i < bots::kLevels; ++i) {
        names.emplace_back(nameOf(static_cast<bots::Level>(i)));
    }
    return names;
}

/// "gnostica+an-expansion" as the ruleset part of a position.
json choiceNamed(const Library& library, const std::string& joined) {
    json choice{{"expansions", json::array()}};
    for (std::size_t from = 0; from <= joined.size();) {
        const std::size_t to = std::min(joined.find('+', from), joined.size());
        const std::string name = joined.substr(from, to - from);
        const json* document = library.find(name);
        if (from > 0 || (document != nullptr && isExpansion(*document))) {
            choice["expansions"].push_back(name);
        } else {
            choice["variant"] = name;
        }
        from = to + 1;
    }
    return choice;
}

/// A name for an arm that is a document.
std::string labelOfDocument(const json& document) {
    if (const std::string* name = textIn(valueAt(document, "/name/en"))) {
        return *name;
    }
    const std::string* parent = textIn(memberNamed(document, "extends"));
    json differences = json::object();
    for (const auto& [key, value] : document.items()) {
        if (key != "extends" && key != "$schema" && key != "format" && key != "id" && key != "kind" && key != "label") {
            differences[key] = value;
        }
    }
    const std::string base = parent != nullptr ? *parent : "gnostica";
    return differences.empty() ? base : base + " " + jsonText(differences);
}

/// Does the arm select its ruleset as a position does?
bool isChoice(const json& arm) {
    return memberNamed(arm, "variant") != nullptr || memberNamed(arm, "options") != nullptr;
}

/// A name for an arm without one.
std::string labelOf(const json& arm) {
    if (arm.is_string()) {
        return arm.get<std::string>();
    }
    if (!isChoice(arm)) {
        return labelOfDocument(arm);
    }
    const json* variant = memberNamed(arm, "variant");
    const std::string* name = textIn(variant);
    std::string label = name != nullptr ? *name : variant != nullptr ? labelOfDocument(*variant) : "gnostica";
    if (const json* options = memberNamed(arm, "options"); options != nullptr && !options->empty()) {
        label += " " + jsonText(*options);
    }
    return label;
}

/// Reads a plan member by member; missing members keep their defaults.
class PlanReader {
public:
    PlanReader(const json& document, const Library& library, const Registry& registry,
               const RulesSource::Resolver& resolver)
        : document_(document),
          library_(library),
          source_(library, registry, resolver) {}

    Checked<Plan> read() {
        checkObject(document_, "", {.options = planOptions(), .others = otherPlanKeys(), .complete = false}, problems_);
        if (document_.is_object()) {
            for (const char* key : {"format", "arms"}) {
                if (!document_.contains(key)) {
                    problems_.missingKey("", key);
                }
            }
            readScalars();
            readArms();
            readPlayers();
            readPrecision();
            readSkill();
            checkSeats();
        }
        if (!problems_.empty()) {
            return tl::unexpected(problems_.take());
        }
        return std::move(plan_);
    }

private:
    /// The member, if it exists and has this type.
    const json* member(const char* key, bool (json::*isRightType)() const noexcept) const {
        const auto found = document_.find(key);
        return found != document_.end() && ((*found).*isRightType)() ? &*found : nullptr;
    }

    void readNumber(const char* key, int& value) const {
        // A number out of range has been reported by then, and is never used.
        if (const json* number = member(key, &json::is_number_integer)) {
            value = static_cast<int>(number->get<std::int64_t>());
        }
    }

    void readScalars() {
        readNumber("seats", plan_.seats);
        readNumber("pairs", plan_.pairs);
        readNumber("longest", plan_.longest);
        readNumber("courses", plan_.courses);
        if (const json* chance = member("chance", &json::is_string)) {
            plan_.commonChance = *chance != "own";
        }
        const Reading plan(document_, "", problems_);
        if (const auto seed = plan.find("seed")) {
            plan_.seed = seed->natural().value_or(plan_.seed);
        }
        if (const auto name = plan.find("name")) {
            const std::string* text = name->text(kLongestName);
            plan_.name = text != nullptr ? *text : plan_.name;
        }
    }

    void readArms() {
        if (const auto arms = Reading(document_, "", problems_).find("arms")) {
            for (const Reading& arm : arms->elements(1, kMostArms)) {
                readArm(arm);
            }
        }
    }

    void readArm(const Reading& arm) {
        const json& value = arm.value();
        if (!value.is_string() && !value.is_object()) {
            arm.wrongType("string");
            return;
        }
        const auto own = arm.find("label");
        const std::string* label = own ? own->text(kLongestName) : nullptr;
        if (own && label == nullptr) {
            return;
        }
        auto rules = source_.rulesFor(choiceOf(value));
        if (!rules) {
            for (Diagnostic& problem : rules.error()) {
                blame(std::move(problem), arm.pointer(), isChoice(value));
            }
            return;
        }
        const std::string name = label != nullptr ? *label : labelOf(value);
        plan_.arms.push_back(armOf(unused(beginningOf(name, kLongestName)), std::move(*rules)));
    }

    /// The ruleset of an arm in the form that a position uses.
    json choiceOf(const json& arm) const {
        if (arm.is_string()) {
            return choiceNamed(library_, arm.get<std::string>());
        }
        if (isChoice(arm)) {
            return arm;
        }
        json choice;
        choice["variant"] = arm;
        choice["variant"].erase("label");
        return choice;
    }

    /// Reports a problem of an arm's ruleset as one of the plan, unless it is in a separate document.
    void blame(Diagnostic problem, const std::string& pointer, bool choosesRuleset) {
        if (problem.source.empty()) {
            constexpr std::string_view whole = "/variant";
            if (!choosesRuleset && problem.pointer.starts_with(whole)) {
                problem.pointer.erase(0, whole.size());
            }
            moveBelow(problem, pointer);
            if (valueAt(document_, problem.pointer) == nullptr) {
                problem.pointer = pointer;
            }
            problem.fixes.clear();
        }
        problems_.add(std::move(problem));
    }

    std::string unused(std::string label) {
        const std::string wished = label;
        for (int number = 2; !labels_.insert(label).second; ++number) {
            label = wished + " (" + std::to_string(number) + ")";
        }
        return label;
    }

    std::optional<PlanPlayer> playerAt(const json& value, const std::string& pointer) {
        const json name = value.is_object() ? value.value("level", json()) : value;
        PlanPlayer player;
        if (!name.is_string()) {
            problems_.wrongType(value.is_object() ? childOf(pointer, "level") : pointer, name, "string");
            return std::nullopt;
        }
        const auto level = bots::levelNamed(name.get_ref<const std::string&>());
        if (!level) {
            problems_.wrongValue(value.is_object() ? childOf(pointer, "level") : pointer, name, levelNames());
            return std::nullopt;
        }
        player.level = *level;
        if (value.is_object()) {
            const std::size_t before = problems_.list().size();
            checkObject(value, pointer, {.options = playerOptions(), .others = {"level"}, .complete = false},
                        problems_);
            if (problems_.list().size() == before) {
                player.iterations = static_cast<int>(wholeIn(memberNamed(value, "iterations")).value_or(0));
            }
        }
        return player;
    }

    void readPlayers() {
        const auto players = document_.find("players");
        if (players == document_.end()) {
            plan_.players.assign(static_cast<std::size_t>(std::clamp(plan_.seats, 1, kMaxSeats)), PlanPlayer{});
            return;
        }
        if (!players->is_array()) {
            problems_.wrongType("/players", *players, "array");
            return;
        }
        if (const auto seats = static_cast<std::size_t>(plan_.seats); players->size() != seats) {
            problems_.wrongCount("/players", players->size(), seats, seats);
            return;
        }
        for (std::size_t i = 0; i < players->size(); ++i) {
            if (const auto player = playerAt((*players)[i], childOf("/players", i))) {
                plan_.players.push_back(*player);
            }
        }
    }

    void readPrecision() {
        const auto precision = document_.find("precision");
        if (precision == document_.end()) {
            return;
        }
        checkObject(*precision, "/precision", {.options = {}, .others = {"metric", "within"}, .complete = false},
                    problems_);
        if (!precision->is_object()) {
            return;
        }
        const json metric = precision->value("metric", json());
        const json within = precision->value("within", json());
        const std::vector<std::string> known = metricIds();
        if (!metric.is_string() || std::ranges::find(known, metric.get_ref<const std::string&>()) == known.end()) {
            problems_.wrongValue("/precision/metric", metric, known);
        } else if (!within.is_number() || !(within.get<double>() > 0)) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, "/precision/within", shown(within), "> 0"));
        } else {
            plan_.precision = PlanPrecision{metric.get<std::string>(), within.get<double>()};
        }
    }

    void readSkill() {
        const auto skill = document_.find("skill");
        if (skill == document_.end()) {
            return;
        }
        checkObject(*skill, "/skill", {.options = skillOptions(), .others = {"players"}, .complete = false}, problems_);
        if (!skill->is_object()) {
            return;
        }
        PlanSkill read;
        read.pairs = plan_.pairs;
        if (const auto pairs = skill->find("pairs"); pairs != skill->end() && pairs->is_number_integer()) {
            read.pairs = static_cast<int>(pairs->get<std::int64_t>());
        }
        if (const auto players = skill->find("players"); players != skill->end()) {
            if (!players->is_array() || players->size() != 2) {
                problems_.wrongType("/skill/players", *players, "array");
                return;
            }
            read.stronger = playerAt((*players)[0], "/skill/players/0").value_or(read.stronger);
            read.weaker = playerAt((*players)[1], "/skill/players/1").value_or(read.weaker);
        }
        plan_.skill = read;
    }

    /// SET-2: not every ruleset allows that number of players.
    void checkSeats() {
        for (std::size_t i = 0; i < plan_.arms.size() && problems_.empty(); ++i) {
            const Rules& rules = *plan_.arms[i].rules;
            if (plan_.seats < rules.minSeats || plan_.seats > rules.maxSeats) {
                Diagnostic problem = problemAt(DiagnosticCode::wrongValue, document_.contains("seats") ? "/seats" : "",
                                               std::to_string(plan_.seats),
                                               std::to_string(rules.minSeats) + ".." + std::to_string(rules.maxSeats));
                problem.rule = "SET-2";
                problem.involved = {childOf("/arms", i)};
                problems_.add(std::move(problem));
            }
        }
    }

    const json& document_;
    const Library& library_;
    RulesSource source_;
    Problems problems_;
    Plan plan_;
    std::set<std::string> labels_;
};

json playerWritten(const PlanPlayer& player) {
    if (player.iterations == 0) {
        return std::string(nameOf(player.level));
    }
    return {{"level", std::string(nameOf(player.level))}, {"iterations", player.iterations}};
}

}  // namespace

PlanArm armOf(std::string label, std::shared_ptr<const Rules> rules) {
    json document = json::parse(rules->document, nullptr, false);
    auto catalog = std::make_shared<const UseCatalog>(*rules);
    return {std::move(label), std::move(document), std::move(rules), std::move(catalog)};
}

bots::Budget budgetOf(const PlanPlayer& player) {
    bots::Budget budget = bots::budgetOf(player.level);
    if (player.iterations > 0) {
        budget.iterations = player.iterations;
    }
    budget.seconds = 0;
    return budget;
}

Checked<Plan> readPlan(const json& document, const Library& library, const Registry& registry,
                       const RulesSource::Resolver& resolver) {
    return PlanReader(document, library, registry, resolver).read();
}

Checked<Plan> readPlan(std::string_view text, std::string_view source, const Library& library, const Registry& registry,
                       const RulesSource::Resolver& resolver) {
    const auto document = parseDocument(text, source, DocumentKind::plan, kCollectionBounds);
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    auto plan = readPlan(*document, library, registry, resolver);
    if (!plan) {
        plan.error() = placedIn(std::move(plan.error()), text, source);
    }
    return plan;
}

json toJson(const Plan& plan) {
    json document{{"format", kPlanFormat},    {"name", plan.name},
                  {"arms", json::array()},    {"seats", plan.seats},
                  {"players", json::array()}, {"pairs", plan.pairs},
                  {"seed", plan.seed},        {"chance", plan.commonChance ? "common" : "own"},
                  {"longest", plan.longest},  {"courses", plan.courses}};
    for (const PlanArm& arm : plan.arms) {
        json whole = arm.document;
        whole["label"] = arm.label;
        document["arms"].push_back(std::move(whole));
    }
    for (const PlanPlayer& player : plan.players) {
        document["players"].push_back(playerWritten(player));
    }
    if (plan.precision) {
        document["precision"] = {{"metric", plan.precision->metric}, {"within", plan.precision->within}};
    }
    if (plan.skill) {
        document["skill"] = {
            {"pairs", plan.skill->pairs},
            {"players", json::array({playerWritten(plan.skill->stronger), playerWritten(plan.skill->weaker)})}};
    }
    return document;
}

}  // namespace gnostica::engine::lab
