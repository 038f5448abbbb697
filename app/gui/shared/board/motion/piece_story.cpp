#include "app/gui/shared/board/motion/piece_story.h"

#include <algorithm>
#include <variant>

namespace gnostica::gui {

namespace {

/// Collects stories and ignores other events.
class Chronicler {
public:
    std::vector<PieceStory> stories;

    void operator()(const engine::event::PieceAdded& event) {
        stories.push_back({event.piece, event.piece, true, false});
    }
    void operator()(const engine::event::PieceRemoved& event) { storyOf(event.piece).left = true; }
    void operator()(const engine::event::PieceChanged& event) { storyOf(event.before).last = event.after; }
    void operator()(const engine::event::PieceConverted& event) { storyOf(event.before).last = event.after; }
    template <class Other>
    void operator()(const Other&) {}

private:
    PieceStory& storyOf(const engine::Piece& piece) {
        const auto known = std::ranges::find_if(
            stories, [&](const PieceStory& story) { return !story.left && story.last.bearsNameOf(piece); });
        if (known != stories.end()) {
            return *known;
        }
        stories.push_back({piece, piece, false, false});
        return stories.back();
    }
};

}  // namespace

std::vector<PieceStory> storiesOf(const engine::EventList& events) {
    Chronicler chronicler;
    for (const engine::Event& event : events) {
        std::visit(chronicler, event);
    }
    return chronicler.stories;
}

}  // namespace gnostica::gui
