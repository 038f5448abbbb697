#include "app/gui/base/settings/old_settings.h"

#include "app/gui/base/settings/settings_path.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace gnostica::gui {

bool adoptOldSettings() {
    const QString nobody = QStringLiteral("Unknown Organization");
    const QString program = QStringLiteral("gnostica");
    if (!checkSettings(settingsPath()) || !checkSettings(settingsPath(nobody, program)) ||
        !checkLockOfSettings(settingsPath())) {
        return false;
    }
    QSettings ours;
    ours.setFallbacksEnabled(false);
    QSettings old(nobody, program);
    old.setFallbacksEnabled(false);
    if (!ours.allKeys().isEmpty() || old.allKeys().isEmpty()) {
        return false;
    }
    for (const QString& key : old.allKeys()) {
        ours.setValue(key, old.value(key));
    }
    ours.sync();
    if (ours.status() != QSettings::NoError) {
        return false;  // nothing has been removed: the next start tries again
    }
    const QFileInfo file(old.fileName());
    QFile::remove(file.filePath());
    QDir().rmdir(file.path());  // keeps the folder if other programs use it
    return true;
}

}  // namespace gnostica::gui
