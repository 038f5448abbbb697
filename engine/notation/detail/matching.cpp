#include "engine/notation/detail/matching.h"

#include "engine/documents/nearest.h"
#include "engine/mechanics/mechanic.h"
#include "engine/model/aimed_pieces.h"
#include "engine/notation/detail/step_kinds.h"
#include "engine/rules/said_fields.h"

#include <algorithm>

namespace gnostica::engine {
namespace {

/// True if numbers name the minion's twin as the target, although one step stands for both targets.
bool saysAnother(const PieceName& minion, const PieceName& target) {
    return minion.number != 0 && target.number != 0 && minion.number != target.number;
}

}  // namespace

StepProblem refused(const Refusal& refusal) {
    Diagnostic diagnostic;
    diagnostic.code = DiagnosticCode::illegal;
    diagnostic.rule = refusal.rule.text;
    return {std::move(diagnostic), refusal};
}

std::tuple<PieceId, bool, PieceId> Matcher::preference(const Step& step) {
    const PieceId actor = actorOf(step);
    const PieceId target = targetOf(step);
    return {actor, target != actor, target};
}

bool Matcher::means(const PieceName& name, PieceId id) const {
    if (!name.isBorneBy(table_.state.piece(id))) {
        return false;
    }
    if (name.number == 0) {
        return true;
    }
    // One step stands for all interchangeable twins, whichever of them the number names.
    const auto named = bearers(table_.state, name);
    return !named.empty() && (named.front() == id || !table_.numbered(id));
}

bool Matcher::matchesTarget(const Sentence& sentence, PieceId actor, PieceId target) const {
    const PieceName& name = sentence.targets.front();
    if (!means(name, target)) {
        return false;
    }
    if (actor != target) {
        return true;
    }
    const Piece& minion = table_.state.piece(actor);
    const bool twinOutOfReach = minion.aim() != minion.space();  // ORI-2
    return !twinOutOfReach || !saysAnother(sentence.piece, name);
}

bool Matcher::matchesList(const Sentence& sentence, PieceId minion, std::uint16_t pieces) const {
    const AimedPieces aimed(table_.state, minion, pieces);
    std::vector<PieceId> open(aimed.ids().begin(), aimed.ids().end());
    if (open.size() != sentence.targets.size()) {
        return false;
    }
    return std::ranges::all_of(sentence.targets, [&](const PieceName& name) {
        const auto at = std::ranges::find_if(open, [&](PieceId id) { return means(name, id); });
        const bool found = at != open.end();
        if (found) {
            open.erase(at);
        }
        return found;
    });
}

bool Matcher::matchesFacing(const Sentence& sentence, const Step& step, Facing facing) const {
    if (formOf(table_.rules, step).has(Part::facing)) {
        return !sentence.facing || *sentence.facing == facing;
    }
    if (!speller_.writesFacing(step)) {
        return !sentence.facing;
    }
    const Facing kept = table_.state.piece(Speller::facingPiece(step)).facing();
    return sentence.facing.value_or(kept) == facing;
}

template <Field kField, class T>
bool Matcher::matchesField(const Sentence& sentence, const Step& step, const T& value) const {
    using enum Field;
    if constexpr (kField == minion || kField == piece) {
        return means(sentence.piece, value);
    } else if constexpr (kField == given) {
        return means(sentence.targets.front(), value);
    } else if constexpr (std::is_same_v<T, PieceId>) {
        return matchesTarget(sentence, actorOf(step), value);
    } else if constexpr (kField == bits) {
        return matchesList(sentence, actorOf(step), value);
    } else if constexpr (kField == facing) {
        return matchesFacing(sentence, step, value);
    } else {
        const bool isUnseen = kField == card && fieldOr<source>(step, CardSource::hand) == CardSource::drawPile;
        return isUnseen || value == saidOr<kField>(table_.rules, sentence.step, value);
    }
}

bool Matcher::matches(const Sentence& sentence, const Step& step) const {
    bool all = areOfOneKind(sentence.step, step);
    if (all) {
        forEachSaid(table_.rules, step,
                    [&](auto field, const auto& value) { all = all && matchesField<field()>(sentence, step, value); });
    }
    return all;
}

std::vector<Step> Matcher::find(const Sentence& sentence, std::span<const Step> legal) const {
    std::vector<Step> found;
    Sentence known = sentence;
    bool isInHand = true;
    forEachSaid(table_.rules, known.step, [&](auto field, auto& value) {
        if constexpr (field == Field::discards) {
            isInHand = !fillInDiscards(sentence, value);
        }
    });
    for (const Step& step : legal) {
        if (!isInHand || !matches(known, step)) {
            continue;
        }
        if (!found.empty() && preference(step) < preference(found.front())) {
            found.clear();
        }
        if (found.empty() || preference(step) == preference(found.front())) {
            found.push_back(step);
        }
    }
    return found;
}

/// The twin that a number names, if the listed piece stands for it.
PieceId Matcher::named(const PieceName& name, PieceId listed) const {
    return name.number == 0 || table_.numbered(listed) ? listed : bearers(table_.state, name).front();
}

std::uint16_t Matcher::namedList(const Sentence& sentence, PieceId minion, std::uint16_t listed) const {
    Sentence ordered = sentence;  // a name without a number gets a piece that no number names
    std::stable_partition(ordered.targets.begin(), ordered.targets.end(),
                          [](const PieceName& name) { return name.number != 0; });
    std::uint16_t pieces = 0;
    return fillInList(ordered, minion, pieces) ? listed : pieces;
}

Step Matcher::asNamed(const Sentence& sentence, const Step& listed) const {
    if (actorOf(listed) == kNoPiece) {
        return listed;
    }
    const bool itself = targetOf(listed) == actorOf(listed);
    PieceId actor = named(sentence.piece, actorOf(listed));
    PieceId target = targetOf(listed);
    if (formOf(table_.rules, listed).has(Part::target)) {
        const PieceName& name = sentence.targets.front();
        target = itself && name.number == 0 ? actor : named(name, target);
        const Piece& minion = table_.state.piece(actor);
        if (itself && sentence.piece.number == 0 && minion.aim() != minion.space()) {
            actor = target;  // ORI-3: only this twin can target itself
        }
    }
    Step step = listed;
    forEachSaid(table_.rules, step, [&](auto field, auto& value) {
        if constexpr (field == Field::minion || field == Field::piece) {
            value = actor;
        } else if constexpr (field == Field::target || field == Field::model) {
            value = target;
        } else if constexpr (field == Field::bits) {
            value = namedList(sentence, actor, value);
        }
    });
    return step;
}

StepProblem Matcher::noSuchPiece(const PieceName& name) const {
    std::vector<std::string> names;
    for (const Piece& piece : table_.state.board()) {
        names.push_back(toText(piece));
    }
    Diagnostic problem;
    problem.code = DiagnosticCode::unknownPiece;
    problem.found = toText(name);
    problem.suggestion = nearest(problem.found, names);
    return {std::move(problem), std::nullopt};
}

Matcher::Trouble Matcher::fillInActor(const Sentence& sentence, PieceId& actor) const {
    const auto named = bearers(table_.state, sentence.piece);
    if (named.empty()) {
        return noSuchPiece(sentence.piece);
    }
    const auto minion =
        std::ranges::find_if(named, [&](PieceId id) { return table_.isMinion(table_.state.piece(id)); });
    actor = minion != named.end() ? *minion : named.front();
    return std::nullopt;
}

Matcher::Trouble Matcher::fillInTarget(const Sentence& sentence, PieceId actor, PieceId& target) const {
    const auto named = bearers(table_.state, sentence.targets.front());
    if (named.empty()) {
        return noSuchPiece(sentence.targets.front());
    }
    target = std::ranges::find(named, actor) != named.end() ? actor : named.front();
    return std::nullopt;
}

Matcher::Trouble Matcher::fillInList(const Sentence& sentence, PieceId minion, std::uint16_t& pieces) const {
    for (const PieceName& name : sentence.targets) {
        const auto named = bearers(table_.state, name);
        if (named.empty()) {
            return noSuchPiece(name);
        }
        const auto free = std::ranges::find_if(named, [&](PieceId id) {
            const std::uint16_t one = targetedBit(minion, id);
            const bool isNamed =
                distanceOf(pieces) == distanceOf(one) && piecesOf(static_cast<std::uint16_t>(pieces & one)) != 0;
            return one != 0 && !isNamed;
        });
        if (free == named.end()) {
            return refused({.code = RefusalCode::notTargeted, .rule = {"ORI-2"}, .piece = named.front()});
        }
        const std::uint16_t one = targetedBit(minion, *free);
        if (pieces != 0 && distanceOf(pieces) != distanceOf(one)) {
            const RuleId rule = usualRuleOf(table_.rules, sentence.step);
            return refused({.code = RefusalCode::differentSpaces, .rule = rule, .piece = *free});
        }
        pieces = static_cast<std::uint16_t>(pieces | one);
    }
    return std::nullopt;
}

/// The bit of the target; 0 for a piece that the minion does not target.
std::uint16_t Matcher::targetedBit(PieceId minion, PieceId target) const {
    const State& state = table_.state;
    const bool isAimedAt = table_.aimsAt(state.piece(minion), state.piece(target).space());
    return isAimedAt ? aimedBit(state, minion, target) : std::uint16_t{0};
}

Matcher::Trouble Matcher::fillInDiscards(const Sentence& sentence, HandPick& discards) const {
    const CardSet missing = sentence.discards - speller_.hand();
    discards = HandPick::of(sentence.discards, speller_.hand());
    if (missing.empty()) {
        return std::nullopt;
    }
    const RuleId rule = usualRuleOf(table_.rules, sentence.step);
    return refused({.code = RefusalCode::cardNotInHand, .rule = rule, .card = *missing.begin()});
}

/// Fills in a field with regard to the state; the preceding fields are already filled in.
template <Field kField, class T>
Matcher::Trouble Matcher::fillIn(const Sentence& sentence, Step& step, T& value) const {
    if constexpr (kField == Field::minion || kField == Field::piece) {
        return fillInActor(sentence, value);
    } else if constexpr (std::is_same_v<T, PieceId>) {
        return fillInTarget(sentence, actorOf(step), value);
    } else if constexpr (kField == Field::bits) {
        return fillInList(sentence, actorOf(step), value);
    } else if constexpr (kField == Field::discards) {
        return fillInDiscards(sentence, value);
    } else if constexpr (kField == Field::facing) {
        const PieceId turned = Speller::facingPiece(step);
        value = sentence.facing.value_or(turned == kNoPiece ? Facing::north : table_.state.piece(turned).facing());
    }
    return std::nullopt;
}

tl::expected<Step, StepProblem> Matcher::asMeant(const Sentence& sentence) const {
    Step step = sentence.step;
    Trouble trouble;
    forEachSaid(table_.rules, step, [&](auto field, auto& value) {
        if (!trouble) {
            trouble = fillIn<field()>(sentence, step, value);
        }
    });
    if (trouble) {
        return tl::unexpected(std::move(*trouble));
    }
    return step;
}

std::optional<Refusal> Matcher::misspelt(const Sentence& sentence, const Step& step) const {
    if (!sentence.facing || speller_.writesFacing(step)) {
        return std::nullopt;
    }
    const PieceId id = Speller::facingPiece(step);
    if (table_.state.piece(id).owner() != table_.mover) {
        return Refusal{.code = RefusalCode::facingKept, .rule = {"ORI-4"}, .piece = id};
    }
    const SpecialKind* kind = table_.rules.specialKind(step);
    return Refusal{
        .code = RefusalCode::facingMeaningless, .rule = kind != nullptr ? kind->rule : RuleId{"SWD-2"}, .piece = id};
}

}  // namespace gnostica::engine
