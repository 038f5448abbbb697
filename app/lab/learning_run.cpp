#include "app/lab/learning_run.h"

#include "app/lab/samples_file.h"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace gnostica::lab {

namespace {

using engine::bots::Judging;
using engine::lab::LearningPlan;
using engine::lab::RoundSamples;
using engine::lab::SampleGame;
using engine::lab::SamplesHeader;

/// Writes games in batches: a kill costs at most about a second.
class SamplesBatch {
public:
    explicit SamplesBatch(SamplesFile& file) : file_(file) {}

    LabResult<void> add(const SampleGame& game) {
        constexpr auto between = std::chrono::milliseconds(1000);
        bytes_ += toBytes(game);
        ++games_;
        return Clock::now() - last_ < between ? LabResult<void>() : write();
    }
    LabResult<void> write() {
        last_ = Clock::now();
        const int games = std::exchange(games_, 0);
        return games == 0 ? LabResult<void>() : file_.add(std::exchange(bytes_, {}), games);
    }

private:
    using Clock = std::chrono::steady_clock;

    SamplesFile& file_;
    std::string bytes_;
    int games_ = 0;
    Clock::time_point last_ = Clock::now();
};

/// A round that is not completed.
class LearningRound {
public:
    LearningRound(const LearningFolder& folder, const LearningPlan& plan, const LearningSettings& settings, int round,
                  Judging judging)
        : folder_(folder),
          plan_(plan),
          settings_(settings),
          round_(round),
          judging_(std::move(judging)) {}

    /// Plays the missing games of a shard.
    LabResult<RunEnd> play(const Shard& shard) const {
        const SamplesHeader header = headerOf(shard);
        auto file = SamplesFile::resume(folder_.samplesPath(round_, shard.number), header);
        return file ? playInto(*file, header) : tl::unexpected(file.error());
    }

    /// The number of shards according to the files; 1 if there are none.
    LabResult<int> shards() const {
        const std::map<int, QString> paths = folder_.samplesOf(round_);
        if (paths.empty()) {
            return 1;
        }
        const auto first = SamplesSource::headerOf(paths.begin()->second);
        if (!first) {
            return tl::unexpected(first.error());
        }
        std::vector<int> missing;
        for (int number = 1; number <= first->shards; ++number) {
            if (!paths.contains(number)) {
                missing.push_back(number);
            }
        }
        return missing.empty() ? LabResult<int>(first->shards)
                               : labFailure(LabFault::missingShards, folder_.path(), rangesOf(missing));
    }

    /// Returns nullopt if a stop was requested.
    LabResult<std::optional<engine::lab::LearntRound>> fit(int shards) const {
        const auto samples = load(shards);
        if (!samples) {
            return tl::unexpected(samples.error());
        }
        return engine::lab::learn(*samples, judging_, plan_.start, {settings_.jobs, settings_.stop});
    }

private:
    SamplesHeader headerOf(const Shard& shard) const {
        return engine::lab::headerOf(plan_, judging_, round_, shard.number, shard.of);
    }

    void tell(const RunProgress& progress) const {
        if (settings_.tell) {
            settings_.tell(round_, progress);
        }
    }

    LabResult<RunEnd> playInto(SamplesFile& file, const SamplesHeader& header) const {
        std::vector<int> games;
        for (int place = file.games(); place < header.gamesOfShard(); ++place) {
            games.push_back(header.numberAt(place));
        }
        SamplesBatch batch(file);
        int done = file.games();
        const RunForecast forecast(header.gamesOfShard(), done);
        tell(forecast.at(done));
        LabResult<void> kept;
        const auto take = [&](const SampleGame& game) {
            kept = batch.add(game);
            tell(forecast.at(++done));
            return kept.has_value();
        };
        try {
            playSamples(plan_, judging_, {round_, games, settings_.jobs, settings_.stop}, take);
        } catch (...) {  // code of a plug-in has thrown: earlier games are kept
            static_cast<void>(batch.write());
            throw;
        }
        kept = kept ? batch.write() : kept;
        if (!kept) {
            return tl::unexpected(kept.error());
        }
        return done == header.gamesOfShard() ? RunEnd::finished : RunEnd::stopped;
    }

    /// The samples of all shards, sorted by game number, so that sums do not depend on the shards.
    LabResult<RoundSamples> load(int shards) const {
        std::vector<SamplesSource> sources;
        for (int number = 1; number <= shards; ++number) {
            auto source = SamplesSource::open(folder_.samplesPath(round_, number), headerOf({number, shards}));
            if (!source) {
                return tl::unexpected(source.error());
            }
            sources.push_back(std::move(*source));
        }
        RoundSamples samples;
        for (int number = 0; number < plan_.games && !settings_.stop.stop_requested(); ++number) {
            SamplesSource& source = sources[static_cast<std::size_t>(number % shards)];
            const auto game = source.next();
            if (!game || !*game) {
                return game ? labFailure(LabFault::unfinished, source.path()) : tl::unexpected(game.error());
            }
            samples.add(**game);
        }
        return samples;
    }

    const LearningFolder& folder_;
    const LearningPlan& plan_;
    const LearningSettings& settings_;
    int round_;
    Judging judging_;
};

/// Plays a round to its end, unless its shards are complete, and fits it.
LabResult<RunEnd> learnRound(const LearningFolder& folder, const LearningRound& round, int number,
                             const LearningSettings& settings) {
    const auto shards = round.shards();
    if (!shards) {
        return tl::unexpected(shards.error());
    }
    const auto played = *shards == 1 ? round.play({1, 1}) : LabResult<RunEnd>(RunEnd::finished);
    if (!played || *played == RunEnd::stopped) {
        return played;
    }
    if (settings.fitting) {
        settings.fitting(number);
    }
    const auto learnt = round.fit(*shards);
    if (!learnt || !*learnt) {
        return learnt ? LabResult<RunEnd>(RunEnd::stopped) : tl::unexpected(learnt.error());
    }
    if (const auto kept = folder.keep(number, **learnt); !kept) {
        return tl::unexpected(kept.error());
    }
    if (settings.learnt) {
        settings.learnt(number, **learnt);
    }
    return RunEnd::finished;
}

}  // namespace

LabResult<RunEnd> learnInto(const QString& folder, const LearningPlan& plan, const LearningSettings& settings) {
    const auto place = LearningFolder::open(folder);
    if (!place) {
        return tl::unexpected(place.error());
    }
    LearningPlan whole = plan;
    whole.start = engine::lab::asWritten(plan.start);
    LabResult<RunEnd> end = RunEnd::finished;
    for (int number = place->rounds() + 1; number <= settings.rounds && end && *end == RunEnd::finished; ++number) {
        auto judging = number == 1 ? LabResult<Judging>(whole.start) : place->judgingAfter(number - 1);
        if (!judging) {
            return tl::unexpected(judging.error());
        }
        const LearningRound round(*place, whole, settings, number, std::move(*judging));
        if (settings.shard) {
            return round.play(*settings.shard);
        }
        end = learnRound(*place, round, number, settings);
    }
    return end;
}

}  // namespace gnostica::lab
