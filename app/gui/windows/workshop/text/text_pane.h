// The text of a draft, for editing by hand.
#pragma once

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

/// Shows the draft as its author wrote it, for editing: problems are underlined, completions are offered, and values
/// are explained. The cursor and the selected value follow each other. Undo and redo are those of the draft.
class TextPane : public QWidget {
    Q_OBJECT

public:
    TextPane(const Workbench& bench, QWidget* parent);

    /// For a document of the program: it can be read, searched and copied.
    void setLocked(bool locked);
    void retranslate();

    JsonEditor& editor() const { return *editor_; }
    FindBar& findBar() const { return *find_; }
    const CompletionList& completion() const { return *list_; }
    /// Tool tip at an offset: the problems with their fixes or, if there are none, the explanation.
    QString tipAt(std::size_t offset) const;

    /// How long the cursor must rest before the other panes follow it.
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
    bool isTyping_ = false;      ///< the draft is changing because of this editor
    std::size_t listBegin_ = 0;  ///< of the text that the list completes
    /// Position of the cursor as set by other panes; does not select a value until the user moves it.
    std::optional<std::size_t> quietCursor_;
};

}  // namespace gnostica::gui
