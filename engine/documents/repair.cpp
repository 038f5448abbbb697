// Repairs a draft, one fix after another.
#include "engine/documents/detail/text_history.h"
#include "engine/documents/document_kind.h"
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

/// More fixes than this are useless: a text with that many problems is not a draft.
constexpr std::size_t kMostFixes = 500;

std::size_t count(const Diagnostics& problems, Severity severity) {
    return static_cast<std::size_t>(std::ranges::count(problems, severity, &Diagnostic::severity));
}

/// A text that is not JSON may need one mend per string. As many as can be made in about a second.
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

/// A fix of the text, with the place of its problem in the original text.
FixDone doneOf(const Diagnostic& problem, const Fix& fix, const TextHistory& history) {
    FixDone done{problem, fix};
    done.problem.place = history.placeBefore(problem.place);
    if (problem.opened.line > 0) {
        done.problem.opened = history.placeBefore(problem.opened);
    }
    done.problem.range = done.problem.place == problem.place ? problem.range : TextRange();
    return done;
}

/// A text under repair, and its known problems.
struct Work {
    TextHistory history;
    Diagnostics found;
    std::vector<FixDone> done = {};
    Diagnostics left = {};

    Repair result() && { return {history.now(), std::move(found), std::move(done), std::move(left)}; }
};

class Repairer {
public:
    /// `begun` is the result of JsonMender: JSON.
    Repairer(Work begun, std::string_view source, const Library& library, const Registry& registry)
        : source_(source),
          library_(library),
          registry_(registry),
          work_(std::move(begun)) {
        work_.left = check(text());
        if (work_.done.empty()) {
            work_.found = work_.left;
        }
        isNew(text());
    }

    Repair run() {
        bool made = true;
        while (made && work_.done.size() < kMostFixes) {
            made = makeOne();
        }
        return std::move(work_).result();
    }

private:
    const std::string& text() const { return work_.history.now(); }
    Diagnostics check(std::string_view text) const { return checkDraft(text, source_, library_, registry_); }

    bool makeOne() {
        const Severity worst = count(work_.left, Severity::error) > 0 ? Severity::error : Severity::warning;
        for (const Diagnostic& problem : work_.left) {
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

    /// Makes the fix if it helps. Never returns to an earlier text: the repair would not end.
    bool make(const Diagnostic& problem, const Fix& fix) {
        const auto change = changeBy(fix, text());
        if (!change || change->isNothing()) {
            return false;
        }
        std::string after = text();
        after.replace(change->offset, change->removed.size(), change->inserted);
        if (!isNew(after)) {
            return false;
        }
        Diagnostics left = check(after);
        if (!helps(left, problem)) {
            return false;
        }
        work_.done.push_back(doneOf(problem, fix, work_.history));
        work_.history.make(*change);
        work_.left = std::move(left);  // contained the problem and the fix
        return true;
    }

    /// The problem is gone, or at least there are fewer, and a warning has not become an error. The number of problems
    /// in a full list is unknown.
    bool helps(const Diagnostics& left, const Diagnostic& problem) const {
        if (problem.severity != Severity::error && count(left, Severity::error) > 0) {
            return false;
        }
        return !has(left, problem) || left.size() < work_.left.size() || left.size() >= Problems::kMost;
    }

    bool isNew(const std::string& text) { return seen_.insert(std::hash<std::string>()(text)).second; }

    std::string_view source_;
    const Library& library_;
    const Registry& registry_;
    Work work_;
    std::set<std::size_t> seen_;  ///< hashes of texts
};

bool removesText(const Fix& fix) {
    return !fix.edits.empty() && fix.edits.front().text == json_fault::kNothing;
}

/// Does the mend change bytes after the fault, but no places?
bool convertsAll(const Diagnostic& problem) {
    return problem.expected == json_fault::kEncoding || problem.expected == json_fault::kUtf8 ||
           removesText(problem.fixes.front());
}

/// Also removes the blanks around the document.
void trim(TextHistory& history) {
    constexpr const char* blanks = " \t\r\n";
    const std::string& text = history.now();
    const std::size_t end = std::min(text.find_last_not_of(blanks), text.size() - 1) + 1;
    history.make({end, text.substr(end), text.ends_with('\n') ? "\n" : ""});
    history.make({0, text.substr(0, text.find_first_not_of(blanks)), ""});
}

/// Mends the faults of a text one after another, to make it JSON.
class JsonMender {
public:
    JsonMender(std::string text, std::string_view source)
        : source_(source),
          isRecord_(isRecordText(text)),
          work_{TextHistory(std::move(text)), {}} {}

    /// Makes all mends or none.
    Work run() {
        const std::size_t most = mostMends(text().size());
        while (true) {
            const auto document = parseJson(text(), source_, kCollectionBounds);
            if (document) {
                if (hadTextAround(work_.done)) {
                    trim(work_.history);
                }
                return std::move(work_);
            }
            if (work_.done.empty()) {
                work_.found = {document.error()};
            }
            const bool isEnough = work_.done.size() >= most;
            if (isEnough || !mend(document.error())) {
                return {TextHistory(work_.history.first()), work_.found, {}, left(document.error(), isEnough)};
            }
        }
    }

private:
    const std::string& text() const { return work_.history.now(); }

    bool mend(const Diagnostic& problem) {
        if (isRecord_ || problem.fixes.empty() || !seen_.insert(std::hash<std::string>()(text())).second) {
            return false;
        }
        const auto change = changeBy(problem.fixes.front(), text());
        if (!change || change->isNothing()) {
            return false;
        }
        work_.done.push_back(doneOf(problem, problem.fixes.front(), work_.history));
        if (convertsAll(problem)) {
            work_.history.convert(*change);
        } else {
            work_.history.make(*change);
        }
        return true;
    }

    /// The first fault, and the fault that could not be mended; only the first if there are too many.
    Diagnostics left(const Diagnostic& last, bool isEnough) const {
        Diagnostics problems = work_.found;
        if (!work_.done.empty() && !isEnough) {
            problems.push_back(doneOf(last, {}, work_.history).problem);
        }
        for (Diagnostic& problem : problems) {
            problem.fixes.clear();
        }
        return problems;
    }

    std::string_view source_;
    bool isRecord_;
    Work work_;
    std::set<std::size_t> seen_;  ///< hashes of texts
};

}  // namespace

bool hadTextAround(const std::vector<FixDone>& done) {
    return std::ranges::any_of(done, removesText, &FixDone::fix);
}

Repair repairJson(std::string text, std::string_view source) {
    return JsonMender(std::move(text), source).run().result();
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
    if (auto record = recordInstead(text, source, DocumentKind::ruleset)) {
        return {std::move(text), {*record}, {}, {*record}};
    }
    Work begun = JsonMender(std::move(text), source).run();
    return begun.left.empty() ? Repairer(std::move(begun), source, library, registry).run() : std::move(begun).result();
}

}  // namespace gnostica::engine
