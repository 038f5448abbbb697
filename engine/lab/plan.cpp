#include "engine/lab/plan.h"

#include "engine/documents/json_text.h"
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

/// "gnostica+an-expansion" as what a position says of its ruleset.
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

/// A name for an arm that is no more than a document.
std::string labelOf(const json& document) {
    if (const json* name = valueAt(document, "/name/en"); name != nullptr && name->is_string()) {
        return name->get<std::string>();
    }
    json differences = document;
    const std::string parent = document.contains("extends") && document["extends"].is_string()
                                   ? document["extends"].get<std::string>()
                                   : std::string("gnostica");
    for (const char* key : {"extends", "$schema", "format", "id", "kind", "label"}) {
        differences.erase(key);
    }
    return differences.empty() ? parent : parent + " " + differences.dump();
}

/// Reads what a plan holds, member by member; what is missing keeps the value that it has.
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
    /// The member, if it is there and of this type.
    const json* member(const char* key, bool (json::*isRightType)() const noexcept) const {
        const auto found = document_.find(key);
        return found != document_.end() && ((*found).*isRightType)() ? &*found : nullptr;
    }

    void readNumber(const char* key, int& value) const {
        // What is out of range has been told of by then, and is never used.
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
        const auto seed = document_.find("seed");
        if (seed != document_.end() && seed->is_number_integer() && *seed >= 0) {
            plan_.seed = seed->get<std::uint64_t>();
        } else if (seed != document_.end()) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, "/seed", shown(*seed), "0.."));
        }
        const auto name = document_.find("name");
        if (name != document_.end() && name->is_string() &&
            name->get_ref<const std::string&>().size() <= kLongestName) {
            plan_.name = name->get<std::string>();
        } else if (name != document_.end()) {
            problems_.wrongType("/name", *name, "string");
        }
    }

    void readArms() {
        const auto arms = document_.find("arms");
        if (arms == document_.end()) {
            return;
        }
        if (!arms->is_array()) {
            problems_.wrongType("/arms", *arms, "array");
            return;
        }
        if (arms->empty() || arms->size() > kMostArms) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, "/arms", std::to_string(arms->size()),
                                    "1.." + std::to_string(kMostArms)));
            return;
        }
        for (std::size_t i = 0; i < arms->size() && !problems_.full(); ++i) {
            readArm((*arms)[i], childOf("/arms", i));
        }
    }

    void readArm(const json& arm, const std::string& pointer) {
        if (!arm.is_string() && !arm.is_object()) {
            problems_.wrongType(pointer, arm, "string");
            return;
        }
        std::string label;
        json choice;
        const bool isChoice = arm.is_object() && (arm.contains("variant") || arm.contains("options"));
        if (arm.is_string()) {
            label = arm.get<std::string>();
            choice = choiceNamed(library_, label);
        } else if (isChoice) {
            choice = arm;
            label = arm.value("variant", json("gnostica")).is_string()
                        ? arm.value("variant", json("gnostica")).get<std::string>()
                        : labelOf(arm["variant"]);
            if (const json options = arm.value("options", json::object()); !options.empty()) {
                label += " " + options.dump();
            }
        } else {
            choice["variant"] = arm;
            choice["variant"].erase("label");
            label = labelOf(arm);
        }
        if (arm.is_object() && arm.contains("label")) {
            if (!arm["label"].is_string() || arm["label"].get_ref<const std::string&>().size() > kLongestName) {
                problems_.wrongType(childOf(pointer, "label"), arm["label"], "string");
                return;
            }
            label = arm["label"].get<std::string>();
        }
        auto rules = source_.rulesFor(choice);
        if (!rules) {
            for (Diagnostic& problem : rules.error()) {
                blame(std::move(problem), pointer, isChoice);
            }
            return;
        }
        plan_.arms.push_back(armOf(unused(beginningOf(label, kLongestName)), std::move(*rules)));
    }

    /// Tells a problem of an arm's ruleset as one of the plan, unless it lies in a document of its own.
    void blame(Diagnostic problem, const std::string& pointer, bool isChoice) {
        if (problem.source.empty()) {
            constexpr std::string_view whole = "/variant";
            if (!isChoice && problem.pointer.starts_with(whole)) {
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
        const json& name = value.is_object() ? value.value("level", json()) : value;
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
                player.iterations = value.value("iterations", 0);
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
        if (players->size() != static_cast<std::size_t>(plan_.seats)) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, "/players", std::to_string(players->size()),
                                    std::to_string(plan_.seats)));
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

    /// SET-2: not every ruleset is for so many.
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
    const auto document = parseJson(text, source, kCollectionBounds);
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    auto plan = readPlan(*document, library, registry, resolver);
    if (!plan) {
        PlaceIndex places(text);
        for (Diagnostic& problem : plan.error()) {
            if (problem.source.empty()) {
                problem.source = source;
                places.locate(problem);
            }
        }
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
