#include "app/wording/rulebook/rulebook_format.h"

#include "app/language/fill.h"
#include "app/language/language.h"
#include "app/language/lists.h"
#include "app/language/text_lines.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace gnostica::wording {

namespace {

struct FormatWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RulebookFormat)
};

constexpr int kIndent = 10;

/// The text on one line, whatever a stranger has written.
QString oneLine(const QString& text) {
    return text.simplified();
}

/// A heading on the same line as its text.
QString runIn(const QString& heading) {
    //: a heading within a paragraph: "The Tower. Use as a sword."
    return language::fill(FormatWords::tr("%1.", "heading"), {heading});
}

/// The author's texts before the first chapter.
QStringList foreword(const Rulebook& book) {
    QStringList texts{oneLine(book.summary), oneLine(book.notes)};
    texts.removeAll(QString());
    return texts;
}

/// The mark before a ruling's sentence: "Ruling (Reshuffle of the discards: At once):".
QString rulingMark(const RuleText& part) {
    //: before a sentence that decides what the printed rules leave open; %1: the setting, "Reshuffle: Immediately"
    return language::fill(FormatWords::tr("Ruling (%1):"), {part.setting});
}

// --- Plain text ---

class TextBook {
public:
    QString write(const Rulebook& book) {
        heading(oneLine(book.title), u'=');
        for (const QString& text : foreword(book)) {
            out_ += language::wrapped({}, text, 0) + u'\n';
        }
        for (const RuleChapter& chapter : book.chapters) {
            heading(oneLine(chapter.title), u'-');
            for (const RuleParagraph& paragraph : chapter.paragraphs) {
                write(paragraph);
            }
            out_ += u'\n';
        }
        return out_;
    }

private:
    void heading(const QString& title, QChar line) {
        out_ += title + u'\n' + QString(std::min(language::columnsOf(title), language::kLineLength), line) +
                QStringLiteral("\n\n");
    }

    void write(const RuleParagraph& paragraph) {
        QString lead = paragraph.id.isEmpty() ? QString() : paragraph.id + u' ';
        QString plain = paragraph.title.isEmpty() ? QString() : runIn(paragraph.title);
        const auto flush = [&] {
            if (!plain.isEmpty()) {
                out_ += language::wrapped(lead, plain, kIndent);
                lead.clear();
                plain.clear();
            }
        };
        for (const RuleText& part : paragraph.parts) {
            if (part.ruling.isEmpty()) {
                plain = language::sentences({plain, part.text});
                continue;
            }
            flush();
            out_ += language::wrapped(lead, language::sentences({rulingMark(part), part.text}), kIndent);
            lead.clear();
        }
        flush();
    }

    QString out_;
};

// --- Markdown ---

/// True for text that many readers of Markdown turn into a link: "https://…", "www.…", "ann@…".
bool beginsLink(const QString& text, qsizetype at) {
    const QStringView rest = QStringView(text).sliced(at);
    return rest.front() == u'@' || rest.startsWith(QLatin1String("://")) ||
           (rest.front() == u'.' && QStringView(text).first(at).endsWith(QLatin1String("www"), Qt::CaseInsensitive));
}

/// Escapes a paragraph that begins with foreign text, so that it becomes neither a list nor a quotation.
QString markdownBlock(const QString& text) {
    QString escaped = markdownEscaped(text);
    const qsizetype digits =
        std::find_if(escaped.cbegin(), escaped.cend(), [](QChar c) { return !c.isDigit(); }) - escaped.cbegin();
    if (digits > 0 && digits < escaped.size() && (escaped[digits] == u'.' || escaped[digits] == u')')) {
        escaped.insert(digits, u'\\');
    } else if (!escaped.isEmpty() && QStringLiteral("-+=").contains(escaped.front())) {
        escaped.prepend(u'\\');
    }
    return escaped;
}

QString markdownLead(const RuleParagraph& paragraph) {
    QStringList parts;
    if (!paragraph.id.isEmpty()) {
        parts << QStringLiteral("**%1**").arg(markdownEscaped(paragraph.id));
    }
    if (!paragraph.title.isEmpty()) {
        parts << QStringLiteral("**") + markdownEscaped(runIn(paragraph.title)) + QStringLiteral("**");
    }
    return parts.join(u' ');
}

