// Help as rich text.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/help/help_entry.h"

#include <QString>
#include <QUrl>
#include <QVariant>

class QTextDocument;

namespace gnostica::gui {

/// Inserts entries into a document: headings, titles and paragraphs, with pictures in the ink of the theme.
class HelpDocument {
public:
    HelpDocument(const Theme& theme, double pixelRatio) : theme_(theme), ratio_(pixelRatio) {}

    void write(QTextDocument& document, const HelpEntries& entries);
    /// Adds the picture of these powers to the document and returns a reference to it; empty for none.
    QString picture(QTextDocument& document, const std::vector<PowerIcon>& icons);

private:
    QString row(QTextDocument& document, const HelpEntry& entry);
    QString titleOf(const HelpEntry& entry) const;
    QString drawing(QTextDocument& document, const QString& file) const;
    static QString ruleText(const HelpEntry& entry);

    const Theme& theme_;
    double ratio_;
    Pictures pictures_;
};

}  // namespace gnostica::gui
