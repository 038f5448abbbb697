// A part of an experiment: every n-th pair.
#pragma once

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace gnostica::lab {

/// Contains pairs number-1, number-1+of, …, so that long and short games are spread over all shards.
struct Shard {
    int number = 1;
    int of = 1;

    bool holds(int pair) const { return pair % of == number - 1; }
    bool isWhole() const { return of == 1; }
    friend bool operator==(const Shard&, const Shard&) = default;
};

inline constexpr int kMostShards = 100'000;

/// Reads "3/200"; returns nullopt for other texts.
std::optional<Shard> shardNamed(std::string_view text);
QString toText(const Shard& shard);

/// "shard-003-of-200.sqlite"
QString fileNameOf(const Shard& shard);
/// The inverse of fileNameOf().
std::optional<Shard> shardOfFileName(const QString& name);

/// Sorted numbers as ranges: "3,7-9", the form of job schedulers.
QString rangesOf(const std::vector<int>& numbers);

}  // namespace gnostica::lab
