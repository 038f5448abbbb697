// What a step would do, before it is taken.
#pragma once

#include "app/turn/board_marks.h"
#include "engine/model/event.h"
#include "engine/model/step.h"
#include "engine/play/view.h"

#include <optional>
#include <vector>

namespace gnostica::gui {

/// How a step would change the points of one seat.
struct ScoreChange {
    engine::Seat seat = engine::Seat::none;
    int before = 0;
    int after = 0;
    friend bool operator==(const ScoreChange&, const ScoreChange&) = default;
};

struct StepPreview {
    Preview board;
    std::vector<ScoreChange> scores;  ///< only those that change
    /// How an announcement would be judged, who would be out, and how the game would end.
    std::vector<engine::Event> verdicts;
    /// A card that nobody knows would come onto the board, or dice decide: the scores may become others.
    bool uncertain = false;
    friend bool operator==(const StepPreview&, const StepPreview&) = default;
};

/// Takes the step in a copy of the game as the viewer knows it. Cards that the viewer cannot know are shown by
/// nothing but their place.
StepPreview previewOf(const engine::Rules& rules, const engine::View& view, const engine::Step& step);

}  // namespace gnostica::gui
