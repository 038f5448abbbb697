#include "app/turn/choice_words.h"

#include <QCoreApplication>

namespace gnostica::gui {

using engine::CardSource;
using engine::StepWord;

namespace {

/// Finds its texts under the name of ChoiceWords.
struct ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ChoiceWords)
};

bool standsAlone(StepWord word) {
    return word == StepWord::skip || word == StepWord::done || word == StepWord::challenge || word == StepWord::reveal;
}

}  // namespace

std::vector<StepWord> wordsToChoose(const StepChooser& chooser) {
    const std::vector<StepWord> words = chooser.words();
    return words.size() == 1 && !standsAlone(words.front()) ? std::vector<StepWord>() : words;
}

QString amountTitleOf(const StepChooser& chooser, const wording::Speaker& speaker) {
    const StepWord word = chooser.common().word;
    const QString own = speaker.amountTitle(word);
    if (!own.isEmpty()) {
        return own;
    }
    switch (word) {
    case StepWord::rod: return ChoiceWords::tr("Spaces:");
    case StepWord::sword: return ChoiceWords::tr("Points off:");
    default: return chooser.common().draws ? ChoiceWords::tr("Cards to draw:") : ChoiceWords::tr("Number:");
    }
}

QString sourceName(CardSource source) {
    switch (source) {
    case CardSource::drawPile: return ChoiceWords::tr("Top card of the draw pile");
    case CardSource::none: return ChoiceWords::tr("No card");
    default: return {};
    }
}

}  // namespace gnostica::gui
