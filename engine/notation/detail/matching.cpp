#include "engine/notation/detail/matching.h"

#include "engine/documents/document.h"

#include <algorithm>
#include <tuple>

namespace gnostica::engine {
namespace {

bool has(std::size_t form, Part part) {
    const auto list = forms()[form].parts();
    return std::ranges::find(list, part) != list.end();
}

/// The order in which steps that bear the same names are preferred: the elder minion, then the minion itself as its
/// target, then the elder target.
auto preference(const Step& step) {
    const StepParts parts = takeApart(step);
    return std::tuple(parts.piece, parts.target != parts.piece, parts.target);
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

bool Matcher::matchesDefenders(const Sentence& sentence, const StepParts& parts) const {
    std::vector<PieceId> open = speller_.defenders(parts);
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

bool Matcher::matchesPieces(const Sentence& sentence, const Step& step, const StepParts& parts) const {
    if (has(step.index(), Part::piece) && !means(sentence.piece, parts.piece)) {
        return false;
    }
    if (has(step.index(), Part::target)) {
        const PieceName& target = sentence.targets.front();
        const Piece& minion = table_.state.piece(parts.piece);
        const bool twinOutOfReach = parts.piece == parts.target && minion.aim() != minion.space();  // ORI-2
        if (!means(target, parts.target) || (twinOutOfReach && saysAnother(sentence.piece, target))) {
            return false;
        }
    }
    return !has(step.index(), Part::defenders) || matchesDefenders(sentence, parts);
}

bool Matcher::matchesFacing(const Sentence& sentence, const Step& step, const StepParts& parts) const {
    if (has(step.index(), Part::facing)) {
        return !sentence.facing || *sentence.facing == parts.facing;
    }
    if (!has(step.index(), Part::keptFacing)) {
        return true;
    }
    if (!speller_.writesFacing(step.index(), parts)) {
        return !sentence.facing;
    }
    const Facing kept = table_.state.piece(Speller::facingPiece(parts)).facing();
    return sentence.facing.value_or(kept) == parts.facing;
}

bool Matcher::matches(const Sentence& sentence, const Step& step) const {
    if (step.index() != sentence.form) {
        return false;
    }
    const StepParts parts = takeApart(step);
    const bool sameValues = parts.linked == sentence.linked && parts.space == sentence.space &&
                            parts.to == sentence.to && parts.number == sentence.number &&
                            parts.source == sentence.source &&
                            (parts.card == sentence.card || parts.source == CardSource::drawPile);
    return sameValues && parts.cards.from(speller_.hand()) == sentence.cards && matchesPieces(sentence, step, parts) &&
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

std::uint16_t Matcher::namedDefenders(const Sentence& sentence, StepParts parts) const {
    Sentence ordered = sentence;  // a name without a number takes one that no number names
    std::stable_partition(ordered.targets.begin(), ordered.targets.end(),
                          [](const PieceName& name) { return name.number != 0; });
    const std::uint16_t listed = parts.defenders;
    parts.defenders = 0;
    return nameDefenders(ordered, parts) ? listed : parts.defenders;
}

Step Matcher::asNamed(const Sentence& sentence, const Step& listed) const {
    if (std::holds_alternative<step::Retaliate>(listed) || !has(sentence.form, Part::piece)) {
        return listed;
    }
    StepParts parts = takeApart(listed);
    const bool itself = parts.target == parts.piece;
    parts.piece = named(sentence.piece, parts.piece);
    if (has(sentence.form, Part::target)) {
        const PieceName& target = sentence.targets.front();
        parts.target = itself && target.number == 0 ? parts.piece : named(target, parts.target);
        const Piece& minion = table_.state.piece(parts.piece);
        if (itself && sentence.piece.number == 0 && minion.aim() != minion.space()) {
            parts.piece = parts.target;  // ORI-3: only it can target itself
        }
    }
    if (has(sentence.form, Part::defenders)) {
        parts.defenders = namedDefenders(sentence, parts);
    }
    return putTogether(sentence.form, parts);
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
    if (has(sentence.form, Part::defenders)) {
        return nameDefenders(sentence, parts);
    }
    if (!has(sentence.form, Part::target)) {
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

std::optional<StepProblem> Matcher::nameDefenders(const Sentence& sentence, StepParts& parts) const {
    const Space aim = table_.state.piece(parts.piece).aim();
    for (const PieceName& name : sentence.targets) {
        const auto named = bearers(table_.state, name);
        if (named.empty()) {
            return noSuchPiece(name);
        }
        bool taken = false;
        unsigned place = 0;
        for (std::size_t i = 0; i < table_.state.pieceCount && place < 16 && !taken; ++i) {
            if (table_.state.pieces[i].space() != aim) {
                continue;
            }
            const auto bit = static_cast<std::uint16_t>(1U << place++);
            if (std::ranges::find(named, static_cast<PieceId>(i)) != named.end() && (parts.defenders & bit) == 0) {
                parts.defenders = static_cast<std::uint16_t>(parts.defenders | bit);
                taken = true;
            }
        }
        if (!taken) {
            return refused({.code = RefusalCode::notTargeted, .rule = {"ORI-2"}, .piece = named.front()});
        }
    }
    return std::nullopt;
}

std::optional<StepProblem> Matcher::nameDiscards(const Sentence& sentence, StepParts& parts) const {
    const CardSet missing = sentence.cards - speller_.hand();
    parts.cards = HandPick::of(sentence.cards, speller_.hand());
    if (missing.empty()) {
        return std::nullopt;
    }
    const bool refreshing = sentence.form == kFormOf<step::Refresh>;
    return refused(
        {.code = RefusalCode::cardNotInHand, .rule = {refreshing ? "TRN-2" : "MAJ-2"}, .card = *missing.begin()});
}

tl::expected<Step, StepProblem> Matcher::asMeant(const Sentence& sentence) const {
    StepParts parts;
    if (has(sentence.form, Part::piece)) {
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
    return putTogether(sentence.form, parts);
}

std::optional<Refusal> Matcher::misspelt(const Sentence& sentence, const Step& step) const {
    const StepParts parts = takeApart(step);
    if (!sentence.facing || speller_.writesFacing(step.index(), parts)) {
        return std::nullopt;
    }
    const PieceId id = Speller::facingPiece(parts);
    if (table_.state.piece(id).owner() != table_.mover) {
        return Refusal{.code = RefusalCode::facingKept, .rule = {"ORI-4"}, .piece = id};
    }
    const bool shrinks = step.index() == kFormOf<step::Shrink>;
    return Refusal{.code = RefusalCode::facingMeaningless, .rule = {shrinks ? "TRI-7" : "SWD-2"}, .piece = id};
}

}  // namespace gnostica::engine
