// What the rulebook is written with. General rules, powers and mechanics each write their paragraphs.
#pragma once

#include "app/language/numbers.h"
#include "app/wording/rulebook.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::wording {

/// In reading order.
enum class Chapter : std::uint8_t {
    board,
    setup,
    bid,
    turn,
    minions,
    targets,
    cups,
    rods,
    discs,
    swords,
    majors,
    links,
    piles,
    end
};
inline constexpr int kChapters = static_cast<int>(Chapter::end) + 1;

class RulebookWriter {
public:
    RulebookWriter(const engine::Rules& rules, const Vocabulary& vocabulary);

    const engine::Rules& rules() const { return rules_; }
    const Programs& programs() const { return programs_; }
    const Vocabulary& vocabulary() const { return vocabulary_; }
    /// The whole document from which the rules were compiled.
    const nlohmann::json& document() const { return document_; }
    /// The plain power of a suit.
    const PowerUse& suit(engine::Suit suit) const;

    /// What follows stands in this chapter. A title once given stays.
    void open(Chapter chapter, const QString& title = {});
    /// What follows stands in a chapter of its own, after all others: an expansion.
    void openOwn(const QString& title);

    /// A paragraph in the open chapter, or more of the one there that has this id. %1 … are the values.
    void say(const QString& id, const QString& text, std::initializer_list<Phrase> values = {});
    /// The same where the printed rules leave it open, and the setting `key` of the ruleset's rulings decides.
    void ruling(const QString& id, std::string_view key, const QString& text,
                std::initializer_list<Phrase> values = {});
    /// The same where the text tells the value, which its mark does not repeat.
    void rulingInWords(const QString& id, std::string_view key, const QString& text,
                       std::initializer_list<Phrase> values);
    /// The same for a setting that stands elsewhere, with its value ("true", "one").
    void rulingOf(const QString& id, std::string_view key, std::string_view value, const QString& text);
    /// The paragraph of a card.
    void card(const QString& id, engine::Card card, const QString& text);
    /// Takes out a paragraph of any chapter: another rule stands in its place.
    void remove(const QString& id);
    /// Is there such a paragraph in any chapter?
    bool has(const QString& id) const;

    /// The chapters that hold something. Leaves the writer empty.
    std::vector<RuleChapter> finish();

private:
    RuleParagraph& paragraph(const QString& id);
    void add(const QString& id, RuleText part);
    QString settingWords(std::string_view key, const QString& value) const;
    QString valueWords(std::string_view key) const;

    const engine::Rules& rules_;
    const Vocabulary& vocabulary_;
    Programs programs_;
    nlohmann::json document_;
    std::vector<RuleChapter> chapters_;
    std::size_t open_ = 0;
};

}  // namespace gnostica::wording
