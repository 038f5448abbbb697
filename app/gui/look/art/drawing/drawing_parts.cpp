#include "app/gui/look/art/drawing/drawing_parts.h"

#include "app/gui/look/art/drawing/drawing_check.h"

#include <algorithm>

namespace gnostica::gui {

int DrawingParts::add(int parent, int line) {
    const int part = static_cast<int>(parts_.size());
    parts_.emplace_back().line = line;
    if (parent >= 0) {
        parts_[static_cast<std::size_t>(parent)].within.push_back(part);
    }
    return part;
}

std::optional<DrawingProblem> DrawingParts::problem() {
    if (!parts_.empty()) {
        count(0, 1);
    }
    return problem_;
}

bool DrawingParts::fail(DrawingFault fault, int part, qint64 most, const QString& found) {
    DrawingProblem problem;
    problem.fault = fault;
    problem.line = parts_[static_cast<std::size_t>(part)].line;
    problem.found = found;
    problem.most = most;
    problem_ = std::move(problem);
    return false;
}

/// Counts each part once, however often it is drawn. Returns false if there is a problem.
bool DrawingParts::count(int place, int depth) {
    Part& part = parts_[static_cast<std::size_t>(place)];
    if (depth > DrawingBounds::kDepth) {
        return fail(DrawingFault::tooDeep, place, DrawingBounds::kDepth);
    }
    if (part.count > 0) {
        return depth + part.height <= DrawingBounds::kDepth ||
               fail(DrawingFault::tooDeep, place, DrawingBounds::kDepth);
    }
    part.isOpen = true;
    qint64 total = 1;
    const auto add = [&](int below) {
        const bool isFine = count(below, depth + 1);
        const Part& counted = parts_[static_cast<std::size_t>(below)];
        total += counted.count;
        part.height = std::max(part.height, counted.height + 1);
        return isFine &&
               (total <= DrawingBounds::kElements || fail(DrawingFault::tooMany, place, DrawingBounds::kElements));
    };
    const auto follow = [&](const QString& id) {
        const QList<int> meant = named_.values(id);
        return std::ranges::all_of(meant, [&](int below) {
            return parts_[static_cast<std::size_t>(below)].isOpen ? fail(DrawingFault::loop, place, 0, u'#' + id)
                                                                  : add(below);
        });
    };
    const bool isFine = std::ranges::all_of(part.within, add) && std::ranges::all_of(part.refersTo, follow);
    part.isOpen = false;
    part.count = total;
    return isFine;
}

}  // namespace gnostica::gui
