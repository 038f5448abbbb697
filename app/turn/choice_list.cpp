#include "app/turn/choice_list.h"

#include "app/turn/choice_place.h"
#include "app/turn/choice_words.h"
#include "app/wording/names.h"

#include <algorithm>
#include <iterator>

namespace gnostica::turn {

namespace {

using namespace engine;
using wording::StepPicture;

/// True for a word that is a whole step, and ends what was begun.
bool leaves(StepWord word) {
    return word == StepWord::skip || word == StepWord::done || word == StepWord::challenge;
}

/// False for a word that is obvious if it is the only one.
bool standsAlone(StepWord word) {
    return leaves(word) || word == StepWord::reveal;
}

/// Cards neither in the hand nor in the discard pile: a bid in the pool, for instance.
CardSet cardsElsewhere(const StepChooser& chooser) {
    CardSet cards = chooser.candidates().cards;
    if (isPlayer(chooser.decider())) {
        cards -= chooser.state().hands[chooser.decider()];
    }
    for (const Card card : chooser.state().discard.cards()) {
        cards.erase(card);
    }
    return cards;
}

class Lister {
public:
    Lister(ChoiceList& list, const StepChooser& chooser, const wording::Speaker& speaker, const PickFilter& passes)
        : list_(list),
          chooser_(chooser),
          speaker_(speaker),
          passes_(passes) {
        if (const auto step = chooser.proposal()) {
            proposed_ = facetsOf(chooser.rules(), chooser.state(), chooser.decider(), *step);
        }
    }

    void addWords() {
        const std::vector<StepWord> words = chooser_.words();
        const std::vector<StepWord>& open = chooser_.candidates().words;
        const bool isOnly = words.size() == 1;
        if (isOnly && !standsAlone(words.front())) {
            return;
        }
        for (const StepWord word : words) {
            const bool leadsOn = isOnly ? leaves(word) : std::ranges::find(open, word) != open.end();
            add(ofWord(word), leadsOn);
            if (word == StepWord::refresh) {
                addPass();
            }
        }
    }
    void addRefusedWords() {
        for (const RefusedWord& refused : chooser_.refusedWords()) {
            Choice choice = ofWord(refused.word);
            choice.hint = speaker_.refusal(chooser_.view(), refused.refusal);
            choice.state = ChoiceState::refused;
            choice.onRing = list_.place && chooser_.state().turn.stage == Stage::power &&
                            refused.word > StepWord::orient && !leaves(refused.word);
            list_.choices.push_back(std::move(choice));
        }
    }
    /// Adds the words of the next decision, before the card is confirmed.
    void addWordsAhead(const StepChooser& ahead) {
        std::vector<StepWord> words = ahead.candidates().words;
        std::erase_if(words, leaves);
        if (words.size() < 2) {
            return;
        }
        for (const StepWord word : words) {
            Choice choice = ofWord(word);
            choice.inLine = false;
            add(std::move(choice), true);
        }
    }
    void addSources() {
        for (const CardSource source : chooser_.candidates().sources) {
            const bool fromTop = source == CardSource::drawPile;
            if (const QString name = sourceName(source); !name.isEmpty()) {  // the others are visible cards
                add({ChoiceKind::source, PickSource{source}, name,
                     fromTop ? StepPicture::symbol(QStringLiteral("from-top")) : StepPicture()},
                    true);
            }
        }
    }
    void addAmounts() {
        for (const int amount : chooser_.candidates().amounts) {
            add({ChoiceKind::amount, PickAmount{amount}}, true, proposed_ && proposed_->amount == amount);
        }
    }
    void addFacings() {
        for (const Facing facing : chooser_.candidates().facings) {
            add({ChoiceKind::facing, PickFacing{facing}, wording::facingName(facing)}, true,
                proposed_ && proposed_->facing == facing);
        }
    }

private:
    Choice ofWord(StepWord word) const {
        return {ChoiceKind::word, PickWord{word}, speaker_.word(word), pictureOf(word, speaker_)};
    }
    void add(Choice choice, bool leadsOn, bool isMeant = false) {
        if (isMeant || chooser_.isPicked(choice.pick)) {
            choice.state = ChoiceState::chosen;
        }
        choice.onRing = leadsOn && list_.place && (!passes_ || passes_(choice.pick));
        if (choice.onRing || choice.inLine) {
            list_.choices.push_back(std::move(choice));
        }
    }
    /// TRN-3: draws nothing and discards nothing.
    void addPass() {
        Choice pass{ChoiceKind::word, PickAmount{0}, passName(), StepPicture::icon(QStringLiteral("pass")), passHint()};
        pass.state = chooser_.picks() == std::vector<Pick>{pass.pick} ? ChoiceState::chosen : ChoiceState::offered;
        list_.choices.push_back(std::move(pass));
    }

