#include "app/gui/windows/workshop/drafts/kept_drafts_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/wording/document_names.h"
#include "engine/documents/json_text.h"

#include <QFileInfo>
#include <QLocale>

namespace gnostica::gui {

KeptDraftsDialog::KeptDraftsDialog(rulesets::DraftStore& store, const ErrorReporter& errors, QWidget* window)
    : OfferDialog(
          [] {
              return OfferTexts{.title = tr("Drafts"),
                                .text = tr("These changes of rulesets were not saved."),
                                .open = tr("&Resume this draft"),
                                .remove = tr("&Delete it"),
                                .removeTip = tr("Moves these changes to the trash. The saved ruleset stays."),
                                .later = tr("&Not now")};
          },
          window),
      drafts_(store.kept()) {
    for (const rulesets::KeptDraft& draft : drafts_) {
        const auto remove = [&store, &errors, &draft] {  // no question: it can be restored from the trash
            const auto removed = store.remove(draft);
            if (!removed) {
                errors.report([] { return tr("The draft could not be deleted."); }, removed.error());
            }
            return removed.has_value();
        };
        offer({[&draft] { return describe(draft); }, remove});
    }
}

QString KeptDraftsDialog::describe(const rulesets::KeptDraft& draft) {
    const QString file = QFileInfo(draft.source.path).fileName();
    const auto document = engine::parseJson(draft.text);
    const QString name = document ? wording::documentName(*document) : QString();
    const QString when = QLocale().toString(draft.changed, QLocale::ShortFormat);
    return language::fill(tr("%1 (%2, last changed %3)", "name of a ruleset, its file, time"),
                          {language::embedded(name.isEmpty() ? file : name), language::embedded(file), when});
}

}  // namespace gnostica::gui
