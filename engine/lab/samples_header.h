// The header of a file of samples: its games, players and features.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine::lab {

inline constexpr int kMostSampleGames = 1'000'000;  ///< per round
inline constexpr int kMostSampleRounds = 1000;
inline constexpr int kMostSampleShards = 100'000;
/// Size of the header line, with its line break.
inline constexpr std::size_t kMostHeaderBytes = 1 << 20;

/// A ruleset and a number of seats to be played.
struct SamplesGround {
    std::string ruleset;      ///< the ids of the game and its expansions, joined by "+"
    std::uint64_t rules = 0;  ///< hash of the whole document
    int seats = 2;
    friend bool operator==(const SamplesGround&, const SamplesGround&) = default;
};

struct SamplesHeader {
    std::string program;                ///< version of the program that played
    std::vector<std::string> features;  ///< of a row, in order
    std::vector<SamplesGround> grounds;
    std::string level;
    int iterations = 0;  ///< of a player's search; 0: the default of the level
    int games = 1;       ///< per round
    std::uint64_t seed = 1;
    std::uint64_t start = 0;    ///< hash of the judging at the start of learning
    std::uint64_t judging = 0;  ///< hash of the judging of this round
    int round = 1;
    int shard = 1;  ///< of `shards`, from 1: games shard-1, shard-1+shards and so on
    int shards = 1;

    friend bool operator==(const SamplesHeader&, const SamplesHeader&) = default;

    /// Number of games in the file when it is complete.
    int gamesOfShard() const { return (games - shard + shards) / shards; }
    /// The number of the game at this index of the file.
    int numberAt(int place) const { return shard - 1 + place * shards; }
    int seatsOf(int number) const { return grounds[static_cast<std::size_t>(number) % grounds.size()].seats; }
};

/// One line of JSON, with its line break.
std::string toText(const SamplesHeader& header);

enum class SamplesFault : std::uint8_t {
    notSamples,   ///< another kind of file
    laterFormat,  ///< the detail is the version of the format
    damaged       ///< the detail is the place of the damage
};
struct SamplesProblem {
    SamplesFault fault{};
    std::string detail = {};
};

template <class T>
using SamplesResult = tl::expected<T, SamplesProblem>;

/// Reads the output of toText(), without its line break, and nothing else.
SamplesResult<SamplesHeader> headerFrom(std::string_view line);

/// The option of the command line in which samples differ from the expected ones: "--seed"; empty if they belong
/// together. Does not compare program versions or features.
std::string_view differenceOf(const SamplesHeader& found, const SamplesHeader& expected);

}  // namespace gnostica::engine::lab
