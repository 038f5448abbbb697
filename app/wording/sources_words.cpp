#include "app/wording/sources_words.h"

#include "app/wording/rulebook_writer.h"

#include <QCoreApplication>

namespace gnostica::wording {

namespace {

struct SourceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::CardSources)
};

}  // namespace

QString cardSourceSentence(const PowerUse& use, const char* key) {
    const bool hand = use.names(key, "hand");
    const bool discards = use.names(key, "discard-pile");
    if (hand && discards) {
        return SourceWords::tr("The card comes from the hand or from anywhere in the discard pile.");
    }
    if (hand) {
        return SourceWords::tr("The card comes from the hand.");
    }
    return discards ? SourceWords::tr("The card comes from anywhere in the discard pile.") : QString();
}

void writeItselfDiscarded(RulebookWriter& book, const QString& id) {
    if (book.rules().playAllowed) {
        book.say(id, SourceWords::tr("If this card is played from the hand, it is itself in the discard pile."));
    }
}

void writeLanding(RulebookWriter& book, const QString& id) {
    book.ruling(id, "landingJudged",
                book.rules().rulings.landingJudgedBeforeLifting
                    ? SourceWords::tr("A landing space is judged before the card is lifted. A space next to the old "
                                      "place then counts as wasteland.")
                    : SourceWords::tr("A landing space is judged after the card is lifted. A space next to nothing but "
                                      "the old place then counts as void."));
}

int fixedPips(const PowerUse& use) {
    const auto pips = use.parameters.find("pips");
    return pips != use.parameters.end() && pips->is_number_integer() ? pips->get<int>() : 0;
}

}  // namespace gnostica::wording
