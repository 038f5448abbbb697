// What is on the table at this screen.
#pragma once

#include "app/table/on_the_table.h"

namespace gnostica::gui {

class GameDesk;
class GameSession;

/// The game that lies on the desk, as it is shown.
class DeskTable final : public OnTheTable {
    Q_OBJECT

public:
    /// `desk` must outlive it.
    explicit DeskTable(const GameDesk& desk, QObject* parent = nullptr);

    const engine::Game* game() const override;
    std::shared_ptr<const engine::Rules> rules() const override;
    std::optional<MomentPosition> shown() const override;
    bool isShown() const override;
    bool isPlayable() const override;
    bool hasBegun() const override;

private:
    void follow(GameSession* session);

    const GameDesk& desk_;
};

}  // namespace gnostica::gui
