// Folders of learning runs: interrupted or sharded runs give the same bytes, and files of other runs are refused.
#include "app/lab/learning_run.h"
#include "app/lab/samples_file.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica;
using namespace gnostica::tests;
using engine::lab::LearningPlan;
using engine::lab::SamplesHeader;
using lab::LabFault;
using lab::LearningSettings;
using lab::RunEnd;

namespace {

/// Played quickly: the results are too weak for real use.
LearningPlan planOf(int games = 8) {
    LearningPlan plan;
    plan.grounds = {{baseRules(), 2}, {baseRules(), 3}};
    plan.games = games;
    plan.level = engine::bots::Level::random;
    return plan;
}

/// A folder for learning, and the operations on it.
class Learning {
public:
    QString path(const QString& name = {}) const { return folder_.path() + u'/' + name; }
    QStringList names() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    QByteArray bytes(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    lab::LabResult<RunEnd> run(const LearningPlan& plan, LearningSettings settings) const {
        return lab::learnInto(folder_.path(), plan, settings);
    }
    /// Plays complete rounds.
    lab::LabResult<RunEnd> learn(const LearningPlan& plan, int rounds = 1, int jobs = 1) const {
        LearningSettings settings;
        settings.rounds = rounds;
        settings.jobs = jobs;
        return run(plan, settings);
    }
    lab::LabResult<RunEnd> playShard(const LearningPlan& plan, int number, int of, int rounds = 1) const {
        LearningSettings settings;
        settings.rounds = rounds;
        settings.shard = {number, of};
        return run(plan, settings);
    }
    /// Requests a stop after this number of games.
    lab::LabResult<RunEnd> interrupt(const LearningPlan& plan, int games) const {
        std::stop_source stop;
        LearningSettings settings;
        settings.rounds = 1;
        settings.stop = stop.get_token();
        settings.tell = [&](int, const lab::RunProgress& progress) {
            if (progress.done >= games) {
                stop.request_stop();
            }
        };
        return run(plan, settings);
    }

private:
    QTemporaryDir folder_;
};

bool isFinished(const lab::LabResult<RunEnd>& end) {
    return end && *end == RunEnd::finished;
}

bool fails(const lab::LabResult<RunEnd>& end, LabFault fault, const QString& name, const QString& detail = {}) {
    const bool isExpected = !end && end.error().fault == fault && end.error().path.endsWith(name) &&
                            (detail.isEmpty() || end.error().detail == detail);
    if (!isExpected) {
        qWarning("%s", end ? "no failure"
                           : qPrintable(lab::labFaultText(end.error().fault, end.error().path, end.error().detail)));
    }
    return isExpected;
}

}  // namespace

class TestLearningFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundIsKept();
    void roundsGoOn();
    void whatIsInterruptedComesToTheSame();
    void whatIsKilledComesToTheSame();
    void shardsComeToTheSame();
    void everyShardMustBeThere();
    void otherLearningIsRefused();
    void otherRoundsAreRefused();
    void foreignFilesAreRefused();
    void damageIsRefused();
    void foldersThatCannotBeWritten();
    void twoDoNotAddToOneFile();
};

void TestLearningFolder::aRoundIsKept() {
    const Learning learning;
    QVERIFY(isFinished(learning.learn(planOf())));
    QCOMPARE(learning.names(), QStringList({"course.csv", "games-1-1.samples", "judging-1.json"}));
    const auto judging = engine::bots::judgingFrom(learning.bytes("judging-1.json").toStdString(), {});
    QVERIFY(judging);
    const QList<QByteArray> lines = learning.bytes("course.csv").split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray("round,table,games,positions,surprise_before,surprise_after,certainty"));
    QVERIFY(lines[1].startsWith("1,two,"));
    QVERIFY(lines[2].startsWith("1,more,"));
    QVERIFY(lines[3].isEmpty());
    for (const QByteArray& line : {lines[1], lines[2]}) {
        QCOMPARE(line.split(',').size(), 7);
        QVERIFY(line.split(',')[3].toInt() > 0);
        QVERIFY(line.split(',')[4].toDouble() > 0);
        QCOMPARE(line.split(',')[5].isEmpty(), line.split(',')[3].toInt() < 1000);  // too few for fitting
    }
}

