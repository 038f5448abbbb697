// The guided first game: what is explained when it happens for the first time.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/lessons/lesson_text.h"
#include "engine/model/event.h"
#include "engine/notation/position.h"
#include "engine/play/view.h"

#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// What can happen for the first time. After the game itself those up to `ending` are decisions of the player who
/// learns; the others have happened, whoever did it.
enum class Occasion : std::uint8_t {
    game,   ///< the first decision of all is due: what the game is about
    bid,    ///< a bid card is to be chosen
    take,   ///< a card of the pool is to be taken
    place,  ///< the player has no piece, and places one
    turn,   ///< the player's turn begins, and everything is open
    cup,    ///< this power of a card is to be used
    rod,
    disc,
    sword,
    major,   ///< another power of a card is to be used
    ending,  ///< the turn is to be ended, or a last one announced
    bids,    ///< the bids are revealed
    activated,
    played,
    created,
    moved,  ///< a piece
    grown,
    shrunk,
    destroyed,
    converted,
    founded,  ///< a territory
    replaced,
    razed,
    slid,
    reshuffled,
    announced,
    judged,  ///< an announced last turn
    eliminated,
    over
};
inline constexpr std::array<std::string_view, 29> kOccasionWords{
    "game",       "bid",       "take",      "place",      "turn",      "cup",      "rod",     "disc",
    "sword",      "major",     "ending",    "bids",       "activated", "played",   "created", "moved",
    "grown",      "shrunk",    "destroyed", "converted",  "founded",   "replaced", "razed",   "slid",
    "reshuffled", "announced", "judged",    "eliminated", "over"};

/// What this event is the occasion for, if anything.
std::optional<Occasion> occasionOf(const Event& event);
/// What the viewer is to decide now; none where it is somebody else's decision, or nothing but a skip is left.
std::optional<Occasion> occasionOf(const Rules& rules, const View& view);

/// One page of a guide.
struct GuideMoment {
    Occasion at{};
    LessonText text;
};

struct Guide {
    std::string id;
    LessonText title;
    nlohmann::json position;  ///< "variant", "expansions", "options", "seats": which game is to be begun
    std::vector<GuideMoment> moments;

    /// Nullptr where nothing is said.
    const GuideMoment* at(Occasion occasion) const;
};

/// Is a document one of this kind? Judged by its key "kind" alone.
bool isGuide(const nlohmann::json& document);

Checked<Guide> readGuide(const nlohmann::json& document, RulesSource& rules);

}  // namespace gnostica::engine
