#include "engine/notation/told_text.h"

#include "engine/notation/chance_text.h"
#include "engine/notation/step_text.h"

namespace gnostica::engine {

std::string toText(const Rules& rules, const ToldMoment& moment) {
    const State& before = moment.before().open();
    const std::string text = moment.step() != nullptr ? toText(rules, before, *moment.step())
                                                      : toText(rules, before, *moment.outcome(), DiceText::alone);
    return moment.isWhole() ? text : text.substr(0, text.find(' ')) + " …";
}

}  // namespace gnostica::engine
