#include "engine/documents/detail/constraints.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/mechanics/registry.h"
#include "engine/rules/start_layout.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>

namespace gnostica::engine {

using nlohmann::json;

namespace {

class Judge {
public:
    Judge(const ConstrainedObject& object, Problems& problems) : object_(object), problems_(problems) {}

    void run() {
        for (const Constraint& constraint : object_.constraints) {
            if (isMet(constraint.when)) {
                std::visit([&](const auto& what) { check(what, constraint); }, constraint.what);
            }
        }
    }

private:
    const Option& option(const std::string& key) const {
        const Option* found = findOption(object_.options, key);
        assert(found != nullptr);
        return *found;
    }
    PlainValue valueOf(const Option& option) const {
        const json* value = valueAt(object_.values, option.pointer);
        return value == nullptr ? option.standard : toPlain(*value);
    }
    std::string pointerTo(const std::string& key) const { return object_.pointer + option(key).pointer; }

    bool isMet(const Condition& condition) const {
        if (condition.always()) {
            return true;
        }
        return condition.isMetBy(valueOf(option(condition.key)));
    }

    /// The measure of an option: a number; the position of a choice, from 1; the territories of a layout.
    int measure(const std::string& key) const {
        const Option& measured = option(key);
        const PlainValue value = valueOf(measured);
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            return static_cast<int>(*number);
        }
        if (const auto* rows = std::get_if<std::vector<std::string>>(&value)) {
            return static_cast<int>(layoutOf(*rows).size());
        }
        const auto& word = std::get<std::string>(value);
        return static_cast<int>(std::ranges::find(measured.choices, word) - measured.choices.begin()) + 1;
    }

    void check(const Constraint::NotAbove& what, const Constraint& constraint) {
        if (measure(what.lesser) > measure(what.greater)) {
            conflict(pointerTo(what.lesser), pointerTo(what.greater), constraint,
                     {setTo(what.lesser, measure(what.greater)), setTo(what.greater, measure(what.lesser)),
                      standardOf({what.lesser, what.greater})});
        }
    }

    void check(const Constraint::AtMost& what, const Constraint& constraint) {
        int sum = 0;
        for (const Constraint::Product& product : what.products) {
            sum += isMet(product.when) ? valueOf(product) : 0;
        }
        if (sum > what.most) {
            Diagnostic problem = problemAt(DiagnosticCode::tooMany, object_.pointer + what.pointer, std::to_string(sum),
                                           std::to_string(what.most));
            std::vector<std::string> keys;
            for (const Constraint::Product& product : what.products) {
                if (isMet(product.when)) {
                    addTerms(product, sum - what.most, problem);
                    std::ranges::copy_if(product.factors, std::back_inserter(keys), [&](const std::string& key) {
                        return valueOf(option(key)) != option(key).standard;
                    });
                }
            }
            problem.fixes.push_back(standardOf(keys));
            add(std::move(problem), constraint);
        }
    }

    void check(const Constraint::HasOneOf& what, const Constraint& constraint) {
        const PlainValue value = valueOf(option(what.key));
        const auto& chosen = std::get<std::vector<std::string>>(value);
        const bool has = std::ranges::any_of(
            chosen, [&](const std::string& word) { return std::ranges::find(what.words, word) != what.words.end(); });
        if (!has) {
            const std::string found = shown(toJson(value));
            Diagnostic problem = problemAt(DiagnosticCode::wrongValue, pointerTo(what.key), found, joined(what.words));
            std::vector<std::string> more = chosen;
            more.push_back(what.words.front());
            // With nothing chosen, the minimum would be a game in which nothing happens.
            problem.fixes = {chosen.empty() ? standardOf({what.key})
                                            : fix::set(FixCode::agree, pointerTo(what.key), more)};
            add(std::move(problem), constraint);
        }
    }

    void check(const Constraint::NotTogether& what, const Constraint& constraint) {
        if (isMet(what.first) && isMet(what.second)) {
            conflict(pointerTo(what.first.key), pointerTo(what.second.key), constraint,
                     {otherThan(what.first), otherThan(what.second)});
        }
    }

