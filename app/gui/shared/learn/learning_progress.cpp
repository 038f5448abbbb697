#include "app/gui/shared/learn/learning_progress.h"

namespace gnostica::gui {

namespace {

/// Works for constant and mutable settings.
template <class Memory>
auto& namesIn(Memory& learning, TaskKind kind) {
    return kind == TaskKind::lesson ? learning.lessons : learning.puzzles;
}

}  // namespace

LearningProgress::LearningProgress(SettingsStore& settings, QObject* parent) : QObject(parent), settings_(settings) {
    connect(&settings_, &SettingsStore::changed, this, [this](const Settings& before, const Settings& now) {
        if (before.learning != now.learning) {
            Q_EMIT changed();
        }
    });
}

bool LearningProgress::isDone(TaskKind kind, const QString& name) const {
    return namesIn(settings_.now().learning, kind).contains(name);
}

void LearningProgress::setDone(TaskKind kind, const QString& name) {
    if (!isDone(kind, name)) {
        settings_.change([&](Settings& settings) { namesIn(settings.learning, kind) += name; });
    }
}

bool LearningProgress::isDayDone(const QDate& day) const {
    return settings_.now().learning.days.contains(day.toString(Qt::ISODate));
}

void LearningProgress::setDayDone(const QDate& day) {
    if (day.isValid() && !isDayDone(day)) {
        settings_.change([&](Settings& settings) {
            settings.learning.days = knownDays(settings.learning.days + QStringList(day.toString(Qt::ISODate)));
        });
    }
}

}  // namespace gnostica::gui