    ChoiceList& list_;
    const StepChooser& chooser_;
    const wording::Speaker& speaker_;
    const PickFilter& passes_;
    std::optional<StepFacets> proposed_;
};

void addNumbers(std::vector<Choice>& choices) {
    int last = 0;
    const auto add = [&](bool isOnRing) {
        for (Choice& choice : choices) {
            const bool isNamed = choice.kind == ChoiceKind::word || choice.kind == ChoiceKind::source;
            if (isNamed && choice.onRing == isOnRing && !choice.isRefused() && last < kMostNumbers) {
                choice.number = ++last;
            }
        }
    };
    add(true);
    add(false);
}

/// Adds all of them, even after one is picked: the player can pick another instead.
void addCards(ChoiceList& list, const StepChooser& chooser) {
    list.cards = cardsElsewhere(chooser);
    for (const Pick& pick : chooser.picks()) {
        if (const auto* card = std::get_if<PickCard>(&pick)) {
            StepChooser anew = chooser;
            anew.clearPicks();
            list.cards = cardsElsewhere(anew);
            if (list.cards.contains(card->card)) {
                list.pickedCards.insert(card->card);
            }
            return;
        }
    }
}

bool asksForThing(const Candidates& open) {
    return !open.spaces.empty() || !open.pieces.empty() || !open.cards.empty();
}

}  // namespace

std::vector<Choice> ChoiceList::onRing() const {
    std::vector<Choice> shown;
    std::ranges::copy_if(choices, std::back_inserter(shown), &Choice::onRing);
    return shown;
}

std::vector<Choice> ChoiceList::inLine(ChoiceKind kind) const {
    std::vector<Choice> shown;
    std::ranges::copy_if(choices, std::back_inserter(shown),
                         [kind](const Choice& choice) { return choice.inLine && choice.kind == kind; });
    return shown;
}

const Choice* ChoiceList::byNumber(int number) const {
    const auto found =
        std::ranges::find_if(choices, [number](const Choice& choice) { return choice.number == number; });
    return number == 0 || found == choices.end() ? nullptr : &*found;
}

ChoiceList choicesOf(const StepChooser& chooser, const StepChooser* ahead, std::optional<Space> before,
                     const wording::Speaker& speaker, const PickFilter& passes) {
    ChoiceList list;
    list.decider = chooser.decider();
    if (chooser.isIdle()) {
        return list;
    }
    list.place = placeOfChoices(chooser, ahead, before);
    Lister lister(list, chooser, speaker, passes);
    lister.addWords();
    lister.addRefusedWords();
    if (ahead != nullptr) {
        lister.addWordsAhead(*ahead);
    }
    lister.addSources();
    lister.addAmounts();
    lister.addFacings();
    addNumbers(list.choices);
    addCards(list, chooser);
    list.amountTitle = chooser.candidates().amounts.empty() ? QString() : amountTitleOf(chooser, speaker);
    if (const PieceId target = chooser.common().target; target != kNoPiece) {
        list.turned = chooser.state().piece(target);
    }
    list.canConfirm = chooser.complete();
    list.leadsOn = ahead != nullptr && asksForThing(ahead->candidates());
    list.canTakeBack = !chooser.picks().empty();
    return list;
}

}  // namespace gnostica::turn
