// The position that is being set up, with all that was done to it.
#pragma once

#include "app/gui/windows/position/model/position_draft.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace gnostica::gui {

/// What changes belong together, so that several of one kind are taken back as one: numbers that are typed.
enum class ChangeGroup : int { none = -1, field = 1 };

/// Holds the draft; every change of it can be undone, and has a name.
class PositionDocument : public QObject {
    Q_OBJECT

public:
    explicit PositionDocument(PositionDraft draft, QObject* parent = nullptr);

    const PositionDraft& draft() const { return draft_; }
    QUndoStack& history() { return history_; }
    const QUndoStack& history() const { return history_; }
    bool isModified() const { return !history_.isClean(); }

    /// One change; nothing happens where there is no difference. False then.
    bool change(const QString& name, PositionDraft draft, ChangeGroup group = ChangeGroup::none,
                const QString& of = {});
    /// Another position, of which nothing can be undone.
    void begin(PositionDraft draft);

Q_SIGNALS:
    /// Another draft than before, whoever made it.
    void changed();

private:
    class Change;
    void set(const PositionDraft& draft);

    PositionDraft draft_;
    QUndoStack history_;
};

}  // namespace gnostica::gui
