#include "app/gui/look/art/drawing/drawing_check.h"

#include "app/gui/look/art/drawing/drawing_parts.h"
#include "app/gui/look/art/drawing/drawing_values.h"

#include <QBuffer>
#include <QImageReader>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr QStringView kSvg = u"http://www.w3.org/2000/svg";
constexpr QStringView kXlink = u"http://www.w3.org/1999/xlink";
constexpr QStringView kXml = u"http://www.w3.org/XML/1998/namespace";

/// Elements that all versions of Qt draw in the same way.
constexpr std::array<QStringView, 22> kDrawn{
    u"a",    u"circle",  u"defs",     u"ellipse",        u"g",     u"image",      u"line", u"linearGradient",
    u"path", u"polygon", u"polyline", u"radialGradient", u"rect",  u"solidColor", u"stop", u"style",
    u"svg",  u"switch",  u"symbol",   u"text",           u"tspan", u"use"};
/// Elements with text content.
constexpr std::array<QStringView, 3> kWithLetters{u"style", u"text", u"tspan"};
/// Attributes of the outermost element that are dropped; the program places it on the card.
constexpr std::array<QStringView, 6> kOfTheWhole{u"height", u"preserveAspectRatio", u"viewBox", u"width", u"x", u"y"};

template <std::size_t size>
bool isAmong(const std::array<QStringView, size>& names, QStringView name) {
    return std::ranges::find(names, name) != names.end();
}

/// Checks and copies a drawing. Lives for one drawing.
class DrawingRewriter {
public:
    explicit DrawingRewriter(const QByteArray& text) : reader_(text), writer_(&result_.text) {}

    tl::expected<CheckedDrawing, DrawingProblem> run();

private:
    void take();
    void begin();
    void end();
    void letters();
    void attribute(const QXmlStreamAttribute& attribute);
    void reference(const QString& value);
    void wholeBegins();
    void embeddedImage(const QString& value);
    void fail(DrawingFault fault, const QString& found = {}, qint64 most = 0);
    void fail(std::optional<DrawingProblem> problem);

    QXmlStreamReader reader_;
    CheckedDrawing result_;
    QXmlStreamWriter writer_;
    DrawingParts parts_;
    std::vector<int> open_;  ///< open elements, innermost last
    QString element_;        ///< name of the current element
    QString styles_;
    int leftOut_ = 0;  ///< depth within an element that is left out
    std::optional<DrawingProblem> problem_;
};

void DrawingRewriter::fail(std::optional<DrawingProblem> problem) {
    if (problem && !problem_) {
        problem_ = std::move(problem);
        problem_->line = problem_->line > 0 ? problem_->line : static_cast<int>(reader_.lineNumber());
    }
}

void DrawingRewriter::fail(DrawingFault fault, const QString& found, qint64 most) {
    DrawingProblem problem;
    problem.fault = fault;
    problem.found = found;
    problem.most = most;
    fail(std::optional(std::move(problem)));
}

tl::expected<CheckedDrawing, DrawingProblem> DrawingRewriter::run() {
    while (!reader_.atEnd() && !problem_) {
        reader_.readNext();
        take();
    }
    if (reader_.hasError()) {
        fail(DrawingFault::notXml);
    }
    if (!problem_) {
        fail(parts_.problem());
    }
    if (problem_) {
        return tl::unexpected(std::move(*problem_));
    }
    return std::move(result_);
}

void DrawingRewriter::take() {
    switch (reader_.tokenType()) {
    case QXmlStreamReader::StartElement: begin(); break;
    case QXmlStreamReader::EndElement: end(); break;
    case QXmlStreamReader::Characters: letters(); break;
    case QXmlStreamReader::EntityReference: fail(DrawingFault::entity); break;
    case QXmlStreamReader::DTD:
        if (!reader_.entityDeclarations().isEmpty() || reader_.text().contains(QLatin1String("<!ENTITY"))) {
            fail(DrawingFault::entity);
        }
        break;
    default: break;
    }
}

void DrawingRewriter::begin() {
    const QString name = reader_.name().toString();
    const QStringView space = reader_.namespaceUri();
    const bool isSvg = space.isEmpty() || space == kSvg;
    const bool isWhole = open_.empty() && leftOut_ == 0;
    if (isWhole && (name != u"svg" || !isSvg)) {
        fail(DrawingFault::notSvg, name);
        return;
    }
    if (leftOut_ > 0 || !isSvg || !isAmong(kDrawn, name)) {
        ++leftOut_;
        return;
    }
    if (static_cast<int>(open_.size()) >= DrawingBounds::kDepth) {
        fail(DrawingFault::tooDeep, {}, DrawingBounds::kDepth);
        return;
    }
    element_ = name;
    ++result_.elements;
    open_.push_back(parts_.add(isWhole ? -1 : open_.back(), static_cast<int>(reader_.lineNumber())));
    writer_.writeStartElement(element_);
    if (isWhole) {
        wholeBegins();
    }
    for (const QXmlStreamAttribute& each : reader_.attributes()) {
        if (!isWhole || !isAmong(kOfTheWhole, each.name())) {
            attribute(each);
        }
    }
}

