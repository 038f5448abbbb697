#include "app/wording/play/step_kind.h"

#include "engine/model/step_form.h"

#include <QCoreApplication>

#include <iterator>

namespace gnostica::wording {

namespace {

constexpr const char* kStepKindContext = "gnostica::wording::StepKinds";
struct StepKindText {
    const char* text;
    const char* meaning;
};

/// In the order of the kinds in engine::Step.
constexpr StepKindText kStepKinds[] = {
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "place a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "activate a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "play a card", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "refresh the hand", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "orient a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "create a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "create an enemy piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "create a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "move a minion", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "push a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "push a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "grow a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "grow a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "attack a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "attack a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "orient a piece with a card",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "replace an enemy piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "move a piece anywhere", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "move a territory anywhere",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "trade hands", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "discard and draw", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "take a card from the discard pile",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "turn over a card", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "use the powers of another card",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "skip a power", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "end the turn", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "announce", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "bid a card", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::StepKinds", "take a bid card", "phrase: a possible step of a player"),
};
static_assert(std::size(kStepKinds) == engine::kCoreKinds);

}  // namespace

language::Phrase kindOf(const engine::Step& step, const engine::Rules& rules, const Vocabulary& vocabulary) {
    const auto* special = std::get_if<engine::step::Special>(&step);
    if (special == nullptr) {
        const StepKindText& kind = kStepKinds[step.index()];
        return language::phrase(QCoreApplication::translate(kStepKindContext, kind.text, kind.meaning));
    }
    const engine::Owner& owner = rules.owners[special->owner];
    const MechanicWords* mechanic = vocabulary.mechanic(owner.name);
    OwnStepLook look;
    if (owner.isPower) {
        look = vocabulary.power(owner.name).ownStep(special->code);
    } else if (mechanic != nullptr) {
        look = mechanic->ownStep(special->code);
    }
    return look.label.isEmpty() ? vocabulary.titleOf(owner) : language::Phrase(look.label);
}

}  // namespace gnostica::wording
