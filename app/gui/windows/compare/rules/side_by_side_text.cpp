#include "app/gui/windows/compare/rules/side_by_side_text.h"

#include "app/language/bidi.h"
#include "app/language/fill.h"
#include "app/wording/rulebook/rulebook_format.h"

#include <QGuiApplication>

#include <algorithm>

namespace gnostica::gui {

using Kind = RuleRow::Kind;
using language::fill;
using wording::markdownEscaped;

namespace {

/// Differing words are marked by an underline as well as by colour.
QString htmlOf(const std::vector<WordRun>& runs, const QString& mark, bool marked) {
    QString html;
    for (const WordRun& run : runs) {
        const QString text = run.text.toHtmlEscaped();
        html += run.isOwn && marked && !run.text.trimmed().isEmpty()
                    ? QStringLiteral("<u style='background-color:%1'>%2</u>").arg(mark, text)
                    : text;
    }
    return html;
}

QString markdownOf(const std::vector<WordRun>& runs, bool marked) {
    QString text;
    for (const WordRun& run : runs) {
        const QString words = run.text.trimmed();
        if (!run.isOwn || !marked || words.isEmpty()) {
            text += markdownEscaped(run.text);
            continue;
        }
        const qsizetype at = run.text.indexOf(words);
        text += run.text.left(at) + QStringLiteral("**") + markdownEscaped(words) + QStringLiteral("**") +
                run.text.mid(at + words.size());
    }
    return text;
}

/// A row of a table in reading order: tables in documents are not mirrored automatically.
QString rowOf(QStringList cells) {
    if (QGuiApplication::isRightToLeft()) {
        std::ranges::reverse(cells);
    }
    return QStringLiteral("<tr>%1</tr>").arg(cells.join(QString()));
}

QString cells(const QString& first, const QString& second) {
    const auto cell = [](const QString& text) {
        return QStringLiteral("<td width='50%' valign='top'>%1</td>").arg(text);
    };
    return rowOf({cell(first), cell(second)});
}

QString cellOfMarkdown(const QString& text) {
    return text.isEmpty() ? QStringLiteral("–") : markdownEscaped(text);
}

/// "A: Gnostica"
QString titled(QChar letter, const QString& ruleset) {
    return fill(SideBySideText::tr("%1: %2", "ruleset: its letter, its name"), {QString(letter), ruleset});
}

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

}  // namespace

PageLook PageLook::onScreen(bool dark) {
    return dark ? PageLook{QStringLiteral("#a0a0a0"), QStringLiteral("#6b4a12"), QStringLiteral("#1d4f63")}
                : PageLook{QStringLiteral("#6a6a6a"), QStringLiteral("#ffe0a8"), QStringLiteral("#c4e6f5")};
}

PageLook PageLook::onPaper() {
    PageLook look = onScreen(false);
    look.isOnPaper = true;
    return look;
}

QString SideBySideText::summary() const {
    if (compared_.isSame()) {
        return compared_.options.empty() ? tr("The two rulebooks are the same, and no setting differs.")
                                         : tr("The two rulebooks are the same, but settings differ.");
    }
    QStringList parts;
    const auto tell = [&](int count, const QString& text) {
        if (count > 0) {
            parts << text;
        }
    };
    const int onlyFirst = compared_.count(Kind::onlyFirst);
    const int onlySecond = compared_.count(Kind::onlySecond);
    const int changed = compared_.count(Kind::changed);
    tell(onlyFirst, tr("%n rules only in A", nullptr, onlyFirst));
    tell(onlySecond, tr("%n rules only in B", nullptr, onlySecond));
    tell(changed, tr("%n changed rules", nullptr, changed));
    const int alike = compared_.count(Kind::same);
    tell(alike, tr("%n identical rules", nullptr, alike));
    if (QGuiApplication::isRightToLeft()) {  // "A · 8" would be read as one item
        std::ranges::transform(parts, parts.begin(), language::isolated);
    }
    return language::directed(parts.join(QStringLiteral(" · ")));
}

QString SideBySideText::row(const RuleRow& row, const PageLook& look) const {
    const auto lead = [&] {
        QString text = QStringLiteral("<b>%1</b> ").arg(row.id.toHtmlEscaped());
        return row.title.isEmpty() ? text : text + QStringLiteral("<b>%1</b> ").arg(row.title.toHtmlEscaped());
    };
    const QString nothing = QStringLiteral("<span style='color:%1'>%2</span>").arg(look.quiet, QStringLiteral("–"));
    const bool isChanged = row.kind == Kind::changed;
    const auto side = [&](const std::vector<WordRun>& runs, const QString& mark) {
        return runs.empty() ? nothing : lead() + htmlOf(runs, mark, isChanged);
    };
    return cells(side(row.words.first, look.first), side(row.words.second, look.second));
}

QString SideBySideText::chapterRows(int chapter, const PageLook& look, bool isUnfolded) const {
    const RuleRows& rows = compared_.chapters[static_cast<std::size_t>(chapter)];
    QString html;
    for (const RuleRow& each : rows.rows) {
        if (each.kind != Kind::same || isUnfolded) {
            html += row(each, look);
        }
    }
    const int alike = rows.count(Kind::same);
    if (alike == 0 || look.isOnPaper) {
        return html;
    }
    const QChar arrow = isUnfolded ? u'▾' : QGuiApplication::isRightToLeft() ? u'◂' : u'▸';
    const QString text = isUnfolded ? tr("Hide identical rules") : tr("%n identical rules", nullptr, alike);
    return html + QStringLiteral("<tr><td colspan='2'><a href='alike:%1' style='color:%2'>%3 %4</a></td></tr>")
                      .arg(QString::number(chapter), look.quiet, QString(arrow), text.toHtmlEscaped());
}

QString SideBySideText::optionTable(const PageLook& look) const {
    if (compared_.options.empty() || !look.isOnPaper) {
        return {};  // on the screen it is next to the rules
    }
    const auto cell = [](const char* tag, const QString& text) {
        return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), text.toHtmlEscaped());
    };
    QString html =
        QStringLiteral("<h3>%1</h3><table width='100%' cellpadding='4'>").arg(tr("Settings").toHtmlEscaped()) +
        rowOf({cell("th", tr("Setting")), cell("th", QStringLiteral("A")), cell("th", QStringLiteral("B")),
               cell("th", tr("Rule", "column: the id of a rule"))});
    for (const OptionRow& each : compared_.options) {
        html += rowOf({cell("td", each.name), cell("td", each.first), cell("td", each.second), cell("td", each.rule)});
    }
    return html + QStringLiteral("</table>");
}

