// What is on the table, for all that is open around it.
#pragma once

#include "app/table/replay/moment_position.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gnostica::gui {

/// The one way to ask for it. This one is empty: see DeskTable. What is handed out is what may be seen by whoever looks
/// at it, now or later (momentPosition()): it goes on being seen when the screen is handed over.
class OnTheTable : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The game that is played at this screen; nullptr for none. Its secrets are kept in all that is seen of it.
    virtual const engine::Game* game() const { return nullptr; }
    /// By which it is played; nullptr for none.
    virtual std::shared_ptr<const engine::Rules> rules() const { return nullptr; }
    /// The moment that is shown there, as a position; nullopt where there is nothing that may be seen.
    virtual std::optional<MomentPosition> shown() const { return std::nullopt; }

    // about that moment; nothing is dealt to answer
    /// shown() finds something.
    virtual bool isShown() const { return false; }
    /// There is a turn to go on from: the game has begun, and is not over there.
    virtual bool isPlayable() const { return false; }
    /// The game has come to its first turn.
    virtual bool hasBegun() const { return true; }

Q_SIGNALS:
    /// One of the answers may be another now.
    void changed();
    /// Another game is on the table.
    void replaced();
};

}  // namespace gnostica::gui
