// The die that decides the power of a card.
#include "app/language/fill.h"
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/names.h"
#include "app/wording/rulebook_writer.h"
#include "engine/powers/die.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class DieWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DieWords)
public:
    Phrase title(const PowerUse&) const override {
        return language::phrase(tr("roll the colour die", "phrase: power"));
    }
    QString rule(const PowerUse&) const override { return QStringLiteral("DIE-1"); }
    QString sentence(const PowerUse&, const Rules&) const override {
        return tr("Roll the colour die and use what it shows.");
    }
    void writeAfterCards(RulebookWriter& book, const PowerUse& use) const override;
    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    OwnStepLook ownStep(int) const override {
        return {tr("Roll", "button: to roll the die"), {}, StepPicture::icon(QStringLiteral("piles"))};
    }
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
};

/// DIE-1, DIE-2
void DieWords::writeAfterCards(RulebookWriter& book, const PowerUse&) const {
    const auto id = QStringLiteral("DIE-1");
    book.say(id,
             tr("The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face."));
    //: %1 and %2: cards
    book.say(id,
             tr("A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, "
                "the wild face that of the card %2. The same pieces are minions for that power."),
             {cardPhrase(cardOf(ColourFace::star)), cardPhrase(cardOf(ColourFace::wild))});
}

MaybeText DieWords::step(const Scene& scene, Seat who, const Step& step) const {
    if (ownStepOf(scene.rules, Die::kName, DieStep::roll, step) == nullptr) {
        return {};
    }
    //: %1: player
    return scene.voice.of(who, tr("You roll the colour die."), tr("%1 rolls the colour die."));
}

MaybeText DieWords::report(const Rules&, const Voice&, const event::Report& report) const {
    switch (static_cast<ColourFace>(report.value)) {
    case ColourFace::cup: return tr("The colour die shows a cup.");
    case ColourFace::rod: return tr("The colour die shows a rod.");
    case ColourFace::disc: return tr("The colour die shows a disc.");
    case ColourFace::sword: return tr("The colour die shows a sword.");
    case ColourFace::star:
        //: %1: card
        return language::fill(tr("The colour die shows a star: the power of the card %1."),
                              {cardPhrase(cardOf(ColourFace::star))});
    case ColourFace::wild: break;
    }
    //: %1: card
    return language::fill(tr("The colour die shows the wild face: the power of the card %1."),
                          {cardPhrase(cardOf(ColourFace::wild))});
}

}  // namespace

void addDie(Vocabulary& vocabulary) {
    vocabulary.addPower(std::string(Die::kName), std::make_shared<DieWords>());
}

}  // namespace gnostica::wording::builtin
