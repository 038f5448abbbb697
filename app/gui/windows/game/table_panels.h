// The panels of a game.
#pragma once

#include "app/gui/windows/game/help/help_panel.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

class CardArt;
class HandPanel;
class LogPanel;
class PilesRow;
class PlayersPanel;
class Sheet;
class TableSheets;

/// Makes the panels of every game: players, hand and piles, which lie on the table, and the sheets of log and help.
/// Does not know their contents.
class TablePanels : public QObject {
    Q_OBJECT

public:
    /// `sheets` must outlive this.
    TablePanels(const std::shared_ptr<const CardArt>& art, QWidget& window, TableSheets& sheets);

    HandPanel& hand() const { return *hand_; }
    PilesRow& piles() const { return *piles_; }
    PlayersPanel& players() const { return *players_; }
    LogPanel& log() const { return *log_; }
    HelpPanel& help() const { return *help_; }
    Sheet* logSheet() const { return logSheet_; }
    Sheet* helpSheet() const { return helpSheet_; }

    /// Unfolds the help.
    void showHelp(HelpPage page);
    void showLog();

Q_SIGNALS:
    /// Anything that covers the table makes room for the help.
    void helpShown(QWidget* help);

private:
    void retranslate();

    TableSheets& sheets_;
    HandPanel* hand_;
    PilesRow* piles_;
    PlayersPanel* players_;
    LogPanel* log_;
    HelpPanel* help_;
    Sheet* logSheet_;
    Sheet* helpSheet_;
};

}  // namespace gnostica::gui
