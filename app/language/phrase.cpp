#include "app/language/phrase.h"

#include "app/language/pattern.h"

#include <algorithm>

namespace gnostica::language {

const Phrase::Form& Phrase::form(QStringView name) const {
    static const Form kNone;
    const auto found = std::ranges::find_if(forms_, [&](const Form& form) { return form.name == name; });
    return found != forms_.end() ? *found : forms_.empty() ? kNone : forms_.front();
}

QStringList Phrase::formNames() const {
    QStringList names;
    for (const Form& form : forms_) {
        if (!form.name.isEmpty()) {
            names << form.name;
        }
    }
    return names;
}

Phrase phrase(const QString& translated, std::initializer_list<Phrase> parts) {
    const FormTexts texts = formTextsOf(translated);
    std::vector<Phrase::Form> forms;
    const auto add = [&](QStringView name, QStringView text) {
        Filled form = filled(text, {parts.begin(), parts.size()}, Capitals::no);
        forms.push_back({name.toString(), std::move(form.text), form.ownStart, parts.size() != 0});
    };
    add({}, texts.plain);
    for (const auto& [name, text] : texts.named) {
        add(name, text);
    }
    return Phrase(std::move(forms));
}

const QStringList& formNames() {
    static const QStringList kNames{
        QStringLiteral("nominative"), QStringLiteral("genitive"),      QStringLiteral("dative"),
        QStringLiteral("accusative"), QStringLiteral("instrumental"),  QStringLiteral("locative"),
        QStringLiteral("vocative"),   QStringLiteral("prepositional"), QStringLiteral("ablative"),
        QStringLiteral("allative"),   QStringLiteral("partitive"),     QStringLiteral("construct"),
        QStringLiteral("definite"),   QStringLiteral("indefinite"),    QStringLiteral("contracted"),
    };
    return kNames;
}

}  // namespace gnostica::language
