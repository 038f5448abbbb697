#include "app/gui/base/settings/settings_path.h"

#include "app/files/lock_file.h"

#include <QFileInfo>
#include <QThread>

namespace gnostica::gui {

using storage::FileFault;

storage::FileResult<void> checkSettings(const QString& path) {
    constexpr qint64 longest = 4 << 20;
    const QFileInfo file(path);
    if (file.exists() && !file.isFile()) {
        return storage::fileFailure(FileFault::notRegular, path);
    }
    if (file.size() > longest) {
        return storage::fileFailure(FileFault::tooLarge, path, QString::number(longest));
    }
    return {};
}

storage::FileResult<void> checkLockOfSettings(const QString& path) {
    constexpr int tries = 4;
    constexpr unsigned long pauseMs = 5;
    const QString lock = path + QStringLiteral(".lock");
    for (int i = 0; i < tries; ++i) {
        if (!files::LockFile::isForeign(lock)) {
            return {};
        }
        QThread::msleep(pauseMs);  // a lock file that is just being created is still empty
    }
    return storage::fileFailure(FileFault::exists, lock);
}

}  // namespace gnostica::gui
