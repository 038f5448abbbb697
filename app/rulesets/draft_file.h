// The file of a draft.
#pragma once

#include "app/storage/file_error.h"
#include "app/storage/game_lock.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace gnostica::rulesets {

/// Can be written from several threads; the latest request wins. While this exists, no one else can take the file.
class DraftFile {
public:
    /// Reserves a new file, which does not exist until it is written. `word` begins its name.
    static storage::FileResult<std::shared_ptr<DraftFile>> make(const QString& folder, const QString& word);
    /// Takes an existing file; nullptr if it is in use.
    static std::shared_ptr<DraftFile> takeOver(const QString& path);

    DraftFile(QString path, storage::GameLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    const QString& path() const { return path_; }
    /// Number of a new request, in order.
    std::uint64_t nextNumber() { return ++asked_; }
    /// Does nothing if a later request has already been carried out.
    storage::FileResult<void> write(std::uint64_t number, const std::string& bytes);
    storage::FileResult<void> remove(std::uint64_t number);

private:
    QString path_;
    storage::GameLock lock_;
    std::uint64_t asked_ = 0;  ///< used only by the requesting thread
    std::mutex mutex_;         ///< guards the file and met_
    std::uint64_t met_ = 0;
};

}  // namespace gnostica::rulesets
