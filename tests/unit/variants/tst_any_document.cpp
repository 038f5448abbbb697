// A document that a stranger may have made: random differences from what is shipped give either a game that keeps all
// promises, or a list of problems.
#include "engine/rules/options.h"
#include "engine/rules/uses.h"
#include "tests/support/playout.h"
#include "tests/unit/variants/shipped.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Documents to try; GNOSTICA_GAMES asks for more.
int documentsToTry() {
    return std::max(300, qEnvironmentVariableIntValue("GNOSTICA_GAMES"));
}

constexpr std::size_t kMoments = 150;

/// Makes differences at random, most of them sound.
class Inventor {
public:
    Inventor(const Shipped& shipped, std::uint64_t seed) : shipped_(shipped), rng_(seed) {}

    RulesetChoice choice() {
        RulesetChoice choice;
        choice.base = "";
        const std::string parent = anyOf(shipped_.ids("game"));
        if (rng_.below(3) == 0) {
            choice.expansions = shipped_.ids("expansion");
        }
        json document{
            {"format", 1}, {"id", "invented"}, {"kind", "game"}, {"extends", parent}, {"name", {{"en", "Invented"}}}};
        RulesetChoice whole;
        whole.base = parent;
        whole.expansions = choice.expansions;
        const json merged = merge(shipped_.library, shipped_.registry, whole).value();
        for (std::uint32_t changes = rng_.below(6); changes > 0; --changes) {
            document.merge_patch(change(merged));
        }
        choice.document = std::move(document);
        return choice;
    }

    std::uint64_t seed() { return rng_(); }
    int seats(const Rules& rules) {
        return rules.minSeats +
               static_cast<int>(rng_.below(static_cast<std::uint32_t>(rules.maxSeats - rules.minSeats + 1)));
    }

private:
    template <class T>
    T anyOf(const std::vector<T>& all) {
        return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
    }

    json valueFor(const Option& option) {
        if (rng_.below(20) == 0) {
            return anyOf(std::vector<json>{nullptr, -1, "?", json::array({1}), json::object(), 1e9, true});
        }
        switch (option.type) {
        case OptionType::boolean: return rng_.below(2) == 0;
        case OptionType::integer:
            return option.minimum +
                   static_cast<int>(rng_.below(static_cast<std::uint32_t>(option.maximum - option.minimum + 1)));
        case OptionType::choice: return anyOf(option.choices);
        case OptionType::choiceSet: {
            json set = json::array();
            for (const std::string& word : option.choices) {
                if (rng_.below(2) == 0) {
                    set.push_back(word);
                }
            }
            return set;
        }
        case OptionType::text: break;
        }
        return "text";
    }

    json use() {
        std::vector<std::string> names = wordsOf(kSuitKeys);
        for (const auto& [name, kind] : shipped_.registry.powers()) {
            names.push_back(name);
        }
        const std::string name = anyOf(names);
        const auto kind = shipped_.registry.powers().find(name);
        json use{{"power", name}};
        if (kind != shipped_.registry.powers().end() && !kind->second.parameters.empty() && rng_.below(2) == 0) {
            const Option option = anyOf(kind->second.parameters);
            use[option.pointer.substr(1)] = valueFor(option);
        }
        return rng_.below(2) == 0 ? json(name) : use;
    }

    json change(const json& merged) {
        switch (rng_.below(5)) {
        case 0: {
            json program = json::array();
            for (std::uint32_t slots = 1 + rng_.below(4); slots > 0; --slots) {
                program.push_back(rng_.below(4) == 0 ? json{{"any", json::array({use(), use()})}} : use());
            }
            return {{"majors", {{anyOf(wordsOf(kMajorKeys)), program}}}};
        }
        case 1:
            return {
                {"links",
                 {{anyOf(wordsOf(kMajorKeys)), anyOf(std::vector<json>{"through", "leave-out", "crowd", nullptr})}}}};
        case 2: {
            std::vector<std::string> names;
            for (const auto& [name, kind] : shipped_.registry.mechanics()) {
                names.push_back(name);
            }
            const std::string name = anyOf(names);
            if (rng_.below(2) == 0) {
                return {{"mechanics", {{name, nullptr}}}};
            }
            json parameters = json::object();
            for (const Option& option : shipped_.registry.mechanics().at(name).parameters) {
                parameters[json::json_pointer(option.pointer)] = valueFor(option);
            }
            return {{"mechanics", {{name, parameters}}}, {"end", {{"target", 9}}}};
        }
        default: break;
        }
        const Option option = anyOf(optionsOf(merged, shipped_.registry));
        json patch = json::object();
        patch[json::json_pointer(option.pointer)] = valueFor(option);
        return patch;
    }

    const Shipped& shipped_;
    Rng rng_;
};

}  // namespace

class TestAnyDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayedOrRefusedWithReasons();

private:
    const Shipped shipped_;
};

void TestAnyDocument::isPlayedOrRefusedWithReasons() {
    int played = 0;
    for (int i = 0; i < documentsToTry(); ++i) {
        Inventor inventor(shipped_, static_cast<std::uint64_t>(i));
        const RulesetChoice choice = inventor.choice();
        const std::string shown = choice.document.dump() + (choice.expansions.empty() ? "" : " + star-wheel");
        const auto rules = loadRules(shipped_.library, shipped_.registry, choice);
        if (!rules) {
            QVERIFY2(!rules.error().empty(), shown.c_str());
            continue;
        }
        ++played;
        const std::string broken = Playout(*rules, inventor.seats(**rules), inventor.seed()).run(kMoments);
        QVERIFY2(broken.empty(), (std::to_string(i) + ": " + shown + ": " + broken).c_str());
    }
    // The inventor must not be so wild that nothing is ever played, nor so tame that nothing is refused.
    QVERIFY2(played > documentsToTry() / 4 && played < documentsToTry(), std::to_string(played).c_str());
}

QTEST_GUILESS_MAIN(TestAnyDocument)
#include "tst_any_document.moc"
