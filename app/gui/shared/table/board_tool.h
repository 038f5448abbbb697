// Meaning of pointing at the board.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/turn/board_marks.h"
#include "engine/model/facing.h"
#include "engine/model/piece.h"
#include "engine/model/space.h"

#include <QObject>
#include <QString>

#include <optional>

namespace gnostica::gui {

/// Receives actions of pointer and keys on spaces and pieces, and provides the marks of the board. A table has one tool
/// at a time: for playing, looking, editing or guided play.
class BoardTool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Targets that may be picked, picked targets and the preview, for the current position.
    virtual turn::BoardMarks marks() const = 0;
    /// The table shows another position and has cleared the previous marks.
    virtual void presented() { Q_EMIT marksChanged(); }

    /// A target that may be picked was clicked or picked at the cursor.
    virtual void pick(const turn::BoardTarget& target) = 0;
    /// The second click of a double-click. The same as a normal click if there is nothing to confirm.
    virtual void pickAgain(const turn::BoardTarget& target) { pick(target); }
    /// A target that may not be picked was clicked, or the player asks about one (right click, key).
    virtual void ask(const turn::BoardTarget& target) = 0;
    /// A piece that may be picked is being dragged …
    virtual void lift(engine::PieceId /*piece*/) {}
    /// … and was dropped on another space.
    virtual void drop(engine::PieceId /*piece*/, engine::Space /*to*/) {}
    /// The piece was dragged towards a side of its own space.
    virtual void point(engine::PieceId /*piece*/, engine::Facing /*facing*/) {}
    /// The pointer has moved to another space, or off all spaces.
    virtual void hover(std::optional<engine::Space> /*space*/) {}
    /// A key of the board that the view does not handle. Returns false if the tool does not handle it either.
    virtual bool act(Act /*act*/) { return false; }

Q_SIGNALS:
    void marksChanged();
    /// The target is to be shown large and described.
    void lookedAt(const gnostica::turn::BoardTarget& target);
    /// An explanation for the player.
    void answered(const QString& sentence);
};

}  // namespace gnostica::gui
