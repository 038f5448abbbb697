#include "app/wording/play/step_kind.h"

#include "engine/model/step_form.h"

#include <QCoreApplication>

#include <iterator>

namespace gnostica::wording {

namespace {

constexpr const char* kStepKindContext = "gnostica::wording::TrialWording";
struct StepKindText {
    const char* text;
    const char* meaning;
};

/// In the order of the kinds in engine::Step.
constexpr StepKindText kStepKinds[] = {
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "place a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "activate a territory",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "play a card", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "refresh the hand", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "orient a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "create a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "create an enemy piece",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "create a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "move a minion", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "push a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "push a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "grow a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "grow a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "attack a piece", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "attack a territory", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "orient a piece with a card",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "replace an enemy piece",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "move a piece anywhere",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "move a territory anywhere",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "trade hands", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "discard and draw", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "take a card from the discard pile",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "turn over a card", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "use the powers of another card",
                       "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "skip a power", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "end the turn", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "announce", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "bid a card", "phrase: a possible step of a player"),
    QT_TRANSLATE_NOOP3("gnostica::wording::TrialWording", "take a bid card", "phrase: a possible step of a player"),
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
