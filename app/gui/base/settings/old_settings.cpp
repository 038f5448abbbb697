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
        return false;  // nothing is removed: it is tried again at the next start
    }
    const QFileInfo file(old.fileName());
    QFile::remove(file.filePath());
    QDir().rmdir(file.path());  // stays if others keep theirs there
    return true;
}

}  // namespace gnostica::gui
