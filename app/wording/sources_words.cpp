#include "app/wording/sources_words.h"

#include "app/wording/voice.h"

#include <QCoreApplication>

namespace gnostica::wording {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::CardSources)
};

}  // namespace

QString cardSourceSentence(const PowerUse& use, const char* key) {
    const bool hand = use.names(key, "hand");
    const bool discards = use.names(key, "discard-pile");
    const bool top = use.names(key, "draw-pile");
    if (!hand && !discards) {
        return top ? Words::tr("The card is the top card of the draw pile, unseen, whatever it is.") : QString();
    }
    const QString seen = hand && discards
                             ? Words::tr("The card comes from your hand or from anywhere in the discard pile.")
                         : hand ? Words::tr("The card comes from your hand.")
                                : Words::tr("The card comes from anywhere in the discard pile.");
    return sentences({seen, top ? Words::tr("It may instead be the top card of the draw pile, unseen, whatever it is.")
                                : QString()});
}

int fixedPips(const PowerUse& use) {
    const auto pips = use.parameters.find("pips");
    return pips != use.parameters.end() && pips->is_number_integer() ? pips->get<int>() : 0;
}

}  // namespace gnostica::wording
