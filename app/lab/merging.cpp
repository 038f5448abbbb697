#include "app/lab/merging.h"

#include "app/storage/file_handle.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <map>
#include <utility>

namespace gnostica::lab {

namespace {

/// The whole shards of a folder, by their numbers.
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

LabResult<ShardSet> shardsIn(const QString& folder) {
    ShardSet set;
    const QDir place(folder);
    for (const QString& name : place.entryList({QStringLiteral("*.sqlite")}, QDir::Files, QDir::Name)) {
        const QString path = place.filePath(name);
        const auto file = ExperimentFile::open(path);
        if (!file) {
            return tl::unexpected(file.error());
        }
        const Shard shard = file->shard();
        if (!file->isFinished()) {
            return labFailure(LabFault::unfinished, path);
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

/// That all pairs of the shard are there, and no others.
LabResult<void> checkPairs(ExperimentFile& shard, int pairs) {
    const auto done = shard.pairsDone(pairs);
    if (!done) {
        return tl::unexpected(done.error());
    }
    for (int pair = 0; pair < pairs; ++pair) {
        if (shard.shard().holds(pair) && !(*done)[static_cast<std::size_t>(pair)]) {
            return labFailure(LabFault::damaged, shard.path(), QStringLiteral("games.pair = %1").arg(pair));
        }
    }
    return {};
}

LabResult<void> mergeInto(ExperimentFile& merged, const ShardSet& set, int pairs) {
    for (const auto& [number, path] : set.paths) {
        auto shard = ExperimentFile::open(path);
        if (!shard) {
            return tl::unexpected(shard.error());
        }
        if (shard->planText() != merged.planText() || shard->program() != merged.program()) {
            return labFailure(LabFault::otherPlan, path);
        }
        if (const auto checked = checkPairs(*shard, pairs); !checked) {
            return checked;
        }
        if (const auto taken = merged.absorb(*shard); !taken) {
            return taken;
        }
    }
    return {};
}

}  // namespace

LabResult<std::vector<int>> missingShards(const QString& folder) {
    const auto set = shardsIn(folder);
    return set ? LabResult<std::vector<int>>(set->missing()) : tl::unexpected(set.error());
}

LabResult<void> merge(const QString& folder, const QString& out) {
    const auto set = shardsIn(folder);
    if (!set) {
        return tl::unexpected(set.error());
    }
    if (const std::vector<int> missing = set->missing(); !missing.empty()) {
        return labFailure(LabFault::missingShards, folder, rangesOf(missing));
    }
    if (QFileInfo::exists(out)) {
        return labFailure(LabFault::exists, out);
    }
    auto first = ExperimentFile::open(set->paths.begin()->second);
    if (!first) {
        return tl::unexpected(first.error());
    }
    const QString working = out + QStringLiteral(".part");
    QFile::remove(working);  // a merging that was killed
    auto merged = ExperimentFile::createLike(working, *first);
    if (!merged) {
        return tl::unexpected(merged.error());
    }
    const nlohmann::json plan = nlohmann::json::parse(first->planText(), nullptr, false);
    const nlohmann::json pairs = plan.is_object() ? plan.value("pairs", nlohmann::json()) : nlohmann::json();
    LabResult<void> done = pairs.is_number_integer() && pairs.get<std::int64_t>() <= engine::lab::kMostPairs
                               ? mergeInto(*merged, *set, static_cast<int>(pairs.get<std::int64_t>()))
                               : labFailure(LabFault::damaged, first->path(), QStringLiteral("plan"));
    if (done) {
        done = merged->finishInto(out);
    }
    QFile::remove(working);
    return done;
}

}  // namespace gnostica::lab
