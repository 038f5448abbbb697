// All that there is to choose in a decision, besides things on the board.
#pragma once

#include "app/turn/pick.h"
#include "app/turn/step_chooser.h"
#include "app/wording/speaker.h"
#include "engine/model/card_set.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace gnostica::gui {

/// How many choices can have a number.
inline constexpr int kMostNumbers = 9;

enum class ChoiceKind : std::uint8_t { word, source, amount, facing };
enum class ChoiceState : std::uint8_t { offered, chosen, refused };

/// One thing to choose. Buttons, chips and what a screen reader is told are made from it.
struct Choice {
    ChoiceKind kind{};
    Pick pick;
    QString name{};     ///< in words; none for an amount, which is its number
    QString picture{};  ///< the name of a picture; empty: it has none
    QString hint{};     ///< what it does, or why it is refused; may be empty
    ChoiceState state = ChoiceState::offered;
    bool onRing = false;  ///< it leads on from all that has been picked
    bool inLine = true;   ///< it belongs to this decision, perhaps instead of what has been picked
    int number = 0;       ///< by which it is chosen, from 1; 0: by none
    friend bool operator==(const Choice&, const Choice&) = default;

    bool isChosen() const { return state == ChoiceState::chosen; }
    bool isRefused() const { return state == ChoiceState::refused; }
};

/// The choices of one decision. The ring at the thing that is used and the line next to the board are views of it.
struct ChoiceList {
    std::vector<Choice> choices{};         ///< words, sources, amounts, facings
    QString amountTitle{};                 ///< of the numbers, if there are any
    std::optional<engine::Space> place{};  ///< that all this is about; none: there is no ring
    engine::CardSet cards{};               ///< that lie open to be taken, neither in the hand nor in the discard pile
    engine::CardSet pickedCards{};         ///< of these
    engine::Seat decider = engine::Seat::none;
    std::optional<engine::Piece> turned{};  ///< the piece that facings are chosen for; none: a new one
    bool canConfirm = false;
    bool canTakeBack = false;
    friend bool operator==(const ChoiceList&, const ChoiceList&) = default;

    std::vector<Choice> onRing() const;
    std::vector<Choice> inLine(ChoiceKind kind) const;
    /// The choice that has this number, from 1; nullptr if none has.
    const Choice* byNumber(int number) const;
};

/// Says of a pick whether it is let through now, as a guide may not.
using PickFilter = std::function<bool(const Pick&)>;

/// The choices of a decision; none if there is nothing to decide. `ahead`: the decision that follows the proposed step,
/// if there is one; its kinds of action are offered on the ring, too. `before`: where something was done last in this
/// turn. What does not pass is not on the ring. Numbers are given to kinds of action and sources of cards, first to
/// those on the ring; what is counted is chosen by the digits themselves.
ChoiceList choicesOf(const StepChooser& chooser, const StepChooser* ahead, std::optional<engine::Space> before,
                     const wording::Speaker& speaker, const PickFilter& passes = {});

}  // namespace gnostica::gui
