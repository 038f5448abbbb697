// Settings dialog over the main window.
#pragma once

class QString;
class QWidget;

namespace gnostica::gui {

class Appearance;
class SettingsStore;

/// Opens the dialog. Confirming an unchanged deck reads it again, since its files may have been repaired.
/// `translations`: the folder.
void chooseSettings(SettingsStore& settings, Appearance& appearance, const QString& translations, QWidget* window);

}  // namespace gnostica::gui
