#include "app/report/page_writer.h"

#include "app/language/language.h"

#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace gnostica::report {

namespace {

/// Contains no character that XML would escape: browsers do not unescape a style sheet.
constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --ink: #1b1b1b; --page: #ffffff; --soft: #595959; --grid: #c0c0c0; --shade: #f3f3f3;
  --mark: #005a8c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --page: #17181a; --soft: #b4b4b4; --grid: #55585c; --shade: #232528; --mark: #7cc4f0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 .75rem; border-bottom: 2px solid var(--grid); padding-bottom: .25rem; }
h3 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
p, li, dd { max-width: 46rem; }
.soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid var(--grid); }
thead th { background: var(--shade); border-bottom: 2px solid var(--grid); }
tr.real td.verdict { font-weight: 600; color: var(--mark); }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre { background: var(--shade); padding: .75rem; overflow-x: auto; direction: ltr; text-align: left; }
dt { font-weight: 600; }
dd { margin: 0 0 .6rem; }
figure { margin: 1.25rem 0; break-inside: avoid; }
figcaption { color: var(--soft); font-size: .95rem; }
figcaption strong { color: var(--ink); }
svg.chart { display: block; width: 100%; max-width: 45rem; height: auto; color: var(--ink);
  font-family: system-ui, sans-serif; direction: ltr; }
@page { margin: 18mm 15mm; }
@media print {
  :root { --ink: #000000; --page: #ffffff; --soft: #333333; --grid: #b0b0b0; --shade: #f0f0f0; --mark: #000000; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  section { break-before: page; }
  section.first { break-before: auto; }
  h2, h3 { break-after: avoid; }
  tr, li, dd, figure { break-inside: avoid; }
  dt { break-after: avoid; }
  thead { display: table-header-group; }
  .wide { overflow: visible; }
  pre { white-space: pre-wrap; }
  svg.chart { max-height: 235mm; }
}
)";

/// Replaces the picture's black and grey by the page's own colours.
QString onPage(const QString& colour) {
    return colour == QLatin1String("#000000")   ? QStringLiteral("currentColor")
           : colour == QLatin1String("#c0c0c0") ? QStringLiteral("var(--grid)")
                                                : colour;
}

bool isLeftOut(QStringView attribute) {
    constexpr const char* kLeftOut[] = {"font-family", "xml:space", "font-style", "fill-rule"};
    return std::ranges::any_of(kLeftOut, [&](const char* name) { return attribute == QLatin1String(name); });
}

}  // namespace

PageWriter::PageWriter(const QString& title) : xml_(&bytes_) {
    const QLocale locale;
    xml_.writeDTD(QStringLiteral("<!DOCTYPE html>"));
    open("html", {{"lang", language::languageOfTexts()},
                  {"dir", locale.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr")}});
    open("head");
    xml_.writeEmptyElement(QStringLiteral("meta"));
    xml_.writeAttribute(QStringLiteral("charset"), QStringLiteral("utf-8"));
    xml_.writeEmptyElement(QStringLiteral("meta"));
    xml_.writeAttribute(QStringLiteral("name"), QStringLiteral("viewport"));
    xml_.writeAttribute(QStringLiteral("content"), QStringLiteral("width=device-width, initial-scale=1"));
    put("title", title);
    put("style", QString::fromLatin1(kStyle));
    close();
    open("body");
}

void PageWriter::open(const char* element, Attributes attributes) {
    xml_.writeStartElement(QString::fromLatin1(element));
    for (const auto& [name, value] : attributes) {
        xml_.writeAttribute(QString::fromLatin1(name), value);
    }
}

void PageWriter::put(const char* element, const QString& text, Attributes attributes) {
    open(element, attributes);
    xml_.writeCharacters(text);
    close();
}

void PageWriter::putName(const char* element, const QString& name, Attributes attributes) {
    open(element, attributes);
    put("bdi", name);
    close();
}

void PageWriter::putFigure(const QString& title, const QString& caption, const QByteArray& svg) {
    open("figure");
    putSvg(title, svg);
    open("figcaption");
    put("strong", title);
    text(QStringLiteral(" ") + caption);
    close();
    close();
}

void PageWriter::putSvg(const QString& title, const QByteArray& svg) {
    // The generator writes many empty groups.
    static const QRegularExpression empty(QStringLiteral("<g\\b[^>]*>\\s*</g>"));
    QXmlStreamReader reader(QString::fromUtf8(svg).remove(empty));
    int depth = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            const QString name = reader.name().toString();
            if (name == QLatin1String("title") || name == QLatin1String("desc") || name == QLatin1String("defs")) {
                reader.skipCurrentElement();
                continue;
            }
            xml_.writeStartElement(name);
            const QXmlStreamAttributes attributes = reader.attributes();
            if (depth++ == 0) {
                xml_.writeAttribute(QStringLiteral("class"), QStringLiteral("chart"));
                xml_.writeAttribute(QStringLiteral("role"), QStringLiteral("img"));
                xml_.writeAttribute(QStringLiteral("aria-label"), title);
                xml_.writeAttribute(QStringLiteral("viewBox"), attributes.value(QLatin1String("viewBox")).toString());
                put("title", title);
                continue;
            }
            for (const QXmlStreamAttribute& attribute : attributes) {
                if (!isLeftOut(attribute.qualifiedName())) {
                    xml_.writeAttribute(attribute.qualifiedName().toString(), onPage(attribute.value().toString()));
                }
            }
        } else if (reader.isEndElement()) {
            xml_.writeEndElement();
            --depth;
        } else if (reader.isCharacters() && !reader.isWhitespace()) {
            xml_.writeCharacters(reader.text().toString().trimmed());
        }
    }
}

QByteArray PageWriter::finish() {
    xml_.writeEndDocument();
    return bytes_ + '\n';
}

}  // namespace gnostica::report
