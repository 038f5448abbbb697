// Size of a drawing, including repeated parts.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// The elements of a drawing as a graph: each has its children and the elements that it refers to with `<use>`.
class DrawingParts {
public:
    /// `parent`: the result of an earlier call, or -1. Returns the new element.
    int add(int parent, int line);
    void name(int part, const QString& id) { named_.insert(id, part); }
    void refer(int part, const QString& id) { parts_[static_cast<std::size_t>(part)].refersTo.push_back(id); }

    /// A part within itself, or too many or too deeply nested elements once all references are followed.
    std::optional<DrawingProblem> problem();

private:
    struct Part {
        int line = 0;
        std::vector<int> within;
        std::vector<QString> refersTo;
        qint64 count = 0;  ///< 0: not yet counted
        int height = 0;
        bool isOpen = false;  ///< currently being counted
    };

    bool count(int place, int depth);
    bool fail(DrawingFault fault, int part, qint64 most, const QString& found = {});

    std::vector<Part> parts_;
    QMultiHash<QString, int> named_;
    std::optional<DrawingProblem> problem_;
};

}  // namespace gnostica::gui
