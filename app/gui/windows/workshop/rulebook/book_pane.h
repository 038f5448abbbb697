// Preview of the rulebook of a draft.
#pragma once

#include "app/gui/windows/workshop/rulebook/draft_book.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace gnostica::gui {

/// Sentences that the parent does not have are marked, with the parent's text as tool tip; a click selects the setting
/// that determines a sentence.
class BookPane : public QWidget {
    Q_OBJECT

public:
    BookPane(const Workbench& bench, QWidget* parent = nullptr);

    void showRule(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void write();
    void showPlace(const QObject* where);
    QString html() const;
    QString paragraph(const DraftParagraph& paragraph) const;
    QString sentence(const DraftSentence& sentence) const;

    Workbench bench_;
    QLabel* head_;
    QTextBrowser* text_ = nullptr;
    DraftBook book_;
};

}  // namespace gnostica::gui
