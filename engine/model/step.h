// One complete decision of a player.
//
// Steps name pieces by PieceId and discards by HandPick, so a step has a meaning only with the state for which it was
// listed. Facings are always filled in: an enemy piece, which keeps its facing (ORI-4), has that facing. `linked` marks
// the first half of two powers on one thing (LNK), written ` +`.
#pragma once

#include "engine/model/card_set.h"
#include "engine/model/facing.h"
#include "engine/model/piece.h"
#include "engine/model/space.h"

#include <array>
#include <cstdint>
#include <variant>

namespace gnostica::engine {

/// Source of the card for a territory.
enum class CardSource : std::uint8_t {
    none,  ///< no card: the territory is destroyed, or a link leaves out the intermediate card
    hand,
    discardPile,  ///< Tower, Star
    drawPile      ///< its unseen top card (MAJ-10)
};

/// The first word of a step in the notation. Words from `firstOwn` on belong to the own steps of powers and mechanics
/// (Rules::ownWords).
enum class StepWord : std::uint8_t {
    place,
    activate,
    play,
    refresh,
    orient,
    cup,
    rod,
    disc,
    sword,
    turn,
    convert,
    warp,
    trade,
    redraw,
    recover,
    reveal,
    copy,
    skip,
    done,
    challenge,
    bid,
    take,
    firstOwn
};
/// Number of words that every game has.
inline constexpr int kStepWords = static_cast<int>(StepWord::firstOwn);
/// The most words of a game, including own words.
inline constexpr int kMostStepWords = 64;

namespace step {

struct Place {  ///< TRN-1
    Space space{};
    Facing facing{};
    bool operator==(const Place&) const = default;
};
struct Activate {  ///< TRN-2
    Space space{};
    bool operator==(const Activate&) const = default;
};
struct Play {  ///< TRN-2
    Card card{};
    bool operator==(const Play&) const = default;
};
struct Refresh {  ///< TRN-2: discards, then draws
    HandPick discards{};
    std::uint8_t draw = 0;
    bool operator==(const Refresh&) const = default;
};
struct Orient {  ///< TRN-2
    PieceId piece = kNoPiece;
    Facing facing{};
    bool operator==(const Orient&) const = default;
};

struct Create {  ///< CUP-1
    PieceId minion = kNoPiece;
    Facing facing{};
    bool linked = false;
    Space space{};
    bool operator==(const Create&) const = default;
};
struct CreateEnemy {  ///< CUP-2; `model` is the targeted enemy piece
    PieceId minion = kNoPiece;
    PieceId model = kNoPiece;
    bool linked = false;
    bool operator==(const CreateEnemy&) const = default;
};
struct Found {  ///< CUP-4
    PieceId minion = kNoPiece;
    CardSource source{};
    Card card{};
    bool linked = false;
    Space space{};
    bool operator==(const Found&) const = default;
};

struct Move {  ///< ROD-2, the minion itself
    PieceId minion = kNoPiece;
    std::uint8_t distance = 0;
    Facing facing{};
    bool linked = false;
    bool operator==(const Move&) const = default;
};
struct Push {  ///< ROD-2
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    std::uint8_t distance = 0;
    Facing facing{};
    bool linked = false;
    bool operator==(const Push&) const = default;
};
struct Slide {  ///< ROD-5
    PieceId minion = kNoPiece;
    std::uint8_t distance = 0;
    Space space{};
    bool operator==(const Slide&) const = default;
};

struct Grow {  ///< DIS-1
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    Facing facing{};
    bool linked = false;
    bool operator==(const Grow&) const = default;
};
struct Raise {  ///< DIS-2, DIS-3
    PieceId minion = kNoPiece;
    CardSource source{};
    Card card{};
    bool linked = false;
    Space space{};
    bool operator==(const Raise&) const = default;
};

struct Hit {  ///< SWD-1
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    std::uint8_t amount = 0;  ///< pips removed
    Facing facing{};          ///< meaningless (unchanged) if the piece is destroyed
    bool linked = false;
    bool operator==(const Hit&) const = default;
};
struct Raze {  ///< SWD-3
    PieceId minion = kNoPiece;
    std::uint8_t amount = 0;  ///< points removed
    CardSource source{};
    Card card{};
    bool linked = false;
    Space space{};
    bool operator==(const Raze&) const = default;
};
struct Turn {  ///< MAJ-3, 4, 15, 16, 17: orients `target`
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    Facing facing{};
    bool operator==(const Turn&) const = default;
};
struct Convert {  ///< MAJ-5
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    Facing facing{};
    bool operator==(const Convert&) const = default;
};
struct WarpPiece {  ///< MAJ-9
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    Facing facing{};
    Space to{};
    bool operator==(const WarpPiece&) const = default;
};
struct WarpTerritory {  ///< MAJ-9
    PieceId minion = kNoPiece;
    Space from{};
    Space to{};
    bool operator==(const WarpTerritory&) const = default;
};
struct Trade {  ///< MAJ-11, MAJ-12
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    bool operator==(const Trade&) const = default;
};
struct Redraw {  ///< MAJ-2
    HandPick discards{};
    std::uint8_t draw = 0;
    bool operator==(const Redraw&) const = default;
};
struct Recover {  ///< MAJ-20
    PieceId minion = kNoPiece;
    Card card{};
    bool operator==(const Recover&) const = default;
};
struct Reveal {  ///< MAJ-0
    bool operator==(const Reveal&) const = default;
};
struct Copy {  ///< MAJ-21
    Space space{};
    bool operator==(const Copy&) const = default;
};

struct Skip {  ///< leaves the power on offer unused (TRN-4)
    bool operator==(const Skip&) const = default;
};
struct Done {
    bool operator==(const Done&) const = default;
};
struct Challenge {  ///< CHL-1, or another announcement of the game
    bool operator==(const Challenge&) const = default;
};

struct Bid {  ///< BID-1
    Card card{};
    bool operator==(const Bid&) const = default;
};
struct Take {  ///< BID-4
    Card card{};
    bool operator==(const Take&) const = default;
};
/// A step that the core does not know. A power or mechanic has registered its kind (rules/owner.h), whose form names
/// the fields that have a meaning; the other fields keep these values. Made by its owner (OwnSteps) or by
/// Rules::special().
struct Special {
    std::uint8_t owner = 0;  ///< index in Rules::owners
    std::uint8_t code = 0;   ///< index of the kind among the owner's kinds
    StepWord word = StepWord::firstOwn;
    PieceId minion = kNoPiece;
    PieceId target = kNoPiece;
    std::uint8_t amount = 0;
    /// A set of pieces at which the minion aims (model/aimed_pieces.h), or of cards of the hand (HandPick).
    std::uint16_t bits = 0;
    Space space{};
    Facing facing{};
    Card card{};
    bool operator==(const Special&) const = default;
};

}  // namespace step

using Step = std::variant<step::Place, step::Activate, step::Play, step::Refresh, step::Orient,          //
                          step::Create, step::CreateEnemy, step::Found,                                  // cup
                          step::Move, step::Push, step::Slide,                                           // rod
                          step::Grow, step::Raise,                                                       // disc
                          step::Hit, step::Raze,                                                         // sword
                          step::Turn, step::Convert, step::WarpPiece, step::WarpTerritory, step::Trade,  //
                          step::Redraw, step::Recover, step::Reveal, step::Copy,                         //
                          step::Skip, step::Done, step::Challenge, step::Bid, step::Take,                //
                          step::Special>;
static_assert(sizeof(Step) <= 16);
static_assert(std::is_trivially_copyable_v<Step>);

/// A table lookup, because it is called for each step of a list.
constexpr StepWord wordOf(const Step& step) {
    using enum StepWord;
    constexpr std::array<StepWord, std::variant_size_v<Step> - 1> words{
        place, activate, play,      refresh, orient,                                 //
        cup,   cup,      cup,       rod,     rod,    rod,    disc,    disc,          //
        sword, sword,                                                                //
        turn,  convert,  warp,      warp,    trade,  redraw, recover, reveal, copy,  //
        skip,  done,     challenge, bid,     take};
    const auto* special = std::get_if<step::Special>(&step);
    return special != nullptr ? special->word : words[step.index()];
}

/// True for the options of TRN-1 and TRN-2, which are the actions of a turn.
bool isTurnOption(const Step& step);

/// True for a first half that is legal only together with the second (LNK).
bool isLinked(const Step& step);

/// The minion that a step names, or kNoPiece.
PieceId minionOf(const Step& step);

}  // namespace gnostica::engine
