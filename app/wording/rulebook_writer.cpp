#include "app/wording/rulebook_writer.h"

#include "app/wording/fill.h"
#include "app/wording/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::wording {

using namespace engine;

namespace {

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

QString number(int value) {
    return QString::number(value);
}

RulebookWriter::RulebookWriter(const Rules& rules, const Vocabulary& vocabulary)
    : rules_(rules),
      vocabulary_(vocabulary),
      programs_(rules) {
    for (const char* title : kTitles) {
        chapters_.push_back({QCoreApplication::translate("gnostica::wording::Chapters", title), {}});
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

void RulebookWriter::say(const QString& id, const QString& text, std::initializer_list<QString> values) {
    ruling(id, {}, text, values);
}

void RulebookWriter::ruling(const QString& id, std::string_view key, const QString& text,
                            std::initializer_list<QString> values) {
    const QString filled = fill(text, values);
    if (filled.isEmpty()) {
        return;
    }
    auto& parts = paragraph(id).parts;
    const RuleText part{filled, toQt(key)};
    if (std::ranges::find(parts, part) == parts.end()) {
        parts.push_back(part);
    }
}

void RulebookWriter::card(const QString& id, Card card, const QString& text) {
    RuleParagraph& entry = paragraph(id);
    entry.card = card;
    entry.title = cardName(card);
    entry.parts.push_back({text});
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
