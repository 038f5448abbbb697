// Watches the user's folder of rulesets for new, changed and removed files.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace gnostica::rulesets {

/// Watches the folder of the user's rulesets and reloads the shelf shortly after the last change, since copying one
/// file causes many changes.
class RulesWatcher : public QObject {
    Q_OBJECT

public:
    /// Creates the folder if necessary, so that users can put documents there.
    explicit RulesWatcher(RulesShelf& shelf, QObject* parent = nullptr);

    static constexpr int kSettlingMs = 200;

private:
    void look();
    void watch();

    RulesShelf& shelf_;
    QFileSystemWatcher watcher_;
    QTimer settling_;
};

}  // namespace gnostica::rulesets
