#include "app/cli/lab/other_program.h"

#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "engine/notation/record.h"
#include "engine/notation/step_text.h"
#include "engine/play/play.h"

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <fstream>
#include <utility>
#include <variant>

#ifdef Q_OS_UNIX
#include <csignal>
#include <ctime>
#include <unistd.h>
#endif

namespace gnostica::cli {

namespace {

using engine::Chance;
using engine::Moment;
using engine::Seat;
using engine::State;
using engine::Step;
using engine::lab::TablePlan;
using language::fill;

/// Interval for checking stop requests.
constexpr std::chrono::milliseconds kLook(100);
/// Length of the prompt "A> " in bytes.
constexpr qsizetype kPrompt = 3;
/// Number of bytes of the program's error output that are kept.
constexpr qsizetype kComplaint = 2000;
/// Number of steps that are timed in a game.
constexpr std::size_t kTimedSteps = 12;

/// A game in the other program.
class OtherTable {
public:
    OtherTable(const QString& program, const engine::Registry& registry, std::chrono::milliseconds patience,
               std::stop_token stop)
        : program_(program),
          registry_(registry),
          patience_(patience),
          stop_(std::move(stop)) {}
    OtherTable(const OtherTable&) = delete;
    OtherTable& operator=(const OtherTable&) = delete;
    ~OtherTable() {
#ifdef Q_OS_UNIX
        if (process_.processId() > 0) {
            ::kill(-static_cast<pid_t>(process_.processId()), SIGKILL);  // with the programs that a script has started
        }
#endif
        process_.kill();
        process_.waitForFinished();
    }

    void begin(QStringList arguments) {
        if (!folder_.isValid()) {
            return fail(folder_.errorString());
        }
        record_ = folder_.filePath(QStringLiteral("game.jsonl"));
        arguments << QStringLiteral("--record") << record_;
#ifdef Q_OS_UNIX
        // A separate process group: Ctrl+C and Ctrl+Z are for the match, which ends or pauses the program.
        process_.setChildProcessModifier([] { ::setpgid(0, 0); });
#endif
        QObject::connect(&process_, &QProcess::readyReadStandardError, &process_, [this] { hearComplaints(); });
        process_.start(program_, arguments);
        if (!process_.waitForStarted()) {
            //: %1: path of a program, %2: what the system says
            fail(fill(Tr::tr("“%1” cannot be run: %2"), {program_, process_.errorString()}));
        }
    }

    /// The next moment of the record; nullptr after a failure.
    const Moment* next() {
        while (!hasFailed() && taken_ == length()) {
            follow();
            if (!hasFailed() && isAsking_ && taken_ == length()) {
                //: %1: path of a program
                fail(fill(Tr::tr("“%1” asks for a step that it should take itself."), {program_}));
            }
        }
        return hasFailed() ? nullptr : &loaded_->game.history()[taken_++];
    }

    /// Types the step of a seat of ours. The program asks twice about an announcement with too few points.
    void type(const std::string& text, const Step& step) {
        while (!hasFailed() && !isAsking_) {
            follow();
        }
        const std::size_t before = length();
        for (int i = 0; i < 2 && !hasFailed() && length() == before; ++i) {
            isAsking_ = false;
            process_.write(QByteArray::fromStdString(text + '\n'));
            follow();
        }
        if (hasFailed()) {
            return;
        }
        const Step* recorded = length() == before ? nullptr : std::get_if<Step>(&loaded_->game.history()[taken_].what);
        if (length() == before) {
            //: %1: path of a program, %2: a step in notation
            fail(fill(Tr::tr("“%1” does not accept the step “%2”."), {program_, QString::fromStdString(text)}));
        } else if (recorded == nullptr || *recorded != step) {
            //: %1: path of a program, %2: a step in notation
            fail(fill(Tr::tr("“%1” wrote down another step than “%2”."), {program_, QString::fromStdString(text)}));
        }
        ++taken_;
    }

    /// Fails because the next moment of the record is not allowed here.
    void refuse() {
        //: %1: path of a program
        fail(fill(Tr::tr("“%1” has made a step that is not allowed under the rules of this program."), {program_}));
    }

