// Artificial languages: each shows faults that some real language would show.
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace gnostica::tests {

enum class Pseudo {
    lengthy,      ///< every letter has an accent, and every text is more than half as long again
    rightToLeft,  ///< in Hebrew letters
    cases         ///< every placeholder in every sentence requests a form, and all forms of a phrase differ
};

/// Translates every text of the programs and of Qt: no English letter is left, except in inserted names.
class PseudoLanguage : public QTranslator {
public:
    explicit PseudoLanguage(Pseudo kind) : kind_(kind) {}

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char* comment, int n) const override {
        Q_UNUSED(n)
        const QString source = QString::fromUtf8(text);
        if (source == QStringLiteral("QT_LAYOUT_DIRECTION")) {
            return kind_ == Pseudo::rightToLeft ? QStringLiteral("RTL") : QStringLiteral("LTR");
        }
        if (source.isEmpty()) {
            return {};
        }
        // Qt's texts have no forms.
        if (kind_ != Pseudo::cases || QString::fromLatin1(context).startsWith(u'Q')) {
            return lengthened(mapped(source, {}));
        }
        return QString::fromUtf8(comment).startsWith(QStringLiteral("phrase")) ? phrase(source) : sentence(source);
    }

    /// The forms of the language with cases.
    static const QStringList& forms() {
        static const QStringList kForms{QStringLiteral("nominative"), QStringLiteral("genitive"),
                                        QStringLiteral("dative"),     QStringLiteral("accusative"),
                                        QStringLiteral("locative"),   QStringLiteral("instrumental")};
        return kForms;
    }
    /// Identifies a form in the text: "\u20393\u203a".
    static QString markOf(const QString& form) { return mark(forms().indexOf(form) + 1); }
    /// For a phrase in a place where no form was requested.
    static QString plainMark() { return mark(0); }

private:
    static QString mark(qsizetype number) { return QChar(0x2039) + QString::number(number) + QChar(0x203a); }

    QChar letter(QChar c) const {
        static const QString kFrom = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
        static const QString kAccents = QStringLiteral("àƀçďèƒğĥìĵķļɱñòþɋŕšţùṽŵẋýžÀƁÇĎÈƑĞĤÌĴĶĻḾÑÒÞɊŔŠŢÙṼŴẊÝŽ");
        static const QString kHebrew = QStringLiteral("אבגדהוזחטיכלמנסעפצקרשתםןףץאבגדהוזחטיכלמנסעפצקרשתםןףץ");
        const qsizetype at = kFrom.indexOf(c);
        return at < 0 ? c : kind_ == Pseudo::rightToLeft ? kHebrew[at] : kAccents[at];
    }
    /// All letters except those of placeholders ("%1", "%n", "{key:find}"), markup, links and entities.
    QString mapped(const QString& source, const QString& form) const {
        static const QRegularExpression kKept(
            QStringLiteral(R"(%L?[1-9n]|\{\w+:\w+\}|\]\([^()]*\)|<[^>]*>|&[a-z]+;|\n)"));
        QString text;
        qsizetype from = 0;
        auto matches = kKept.globalMatch(source);
        const auto add = [&](qsizetype to) {
            for (; from < to; ++from) {
                text += letter(source[from]);
            }
        };
        while (matches.hasNext()) {
            const auto match = matches.next();
            add(match.capturedStart());
            const QString kept = match.captured();
            text += kept;
            const bool isValue = kept.startsWith(u'%') && kept != QStringLiteral("%n") && kept != QStringLiteral("%Ln");
            text += isValue && !form.isEmpty() ? u'{' + form + u'}' : QString();
            from = match.capturedEnd();
        }
        add(source.size());
        return text;
    }
    /// Adds two thirds in separate words, before the end punctuation.
    QString lengthened(const QString& text) const {
        if (kind_ != Pseudo::lengthy) {
            return text;
        }
        qsizetype letters = 0;
        qsizetype end = 0;  // after the last letter
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i].isLetter() && text[i].unicode() > 127) {
                ++letters;
                end = i + 1;
            }
        }
        QString more;
        for (qsizetype i = 0; i < letters * 2 / 3; ++i) {
            more += i % 6 == 0 && i + 2 < letters * 2 / 3 && letters > 6 ? u' ' : QChar(0xf5);
        }
        return text.first(end) + more + text.sliced(end);
    }
    /// Every placeholder requests a different form.
    QString sentence(const QString& source) const {
        QString text = mapped(source, {});
        for (int place = 1; place <= 9; ++place) {
            const auto which =
                (qHash(source) + static_cast<std::size_t>(place)) % static_cast<std::size_t>(forms().size());
            const QString value = u'%' + QString::number(place);
            text.replace(value, value + u'{' + forms()[static_cast<qsizetype>(which)] + u'}');
        }
        return text;
    }
    QString phrase(const QString& source) const {
        QStringList others;
        for (const QString& form : forms()) {
            others << form + QStringLiteral(": ") + mapped(source, form) + markOf(form);
        }
        return mapped(source, forms().front()) + plainMark() + u'{' + others.join(u'|') + u'}';
    }

    Pseudo kind_;
};

}  // namespace gnostica::tests
