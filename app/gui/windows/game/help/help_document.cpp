#include "app/gui/windows/game/help/help_document.h"

#include "app/gui/look/art/cards/icon_row.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/rulebook/rulebook_format.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QUrl>

namespace gnostica::gui {

namespace {

constexpr int kIcon = 22;
constexpr int kIndent = 22;    ///< of a list
constexpr int kDrawing = 250;  ///< width of a drawing: fits the narrowest panel

QSize pictureSize(const std::vector<PowerIcon>& icons) {
    double width = -0.44;
    for (const PowerIcon& icon : icons) {
        width += 1.44 + 0.62 * static_cast<double>(icon.favours.size());
    }
    return {qMax(kIcon, qCeil(width * kIcon)), kIcon};
}

/// Identical for identical icons, so that each picture is drawn once.
QString nameOf(const std::vector<PowerIcon>& icons) {
    QString name = QStringLiteral("powers:");
    for (const PowerIcon& icon : icons) {
        name += (icon.alternative ? u'|' : u'>') + icon.symbol + icon.favours.join(u'+');
    }
    return name;
}

/// Breaks long combinations of keys between keys, not within one; short ones stay as users type them in searches.
QString breakable(QString keys) {
    constexpr qsizetype longest = 12;
    constexpr QChar zeroWidthSpace(0x200B);
    return keys.size() <= longest ? keys : keys.replace(u'+', QStringLiteral("+") + zeroWidthSpace);
}

/// Qt numbers lists with Latin digits. In languages with other digits, the number is put into the text of the item.
void numberInOwnDigits(QTextDocument& document) {
    if (QLocale().zeroDigit() == QStringLiteral("0")) {
        return;
    }
    int number = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextList* list = block.textList();
        const bool isStep = list != nullptr && list->format().style() == QTextListFormat::ListDecimal;
        number = isStep ? number + 1 : 0;
        if (isStep) {
            list->remove(block);
            QTextCursor cursor(block);
            cursor.insertText(QStringLiteral("%1. ").arg(language::number(number)));
            QTextBlockFormat format;
            format.setIndent(1);
            cursor.mergeBlockFormat(format);
        }
    }
}

/// Markdown as a fragment of HTML, in the direction of the language and with the same spacing as other texts of the
/// help. HTML in the source is shown as text.
QString htmlOf(const QString& markdown) {
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark) |
                                       QTextDocument::MarkdownNoHTML);
    numberInOwnDigits(document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format;
        format.setTopMargin(1);
        format.setBottomMargin(4);
        format.setLayoutDirection(QGuiApplication::layoutDirection());
        QTextCursor(block).mergeBlockFormat(format);
    }
    static const QRegularExpression kBody(QStringLiteral("<body[^>]*>(.*)</body>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return kBody.match(document.toHtml()).captured(1);
}

}  // namespace

QString HelpDocument::picture(QTextDocument& document, const std::vector<PowerIcon>& icons) {
    if (icons.empty()) {
        return {};
    }
    const QSize size = pictureSize(icons);
    const QString name = nameOf(icons);
    QPixmap pixmap(size * ratio_);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    IconRow(painter, pictures_, theme_).paint(icons, QRectF(QPointF(), size));
    painter.end();
    document.addResource(QTextDocument::ImageResource, QUrl(name), pixmap);
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" style=\"vertical-align: middle\">&nbsp; ")
        .arg(name.toHtmlEscaped())
        .arg(size.width())
        .arg(size.height());
}

/// Charts are made for paper: they keep a light background in every theme.
QString HelpDocument::drawing(QTextDocument& document, const QString& file) const {
    if (file.isEmpty()) {
        return {};
    }
    QSvgRenderer renderer(file);
    if (!renderer.isValid()) {
        return {};
    }
    const QSize size = renderer.defaultSize().scaled(kDrawing, 8 * kDrawing, Qt::KeepAspectRatio);
    QPixmap pixmap(size * ratio_);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Qt::white);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(), size));
    painter.end();
    const QUrl name(QStringLiteral("drawing:") + QFileInfo(file).fileName());
    document.addResource(QTextDocument::ImageResource, name, pixmap);
    return QStringLiteral("<p style=\"margin: 6px 0\"><img src=\"%1\" width=\"%2\" height=\"%3\"></p>")
        .arg(name.toString().toHtmlEscaped())
        .arg(size.width())
        .arg(size.height());
}

QString HelpDocument::titleOf(const HelpEntry& entry) const {
    const QString title = entry.title.toHtmlEscaped();
    return entry.document.isEmpty() ? title
                                    : QStringLiteral("<a href=\"%1\" style=\"color: %2\">%3</a>")
                                          .arg(QUrl::fromLocalFile(entry.document).toString().toHtmlEscaped(),
                                               theme_.selected.name(), title);
}

/// Text of a rule, with its rulings marked.
QString HelpDocument::ruleText(const HelpEntry& entry) {
    QStringList parts;
    for (const wording::RuleText& part : entry.parts) {
        const QString text = part.text.toHtmlEscaped();
        parts << (part.ruling.isEmpty() ? text : language::sentences({wording::rulingHtml(part), text}));
    }
    return language::sentences(parts);
}

QString HelpDocument::row(QTextDocument& document, const HelpEntry& entry) {
    const QString anchor =
        entry.anchor.isEmpty() ? QString() : QStringLiteral("<a name=\"%1\"></a>").arg(entry.anchor.toHtmlEscaped());
    if (entry.page == HelpPage::keys) {
        return QStringLiteral("<tr><td style=\"padding: 2px 18px 2px 0\"><b>%1</b></td>"
                              "<td style=\"padding: 2px 0\">%2</td></tr>")
            .arg(breakable(entry.title).toHtmlEscaped(), entry.text.toHtmlEscaped());
    }
    if (entry.page == HelpPage::rules) {
        return QStringLiteral("<p style=\"margin: 4px 0 6px 0\">%1%2<b>%3</b>&nbsp; %4</p>")
            .arg(anchor, picture(document, entry.icons), entry.title.toHtmlEscaped(), ruleText(entry));
    }
    const QString text = entry.markdown.isEmpty()
                             ? QStringLiteral("<p style=\"margin: 1px 0 4px 0\">%1</p>").arg(entry.text.toHtmlEscaped())
                             : htmlOf(entry.markdown);
    return QStringLiteral("<p style=\"margin: 10px 0 0 0\">%1%2<b>%3</b></p>")
               .arg(anchor, picture(document, entry.icons), titleOf(entry)) +
           text + drawing(document, entry.drawing);
}

void HelpDocument::write(QTextDocument& document, const HelpEntries& entries) {
    document.clear();
    document.setIndentWidth(kIndent);
    QString html;
    const HelpEntry* previous = nullptr;
    for (const HelpEntry& entry : entries) {
        const bool newChapter =
            previous == nullptr || previous->chapter != entry.chapter || previous->page != entry.page;
        if (newChapter) {
            const bool wasTable = previous != nullptr && previous->page == HelpPage::keys;
            html += (wasTable ? QStringLiteral("</table>") : QString()) +
                    QStringLiteral("<h3 style=\"margin: 14px 0 4px 0\">%1</h3>").arg(entry.chapter.toHtmlEscaped()) +
                    (entry.page == HelpPage::keys ? QStringLiteral("<table>") : QString());
        }
        html += row(document, entry);
        previous = &entry;
    }
    if (previous != nullptr && previous->page == HelpPage::keys) {
        html += QStringLiteral("</table>");
    }
    document.setHtml(html);
}

}  // namespace gnostica::gui
