// What may stand at the cursor, to choose from.
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

/// A list below the cursor that leaves the keyboard to the text: letters go on there, arrows and Enter choose here.
class CompletionList : public QObject {
    Q_OBJECT

public:
    explicit CompletionList(QWidget& text);

    /// Is the first item chosen, so that Enter takes it? Only where something was typed that it goes on with: Enter
    /// puts in nothing that nobody asked for.
    enum class First { listed, chosen };

    /// Shows the items at a place of the text; without any it closes.
    void present(std::vector<CompletionItem> items, const QRect& place, First first);
    void close();
    bool isOpen() const;
    /// Is this a key with which people choose from the list, or leave it?
    bool wants(const QKeyEvent& key) const;
    const RowTable<CompletionItem>& items() const { return *items_; }

Q_SIGNALS:
    void picked(const gnostica::engine::Candidate& candidate);

private:
    RowTable<CompletionItem>* items_;
    QCompleter* completer_;
};

}  // namespace gnostica::gui
