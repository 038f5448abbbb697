#include "app/turn/preview_maker.h"

#include "engine/model/rng.h"
#include "engine/play/play.h"

#include <algorithm>
#include <iterator>

namespace gnostica::turn {

namespace {

using namespace engine;

/// Collects the results of events; a piece or territory that changes twice is shown once.
class Gatherer {
public:
    explicit Gatherer(StepPreview& preview) : preview_(preview) {}

    template <class E>
    void operator()(const E&) {}

    void operator()(const event::PieceAdded& e) { preview_.board.after.push_back(e.piece); }
    void operator()(const event::PieceRemoved& e) { replace(e.piece, std::nullopt); }
    void operator()(const event::PieceChanged& e) { replace(e.before, e.after); }
    void operator()(const event::PieceConverted& e) { replace(e.before, e.after); }
    void operator()(const event::TerritoryFounded& e) { show(e.space, e.card, e.source); }
    void operator()(const event::TerritoryReplaced& e) { show(e.space, e.after, e.source); }
    void operator()(const event::TerritoryDestroyed& e) { show(e.space, Card::none(), CardSource::none); }
    void operator()(const event::TerritoryMoved& e) {
        show(e.from, Card::none(), CardSource::none);
        show(e.to, e.card, CardSource::none);
    }

private:
    void replace(const Piece& before, const std::optional<Piece>& after) {
        std::vector<Piece>& shown = preview_.board.after;
        const auto earlier = std::find(shown.begin(), shown.end(), before);
        if (earlier != shown.end()) {
            shown.erase(earlier);
        } else {
            preview_.board.gone.push_back(before);
        }
        if (after) {
            shown.push_back(*after);
        }
    }
    void show(Space space, Card card, CardSource source) {
        std::vector<Territory>& shown = preview_.board.territories;
        std::erase_if(shown, [space](const Territory& territory) { return territory.space == space; });
        if (source == CardSource::drawPile) {
            preview_.uncertain = true;  // the card is unknown
        } else {
            shown.push_back({space, card});
        }
    }

    StepPreview& preview_;
};

void compareScores(const Rules& rules, const State& before, const State& after, StepPreview& preview) {
    for (int i = 0; i < before.seats; ++i) {
        const Seat seat = seatAt(i);
        const ScoreChange change{seat, score(rules, before, seat), score(rules, after, seat)};
        if (change.before != change.after) {
            preview.scores.push_back(change);
        }
    }
}

bool isVerdict(const Event& event) {
    return std::holds_alternative<event::ChallengeJudged>(event) ||
           std::holds_alternative<event::SeatEliminated>(event) || std::holds_alternative<event::GameOver>(event);
}

bool leavesToDice(const Rules& rules, const Step& step) {
    const SpecialKind* kind = rules.specialKind(step);
    return kind != nullptr && kind->rolls;
}

}  // namespace

StepPreview previewOf(const Rules& rules, const View& view, const Step& step) {
    Rng rng(1);  // only for hidden cards, which are not shown
    const State before = view.imagine(rules, rng);
    State after = before;
    EventList events;
    apply(rules, after, step, &events);
    StepPreview preview;
    Gatherer gatherer(preview);
    for (const Event& event : events) {
        std::visit(gatherer, event);
    }
    preview.uncertain = preview.uncertain || leavesToDice(rules, step);
    compareScores(rules, before, after, preview);
    if (!preview.uncertain) {
        std::ranges::copy_if(events, std::back_inserter(preview.verdicts), isVerdict);
    }
    return preview;
}

}  // namespace gnostica::turn
