#include "app/lab/samples_file.h"

#include "app/lab/own_files.h"
#include "app/storage/files.h"

#include <utility>

namespace gnostica::lab {

namespace {

using engine::lab::SampleGame;
using engine::lab::SamplesFault;
using engine::lab::SamplesHeader;

constexpr qint64 kPiece = 1 << 18;

LabFault faultOf(SamplesFault fault) {
    switch (fault) {
    case SamplesFault::notSamples: return LabFault::notSamples;
    case SamplesFault::laterFormat: return LabFault::laterFormat;
    case SamplesFault::damaged: break;
    }
    return LabFault::damaged;
}

LabResult<void> checkFits(const QString& path, const SamplesHeader& found, const SamplesHeader& expected) {
    if (found.features != expected.features) {
        return labFailure(LabFault::otherFeatures, path);
    }
    if (found.program != expected.program) {
        return labFailure(LabFault::otherProgram, path, QString::fromStdString(found.program));
    }
    const std::string_view difference = differenceOf(found, expected);
    return difference.empty() ? LabResult<void>()
                              : labFailure(LabFault::otherLearning, path,
                                           QString::fromUtf8(difference.data(), qsizetype(difference.size())));
}

}  // namespace

template <class T>
tl::unexpected<LabError> SamplesSource::problemOf(const engine::lab::SamplesResult<T>& result) const {
    return labFailure(faultOf(result.error().fault), path(), QString::fromStdString(result.error().detail));
}

/// Returns false at the end of the file.
LabResult<bool> SamplesSource::feed() {
    const QByteArray piece = file_->read(kPiece);
    if (file_->error() != QFileDevice::NoError) {
        return labFailure(LabFault::notOpen, path(), file_->errorString());
    }
    reader_.feed(std::string_view(piece.constData(), static_cast<std::size_t>(piece.size())));
    return !piece.isEmpty();
}

LabResult<void> SamplesSource::readHeader() {
    if (const auto opened = storage::openOrdinary(*file_); !opened) {
        const bool isFile = opened.error().fault != storage::FileFault::notRegular;
        return labFailure(isFile ? LabFault::notOpen : LabFault::notSamples, path(), opened.error().detail);
    }
    for (;;) {
        const auto isThere = reader_.readHeader();
        if (!isThere) {
            return problemOf(isThere);
        }
        if (*isThere) {
            return {};
        }
        const auto fed = feed();
        if (!fed || !*fed) {
            return fed ? labFailure(LabFault::notSamples, path()) : tl::unexpected(fed.error());
        }
    }
}

LabResult<SamplesHeader> SamplesSource::headerOf(const QString& path) {
    SamplesSource source(path);
    const auto read = source.readHeader();
    return read ? LabResult<SamplesHeader>(*source.reader_.header()) : tl::unexpected(read.error());
}

LabResult<SamplesSource> SamplesSource::open(const QString& path, const SamplesHeader& expected) {
    SamplesSource source(path);
    auto fits = source.readHeader();
    if (fits) {
        fits = checkFits(path, *source.reader_.header(), expected);
    }
    return fits ? LabResult<SamplesSource>(std::move(source)) : tl::unexpected(fits.error());
}

LabResult<std::optional<SampleGame>> SamplesSource::next() {
    for (;;) {
        auto game = reader_.next();
        if (!game) {
            return problemOf(game);
        }
        if (*game) {
            return std::move(*game);
        }
        const auto fed = feed();
        if (!fed || !*fed) {
            return fed ? LabResult<std::optional<SampleGame>>(std::nullopt) : tl::unexpected(fed.error());
        }
    }
}

LabResult<SamplesFile> SamplesFile::resume(const QString& path, const SamplesHeader& header) {
    auto lock = lockExperiment(path, storage::TakeOver::fromOtherHost);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    SamplesFile file(path, std::move(*lock));
    const auto opened = files::isTaken(path) ? file.takeUp(header) : file.make(header);
    return opened ? LabResult<SamplesFile>(std::move(file)) : tl::unexpected(opened.error());
}

LabResult<void> SamplesFile::make(const SamplesHeader& header) {
    const std::string text = toText(header);
    auto made = storage::createFile(path_, text);
    if (!made) {
        return labFailure(LabFault::notWritten, path_, made.error().detail);
    }
    file_ = std::move(*made);
    end_ = static_cast<qint64>(text.size());
    return {};
}

LabResult<void> SamplesFile::takeUp(const SamplesHeader& header) {
    auto source = SamplesSource::open(path_, header);
    if (!source) {
        return tl::unexpected(source.error());
    }
    for (bool isMore = true; isMore;) {
        const auto game = source->next();
        if (!game) {
            return tl::unexpected(game.error());
        }
        isMore = game->has_value();
    }
    file_ = files::openOrdinary(path_);
    if (!file_.isOpen()) {
        return labFailure(LabFault::notWritten, path_, files::systemError());
    }
    end_ = source->whole();
    games_ = source->games();
    return {};
}

LabResult<void> SamplesFile::add(std::string_view bytes, int games) {
    const bool isReady = file_.truncate(end_) && file_.seek(end_);  // after the end there may be a part of a game
    if (!isReady || !files::writeAll(file_.descriptor(), bytes) || !files::syncToDisk(file_.descriptor())) {
        return labFailure(LabFault::notWritten, path_, files::systemError());
    }
    end_ += static_cast<qint64>(bytes.size());
    games_ += games;
    return {};
}

}  // namespace gnostica::lab
