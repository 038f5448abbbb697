// List of problems of a draft and their fixes.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QWidget>

class QLabel;
class QTreeView;
class QVBoxLayout;

namespace gnostica::gui {

/// Errors first, then warnings, each group in the order of the text. Below the list, a button for each fix of the
/// selected problem; a fix is one command.
class ProblemsPane : public QWidget {
    Q_OBJECT

public:
    ProblemsPane(const Workbench& bench, QWidget* parent = nullptr);

    /// Problems of locked drafts cannot be fixed either.
    void setLocked(bool locked);
    /// Short summary: "No errors", "2 errors and 1 warning".
    QString summary() const;
    /// Selects the next (or previous) problem, wrapping around.
    void go(int by);
    const RowTable<engine::Diagnostic>& problems() const { return *problems_; }

Q_SIGNALS:
    void summaryChanged();

private:
    void follow();
    void showRows();
    void look();
    void offerFixes();
    void retranslate();
    RowTable<engine::Diagnostic>::Columns columns() const;
    bool isHere(const engine::Diagnostic& problem) const;
    int count(engine::Severity severity) const;

    Workbench bench_;
    RowTable<engine::Diagnostic>* problems_;
    QTreeView* list_;
    QLabel* none_;
    QWidget* fixes_;
    bool isLocked_ = false;
    QVBoxLayout* buttons_;
};

}  // namespace gnostica::gui
