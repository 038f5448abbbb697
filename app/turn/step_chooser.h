// Narrows the legal steps by what a player points at, in any order.
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

namespace gnostica::gui {

/// What may be picked next: everything that still leads to a legal step and says something new. Words, amounts,
/// facings and sources are listed as alternatives: with the one that is picked, and not at all where there is only
/// one; amounts and facings not before it is clear what they are about.
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

/// One decision in the making. Knows no widget and no rule: only the list of legal steps, and which of them contain
/// all that has been picked. A value: copy it to try something.
class StepChooser {
public:
    StepChooser() = default;

    /// Begins a new decision. `view` is that of the player who decides.
    void offer(std::shared_ptr<const engine::Rules> rules, const engine::View& view, const engine::StepList& legal);
    /// Is this the decision that is being made? Then what has been picked still counts.
    bool isAbout(const engine::View& view, const engine::StepList& legal) const;
    /// There is nothing to decide; what the player saw who decided is forgotten.
    void withdraw();
    bool isIdle() const { return steps_.empty(); }

    /// Adds a pick, or takes it back if it was picked already (discards and several pieces are toggled so). Word,
    /// amount, facing and source replace an earlier one. False, and nothing changes, if no legal step is left.
    bool pick(const Pick& pick);
    /// Like pick(), but gives up earlier picks, the latest first, as far as needed.
    bool repick(const Pick& pick);
    /// Picks, from the beginning, what says this step; where no picks say it and no other, it is meant all the same,
    /// until something else is picked. False, with nothing picked, if the step is not legal.
    bool propose(const engine::Step& step);
    /// Takes back the latest pick; false if there is none.
    bool takeBackPick();
    void clearPicks();

    const std::vector<Pick>& picks() const { return picks_; }
    bool isPicked(const Pick& pick) const;
    const Candidates& candidates() const { return candidates_; }
    /// All words of this decision, whatever has been picked.
    std::vector<engine::StepWord> words() const;
    /// What every step that can still be reached (but for bare words like `skip`) agrees on.
    const StepFacets& common() const { return common_; }

    /// The steps that say no more than what was picked.
    std::vector<engine::Step> remaining() const;
    /// The step that confirming takes: the only one left; or, where just a facing is open, the one that keeps it (a new
    /// piece stands upright); or, where just the number of cards is open, the one that draws most. Before anything is
    /// picked a power that goes in one way only is meant, and not to leave it unused; at the end of a turn, to end it.
    std::optional<engine::Step> proposal() const;
    bool complete() const { return proposal().has_value(); }
    /// Exactly one step is left, and no further discard or piece aimed at could be added.
    bool isFinal() const { return open_.size() == 1; }

    /// Words that belong to this moment, but not to any legal step.
    const std::vector<RefusedWord>& refusedWords() const { return refusedWords_; }
    /// Why this cannot be picked now; nullopt if it can, or could without the earlier picks.
    std::optional<engine::Refusal> whyNot(const Pick& pick) const;

    const engine::Rules& rules() const { return *rules_; }
    std::shared_ptr<const engine::Rules> sharedRules() const { return rules_; }
    /// As the player who decides sees it; only while there is something to decide.
    const engine::View& view() const { return *view_; }
    const engine::State& state() const;
    engine::Seat decider() const { return decider_; }

private:
    bool accept(std::vector<Pick> picks);
    void update();
    void mean(std::size_t place);
    void updateCandidates();
    /// Would the pick say something new, and leave a step?
    bool narrows(const Pick& pick) const;
    /// The steps that would be open without the word (amount, …) that was picked.
    template <class P>
    std::vector<std::size_t> openWithout() const;
    StepFacets commonOf(std::span<const std::size_t> steps) const;
    void addWithLikes(const std::vector<engine::PieceId>& pieces);
    void addWords();
    void addSources();
    void addAmounts();
    void addFacings();
    /// The one among settled_ that differs from the others only in keeping the facing, standing upright, or drawing
    /// most.
    std::optional<std::size_t> defaultStep(std::span<const std::size_t> steps) const;
    bool differOnlyInFacing(std::span<const std::size_t> steps) const;
    /// Of the ways to end a turn the one that announces nothing; nullopt if it is not the end, or something is picked.
    std::optional<std::size_t> plainEnd() const;
    /// What is left of a power's steps without leaving it unused; empty if that says nothing.
    std::vector<std::size_t> usesOfPower() const;

    std::shared_ptr<const engine::Rules> rules_;
    std::optional<engine::View> view_;
    engine::Seat decider_ = engine::Seat::none;
    PickMatcher matcher_;
    std::vector<engine::Step> steps_;
    std::vector<StepFacets> facets_;
    std::vector<Pick> picks_;
    std::vector<std::size_t> open_;     ///< places in steps_ that contain all picks
    std::vector<std::size_t> settled_;  ///< those among open_ that contain no further discard or piece aimed at
    StepFacets common_;
    Candidates candidates_;
    std::vector<RefusedWord> refusedWords_;
};

}  // namespace gnostica::gui