void TestLearningFolder::roundsGoOn() {
    const Learning learning;
    QVERIFY(isFinished(learning.learn(planOf(), 1)));
    const QByteArray first = learning.bytes("games-1-1.samples");
    QVERIFY(isFinished(learning.learn(planOf(), 2)));
    QCOMPARE(learning.bytes("games-1-1.samples"), first);
    QVERIFY(learning.bytes("games-2-1.samples") != first);
    QCOMPARE(learning.bytes("course.csv").count('\n'), 5);
    const QByteArray course = learning.bytes("course.csv");
    QVERIFY(isFinished(learning.learn(planOf(), 2)));  // no work is left
    QCOMPARE(learning.bytes("course.csv"), course);

    const Learning whole;
    QVERIFY(isFinished(whole.learn(planOf(), 2, 3)));
    for (const QString& name : whole.names()) {
        QCOMPARE(learning.bytes(name), whole.bytes(name));
    }
    // A round whose judging is lost is fitted again.
    QVERIFY(QFile::remove(learning.path("judging-2.json")));
    QVERIFY(isFinished(learning.learn(planOf(), 2)));
    for (const QString& name : whole.names()) {
        QCOMPARE(learning.bytes(name), whole.bytes(name));
    }
}

void TestLearningFolder::whatIsInterruptedComesToTheSame() {
    const Learning whole;
    QVERIFY(isFinished(whole.learn(planOf())));
    for (const int games : {1, 5}) {
        const Learning learning;
        const auto end = learning.interrupt(planOf(), games);
        QVERIFY(end && *end == RunEnd::stopped);
        QCOMPARE(learning.names(), QStringList({"games-1-1.samples"}));
        QVERIFY(learning.bytes("games-1-1.samples").size() < whole.bytes("games-1-1.samples").size());
        QVERIFY(isFinished(learning.learn(planOf(), 1, 2)));
        for (const QString& name : whole.names()) {
            QCOMPARE(learning.bytes(name), whole.bytes(name));
        }
    }
}

/// Wherever writing to the disk stopped.
void TestLearningFolder::whatIsKilledComesToTheSame() {
    const Learning whole;
    QVERIFY(isFinished(whole.learn(planOf())));
    const QByteArray samples = whole.bytes("games-1-1.samples");
    const qsizetype header = samples.indexOf('\n') + 1;
    for (const qsizetype size : {header, header + 3, (header + samples.size()) / 2, samples.size() - 1}) {
        const Learning learning;
        learning.write("games-1-1.samples", samples.first(size));
        QVERIFY(isFinished(learning.learn(planOf())));
        for (const QString& name : whole.names()) {
            QCOMPARE(learning.bytes(name), whole.bytes(name));
        }
    }
}

void TestLearningFolder::shardsComeToTheSame() {
    const Learning whole;
    QVERIFY(isFinished(whole.learn(planOf(), 2)));
    const Learning shards;
    for (const int round : {1, 2}) {
        for (const int number : {3, 1, 2}) {
            QVERIFY(isFinished(shards.playShard(planOf(), number, 3, round)));
        }
        QVERIFY(!shards.names().contains(QStringLiteral("judging-%1.json").arg(round)));
        QVERIFY(isFinished(shards.learn(planOf(), round)));
    }
    for (const char* name : {"course.csv", "judging-1.json", "judging-2.json"}) {
        QCOMPARE(shards.bytes(name), whole.bytes(name));
    }
    QVERIFY(isFinished(shards.playShard(planOf(), 1, 3, 2)));  // all rounds are over
    QVERIFY(!shards.names().contains("games-3-1.samples"));
}

void TestLearningFolder::everyShardMustBeThere() {
    const Learning learning;
    QVERIFY(isFinished(learning.playShard(planOf(), 2, 4)));
    QVERIFY(fails(learning.learn(planOf()), LabFault::missingShards, learning.path().chopped(1), "1,3-4"));
    for (const int number : {1, 3, 4}) {
        QVERIFY(isFinished(learning.playShard(planOf(), number, 4)));
    }
    const QByteArray samples = learning.bytes("games-1-3.samples");
    learning.write("games-1-3.samples", samples.chopped(1));
    QVERIFY(fails(learning.learn(planOf()), LabFault::unfinished, "games-1-3.samples"));
    QVERIFY(isFinished(learning.playShard(planOf(), 3, 4)));
    QCOMPARE(learning.bytes("games-1-3.samples"), samples);
    learning.write("games-1-2.samples", samples);  // a copy under another shard's name
    QVERIFY(fails(learning.learn(planOf()), LabFault::otherLearning, "games-1-2.samples", "--shard"));
}

void TestLearningFolder::otherLearningIsRefused() {
    const Learning learning;
    QVERIFY(isFinished(learning.playShard(planOf(), 1, 2)));
    LearningPlan other = planOf();
    other.seed = 7;
    QVERIFY(fails(learning.playShard(other, 1, 2), LabFault::otherLearning, "games-1-1.samples", "--seed"));
    QVERIFY(fails(learning.playShard(planOf(9), 1, 2), LabFault::otherLearning, "games-1-1.samples", "--games"));
    QVERIFY(fails(learning.playShard(planOf(), 1, 3), LabFault::otherLearning, "games-1-1.samples", "--shard"));
    other = planOf();
    other.start.two.weights.of.front() += 1;
    QVERIFY(fails(learning.playShard(other, 1, 2), LabFault::otherLearning, "games-1-1.samples", "--judging"));
}

