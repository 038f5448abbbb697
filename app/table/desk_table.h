// The position on the table, as this screen shows it.
#pragma once

#include "app/table/on_the_table.h"

namespace gnostica::table {

class GameDesk;
class GameSession;

/// The position of the desk's game, as the window shows it.
class DeskTable final : public OnTheTable {
    Q_OBJECT

public:
    /// `desk` must outlive this.
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

}  // namespace gnostica::table
