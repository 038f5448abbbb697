#include "app/gui/windows/workshop/draft_command.h"

#include "app/gui/windows/workshop/draft.h"

#include <algorithm>

namespace gnostica::gui {

using engine::TextChange;

namespace {

bool standsBehind(const TextChange& before, const TextChange& now) {
    return before.removed.empty() && now.removed.empty() && now.offset == before.offset + before.inserted.size();
}

}  // namespace

DraftCommand::DraftCommand(Draft& draft, TextChange change, const QString& name, std::string matter)
    : QUndoCommand(name),
      draft_(draft),
      changes_{std::move(change)},
      matter_(std::move(matter)) {}

void DraftCommand::redo() {
    for (const TextChange& change : changes_) {
        draft_.become(change);
    }
}

void DraftCommand::undo() {
    std::for_each(changes_.rbegin(), changes_.rend(),
                  [this](const TextChange& change) { draft_.become(change.inverse()); });
}

bool DraftCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const DraftCommand*>(other);  // of the same class, because ids are equal
    const bool isSame = !matter_.empty() && next->matter_ == matter_;
    if (!isSame || (matter_ == kTyping && !standsBehind(changes_.back(), next->changes_.front()))) {
        return false;
    }
    changes_.insert(changes_.end(), next->changes_.begin(), next->changes_.end());
    return true;
}

}  // namespace gnostica::gui
