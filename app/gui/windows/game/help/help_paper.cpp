#include "app/gui/windows/game/help/help_paper.h"

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/panels/closed_text.h"
#include "app/gui/windows/game/help/help_document.h"
#include "app/storage/files.h"
#include "app/wording/rulebook/rulebook_format.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include <string_view>

namespace gnostica::gui {

namespace {

constexpr double kSharpness = 4;  ///< pixels on paper per pixel on the screen
constexpr int kPointSize = 10;

}  // namespace

HelpPaper::HelpPaper(const engine::Rules& rules, const wording::Vocabulary& words, const QString& title)
    : book_(wording::rulebook(rules, words)),
      faces_(rules) {
    if (!title.isEmpty()) {
        book_.title = title;
    }
}

void HelpPaper::writeTo(QTextDocument& document) const {
    document.clear();
    const Theme theme = Theme::light();
    HelpDocument pictures(theme, kSharpness);
    document.setMetaInformation(QTextDocument::DocumentTitle, book_.title);
    document.setHtml(formatted(book_, wording::BookFormat::html,
                               [&](engine::Card card) { return pictures.picture(document, faces_.text(card).icons); }));
    QFont font = document.defaultFont();
    font.setPointSize(kPointSize);
    document.setDefaultFont(font);
}

void HelpPaper::print(QPagedPaintDevice& device) const {
    ClosedDocument document;
    writeTo(document);
    document.print(&device);  // with margins and page numbers
}

void HelpPaper::askAndPrint(QWidget* window) const {
    QPrinter printer;
    printer.setDocName(book_.title);
    QPrintDialog dialog(&printer, window);
    dialog.setWindowTitle(tr("Print the rules"));
    if (dialog.exec() == QDialog::Accepted) {
        print(printer);
    }
}

storage::FileResult<void> HelpPaper::writePdf(const QString& file) const {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(book_.title);
        writer.setCreator(QStringLiteral("Gnostica"));
        print(writer);
    }
    return storage::writeFile(file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace gnostica::gui
