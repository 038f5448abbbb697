// The printed rulebook.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/storage/file_error.h"
#include "app/wording/rulebook.h"

#include <QCoreApplication>
#include <QString>

class QPagedPaintDevice;
class QTextDocument;
class QWidget;

namespace gnostica::gui {

/// One rulebook in the current language, with the pictures of the cards' powers.
class HelpPaper {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::HelpPaper)
public:
    HelpPaper(const engine::Rules& rules, const wording::Vocabulary& words, const QString& title);

    const QString& title() const { return book_.title; }
    void writeTo(QTextDocument& document) const;
    void print(QPagedPaintDevice& device) const;
    /// Opens the print dialog, and prints unless the user cancels.
    void askAndPrint(QWidget* window) const;
    storage::FileResult<void> writePdf(const QString& file) const;

private:
    wording::Rulebook book_;
    CardFaces faces_;
};

}  // namespace gnostica::gui
