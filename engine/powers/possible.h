// All possible steps. Each rule is written once, as the refusal of a step; the legal steps are the possible steps that
// no rule refuses.
#pragma once

#include "engine/model/step_fields.h"
#include "engine/powers/power.h"

#include <algorithm>

namespace gnostica::engine {

/// The values that a field of a step can have, as determined by the table and the preceding fields. One minion or
/// target stands for all that are interchangeable with it.
class PossibleValues {
public:
    explicit PossibleValues(const Table& table) : table_(table) {}

    template <Field kField, class S, class Use>
    void operator()(FieldTag<kField>, const S& step, Use use) const {
        using enum Field;
        if constexpr (kField == minion) {
            table_.forEachMinion(use);
        } else if constexpr (kField == target) {
            table_.forEachTarget(step.minion, use);
        } else if constexpr (kField == model) {
            table_.forEachOtherTarget(step.minion, use);
        } else if constexpr (kField == piece) {
            forEachOwnPiece(use);
        } else if constexpr (kField == space) {
            forEachSpace(step, use);
        } else if constexpr (kField == to) {
            table_.forEachLivingSpace(use);
        } else if constexpr (kField == distance) {
            count(1, kSizes, use);
        } else if constexpr (kField == amount) {
            count(0, mostAmount(step), use);
        } else if constexpr (kField == draw) {
            count(0, table_.rules.handLimit, use);
        } else if constexpr (kField == source) {
            for (const auto from :
                 {CardSource::none, CardSource::hand, CardSource::discardPile, CardSource::drawPile}) {
                use(from);
            }
        } else if constexpr (kField == card) {
            forEachCard(step, use);
        } else if constexpr (kField == discards) {
            const int held = table_.state.hands[table_.mover].size();
            for (unsigned bits = 0; bits < 1U << held; ++bits) {
                use(HandPick{static_cast<std::uint16_t>(bits)});
            }
        } else if constexpr (kField == facing) {
            for (const Facing direction : table_.rules.facings()) {
                use(direction);
            }
        } else {
            static_assert(kField == linked, "whoever offers steps with this field knows its values");
            use(false);
        }
    }

private:
    template <class Use>
    static void count(int from, int to, Use use) {
        for (int number = from; number <= to; ++number) {
            use(static_cast<std::uint8_t>(number));
        }
    }
    template <class Use>
    void forEachOwnPiece(Use use) const {
        for (std::size_t i = 0; i < table_.state.pieceCount; ++i) {
            const auto id = static_cast<PieceId>(i);
            if (table_.state.pieces[i].owner() == table_.mover && table_.standsForItsLike(id)) {
                use(id);
            }
        }
    }
    /// A minion reaches the spaces that it aims at, and its own.
    template <class S, class Use>
    void forEachSpace(const S& step, Use use) const {
        if constexpr (kHasField<S, Field::minion>) {
            const Piece& actor = table_.state.piece(step.minion);
            table_.forEachAim(actor, use);
            if (actor.aim() != actor.space()) {
                use(actor.space());
            }
        } else {
            table_.forEachLivingSpace(use);
        }
    }
    template <class S>
    int mostAmount(const S& step) const {
        if constexpr (kHasField<S, Field::space>) {
            const Territory* territory = table_.state.territoryAt(step.space);
            return std::max(kSizes, territory == nullptr ? 0 : table_.valueAt(*territory));
        } else {
            return kSizes;
        }
    }
    template <class S, class Use>
    void forEachCard(const S& step, Use use) const {
        constexpr bool anywhere = !kHasField<S, Field::source>;
        const CardSource from = fieldOr<Field::source>(step, CardSource::none);
        if (anywhere || from == CardSource::hand) {
            for (const Card card : table_.state.hands[table_.mover]) {
                use(card);
            }
        }
        if (anywhere || from == CardSource::discardPile) {
            for (const Card card : table_.state.discard.cards()) {
                use(card);
            }
        }
        if (!anywhere && (from == CardSource::none || from == CardSource::drawPile)) {
            use(Card::none());
        }
    }

    const Table& table_;
};

/// Adds the steps of one kind that `explain(step)` does not refuse, out of all possible ones.
template <class S, class Explain>
void addUnrefused(const Table& table, StepList& out, Explain explain) {
    forEachFilling<S>(PossibleValues(table), [&](const S& step) {
        if (!explain(step)) {
            out.add(step);
        }
    });
}

/// Adds the first halves of links of this kind: steps that are refused alone for a reason that the link removes.
template <class S, class Explain>
void addMended(const Table& table, LinkKind link, StepList& out, Explain explain) {
    if constexpr (kHasField<S, Field::linked>) {
        forEachFilling<S>(PossibleValues(table), [&](const S& alone) {
            const std::optional<Refusal> refusal = explain(alone);
            if (refusal && linkMends(link, alone, refusal->code)) {
                S half = alone;
                half.linked = true;
                out.add(half);
            }
        });
    }
}

/// A power that offers these kinds of step. It need not list them: the steps that explain() does not refuse are legal.
/// A power that is used too often to try every step overrides list(), which must give the same steps.
template <class... S>
class PowerOver : public Power {
public:
    bool offers(const Step& step) const override { return (std::holds_alternative<S>(step) || ...); }
    void list(const Table& table, StepList& out) const override { listUnrefused(table, LinkKind::none, out); }
    void listFirstHalves(const Table& table, LinkKind link, StepList& out) const override {
        listUnrefused(table, link, out);
    }
    void listUnrefused(const Table& table, LinkKind link, StepList& out) const final {
        const auto judge = [&](const auto& step) { return explain(table, step); };
        if (link == LinkKind::none) {
            (addUnrefused<S>(table, out, judge), ...);
        } else {
            (addMended<S>(table, link, out, judge), ...);
        }
    }
};

}  // namespace gnostica::engine
