#include "app/gui/base/settings/settings_store.h"

#include <utility>

namespace gnostica::gui {

SettingsStore::SettingsStore(Settings settings, QObject* parent) : QObject(parent), now_(std::move(settings)) {}

SettingsStore::SettingsStore(SettingsFile file, QObject* parent) : QObject(parent), file_(std::move(file)) {
    now_ = file_->load();
    problem_ = file_->problem();
}

void SettingsStore::set(const Settings& settings) {
    if (settings == now_) {
        return;
    }
    announce(settings);
    if (file_) {
        lane_.run(
            *this,
            std::optional<storage::FileError>(storage::FileError{storage::FileFault::notWritten, file_->path(), {}}),
            [this, kept = worthKeeping()] {
                file_->save(kept);
                return file_->problem();
            },
            [this](const std::optional<storage::FileError>& problem) { note(problem); });
    }
}

void SettingsStore::note(const std::optional<storage::FileError>& problem) {
    const bool wasWell = !problem_;
    problem_ = problem;
    if (problem_ && wasWell) {
        Q_EMIT failed(*problem_);
    } else if (!problem_ && !wasWell) {
        Q_EMIT healed();
    }
}

void SettingsStore::announce(const Settings& settings) {
    const Settings before = std::exchange(now_, settings);
    if (before != now_) {
        Q_EMIT changed(before, now_);
    }
}

/// Leaves out settings that are valid only for this run, unless they have been changed since.
Settings SettingsStore::worthKeeping() const {
    Settings settings = now_;
    if (forNow_ && now_.theme == forNow_->wished.theme) {
        settings.theme = forNow_->remembered.theme;
    }
    if (forNow_ && now_.language == forNow_->wished.language) {
        settings.language = forNow_->remembered.language;
    }
    if (forNow_ && now_.animationMs == forNow_->wished.animationMs) {
        settings.animationMs = forNow_->remembered.animationMs;
    }
    return settings;
}

}  // namespace gnostica::gui
