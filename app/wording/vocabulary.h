// The words of powers, mechanics and settings. Those of the base game and those of plug-ins are added in the same
// way; who speaks is handed the whole vocabulary. Nothing registers itself.
#pragma once

#include "app/wording/programs.h"
#include "app/wording/voice.h"
#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gnostica::wording {

class RulebookWriter;

/// A game at one moment, told to one listener.
struct Scene {
    const engine::Rules& rules;
    const engine::State& state;
    const Voice& voice;
};

/// Who decides now, and what there is to choose from: no steps where the listener may not know them.
struct Decision {
    engine::Seat who = engine::Seat::none;
    std::span<const engine::Step> steps;
};

/// A sentence where these words have something to say; otherwise the general one stands.
using MaybeText = std::optional<QString>;

/// How a kind of step that a power or mechanic has brought along is offered; what is empty has a general form.
struct OwnStepLook {
    QString label;    ///< of its button: "Roll"
    QString amount;   ///< before the numbers to choose from: "Cards to draw:"
    QString picture;  ///< a symbol of the program: "piles", "power-sword" …
};

/// The words of one power. Stateless: a power's parameters come with each use.
class PowerWords {
public:
    PowerWords() = default;
    PowerWords(const PowerWords&) = delete;
    PowerWords& operator=(const PowerWords&) = delete;
    virtual ~PowerWords() = default;

    /// A word or two: "rod", "trade hands". It goes into sentences.
    virtual Phrase title(const PowerUse& use) const = 0;
    /// What a major with this power does, in a sentence or two: "Use as a cup."
    virtual QString sentence(const PowerUse& use, const engine::Rules& rules) const = 0;
    /// The same at length, for a card of the suit whose power it is.
    virtual QString atLength(const PowerUse& use, const engine::Rules& rules) const { return sentence(use, rules); }
    /// The head of the chapter of the suit whose power it is: "Rods: move". Empty: made from suit and title.
    virtual QString chapterTitle(engine::Suit) const { return {}; }
    /// The rule that describes it: "ROD-2".
    virtual QString rule(const PowerUse& use) const;
    /// Its paragraphs in that chapter, which is open. Without an own version: rule() and atLength().
    virtual void write(RulebookWriter& book, const PowerUse& use) const;
    /// What a card's paragraph, which has this id, tells after its powers: rulings. Asked once a card.
    virtual void writeOnCard(RulebookWriter&, const QString& /*id*/, const PowerUse&) const {}
    /// What holds for every card that has it, after all of them. Asked once a book.
    virtual void writeAfterCards(RulebookWriter&, const PowerUse&) const {}
    /// What two linked powers on one thing may do, for a second half of this power. Without an own version: as LNK
    /// says of any two powers.
    virtual MaybeText link(const LinkedUses&, const engine::Rules&) const { return {}; }

    /// What a step that only this power knows does; spoken to `who`, if that is the listener. `skip` is asked, too,
    /// also for other powers.
    virtual MaybeText step(const Scene&, engine::Seat /*who*/, const engine::Step&) const { return {}; }
    /// How a step of its own is offered, by the code of its kind.
    virtual OwnStepLook ownStep(int /*code*/) const { return {}; }
    /// Its own reports (event::Report).
    virtual MaybeText report(const engine::Rules&, const Voice&, const engine::event::Report&) const { return {}; }
    /// Does the sentence of the step, or of the outcome of chance, that caused it tell of this report, too?
    virtual bool toldByStep(const engine::event::Report&) const { return false; }
    /// What is to be decided while it waits for somebody else (Turn::interrupt is not 0).
    virtual MaybeText interrupt(const Scene&, const Decision&) const { return {}; }
    /// A refusal with RefusalCode::variantRule, a whole sentence that ends with the rule's id in parentheses.
    virtual MaybeText refusal(const Scene&, const engine::Refusal&) const { return {}; }
};

/// The words of one mechanic. Stateless: what it needs it asks of the mechanic itself (rule_facts.h: mechanicOf).
class MechanicWords {
public:
    MechanicWords() = default;
    MechanicWords(const MechanicWords&) = delete;
    MechanicWords& operator=(const MechanicWords&) = delete;
    virtual ~MechanicWords() = default;

    /// "the hidden timer"
    virtual QString title() const = 0;
    /// Its paragraphs; those of powers and of mechanics before it are written. `parameters` are those of the document.
    virtual void write(RulebookWriter& book, const nlohmann::json& parameters) const = 0;

    /// What a field of a position is called, beside a control ("Whose last turn is announced"), and a word that it may
    /// hold ("under the draw pile"). Empty: made from the key.
    virtual QString field(std::string_view /*key*/) const { return {}; }
    virtual QString fieldWord(std::string_view /*key*/, std::string_view /*word*/) const { return {}; }

