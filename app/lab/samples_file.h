// A file of samples to learn from (engine/lab/samples_bytes.h): the games of a shard of a round.
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

/// Reads the games of a file, one after the other.
class SamplesSource {
public:
    /// Refused is what is no file of samples, and one of another plan, version or features than `expected` says.
    static LabResult<SamplesSource> open(const QString& path, const engine::lab::SamplesHeader& expected);
    /// What a file of samples begins with.
    static LabResult<engine::lab::SamplesHeader> headerOf(const QString& path);

    /// Nothing behind the last game that is whole.
    LabResult<std::optional<engine::lab::SampleGame>> next();
    const QString& path() const { return path_; }
    int games() const { return reader_.games(); }
    /// The bytes up to the end of the game that was read last.
    qint64 whole() const { return static_cast<qint64>(reader_.whole()); }

private:
    explicit SamplesSource(const QString& path) : path_(path), file_(std::make_unique<QFile>(path)) {}
    LabResult<void> readHeader();
    LabResult<bool> feed();
    template <class T>
    tl::unexpected<LabError> problemOf(const engine::lab::SamplesResult<T>& result) const;

    QString path_;  // a file that is opened by its descriptor forgets its name
    std::unique_ptr<QFile> file_;
    engine::lab::SamplesReader reader_;
};

/// A file to which games are added. Nobody else adds any as long as it lives.
class SamplesFile {
public:
    /// Makes the file, or opens the one that is there, which must fit (SamplesSource::open()); what a kill has left of
    /// a game is cut off.
    static LabResult<SamplesFile> resume(const QString& path, const engine::lab::SamplesHeader& header);

    /// How many it holds.
    int games() const { return games_; }
    /// All of these games, as toBytes() gives them, or none. They survive a power cut when this returns.
    LabResult<void> add(std::string_view bytes, int games);

private:
    SamplesFile(QString path, storage::GameLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}
    LabResult<void> make(const engine::lab::SamplesHeader& header);
    LabResult<void> takeUp(const engine::lab::SamplesHeader& header);

    QString path_;
    storage::GameLock lock_;
    files::FileHandle file_;
    qint64 end_ = 0;  ///< of the last whole game
    int games_ = 0;
};

}  // namespace gnostica::lab
