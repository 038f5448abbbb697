// Edits the settings.
#pragma once

#include "app/gui/base/settings/settings.h"
#include "app/language/language.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QScrollArea;
class QSlider;
class QSpinBox;
class QTabWidget;

namespace gnostica::gui {

class DeckChoice;
class DeckShelf;
class KeysPage;

/// Edits some of the settings, without applying them.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// `languages` and `decks`: the available choices.
    SettingsDialog(const Settings& settings, const QList<language::LanguageName>& languages, const DeckShelf& decks,
                   QWidget* parent = nullptr);

    /// Returns these settings with the edited values.
    Settings appliedTo(Settings settings) const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    QLayout* volumeRow();
    void fill(const Settings& settings);
    void retranslate();
    void showVolume();
    void makeRoom();

    QTabWidget* pages_;
    QScrollArea* scroll_;
    KeysPage* keys_;
    QGroupBox* look_;
    QGroupBox* table_;
    QGroupBox* computers_;
    QGroupBox* files_;
    QLabel* languageLabel_;
    QComboBox* language_;
    QLabel* themeLabel_;
    QComboBox* theme_;
    QLabel* textSizeLabel_;
    QComboBox* textSize_;
    QLabel* deckLabel_;
    DeckChoice* deck_;
    QLabel* animationLabel_;
    QComboBox* animation_;
    QCheckBox* edge_;
    QCheckBox* hover_;
    QCheckBox* cover_;
    QCheckBox* confirm_;
    QCheckBox* undo_;
    QCheckBox* sounds_;
    QLabel* volumeLabel_;
    QSlider* volume_;
    QLabel* volumeShown_;
    QLabel* paceLabel_;
    QComboBox* pace_;
    QCheckBox* watch_;
    QLabel* keptLabel_;
    QSpinBox* keptGames_;
};

}  // namespace gnostica::gui
