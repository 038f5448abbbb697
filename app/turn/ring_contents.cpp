#include "app/turn/ring_contents.h"

#include "app/turn/step_facets.h"

#include <algorithm>
#include <vector>

namespace gnostica::gui {

namespace {

using namespace engine;

/// Where whoever acts stands, if all steps that are left agree on it.
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

/// Where the one step is about that is proposed.
std::optional<Space> proposedPlace(const StepChooser& chooser) {
    const auto step = chooser.proposal();
    return step ? placeOfEffect(chooser, facetsOf(chooser.rules(), chooser.state(), chooser.decider(), *step))
                : std::nullopt;
}

/// Where that stands whose facing is open, if all steps that are left agree on it.
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

std::optional<Space> placeOf(const StepChooser& chooser, const StepChooser* ahead, std::optional<Space> before) {
    const bool turns = chooser.state().turn.stage == Stage::power && !chooser.candidates().facings.empty();
    const auto picked = pickedPlace(chooser);
    if (const auto turned = turns && picked ? placeOfFacing(chooser) : std::nullopt) {
        return turned;  // round what is to be turned, not round what was picked for it
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

/// What is said by the word alone, and leaves what was begun.
bool leaves(StepWord word) {
    return word == StepWord::skip || word == StepWord::done || word == StepWord::challenge;
}

class Filler {
public:
    Filler(RingContents& ring, const StepChooser& chooser, const PickFilter& passes)
        : ring_(ring),
          chooser_(chooser),
          passes_(passes) {}

    void addWords() {
        const std::vector<StepWord> words = chooser_.words();
        const std::vector<StepWord>& open = chooser_.candidates().words;
        const bool closes = words.size() == 1 && leaves(words.front());
        for (const StepWord word : closes ? words : open) {
            add(ring_.words, PickWord{word});
        }
        if (chooser_.state().turn.stage != Stage::power) {
            return;
        }
        for (const RefusedWord& refused : chooser_.refusedWords()) {
            if (refused.word > StepWord::orient && !leaves(refused.word)) {
                ring_.words.push_back({PickWord{refused.word}, false, true});
            }
        }
    }
    /// What could be done with the card, before it is settled that it is the one.
    void addWordsAhead(const StepChooser& ahead) {
        std::vector<StepWord> words = ahead.candidates().words;
        std::erase_if(words, leaves);
        if (words.size() < 2) {
            return;
        }
        for (const StepWord word : words) {
            ring_.words.push_back({PickWord{word}, false, false});
        }
    }
    void addSources() {
        for (const CardSource source : chooser_.candidates().sources) {
            if (source == CardSource::drawPile || source == CardSource::none) {  // the others lie open, as cards
                add(ring_.words, PickSource{source});
            }
        }
    }
    void addNumbers() {
        const std::optional<StepFacets> proposed = proposal();
        for (const int amount : chooser_.candidates().amounts) {
            add(ring_.amounts, PickAmount{amount}, proposed && proposed->amount == amount);
        }
        for (const Facing facing : chooser_.candidates().facings) {
            add(ring_.facings, PickFacing{facing}, proposed && proposed->facing == facing);
        }
    }

private:
    std::optional<StepFacets> proposal() const {
        const auto step = chooser_.proposal();
        return step ? std::optional(facetsOf(chooser_.rules(), chooser_.state(), chooser_.decider(), *step))
                    : std::nullopt;
    }
    void add(std::vector<RingChoice>& list, const Pick& pick, bool meant = false) {
        if (!passes_ || passes_(pick)) {
            list.push_back({pick, meant || chooser_.isPicked(pick), false});
        }
    }

    RingContents& ring_;
    const StepChooser& chooser_;
    const PickFilter& passes_;
};

}  // namespace

RingContents ringOf(const StepChooser& chooser, const StepChooser* ahead, std::optional<Space> before,
                    const PickFilter& passes) {
    RingContents ring;
    if (chooser.isIdle()) {
        return ring;
    }
    ring.place = placeOf(chooser, ahead, before);
    if (!ring.place) {
        return ring;
    }
    Filler filler(ring, chooser, passes);
    filler.addWords();
    if (ahead != nullptr && !passes) {
        filler.addWordsAhead(*ahead);
    }
    filler.addSources();
    filler.addNumbers();
    ring.canConfirm = chooser.complete();
    ring.canTakeBack = !chooser.picks().empty();
    return ring;
}

}  // namespace gnostica::gui
