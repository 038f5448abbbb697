// The game on the table, as the windows around it see it.
#pragma once

#include "app/table/replay/moment_position.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gnostica::table {

/// The only access to the game on the table. This class itself is empty: see DeskTable. It reveals only what every
/// viewer may see, now or later (momentPosition()), because the result remains visible when the screen is handed over.
class OnTheTable : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The game that is played at this screen; nullptr for none. Callers must keep its secrets.
    virtual const engine::Game* game() const { return nullptr; }
    /// The rules of the game; nullptr for none.
    virtual std::shared_ptr<const engine::Rules> rules() const { return nullptr; }
    /// The position that is shown, or nullopt if nothing may be seen.
    virtual std::optional<MomentPosition> shown() const { return std::nullopt; }

    // queries about that position, without a deal
    /// True if shown() returns a position.
    virtual bool isShown() const { return false; }
    /// True if there is a turn to play on from: the game has begun, and is not over at that position.
    virtual bool isPlayable() const { return false; }
    /// True if the game has reached its first turn.
    virtual bool hasBegun() const { return true; }

Q_SIGNALS:
    /// One of the results above may have changed.
    void changed();
    /// Another game is on the table.
    void replaced();
};

}  // namespace gnostica::table
