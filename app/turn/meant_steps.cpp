#include "app/turn/meant_steps.h"

#include "engine/model/aimed_pieces.h"
#include "engine/model/step_fields.h"

#include <algorithm>
#include <optional>

namespace gnostica::turn {

namespace {

using namespace engine;

/// Collects steps; each function adds those in which a thing pointed at plays one role.
class Guesser {
public:
    Guesser(const Rules& rules, const State& state, Seat decider, std::span<const Pick> before)
        : rules_(rules),
          state_(state),
          decider_(decider) {
        for (const Pick& pick : before) {
            if (const auto* piece = std::get_if<PickPiece>(&pick)) {
                pieces_.push_back(piece->piece);
            } else if (const auto* space = std::get_if<PickSpace>(&pick)) {
                spaces_.push_back(space->space);
            } else if (const auto* word = std::get_if<PickWord>(&pick)) {
                word_ = word->word;
            }
        }
    }

    void operator()(PickWord pick) {
        word_ = pick.word;
        steps_.insert(steps_.end(),
                      {step::Skip{}, step::Done{}, step::Challenge{}, step::Reveal{}, step::Refresh{}, step::Redraw{}});
        for (const PieceId minion : minions()) {
            addAboutPiece(minion, minion);
            addAboutSpace(minion, state_.piece(minion).aim());
        }
    }
    void operator()(PickPiece pick) {
        const Piece& piece = state_.piece(pick.piece);
        forEachOwnKind([&](const SpecialKind& kind, step::Special step) {
            if (kind.form.has(Part::given)) {
                step.target = pick.piece;
                steps_.emplace_back(step);
            }
        });
        steps_.emplace_back(step::Orient{pick.piece, another(piece.facing())});
        if (piece.owner() == decider_) {
            addAboutPiece(pick.piece, pick.piece);
            addAboutSpace(pick.piece, piece.aim());
        }
        for (const PieceId minion : minions()) {
            addAboutPiece(minion, pick.piece);
        }
        if (minions().empty()) {
            steps_.emplace_back(step::Place{piece.space(), {}});
        }
    }
    void operator()(PickSpace pick) {
        steps_.insert(steps_.end(), {step::Place{pick.space, {}}, step::Activate{pick.space}, step::Copy{pick.space}});
        forEachOwnKind([&](const SpecialKind& kind, step::Special step) {
            if (kind.form.has(Part::space) && !kind.form.has(Part::minion)) {
                step.space = pick.space;
                steps_.emplace_back(step);
            }
        });
        for (const PieceId minion : minions()) {
            addAboutSpace(minion, pick.space);
            addWays(minion, pick.space);
        }
    }
    void operator()(PickCard pick) {
        steps_.insert(steps_.end(), {step::Play{pick.card}, step::Bid{pick.card}, step::Take{pick.card}});
        for (const PieceId minion : minions()) {
            const Space place = spaces_.empty() ? state_.piece(minion).aim() : spaces_.front();
            addAboutCard(minion, place, pick.card);
            steps_.emplace_back(step::Recover{minion, pick.card});
        }
        forEachOwnKind([&](const SpecialKind& kind, step::Special step) {
            if (kind.form.has(Part::card) && !kind.form.has(Part::minion)) {
                step.card = pick.card;
                steps_.emplace_back(step);
            }
        });
    }
    void operator()(PickAmount pick) {
        addAboutBefore();
        change([pick](auto field, auto& value) {
            using enum Field;
            if constexpr (field == distance || field == amount || field == draw) {
                value = static_cast<std::uint8_t>(pick.amount);
            }
        });
    }
    void operator()(PickFacing pick) {
        addAboutBefore();
        change([pick](auto field, auto& value) {
            if constexpr (field == Field::facing) {
                value = pick.facing;
            }
        });
    }
    void operator()(PickSource pick) {
        addAboutBefore();
        change([pick](auto field, auto& value) {
            if constexpr (field == Field::source) {
                value = pick.source;
            }
        });
    }

    void addEverything() {
        steps_.insert(steps_.end(),
                      {step::Skip{}, step::Done{}, step::Challenge{}, step::Reveal{}, step::Refresh{}, step::Redraw{}});
        for (const Card card : state_.hands[decider_]) {
            steps_.emplace_back(step::Play{card});
        }
        for (const PieceId minion : minions()) {
            const Piece& piece = state_.piece(minion);
            steps_.emplace_back(step::Activate{piece.space()});
            steps_.emplace_back(step::Orient{minion, another(piece.facing())});
            addAboutPiece(minion, minion);
            addAboutSpace(minion, piece.aim());
        }
    }

    std::vector<Step> take() {
        if (word_) {
            std::erase_if(steps_, [this](const Step& step) { return wordOf(step) != *word_; });
        }
        return std::move(steps_);
    }

private:
    static Facing another(Facing facing) { return facing == Facing::upright ? Facing::north : Facing::upright; }

    /// The piece picked as minion, or otherwise every own piece.
    std::vector<PieceId> minions() const {
        if (!pieces_.empty() && state_.piece(pieces_.front()).owner() == decider_) {
            return {pieces_.front()};
        }
        std::vector<PieceId> own;
        for (std::size_t i = 0; i < state_.pieceCount; ++i) {
            if (state_.pieces[i].owner() == decider_) {
                own.push_back(static_cast<PieceId>(i));
            }
        }
        return own;
    }

