#include "app/wording/rulebook/quick_reference.h"

#include "app/language/fill.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/differences.h"
#include "app/wording/names.h"
#include "app/wording/play/turn_wording.h"
#include "app/wording/power_wording.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/voice.h"

#include <algorithm>
#include <initializer_list>
#include <map>

namespace gnostica::wording {

using namespace engine;

namespace {

struct ReferenceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::QuickReference)
};

/// Replaced by an entry for each option.
constexpr const char* kOptions = "TRN-2";

/// Builds the page entry by entry, from the rulebook, so that both always agree.
class ReferencePage {
public:
    ReferencePage(const Rules& rules, const Rules& base, const Vocabulary& vocabulary)
        : rules_(rules),
          programs_(rules),
          powers_(rules, programs_, vocabulary),
          book_(rulebook(rules, vocabulary)),
          known_(rulebook(base, vocabulary)) {}

    std::vector<ReferenceEntry> write() {
        turn();
        board();
        if (rules_.activateAllowed || rules_.playAllowed) {
            suits();
            majors();
        }
        addChapterOf("SET-1");
        const auto beforeEnd = static_cast<std::ptrdiff_t>(entries_.size());
        end();
        const auto others = differing();
        entries_.insert(entries_.begin() + beforeEnd, others.begin(), others.end());
        return std::move(entries_);
    }

private:
    void add(const QString& chapter, const RuleParagraph& paragraph) {
        entries_.push_back({chapter, paragraph.id, paragraph.text()});
    }
    void add(const QString& chapter, std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (const RuleParagraph* paragraph = book_.find(QString::fromLatin1(id))) {
                add(chapter, *paragraph);
            }
        }
    }
    void addWhole(const RuleChapter& chapter) {
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            add(chapter.title, paragraph);
        }
    }
    /// The chapter with the paragraph of that id.
    std::vector<RuleChapter>::const_iterator chapterOf(const QString& id) const {
        return std::ranges::find_if(book_.chapters, [&](const RuleChapter& chapter) {
            return std::ranges::find(chapter.paragraphs, id, &RuleParagraph::id) != chapter.paragraphs.end();
        });
    }
    void addChapterOf(const char* id) {
        if (const auto chapter = chapterOf(QString::fromLatin1(id)); chapter != book_.chapters.end()) {
            addWhole(*chapter);
        }
    }

    void turn() {
        const QString chapter = ReferenceWords::tr("A turn");
        add(chapter, {"TRN-1"});
        for (const TurnOption& option : turnOptions(rules_)) {
            entries_.push_back({chapter, option.title, option.sentence});
        }
        if (const QStringList extras = turnExtras(rules_); !extras.isEmpty()) {
            entries_.push_back({chapter, QString::fromLatin1(kOptions), language::sentences(extras)});
        }
        add(chapter, {"TRN-3", "MIN-3"});
    }

    void board() {
        const QString chapter = ReferenceWords::tr("Board", "heading: the board");
        entries_.push_back({chapter, ReferenceWords::tr("Spaces"), spaceNames()});
        add(chapter, {"SPC-2", "SPC-3", "SPC-4"});
        addChapterOf("ORI-1");
    }

    QString spaceNames() const {
        const Space first = rules_.startPlaces().front().space;
        if (first == Space{}) {
            return ReferenceWords::tr("A space is named by the letter of its column and the number of its row. Both "
                                      "are at the edge of the board. The first territories begin at d4 in the "
                                      "north-west. Names do not change when the board grows.");
        }
        //: %1: a space, "e4"
        return language::fill(
            ReferenceWords::tr("A space is named by the letter of its column and the number of its row. Both are at "
                               "the edge of the board. The northernmost row of the first territories begins at %1. "
                               "Names do not change when the board grows."),
            {spaceName(first)});
    }

    void suits() {
        for (const Suit suit : {Suit::cups, Suit::rods, Suit::discs, Suit::swords}) {
            const Card card = Card::minor(suit, 1);
            entries_.push_back({ReferenceWords::tr("Suits"), suitName(suit), powers_.card(card), card});
        }
    }

    void majors() {
        const QString chapter = ReferenceWords::tr("Major arcana");
        for (int place = 0; place < kMajorCount; ++place) {
            const Card card = Card::major(place);
            //: a major arcana card in the quick reference; %1: "XVI", %2: "The Tower"
            const QString title = language::fill(ReferenceWords::tr("%1 %2"), {cardCorner(card), cardName(card)});
            entries_.push_back({chapter, title, powers_.card(card), card});
        }
        const auto cards = chapterOf(QStringLiteral("MAJ-0"));
        if (cards == book_.chapters.end()) {
            return;
        }
        for (const RuleParagraph& paragraph : cards->paragraphs) {
            if (!paragraph.id.startsWith(QLatin1String("MAJ-"))) {
                add(chapter, paragraph);
            }
        }
    }

    /// The end of the game, and the additions of expansions: the last chapters of the rulebook.
    void end() {
        for (auto chapter = chapterOf(QStringLiteral("SCO-1")); chapter != book_.chapters.end(); ++chapter) {
            addWhole(*chapter);
        }
    }

    /// The rules that differ from the base game, even in chapters that the page leaves out.
    std::vector<ReferenceEntry> differing() const {
        std::vector<ReferenceEntry> others;
        for (const Difference& difference : differences(book_, known_)) {
            const auto chapter = chapterOf(difference.id);
            const bool isGone = chapter == book_.chapters.end();  // not in the book; the page has no entry for it
            if (isGone || difference.id == QLatin1String(kOptions)) {
                continue;
            }
            QStringList texts;
            for (const RuleText& part : difference.first) {
                if (isNews(part, difference, *chapter)) {
                    texts << part.text;
                }
            }
            if (!texts.isEmpty()) {
                others.push_back({chapter->title, difference.id, language::sentences(texts)});
            }
        }
        return others;
    }
    /// The words of a card cover all of its powers, except cases that the printed rules leave open.
    bool isNews(const RuleText& part, const Difference& difference, const RuleChapter& chapter) const {
        const bool isOnCard = chapter.isOnCards || !difference.title.isEmpty();
        const auto tellsIt = [&](const auto& other) { return other.text.contains(part.text); };
        return (!isOnCard || !part.ruling.isEmpty()) && std::ranges::none_of(difference.second, tellsIt) &&
               std::ranges::none_of(entries_, tellsIt);
    }

    const Rules& rules_;
    Programs programs_;
    PowerWording powers_;
    Rulebook book_;
    Rulebook known_;  ///< of the base game
    std::vector<ReferenceEntry> entries_;
};

