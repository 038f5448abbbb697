// All choices of a decision, except things on the board.
#pragma once

#include "app/turn/pick.h"
#include "app/turn/step_chooser.h"
#include "app/wording/speaker.h"
#include "app/wording/step_picture.h"
#include "engine/model/card_set.h"
#include "engine/model/piece.h"
#include "engine/model/seat.h"
#include "engine/model/space.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace gnostica::turn {

/// The largest number of a choice.
inline constexpr int kMostNumbers = 9;

enum class ChoiceKind : std::uint8_t { word, source, amount, facing };
enum class ChoiceState : std::uint8_t { offered, chosen, refused };

/// A choice. Buttons, chips and accessible texts are made from it.
struct Choice {
    ChoiceKind kind{};
    Pick pick;
    QString name{};  ///< in words; empty for an amount, whose number says it
    wording::StepPicture picture{};
    QString hint{};  ///< its effect, or the reason why it is refused; may be empty
    ChoiceState state = ChoiceState::offered;
    bool onRing = false;  ///< leads on from all earlier picks
    bool inLine = true;   ///< belongs to this decision, perhaps in place of earlier picks
    int number = 0;       ///< key that chooses it, from 1; 0: none
    friend bool operator==(const Choice&, const Choice&) = default;

    bool isChosen() const { return state == ChoiceState::chosen; }
    bool isRefused() const { return state == ChoiceState::refused; }
};

/// The choices of one decision. The ring around the thing that is used and the line next to the board show them.
struct ChoiceList {
    std::vector<Choice> choices{};         ///< words, sources, amounts, facings
    QString amountTitle{};                 ///< title of the amounts, if there are any
    std::optional<engine::Space> place{};  ///< subject of the choices; none: there is no ring
    engine::CardSet cards{};               ///< visible, in neither hand nor discard pile
    engine::CardSet pickedCards{};         ///< of `cards`
    engine::Seat decider = engine::Seat::none;
    std::optional<engine::Piece> turned{};  ///< the piece whose facing is chosen; none: a new piece
    bool canConfirm = false;
    bool leadsOn = false;  ///< the step to confirm only opens the turn: a thing has to be chosen after it
    bool canTakeBack = false;
    friend bool operator==(const ChoiceList&, const ChoiceList&) = default;

    std::vector<Choice> onRing() const;
    std::vector<Choice> inLine(ChoiceKind kind) const;
    /// The choice with this number, from 1; nullptr if there is none.
    const Choice* byNumber(int number) const;
};

/// True if a pick is allowed now; a guide may forbid it.
using PickFilter = std::function<bool(const Pick&)>;

/// The choices of a decision; none if there is nothing to decide. `ahead` is the decision after the proposed step, if
/// any; its words are also on the ring. `before` is the space of the last step in this turn. Picks that do not pass are
/// not on the ring. Words and sources of cards have numbers, first those on the ring; amounts are chosen by their own
/// digits.
ChoiceList choicesOf(const StepChooser& chooser, const StepChooser* ahead, std::optional<engine::Space> before,
                     const wording::Speaker& speaker, const PickFilter& passes = {});

}  // namespace gnostica::turn
