// Previews of steps.
#pragma once

#include "app/turn/board_marks.h"
#include "engine/model/event.h"
#include "engine/model/step.h"
#include "engine/play/view.h"

#include <optional>
#include <vector>

namespace gnostica::turn {

/// The change of a seat's points by a step.
struct ScoreChange {
    engine::Seat seat = engine::Seat::none;
    int before = 0;
    int after = 0;
    friend bool operator==(const ScoreChange&, const ScoreChange&) = default;
};

struct StepPreview {
    Preview board;
    std::vector<ScoreChange> scores;  ///< without unchanged ones
    /// The outcome of an announcement, eliminated players, and the end of the game.
    std::vector<engine::Event> verdicts;
    /// A hidden card would come onto the board, or dice decide: the scores may differ.
    bool uncertain = false;
    friend bool operator==(const StepPreview&, const StepPreview&) = default;
};

/// Takes the step in a copy of the game as the viewer knows it. Of hidden cards, only the places are shown.
StepPreview previewOf(const engine::Rules& rules, const engine::View& view, const engine::Step& step);

}  // namespace gnostica::turn
