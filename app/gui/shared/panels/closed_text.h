// Rich text of our own that uses no external resources.
#pragma once

#include <QEvent>
#include <QGuiApplication>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextOption>
#include <QVariant>

namespace gnostica::gui {

/// Aligns paragraphs in the direction of the language, even if they begin with the id of a rule. (In left-to-right
/// languages, each follows its first letter, since authors write in their own languages.)
inline void readAsLanguage(QTextDocument& document, Qt::LayoutDirection direction) {
    QTextOption option = document.defaultTextOption();
    option.setTextDirection(direction == Qt::RightToLeft ? direction : Qt::LayoutDirectionAuto);
    document.setDefaultTextOption(option);
}

/// Loads only resources that were added to it. (Named pictures are also searched elsewhere, so text from others must be
/// escaped.)
class ClosedDocument : public QTextDocument {
public:
    explicit ClosedDocument(QObject* parent = nullptr) : QTextDocument(parent) {
        readAsLanguage(*this, QGuiApplication::layoutDirection());
    }

protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

/// Shows such a document and follows no links.
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
