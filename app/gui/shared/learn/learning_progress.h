// Record of completed lessons and puzzles.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/shared/learn/task_kind.h"

#include <QDate>
#include <QObject>

namespace gnostica::gui {

/// Remembers lessons and puzzles by their names, and days by their dates, in the settings. Unknown names are ignored.
class LearningProgress : public QObject {
    Q_OBJECT

public:
    /// The store must outlive this.
    explicit LearningProgress(SettingsStore& settings, QObject* parent = nullptr);

    bool isDone(TaskKind kind, const QString& name) const;
    void setDone(TaskKind kind, const QString& name);
    /// Was the puzzle of this day solved?
    bool isDayDone(const QDate& day) const;
    void setDayDone(const QDate& day);

Q_SIGNALS:
    void changed();

private:
    SettingsStore& settings_;
};

}  // namespace gnostica::gui
