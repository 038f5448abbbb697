#include "tests/unit/wording/translation_check.h"

#include "app/language/pattern.h"

#include <algorithm>
#include <set>

namespace gnostica::wording {

namespace {

using Kind = TranslationMistake::Kind;

constexpr qsizetype kPlace = 2;  ///< "%1"

std::set<int> valuesIn(QStringView pattern) {
    std::set<int> values;
    for (const language::PatternPart& part : language::partsOf(pattern)) {
        if (part.value != 0) {
            values.insert(part.value);
        }
    }
    return values;
}

class Check {
public:
    explicit Check(const QString& source) : known_(valuesIn(source)) {}

    /// One text with placeholders: a sentence, or a form of a phrase.
    void pattern(QStringView text, bool mayLose) {
        for (const language::PatternPart& part : language::partsOf(text)) {
            if (part.value == 0) {
                words(part.text);
            } else if (!known_.contains(part.value)) {
                add(Kind::unknownValue, part.text);
            } else if (!part.form.isEmpty()) {
                name(part.form);
            } else if (part.text.size() > kPlace) {
                add(Kind::unsoundBraces, part.text);
            }
        }
        const std::set<int> used = valuesIn(text);
        for (const int value : known_) {
            if (!mayLose && !used.contains(value)) {
                mistakes_.push_back({Kind::lostValue, QStringLiteral("%") + QString::number(value)});
            }
        }
    }

    void forms(const language::FormTexts& forms, QStringView whole, bool mayLose) {
        if (!forms.sound) {
            add(Kind::unsoundBraces, whole);
        }
        std::set<QString> names;
        for (const auto& [formName, text] : forms.named) {
            name(formName);
            if (!names.insert(formName.toString()).second) {
                add(Kind::repeatedForm, formName);
            }
            if (text.isEmpty()) {
                add(Kind::emptyForm, formName);
            } else {
                pattern(text, mayLose);
            }
        }
    }

    void add(Kind kind, QStringView what) { mistakes_.push_back({kind, what.toString()}); }
    std::vector<TranslationMistake> mistakes() && { return std::move(mistakes_); }

private:
    void name(QStringView form) {
        if (!language::formNames().contains(form.toString())) {
            add(Kind::unknownForm, form);
        }
    }
    void words(QStringView text) {
        if (text.contains(u'{') || text.contains(u'}')) {
            add(Kind::unsoundBraces, text);
        }
    }

    std::set<int> known_;
    std::vector<TranslationMistake> mistakes_;
};

}  // namespace

bool isPhraseText(const QString& disambiguation) {
    return disambiguation.startsWith(QLatin1String("phrase"));
}

std::vector<TranslationMistake> translationMistakes(const QString& source, const QString& disambiguation,
                                                    const QString& translation, bool mayLose) {
    Check check(source);
    const language::FormTexts forms = language::formTextsOf(translation);
    check.pattern(forms.plain, mayLose);
    if (!forms.named.empty() && !isPhraseText(disambiguation)) {
        check.add(Kind::formsElsewhere, translation);
    }
    check.forms(forms, translation, mayLose);
    return std::move(check).mistakes();
}

std::vector<TranslationMistake> numberMistakes(const QString& translation, const QLocale& language) {
    const QString latin = QStringLiteral("%n");
    if (language.zeroDigit() == QStringLiteral("0") || !translation.contains(latin)) {
        return {};
    }
    return {{Kind::latinNumber, latin}};
}

QStringList formsAsked(const QString& translation) {
    QStringList asked;
    for (const language::PatternPart& part : language::partsOf(translation)) {
        if (!part.form.isEmpty() && !asked.contains(part.form)) {
            asked << part.form.toString();
        }
    }
    return asked;
}

QStringList formsGiven(const QString& translation) {
    QStringList given;
    for (const auto& [name, text] : language::formTextsOf(translation).named) {
        given << name.toString();
    }
    return given;
}

}  // namespace gnostica::wording
