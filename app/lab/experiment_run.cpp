#include "app/lab/experiment_run.h"

#include "app/files/file_handle.h"
#include "app/lab/own_files.h"
#include "app/lab/pair_workers.h"
#include "engine/documents/json_value.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>

namespace gnostica::lab {

namespace {

using engine::lab::Plan;
using Clock = std::chrono::steady_clock;

/// The interval between two writes: the most work that a kill can cost; and the interval of progress reports.
constexpr auto kBatch = std::chrono::milliseconds(1000);
constexpr auto kTelling = std::chrono::milliseconds(100);

/// Writes pairs in any order, for a plan that ends after a number of pairs.
class Batches {
public:
    explicit Batches(ExperimentFile& file, const Plan& plan) : file_(file), plan_(plan) {}

    LabResult<bool> take(std::map<int, PlayedPair> played) {
        for (auto& [number, pair] : played) {
            waiting_.push_back(std::move(pair));
        }
        return waiting_.empty() || Clock::now() - last_ < kBatch ? LabResult<bool>(false) : write();
    }
    LabResult<bool> write() {
        if (!waiting_.empty()) {
            if (const auto added = file_.add(plan_, waiting_); !added) {
                return tl::unexpected(added.error());
            }
        }
        waiting_.clear();
        last_ = Clock::now();
        return false;
    }

private:
    ExperimentFile& file_;
    const Plan& plan_;
    std::vector<PlayedPair> waiting_;
    Clock::time_point last_ = Clock::now();
};

/// Writes pairs in order, for a plan that ends with a precision. Checks the precision at fixed intervals, so that the
/// last pair is the same however many pairs are played at a time.
class Looks {
public:
    Looks(ExperimentFile& file, const Plan& plan) : file_(file), plan_(plan), summing_(plan) {}

    /// True if the pairs in the file are precise enough.
    LabResult<bool> begin() {
        bool enough = false;
        const auto read = file_.forEachGame(plan_, [&](const engine::lab::GameRow& row) {
            summing_.add(row);
            enough = enough || isEnough();
        });
        return read ? LabResult<bool>(enough) : tl::unexpected(read.error());
    }
    LabResult<bool> take(std::map<int, PlayedPair> played) {
        waiting_.merge(played);
        std::vector<PlayedPair> inOrder;
        bool enough = false;
        for (auto next = waiting_.find(summing_.pairs()); next != waiting_.end() && !enough;
             next = waiting_.find(summing_.pairs())) {
            for (const engine::lab::PairGame& game : next->second) {
                summing_.add(rowOf(game));
            }
            inOrder.push_back(std::move(next->second));
            waiting_.erase(next);
            enough = isEnough();
        }
        if (!inOrder.empty()) {
            if (const auto added = file_.add(plan_, inOrder); !added) {
                return tl::unexpected(added.error());
            }
        }
        return enough;
    }

private:
    bool isEnough() {
        constexpr int between = 20;
        const int pairs = summing_.pairs();
        if (pairs == looked_ || pairs % between != 0) {
            return false;
        }
        looked_ = pairs;
        return summing_.halfWidthOf(plan_.precision->metric) <= plan_.precision->within;
    }

