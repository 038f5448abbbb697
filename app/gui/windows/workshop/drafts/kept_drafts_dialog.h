// Offers drafts that were not saved.
#pragma once

#include "app/gui/base/rulesets/draft_store.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace gnostica::gui {

class ErrorReporter;

/// Those that nobody works on. Accepted: one of them is to be worked on.
class KeptDraftsDialog : public QDialog {
    Q_OBJECT

public:
    /// Both must stay.
    KeptDraftsDialog(DraftStore& store, const ErrorReporter& errors, QWidget* window);

    bool isEmpty() const { return drafts_.empty(); }
    const KeptDraft& chosen() const;

private:
    void retranslate();
    static QString describe(const KeptDraft& draft);
    void removeChosen();
    void updateButtons();

    DraftStore& store_;
    const ErrorReporter& errors_;
    std::vector<KeptDraft> drafts_;
    QLabel* text_;
    QListWidget* list_;
    QPushButton* open_;
    QPushButton* remove_;
    QPushButton* later_;
};

}  // namespace gnostica::gui