QString SideBySideText::html(const PageLook& look, const std::set<int>& unfolded) const {
    QString html = QStringLiteral("<table width='100%' cellpadding='6' cellspacing='0'>") +
                   cells(heading(titled(u'A', compared_.first)), heading(titled(u'B', compared_.second)));
    for (int i = 0; i < static_cast<int>(compared_.chapters.size()); ++i) {
        const RuleRows& chapter = compared_.chapters[static_cast<std::size_t>(i)];
        const bool isAlike = chapter.count(Kind::same) == static_cast<int>(chapter.rows.size());
        if (isAlike && look.isOnPaper) {
            continue;
        }
        html += QStringLiteral("<tr><td colspan='2'><h4>%1</h4></td></tr>").arg(chapter.title.toHtmlEscaped()) +
                chapterRows(i, look, unfolded.contains(i));
    }
    return html + QStringLiteral("</table>") + optionTable(look);
}

QString SideBySideText::markdown() const {
    QString text = QStringLiteral("# %1\n\n%2\n\n")
                       .arg(markdownEscaped(fill(QStringLiteral("%1 · %2"),
                                                 {titled(u'A', compared_.first), titled(u'B', compared_.second)})),
                            markdownEscaped(summary()));
    for (const RuleRows& chapter : compared_.chapters) {
        if (chapter.count(Kind::same) == static_cast<int>(chapter.rows.size())) {
            continue;
        }
        text += QStringLiteral("## %1\n\n").arg(markdownEscaped(chapter.title));
        for (const RuleRow& each : chapter.rows) {
            if (each.kind == Kind::same) {
                continue;
            }
            text += QStringLiteral("**%1**\n\n").arg(markdownEscaped((each.id + u' ' + each.title).trimmed()));
            const bool isChanged = each.kind == Kind::changed;
            const auto side = [&](QChar letter, const std::vector<WordRun>& runs) {
                if (!runs.empty()) {
                    text += QStringLiteral("- %1: %2\n").arg(letter).arg(markdownOf(runs, isChanged));
                }
            };
            side(u'A', each.words.first);
            side(u'B', each.words.second);
            text += u'\n';
        }
    }
    if (!compared_.options.empty()) {
        text += QStringLiteral("## %1\n\n| %2 | A | B | %3 |\n|---|---|---|---|\n")
                    .arg(markdownEscaped(tr("Settings")), markdownEscaped(tr("Setting")),
                         markdownEscaped(tr("Rule", "column: the id of a rule")));
        for (const OptionRow& each : compared_.options) {
            text += QStringLiteral("| %1 | %2 | %3 | %4 |\n")
                        .arg(cellOfMarkdown(each.name), cellOfMarkdown(each.first), cellOfMarkdown(each.second),
                             cellOfMarkdown(each.rule));
        }
    }
    return text;
}

}  // namespace gnostica::gui
