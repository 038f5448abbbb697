#include "engine/lab/fitting.h"

#include "engine/bots/together.h"
#include "engine/model/seat.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <numeric>
#include <span>
#include <vector>

namespace gnostica::engine::lab {

namespace {

using bots::Judgement;
using bots::kFeatures;
using bots::Weights;
using Slopes = std::array<double, kFeatures>;
using Chunk = SampleTable::Chunk;

/// The results of a function for each chunk, in order.
template <class Result, class Function>
std::vector<Result> ofChunks(const SampleTable& samples, const Labour& labour, Function function) {
    const std::vector<Chunk>& chunks = samples.chunks();
    std::vector<Result> results(chunks.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&](int) {
        for (std::size_t i = next++; i < chunks.size(); i = next++) {
            results[i] = function(chunks[i], i);
        }
    };
    bots::together(std::min(labour.threads, static_cast<int>(chunks.size())), work);
    return results;
}

/// Calls a function for each position of a chunk with its index, its first row and its number of rows.
template <class Function>
void forEachPosition(const Chunk& chunk, Function function) {
    std::size_t row = 0;
    for (std::size_t i = 0; i < chunk.seats.size(); ++i) {
        function(i, row, std::size_t{chunk.seats[i]});
        row += chunk.seats[i];
    }
}

std::vector<float> standsIn(const Chunk& chunk, const Weights& weights) {
    std::vector<float> stands;
    stands.reserve(chunk.rows.size());
    for (const bots::FeatureRow& row : chunk.rows) {
        stands.push_back(weights.sum(row));
    }
    return stands;
}

using SeatChances = std::array<double, kMaxSeats>;

SeatChances chancesBy(std::span<const float> stands, double doubt) {
    SeatChances chances{};
    const auto best = static_cast<double>(*std::ranges::max_element(stands));
    double total = 0;
    for (std::size_t i = 0; i < stands.size(); ++i) {
        chances[i] = std::exp((static_cast<double>(stands[i]) - best) * doubt);
        total += chances[i];
    }
    for (double& chance : chances) {
        chance /= total;
    }
    return chances;
}

/// Samples with the stands that a table gives them, for computing the surprise at many doubts.
class JudgedSamples {
public:
    JudgedSamples(const SampleTable& samples, const Weights& weights, const Labour& labour)
        : samples_(samples),
          labour_(labour),
          stands_(ofChunks<std::vector<float>>(
              samples, labour, [&](const Chunk& chunk, std::size_t) { return standsIn(chunk, weights); })) {}

    double surpriseAt(double doubt) const {
        const std::vector<double> sums =
            ofChunks<double>(samples_, labour_, [&](const Chunk& chunk, std::size_t number) {
                return surpriseIn(chunk, stands_[number], doubt);
            });
        return sums.empty() ? 0.0 : std::accumulate(sums.begin(), sums.end(), 0.0) / samples_.weight();
    }
    /// Over all rows.
    double meanStand() const {
        double sum = 0;
        for (const std::vector<float>& stands : stands_) {
            sum += std::accumulate(stands.begin(), stands.end(), 0.0);
        }
        return samples_.rows() == 0 ? 0.0 : sum / static_cast<double>(samples_.rows());
    }

private:
    static double surpriseIn(const Chunk& chunk, const std::vector<float>& stands, double doubt) {
        constexpr double least = 1e-12;
        double sum = 0;
        forEachPosition(chunk, [&](std::size_t position, std::size_t from, std::size_t count) {
            const SeatChances chances = chancesBy(std::span(stands).subspan(from, count), doubt);
            double of = 0;
            for (std::size_t i = 0; i < count; ++i) {
                of -= static_cast<double>(chunk.shares[from + i]) * std::log(std::max(least, chances[i]));
            }
            sum += static_cast<double>(chunk.weights[position]) * of;
        });
        return sum;
    }

