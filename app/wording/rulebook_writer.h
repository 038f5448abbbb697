// Writes the rulebook. General rules, powers and mechanics each add their paragraphs.
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

    /// Opens this chapter for the next paragraphs. Keeps a title that it already has.
    void open(Chapter chapter, const QString& title = {});
    /// Opens a separate chapter after all others, for an expansion.
    void openOwn(const QString& title);

    /// Adds a paragraph to the open chapter, or extends the one with this id. `values` replace %1 ….
    void say(const QString& id, const QString& text, std::initializer_list<language::Phrase> values = {});
    /// The same for a case that the printed rules leave open, decided by the setting `key` of the ruleset's rulings.
    void ruling(const QString& id, std::string_view key, const QString& text,
                std::initializer_list<language::Phrase> values = {});
    /// The same for a text that contains the value, which its mark does not repeat.
    void rulingInWords(const QString& id, std::string_view key, const QString& text,
                       std::initializer_list<language::Phrase> values);
    /// The same for a setting outside the rulings, with its value ("true", "one").
    void rulingOf(const QString& id, std::string_view key, std::string_view value, const QString& text);
    /// Adds the paragraph of a card.
    void card(const QString& id, engine::Card card, const QString& text);
    /// Removes a paragraph from any chapter, because another rule replaces it.
    void remove(const QString& id);
    /// True if any chapter has such a paragraph.
    bool has(const QString& id) const;

    /// The chapters that are not empty. Leaves the writer empty.
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
