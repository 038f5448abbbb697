#include "app/wording/rulebook_writer.h"

#include "app/language/fill.h"
#include "app/wording/names.h"
#include "app/wording/option_value.h"
#include "engine/documents/problems.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::wording {

using namespace engine;

namespace {

struct WriterWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RulebookWriter)
};

/// In the order of Chapter.
constexpr std::array<const char*, kChapters> kTitles{
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "The board"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Setup"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "The bid"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "A turn"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Minions"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Facing and targets"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Cups"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Discs"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Swords"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "The major arcana"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Two powers on one thing"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "The draw pile"),
    QT_TRANSLATE_NOOP("gnostica::wording::Chapters", "Score and end"),
};

}  // namespace

RulebookWriter::RulebookWriter(const Rules& rules, const Vocabulary& vocabulary)
    : rules_(rules),
      vocabulary_(vocabulary),
      programs_(rules),
      document_(nlohmann::json::parse(rules.document, nullptr, false)) {
    for (const char* title : kTitles) {
        chapters_.push_back({QCoreApplication::translate("gnostica::wording::Chapters", title), {}});
    }
    for (const Chapter chapter : {Chapter::cups, Chapter::rods, Chapter::discs, Chapter::swords, Chapter::links}) {
        chapters_[static_cast<std::size_t>(chapter)].isOnCards = true;
    }
}

const PowerUse& RulebookWriter::suit(Suit suit) const {
    static const PowerUse none;
    const auto& program = programs_.of(Card::minor(suit, 1));
    return program.empty() || program.front().empty() ? none : program.front().front();
}

void RulebookWriter::open(Chapter chapter, const QString& title) {
    open_ = static_cast<std::size_t>(chapter);
    if (!title.isEmpty()) {
        chapters_[open_].title = title;
    }
}

void RulebookWriter::openOwn(const QString& title) {
    const auto own = std::find_if(chapters_.begin() + kChapters, chapters_.end(),
                                  [&](const RuleChapter& chapter) { return chapter.title == title; });
    open_ = static_cast<std::size_t>(own - chapters_.begin());
    if (own == chapters_.end()) {
        chapters_.push_back({title, {}});
    }
}

RuleParagraph& RulebookWriter::paragraph(const QString& id) {
    auto& paragraphs = chapters_[open_].paragraphs;
    const auto found = std::ranges::find_if(paragraphs, [&](const RuleParagraph& each) { return each.id == id; });
    return found == paragraphs.end() ? paragraphs.emplace_back(RuleParagraph{id}) : *found;
}

void RulebookWriter::add(const QString& id, RuleText part) {
    if (part.text.isEmpty()) {
        return;
    }
    auto& parts = paragraph(id).parts;
    if (std::ranges::find(parts, part) == parts.end()) {
        parts.push_back(std::move(part));
    }
}

QString RulebookWriter::settingWords(std::string_view key, const QString& value) const {
    //: a setting of a ruleset: %1: its label, %2: its value ("Yes")
    return language::fill(WriterWords::tr("%1: %2"), {vocabulary_.optionLabel(key), value});
}

/// The document's value for one of its rulings, in words.
QString RulebookWriter::valueWords(std::string_view key) const {
    const auto* value = engine::valueAt(document_, engine::childOf("/rulings", key));
    if (value == nullptr) {
        return {};
    }
    return optionValue(key, *value, vocabulary_);
}

void RulebookWriter::say(const QString& id, const QString& text, std::initializer_list<language::Phrase> values) {
    add(id, {language::fill(text, values), {}, {}});
}

void RulebookWriter::ruling(const QString& id, std::string_view key, const QString& text,
                            std::initializer_list<language::Phrase> values) {
    add(id, {language::fill(text, values), toQt(key), settingWords(key, valueWords(key))});
}

void RulebookWriter::rulingInWords(const QString& id, std::string_view key, const QString& text,
                                   std::initializer_list<language::Phrase> values) {
    add(id, {language::fill(text, values), toQt(key), vocabulary_.optionLabel(key)});
}

void RulebookWriter::rulingOf(const QString& id, std::string_view key, std::string_view value, const QString& text) {
    add(id, {text, toQt(key), settingWords(key, vocabulary_.choiceLabel(key, value))});
}

void RulebookWriter::card(const QString& id, Card card, const QString& text) {
    RuleParagraph& entry = paragraph(id);
    entry.card = card;
    entry.title = cardName(card);
    entry.parts.push_back({text, {}, {}});
}

void RulebookWriter::remove(const QString& id) {
    for (RuleChapter& chapter : chapters_) {
        std::erase_if(chapter.paragraphs, [&](const RuleParagraph& each) { return each.id == id; });
    }
}

bool RulebookWriter::has(const QString& id) const {
    return std::ranges::any_of(chapters_, [&](const RuleChapter& chapter) {
        return std::ranges::any_of(chapter.paragraphs, [&](const RuleParagraph& each) { return each.id == id; });
    });
}

std::vector<RuleChapter> RulebookWriter::finish() {
    std::erase_if(chapters_, [](const RuleChapter& chapter) { return chapter.paragraphs.empty(); });
    return std::exchange(chapters_, {});
}

}  // namespace gnostica::wording
