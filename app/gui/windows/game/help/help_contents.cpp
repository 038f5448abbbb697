#include "app/gui/windows/game/help/help_contents.h"

#include "app/language/fill.h"
#include "app/wording/rulebook.h"
#include "app/wording/rulebook/quick_reference.h"

namespace gnostica::gui {

HelpContents::HelpContents(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker)
    : rules_(rules),
      base_(base),
      speaker_(speaker),
      faces_(rules) {}

HelpEntries HelpContents::reference() const {
    HelpEntries entries;
    for (const wording::ReferenceEntry& entry : wording::quickReference(rules_, base_, speaker_.vocabulary())) {
        const bool isCard = !entry.card.isNone();
        const QString anchor = isCard ? QStringLiteral("card-%1").arg(entry.card.number()) : QString();
        entries.push_back({HelpPage::reference, entry.chapter, anchor, entry.title, entry.text,
                           isCard ? faces_.text(entry.card).icons : std::vector<PowerIcon>()});
    }
    return entries;
}

HelpEntries HelpContents::rulebook() const {
    HelpEntries entries;
    for (const wording::RuleChapter& chapter : wording::rulebook(rules_, speaker_.vocabulary()).chapters) {
        for (const wording::RuleParagraph& paragraph : chapter.paragraphs) {
            QStringList searched{paragraph.title, paragraph.text()};
            for (const wording::RuleText& part : paragraph.parts) {
                searched << part.setting;
            }
            //: a rule in the help: %1: its id, %2: the name of the card that it tells of
            const QString title =
                paragraph.title.isEmpty() ? paragraph.id : language::fill(tr("%1 %2"), {paragraph.id, paragraph.title});
            entries.push_back({HelpPage::rules, chapter.title, paragraph.id, title, searched.join(u' '),
                               faces_.text(paragraph.card).icons, paragraph.parts});
        }
    }
    return entries;
}

}  // namespace gnostica::gui
