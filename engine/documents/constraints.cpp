#include "engine/documents/constraints.h"

#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"

#include <algorithm>
#include <cassert>

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

    /// A number; of a choice its place, from 1.
    int measure(const std::string& key) const {
        const Option& measured = option(key);
        const PlainValue value = valueOf(measured);
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            return static_cast<int>(*number);
        }
        const auto& word = std::get<std::string>(value);
        return static_cast<int>(std::ranges::find(measured.choices, word) - measured.choices.begin()) + 1;
    }

    void check(const Constraint::NotAbove& what, const Constraint& constraint) {
        if (measure(what.lesser) > measure(what.greater)) {
            conflict(pointerTo(what.lesser), pointerTo(what.greater), constraint);
        }
    }

    void check(const Constraint::AtMost& what, const Constraint& constraint) {
        int sum = 0;
        for (const auto& factors : what.products) {
            int product = 1;
            for (const std::string& key : factors) {
                product *= measure(key);
            }
            sum += product;
        }
        if (sum > what.most) {
            add(problemAt(DiagnosticCode::tooMany, object_.pointer + what.pointer, std::to_string(sum),
                          std::to_string(what.most)),
                constraint);
        }
    }

    void check(const Constraint::HasOneOf& what, const Constraint& constraint) {
        const PlainValue value = valueOf(option(what.key));
        const auto& chosen = std::get<std::vector<std::string>>(value);
        const bool has = std::ranges::any_of(
            chosen, [&](const std::string& word) { return std::ranges::find(what.words, word) != what.words.end(); });
        if (!has) {
            const std::string found = shown(toJson(value));
            add(problemAt(DiagnosticCode::wrongValue, pointerTo(what.key), found, joined(what.words)), constraint);
        }
    }

    void check(const Constraint::NotTogether& what, const Constraint& constraint) {
        if (isMet(what.first) && isMet(what.second)) {
            conflict(pointerTo(what.first.key), pointerTo(what.second.key), constraint);
        }
    }

    void check(const Constraint::NeedsMechanic& what, const Constraint& constraint) {
        if (isMet(what.condition) && !object_.mechanics.contains(what.mechanic)) {
            conflict(pointerTo(what.condition.key), "/mechanics", constraint);
        }
    }

    void conflict(const std::string& pointer, const std::string& other, const Constraint& constraint) {
        add(problemAt(DiagnosticCode::conflict, pointer, pointer, other), constraint);
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
