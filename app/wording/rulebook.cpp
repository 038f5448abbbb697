#include "app/wording/rulebook.h"

#include "app/wording/document_names.h"
#include "app/wording/names.h"
#include "app/wording/rulebook/general_rules.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/mechanic.h"

namespace gnostica::wording {

using namespace engine;

QString RuleParagraph::text() const {
    QStringList texts;
    for (const RuleText& part : parts) {
        texts << part.text;
    }
    return language::sentences(texts);
}

const RuleParagraph* Rulebook::find(const QString& id) const {
    for (const RuleChapter& chapter : chapters) {
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            if (paragraph.id == id) {
                return &paragraph;
            }
        }
    }
    return nullptr;
}

namespace {

struct BookWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Rulebook)
};

void writeMechanics(RulebookWriter& book) {
    const nlohmann::json& document = book.document();
    const nlohmann::json none = nlohmann::json::object();
    for (const auto& mechanic : book.rules().mechanics) {
        const std::string id(mechanic->id());
        const auto* parameters =
            document.is_object() && document.contains("mechanics") ? &document["mechanics"] : &none;
        const nlohmann::json own = parameters->value(id, none);
        if (const MechanicWords* words = book.vocabulary().mechanic(id)) {
            words->write(book, own);
            continue;
        }
        book.openOwn(book.vocabulary().mechanicTitle(id));
        //: a mechanic that a plug-in has brought along without describing it; %1: its name
        book.say(toQt(id).toUpper(), BookWords::tr("This game uses the mechanic “%1”."),
                 {book.vocabulary().mechanicTitle(id)});
    }
}

}  // namespace

Rulebook rulebook(const Rules& rules, const Vocabulary& vocabulary) {
    RulebookWriter book(rules, vocabulary);
    GeneralRules general(book);
    general.write();
    writeMechanics(book);
    general.writeLast();
    return {documentName(book.document()), documentText(book.document(), "summary"), book.finish(),
            documentText(book.document(), "notes")};
}

}  // namespace gnostica::wording