    void addAboutPiece(PieceId minion, PieceId target) {
        const Facing kept = state_.piece(target).facing();
        if (minion == target) {
            steps_.emplace_back(step::Move{minion, 1, kept});
        } else {
            steps_.emplace_back(step::Push{minion, target, 1, kept});
            steps_.emplace_back(step::CreateEnemy{minion, target});
        }
        steps_.emplace_back(step::Grow{minion, target, kept});
        steps_.emplace_back(step::Hit{minion, target, 1, kept});
        steps_.emplace_back(step::Turn{minion, target, another(kept)});
        steps_.emplace_back(step::Convert{minion, target, kept});
        steps_.emplace_back(step::Trade{minion, target});
        const Space to = spaces_.empty() ? state_.piece(target).space() : spaces_.front();
        steps_.emplace_back(step::WarpPiece{minion, target, kept, to});
        forEachOwnKind([&](const SpecialKind& kind, step::Special step) {
            if (kind.form.has(Part::minion) && !kind.form.has(Part::space) && (!kind.onItself || minion == target)) {
                step.minion = minion;
                addOwn(kind, step, target);
            }
        });
    }

    /// Adds the steps of a power or mechanic with own steps, with all that their form requires.
    void addOwn(const SpecialKind& kind, step::Special step, PieceId target) {
        const Form& form = kind.form;
        if (form.has(Part::target)) {
            step.target = target;
        }
        if (form.has(Part::pieces) && target != step.minion) {
            step.bits = aimedBit(state_, step.minion, target);
        }
        if (form.has(Part::number)) {
            step.amount = 1;
        }
        if (form.has(Part::keptFacing) || form.has(Part::facing)) {
            const Facing kept = state_.piece(target).facing();
            step.facing = form.has(Part::facing) ? another(kept) : kept;
        }
        steps_.emplace_back(step);
    }

    /// Calls `f(SpecialKind, step::Special)` for each kind of step that powers and mechanics add to this game.
    template <class F>
    void forEachOwnKind(F f) const {
        for (std::size_t i = 0; i < rules_.owners.size(); ++i) {
            const Owner& owner = rules_.owners[i];
            for (std::size_t code = 0; code < owner.steps.size() && owner.inGame; ++code) {
                f(owner.steps[code], OwnSteps(i, owner).make(code));
            }
        }
    }

    void addAboutSpace(PieceId minion, Space space) {
        forEachOwnKind([&](const SpecialKind& kind, step::Special step) {
            if (kind.form.has(Part::minion) && kind.form.has(Part::space)) {
                step.minion = minion;
                step.space = space;
                addOwn(kind, step, pieces_.empty() ? minion : pieces_.back());
            }
        });
        steps_.emplace_back(step::Create{.minion = minion, .space = space});
        steps_.emplace_back(step::Slide{minion, 1, space});
        steps_.emplace_back(step::Raze{
            .minion = minion, .amount = 1, .source = CardSource::none, .card = {}, .linked = false, .space = space});
        const Space from = spaces_.empty() ? state_.piece(minion).aim() : spaces_.front();
        steps_.emplace_back(step::WarpTerritory{minion, from, space});
        for (const Card card : state_.hands[decider_]) {
            addAboutCard(minion, space, card);
        }
    }

    /// Adds steps that move the minion, or the piece that it affects, to this space.
    void addWays(PieceId minion, Space to) {
        const PieceId moved = pieces_.empty() ? minion : pieces_.back();
        const Piece& piece = state_.piece(moved);
        steps_.emplace_back(step::WarpPiece{minion, moved, piece.facing(), to});
        for (int distance = 1; distance <= kFarthest; ++distance) {
            if (neighbour(piece.space(), state_.piece(minion).facing(), distance) != to) {
                continue;
            }
            const auto count = static_cast<std::uint8_t>(distance);
            if (moved == minion) {
                steps_.emplace_back(step::Move{minion, count, piece.facing()});
            } else {
                steps_.emplace_back(step::Push{minion, moved, count, piece.facing()});
            }
            return;
        }
    }

    void addAboutCard(PieceId minion, Space place, Card card) {
        const CardSource source = state_.discard.contains(card) ? CardSource::discardPile : CardSource::hand;
        steps_.emplace_back(
            step::Found{.minion = minion, .source = source, .card = card, .linked = false, .space = place});
        steps_.emplace_back(
            step::Raise{.minion = minion, .source = source, .card = card, .linked = false, .space = place});
        steps_.emplace_back(
            step::Raze{.minion = minion, .amount = 1, .source = source, .card = card, .linked = false, .space = place});
    }

    void addAboutBefore() {
        for (const PieceId minion : minions()) {
            addAboutPiece(minion, pieces_.empty() ? minion : pieces_.back());
            addAboutSpace(minion, spaces_.empty() ? state_.piece(minion).aim() : spaces_.back());
        }
        steps_.insert(steps_.end(), {step::Refresh{}, step::Redraw{}});
        forEachOwnKind([&](const SpecialKind& kind, const step::Special& step) {
            if (!kind.form.has(Part::minion) && !kind.form.has(Part::given)) {
                steps_.emplace_back(step);
            }
        });
    }

    template <class F>
    void change(F f) {
        for (Step& step : steps_) {
            forEachField(step, f);
        }
    }

    static constexpr int kFarthest = 12;

    const Rules& rules_;
    const State& state_;
    Seat decider_;
    std::optional<StepWord> word_;
    std::vector<PieceId> pieces_;
    std::vector<Space> spaces_;
    std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> meantSteps(const Rules& rules, const State& state, Seat decider, std::span<const Pick> before,
                             const Pick& pick) {
    Guesser guesser(rules, state, decider, before);
    std::visit(guesser, pick);
    return guesser.take();
}

std::vector<Step> meantSteps(const Rules& rules, const State& state, Seat decider) {
    Guesser guesser(rules, state, decider, {});
    guesser.addEverything();
    return guesser.take();
}

}  // namespace gnostica::turn
