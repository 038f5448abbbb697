#include "app/lab/merging.h"

#include "app/files/file_handle.h"
#include "app/lab/own_files.h"

#include <QDir>
#include <QFileInfo>

#include <map>
#include <utility>

namespace gnostica::lab {

namespace {

/// The complete shards of a folder, by number.
struct ShardSet {
    int of = 0;
    std::map<int, QString> paths;

    std::vector<int> missing() const {
        std::vector<int> numbers;
        for (int number = 1; number <= of; ++number) {
            if (!paths.contains(number)) {
                numbers.push_back(number);
            }
        }
        return numbers;
    }
};

/// Shards are known by their names: other files in the folder are ignored.
LabResult<ShardSet> shardsIn(const QString& folder, const std::stop_token& stop) {
    ShardSet set;
    const QDir place(folder);
    for (const QString& name : place.entryList({QStringLiteral("*.sqlite")}, QDir::Files, QDir::Name)) {
        if (!shardOfFileName(name)) {
            continue;
        }
        const QString path = place.filePath(name);
        auto file = ExperimentFile::open(path, ExperimentFile::Access::read, stop);
        const auto stock = file ? file->stock() : tl::unexpected(file.error());
        if (!stock) {
            return tl::unexpected(stock.error());
        }
        const Shard shard = file->shard();
        if (!stock->isFinished) {
            return stock->saysFinished ? labFailure(LabFault::missingPairs, path, rangesOf(stock->missing))
                                       : labFailure(LabFault::unfinished, path);
        }
        if (set.of != 0 && shard.of != set.of) {
            return labFailure(LabFault::otherPlan, path);
        }
        set.of = shard.of;
        if (const auto [known, isNew] = set.paths.emplace(shard.number, path); !isNew) {
            return labFailure(LabFault::doubled, path, known->second);
        }
    }
    return set.paths.empty() ? labFailure(LabFault::noShards, folder) : LabResult<ShardSet>(std::move(set));
}

LabResult<void> mergeInto(ExperimentFile& merged, const ShardSet& set, const std::stop_token& stop) {
    for (const auto& [number, path] : set.paths) {
        const auto shard = ExperimentFile::open(path, ExperimentFile::Access::read, stop);
        if (!shard) {
            return tl::unexpected(shard.error());
        }
        if (shard->planText() != merged.planText() || shard->program() != merged.program()) {
            return labFailure(LabFault::otherPlan, path);
        }
        if (const auto taken = merged.absorb(*shard); !taken) {
            return taken;
        }
        if (stop.stop_requested()) {
            return labFailure(LabFault::stopped, path);
        }
    }
    return {};
}

/// Prevents that the next merge takes the target for a shard.
LabResult<void> checkTarget(const QString& folder, const QString& out) {
    const QFileInfo target(out);
    const bool isInside = files::isSameFile(target.absolutePath(), folder);
    if (isInside && shardOfFileName(target.fileName()) && !files::isTaken(out)) {
        return labFailure(LabFault::shardName, out);
    }
    return checkNew(out);
}

LabResult<void> mergeLocked(const ShardSet& set, const QString& out, const std::stop_token& stop) {
    auto first = ExperimentFile::open(set.paths.begin()->second, ExperimentFile::Access::read, stop);
    if (!first) {
        return tl::unexpected(first.error());
    }
    const QString working = out + QStringLiteral(".gnostica-part");  // a name that nobody else uses
    if (const auto removed = removeLeft(working); !removed) {        // left by a killed merge
        return removed;
    }
    LabResult<void> done;
    {
        auto merged = ExperimentFile::createLike(working, *first, stop);
        if (!merged) {
            return tl::unexpected(merged.error());
        }
        done = mergeInto(*merged, set, stop);
        if (done) {
            done = merged->finishInto(out);
        }
    }
    static_cast<void>(removeLeft(working));
    return done;
}

}  // namespace

LabResult<std::vector<int>> missingShards(const QString& folder) {
    const auto set = shardsIn(folder, {});
    return set ? LabResult<std::vector<int>>(set->missing()) : tl::unexpected(set.error());
}

LabResult<void> merge(const QString& folder, const QString& out, const std::stop_token& stop) {
    const auto set = shardsIn(folder, stop);
    if (!set) {
        return tl::unexpected(set.error());
    }
    if (const std::vector<int> missing = set->missing(); !missing.empty()) {
        return labFailure(LabFault::missingShards, folder, rangesOf(missing));
    }
    if (const auto checked = checkTarget(folder, out); !checked) {
        return checked;
    }
    const auto lock = lockExperiment(out);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    return mergeLocked(*set, out, stop);
}

}  // namespace gnostica::lab
