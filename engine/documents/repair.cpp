// Putting a draft right, one fix after another.
#include "engine/documents/draft.h"
#include "engine/documents/editable_document.h"
#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <functional>
#include <set>

namespace gnostica::engine {

namespace {

/// More fixes than this help nobody: a list of so many problems is no draft.
constexpr std::size_t kMostFixes = 500;

std::size_t count(const Diagnostics& problems, Severity severity) {
    return static_cast<std::size_t>(std::ranges::count(problems, severity, &Diagnostic::severity));
}

/// A text that is not JSON may need one for each of its strings. As many as can be made in about a second.
std::size_t mostMends(std::size_t bytes) {
    constexpr std::size_t read = 32 << 20;
    return std::max(kMostFixes, read / std::max<std::size_t>(bytes, 1));
}

bool has(const Diagnostics& problems, const Diagnostic& problem) {
    return std::ranges::any_of(problems, [&](const Diagnostic& each) {
        return each.code == problem.code && each.pointer == problem.pointer && each.found == problem.found &&
               each.expected == problem.expected;
    });
}

class Repairer {
public:
    /// `begun` as repairJson() has left it: JSON.
    Repairer(Repair begun, std::string_view source, const Library& library, const Registry& registry)
        : source_(source),
          library_(library),
          registry_(registry),
          repair_(std::move(begun)) {
        repair_.left = check(repair_.text);
        if (repair_.done.empty()) {
            repair_.found = repair_.left;
        }
        isNew(repair_.text);
    }

    Repair run() {
        bool made = true;
        while (made && repair_.done.size() < kMostFixes) {
            made = makeOne();
        }
        return std::move(repair_);
    }

private:
    Diagnostics check(std::string_view text) const { return checkDraft(text, source_, library_, registry_); }

    bool makeOne() {
        const Severity worst = count(repair_.left, Severity::error) > 0 ? Severity::error : Severity::warning;
        for (const Diagnostic& problem : repair_.left) {
            if (problem.severity != worst) {
                continue;
            }
            for (const Fix& fix : problem.fixes) {
                if (make(problem, fix)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Makes the fix if it helps. Texts that have been there are not gone back to: that would never end.
    bool make(const Diagnostic& problem, const Fix& fix) {
        const auto change = changeBy(fix, repair_.text);
        if (!change || change->isNothing()) {
            return false;
        }
        std::string text = repair_.text;
        text.replace(change->offset, change->removed.size(), change->inserted);
        if (!isNew(text)) {
            return false;
        }
        Diagnostics left = check(text);
        if (!helps(left, problem)) {
            return false;
        }
        FixDone done{problem, fix};  // both are out of what is left, which changes now
        repair_.done.push_back(std::move(done));
        repair_.text = std::move(text);
        repair_.left = std::move(left);
        return true;
    }

    /// The problem is gone, or at least there are fewer, and no warning has become an error. Of a full list nobody
    /// knows how many there are.
    bool helps(const Diagnostics& left, const Diagnostic& problem) const {
        if (problem.severity != Severity::error && count(left, Severity::error) > 0) {
            return false;
        }
        return !has(left, problem) || left.size() < repair_.left.size() || left.size() >= Problems::kMost;
    }

    bool isNew(const std::string& text) { return seen_.insert(std::hash<std::string>()(text)).second; }

    std::string_view source_;
    const Library& library_;
    const Registry& registry_;
    Repair repair_;
    std::set<std::size_t> seen_;  ///< hashes of texts
};

}  // namespace

Repair repairJson(std::string text, std::string_view source) {
    Repair repair;
    repair.text = text;
    std::set<std::size_t> seen;
    const std::size_t most = mostMends(text.size());
    while (true) {
        const auto document = parseJson(repair.text, source, kCollectionBounds);
        repair.left = document ? Diagnostics() : Diagnostics{document.error()};
        repair.found = repair.done.empty() ? repair.left : repair.found;
        if (document) {
            return repair;
        }
        const bool isNew = seen.insert(std::hash<std::string>()(repair.text)).second;
        const bool mayGoOn = isNew && !document.error().fixes.empty() && repair.done.size() < most;
        const auto change = mayGoOn ? changeBy(document.error().fixes.front(), repair.text) : Expected<TextChange>();
        if (!mayGoOn || !change || change->isNothing()) {
            return {std::move(text), repair.found, {}, repair.found};
        }
        repair.done.push_back({document.error(), document.error().fixes.front()});
        repair.text.replace(change->offset, change->removed.size(), change->inserted);
    }
}

Diagnostic mendedWhole(Diagnostic problem, std::string text) {
    if (!problem.fixes.empty() && !repairJson(std::move(text), {}).left.empty()) {
        problem.fixes.clear();
    }
    return problem;
}

bool isMendable(const Diagnostics& problems) {
    return problems.size() == 1 && problems.front().code == DiagnosticCode::syntax && !problems.front().fixes.empty();
}

Repair repair(std::string text, std::string_view source, const Library& library, const Registry& registry) {
    Repair begun = repairJson(std::move(text), source);
    return begun.left.empty() ? Repairer(std::move(begun), source, library, registry).run() : begun;
}

}  // namespace gnostica::engine
