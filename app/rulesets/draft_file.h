// The file in which one draft is kept.
#pragma once

#include "app/storage/file_error.h"
#include "app/storage/game_lock.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace gnostica::gui {

/// May be written from several threads; what was asked for later stays. Nobody else takes the file for as long as this
/// lives.
class DraftFile {
public:
    /// A new one, which is not there before it is written. `word` begins its name.
    static storage::FileResult<std::shared_ptr<DraftFile>> make(const QString& folder, const QString& word);
    /// One that is there; nullptr if somebody works on it.
    static std::shared_ptr<DraftFile> takeOver(const QString& path);

    DraftFile(QString path, storage::GameLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    const QString& path() const { return path_; }
    /// The place of a request among all.
    std::uint64_t nextNumber() { return ++asked_; }
    /// Does nothing if a later request has been met already.
    storage::FileResult<void> write(std::uint64_t number, const std::string& bytes);
    storage::FileResult<void> remove(std::uint64_t number);

private:
    QString path_;
    storage::GameLock lock_;
    std::uint64_t asked_ = 0;  ///< of the thread that asks
    std::mutex mutex_;         ///< guards the file, and
    std::uint64_t met_ = 0;
};

}  // namespace gnostica::gui
