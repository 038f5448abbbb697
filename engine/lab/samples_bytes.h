// Samples as bytes: a header (samples_header.h), then game by game, each with a hash of its own. Whatever ends a
// program that adds games, those before can be read.
//
// A game is, in little-endian order: the length of what follows the hash (4 bytes), that hash (byteHash(), 8), the
// number of the game (4), each seat's share of the win (a float each), the number of positions (4); and of each
// position the seats that are left, a bit for each (1), the turns until the end (2), and the rows of these seats: a bit
// for each feature that is not 0, then the floats of these.
#pragma once

#include "engine/lab/samples.h"
#include "engine/lab/samples_header.h"

#include <optional>
#include <string>
#include <string_view>

namespace gnostica::engine::lab {

/// Of a game, all in all: more than those of one that is cut after kPlyCap decisions.
inline constexpr std::size_t kMostSampleBytes = std::size_t{8} << 20U;
/// No feature is further from 0: sums with weights stay finite.
inline constexpr float kMostFeature = 1e6F;

std::string toBytes(const SampleGame& game);

/// Reads samples from bytes that come in pieces.
class SamplesReader {
public:
    void feed(std::string_view bytes) { bytes_.append(bytes); }

    /// False where the header is not whole yet.
    SamplesResult<bool> readHeader();
    /// There once it has been read.
    const std::optional<SamplesHeader>& header() const { return header_; }
    /// The next game; nothing where it, or the header, is not whole yet. Games come in the order of
    /// SamplesHeader::numberAt(). After a problem there are no more, and none with other features than this program's.
    SamplesResult<std::optional<SampleGame>> next();
    /// So many bytes from the beginning are the header and whole games …
    std::size_t whole() const { return whole_; }
    /// … of which there are so many.
    int games() const { return games_; }

private:
    SamplesProblem damage() const;
    void advance(std::size_t count);

    std::string bytes_;
    std::size_t at_ = 0;  ///< of what is not read yet, in `bytes_`
    std::optional<SamplesHeader> header_;
    std::size_t whole_ = 0;
    int games_ = 0;
};

}  // namespace gnostica::engine::lab
