// The settings dialog over the main window.
#pragma once

class QString;
class QWidget;

namespace gnostica::gui {

class Appearance;
class SettingsStore;

/// Lets somebody choose. Who confirms the deck that there is has it read again: its files may have been repaired.
/// `translations`: the folder.
void chooseSettings(SettingsStore& settings, Appearance& appearance, const QString& translations, QWidget* window);

}  // namespace gnostica::gui