    /// Seconds of the program's processor time so far; nullopt if the system does not provide it.
    std::optional<double> processorSeconds() const {
#if defined(_POSIX_CPUTIME) && _POSIX_CPUTIME >= 0
        clockid_t clock{};
        timespec time{};
        const auto id = static_cast<pid_t>(process_.processId());
        if (id > 0 && ::clock_getcpuclockid(id, &clock) == 0 && ::clock_gettime(clock, &time) == 0) {
            return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
        }
#endif
        return std::nullopt;
    }

    bool hasFailed() const {
        return problem_.has_value() || stop_.stop_requested();
    }
    const std::optional<QString>& problem() const {
        return problem_;
    }

private:
    std::size_t length() const {
        return loaded_ ? loaded_->game.history().size() : 0;
    }
    void fail(const QString& problem) {
        problem_ = problem_.value_or(problem);
    }

    /// Waits until the program asks for a step or ends, then reads the new part of its record.
    void follow() {
        std::chrono::milliseconds silence(0);  // counted in intervals, not by the clock: a match may be paused
        qint64 written = QFileInfo(record_).size();
        while (!hasFailed() && !isAsking_ && process_.state() == QProcess::Running) {
            const bool said = hear();
            const qint64 size = QFileInfo(record_).size();
            silence = said || size != written ? std::chrono::milliseconds(0) : silence + kLook;
            written = size;
            listen();
            if (silence >= patience_ && !isAsking_) {
                failToSpeak(lastWords());
            }
        }
        listen();
        if (hasFailed()) {
            return;
        }
        const std::size_t before = length();
        if (QFile::exists(record_)) {
            readOn();
        }
        if (!isAsking_ && length() == before) {
            failToPlay(lastWords());
        }
    }

    /// Waits for output or the end of the program, at most for one interval. QProcess::waitForReadyRead() would not
    /// return while errors pour in.
    bool hear() {
        QEventLoop loop;
        QTimer::singleShot(kLook, &loop, &QEventLoop::quit);
        QObject::connect(&process_, &QProcess::readyReadStandardOutput, &loop, &QEventLoop::quit);
        QObject::connect(&process_, &QProcess::finished, &loop, &QEventLoop::quit);
        loop.exec();
        return process_.bytesAvailable() > 0;
    }

    void hearComplaints() {
        complaint_ = (complaint_ + process_.readAllStandardError()).right(kComplaint);
    }

    QString lastWords() const {
        return QString::fromUtf8(complaint_).trimmed();
    }

    /// The program asks for a step when its last line is a seat and "> ".
    void listen() {
        said_ += process_.readAllStandardOutput();
        said_ = said_.mid(said_.lastIndexOf('\n') + 1, kPrompt + 1);  // bounded, however long the line is
        hearComplaints();
        if (said_.size() == kPrompt && said_.endsWith("> ")) {
            isAsking_ = true;
            said_.clear();
        }
    }

    void readOn() {
        std::ifstream in(QFile::encodeName(record_).toStdString(), std::ios::binary);
        if (!loaded_) {
            auto loaded = engine::loadRecord(in, registry_);
            if (!loaded) {
                return failToRead(loaded.error().front());
            }
            loaded_ = std::move(*loaded);
        } else {
            in.seekg(static_cast<std::streamoff>(loaded_->wholeBytes));
            continueRecord(*loaded_, in);
        }
        if (loaded_->damage) {
            failToRead(*loaded_->damage);
        }
    }

    void failToPlay(const QString& lastWords) {
        //: %1: path of a program
        fail(lastWords.isEmpty() ? fill(Tr::tr("“%1” ended before the game was over."), {program_})
                                 //: %1: path of a program, %2: what it said last
                                 : fill(Tr::tr("“%1” ended before the game was over: %2"), {program_, lastWords}));
    }

    void failToSpeak(const QString& lastWords) {
        //: %1: path of a program
        fail(lastWords.isEmpty() ? fill(Tr::tr("“%1” has been silent for too long."), {program_})
                                 //: %1: path of a program, %2: what it said last
                                 : fill(Tr::tr("“%1” has been silent for too long: %2"), {program_, lastWords}));
    }

    void failToRead(const engine::Diagnostic& problem) {
        //: %1: path of a program, %2: a sentence: what is wrong with the record of a game
        fail(fill(Tr::tr("“%1” plays with different rules from this program: %2"),
                  {program_, QString::fromStdString(sentence(problem))}));
    }

