#include "app/wording/speaker.h"

#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/play/deed_wording.h"
#include "app/wording/play/event_wording.h"
#include "app/wording/play/moment_wording.h"
#include "app/wording/play/refusal_wording.h"
#include "app/wording/play/status_wording.h"
#include "app/wording/play/step_kind.h"
#include "app/wording/power_wording.h"
#include "app/wording/programs.h"
#include "app/wording/step_wording.h"
#include "app/wording/variant_step.h"
#include "app/wording/vocabulary.h"
#include "app/wording/voice.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace gnostica::wording {

using engine::Seat;

namespace {

/// Labels of buttons, in the order of StepWord.
constexpr std::array<const char*, engine::kStepWords> kWords{
    //: button: to place a piece
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Place"),
    //: button: to activate a territory
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Activate"),
    //: button: to play a card
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Play"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Refresh hand"),
    //: button: to orient a piece
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Orient"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Cup"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Rod"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Disc"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Sword"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Turn a piece"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Change colour"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Move anywhere"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Trade hands"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Discard and draw"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Take from discards"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Turn over a card"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Use another card"),
    //: button: to skip a power
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Skip"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "End turn"),
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Announce last turn"),
    //: button: to bid a card
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Bid"),
    //: button: to take a card
    QT_TRANSLATE_NOOP("gnostica::wording::Words", "Take"),
};

}  // namespace

Speaker::Speaker(const engine::Rules& rules, std::vector<QString> seatNames,
                 std::shared_ptr<const Vocabulary> vocabulary)
    : rules_(&rules),
      vocabulary_(vocabulary ? std::move(vocabulary) : std::make_shared<const Vocabulary>(builtinVocabulary())),
      programs_(std::make_shared<const Programs>(rules)),
      names_(std::move(seatNames)) {}

QString Speaker::player(Seat seat) const {
    return playerPhrase(seat).text();
}

language::Phrase Speaker::playerPhrase(Seat seat) const {
    return Voice(names_, Seat::none).player(seat);
}

QString Speaker::piece(const engine::Piece& piece, Seat viewer) const {
    return piecePhrase(piece, viewer).text();
}

language::Phrase Speaker::piecePhrase(const engine::Piece& piece, Seat viewer) const {
    return Voice(names_, viewer).described(piece);
}

QString Speaker::step(const engine::View& before, const engine::Step& step) const {
    return this->step(before, step, Voice(names_, engine::decider(*rules_, before.open())));
}

QString Speaker::stepToAll(const engine::View& before, const engine::Step& step) const {
    return this->step(before, step, Voice(names_, Seat::none));
}

QString Speaker::step(const engine::View& before, const engine::Step& step, const Voice& voice) const {
    const engine::State& state = before.open();
    const Seat who = engine::decider(*rules_, state);
    const MaybeText own = variantStep(*programs_, *vocabulary_, {*rules_, state, voice}, who, step);
    return own ? *own : StepWording(*rules_, voice, state, who)(step);
}

QString Speaker::moment(const engine::ToldMoment& moment) const {
    return this->moment(moment, Voice(names_, moment.viewer()));
}

QString Speaker::momentToAll(const engine::ToldMoment& moment) const {
    return this->moment(moment, Voice(names_, Seat::none));
}

QString Speaker::moment(const engine::ToldMoment& moment, const Voice& voice) const {
    return MomentWording(*rules_, *programs_, *vocabulary_, voice)(moment);
}

Deed Speaker::deed(const engine::ToldMoment& moment) const {
    const Voice voice = Voice(names_, moment.viewer()).nextTo(moment.who());
    return DeedWording(*rules_, *programs_, *vocabulary_, voice)(moment);
}

QString Speaker::event(const engine::Event& event, Seat viewer) const {
    return EventWording(*rules_, *vocabulary_, Voice(names_, viewer))(visibleTo(*rules_, event, viewer));
}

QString Speaker::refusal(const engine::View& view, const engine::Refusal& refusal) const {
    const engine::State& state = view.open();
    const Voice voice(names_, engine::decider(*rules_, state));
    return RefusalWording(*rules_, *programs_, *vocabulary_, voice, state)(refusal);
}

QString Speaker::turnStatus(const engine::View& view, const engine::Rules& rules) const {
    return StatusWording(rules, *programs_, *vocabulary_, Voice(names_, view.viewer())).status(view);
}

TurnWords Speaker::turnWords(const engine::View& view, const engine::Rules& rules, Thinker thinker) const {
    return StatusWording(rules, *programs_, *vocabulary_, Voice(names_, view.viewer())).turnWords(view, thinker);
}

std::optional<ThrowAccount> Speaker::thrown(const engine::ToldMoment& moment) const {
    const Voice voice(names_, moment.viewer());
    return vocabulary_->account({*rules_, moment.before().open(), voice}, moment.events());
}

QString Speaker::diagnostic(const engine::Diagnostic& problem) const {
    return diagnosticText(problem);
}

QString Speaker::place(const engine::Diagnostic& problem) const {
    return diagnosticPlace(problem);
}

QString Speaker::word(engine::StepWord word) const {
    const MaybeText own =
        vocabulary_->firstOfMechanics(*rules_, [&](const MechanicWords& words) { return words.word(word); });
    if (own) {
        return *own;
    }
    const auto place = static_cast<std::size_t>(word);
    if (place < kWords.size()) {
        return QCoreApplication::translate("gnostica::wording::Words", kWords[place]);
    }
    const QString label = vocabulary_->look(*rules_, word).label;
    const std::size_t ownPlace = place - kWords.size();
    return label.isEmpty() && ownPlace < rules_->ownWords.size() ? QString::fromStdString(rules_->ownWords[ownPlace])
                                                                 : label;
}

QString Speaker::amountTitle(engine::StepWord word) const {
    return vocabulary_->look(*rules_, word).amount;
}

StepPicture Speaker::picture(engine::StepWord word) const {
    return vocabulary_->look(*rules_, word).picture;
}

language::Phrase Speaker::kind(const engine::Step& step) const {
    return kindOf(step, *rules_, *vocabulary_);
}

QString Speaker::powers(engine::Card card) const {
    return PowerWording(*rules_, *programs_, *vocabulary_).card(card);
}

QString Speaker::result(const engine::View& view) const {
    return StatusWording(*rules_, *programs_, *vocabulary_, Voice(names_, Seat::none)).result(view.open());
}

}  // namespace gnostica::wording
