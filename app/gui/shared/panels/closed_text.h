// Rich text of our own making, which reaches for nothing outside of it.
#pragma once

#include <QEvent>
#include <QGuiApplication>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextOption>
#include <QVariant>

namespace gnostica::gui {

/// Paragraphs are read as the language is, though they may begin with the id of a rule. (Left to right, each begins as
/// its own first letter asks for: strangers write in their own languages.)
inline void readAsLanguage(QTextDocument& document, Qt::LayoutDirection direction) {
    QTextOption option = document.defaultTextOption();
    option.setTextDirection(direction == Qt::RightToLeft ? direction : Qt::LayoutDirectionAuto);
    document.setDefaultTextOption(option);
}

/// Knows only the resources that were added to it. (Pictures are looked for elsewhere, too, if they are named: what
/// strangers wrote must be escaped all the same.)
class ClosedDocument : public QTextDocument {
public:
    explicit ClosedDocument(QObject* parent = nullptr) : QTextDocument(parent) {
        readAsLanguage(*this, QGuiApplication::layoutDirection());
    }

protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

/// Shows such a document; follows no link.
class ClosedBrowser : public QTextBrowser {
public:
    explicit ClosedBrowser(QWidget* parent = nullptr) : QTextBrowser(parent) {
        setOpenLinks(false);
        setOpenExternalLinks(false);
        readAsLanguage(*document(), layoutDirection());
    }
    QVariant loadResource(int, const QUrl&) override { return {}; }

protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::LayoutDirectionChange) {
            readAsLanguage(*document(), layoutDirection());
        }
        QTextBrowser::changeEvent(event);
    }
};

}  // namespace gnostica::gui