    /// What a step does while it has the floor, or a closing step of its own.
    virtual MaybeText step(const Scene&, engine::Seat /*who*/, const engine::Step&) const { return {}; }
    /// The label of a button, where a step of the core is called otherwise than elsewhere.
    virtual MaybeText word(engine::StepWord) const { return {}; }
    /// How a step of its own is offered, by the code of its kind.
    virtual OwnStepLook ownStep(int /*code*/) const { return {}; }
    /// What is to be decided while it has the floor (Stage::floor).
    virtual MaybeText status(const Scene&, const Decision&) const { return {}; }
    /// What the listener, who decides, may choose from at the end of the turn.
    virtual MaybeText closing(const Scene&, const Decision&) const { return {}; }
    /// What else is to be known in this turn: "This is your last turn." Asked at every stage but the end.
    virtual MaybeText note(const Scene&) const { return {}; }
    /// Its own reports (event::Report).
    virtual MaybeText report(const engine::Rules&, const Voice&, const engine::event::Report&) const { return {}; }
    /// Does the sentence of the step, or of the outcome of chance, that caused it tell of this report, too?
    virtual bool toldByStep(const engine::event::Report&) const { return false; }
    /// A refusal with RefusalCode::variantRule.
    virtual MaybeText refusal(const Scene&, const engine::Refusal&) const { return {}; }
    /// Who has won and why; asked only of the mechanic that has ended the game (State::ending).
    virtual MaybeText result(const Scene&) const { return {}; }
};

/// The texts of one setting, before they are translated (QT_TRANSLATE_NOOP in `context`).
struct OptionText {
    const char* context = nullptr;
    const char* label = nullptr;                                    ///< "Points to win"
    const char* sentence = nullptr;                                 ///< a whole sentence that explains it
    std::vector<std::pair<const char*, const char*>> choices = {};  ///< value and label
};

/// A value. Copies share the words.
class Vocabulary {
public:
    /// Words that are there already stay: a plug-in speaks for its own powers, mechanics and options alone.
    void addPower(std::string name, std::shared_ptr<const PowerWords> words);
    void addMechanic(std::string name, std::shared_ptr<const MechanicWords> words);
    /// `key` as in the option table.
    void addOption(std::string key, OptionText text);

    /// Of a name that nobody has added: words made from the name.
    const PowerWords& power(std::string_view name) const;
    bool knowsPower(std::string_view name) const { return powers_.contains(name); }
    /// Nullptr for a name that nobody has added.
    const MechanicWords* mechanic(std::string_view name) const;
    /// Its title, or one made from the name.
    QString mechanicTitle(std::string_view name) const;
    /// What a field of a position is called that this mechanic has, and a word in it.
    QString fieldTitle(std::string_view mechanic, std::string_view key) const;
    QString fieldWord(std::string_view mechanic, std::string_view key, std::string_view word) const;
    /// The first answer of the mechanics of these rules, in their order.
    MaybeText firstOfMechanics(const engine::Rules& rules,
                               const std::function<MaybeText(const MechanicWords&)>& ask) const;

    /// How the steps of one of these rules' own words are offered.
    OwnStepLook look(const engine::Rules& rules, engine::StepWord word) const;
    /// What its owner says of a report, if anything.
    MaybeText report(const engine::Rules& rules, const Voice& voice, const engine::event::Report& report) const;
    bool toldByStep(const engine::Rules& rules, const engine::event::Report& report) const;
    /// What the owner of a power's or mechanic's own step says of it, if anything.
    MaybeText ownStep(const Scene& scene, engine::Seat who, const engine::step::Special& step) const;
    /// The title of a power or mechanic of these rules.
    Phrase titleOf(const engine::Owner& owner) const;

    /// Nullptr if nobody has described the setting.
    const OptionText* option(std::string_view key) const;
    /// "Points to win"; of an unknown setting its key.
    QString optionLabel(std::string_view key) const;
    /// What it means; empty if unknown.
    QString optionSentence(std::string_view key) const;
    /// "The highest bid"; "Yes" and "No" for "true" and "false"; of an unknown choice the value.
    QString choiceLabel(std::string_view key, std::string_view value) const;

private:
    /// Of a suit whose settings are told apart, or of a mechanic.
    QString ownerTitle(std::string_view name) const;

    std::map<std::string, std::shared_ptr<const PowerWords>, std::less<>> powers_;
    std::map<std::string, std::shared_ptr<const MechanicWords>, std::less<>> mechanics_;
    std::map<std::string, OptionText, std::less<>> options_;
};

/// The words of the powers, mechanics and settings that builtinRegistry() has, and of all general settings.
Vocabulary builtinVocabulary();

}  // namespace gnostica::wording