    void check(const Constraint::NeedsMechanic& what, const Constraint& constraint) {
        if (isMet(what.condition) && !object_.mechanics.contains(what.mechanic)) {
            std::vector<std::optional<Fix>> fixes{otherThan(what.condition)};
            const auto kind = object_.registry.mechanics().find(what.mechanic);
            if (kind != object_.registry.mechanics().end()) {
                fixes.insert(fixes.begin(), fix::set(FixCode::addMechanic, childOf("/mechanics", what.mechanic),
                                                     fix::standards(kind->second.parameters)));
            }
            conflict(pointerTo(what.condition.key), "/mechanics", constraint, fixes,
                     childOf("/mechanics", what.mechanic));
        }
    }

    // ---- Fixes

    /// Gives an option the value with this measure, if the value is allowed.
    std::optional<Fix> setTo(const std::string& key, int measured) const {
        const Option& changed = option(key);
        if (changed.type == OptionType::integer) {
            return measured < changed.minimum || measured > changed.maximum
                       ? std::nullopt
                       : std::optional(fix::set(FixCode::agree, pointerTo(key), measured));
        }
        if (changed.type == OptionType::layout) {
            return std::nullopt;  // we cannot decide which territories to remove
        }
        const auto place = static_cast<std::size_t>(measured - 1);
        return place < changed.choices.size()
                   ? std::optional(fix::set(FixCode::agree, pointerTo(key), changed.choices[place]))
                   : std::nullopt;
    }

    /// Gives options their defaults, which agree.
    Fix standardOf(const std::vector<std::string>& keys) const {
        Fix fix;
        fix.code = FixCode::setDefault;
        for (const std::string& key : keys) {
            const Fix one = fix::set(FixCode::setDefault, pointerTo(key), toJson(option(key).standard));
            fix.edits.push_back(one.edits.front());
        }
        return fix;
    }

    /// Gives a choice a word that does not meet the condition: the default, if that does not.
    std::optional<Fix> otherThan(const Condition& condition) const {
        const Option& changed = option(condition.key);
        if (!condition.isMetBy(changed.standard)) {
            return fix::set(FixCode::agree, pointerTo(condition.key), toJson(changed.standard));
        }
        for (const std::string& word : changed.choices) {
            if (!condition.isMetBy(word)) {
                return fix::set(FixCode::agree, pointerTo(condition.key), word);
            }
        }
        return std::nullopt;
    }

    int valueOf(const Constraint::Product& product) const {
        int value = 1;
        for (const std::string& key : product.factors) {
            value *= measure(key);
        }
        return value;
    }

    /// Names the terms of a product, and how far each must be lowered to reduce the sum by `excess`.
    void addTerms(const Constraint::Product& term, int excess, Diagnostic& problem) const {
        const int product = valueOf(term);
        for (const std::string& key : term.factors) {
            problem.involved.push_back(pointerTo(key));
            const int others = product / std::max(measure(key), 1);
            if (others > 0 && product >= excess) {
                if (auto fix = setTo(key, (product - excess) / others)) {
                    problem.fixes.push_back(std::move(*fix));
                }
            }
        }
    }

    void conflict(const std::string& pointer, const std::string& other, const Constraint& constraint,
                  const std::vector<std::optional<Fix>>& fixes, const std::string& involved = {}) {
        Diagnostic problem = problemAt(DiagnosticCode::conflict, pointer, pointer, other);
        problem.involved = {involved.empty() ? other : involved};
        for (const std::optional<Fix>& fix : fixes) {
            if (fix) {
                problem.fixes.push_back(*fix);
            }
        }
        add(std::move(problem), constraint);
    }

    void add(Diagnostic problem, const Constraint& constraint) {
        problem.rule = constraint.rule.text;
        problem.severity = constraint.isWarning ? Severity::warning : Severity::error;
        problems_.add(std::move(problem));
    }

    const ConstrainedObject& object_;
    Problems& problems_;
};

}  // namespace

void checkConstraints(const ConstrainedObject& object, Problems& problems) {
    Judge(object, problems).run();
}

}  // namespace gnostica::engine
