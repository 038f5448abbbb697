// What is wrong with a draft, and the ways out.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QWidget>

class QLabel;
class QTreeView;
class QVBoxLayout;

namespace gnostica::gui {

/// The list: errors first, then warnings, each where it stands in the text. Below it for the problem that is looked at
/// a button for each way out, which is one command.
class ProblemsPane : public QWidget {
    Q_OBJECT

public:
    ProblemsPane(const Workbench& bench, QWidget* parent = nullptr);

    /// What may not be changed is not mended either.
    void setLocked(bool locked);
    /// In a few words: "Sound", "2 errors, 1 warning".
    QString summary() const;
    /// Looks at the next one (or the one before), round and round.
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
