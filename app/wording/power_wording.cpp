#include "app/wording/power_wording.h"

#include "app/language/fill.h"
#include "app/wording/card_links.h"
#include "app/wording/names.h"
#include "app/wording/voice.h"

#include <algorithm>
#include <array>

namespace gnostica::wording {

using namespace engine;

namespace {

constexpr std::array<Suit, 4> kAllSuits{Suit::cups, Suit::rods, Suit::discs, Suit::swords};

}  // namespace

/// True if the card does not change the power of a suit.
bool PowerWording::isPlainSuit(const PowerUse& use) const {
    return std::ranges::any_of(kAllSuits, [&](Suit suit) {
        const auto& program = programs_.of(Card::minor(suit, 1));
        return !program.empty() && !program.front().empty() && program.front().front() == use;
    });
}

QString PowerWording::choice(const PowerChoice& choice) const {
    if (choice.size() == 1) {
        return sentence(choice.front());
    }
    language::Phrases titles;
    QStringList whole;
    for (const PowerUse& use : choice) {
        titles.push_back(title(use));
        whole << sentence(use);
    }
    if (std::ranges::all_of(choice, [&](const PowerUse& use) { return isPlainSuit(use); })) {
        //: %1: alternatives, "sword, rod, cup or disc"
        return language::fill(tr("Use as %1."), {language::eitherOf(titles)});
    }
    //: %1: a sentence for each alternative
    return language::fill(tr("One of these: %1"), {language::sentences(whole)});
}

QString PowerWording::repeated(const QString& sentence, int times) {
    switch (times) {
    case 1: return sentence;
    //: %1: a sentence about an action
    case 2: return language::fill(tr("Twice: %1"), {sentence});
    //: %1: a sentence about an action
    case 3: return language::fill(tr("Three times: %1"), {sentence});
    //: %1: a sentence about an action; %n: how often
    default: return language::fill(tr("%n times: %1", nullptr, times), {sentence});
    }
}

QString PowerWording::link(Card card) const {
    QStringList said;
    for (const CardLink& link : linksOf(rules_, programs_, card)) {
        said << linkSentence(link.uses, rules_, vocabulary_);
    }
    said.removeDuplicates();
    return language::sentences(said);
}

QString PowerWording::card(Card card) const {
    if (card.isNone()) {
        return {};
    }
    const auto& program = programs_.of(card);
    if (!card.isMajor()) {
        if (program.empty() || program.front().empty()) {
            return {};
        }
        const PowerUse& use = program.front().front();
        return vocabulary_.power(use.power).atLength(use, rules_);
    }
    QStringList parts;
    bool isRepeated = false;  // the previous text was a repetition, which would seem to continue
    for (std::size_t i = 0; i < program.size();) {
        std::size_t next = i + 1;
        while (next < program.size() && program[next] == program[i]) {
            ++next;
        }
        const QString said = repeated(choice(program[i]), static_cast<int>(next - i));
        //: %1: a sentence about something that is done after something else
        parts << (isRepeated ? language::fill(tr("Then: %1"), {said}) : said);
        if (i < 2 && next >= 2) {
            parts << link(card);  // links the first two powers
        }
        isRepeated = next - i > 1;
        i = next;
    }
    return language::sentences(parts);
}

}  // namespace gnostica::wording