QString markdownBook(const Rulebook& book) {
    QString out = QStringLiteral("# %1\n\n").arg(markdownEscaped(oneLine(book.title)));
    for (const QString& text : foreword(book)) {
        out += markdownBlock(text) + QStringLiteral("\n\n");
    }
    for (const RuleChapter& chapter : book.chapters) {
        out += QStringLiteral("## ") + markdownEscaped(oneLine(chapter.title)) + QStringLiteral("\n\n");
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            QStringList said;
            for (const RuleText& part : paragraph.parts) {
                const QString text = markdownEscaped(part.text);
                said << (part.ruling.isEmpty()
                             ? text
                             : language::sentences({u'*' + markdownEscaped(rulingMark(part)) + u'*', text}));
            }
            out += markdownLead(paragraph) + u' ' + language::sentences(said) + QStringLiteral("\n\n");
        }
    }
    return out;
}

// --- HTML ---

/// Simple enough for Qt's rich text as well.
constexpr const char* kStyle = "body { font-family: serif; max-width: 42em; margin: 1em auto; padding: 0 1em; } "
                               "h2 { margin-top: 1.4em; } p { margin: 0.5em 0; } "
                               ".ruling { color: #666666; } "
                               ".card svg, .card img { height: 1.2em; vertical-align: middle; }";

QString htmlParagraph(const RuleParagraph& paragraph, const CardPicture& picture) {
    const QString id = paragraph.id.toHtmlEscaped();
    QString out = id.isEmpty() ? QStringLiteral("<p>")
                               : QStringLiteral("<p><a name=\"%1\" id=\"%1\"></a><b>%1</b>&nbsp; ").arg(id);
    const QString image = picture && !paragraph.card.isNone() ? picture(paragraph.card) : QString();
    if (!image.isEmpty()) {
        out += QStringLiteral("<span class=\"card\">") + image + QStringLiteral("</span> ");
    }
    if (!paragraph.title.isEmpty()) {
        out += QStringLiteral("<b>") + runIn(paragraph.title).toHtmlEscaped() + QStringLiteral("</b> ");
    }
    QStringList parts;
    for (const RuleText& part : paragraph.parts) {
        parts << (part.ruling.isEmpty() ? part.text.toHtmlEscaped()
                                        : language::sentences({QStringLiteral("<span class=\"ruling\">") +
                                                                   rulingHtml(part) + QStringLiteral("</span>"),
                                                               part.text.toHtmlEscaped()}));
    }
    return out + language::sentences(parts) + QStringLiteral("</p>\n");
}

QString htmlBook(const Rulebook& book, const CardPicture& picture) {
    const QString title = oneLine(book.title).toHtmlEscaped();
    QString out =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
            .arg(language::languageOfTexts(),
                 QLocale().textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr")) +
        title + QStringLiteral("</title>\n<style>") + QString::fromLatin1(kStyle) +
        QStringLiteral("</style>\n</head>\n<body>\n<h1>") + title + QStringLiteral("</h1>\n");
    for (const QString& text : foreword(book)) {
        out += QStringLiteral("<p>") + text.toHtmlEscaped() + QStringLiteral("</p>\n");
    }
    for (const RuleChapter& chapter : book.chapters) {
        out += QStringLiteral("<h2>") + oneLine(chapter.title).toHtmlEscaped() + QStringLiteral("</h2>\n");
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            out += htmlParagraph(paragraph, picture);
        }
    }
    return out + QStringLiteral("</body>\n</html>\n");
}

}  // namespace

QString rulingHtml(const RuleText& part) {
    const QString mark = rulingMark(part).toHtmlEscaped();
    return language::hasItalics(QLocale()) ? QStringLiteral("<i>%1</i>").arg(mark) : mark;
}

QString markdownEscaped(const QString& text) {
    QString escaped;
    escaped.reserve(text.size() + 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'<') {
            escaped += QStringLiteral("&lt;");
        } else if (c == u'&') {
            escaped += QStringLiteral("&amp;");
        } else {
            if (QStringLiteral("\\`*_[]>#|~").contains(c) || beginsLink(text, i)) {
                escaped += u'\\';
            }
            escaped += c;
        }
    }
    return escaped;
}

QString formatted(const Rulebook& book, BookFormat format, const CardPicture& picture) {
    switch (format) {
    case BookFormat::text: return TextBook().write(book);
    case BookFormat::markdown: return markdownBook(book);
    case BookFormat::html: return htmlBook(book, picture);
    }
    return {};
}

}  // namespace gnostica::wording
