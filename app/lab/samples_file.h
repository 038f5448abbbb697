// Files of samples for learning (engine/lab/samples_bytes.h): the games of a round or of a shard of it.
#pragma once

#include "app/files/file_handle.h"
#include "app/lab/lab_error.h"
#include "app/storage/game_lock.h"
#include "engine/lab/samples_bytes.h"

#include <QFile>

#include <memory>
#include <optional>
#include <string_view>

namespace gnostica::lab {

/// Reads the games of a file in order.
class SamplesSource {
public:
    /// Refuses a file that does not contain samples, or whose plan, version or features differ from `expected`.
    static LabResult<SamplesSource> open(const QString& path, const engine::lab::SamplesHeader& expected);
    /// The header of a file of samples.
    static LabResult<engine::lab::SamplesHeader> headerOf(const QString& path);

    /// Returns nullopt after the last whole game.
    LabResult<std::optional<engine::lab::SampleGame>> next();
    const QString& path() const { return path_; }
    int games() const { return reader_.games(); }
    /// Number of bytes up to the end of the last game read.
    qint64 whole() const { return static_cast<qint64>(reader_.whole()); }

private:
    explicit SamplesSource(const QString& path) : path_(path), file_(std::make_unique<QFile>(path)) {}
    LabResult<void> readHeader();
    LabResult<bool> feed();
    template <class T>
    tl::unexpected<LabError> problemOf(const engine::lab::SamplesResult<T>& result) const;

    QString path_;  // kept because QFile forgets the name of a file that it opens by descriptor
    std::unique_ptr<QFile> file_;
    engine::lab::SamplesReader reader_;
};

/// A file to which games are added. Locked for others as long as it lives.
class SamplesFile {
public:
    /// Makes the file, or opens the existing one, which must match (SamplesSource::open()); cuts off a game that a kill
    /// has left incomplete.
    static LabResult<SamplesFile> resume(const QString& path, const engine::lab::SamplesHeader& header);

    /// Number of games in the file.
    int games() const { return games_; }
    /// Adds all of these games, as bytes from toBytes(), or none. They survive a power cut when this returns.
    LabResult<void> add(std::string_view bytes, int games);

private:
    SamplesFile(QString path, storage::GameLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}
    LabResult<void> make(const engine::lab::SamplesHeader& header);
    LabResult<void> takeUp(const engine::lab::SamplesHeader& header);

    QString path_;
    storage::GameLock lock_;
    files::FileHandle file_;
    qint64 end_ = 0;  ///< end of the last whole game
    int games_ = 0;
};

}  // namespace gnostica::lab
