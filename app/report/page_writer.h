// A page for browsers in one file: nothing of it lies elsewhere, and nothing of it runs.
#pragma once

#include <QByteArray>
#include <QString>
#include <QXmlStreamWriter>

#include <initializer_list>
#include <utility>

namespace gnostica::report {

/// Writes what is also well-formed XML. All text is escaped here.
class PageWriter {
public:
    /// In the program's language and direction.
    explicit PageWriter(const QString& title);
    PageWriter(const PageWriter&) = delete;
    PageWriter& operator=(const PageWriter&) = delete;

    using Attributes = std::initializer_list<std::pair<const char*, QString>>;

    void open(const char* element, Attributes attributes = {});
    void close() { xml_.writeEndElement(); }
    /// A whole element.
    void put(const char* element, const QString& text, Attributes attributes = {});
    /// The same with text whose direction is its own.
    void putName(const char* element, const QString& name, Attributes attributes = {});
    void text(const QString& text) { xml_.writeCharacters(text); }
    /// A picture with its caption. Black and grey become the page's own, and so does the font.
    void putFigure(const QString& title, const QString& caption, const QByteArray& svg);

    /// The whole page; call it once, when all elements are closed.
    QByteArray finish();

private:
    void putSvg(const QString& title, const QByteArray& svg);

    QByteArray bytes_;
    QXmlStreamWriter xml_;
};

}  // namespace gnostica::report
