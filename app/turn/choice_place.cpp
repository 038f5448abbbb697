#include "app/turn/choice_place.h"

#include "app/turn/step_facets.h"

#include <variant>
#include <vector>

namespace gnostica::turn {

namespace {

using namespace engine;

/// The space of the acting minion, if all remaining steps agree on it.
std::optional<Space> placeOfMinions(const StepChooser& chooser) {
    std::optional<Space> place;
    for (const Step& step : chooser.remaining()) {
        const PieceId minion = minionOf(step);
        if (minion == kNoPiece) {
            continue;
        }
        const Space here = chooser.state().piece(minion).space();
        if (place && *place != here) {
            return std::nullopt;
        }
        place = here;
    }
    return place;
}

std::optional<Space> pickedPlace(const StepChooser& chooser) {
    const std::vector<Pick>& picks = chooser.picks();
    for (auto last = picks.rbegin(); last != picks.rend(); ++last) {
        if (const auto* space = std::get_if<PickSpace>(&*last)) {
            return space->space;
        }
        if (const auto* piece = std::get_if<PickPiece>(&*last)) {
            return chooser.state().piece(piece->piece).space();
        }
    }
    return std::nullopt;
}

std::optional<Space> placeOfEffect(const StepChooser& chooser, const StepFacets& facets) {
    if (facets.landing || facets.place) {
        return facets.landing ? facets.landing : facets.place;
    }
    return facets.target == kNoPiece ? std::nullopt : std::optional(chooser.state().piece(facets.target).space());
}

/// The space that the proposed step affects.
std::optional<Space> proposedPlace(const StepChooser& chooser) {
    const auto step = chooser.proposal();
    return step ? placeOfEffect(chooser, facetsOf(chooser.rules(), chooser.state(), chooser.decider(), *step))
                : std::nullopt;
}

/// The space of the piece whose facing is open, if all remaining steps agree on it.
std::optional<Space> placeOfFacing(const StepChooser& chooser) {
    std::optional<Space> place;
    for (const Step& step : chooser.remaining()) {
        const StepFacets facets = facetsOf(chooser.rules(), chooser.state(), chooser.decider(), step);
        if (!facets.facing) {
            continue;
        }
        const auto here = placeOfEffect(chooser, facets);
        if (!here || (place && *place != *here)) {
            return std::nullopt;
        }
        place = here;
    }
    return place;
}

}  // namespace

std::optional<Space> placeOfChoices(const StepChooser& chooser, const StepChooser* ahead, std::optional<Space> before) {
    if (chooser.isIdle()) {
        return std::nullopt;
    }
    const bool turns = chooser.state().turn.stage == Stage::power && !chooser.candidates().facings.empty();
    const auto picked = pickedPlace(chooser);
    if (const auto turned = turns && picked ? placeOfFacing(chooser) : std::nullopt) {
        return turned;  // around the piece to be turned, not around the last pick
    }
    if (picked) {
        return picked;
    }
    if (ahead != nullptr) {
        return placeOfMinions(*ahead);
    }
    switch (chooser.state().turn.stage) {
    case Stage::power: {
        const auto proposed = proposedPlace(chooser);
        return proposed ? proposed : placeOfMinions(chooser);
    }
    case Stage::close: return before;
    default: return std::nullopt;
    }
}

}  // namespace gnostica::turn
