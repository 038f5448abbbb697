// A change of a draft that can be undone.
#pragma once

#include "engine/documents/editable_document.h"

#include <QUndoCommand>

#include <string>
#include <vector>

namespace gnostica::gui {

class Draft;

/// The only kind of command: every change of a draft changes its text.
class DraftCommand : public QUndoCommand {
public:
    /// Matter of typed letters. The matter of a value is its pointer, which begins with a slash.
    static constexpr const char* kTyping = "typing";

    /// Consecutive changes of the same `matter` are merged; typed letters only if each follows the previous one in the
    /// text. Changes with an empty matter are never merged.
    DraftCommand(Draft& draft, engine::TextChange change, const QString& name, std::string matter);

    void redo() override;
    void undo() override;
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    Draft& draft_;
    std::vector<engine::TextChange> changes_;  ///< in their order
    std::string matter_;
};

}  // namespace gnostica::gui
