#include "app/turn/choice_words.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::turn {

using engine::CardSource;
using engine::StepWord;
using wording::StepPicture;

namespace {

/// The context of its translated texts is named ChoiceWords.
struct ChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::turn::ChoiceWords)
};

using Kind = StepPicture::Kind;

struct WordPicture {
    Kind kind = Kind::none;
    const char* name = "";
};

/// In the order of StepWord.
constexpr std::array<WordPicture, engine::kStepWords> kPictures{
    WordPicture{},
    WordPicture{},
    WordPicture{Kind::icon, "hand"},
    WordPicture{Kind::icon, "piles"},
    WordPicture{Kind::icon, "rotate-right"},  // place … orient
    WordPicture{Kind::symbol, "power-cup"},
    WordPicture{Kind::symbol, "power-rod"},
    WordPicture{Kind::symbol, "power-disc"},
    WordPicture{Kind::symbol, "power-sword"},  // the suits
    WordPicture{Kind::symbol, "power-turn"},
    WordPicture{Kind::symbol, "power-convert"},
    WordPicture{Kind::symbol, "power-warp"},
    WordPicture{Kind::symbol, "power-trade"},
    WordPicture{Kind::symbol, "power-redraw"},
    WordPicture{Kind::symbol, "power-recover"},
    WordPicture{Kind::symbol, "power-reveal"},
    WordPicture{Kind::symbol, "power-copy"},
    WordPicture{Kind::icon, "skip"},
    WordPicture{Kind::icon, "done"},
    WordPicture{Kind::icon, "challenge"},  // reveal … challenge
    WordPicture{},
    WordPicture{},  // bid, take
};

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

StepPicture pictureOf(StepWord word, const wording::Speaker& speaker) {
    const auto place = static_cast<std::size_t>(word);
    if (place >= kPictures.size()) {
        return speaker.picture(word);
    }
    return {kPictures[place].kind, QString::fromLatin1(kPictures[place].name)};
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
