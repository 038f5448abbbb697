// A list of completions at the cursor.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/workshop/text/text_help.h"

#include <QCompleter>
#include <QObject>
#include <QRect>

#include <vector>

class QKeyEvent;
class QWidget;

namespace gnostica::gui {

/// A list below the cursor that leaves the focus to the text: letters go to the text, arrows and Enter to the list.
class CompletionList : public QObject {
    Q_OBJECT

public:
    explicit CompletionList(QWidget& text);

    /// Is the first item selected, so that Enter accepts it? Only if it continues typed text: Enter must not insert
    /// unrequested text.
    enum class First { listed, chosen };

    /// Shows the items at a place of the text; closes if there are none.
    void present(std::vector<CompletionItem> items, const QRect& place, First first);
    void close();
    bool isOpen() const;
    /// Is this a key that selects from the list or closes it?
    bool wants(const QKeyEvent& key) const;
    const RowTable<CompletionItem>& items() const { return *items_; }

Q_SIGNALS:
    void picked(const gnostica::engine::Candidate& candidate);

private:
    RowTable<CompletionItem>* items_;
    QCompleter* completer_;
};

}  // namespace gnostica::gui
