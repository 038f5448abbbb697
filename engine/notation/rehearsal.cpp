#include "engine/notation/rehearsal.h"

#include "engine/documents/problems.h"
#include "engine/play/play.h"

namespace gnostica::engine {

using nlohmann::json;

namespace {

const json& memberOr(const json& file, const char* key, const json& otherwise) {
    const auto at = file.find(key);
    return at == file.end() ? otherwise : *at;
}

}  // namespace

Checked<Rehearsal> Rehearsal::open(const json& file, RulesSource& source) {
    const json nothing = json::object();
    return opened(file, readPosition(memberOr(file, "position", nothing), source));
}

Checked<Rehearsal> Rehearsal::open(const json& file, std::shared_ptr<const Rules> rules) {
    const json nothing = json::object();
    return opened(file, readPosition(memberOr(file, "position", nothing), std::move(rules)));
}

Checked<Rehearsal> Rehearsal::opened(const json& file, Checked<Position> position) {
    if (!position) {
        for (Diagnostic& problem : position.error()) {
            moveBelow(problem, "/position");
        }
        return tl::unexpected(std::move(position.error()));
    }
    const json nothing = json::object();
    auto chance = ChanceFeed::read(memberOr(file, "chance", nothing), *position->rules);
    if (!chance) {
        return tl::unexpected(std::move(chance.error()));
    }
    return Rehearsal(std::move(*position), std::move(*chance));
}

std::optional<Diagnostic> Rehearsal::settle() {
    while (decider(*rules_, state_) == Seat::chance) {
        auto outcome = chance_.next(*rules_, state_);
        if (!outcome) {
            return std::move(outcome.error());
        }
        apply(*rules_, state_, *outcome);
    }
    return std::nullopt;
}

std::optional<StepProblem> Rehearsal::play(std::string_view text) {
    auto step = parseStep(*rules_, state_, text);
    if (!step) {
        return std::move(step.error());
    }
    apply(*rules_, state_, *step);
    return std::nullopt;
}

void Rehearsal::play(const Step& step) {
    apply(*rules_, state_, step);
}

Expected<std::uint64_t> perft(const Rehearsal& from, int depth) {
    if (depth <= 0) {
        return 1;
    }
    Rehearsal here = from;
    if (auto problem = here.settle()) {
        return failure(std::move(*problem));
    }
    StepList steps;
    legalSteps(here.rules(), here.state(), steps);
    if (depth == 1) {
        return steps.size();
    }
    std::uint64_t count = 0;
    for (const Step& step : steps) {
        Rehearsal next = here;
        next.play(step);
        auto below = perft(next, depth - 1);
        if (!below) {
            return below;
        }
        count += *below;
    }
    return count;
}

}  // namespace gnostica::engine
