// Chooses among the user's games.
#pragma once

#include "app/table/games/game_filter.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QLineEdit;

namespace gnostica::gui {

class GameCards;
class PageButton;

/// A button with a count for each kind of game, and a field to search. They set the filter.
class GamesBar : public QWidget {
    Q_OBJECT

public:
    explicit GamesBar(GameCards& games, QWidget* parent = nullptr);

    /// After a change of the games.
    void showCounts();
    /// All games, without a search.
    void showAll();
    void focusSearch();

Q_SIGNALS:
    /// Other games are shown.
    void chosen();

private:
    void choose();
    void retranslate();

    GameCards& games_;
    QButtonGroup* kinds_;
    std::array<PageButton*, table::kGameKinds> buttons_{};
    QLineEdit* search_;
    QAction* sign_;
};

}  // namespace gnostica::gui
