// The user's games as cards.
#pragma once

#include "app/gui/windows/game/home/game_captions.h"
#include "app/table/games/game_filter.h"

namespace gnostica::gui {

/// The chosen games with their texts, for views and screen readers. The words must outlive this.
class GameCards : public table::GameFilter {
    Q_OBJECT

public:
    explicit GameCards(const GameCaptions& words, QObject* parent = nullptr);

    /// After a change of the language.
    void tellAnew();
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const GameCaptions& words_;
};

}  // namespace gnostica::gui
