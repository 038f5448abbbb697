#include "app/turn/choice_words.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace gnostica::turn {

using engine::CardSource;
using engine::StepWord;

namespace {

/// The context of its translated texts is named ChoiceWords.
struct ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::turn::ChoiceWords)
};

/// Pictures in the order of StepWord.
constexpr std::array<std::string_view, engine::kStepWords> kPictures{"",
                                                                     "",
                                                                     "hand",
                                                                     "piles",
                                                                     "rotate-right",  // place … orient
                                                                     "power-cup",
                                                                     "power-rod",
                                                                     "power-disc",
                                                                     "power-sword",  // the suits
                                                                     "power-turn",
                                                                     "power-convert",
                                                                     "power-warp",
                                                                     "power-trade",
                                                                     "power-redraw",
                                                                     "power-recover",
                                                                     "power-reveal",
                                                                     "power-copy",
                                                                     "skip",
                                                                     "done",
                                                                     "challenge",  // reveal … challenge
                                                                     "",
                                                                     ""};

}  // namespace

QString amountTitleOf(const StepChooser& chooser, const wording::Speaker& speaker) {
    const StepWord word = chooser.common().word;
    const QString own = speaker.amountTitle(word);
    if (!own.isEmpty()) {
        return own;
    }
    switch (word) {
    case StepWord::rod: return ChoiceWords::tr("Spaces:");
    case StepWord::sword: return ChoiceWords::tr("Reduce by:");
    default: return chooser.common().draws ? ChoiceWords::tr("Cards to draw:") : ChoiceWords::tr("Number:");
    }
}

QString pictureOf(StepWord word, const wording::Speaker& speaker) {
    const auto place = static_cast<std::size_t>(word);
    return place < kPictures.size() ? QString::fromLatin1(kPictures[place].data()) : speaker.picture(word);
}

QString sourceName(CardSource source) {
    switch (source) {
    case CardSource::drawPile: return ChoiceWords::tr("Top card of the draw pile");
    case CardSource::none: return ChoiceWords::tr("No card");
    default: return {};
    }
}

QString passName() {
    return ChoiceWords::tr("Pass", "button: to pass the turn");
}

QString passHint() {
    return ChoiceWords::tr("Discard nothing and draw nothing");
}

}  // namespace gnostica::turn
