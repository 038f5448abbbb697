// The position that is being set up, with its undo history.
#pragma once

#include "app/gui/windows/position/model/position_draft.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace gnostica::gui {

/// Kind of a change: consecutive changes of one kind are undone together, for example typed numbers.
enum class ChangeGroup : int { none = -1, field = 1 };

/// Holds the draft. Every change has a name and can be undone.
class PositionDocument : public QObject {
    Q_OBJECT

public:
    explicit PositionDocument(PositionDraft draft, QObject* parent = nullptr);

    const PositionDraft& draft() const { return draft_; }
    QUndoStack& history() { return history_; }
    const QUndoStack& history() const { return history_; }
    bool isModified() const { return !history_.isClean(); }

    /// Makes one change. False if there is no difference; nothing happens then.
    bool change(const QString& name, PositionDraft draft, ChangeGroup group = ChangeGroup::none,
                const QString& of = {});
    /// Starts another position with an empty undo history.
    void begin(PositionDraft draft);

Q_SIGNALS:
    /// The draft has changed, for any reason.
    void changed();

private:
    class Change;
    void set(const PositionDraft& draft);

    PositionDraft draft_;
    QUndoStack history_;
};

}  // namespace gnostica::gui
