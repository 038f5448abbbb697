// Putting a draft right, one fix after another.
#include "engine/documents/draft.h"
#include "engine/documents/editable_document.h"
#include "engine/documents/json_fault.h"
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

bool removesText(const Fix& fix) {
    return !fix.edits.empty() && fix.edits.front().text == json_fault::kNothing;
}

/// Does the mend change bytes behind the fault, but no places?
bool convertsAll(const Diagnostic& problem) {
    return problem.expected == json_fault::kEncoding || problem.expected == json_fault::kUtf8 ||
           removesText(problem.fixes.front());
}

/// The blanks in which a document stands go with the text that was removed around it.
void trim(std::string& text) {
    constexpr const char* blanks = " \t\r\n";
    const bool endsInLine = text.ends_with('\n');
    text.erase(std::min(text.find_last_not_of(blanks), text.size() - 1) + 1);
    text.erase(0, text.find_first_not_of(blanks));
    text += endsInLine ? "\n" : "";
}

/// A fault of `mended` where it stands in `before`: what follows is the same in both, for faults are mended in the
/// order in which they stand.
Diagnostic placedIn(Diagnostic problem, const std::string& mended, const std::string& before) {
    const std::size_t rest = mended.size() - offsetOf(mended, problem.place);
    problem.place = LineIndex(before).at(before.size() - std::min(rest, before.size()));
    return problem;
}

/// Mends one fault after another of a text that is to become JSON.
class JsonMender {
public:
    JsonMender(std::string text, std::string_view source) : text_(std::move(text)), source_(source) {
        repair_.text = text_;
        before_ = text_;
    }

    Repair run() {
        const std::size_t most = mostMends(text_.size());
        while (true) {
            const auto document = parseJson(repair_.text, source_, kCollectionBounds);
            if (document) {
                if (std::ranges::any_of(repair_.done, removesText, &FixDone::fix)) {
                    trim(repair_.text);
                }
                return std::move(repair_);
            }
            if (repair_.done.empty()) {
                repair_.found = {document.error()};
            }
            if (repair_.done.size() >= most || !mend(document.error())) {
                return {std::move(text_), repair_.found, {}, left(document.error())};
            }
        }
    }

private:
    bool mend(const Diagnostic& problem) {
        if (problem.fixes.empty() || !seen_.insert(std::hash<std::string>()(repair_.text)).second) {
            return false;
        }
        const auto change = changeBy(problem.fixes.front(), repair_.text);
        if (!change || change->isNothing()) {
            return false;
        }
        repair_.done.push_back({problem, problem.fixes.front()});
        repair_.text.replace(change->offset, change->removed.size(), change->inserted);
        if (convertsAll(problem)) {
            before_ = repair_.text;
        }
        return true;
    }

    /// The first fault, and the one that could not be mended.
    Diagnostics left(const Diagnostic& last) const {
        Diagnostics problems = repair_.found;
        if (!repair_.done.empty()) {
            problems.push_back(placedIn(last, repair_.text, before_));
        }
        for (Diagnostic& problem : problems) {
            problem.fixes.clear();
        }
        return problems;
    }

    std::string text_;
    std::string before_;  ///< the text as it was, with each character at its place, but as it must be written
    std::string_view source_;
    Repair repair_;
    std::set<std::size_t> seen_;  ///< hashes of texts
};

}  // namespace

Repair repairJson(std::string text, std::string_view source) {
    return JsonMender(std::move(text), source).run();
}

Diagnostics mendedWhole(const Diagnostic& problem, std::string text) {
    if (problem.fixes.empty()) {
        return {problem};
    }
    Repair repair = repairJson(std::move(text), problem.source);
    return repair.left.empty() ? Diagnostics{problem} : std::move(repair.left);
}

bool isMendable(const Diagnostics& problems) {
    return problems.size() == 1 && problems.front().code == DiagnosticCode::syntax && !problems.front().fixes.empty();
}

Repair repair(std::string text, std::string_view source, const Library& library, const Registry& registry) {
    Repair begun = repairJson(std::move(text), source);
    return begun.left.empty() ? Repairer(std::move(begun), source, library, registry).run() : begun;
}

}  // namespace gnostica::engine
