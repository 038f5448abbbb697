// Rich text of our own making, which reaches for nothing outside of it.
#pragma once

#include <QTextBrowser>
#include <QTextDocument>
#include <QVariant>

namespace gnostica::gui {

/// Knows only the resources that were added to it. (Pictures are looked for elsewhere, too, if they are named: what
/// strangers wrote must be escaped all the same.)
class ClosedDocument : public QTextDocument {
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

/// Shows such a document; follows no link.
class ClosedBrowser : public QTextBrowser {
public:
    explicit ClosedBrowser(QWidget* parent = nullptr) : QTextBrowser(parent) {
        setOpenLinks(false);
        setOpenExternalLinks(false);
    }
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

}  // namespace gnostica::gui