    ExperimentFile& file_;
    const Plan& plan_;
    engine::lab::Summing summing_;
    int looked_ = 0;
    std::map<int, PlayedPair> waiting_;
};

/// Collects pairs until all are played, a stop is requested, or `sink` has enough.
template <class Sink>
LabResult<RunEnd> collectInto(Sink& sink, PairWorkers& workers, const RunSettings& settings,
                              const RunForecast& forecast, int done) {
    bool enough = false;
    while (!enough && !settings.stop.stop_requested() && !workers.isIdle()) {
        auto played = workers.collect(kTelling);
        done += static_cast<int>(played.size());
        const auto taken = sink.take(std::move(played));
        if (!taken) {
            return tl::unexpected(taken.error());
        }
        enough = *taken;
        if (settings.tell) {
            settings.tell(forecast.at(done));
        }
    }
    // Workers that were asked to stop are also idle.
    return enough || done == forecast.total() ? RunEnd::finished : RunEnd::stopped;
}

/// The file of the experiment to resume; a new one if there is none.
LabResult<ExperimentFile> fileFor(const QString& path, const Plan& plan, const Shard& shard) {
    if (!QFileInfo::exists(path)) {
        return ExperimentFile::create(path, plan, shard);
    }
    auto file = ExperimentFile::open(path, ExperimentFile::Access::write);
    if (!file) {
        return file;
    }
    if (file->planText() != engine::jsonText(toJson(plan)) || !(file->shard() == shard)) {
        return labFailure(LabFault::otherPlan, path);
    }
    if (file->program() != GNOSTICA_VERSION) {
        return labFailure(LabFault::otherProgram, path, QString::fromStdString(file->program()));
    }
    return file;
}

/// Locks and journals are found by the name of a file: a file with a second name is not ours alone.
bool hasOtherNames(const QString& path) {
    std::error_code failed;
    const auto names = std::filesystem::hard_link_count(QFile::encodeName(path).toStdString(), failed);
    return !failed && names > 1;
}

/// Resumes a file that is ours alone, and writes it in order when it is complete.
LabResult<RunEnd> playWhole(ExperimentFile& file, const QString& finished, const Plan& plan,
                            const RunSettings& settings) {
    const auto stock = file.stock();
    if (!stock || stock->isFinished) {
        return stock ? LabResult<RunEnd>(RunEnd::finished) : tl::unexpected(stock.error());
    }
    if (hasOtherNames(file.path())) {
        return labFailure(LabFault::otherNames, file.path());
    }
    const auto end = play(file, plan, settings);
    if (!end || *end == RunEnd::stopped) {
        return end;
    }
    const auto written = file.finishInto(finished);
    return written ? end : tl::unexpected(written.error());
}

/// Earlier versions first made an empty file, and may have been killed then.
LabResult<void> removeBlank(const QString& part) {
    const bool isBlank = QFileInfo(part).isFile() && QFileInfo(part).size() == 0;
    return isBlank ? removeLeft(part) : LabResult<void>();
}

LabResult<RunEnd> runLocked(const QString& path, const QString& finished, const Plan& plan, const Shard& shard,
                            const RunSettings& settings) {
    // Shards may be taken over: their distributor knows which machines are dead, and the kernel's lock still protects.
    const auto takeOver = path == finished ? storage::TakeOver::never : storage::TakeOver::fromOtherHost;
    const auto lock = lockExperiment(path, takeOver);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    if (const auto removed = path == finished ? LabResult<void>() : removeBlank(path); !removed) {
        return tl::unexpected(removed.error());
    }
    auto file = fileFor(path, plan, shard);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const auto end = playWhole(*file, finished, plan, settings);
    if (end && *end == RunEnd::finished && path != finished) {
        QFile::remove(path);
    }
    return end;
}

}  // namespace

LabResult<RunEnd> play(ExperimentFile& file, const Plan& plan, const RunSettings& settings) {
    const auto stock = file.goOn();
    if (!stock) {
        return tl::unexpected(stock.error());
    }
    const int before = stock->done;
    const RunForecast forecast(before + static_cast<int>(stock->missing.size()), before);
    if (settings.tell) {
        settings.tell(forecast.at(before));
    }
    if (plan.precision) {
        Looks looks(file, plan);
        const auto enough = looks.begin();
        if (!enough || *enough) {
            return enough ? LabResult<RunEnd>(RunEnd::finished) : tl::unexpected(enough.error());
        }
        PairWorkers workers(plan, stock->missing, settings.jobs, settings.stop);
        return collectInto(looks, workers, settings, forecast, before);
    }
    Batches batches(file, plan);
    PairWorkers workers(plan, stock->missing, settings.jobs, settings.stop);
    LabResult<RunEnd> end = RunEnd::stopped;
    try {
        end = collectInto(batches, workers, settings, forecast, before);
    } catch (...) {  // code of a plug-in has thrown: earlier pairs are kept
        static_cast<void>(batches.write());
        throw;
    }
    if (const auto written = batches.write(); !written) {
        return tl::unexpected(written.error());
    }
    return end;
}

LabResult<RunEnd> runInto(const QString& path, const Plan& plan, const RunSettings& settings) {
    // If the path is a link, uses its target: that has one lock, and is not replaced by a copy in place of the link.
    const QString meant = QFileInfo(path).isFile() ? QFileInfo(path).canonicalFilePath() : path;
    return runLocked(meant, meant, plan, {}, settings);
}

LabResult<RunEnd> runShard(const QString& folder, const Plan& plan, const Shard& shard, const RunSettings& settings) {
    if (plan.precision) {
        return labFailure(LabFault::notSharded, folder);
    }
    if (!QDir().mkpath(folder)) {
        return labFailure(LabFault::notWritten, folder, files::systemError());
    }
    const QString finished = QDir(folder).filePath(fileNameOf(shard));
    if (QFileInfo::exists(finished)) {  // complete, unless games have been removed from it
        auto file = fileFor(finished, plan, shard);
        const auto stock = file ? file->stock() : tl::unexpected(file.error());
        if (!stock || stock->isFinished) {
            return stock ? LabResult<RunEnd>(RunEnd::finished) : tl::unexpected(stock.error());
        }
        return runLocked(finished, finished, plan, shard, settings);
    }
    return runLocked(finished + QStringLiteral(".part"), finished, plan, shard, settings);
}

}  // namespace gnostica::lab
