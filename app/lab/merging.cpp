#include "app/lab/merging.h"

#include "app/storage/file_handle.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <map>
#include <optional>
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

/// As many pairs as a plan has, and with games of unequal players.
struct PlannedPairs {
    int all = 0;
    int skill = 0;
    std::size_t arms = 0;

    std::size_t gamesOf(int pair) const { return arms * (pair < skill ? 4 : 2); }
};

/// Of the plan as it stands in a file; nothing if it cannot be one.
std::optional<PlannedPairs> pairsPlanned(const std::string& text) {
    const nlohmann::json plan = nlohmann::json::parse(text, nullptr, false);
    const auto numberAt = [&](const char* pointer) -> std::optional<int> {
        const nlohmann::json::json_pointer place(pointer);
        if (!plan.is_object() || !plan.contains(place) || !plan.at(place).is_number_integer()) {
            return std::nullopt;
        }
        const auto number = plan.at(place).get<std::int64_t>();
        return number >= 0 && number <= engine::lab::kMostPairs ? std::optional(static_cast<int>(number))
                                                                : std::nullopt;
    };
    const auto all = numberAt("/pairs");
    const bool hasArms = plan.is_object() && plan.contains("arms") && plan["arms"].is_array();
    if (!all || !hasArms) {
        return std::nullopt;
    }
    return PlannedPairs{*all, numberAt("/skill/pairs").value_or(0), plan["arms"].size()};
}

/// That all games of the shard's pairs are there, and no others.
LabResult<void> checkPairs(ExperimentFile& shard, const PlannedPairs& planned) {
    const auto games = shard.gamesOfPairs(planned.all);
    if (!games) {
        return tl::unexpected(games.error());
    }
    for (int pair = 0; pair < planned.all; ++pair) {
        const std::size_t expected = shard.shard().holds(pair) ? planned.gamesOf(pair) : 0;
        if ((*games)[static_cast<std::size_t>(pair)] != expected) {
            return labFailure(LabFault::damaged, shard.path(), QStringLiteral("games.pair = %1").arg(pair));
        }
    }
    return {};
}

LabResult<void> mergeInto(ExperimentFile& merged, const ShardSet& set, const PlannedPairs& planned) {
    for (const auto& [number, path] : set.paths) {
        auto shard = ExperimentFile::open(path);
        if (!shard) {
            return tl::unexpected(shard.error());
        }
        if (shard->planText() != merged.planText() || shard->program() != merged.program()) {
            return labFailure(LabFault::otherPlan, path);
        }
        if (const auto checked = checkPairs(*shard, planned); !checked) {
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
    const QString working = out + QStringLiteral(".gnostica-part");  // nobody else calls a file so
    QFile::remove(working);                                          // a merging that was killed
    auto merged = ExperimentFile::createLike(working, *first);
    if (!merged) {
        return tl::unexpected(merged.error());
    }
    const auto planned = pairsPlanned(first->planText());
    LabResult<void> done = planned ? mergeInto(*merged, *set, *planned)
                                   : labFailure(LabFault::damaged, first->path(), QStringLiteral("plan"));
    if (done) {
        done = merged->finishInto(out);
    }
    QFile::remove(working);
    return done;
}

}  // namespace gnostica::lab
