#include "app/gui/shared/play/ring/numbered_choices.h"

#include "app/gui/base/keys/key_map.h"
#include "app/turn/choice_words.h"
#include "app/turn/ring_contents.h"
#include "app/turn/step_chooser.h"

#include <QString>

#include <algorithm>

namespace gnostica::gui {

using engine::CardSource;
using engine::StepWord;

std::vector<Pick> numberedChoices(const RingContents& ring, const StepChooser& chooser) {
    std::vector<Pick> numbered;
    const auto add = [&](const Pick& pick) {
        if (numberOf(numbered, pick) == 0 && numbered.size() < kMostNumbers) {
            numbered.push_back(pick);
        }
    };
    for (const RingChoice& choice : ring.words) {
        if (!choice.refused) {
            add(choice.pick);
        }
    }
    if (chooser.isIdle()) {
        return numbered;
    }
    for (const StepWord word : wordsToChoose(chooser)) {
        add(PickWord{word});
        if (word == StepWord::refresh) {
            add(PickAmount{0});  // TRN-3: to pass
        }
    }
    for (const CardSource source : chooser.candidates().sources) {
        if (!sourceName(source).isEmpty()) {
            add(PickSource{source});
        }
    }
    return numbered;
}

int numberOf(std::span<const Pick> numbered, const Pick& pick) {
    const auto found = std::find(numbered.begin(), numbered.end(), pick);
    return found == numbered.end() ? 0 : static_cast<int>(found - numbered.begin()) + 1;
}

QString withKeyOfNumber(const QString& text, int number) {
    const QKeySequence key(QKeyCombination(Qt::AltModifier, static_cast<Qt::Key>(Qt::Key_0 + number)));
    return number == 0 ? text : QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
}

}  // namespace gnostica::gui
