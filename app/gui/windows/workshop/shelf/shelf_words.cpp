#include "app/gui/windows/workshop/shelf/shelf_words.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/wording/document_names.h"

#include <QCoreApplication>

namespace gnostica::gui {

namespace {

struct ShelfWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ShelfWords)
};

}  // namespace

QString shelfName(const engine::Library& library, const std::string& id) {
    const nlohmann::json* document = library.find(id);
    return language::embedded(document != nullptr ? wording::documentName(*document) : QString::fromStdString(id));
}

QString shelfNames(const engine::Library& library, const std::vector<std::string>& ids) {
    language::Phrases names;
    for (const std::string& id : ids) {
        names.push_back(shelfName(library, id));
    }
    return language::fill(QStringLiteral("%1"), {language::listOf(names)});
}

QString dependantsSentence(const engine::Library& library, const rulesets::Dependants& dependants) {
    QStringList parts;
    if (!dependants.children.empty()) {
        parts << language::fill(
            //: %1: names of rulesets, %n: how many
            ShelfWords::tr("%n rulesets extend it: %1.", nullptr, static_cast<int>(dependants.children.size())),
            {shelfNames(library, dependants.children)});
    }
    if (!dependants.users.empty()) {
        parts << language::fill(
            //: %1: names of rulesets, %n: how many; "it" is an expansion that these rulesets name
            ShelfWords::tr("%n rulesets include it as an expansion: %1.", nullptr,
                           static_cast<int>(dependants.users.size())),
            {shelfNames(library, dependants.users)});
    }
    return language::sentences(parts);
}

}  // namespace gnostica::gui