/// The judging for the games of the next round has been changed.
void TestLearningFolder::otherRoundsAreRefused() {
    const Learning learning;
    QVERIFY(isFinished(learning.learn(planOf(), 1)));
    QVERIFY(isFinished(learning.playShard(planOf(), 1, 2, 2)));
    engine::bots::Judging judging = engine::bots::shippedJudging();
    judging.two.certainty = 0.125F;
    learning.write("judging-1.json", QByteArray::fromStdString(toText(judging)));
    QVERIFY(fails(learning.playShard(planOf(), 1, 2, 2), LabFault::otherLearning, "games-2-1.samples", "judging"));
    learning.write("judging-1.json", "{\"format\": 1}");
    QVERIFY(fails(learning.learn(planOf(), 2), LabFault::damaged, "judging-1.json"));
}

void TestLearningFolder::foreignFilesAreRefused() {
    const Learning learning;
    learning.write("games-1-1.samples", "mine\n");
    QVERIFY(fails(learning.learn(planOf()), LabFault::notSamples, "games-1-1.samples"));
    learning.write("games-1-1.samples", {});
    QVERIFY(fails(learning.learn(planOf()), LabFault::notSamples, "games-1-1.samples"));

    SamplesHeader header = headerOf(planOf(), engine::lab::asWritten(planOf().start), 1, 1, 1);
    header.features.pop_back();
    learning.write("games-1-1.samples", QByteArray::fromStdString(toText(header)));
    QVERIFY(fails(learning.learn(planOf()), LabFault::otherFeatures, "games-1-1.samples"));
    header = headerOf(planOf(), engine::lab::asWritten(planOf().start), 1, 1, 1);
    header.program = "0.0.1";
    learning.write("games-1-1.samples", QByteArray::fromStdString(toText(header)));
    QVERIFY(fails(learning.learn(planOf()), LabFault::otherProgram, "games-1-1.samples", "0.0.1"));
    QVERIFY(QFile::remove(learning.path("games-1-1.samples")));

    learning.write("course.csv", "mine\n");
    QVERIFY(fails(learning.learn(planOf()), LabFault::inTheWay, "course.csv"));
    QCOMPARE(learning.names(), QStringList({"course.csv"}));  // is reported before games are played
    QCOMPARE(learning.bytes("course.csv"), QByteArray("mine\n"));
}

void TestLearningFolder::damageIsRefused() {
    const Learning learning;
    QVERIFY(isFinished(learning.playShard(planOf(), 1, 1)));
    QByteArray samples = learning.bytes("games-1-1.samples");
    const qsizetype place = samples.indexOf('\n') + 14;
    samples[place] = static_cast<char>(samples[place] ^ 1);
    learning.write("games-1-1.samples", samples);
    QVERIFY(fails(learning.learn(planOf()), LabFault::damaged, "games-1-1.samples"));
    QCOMPARE(learning.bytes("games-1-1.samples"), samples);
    learning.write("games-1-1.samples", "{\"kind\": \"samples\", \"format\": 2}\n");
    QVERIFY(fails(learning.learn(planOf()), LabFault::laterFormat, "games-1-1.samples", "2"));
}

void TestLearningFolder::foldersThatCannotBeWritten() {
    const Learning learning;
    learning.write("file", {});
    QVERIFY(fails(lab::learnInto(learning.path("file"), planOf(), {}), LabFault::notWritten, "file"));
    QVERIFY(fails(lab::learnInto(learning.path("file/below"), planOf(), {}), LabFault::notWritten, "below"));
    QVERIFY(isFinished(lab::learnInto(learning.path("new/below"), planOf(2), [] {
        LearningSettings settings;
        settings.rounds = 1;
        return settings;
    }())));
}

void TestLearningFolder::twoDoNotAddToOneFile() {
    const Learning learning;
    const SamplesHeader header = headerOf(planOf(), engine::lab::asWritten(planOf().start), 1, 1, 1);
    const auto held = lab::SamplesFile::resume(learning.path("games-1-1.samples"), header);
    QVERIFY(held);
    QVERIFY(fails(learning.learn(planOf()), LabFault::inUse, "games-1-1.samples"));
}

QTEST_GUILESS_MAIN(TestLearningFolder)
#include "tst_learning_folder.moc"
