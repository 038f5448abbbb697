#include "engine/notation/detail/matching.h"

#include "engine/documents/nearest.h"
#include "engine/mechanics/mechanic.h"
#include "engine/model/aimed_pieces.h"

#include <algorithm>

namespace gnostica::engine {
namespace {

/// An acting piece, or one to which something is done.
bool hasPiece(const Form& form) {
    return form.has(Part::minion) || form.has(Part::piece);
}

/// Numbers say that the target is not the minion itself but its twin, though one step stands for either of them.
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

std::tuple<PieceId, bool, PieceId> Matcher::preference(const Step& step) const {
    const StepParts parts = takeApart(table_.rules, step);
    return {parts.piece, parts.target != parts.piece, parts.target};
}

bool Matcher::means(const PieceName& name, PieceId id) const {
    if (!name.isBorneBy(table_.state.piece(id))) {
        return false;
    }
    if (name.number == 0) {
        return true;
    }
    // One step stands for all twins that are alike, whichever of them the number names.
    const auto named = bearers(table_.state, name);
    return !named.empty() && (named.front() == id || !table_.numbered(id));
}

bool Matcher::matchesList(const Sentence& sentence, const StepParts& parts) const {
    const AimedPieces pieces(table_.state, parts.piece, parts.pieces);
    std::vector<PieceId> open(pieces.ids().begin(), pieces.ids().end());
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

bool Matcher::matchesPieces(const Sentence& sentence, const StepParts& parts) const {
    const Form& form = formOf(sentence);
    if (hasPiece(form) && !means(sentence.piece, parts.piece)) {
        return false;
    }
    if (form.has(Part::given) && !means(sentence.targets.front(), parts.target)) {
        return false;
    }
    if (form.has(Part::target) && !form.has(Part::minion) && !means(sentence.targets.front(), parts.target)) {
        return false;
    }
    if (form.has(Part::target) && form.has(Part::minion)) {
        const PieceName& target = sentence.targets.front();
        const Piece& minion = table_.state.piece(parts.piece);
        const bool twinOutOfReach = parts.piece == parts.target && minion.aim() != minion.space();  // ORI-2
        if (!means(target, parts.target) || (twinOutOfReach && saysAnother(sentence.piece, target))) {
            return false;
        }
    }
    return !form.has(Part::pieces) || matchesList(sentence, parts);
}

bool Matcher::matchesFacing(const Sentence& sentence, const Step& step, const StepParts& parts) const {
    const Form& form = formOf(sentence);
    if (form.has(Part::facing)) {
        return !sentence.facing || *sentence.facing == parts.facing;
    }
    if (!form.has(Part::keptFacing)) {
        return true;
    }
    if (!speller_.writesFacing(step, parts)) {
        return !sentence.facing;
    }
    const Facing kept = table_.state.piece(Speller::facingPiece(parts)).facing();
    return sentence.facing.value_or(kept) == parts.facing;
}

bool Matcher::matches(const Sentence& sentence, const Step& step) const {
    if (kindOf(step) != sentence.kind) {
        return false;
    }
    const StepParts parts = takeApart(table_.rules, step);
    const bool sameValues = parts.linked == sentence.linked && parts.space == sentence.space &&
                            parts.to == sentence.to && parts.number == sentence.number &&
                            parts.source == sentence.source &&
                            (parts.card == sentence.card || parts.source == CardSource::drawPile);
    return sameValues && parts.cards.from(speller_.hand()) == sentence.cards && matchesPieces(sentence, parts) &&
           matchesFacing(sentence, step, parts);
}

std::vector<Step> Matcher::find(const Sentence& sentence, std::span<const Step> legal) const {
    std::vector<Step> found;
    for (const Step& step : legal) {
        if (!matches(sentence, step)) {
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

/// The twin that a number names, where the listed one stands for it.
PieceId Matcher::named(const PieceName& name, PieceId listed) const {
    return name.number == 0 || table_.numbered(listed) ? listed : bearers(table_.state, name).front();
}

std::uint16_t Matcher::namedList(const Sentence& sentence, StepParts parts) const {
    Sentence ordered = sentence;  // a name without a number takes one that no number names
    std::stable_partition(ordered.targets.begin(), ordered.targets.end(),
                          [](const PieceName& name) { return name.number != 0; });
    const std::uint16_t listed = parts.pieces;
    parts.pieces = 0;
    return nameList(ordered, parts) ? listed : parts.pieces;
}

Step Matcher::asNamed(const Sentence& sentence, const Step& listed) const {
    const Form& form = formOf(sentence);
    if (!hasPiece(form)) {
        return listed;
    }
    StepParts parts = takeApart(table_.rules, listed);
    const bool itself = parts.target == parts.piece;
    parts.piece = named(sentence.piece, parts.piece);
    if (form.has(Part::target)) {
        const PieceName& target = sentence.targets.front();
        parts.target = itself && target.number == 0 ? parts.piece : named(target, parts.target);
        const Piece& minion = table_.state.piece(parts.piece);
        if (itself && sentence.piece.number == 0 && minion.aim() != minion.space()) {
            parts.piece = parts.target;  // ORI-3: only it can target itself
        }
    }
    if (form.has(Part::pieces)) {
        parts.pieces = namedList(sentence, parts);
    }
    return putTogether(table_.rules, sentence.kind, parts);
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

PieceId Matcher::actor(const PieceName& name) const {
    const auto named = bearers(table_.state, name);
    const auto minion =
        std::ranges::find_if(named, [&](PieceId id) { return table_.isMinion(table_.state.piece(id)); });
    if (minion != named.end()) {
        return *minion;
    }
    return named.empty() ? kNoPiece : named.front();
}

std::optional<StepProblem> Matcher::nameTargets(const Sentence& sentence, StepParts& parts) const {
    const Form& form = formOf(sentence);
    if (form.has(Part::pieces)) {
        return nameList(sentence, parts);
    }
    if (!form.has(Part::target) && !form.has(Part::given)) {
        return std::nullopt;
    }
    const PieceName& name = sentence.targets.front();
    const auto named = bearers(table_.state, name);
    if (named.empty()) {
        return noSuchPiece(name);
    }
    parts.target = std::ranges::find(named, parts.piece) != named.end() ? parts.piece : named.front();
    return std::nullopt;
}

std::optional<StepProblem> Matcher::nameList(const Sentence& sentence, StepParts& parts) const {
    for (const PieceName& name : sentence.targets) {
        const auto named = bearers(table_.state, name);
        if (named.empty()) {
            return noSuchPiece(name);
        }
        const auto free = std::ranges::find_if(named, [&](PieceId id) {
            const std::uint16_t one = targetedBit(parts.piece, id);
            const bool isNamed = distanceOf(parts.pieces) == distanceOf(one) &&
                                 piecesOf(static_cast<std::uint16_t>(parts.pieces & one)) != 0;
            return one != 0 && !isNamed;
        });
        if (free == named.end()) {
            return refused({.code = RefusalCode::notTargeted, .rule = {"ORI-2"}, .piece = named.front()});
        }
        const std::uint16_t one = targetedBit(parts.piece, *free);
        if (parts.pieces != 0 && distanceOf(parts.pieces) != distanceOf(one)) {
            const RuleId rule = usualRuleOf(table_.rules, putTogether(table_.rules, sentence.kind, parts));
            return refused({.code = RefusalCode::differentSpaces, .rule = rule, .piece = *free});
        }
        parts.pieces = static_cast<std::uint16_t>(parts.pieces | one);
    }
    return std::nullopt;
}

/// 0 for a piece that the minion does not target, too.
std::uint16_t Matcher::targetedBit(PieceId minion, PieceId target) const {
    const State& state = table_.state;
    const bool isAimedAt = table_.aimsAt(state.piece(minion), state.piece(target).space());
    return isAimedAt ? aimedBit(state, minion, target) : std::uint16_t{0};
}

std::optional<StepProblem> Matcher::nameDiscards(const Sentence& sentence, StepParts& parts) const {
    const CardSet missing = sentence.cards - speller_.hand();
    parts.cards = HandPick::of(sentence.cards, speller_.hand());
    if (missing.empty()) {
        return std::nullopt;
    }
    const Step step = putTogether(table_.rules, sentence.kind, parts);
    return refused(
        {.code = RefusalCode::cardNotInHand, .rule = usualRuleOf(table_.rules, step), .card = *missing.begin()});
}

tl::expected<Step, StepProblem> Matcher::asMeant(const Sentence& sentence) const {
    StepParts parts;
    if (hasPiece(formOf(sentence))) {
        parts.piece = actor(sentence.piece);
        if (parts.piece == kNoPiece) {
            return tl::unexpected(noSuchPiece(sentence.piece));
        }
    }
    if (const auto problem = nameTargets(sentence, parts)) {
        return tl::unexpected(*problem);
    }
    if (const auto problem = nameDiscards(sentence, parts)) {
        return tl::unexpected(*problem);
    }
    const PieceId turned = Speller::facingPiece(parts);
    parts.space = sentence.space;
    parts.to = sentence.to;
    parts.facing = sentence.facing.value_or(turned == kNoPiece ? Facing::north : table_.state.piece(turned).facing());
    parts.number = static_cast<std::uint8_t>(std::min(sentence.number, 255));
    parts.card = sentence.card;
    parts.source = sentence.source;
    parts.linked = sentence.linked;
    return putTogether(table_.rules, sentence.kind, parts);
}

std::optional<Refusal> Matcher::misspelt(const Sentence& sentence, const Step& step) const {
    const StepParts parts = takeApart(table_.rules, step);
    if (!sentence.facing || speller_.writesFacing(step, parts)) {
        return std::nullopt;
    }
    const PieceId id = Speller::facingPiece(parts);
    if (table_.state.piece(id).owner() != table_.mover) {
        return Refusal{.code = RefusalCode::facingKept, .rule = {"ORI-4"}, .piece = id};
    }
    const SpecialKind* kind = table_.rules.specialKind(step);
    return Refusal{
        .code = RefusalCode::facingMeaningless, .rule = kind != nullptr ? kind->rule : RuleId{"SWD-2"}, .piece = id};
}

}  // namespace gnostica::engine
