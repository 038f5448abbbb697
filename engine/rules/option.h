// One setting of a ruleset, as data for the loader, the checker, the JSON Schema, forms, the rulebook and comparisons.
#pragma once

#include "engine/rules/plain_value.h"
#include "engine/rules/refusal.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gnostica::engine {

enum class OptionType : std::uint8_t {
    boolean,
    integer,
    choice,
    choiceSet,
    program,  ///< the powers of a card: a list of uses of powers, as documents write them
    layout,  ///< the cards on the board at the start: a list of rows (start_layout.h), at most `maximum` long and wide;
             ///< empty: no layout
    cardNumbers  ///< numbers by card key (card_keys.h); cards that are left out have none
};

/// The part of a form, or of a list of settings, to which an option belongs.
enum class OptionPart : std::uint8_t { beginningAndEnd, players, cards, turns, suits, majors, rulings };
inline constexpr std::size_t kOptionParts = 7;

/// Requires that an option has one of these values: words of a choice, "true" and "false", numbers in digits, or "none"
/// for an empty list.
struct Condition {
    std::string key;
    std::vector<std::string> words;
    bool always() const { return key.empty(); }
    bool isMetBy(const PlainValue& value) const;
};

struct Option {
    /// The name by which a position, the command line and a dialog can set the option: "target". Unique in every
    /// document: an option that two suits share has the suit as a prefix, "disc.swordPips".
    std::string key;
    /// Other accepted names: "swordPips" for the first suit that has it.
    std::vector<std::string> aliases = {};
    /// Its JSON pointer in the document (RFC 6901): "/end/target". For a parameter of a power or a mechanic: relative
    /// to the object of its parameters, "/ignoreLimit".
    std::string pointer;
    OptionType type = OptionType::boolean;
    int minimum = 0;  ///< integers, cardNumbers
    int maximum = 0;
    std::vector<std::string> choices;  ///< choice, choiceSet
    RuleId rule;
    bool isRuling = false;   ///< the rules mark it *Ruling*
    bool namesSeat = false;  ///< its choices are the seats; a game can have fewer
    /// The mechanic without which the option has no effect and may be left out, or empty.
    std::string needs = {};
    /// The value of a document that leaves the option out; empty for programs.
    PlainValue standard = {};
    /// A standalone document may leave the option out.
    bool mayLack = false;
    OptionPart part = OptionPart::beginningAndEnd;
    /// The condition under which the option has an effect, if other options decide that.
    Condition when = {};

    bool isCalled(std::string_view name) const;
};

/// A rule for several options of one table together. Options are named by their keys.
struct Constraint {
    /// Compares numbers; a choice counts by its position, from 1, and a layout by its number of territories.
    struct NotAbove {
        std::string lesser;
        std::string greater;
    };
    /// A product of such numbers; counts only where its condition is met.
    struct Product {
        std::vector<std::string> factors;
        Condition when = {};
    };
    /// Limits the sum of products.
    struct AtMost {
        std::vector<Product> products;
        int most = 0;
        std::string pointer;  ///< of the value that is then too large
    };
    struct HasOneOf {
        std::string key;
        std::vector<std::string> words;
    };
    struct NotTogether {
        Condition first;
        Condition second;
    };
    struct NeedsMechanic {
        Condition condition;
        std::string mechanic;
    };

    std::variant<NotAbove, AtMost, HasOneOf, NotTogether, NeedsMechanic> what;
    RuleId rule;
    bool isWarning = false;  ///< a game is still possible
    Condition when = {};     ///< the condition under which the constraint applies
};

}  // namespace gnostica::engine
