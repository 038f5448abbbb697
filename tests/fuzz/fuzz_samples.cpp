// A file of samples, damaged or from an untrusted source: the result does not depend on the sizes of the blocks read,
// is written back unchanged, and can be used for learning without harm.
#include "engine/lab/byte_hash.h"
#include "engine/lab/fitting.h"
#include "engine/lab/learning.h"
#include "engine/lab/samples_bytes.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

struct AllRead {
    std::vector<lab::SampleGame> games;
    std::optional<lab::SamplesHeader> header;
    std::size_t whole = 0;
    bool isRefused = false;
};

AllRead readAll(std::string_view bytes, std::size_t piece) {
    lab::SamplesReader reader;
    AllRead read;
    for (;;) {
        auto game = reader.next();
        if (!game) {
            read.isRefused = true;
            break;
        }
        if (*game) {
            read.games.push_back(std::move(**game));
        } else if (bytes.empty()) {
            break;
        } else {
            reader.feed(bytes.substr(0, piece));
            bytes.remove_prefix(std::min(piece, bytes.size()));
        }
    }
    read.header = reader.header();
    read.whole = reader.whole();
    return read;
}

void learnFrom(const std::vector<lab::SampleGame>& games) {
    lab::RoundSamples samples;
    for (const lab::SampleGame& game : games) {
        samples.add(game);
    }
    const bots::Judging& judging = bots::shippedJudging();
    require(std::isfinite(lab::surprise(samples.two, judging.two.weights, 1)));
    require(std::isfinite(lab::surprise(samples.more, judging.more.weights, 1)));
    if (samples.two.positions() < lab::kFewestPositions && samples.more.positions() < lab::kFewestPositions) {
        const auto learnt = lab::learn(samples, judging, judging);
        require(learnt && learnt->judging == lab::asWritten(judging));
    }
}

void tryBytes(std::string_view bytes) {
    const AllRead read = readAll(bytes, bytes.size() + 1);
    const AllRead inPieces = readAll(bytes, 5);
    require(inPieces.games == read.games && inPieces.header == read.header);
    require(inPieces.whole == read.whole && inPieces.isRefused == read.isRefused);
    require(read.whole <= bytes.size());
    if (!read.header) {
        require(read.games.empty() && read.whole == 0);
        return;
    }
    std::string again = toText(*read.header);
    for (const lab::SampleGame& game : read.games) {
        again += toBytes(game);
    }
    require(again == bytes.substr(0, read.whole));
    learnFrom(read.games);
}

/// A file with correct hashes for any payload.
std::string gameFileOf(std::string_view payload) {
    const lab::LearningPlan plan{.grounds = {{allRules().front(), 3}}};
    std::string bytes = toText(headerOf(plan, plan.start, 1, 1, 1));
    for (std::size_t value = payload.size(), i = 0; i < 4; ++i, value >>= 8U) {
        bytes += static_cast<char>(value & 0xffU);
    }
    std::uint64_t hash = lab::byteHash(payload);
    for (int i = 0; i < 8; ++i, hash >>= 8U) {
        bytes += static_cast<char>(hash & 0xffU);
    }
    return bytes.append(payload);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    tryBytes(bytes);
    tryBytes(gameFileOf(bytes));
    return 0;
}
