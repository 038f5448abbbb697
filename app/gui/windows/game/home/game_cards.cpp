#include "app/gui/windows/game/home/game_cards.h"

#include "app/language/foreign_text.h"
#include "app/table/games/my_games.h"

namespace gnostica::gui {

GameCards::GameCards(const GameCaptions& words, QObject* parent) : GameFilter(parent), words_(words) {
    tellAnew();
}

void GameCards::tellAnew() {
    setTexts([this](const table::MyGame& game) { return words_.searched(game); });
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    }
}

QVariant GameCards::data(const QModelIndex& index, int role) const {
    const bool tells = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
    if (!tells || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return GameFilter::data(index, role);
    }
    const table::MyGamePtr game = at(index.row());
    switch (role) {
    case Qt::DisplayRole: return words_.who(*game);
    case Qt::AccessibleTextRole: return words_.spoken(*game);
    default: return language::plainToolTip(words_.spoken(*game));
    }
}

}  // namespace gnostica::gui
