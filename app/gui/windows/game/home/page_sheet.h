// A sheet of a page.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QFrame>
#include <QPointer>

#include <vector>

namespace gnostica::gui {

/// A frame that looks like parchment; its layout gets margins for the shadow and the padding. Words, fields and lists
/// on it have the colours of parchment.
class PageSheet : public QFrame {
    Q_OBJECT

public:
    explicit PageSheet(SheetFrame frame = SheetFrame::plain, QWidget* parent = nullptr);

    /// Margins of a layout on the sheet.
    static QMargins margins(int padding);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Gives words the font of a title, `factor` times as large as the sheet's letters, now and whenever these change:
    /// a page has larger letters in a large window, which the program's font (keepHeading()) does not know.
    void keepTitle(QWidget* words, double factor);

private:
    struct Title {
        QPointer<QWidget> words;
        double factor = 1;
    };
    void dressTitles() const;

    std::vector<Title> titles_;
    SheetFrame frame_;
    SheetPicture picture_;
};

/// The palette of widgets on a sheet.
QPalette sheetPalette(const Theme& theme);

}  // namespace gnostica::gui
