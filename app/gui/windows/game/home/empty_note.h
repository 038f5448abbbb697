// Says why a page is empty, and what to do.
#pragma once

#include "app/gui/windows/game/home/page_sheet.h"

class QLabel;

namespace gnostica::gui {

class PageButton;

/// A sheet with a sentence and one button.
class EmptyNote : public PageSheet {
    Q_OBJECT

public:
    explicit EmptyNote(QWidget* parent = nullptr);

    /// Without a text on the button, there is none.
    void setWords(const QString& title, const QString& sentence, const QString& button);
    PageButton* button() const { return button_; }

private:
    QLabel* title_;
    QLabel* sentence_;
    PageButton* button_;
};

}  // namespace gnostica::gui
