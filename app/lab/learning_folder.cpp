#include "app/lab/learning_folder.h"

#include "app/files/file_handle.h"
#include "app/storage/files.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "engine/model/neutral_text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <utility>

namespace gnostica::lab {

namespace {

using engine::bots::Judging;
using engine::lab::LearntRound;
using engine::lab::TableCourse;

constexpr std::string_view kCourseHead = "round,table,games,positions,surprise_before,surprise_after,certainty\n";
constexpr qint64 kMostCourseBytes = 1 << 20;

/// A table that was not fitted has no surprise afterwards; one without positions has none at all.
std::string courseLine(int round, const char* table, const TableCourse& course) {
    constexpr int decimals = 6;
    const auto number = [](bool isThere, double value) {
        return isThere ? engine::fixedText(value, decimals) : std::string();
    };
    return std::to_string(round) + ',' + table + ',' + std::to_string(course.games) + ',' +
           std::to_string(course.positions) + ',' + number(course.positions > 0, course.surpriseBefore) + ',' +
           number(course.isFitted, course.surpriseAfter) + ',' + number(true, course.certainty) + '\n';
}

/// The lines of earlier rounds: those of a round that is fitted again are replaced.
std::string linesBefore(int round, std::string_view course) {
    std::string lines;
    while (!course.empty()) {
        const std::size_t end = std::min(course.find('\n'), course.size() - 1);
        const std::string_view line = course.substr(0, end + 1);
        const auto number = engine::wholeNumber<int>(line.substr(0, line.find(',')));
        if (number && *number < round) {
            lines += line;
        }
        course.remove_prefix(end + 1);
    }
    return lines;
}

LabError writeFailure(const storage::FileError& error) {
    return {LabFault::notWritten, error.path, error.detail};
}

}  // namespace

LabResult<LearningFolder> LearningFolder::open(const QString& path) {
    if (!QDir().mkpath(path)) {
        return labFailure(LabFault::notWritten, path, files::systemError());
    }
    LearningFolder folder(path);
    const auto course = folder.course();
    return course ? LabResult<LearningFolder>(std::move(folder)) : tl::unexpected(course.error());
}

QString LearningFolder::coursePath() const {
    return storage::pathIn(QDir(path_), QStringLiteral("course.csv"));
}

/// Returns only the heading if there is no file yet.
LabResult<std::string> LearningFolder::course() const {
    if (!files::isTaken(coursePath())) {
        return std::string(kCourseHead);
    }
    auto text = storage::readFile(coursePath(), kMostCourseBytes);
    if (!text) {
        return labFailure(LabFault::notOpen, coursePath(), text.error().detail);
    }
    return text->starts_with(kCourseHead) ? LabResult<std::string>(std::move(*text))
                                          : labFailure(LabFault::inTheWay, coursePath());
}

QString LearningFolder::samplesPath(int round, int shard) const {
    return storage::pathIn(QDir(path_), QStringLiteral("games-%1-%2.samples").arg(round).arg(shard));
}

QString LearningFolder::judgingPath(int round) const {
    return storage::pathIn(QDir(path_), QStringLiteral("judging-%1.json").arg(round));
}

int LearningFolder::rounds() const {
    int rounds = 0;
    while (files::isTaken(judgingPath(rounds + 1))) {
        ++rounds;
    }
    return rounds;
}

LabResult<Judging> LearningFolder::judgingAfter(int round) const {
    const QString path = judgingPath(round);
    const auto text = storage::readFile(path, static_cast<qint64>(engine::bots::kMostJudgingBytes));
    if (!text) {
        return labFailure(LabFault::notOpen, path, text.error().detail);
    }
    const auto judging = engine::bots::judgingFrom(*text, {});
    if (judging) {
        return *judging;
    }
    const engine::Diagnostic& problem = judging.error().front();
    return labFailure(LabFault::damaged, path,
                      wording::diagnosticPlace(problem) + QStringLiteral(": ") + wording::diagnosticText(problem));
}

std::map<int, QString> LearningFolder::samplesOf(int round) const {
    static const QRegularExpression pattern(QStringLiteral("^games-(\\d{1,9})-(\\d{1,9})\\.samples$"));
    std::map<int, QString> paths;
    for (const QString& name : QDir(path_).entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
        const auto match = pattern.match(name);
        const int shard = match.captured(2).toInt();
        if (match.hasMatch() && name == QFileInfo(samplesPath(round, shard)).fileName()) {
            paths.emplace(shard, samplesPath(round, shard));
        }
    }
    return paths;
}

LabResult<void> LearningFolder::keepCourse(int round, const LearntRound& learnt) const {
    const auto before = course();
    if (!before) {
        return tl::unexpected(before.error());
    }
    const std::string now = std::string(kCourseHead) + linesBefore(round, *before) +
                            courseLine(round, "two", learnt.two) + courseLine(round, "more", learnt.more);
    const auto written = storage::writeFile(coursePath(), now);
    return written ? LabResult<void>() : tl::unexpected(writeFailure(written.error()));
}

/// Writes the judging last: after a kill in between, the round is fitted again, with the same result.
LabResult<void> LearningFolder::keep(int round, const LearntRound& learnt) const {
    if (auto kept = keepCourse(round, learnt); !kept) {
        return kept;
    }
    const auto written = storage::writeFile(judgingPath(round), toText(learnt.judging));
    return written ? LabResult<void>() : tl::unexpected(writeFailure(written.error()));
}

}  // namespace gnostica::lab
