#include "engine/lab/samples_bytes.h"

#include "engine/lab/byte_hash.h"
#include "engine/model/seat.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace gnostica::engine::lab {

namespace {

using bots::FeatureRow;
using bots::kFeatures;

constexpr std::size_t kLengthBytes = 4;
constexpr std::size_t kHashBytes = 8;
constexpr std::size_t kRowBits = (kFeatures + 7) / 8;

/// Appends numbers to bytes, low byte first.
class ByteWriter {
public:
    void whole(std::uint64_t value, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i, value >>= 8U) {
            bytes_ += static_cast<char>(value & 0xffU);
        }
    }
    void real(float value) { whole(std::bit_cast<std::uint32_t>(value), sizeof value); }
    void row(const FeatureRow& row) {
        std::uint64_t isThere = 0;
        for (std::size_t i = 0; i < kFeatures; ++i) {
            isThere |= std::uint64_t{std::bit_cast<std::uint32_t>(row.values()[i]) != 0} << i;
        }
        whole(isThere, kRowBits);
        for (std::size_t i = 0; i < kFeatures; ++i) {
            if (((isThere >> i) & 1U) != 0) {
                real(row.values()[i]);
            }
        }
    }
    std::string take() { return std::move(bytes_); }

private:
    std::string bytes_;
};
static_assert(kFeatures <= 64);

/// Reads these bytes. After the first error, everything is 0.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    std::uint64_t whole(std::size_t count) {
        refuseUnless(count <= bytes_.size());
        std::uint64_t value = 0;
        for (std::size_t i = count; isGood_ && i > 0; --i) {
            value = value << 8U | static_cast<unsigned char>(bytes_[i - 1]);
        }
        bytes_.remove_prefix(isGood_ ? count : bytes_.size());
        return value;
    }
    float real(float least, float most) {
        const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(whole(sizeof(float))));
        refuseUnless(value >= least && value <= most);
        return isGood_ ? value : 0;
    }
    FeatureRow row() {
        FeatureRow row;
        const std::uint64_t isThere = whole(kRowBits);
        refuseUnless(kFeatures == 64 || isThere >> kFeatures == 0);
        for (std::size_t i = 0; isGood_ && i < kFeatures; ++i) {
            if (((isThere >> i) & 1U) != 0) {
                float& value = row[static_cast<bots::Feature>(i)];
                value = real(-kMostFeature, kMostFeature);
                refuseUnless(std::bit_cast<std::uint32_t>(value) != 0);
            }
        }
        return row;
    }
    void refuseUnless(bool isRight) { isGood_ = isGood_ && isRight; }
    bool isGood() const { return isGood_; }
    bool isAtEnd() const { return bytes_.empty(); }

private:
    std::string_view bytes_;
    bool isGood_ = true;
};

SampleGame::Position positionIn(ByteReader& bytes, int seats) {
    SampleGame::Position position;
    position.left = static_cast<std::uint8_t>(bytes.whole(1));
    position.turnsLeft = static_cast<std::uint16_t>(bytes.whole(2));
    bytes.refuseUnless(countBits(position.left) >= 2 && position.left >> seats == 0);
    return position;
}

std::optional<SampleGame> gameIn(std::string_view payload, int seats) {
    ByteReader bytes(payload);
    SampleGame game;
    game.number = static_cast<int>(bytes.whole(4));
    for (int seat = 0; seat < seats; ++seat) {
        game.shares.push_back(bytes.real(0, 1));
    }
    const auto positions = static_cast<std::size_t>(bytes.whole(4));
    for (std::size_t i = 0; bytes.isGood() && i < positions; ++i) {
        game.positions.push_back(positionIn(bytes, seats));
        for (int row = countBits(game.positions.back().left); bytes.isGood() && row > 0; --row) {
            game.rows.push_back(bytes.row());
        }
    }
    return bytes.isGood() && bytes.isAtEnd() ? std::optional(std::move(game)) : std::nullopt;
}

}  // namespace

std::string toBytes(const SampleGame& game) {
    ByteWriter payload;
    payload.whole(static_cast<std::uint64_t>(game.number), 4);
    for (const float share : game.shares) {
        payload.real(share);
    }
    payload.whole(game.positions.size(), 4);
    auto row = game.rows.begin();
    for (const SampleGame::Position& position : game.positions) {
        payload.whole(position.left, 1);
        payload.whole(position.turnsLeft, 2);
        for (int left = countBits(position.left); left > 0; --left) {
            payload.row(*row++);
        }
    }
    const std::string bytes = payload.take();
    ByteWriter head;
    head.whole(bytes.size(), kLengthBytes);
    head.whole(byteHash(bytes), kHashBytes);
    return head.take() + bytes;
}

SamplesProblem SamplesReader::damage() const {
    return {SamplesFault::damaged, "offset = " + std::to_string(whole_)};
}

/// Drops used bytes when they are numerous: each byte is moved a few times at most.
void SamplesReader::advance(std::size_t count) {
    at_ += count;
    whole_ += count;
    if (at_ > bytes_.size() / 2) {
        bytes_.erase(0, at_);
        at_ = 0;
    }
}

SamplesResult<bool> SamplesReader::readHeader() {
    if (header_) {
        return true;
    }
    const std::size_t end = bytes_.find('\n');
    if (end >= kMostHeaderBytes) {
        return end == std::string::npos && bytes_.size() < kMostHeaderBytes
                   ? SamplesResult<bool>(false)
                   : tl::unexpected(SamplesProblem{SamplesFault::notSamples});
    }
    auto header = headerFrom(std::string_view(bytes_).substr(0, end));
    if (!header) {
        return tl::unexpected(header.error());
    }
    header_ = std::move(*header);
    advance(end + 1);
    return true;
}

SamplesResult<std::optional<SampleGame>> SamplesReader::next() {
    const auto isThere = readHeader();
    if (!isThere) {
        return tl::unexpected(isThere.error());
    }
    if (!*isThere) {
        return std::nullopt;
    }
    const std::string_view rest = std::string_view(bytes_).substr(at_);
    constexpr std::size_t head = kLengthBytes + kHashBytes;
    if (header_->features != bots::featureNames() || rest.size() < head) {
        return std::nullopt;
    }
    ByteReader bytes(rest);
    const auto length = static_cast<std::size_t>(bytes.whole(kLengthBytes));
    const std::uint64_t hash = bytes.whole(kHashBytes);
    if (length == 0 || length > kMostSampleBytes || games_ >= header_->gamesOfShard()) {
        return tl::unexpected(damage());
    }
    if (rest.size() - head < length) {
        return std::nullopt;
    }
    const int number = header_->numberAt(games_);
    const std::string_view payload = rest.substr(head, length);
    auto game = byteHash(payload) == hash ? gameIn(payload, header_->seatsOf(number)) : std::nullopt;
    if (!game || game->number != number) {
        return tl::unexpected(damage());
    }
    ++games_;
    advance(head + length);
    return game;
}

}  // namespace gnostica::engine::lab
