#include "app/gui/program/choose_settings.h"

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/appearance.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"

namespace gnostica::gui {

void chooseSettings(SettingsStore& settings, Appearance& appearance, const QString& translations, QWidget* window) {
    SettingsDialog dialog(settings.now(), language::languagesIn(translations), appearance.decks(), window);
    if (dialog.exec() == QDialog::Accepted) {
        const QString deck = settings.now().deck;
        settings.set(dialog.appliedTo(settings.now()));  // other settings may have changed meanwhile
        if (settings.now().deck == deck && !appearance.decks().isOurs(deck)) {
            appearance.readDeckAgain();
        }
    }
}

}  // namespace gnostica::gui
