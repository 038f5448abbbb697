// Record of completed lessons and puzzles.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/windows/learn/task.h"

#include <QObject>

namespace gnostica::gui {

/// Remembers lessons and puzzles by their names in the settings. Unknown names are ignored.
class LearningProgress : public QObject {
    Q_OBJECT

public:
    /// The store must outlive this.
    explicit LearningProgress(SettingsStore& settings, QObject* parent = nullptr);

    bool isDone(TaskKind kind, const QString& name) const;
    void setDone(TaskKind kind, const QString& name);

Q_SIGNALS:
    void changed();

private:
    SettingsStore& settings_;
};

}  // namespace gnostica::gui
