#include "app/gui/play/turn_controller.h"

#include "app/gui/play/choice/add_once.h"
#include "app/gui/play/game_session.h"
#include "engine/play/view.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

/// More steps than this are not tried out under a moving pointer.
constexpr std::size_t kTryOutLimit = 1500;

/// A button that says everything: it needs no second click.
bool saysAll(const Step& step) {
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Done>(step);
}

/// The facing that leads from one space towards another; nullopt if none does.
std::optional<Facing> direction(Space from, Space to) {
    for (const Facing facing : kAllFacings) {
        if (neighbour(from, facing) == to) {
            return facing;
        }
    }
    return std::nullopt;
}

}  // namespace

TurnController::TurnController(QObject* parent) : QObject(parent) {}

void TurnController::attach(GameSession* session) {
    if (session == nullptr) {
        attach(nullptr, {});
        return;
    }
    attach(&session->table(), [game = QPointer(session)](const Step& step) {
        if (game) {
            game->play(step);
        }
    });
}

void TurnController::attach(const TableView* table, Take take) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = table;
    take_ = std::move(take);
    if (table != nullptr) {
        connect(table, &TableView::offered, this, &TurnController::offer);
    }
    chooser_.withdraw();
    hovered_.reset();
    preview_.reset();
}

void TurnController::offer() {
    if (!table_ || table_->legal().empty()) {
        hovered_.reset();
        chooser_.withdraw();
    } else if (!chooser_.isAbout(table_->view(), table_->legal())) {
        hovered_.reset();
        chooser_.offer(table_->sharedRules(), table_->view(), table_->legal());
    }
    update();
}

void TurnController::update() {
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
        preview_ = previewOf(table_->rules(), table_->view(), *step);
    }
}

// ---- What may be picked, and is -------------------------------------------------------------------------------------

BoardMarks TurnController::marks() const {
    BoardMarks marks;
    const Candidates& open = chooser_.candidates();
    marks.spaces = open.spaces;
    marks.pieces = open.pieces;
    for (const Pick& pick : chooser_.picks()) {
        if (const auto* space = std::get_if<PickSpace>(&pick)) {
            addOnce(marks.pickedSpaces, space->space);
        } else if (const auto* piece = std::get_if<PickPiece>(&pick)) {
            addOnce(marks.pickedPieces, piece->piece);
        }
    }
    if (!chooser_.picks().empty() && marks.pickedPieces.empty() && chooser_.common().minion != kNoPiece) {
        marks.pickedPieces.push_back(chooser_.common().minion);  // nobody else can be meant
    }
    if (preview_) {
        marks.preview = preview_->board;
    }
    marks.showWasteland = std::any_of(open.spaces.begin(), open.spaces.end(),
                                      [this](Space space) { return chooser_.state().isWasteland(space); });
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
    return chooser_.candidates().cards | pickedCards();
}

bool TurnController::isOpen(const Pick& pick) const {
    const Candidates& open = chooser_.candidates();
    if (const auto* space = std::get_if<PickSpace>(&pick)) {
        return std::find(open.spaces.begin(), open.spaces.end(), space->space) != open.spaces.end();
    }
    if (const auto* piece = std::get_if<PickPiece>(&pick)) {
        return std::find(open.pieces.begin(), open.pieces.end(), piece->piece) != open.pieces.end();
    }
    return false;
}

// ---- Picking --------------------------------------------------------------------------------------------------------

bool TurnController::tryPick(const Pick& pick) {
    if (chooser_.isIdle() || !chooser_.repick(pick)) {
        return false;
    }
    hovered_.reset();
    const std::optional<Step> step = chooser_.isFinal() ? chooser_.proposal() : std::nullopt;
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

void TurnController::explain(const Pick& pick) {
    if (const auto refusal = chooser_.isIdle() ? std::nullopt : chooser_.whyNot(pick)) {
        Q_EMIT explained(*refusal);
    }
}

void TurnController::liftPiece(PieceId piece) {
    if (!chooser_.isPicked(PickPiece{piece}) && chooser_.repick(PickPiece{piece})) {
        update();
    }
}

void TurnController::dragPiece(PieceId piece, Space to) {
    liftPiece(piece);
    if (!chooser_.isPicked(PickPiece{piece})) {
        return;
    }
    StepChooser moved = chooser_;
    if (moved.pick(PickSpace{to})) {
        tryPick(PickSpace{to});
        return;
    }
    const auto facing = direction(chooser_.state().piece(piece).space(), to);
    if (!facing || !tryPick(PickFacing{*facing})) {
        explain(PickSpace{to});
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

void TurnController::play(const Step& step) {
    if (table_ && take_) {
        const Take take = take_;  // what comes of it may put another table in its place
        take(step);
    }
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

void TurnController::confirm() {
    if (const auto step = chooser_.proposal()) {
        play(*step);
    }
}

void TurnController::takeBack() {
    if (chooser_.takeBackPick()) {
        update();
    }
}

bool TurnController::canPass() const {
    if (!table_) {
        return false;
    }
    const StepList& legal = table_->legal();
    return std::find(legal.begin(), legal.end(), Step(step::Refresh{})) != legal.end();
}

void TurnController::pass() {
    if (canPass()) {
        chooser_.clearPicks();
        chooser_.pick(PickWord{StepWord::refresh});
        tryPick(PickAmount{0});
    }
}

}  // namespace gnostica::gui
