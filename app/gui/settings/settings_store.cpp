#include "app/gui/settings/settings_store.h"

#include "app/gui/async/throw_later.h"

#include <memory>
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
        save();
    }
}

void SettingsStore::save() {
    const int ticket = ++saved_;
    const auto problem = std::make_shared<std::optional<storage::FileError>>();
    const bool isDone = lane_.run([this, ticket, problem, kept = worthKeeping()] {
        try {
            file_->save(kept);
            *problem = file_->problem();
        } catch (...) {  // out of a thread it would end the program
            *problem = storage::FileError{storage::FileFault::notWritten, file_->path(), {}};
            throwLater(*this, std::current_exception());
        }
        QMetaObject::invokeMethod(
            this, [this, ticket, problem] { note(ticket, *problem); }, Qt::QueuedConnection);
    });
    if (isDone) {
        note(ticket, *problem);
    }
}

void SettingsStore::note(int ticket, const std::optional<storage::FileError>& problem) {
    if (ticket <= noted_) {
        return;  // it is known
    }
    noted_ = ticket;
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

/// What was wished for only this time is not remembered, unless it has been changed since.
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
