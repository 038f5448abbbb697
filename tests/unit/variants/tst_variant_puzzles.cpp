// Puzzles of the shipped variants: the same promises as those of the base game, under their own rules.
#include "engine/documents/json_text.h"
#include "engine/lab/puzzles/puzzle_run.h"
#include "engine/lab/puzzles/puzzle_text.h"
#include "tests/unit/shipped.h"

#include <QDir>
#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using lab::RuledPuzzle;

class TestVariantPuzzles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySolutionReachesTheGoal_data();
    void everySolutionReachesTheGoal();
    void thereAreSomeOfSeveralGames();

private:
    std::vector<RuledPuzzle> puzzlesIn(const QString& name) const {
        QFile file(shipped_.folders.puzzles() + QLatin1Char('/') + name);
        if (!file.open(QIODevice::ReadOnly)) {
            return {};
        }
        const auto document = parseJson(file.readAll().toStdString(), {}, kCollectionBounds);
        RulesSource source(shipped_.library, shipped_.registry);
        auto read = lab::readPuzzles(document ? *document : nlohmann::json(), source);
        return read ? std::move(*read) : std::vector<RuledPuzzle>();
    }
    QStringList files() const {
        QStringList names = QDir(shipped_.folders.puzzles()).entryList({QStringLiteral("*.json")}, QDir::Files);
        names.removeAll(QStringLiteral("gnostica.json"));  // covered by tst_puzzles, like the next name
        names.removeAll(QStringLiteral("gnostica-stop.json"));
        names.removeAll(QStringLiteral("puzzle.schema.json"));
        return names;
    }

    const Shipped shipped_;
};

void TestVariantPuzzles::everySolutionReachesTheGoal_data() {
    QTest::addColumn<QString>("file");
    for (const QString& name : files()) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

/// For the easiest puzzle, every line is tried.
void TestVariantPuzzles::everySolutionReachesTheGoal() {
    QFETCH(QString, file);
    const auto puzzles = puzzlesIn(file);
    QVERIFY(!puzzles.empty());
    for (const RuledPuzzle& entry : puzzles) {
        lab::PuzzleRun run(entry);
        for (const Step& step : entry.puzzle.solution) {
            const lab::TryCode code = run.tryStep(step).code;
            QVERIFY2(code != lab::TryCode::refused && code != lab::TryCode::chance && code != lab::TryCode::lost,
                     entry.puzzle.id.c_str());
        }
        QVERIFY2(run.isSolved(), entry.puzzle.id.c_str());
    }
    QVERIFY2(!faultOf(puzzles.front().rules, puzzles.front().puzzle), puzzles.front().puzzle.id.c_str());
}

void TestVariantPuzzles::thereAreSomeOfSeveralGames() {
    QVERIFY2(files().size() >= 3, qPrintable(files().join(QLatin1Char(' '))));
    std::size_t all = 0;
    for (const QString& name : files()) {
        all += puzzlesIn(name).size();
    }
    QVERIFY(all >= 10);
}

QTEST_GUILESS_MAIN(TestVariantPuzzles)
#include "tst_variant_puzzles.moc"