    QString program_;
    const engine::Registry& registry_;
    std::chrono::milliseconds patience_;
    std::stop_token stop_;
    QTemporaryDir folder_;
    QString record_;
    QProcess process_;
    QByteArray said_;  ///< the last line so far
    QByteArray complaint_;
    bool isAsking_ = false;  ///< the program asks for a step
    std::optional<engine::LoadedRecord> loaded_;
    std::size_t taken_ = 0;  ///< number of moments read
    std::optional<QString> problem_;
};

QStringList seatsOf(const TablePlan& plan, engine::bots::Level level) {
    QStringList seats;
    for (int i = 0; i < plan.seats; ++i) {
        const std::string_view name =
            plan.entrants[engine::seatAt(i)].isElsewhere ? nameOf(level) : std::string_view("person");
        seats << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    return seats;
}

}  // namespace

OtherProgram::OtherProgram(QString program, engine::bots::Level level, QStringList arguments,
                           const engine::Registry& registry, std::chrono::milliseconds patience)
    : program_(std::move(program)),
      level_(level),
      arguments_(std::move(arguments)),
      registry_(registry),
      patience_(patience) {}

void OtherProgram::fail(const QString& problem) {
    const std::scoped_lock lock(mutex_);
    problem_ = problem_.value_or(problem);
}

std::optional<QString> OtherProgram::problem() const {
    const std::scoped_lock lock(mutex_);
    return problem_;
}

engine::lab::GameFacts OtherProgram::play(const TablePlan& plan, const std::stop_token& stop) {
    return playWatched(plan, stop, {});
}

std::optional<TimedSteps> OtherProgram::timeSteps(const TablePlan& plan, const std::stop_token& stop) {
    TimedSteps timed;
    std::optional<double> start;
    std::optional<double> end;
    const auto watch = [&](const State& state, const std::optional<double>& seconds) {
        start = start ? start : seconds;
        end = seconds;
        if (timed.states.size() < kTimedSteps) {
            timed.states.push_back(state);
        }
        return timed.states.size() < kTimedSteps;
    };
    playWatched(plan, stop, watch);
    if (!problem() && !(start && end)) {
        fail(Tr::tr("This system does not tell how much processor time another program takes."));
    }
    if (problem() || timed.states.size() < 2) {
        return std::nullopt;
    }
    timed.states.pop_back();  // the clock was read before its step
    timed.seconds = *end - *start;
    return timed;
}

engine::lab::GameFacts OtherProgram::playWatched(const TablePlan& plan, const std::stop_token& stop,
                                                 const StepWatch& watch) {
    if (problem()) {  // the next game would fail in the same way
        engine::lab::GameFacts none;
        none.abandoned = true;
        return none;
    }
    OtherTable table(program_, registry_, patience_, stop);
    table.begin(QStringList{QStringLiteral("play"), QStringLiteral("--seats"), seatsOf(plan, level_).join(u','),
                            QStringLiteral("--seed"), QString::number(plan.chanceSeed)} +
                arguments_);
    auto players = playersOf(plan);
    bool goesOn = true;
    engine::StepList steps;
    const auto choose = [&](const State& state, Seat seat) -> Step {
        if (!plan.entrants[seat].isElsewhere) {
            const Step step = players.choose(state, seat, stop);
            table.type(toText(*plan.rules, state, step), step);
            return step;
        }
        goesOn = !watch || watch(state, table.processorSeconds());
        const Moment* moment = table.next();
        const Step* step = moment != nullptr ? std::get_if<Step>(&moment->what) : nullptr;
        legalSteps(*plan.rules, state, steps);  // after a failure any step will do: the game is abandoned
        const bool isLegal = step != nullptr && std::ranges::find(steps, *step) != steps.end();
        if (moment != nullptr && !isLegal) {
            table.refuse();
        }
        return isLegal ? *step : steps[0];
    };
    engine::Rng any(plan.chanceSeed);
    const auto draw = [&](const State& state) {
        const Moment* moment = table.next();
        const Chance* outcome = moment != nullptr ? std::get_if<Chance>(&moment->what) : nullptr;
        const bool isPossible = outcome != nullptr && fits(*plan.rules, state, *outcome);
        if (moment != nullptr && !isPossible) {
            table.refuse();
        }
        return isPossible ? *outcome : drawChance(*plan.rules, state, any);
    };
    auto facts = playGame(plan, {choose, draw}, [&] { return goesOn && !table.hasFailed(); });
    facts.clocks = players.clocks();
    if (table.problem()) {
        fail(*table.problem());
    }
    return facts;
}

}  // namespace gnostica::cli