    const SampleTable& samples_;
    const Labour& labour_;
    std::vector<std::vector<float>> stands_;
};

Slopes slopesIn(const Chunk& chunk, const Weights& weights, double doubt) {
    Slopes slopes{};
    const std::vector<float> stands = standsIn(chunk, weights);
    forEachPosition(chunk, [&](std::size_t position, std::size_t from, std::size_t count) {
        const SeatChances chances = chancesBy(std::span(stands).subspan(from, count), doubt);
        const auto shares = std::span(chunk.shares).subspan(from, count);
        const auto given = static_cast<double>(std::accumulate(shares.begin(), shares.end(), 0.0F));
        for (std::size_t i = 0; i < count; ++i) {
            const double error = static_cast<double>(chunk.weights[position]) * doubt *
                                 (given * chances[i] - static_cast<double>(shares[i]));
            const auto& values = chunk.rows[from + i].values();
            for (std::size_t feature = 0; feature < kFeatures; ++feature) {
                slopes[feature] += error * static_cast<double>(values[feature]);
            }
        }
    });
    return slopes;
}

/// The derivative of the surprise with respect to each weight.
Slopes slopesOf(const SampleTable& samples, const Weights& weights, double doubt, const Labour& labour) {
    Slopes all{};
    for (const Slopes& slopes : ofChunks<Slopes>(
             samples, labour, [&](const Chunk&chunk, std::size_t) { return slopesIn(chunk, weights, doubt); })) {
        for (std::size_t i = 0; i < kFeatures; ++i) {
            all[i] += slopes[i];
        }
    }
    for (double& slope : all) {
        slope /= samples.weight();
    }
    return all;
}

/// Descends step by step: Adam (Kingma and Ba).
class Descent {
public:
    void step(Weights& weights, const Slopes& slopes) {
        constexpr double rate = 0.02;
        ++steps_;
        for (std::size_t i = 0; i < kFeatures; ++i) {
            mean_[i] = 0.9 * mean_[i] + 0.1 * slopes[i];
            square_[i] = 0.99 * square_[i] + 0.01 * slopes[i] * slopes[i];
            const double unbiased = mean_[i] / (1 - std::pow(0.9, steps_));
            const double scale = std::sqrt(square_[i] / (1 - std::pow(0.99, steps_))) + 1e-8;
            weights.of[i] = std::clamp(weights.of[i] - static_cast<float>(rate * unbiased / scale), -bots::kMostWeight,
                                       bots::kMostWeight);
        }
    }

private:
    Slopes mean_{};
    Slopes square_{};
    int steps_ = 0;
};

/// A table with its results.
class Fitting {
public:
    Fitting(const SampleTable& samples, const Labour& labour) : samples_(samples), labour_(labour) {}

    TableCourse course() const { return course_; }

    Judgement fitted(const Judgement& before, const Judgement& start) {
        course_.games = samples_.games();
        course_.positions = samples_.positions();
        course_.certainty = static_cast<double>(before.certainty);
        if (samples_.positions() < kFewestPositions) {
            course_.surpriseBefore = surprise(samples_, before.weights, course_.certainty, labour_);
            return before;
        }
        const double doubt = before == start ? doubtOf(samples_, before.weights, labour_) : course_.certainty;
        course_.isFitted = true;
        course_.surpriseBefore = surprise(samples_, before.weights, doubt, labour_);
        Judgement after = before;
        after.weights = fit(samples_, before.weights, doubt, labour_);
        course_.certainty = doubtOf(samples_, after.weights, labour_);
        const JudgedSamples judged(samples_, after.weights, labour_);
        course_.surpriseAfter = judged.surpriseAt(course_.certainty);
        after.certainty = static_cast<float>(course_.certainty);
        if (after.others < 1) {
            after.neutral = std::clamp(static_cast<float>(judged.meanStand()), -bots::kMostWeight, bots::kMostWeight);
        }
        return after;
    }

private:
    const SampleTable& samples_;
    const Labour& labour_;
    TableCourse course_;
};

}  // namespace

double surprise(const SampleTable& samples, const Weights& weights, double doubt, const Labour& labour) {
    return JudgedSamples(samples, weights, labour).surpriseAt(doubt);
}

double doubtOf(const SampleTable& samples, const Weights& weights, const Labour& labour) {
    constexpr int narrowings = 40;
    const JudgedSamples judged(samples, weights, labour);
    double low = 0.05;
    double high = 3;
    for (int i = 0; i < narrowings; ++i) {  // the surprise has one minimum in the range
        const double third = (high - low) / 3;
        const bool left = judged.surpriseAt(low + third) < judged.surpriseAt(high - third);
        (left ? high : low) = left ? high - third : low + third;
    }
    return (low + high) / 2;
}

Weights fit(const SampleTable& samples, const Weights& start, double doubt, const Labour& labour) {
    constexpr int passes = 400;
    constexpr double pull = 0.003;
    Weights weights = start;
    Descent descent;
    for (int pass = 0; pass < passes && samples.positions() > 0 && !labour.stop.stop_requested(); ++pass) {
        Slopes slopes = slopesOf(samples, weights, doubt, labour);
        for (std::size_t i = 0; i < kFeatures; ++i) {
            slopes[i] += pull * static_cast<double>(weights.of[i] - start.of[i]);
        }
        descent.step(weights, slopes);
    }
    return weights;
}

std::optional<LearntRound> learn(const RoundSamples& samples, const bots::Judging& before, const bots::Judging& start,
                                 const Labour& labour) {
    Fitting two(samples.two, labour);
    Fitting more(samples.more, labour);
    LearntRound learnt;
    learnt.judging.two = two.fitted(before.two, start.two);
    learnt.judging.more = more.fitted(before.more, start.more);
    learnt.judging = asWritten(learnt.judging);
    learnt.two = two.course();
    learnt.more = more.course();
    return labour.stop.stop_requested() ? std::nullopt : std::optional(learnt);
}

bots::Judging asWritten(const bots::Judging& judging) {
    return bots::judgingFrom(toText(judging), "judging").value();
}

}  // namespace gnostica::engine::lab
