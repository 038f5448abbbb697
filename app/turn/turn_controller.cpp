#include "app/turn/turn_controller.h"

#include "app/table/game_session.h"
#include "app/turn/add_once.h"
#include "app/turn/choice_after.h"
#include "app/turn/why_not.h"
#include "engine/play/view.h"

#include <algorithm>
#include <utility>

namespace gnostica::turn {

using namespace engine;

namespace {

/// With more legal steps than this, hovering shows no preview.
constexpr std::size_t kTryOutLimit = 1500;

/// True for a step that needs no second click.
bool saysAll(const Step& step) {
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Done>(step);
}

/// The facing from one space towards a neighbouring one; nullopt if there is none.
std::optional<Facing> direction(Space from, Space to) {
    for (const Facing facing : kAllFacings) {
        if (neighbour(from, facing) == to) {
            return facing;
        }
    }
    return std::nullopt;
}

template <class T>
bool has(const std::vector<T>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

TurnController::TurnController(QObject* parent) : QObject(parent) {}

void TurnController::attach(table::GameSession* session) {
    if (session == nullptr) {
        attach(nullptr, {});
        return;
    }
    const QPointer game(session);
    attach(&session->table(), {.take =
                                   [game](const Step& step) {
                                       if (game) {
                                           game->play(step);
                                       }
                                   },
                               .undo = [game] { game->undo(); },
                               .canUndo = [game] { return game && !game->undoBar(); }});
}

void TurnController::attach(const table::SeenTable* table, StepTaker taker) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = table;
    taker_ = std::move(taker);
    if (table != nullptr) {
        connect(table, &table::SeenTable::offered, this, &TurnController::offer);
    }
    chooser_.withdraw();
    ahead_.reset();
    hovered_.reset();
    lastPlace_.reset();
    goneOnAt_.reset();
    preview_.reset();
}

void TurnController::setGuard(Guard guard) {
    const bool before = canConfirm();
    guard_ = std::move(guard);
    if (canConfirm() != before) {
        Q_EMIT choiceChanged();
    }
}

void TurnController::offer() {
    if (!table_ || table_->legal().empty()) {
        hovered_.reset();
        chooser_.withdraw();
    } else if (!chooser_.isAbout(table_->view(), table_->legal())) {
        hovered_.reset();
        const Stage stage = table_->view().open().turn.stage;
        if (stage == Stage::option || stage == Stage::floor) {
            lastPlace_.reset();
        }
        ++decision_;
        chooser_.offer(table_->sharedRules(), table_->view(), table_->legal());
    }
    update();
}

void TurnController::update() {
    ahead_ = confirming_ && !guard_ && !chooser_.picks().empty() ? choiceAfter(chooser_) : std::nullopt;
    updatePreview();
    Q_EMIT choiceChanged();
}

void TurnController::updatePreview() {
    preview_.reset();
    std::optional<Step> step = chooser_.proposal();
    if (!step && hovered_ && table_ && table_->legal().size() <= kTryOutLimit) {
        StepChooser trial = chooser_;
        if (trial.pick(PickSpace{*hovered_})) {
            step = trial.proposal();
        }
    }
    if (step) {
        preview_ = previewOf(chooser_.rules(), chooser_.view(), *step);  // the table may have changed already
    }
    if (hovered_ && ahead_ && goesOn(PickSpace{*hovered_})) {
        StepChooser next = *ahead_;
        const std::optional<Step> then = next.pick(PickSpace{*hovered_}) ? next.proposal() : std::nullopt;
        if (then) {
            preview_ = previewOf(table_->rules(), next.view(), *then);
        }
    }
}

// ---- Marks and candidates -------------------------------------------------------------------------------------------

BoardMarks TurnController::marks() const {
    BoardMarks marks;
    const Candidates& open = chooser_.candidates();
    marks.spaces = open.spaces;
    marks.pieces = open.pieces;
    if (ahead_) {
        addAll(marks.spaces, ahead_->candidates().spaces);
        addAll(marks.pieces, ahead_->candidates().pieces);
    }
    for (const Pick& pick : chooser_.picks()) {
        if (const auto* space = std::get_if<PickSpace>(&pick)) {
            addOnce(marks.pickedSpaces, space->space);
        } else if (const auto* piece = std::get_if<PickPiece>(&pick)) {
            addOnce(marks.pickedPieces, piece->piece);
        }
    }
    if (!chooser_.picks().empty() && marks.pickedPieces.empty() && chooser_.common().minion != kNoPiece) {
        marks.pickedPieces.push_back(chooser_.common().minion);  // the only possible minion
    }
    if (preview_) {
        marks.preview = preview_->board;
    }
    return marks;
}

CardSet TurnController::pickedCards() const {
    CardSet cards;
    for (const Pick& pick : chooser_.picks()) {
        if (const auto* card = std::get_if<PickCard>(&pick)) {
            cards.insert(card->card);
        }
    }
    return cards;
}

CardSet TurnController::openCards() const {
    const CardSet ahead = ahead_ ? ahead_->candidates().cards : CardSet();
    return chooser_.candidates().cards | ahead | pickedCards();
}

bool TurnController::canConfirm() const {
    const std::optional<Step> step = chooser_.proposal();
    return step && (!guard_ || guard_(*step));
}

std::optional<int> TurnController::momentCount() const {
    return table_ ? std::optional(table_->length()) : std::nullopt;
}

bool TurnController::canTakeBack() const {
    return !chooser_.picks().empty() ||
           (!chooser_.isIdle() && goneOnAt_ && goneOnAt_ == momentCount() && taker_.canUndo && taker_.canUndo());
}

bool TurnController::isOpen(const Pick& pick) const {
    const Candidates& open = chooser_.candidates();
    if (const auto* space = std::get_if<PickSpace>(&pick)) {
        return has(open.spaces, space->space) || (ahead_ && has(ahead_->candidates().spaces, space->space));
    }
    if (const auto* piece = std::get_if<PickPiece>(&pick)) {
        return has(open.pieces, piece->piece) || (ahead_ && has(ahead_->candidates().pieces, piece->piece));
    }
    return false;
}

// ---- Picking --------------------------------------------------------------------------------------------------------

bool TurnController::goesOn(const Pick& pick) const {
    return ahead_ && belongsAhead(chooser_, *ahead_, pick);
}

bool TurnController::goOn(const Pick& pick) {
    const std::optional<Step> first = chooser_.proposal();
    const int before = decision_;
    play(*first);
    if (decision_ == before || chooser_.isIdle()) {
        return true;
    }
    goneOnAt_ = momentCount();
    return tryPick(pick);
}

bool TurnController::tryPick(const Pick& pick) {
    if (!chooser_.isIdle() && goesOn(pick)) {
        return goOn(pick);
    }
    if (chooser_.isIdle() || !chooser_.repick(pick)) {
        return false;
    }
    pickedFor_ = decision_;
    hovered_.reset();
    const std::optional<Step> step = chooser_.hasOneStep() ? chooser_.proposal() : std::nullopt;
    if (step && (saysAll(*step) || !confirming_)) {
        play(*step);
    } else {
        update();
    }
    return true;
}

void TurnController::pick(const Pick& pick) {
    if (!tryPick(pick)) {
        explain(pick);
    }
}

void TurnController::pickAgain(const Pick& pick) {
    if (pickedFor_ != decision_) {
        return;
    }
    if (!chooser_.isPicked(pick)) {  // the first click has removed it
        this->pick(pick);
    }
    if (canConfirm()) {
        confirm();
        return;
    }
    StepChooser twice = chooser_;  // a minion that targets itself is picked twice
    if (chooser_.isPicked(pick) && twice.pick(pick) && twice.picks().size() > chooser_.picks().size()) {
        this->pick(pick);
    }
}

void TurnController::dropCard(Card card, Space to) {
    if (chooser_.isIdle()) {
        return;
    }
    if (!chooser_.isPicked(PickCard{card}) && !tryPick(PickCard{card})) {
        explain(PickCard{card});
        return;
    }
    if (chooser_.isIdle() || !chooser_.isPicked(PickCard{card})) {
        return;
    }
    const bool isAimed = chooser_.isPicked(PickSpace{to}) || aim(to);
    if (isAimed && !chooser_.isIdle() && !chooser_.picks().empty() && !canConfirm()) {
        Q_EMIT moreNeeded(PickSpace{to});
    }
}

/// Aims a dropped card at the space, or at the only piece on it that fits; with several, the player must choose.
/// Returns false, after explaining why, if nothing fits.
bool TurnController::aim(Space at) {
    const auto fits = [this](const Pick& pick) {
        StepChooser trial = chooser_;
        return goesOn(pick) || trial.pick(pick);
    };
    if (fits(PickSpace{at})) {
        tryPick(PickSpace{at});
        return true;
    }
    std::vector<PieceId> aimed;
    const std::span<const Piece> board = chooser_.state().board();
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto piece = static_cast<PieceId>(i);
        if (board[i].space() == at && fits(PickPiece{piece})) {
            aimed.push_back(piece);
        }
    }
    if (aimed.size() == 1) {
        tryPick(PickPiece{aimed.front()});
    } else if (aimed.empty()) {
        explain(PickSpace{at});
    }
    return !aimed.empty();
}

void TurnController::explain(const Pick& pick) {
    const bool isPlay = std::holds_alternative<step::Play>(chooser_.proposal().value_or(Step(step::Skip{})));
    const StepChooser& asked = ahead_ && isPlay ? *ahead_ : chooser_;  // the pick is meant as the card's target
    if (const auto refusal = chooser_.isIdle() ? std::nullopt : asked.whyNot(pick)) {
        Q_EMIT explained(*refusal, pick);
    }
}

void TurnController::liftPiece(PieceId piece) {
    // Dragging does not take the opening step: that would drop the dragged piece.
    if (!chooser_.isPicked(PickPiece{piece}) && !goesOn(PickPiece{piece}) && chooser_.repick(PickPiece{piece})) {
        update();
    }
}

void TurnController::liftCard(Card card) {
    if (chooser_.picks().empty() && !chooser_.isIdle() && chooser_.pick(PickCard{card})) {
        update();
    }
}

void TurnController::dragPiece(PieceId piece, Space to) {
    if (!chooser_.isPicked(PickPiece{piece}) && !tryPick(PickPiece{piece})) {
        return;
    }
    if (chooser_.isIdle() || !chooser_.isPicked(PickPiece{piece})) {
        return;
    }
    StepChooser moved = chooser_;
    if (moved.pick(PickSpace{to})) {
        tryPick(PickSpace{to});
        return;
    }
    if (goByTerritory(piece, to)) {
        return;
    }
    const Piece& dragged = chooser_.state().piece(piece);
    const auto facing = direction(dragged.space(), to);
    if (facing && facing != dragged.facing() && tryPick(PickFacing{*facing})) {
        return;
    }
    const auto refusal = whyNotMoved(chooser_.rules(), chooser_.state(), piece, to);
    if (chooser_.state().turn.stage == Stage::option) {  // no step is begun by it
        chooser_.clearPicks();
        update();
    }
    if (refusal) {
        Q_EMIT explained(*refusal, PickPiece{piece});
    } else {
        explain(PickSpace{to});
    }
}

/// At the start of a turn, activates the territory of a dragged piece if that power moves it to the target.
bool TurnController::goByTerritory(PieceId piece, Space to) {
    const PickSpace own{chooser_.state().piece(piece).space()};
    if (chooser_.state().turn.stage != Stage::option || guard_ || !confirming_) {
        return false;
    }
    StepChooser activated = chooser_;
    if (!activated.repick(own)) {
        return false;
    }
    auto ahead = choiceAfter(activated);
    const auto step = ahead && ahead->pick(PickSpace{to}) ? ahead->proposal() : std::nullopt;
    const auto* move = step ? std::get_if<step::Move>(&*step) : nullptr;
    if (move == nullptr || move->minion != piece) {
        return false;
    }
    return tryPick(own) && tryPick(PickSpace{to});
}

void TurnController::pointPiece(PieceId piece, Facing facing) {
    if (!chooser_.isPicked(PickPiece{piece}) && !tryPick(PickPiece{piece})) {
        return;
    }
    if (chooser_.isIdle() || !chooser_.isPicked(PickPiece{piece}) || chooser_.isPicked(PickFacing{facing})) {
        return;
    }
    StepChooser turned = chooser_;
    if (turned.pick(PickFacing{facing})) {
        tryPick(PickFacing{facing});
    } else {
        explain(PickFacing{facing});
    }
}

void TurnController::ask(std::optional<Space> space, std::optional<PieceId> piece) {
    if (chooser_.isIdle() || (piece && isOpen(PickPiece{*piece})) || (!piece && space && isOpen(PickSpace{*space}))) {
        return;
    }
    if (piece && tryPick(PickPiece{*piece})) {
        return;
    }
    if (space && tryPick(PickSpace{*space})) {
        return;
    }
    if (piece) {
        explain(PickPiece{*piece});
    } else if (space) {
        explain(PickSpace{*space});
    }
}

void TurnController::askWhyNot(const Pick& pick) {
    explain(pick);
}

void TurnController::hover(std::optional<Space> space) {
    const bool open = space && isOpen(PickSpace{*space});
    const std::optional<Space> wanted = open ? space : std::nullopt;
    if (wanted == hovered_ || chooser_.isIdle()) {
        return;
    }
    hovered_ = wanted;
    const std::optional<StepPreview> before = std::move(preview_);
    updatePreview();
    if (preview_ != before) {
        Q_EMIT previewChanged();
    }
}

// ---- Deciding -------------------------------------------------------------------------------------------------------

/// The question may stay open for long: its answer counts only if the decision is still the same.
bool TurnController::mayPlay(const Step& step) {
    if (!question_ || chooser_.isIdle()) {
        return true;
    }
    const int asked = decision_;
    const std::shared_ptr<const Rules> rules = table_->sharedRules();
    const View view = chooser_.view();
    return question_(*rules, view, step) && table_ && decision_ == asked && !chooser_.isIdle();
}

bool TurnController::play(const Step& wanted) {
    if (!table_ || !taker_.take) {
        return false;
    }
    const Step step = wanted;  // a copy, as the question may outlive the original
    if (!mayPlay(step)) {
        update();  // the picks are shown, and wait
        return false;
    }
    if (const auto place =
            placeOf(facetsOf(chooser_.rules(), chooser_.state(), chooser_.decider(), step), chooser_.state())) {
        lastPlace_ = place;
    }
    const auto take = taker_.take;  // a copy, as taking the step may attach another table
    take(step);
    return true;
}

void TurnController::choose(const Step& step) {
    if (chooser_.isIdle() || !chooser_.propose(step)) {
        return;
    }
    hovered_.reset();
    if (saysAll(step) || !confirming_) {
        play(step);
    } else {
        update();
    }
}

bool TurnController::propose(const Step& step) {
    if (chooser_.isIdle()) {
        return false;
    }
    const bool said = chooser_.propose(step);
    hovered_.reset();
    update();
    return said;
}

bool TurnController::confirm() {
    return canConfirm() && play(*chooser_.proposal());
}

void TurnController::takeBack() {
    if (chooser_.takeBackPick()) {
        update();
    } else if (canTakeBack()) {  // undoes the step that the first of these picks has taken unconfirmed
        goneOnAt_.reset();
        taker_.undo();
    }
}

bool TurnController::canPass() const {
    if (!table_) {
        return false;
    }
    const StepList& legal = table_->legal();
    return std::find(legal.begin(), legal.end(), Step(step::Refresh{})) != legal.end();
}

}  // namespace gnostica::turn
