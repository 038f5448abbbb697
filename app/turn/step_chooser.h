// Narrows the legal steps by a player's picks, in any order.
#pragma once

#include "app/turn/pick.h"
#include "app/turn/pick_matcher.h"
#include "app/turn/step_facets.h"
#include "app/turn/why_not.h"
#include "engine/model/step_list.h"
#include "engine/play/view.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::turn {

/// The possible next picks: all that lead to a legal step and narrow the choice. Words, amounts, facings and sources
/// are lists of alternatives, including the one that is picked; empty if there is only one. Amounts and facings come
/// only when their subject is clear.
struct Candidates {
    std::vector<engine::Space> spaces;
    std::vector<engine::PieceId> pieces;
    engine::CardSet cards;
    std::vector<int> amounts;
    std::vector<engine::Facing> facings;
    std::vector<engine::StepWord> words;
    std::vector<engine::CardSource> sources;
    bool operator==(const Candidates&) const = default;
};

/// A decision in progress. Knows neither widgets nor rules: only the list of legal steps, and which of them contain all
/// picks. A value: copy it to try something.
class StepChooser {
public:
    StepChooser() = default;

    /// Begins a new decision. `view` is that of the deciding player.
    void offer(std::shared_ptr<const engine::Rules> rules, const engine::View& view, const engine::StepList& legal);
    /// True if this is the present decision, whose picks then still count.
    bool isAbout(const engine::View& view, const engine::StepList& legal) const;
    /// Ends the decision, and forgets the deciding player's view.
    void withdraw();
    bool isIdle() const { return steps_.empty(); }

    /// Adds a pick, or removes it if it was picked already (this toggles discards and several pieces). Word, amount,
    /// facing and source replace an earlier one. False, without any change, if no legal step would be left.
    bool pick(const Pick& pick);
    /// Like pick(), but drops earlier picks if necessary, the latest first.
    bool repick(const Pick& pick);
    /// Replaces all picks by those that describe this step. If no picks describe exactly this step, it is the proposal
    /// nevertheless, until the next pick. False, with nothing picked, if the step is not legal.
    bool propose(const engine::Step& step);
    /// Removes the latest pick; false if there is none.
    bool takeBackPick();
    void clearPicks();

    const std::vector<Pick>& picks() const { return picks_; }
    bool isPicked(const Pick& pick) const;
    const Candidates& candidates() const { return candidates_; }
    /// All words of this decision, regardless of picks.
    std::vector<engine::StepWord> words() const;
    /// The values common to all remaining steps, except bare words like `skip`.
    const StepFacets& common() const { return common_; }

    /// The remaining steps that name no more than the picks.
    std::vector<engine::Step> remaining() const;
    /// The step that confirming takes: the only one left; or, if only a facing is open, the one that keeps it (new
    /// pieces are upright); or, if only the number of cards is open, the one that draws most. Without picks, the only
    /// way to use a power is proposed, rather than to skip it; and at the end of a turn, to end it.
    std::optional<engine::Step> proposal() const;
    bool complete() const { return proposal().has_value(); }
    /// True if exactly one step is left, and no further discard or piece aimed at could be added.
    bool hasOneStep() const { return open_.size() == 1; }

    /// Words that belong to this decision, but to none of its legal steps.
    const std::vector<RefusedWord>& refusedWords() const { return refusedWords_; }
    /// The reason why this cannot be picked now; nullopt if it can be, perhaps without the earlier picks.
    std::optional<engine::Refusal> whyNot(const Pick& pick) const;

    const engine::Rules& rules() const { return *rules_; }
    std::shared_ptr<const engine::Rules> sharedRules() const { return rules_; }
    /// The deciding player's view; only while there is a decision.
    const engine::View& view() const { return *view_; }
    const engine::State& state() const;
    engine::Seat decider() const { return decider_; }

private:
    bool accept(std::vector<Pick> picks);
    void update();
    void mean(std::size_t place);
    void updateCandidates();
    /// True if the pick excludes some of the remaining steps, but not all.
    bool narrows(const Pick& pick) const;
    /// The steps that would be open without the picked word (amount, …).
    template <class P>
    std::vector<std::size_t> openWithout() const;
    StepFacets commonOf(std::span<const std::size_t> steps) const;
    void addWithLikes(const std::vector<engine::PieceId>& pieces);
    void addWords();
    void addSources();
    void addAmounts();
    void addFacings();
    /// The step among settled_ that differs from the others only by keeping the facing, being upright, or drawing most.
    std::optional<std::size_t> defaultStep(std::span<const std::size_t> steps) const;
    bool differOnlyInFacing(std::span<const std::size_t> steps) const;
    /// The step that ends a turn without an announcement; nullopt if it is not the end, or if something is picked.
    std::optional<std::size_t> plainEnd() const;
    /// The remaining steps of a power, except skipping it; empty if that does not apply.
    std::vector<std::size_t> usesOfPower() const;

    std::shared_ptr<const engine::Rules> rules_;
    std::optional<engine::View> view_;
    engine::Seat decider_ = engine::Seat::none;
    PickMatcher matcher_;
    std::vector<engine::Step> steps_;
    std::vector<StepFacets> facets_;
    std::vector<Pick> picks_;
    std::vector<std::size_t> open_;     ///< indices into steps_ of those that contain all picks
    std::vector<std::size_t> settled_;  ///< those of open_ that contain no further discard or piece aimed at
    StepFacets common_;
    Candidates candidates_;
    std::vector<RefusedWord> refusedWords_;
};

}  // namespace gnostica::turn
