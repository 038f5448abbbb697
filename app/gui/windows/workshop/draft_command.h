// One change of a draft, as it can be taken back.
#pragma once

#include "engine/documents/editable_document.h"

#include <QUndoCommand>

#include <string>
#include <vector>

namespace gnostica::gui {

class Draft;

/// The one kind of command: whatever changes a draft changes its text.
class DraftCommand : public QUndoCommand {
public:
    /// The matter of letters that are typed; that of a value is its pointer, which begins with a slash.
    static constexpr const char* kTyping = "typing";

    /// What follows a change of the same `matter` is one command with it: of letters, where each stands behind the one
    /// before. Of an empty one, nothing is.
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
