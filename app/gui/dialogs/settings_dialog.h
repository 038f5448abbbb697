// Edits the settings.
#pragma once

#include "app/gui/settings/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace gnostica::gui {

/// Edits a copy; what is not asked here stays as it was.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);

    Settings settings() const;

private:
    void fill(const Settings& settings);
    QWidget* filesBox();
    QCheckBox* addBox(const QString& text, const QString& hint);

    Settings before_;
    QComboBox* theme_;
    QComboBox* animation_;
    QComboBox* pace_;
    QCheckBox* hover_;
    QCheckBox* cover_;
    QCheckBox* undo_;
    QCheckBox* watch_;
    QCheckBox* confirm_;
    QSpinBox* keptGames_;
};

}  // namespace gnostica::gui
