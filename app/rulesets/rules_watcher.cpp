#include "app/rulesets/rules_watcher.h"

#include "app/storage/files.h"
#include "app/storage/ruleset_files.h"

#include <QDir>

namespace gnostica::rulesets {

RulesWatcher::RulesWatcher(RulesShelf& shelf, QObject* parent) : QObject(parent), shelf_(shelf) {
    settling_.setSingleShot(true);
    settling_.setInterval(kSettlingMs);
    connect(&settling_, &QTimer::timeout, this, &RulesWatcher::look);
    const auto wait = [this] { settling_.start(); };
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
    watch();
}

void RulesWatcher::look() {
    shelf_.refresh();
    watch();
}

/// Watches files one by one, because a folder reports only files that appear and disappear. A file that was replaced is
/// no longer watched and must be added again.
void RulesWatcher::watch() {
    if (shelf_.folders().user.isEmpty()) {
        return;
    }
    const QDir folder(shelf_.folders().userRulesets());
    files::makeFolder(folder.path());
    QStringList paths{folder.path()};
    for (const QString& name : folder.entryList(storage::rulesetPatterns(), QDir::Files)) {
        paths += storage::pathIn(folder, name);
    }
    const QStringList watched = watcher_.files() + watcher_.directories();
    for (const QString& path : paths) {
        if (!watched.contains(path)) {
            watcher_.addPath(path);
        }
    }
}

}  // namespace gnostica::rulesets