/// Requires a view box or absolute width and height.
void DrawingRewriter::wholeBegins() {
    writer_.writeAttribute(QStringLiteral("xmlns"), kSvg.toString());
    writer_.writeAttribute(QStringLiteral("xmlns:xlink"), kXlink.toString());
    const QXmlStreamAttributes attributes = reader_.attributes();
    const QString written = attributes.value(QLatin1String("viewBox")).toString();
    if (!written.isEmpty()) {
        result_.viewBox = viewBoxFrom(written);
        if (!result_.viewBox) {
            fail(DrawingFault::viewBox, written);
        }
        return;
    }
    const auto width = lengthFrom(attributes.value(QLatin1String("width")));
    const auto height = lengthFrom(attributes.value(QLatin1String("height")));
    if (width && height) {
        result_.viewBox = QRectF(0, 0, *width, *height);
    }
}

void DrawingRewriter::attribute(const QXmlStreamAttribute& attribute) {
    const QString name = attribute.name().toString();
    const QString value = attribute.value().toString();
    const QStringView space = attribute.namespaceUri();
    if (name == u"href" && (space.isEmpty() || space == kXlink)) {
        reference(value);
    } else if (space == kXml) {
        writer_.writeAttribute(QStringLiteral("xml:") + name, value);
    } else if (space.isEmpty() && !name.startsWith(QLatin1String("on"))) {
        fail(name == u"style" ? problemInStyles(value) : problemInValue(name, value));
        if (name == u"id") {
            parts_.name(open_.back(), value);
        }
        writer_.writeAttribute(name, value);
    }
}

/// Drops the targets of links that a reader could follow. Qt treats values that do not begin with exactly "data:" as
/// file names.
void DrawingRewriter::reference(const QString& value) {
    constexpr QStringView data = u"data:";
    QString kept = value.trimmed();
    if (element_ == u"a") {
        return;
    }
    if (element_ == u"image" && kept.startsWith(data, Qt::CaseInsensitive)) {
        kept.replace(0, data.size(), data.toString());
        embeddedImage(kept);
    } else if (element_ == u"image" || !leadsInside(value)) {
        fail(DrawingFault::elsewhere, value);
    } else {
        parts_.refer(open_.back(), kept.mid(1));
    }
    writer_.writeAttribute(QStringLiteral("xlink:href"), kept);
}

/// Decodes the picture as the renderer would, within limits. (A drawing within the drawing has not been checked.)
void DrawingRewriter::embeddedImage(const QString& value) {
    constexpr QStringView mark = u"base64,";
    const qsizetype at = value.lastIndexOf(mark);
    QByteArray bytes = at < 0 ? QByteArray() : QByteArray::fromBase64(value.mid(at + mark.size()).toLatin1());
    QBuffer buffer(&bytes);
    QImageReader picture(&buffer);
    const bool isKnown = picture.format() == "png" || picture.format() == "jpeg";
    const QSize size = isKnown ? picture.size() : QSize();
    result_.pixels += size.isValid() ? qint64{size.width()} * size.height() : DrawingBounds::kPixels + 1;
    if (result_.pixels > DrawingBounds::kPixels || picture.read().isNull()) {
        fail(DrawingFault::image, {}, DrawingBounds::kPixels);
    }
}

void DrawingRewriter::letters() {
    if (leftOut_ > 0 || open_.empty() || !isAmong(kWithLetters, element_)) {
        return;
    }
    const QString text = reader_.text().toString().replace(u'\r', u'\n');  // as a reader of the new text would see it
    if (element_ == u"style") {
        styles_ += text;
    }
    writer_.writeCharacters(text);
}

void DrawingRewriter::end() {
    if (leftOut_ > 0) {
        --leftOut_;
        return;
    }
    fail(problemInStyles(std::exchange(styles_, {})));
    writer_.writeEndElement();
    open_.pop_back();
    element_ = reader_.name() == u"tspan" ? QStringLiteral("text") : QString();
}

}  // namespace

tl::expected<CheckedDrawing, DrawingProblem> checkedDrawing(const QByteArray& text) {
    return DrawingRewriter(text).run();
}

}  // namespace gnostica::gui
