// A web page in a single file: it loads nothing and runs no scripts.
#pragma once

#include <QByteArray>
#include <QString>
#include <QXmlStreamWriter>

#include <initializer_list>
#include <utility>

namespace gnostica::report {

/// Writes HTML that is also well-formed XML. Escapes all text.
class PageWriter {
public:
    /// Uses the program's language and direction.
    explicit PageWriter(const QString& title);
    PageWriter(const PageWriter&) = delete;
    PageWriter& operator=(const PageWriter&) = delete;

    using Attributes = std::initializer_list<std::pair<const char*, QString>>;

    void open(const char* element, Attributes attributes = {});
    void close() { xml_.writeEndElement(); }
    /// Writes a whole element.
    void put(const char* element, const QString& text, Attributes attributes = {});
    /// The same for text with its own direction.
    void putName(const char* element, const QString& name, Attributes attributes = {});
    void text(const QString& text) { xml_.writeCharacters(text); }
    /// Writes a picture with its caption. Black, grey and the font are replaced by the page's own.
    void putFigure(const QString& title, const QString& caption, const QByteArray& svg);

    /// The whole page; to be called once, when all elements are closed.
    QByteArray finish();

private:
    void putSvg(const QString& title, const QByteArray& svg);

    QByteArray bytes_;
    QXmlStreamWriter xml_;
};

}  // namespace gnostica::report
