#include "app/gui/windows/game/table_panels.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"

namespace gnostica::gui {

TablePanels::TablePanels(const std::shared_ptr<const CardArt>& art, QWidget& window, TableSheets& sheets)
    : QObject(&window),
      sheets_(sheets),
      hand_(new HandPanel(art, &window)),
      piles_(new PilesRow(art, &window)),
      players_(new PlayersPanel(&window)),
      log_(new LogPanel(&window)),
      help_(new HelpPanel(&window)),
      logSheet_(sheets.add(log_, QStringLiteral("logDock"), TableSheets::Tongues::always, QStringLiteral("log"))),
      helpSheet_(sheets.add(help_, QStringLiteral("helpDock"), TableSheets::Tongues::always, QStringLiteral("help"))) {
    log_->setCards(art);
    followLanguage(&window, this, [this] { retranslate(); });
}

void TablePanels::retranslate() {
    logSheet_->setWindowTitle(tr("Log", "panel: what has happened"));
    helpSheet_->setWindowTitle(tr("Help", "panel: help"));
}

void TablePanels::showHelp(HelpPage page) {
    sheets_.unfold(*helpSheet_);
    Q_EMIT helpShown(helpSheet_);
    help_->showPage(page);
    help_->setFocus();
}

void TablePanels::showLog() {
    sheets_.unfold(*logSheet_);
    log_->setFocus(Qt::OtherFocusReason);
}

}  // namespace gnostica::gui
