// Samples as bytes: a header (samples_header.h), then the games, each with its own hash. If a program that adds games
// is interrupted, the earlier games can still be read.
//
// A game consists of, in little-endian order: the length of the data after the hash (4 bytes), that hash (byteHash(),
// 8), the number of the game (4), each seat's share of the win (a float each), the number of positions (4); and for
// each position the remaining seats, a bit for each (1), the turns until the end (2), and the rows of these seats: a
// bit for each feature that is not 0, then the floats of these features.
#pragma once

#include "engine/lab/samples.h"
#include "engine/lab/samples_header.h"

#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine::lab {

/// Size of a game: exceeds that of any game cut after kPlyCap choices.
inline constexpr std::size_t kMostSampleBytes = std::size_t{8} << 20U;
/// The maximum absolute value of a feature: sums with weights stay finite.
inline constexpr float kMostFeature = 1e6F;

std::string toBytes(const SampleGame& game);

/// Reads samples from bytes that arrive in pieces.
class SamplesReader {
public:
    void feed(std::string_view bytes) { bytes_.append(bytes); }

    /// False if the header is still incomplete.
    SamplesResult<bool> readHeader();
    /// The header, after it has been read.
    const std::optional<SamplesHeader>& header() const { return header_; }
    /// The next game; nullopt if it or the header is incomplete. Games come in the order of SamplesHeader::numberAt().
    /// There are none after a problem, and none with features other than those of this program.
    SamplesResult<std::optional<SampleGame>> next();
    /// The size of the header and the whole games read so far.
    std::size_t whole() const { return whole_; }
    /// The number of games read so far.
    int games() const { return games_; }

private:
    SamplesProblem damage() const;
    void advance(std::size_t count);

    std::string bytes_;
    std::size_t at_ = 0;  ///< index in `bytes_` of the first unread byte
    std::optional<SamplesHeader> header_;
    std::size_t whole_ = 0;
    int games_ = 0;
};

}  // namespace gnostica::engine::lab
