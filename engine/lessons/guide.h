// The guided first game: explanations for what happens for the first time.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/lessons/lesson_text.h"
#include "engine/model/event.h"
#include "engine/notation/position.h"
#include "engine/notation/words.h"
#include "engine/play/view.h"

#include <nlohmann/json.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gnostica::engine {

/// The occasions for an explanation. After `game`, the occasions up to `ending` are decisions of the learner; the
/// others are events, whichever player caused them.
enum class Occasion : std::uint8_t {
    game,   ///< the first decision of the game is due: the idea of the game
    bid,    ///< the player chooses a card to bid
    take,   ///< the player takes a card of the pool
    place,  ///< the player has no piece, and places one
    turn,   ///< the player's turn begins, with all options
    cup,    ///< the player uses this power of a card
    rod,
    disc,
    sword,
    major,   ///< the player uses another power of a card
    ending,  ///< the player ends the turn, or announces the last turn
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

/// The occasion of this event, if any.
std::optional<Occasion> occasionOf(const Event& event);
/// The occasion of the viewer's decision; none if another player decides, or if only a skip is possible.
std::optional<Occasion> occasionOf(const Rules& rules, const View& view);

/// The space in which an event happened, if it has one.
std::optional<Space> placeOf(const Event& event);

/// Parts of the table that a page can point at.
enum class GuideArea : std::uint8_t {
    board,
    piece,      ///< a piece of the reader's, with the space that it points at
    territory,  ///< one that the reader holds
    wasteland,
    here,  ///< where the event happened that the page explains
    hand,
    piles,
    players,  ///< with their points
    recap,    ///< what the others have done
    log,
    ending,  ///< the place to end a turn, and to announce the last one
    status,  ///< who is on turn, and what is asked
    ring,    ///< the choices on the board
    hint
};
inline constexpr std::array<std::string_view, 14> kGuideAreaWords{"board",  "piece",  "territory", "wasteland", "here",
                                                                  "hand",   "piles",  "players",   "recap",     "log",
                                                                  "ending", "status", "ring",      "hint"};

/// What a page points at: nothing, a part of the table, or a thing by its name in the notation ("2,1", "A1N@2,1",
/// "cups-ace").
using GuidePoint = std::variant<std::monostate, GuideArea, Space, PieceName, Card>;

/// The most pages for one occasion.
inline constexpr std::size_t kMostPages = 9;

/// One idea. In its texts, "*minion*" is a word that is explained here: it is shown emphasised.
struct GuidePage {
    LessonText title;    ///< none in older documents
    LessonText text;     ///< at most 40 words
    LessonText attempt;  ///< "try": one thing to try; or none
    GuidePoint point;
};

/// The pages for an occasion.
struct GuideMoment {
    Occasion at{};
    std::vector<GuidePage> pages;  ///< at least one
};

struct Guide {
    std::string id;
    LessonText title;
    nlohmann::json position;  ///< "variant", "expansions", "options", "seats": the game to begin
    std::vector<GuideMoment> moments;

    /// nullptr if the guide has no pages for it.
    const GuideMoment* at(Occasion occasion) const;
};

/// True for a document of this kind. Checks only its key "kind".
bool isGuide(const nlohmann::json& document);

Checked<Guide> readGuide(const nlohmann::json& document, RulesSource& rules);

}  // namespace gnostica::engine
