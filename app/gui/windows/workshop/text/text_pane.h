// The text of a draft, to be written by hand.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/text/completion_list.h"
#include "app/gui/windows/workshop/text/find_bar.h"
#include "app/gui/windows/workshop/text/json_editor.h"
#include "app/gui/windows/workshop/text/text_help.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QMenu;

namespace gnostica::gui {

class MessageLine;

/// Shows the draft as its author wrote it, and lets it be typed on: problems are underlined, what may stand somewhere
/// is offered, what stands there explained. The place of the cursor is the place that people look at, and the other way
/// round. Undo and redo are those of the draft.
class TextPane : public QWidget {
    Q_OBJECT

public:
    TextPane(const Workbench& bench, QWidget* parent);

    /// For a document that came with the program: it can be read, searched and copied.
    void setLocked(bool locked);
    void retranslate();

    JsonEditor& editor() const { return *editor_; }
    FindBar& findBar() const { return *find_; }
    const CompletionList& completion() const { return *list_; }
    /// What a tool tip says at a place of the text: its problems with their fixes, or else what stands there.
    QString tipAt(std::size_t offset) const;

    /// How long the cursor rests before the other panes follow it.
    static constexpr int kRestMs = 200;

private:
    void connectEditor();
    void typed(const engine::TextChange& change);
    void changed(const engine::TextChange& change);
    void markProblems();
    void answer(Act act);
    void takeBack(void (QUndoStack::*step)());
    void offer();
    void offer(const engine::JsonSketch& sketch);
    void goOnOffering();
    void pick(const engine::Candidate& candidate);
    void cursorMoved();
    void tellPlace();
    void showPlace();
    void markPlace();
    void openMenu(const QPoint& place);
    void openFixes(const QPoint& place);
    bool addFixes(QMenu& menu);
    void refuse(PasteFault fault);

    Workbench bench_;
    TextHelp help_;
    JsonEditor* editor_;
    MessageLine* message_;
    FindBar* find_;
    CompletionList* list_;
    QTimer resting_;
    bool isTyping_ = false;      ///< the draft changes because of this text
    std::size_t listBegin_ = 0;  ///< of what the list would complete
    /// Where others have put the cursor; until people move it, it is not their place.
    std::optional<std::size_t> quietCursor_;
};

}  // namespace gnostica::gui
