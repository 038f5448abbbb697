// The folder of a learning run: the samples of each round, the judging learnt from them, and the learning curve.
//
//   games-2-1.samples   the games of the second round, first (or only) shard
//   judging-2.json      the judging after that round; completes the round
//   course.csv          a line for each round and table
#pragma once

#include "app/lab/lab_error.h"
#include "engine/lab/fitting.h"

#include <map>
#include <string>
#include <utility>

namespace gnostica::lab {

class LearningFolder {
public:
    /// Makes the folder if it is missing. Refuses it if another file has the name of the learning curve.
    static LabResult<LearningFolder> open(const QString& path);

    const QString& path() const { return path_; }
    QString samplesPath(int round, int shard) const;
    QString judgingPath(int round) const;

    /// Number of completed rounds without a gap.
    int rounds() const;
    /// The judging after a round.
    LabResult<engine::bots::Judging> judgingAfter(int round) const;
    /// The files of samples of a round, by shard number.
    std::map<int, QString> samplesOf(int round) const;
    /// Completes the round.
    LabResult<void> keep(int round, const engine::lab::LearntRound& learnt) const;

private:
    explicit LearningFolder(QString path) : path_(std::move(path)) {}
    QString coursePath() const;
    LabResult<std::string> course() const;
    LabResult<void> keepCourse(int round, const engine::lab::LearntRound& learnt) const;

    QString path_;
};

}  // namespace gnostica::lab
