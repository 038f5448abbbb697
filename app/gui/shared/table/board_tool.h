// What pointing at the board means.
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

/// Is told what pointer and keys do to spaces and pieces, and says what the board emphasises. One
/// table has one tool at a time: to play, to look, to edit, to be guided.
class BoardTool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What may be picked, is picked, and would come of it, in the position that is shown.
    virtual BoardMarks marks() const = 0;
    /// The table shows another position; marks of the one before have gone.
    virtual void presented() { Q_EMIT marksChanged(); }

    /// Something that may be picked was clicked, or picked at the cursor.
    virtual void pick(const BoardTarget& target) = 0;
    /// The second click of a double click. It is one like any other where nothing is to be confirmed.
    virtual void pickAgain(const BoardTarget& target) { pick(target); }
    /// Something that may not was clicked, or anything was asked about (right click, key).
    virtual void ask(const BoardTarget& target) = 0;
    /// A piece that may be picked is being dragged …
    virtual void lift(engine::PieceId /*piece*/) {}
    /// … and was dropped on another space.
    virtual void drop(engine::PieceId /*piece*/, engine::Space /*to*/) {}
    /// It was dragged towards a side of its own space.
    virtual void point(engine::PieceId /*piece*/, engine::Facing /*facing*/) {}
    /// The pointer is over another space, or over none.
    virtual void hover(std::optional<engine::Space> /*space*/) {}
    /// A key of the board that the board itself has no use for. False if the tool has none, either.
    virtual bool act(Act /*act*/) { return false; }

Q_SIGNALS:
    void marksChanged();
    /// This is to be shown large and described.
    void lookedAt(const gnostica::gui::BoardTarget& target);
    /// A sentence for whoever has pointed.
    void answered(const QString& sentence);
};

}  // namespace gnostica::gui