/// A text that several majors share, to be printed once; empty if there is none.
QString textOfMost(const std::vector<ReferenceEntry>& entries) {
    constexpr int many = 5;
    std::map<QString, int> counts;
    for (const ReferenceEntry& entry : entries) {
        if (!entry.card.isNone() && entry.card.isMajor() && ++counts[entry.text] >= many) {
            return entry.text;
        }
    }
    return {};
}

}  // namespace

std::vector<ReferenceEntry> quickReference(const Rules& rules, const Rules& base, const Vocabulary& vocabulary) {
    return ReferencePage(rules, base, vocabulary).write();
}

Rulebook referenceBook(const Rules& rules, const Rules& base, const Vocabulary& vocabulary) {
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    Rulebook book{documentName(document), {}, {}};
    const std::vector<ReferenceEntry> entries = quickReference(rules, base, vocabulary);
    const QString shared = textOfMost(entries);
    const auto isShared = [&](const ReferenceEntry& entry) {
        return !shared.isEmpty() && !entry.card.isNone() && entry.card.isMajor() && entry.text == shared;
    };
    const auto sharing = std::ranges::count_if(entries, isShared);
    auto left = sharing;
    for (ReferenceEntry entry : entries) {
        if (isShared(entry)) {
            if (--left > 0) {
                continue;
            }
            entry.title = sharing == kMajorCount ? ReferenceWords::tr("All major arcana")
                                                 : ReferenceWords::tr("All other major arcana");
            entry.card = Card::none();
        }
        if (book.chapters.empty() || book.chapters.back().title != entry.chapter) {
            book.chapters.push_back({entry.chapter, {}});
        }
        RuleParagraph paragraph;
        paragraph.title = entry.title;
        paragraph.parts.push_back({entry.text, {}, {}});
        paragraph.card = entry.card;
        book.chapters.back().paragraphs.push_back(std::move(paragraph));
    }
    return book;
}

}  // namespace gnostica::wording
