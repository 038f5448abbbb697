// Notices when the user puts rulesets into their folder, changes them, or takes them away.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace gnostica::gui {

/// Watches the folder of the user's rulesets and lets the shelf be read anew, a moment after the last change: copying
/// a file is many changes.
class RulesWatcher : public QObject {
    Q_OBJECT

public:
    /// Makes the folder if need be, so that there is something to drop documents into.
    explicit RulesWatcher(RulesShelf& shelf, QObject* parent = nullptr);

    static constexpr int kSettlingMs = 200;

private:
    void look();
    void watch();

    RulesShelf& shelf_;
    QFileSystemWatcher watcher_;
    QTimer settling_;
};

}  // namespace gnostica::gui
