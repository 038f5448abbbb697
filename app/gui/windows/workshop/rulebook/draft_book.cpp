#include "app/gui/windows/workshop/rulebook/draft_book.h"

#include "app/language/lists.h"
#include "app/wording/documents/named_settings.h"
#include "engine/documents/options.h"

#include <algorithm>
#include <string_view>

namespace gnostica::gui {

using engine::Inspection;
using engine::Option;
using wording::RuleParagraph;
using wording::RuleText;

namespace {

bool saysText(const RuleParagraph& paragraph, const RuleText& text) {
    return std::ranges::any_of(paragraph.parts, [&](const RuleText& each) { return each.text == text.text; });
}

/// The text that only the first paragraph has.
QString onlyIn(const RuleParagraph& paragraph, const RuleParagraph& other) {
    QStringList texts;
    for (const RuleText& each : paragraph.parts) {
        if (!saysText(other, each)) {
            texts << each.text;
        }
    }
    return language::sentences(texts);
}

/// Finds the options that determine sentences.
class Deciders {
public:
    explicit Deciders(const Inspection& found) : found_(found) {}

    std::string of(const RuleParagraph& paragraph, const RuleText& text) const {
        if (!text.ruling.isEmpty()) {
            const Option* option = engine::findOption(found_.options, text.ruling.toStdString());
            return option == nullptr ? std::string() : option->pointer;
        }
        if (!paragraph.card.isNone()) {
            return engine::programPointer(paragraph.card);
        }
        return byRule(paragraph.id);
    }

private:
    /// If there are several, a changed one is preferred.
    std::string byRule(const QString& id) const {
        const Option* best = nullptr;
        for (const Option& option : found_.options) {
            if (wording::ruleOf(option) == id &&
                (best == nullptr || found_.valueOf(option) != found_.inherited(option))) {
                best = &option;
            }
        }
        return best == nullptr ? std::string() : best->pointer;
    }

    const Inspection& found_;
};

DraftParagraph paragraphOf(const RuleParagraph& paragraph, const RuleParagraph* before, bool hasParent,
                           const Deciders& deciders) {
    DraftParagraph made{paragraph.id, paragraph.title, {}};
    const QString old = before == nullptr ? QString() : onlyIn(*before, paragraph);
    for (const RuleText& text : paragraph.parts) {
        const bool isNew = hasParent && (before == nullptr || !saysText(*before, text));
        made.sentences.push_back({text, isNew, isNew ? old : QString(), deciders.of(paragraph, text)});
    }
    return made;
}

}  // namespace

int DraftBook::changes() const {
    int count = static_cast<int>(gone.size());
    for (const DraftChapter& chapter : chapters) {
        for (const DraftParagraph& paragraph : chapter.paragraphs) {
            count += std::ranges::any_of(paragraph.sentences, &DraftSentence::isNew) ? 1 : 0;
        }
    }
    return count;
}

DraftBook draftBook(const Inspection& found, const wording::Vocabulary& words) {
    const wording::Rulebook book = wording::rulebook(*found.rules, words);
    const bool hasParent = found.parentRules != nullptr;
    const wording::Rulebook parent = hasParent ? wording::rulebook(*found.parentRules, words) : wording::Rulebook();
    const Deciders deciders(found);
    DraftBook made{book.title, book.summary, {}, {}, {}};
    for (const wording::RuleChapter& chapter : book.chapters) {
        DraftChapter& into = made.chapters.emplace_back(DraftChapter{chapter.title, {}});
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            into.paragraphs.push_back(paragraphOf(paragraph, parent.find(paragraph.id), hasParent, deciders));
            for (const DraftSentence& sentence : into.paragraphs.back().sentences) {
                made.places.try_emplace(sentence.pointer, paragraph.id);
            }
        }
    }
    for (const wording::RuleChapter& chapter : parent.chapters) {
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            if (book.find(paragraph.id) == nullptr) {
                made.gone.push_back({paragraph.id, paragraph.title, {{RuleText{paragraph.text()}, false, {}, {}}}});
            }
        }
    }
    for (const Option& option : found.options) {
        if (book.find(wording::ruleOf(option)) != nullptr) {
            made.places.try_emplace(option.pointer, wording::ruleOf(option));
        }
    }
    return made;
}

}  // namespace gnostica::gui
