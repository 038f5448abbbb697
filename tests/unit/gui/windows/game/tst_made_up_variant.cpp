// An unknown variant: its sources are copied, built elsewhere with headers and libraries only, and installed next to
// the programs. The command line then describes, compares, plays, records and replays it, and it is played with the
// mouse.
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/gui/shared/panels/plugins/panel_shelf.h"
#include "tests/support/playout.h"
#include "tests/unit/gui/laid_position.h"
#include "tests/unit/gui/windows/game/person.h"

#include <QDirIterator>
#include <QLabel>
#include <QListView>
#include <QProcess>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

struct Answer {
    int code = -1;
    QString out;
    QString err;
};

Answer call(const QString& program, const QStringList& arguments, const QProcessEnvironment& environment) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(300'000) || process.exitStatus() != QProcess::NormalExit) {
        return {-1, {}, process.errorString()};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

void copyFolder(const QString& from, const QString& to) {
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = to + file.mid(from.size());
        QVERIFY(QDir().mkpath(QFileInfo(copy).path()));
        QVERIFY(QFile::copy(file, copy));
    }
}

/// A's archer aims over an ally's head at a piece of B, and at one of D behind it.
nlohmann::json archery() {
    return {{"variant", "longshot"},
            {"seats", 4},
            {"board", {{"0,0", "swords-2"}, {"1,0", "cups-3"}, {"2,0", "cups-4"}, {"2,1", "cups-5"}}},
            {"pieces", {"A2E@0,0", "C1N@1,0", "B2N@2,0", "D1N@3,0"}}};
}
constexpr PieceId kArcher{0};
constexpr PieceId kFriend{1};
constexpr PieceId kTarget{2};

QString labelOf(Play& play, const char* name) {
    const auto* label = play.window->findChild<QLabel*>(QString::fromUtf8(name));
    return label == nullptr ? QString() : label->text();
}

QString logOf(Play& play) {
    QStringList lines;
    const QAbstractItemModel* model = play.window->findChild<LogPanel*>()->findChild<QListView*>()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        lines << model->index(row, 0).data().toString();
    }
    return lines.join(u'\n');
}

void takeTheScreen(Play& play) {
    QTRY_VERIFY(play.window->area().cover()->isVisible());
    QTest::mouseClick(play.visible<QPushButton>(play.window->area().cover())[0], Qt::LeftButton);
    QVERIFY(!play.window->area().cover()->isVisible());
}

}  // namespace

class TestMadeUpVariant : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void describedAndCompared();
    void scenariosHold();
    void listedAndCounted();
    void computersPlayRecordsAreReplayed();
    void keepsAllPromises();
    void playedByMouse();
    void missesAreTold();
    void friendsWinTogether();
    void peoplePlayOn();

private:
    QString path(const char* place) const { return root_.filePath(QString::fromUtf8(place)); }
    Answer cli(const QStringList& arguments) const { return call(path("bin/gnostica-cli"), arguments, environment_); }
    std::unique_ptr<Play> sitDown(bool covers) const {
        return std::make_unique<Play>(covers, path("lib/gnostica/plugins"), path("share/gnostica"));
    }
    /// The archer shoots, with the mouse only; the same seed gives the same die.
    void shoot(Play& play, std::uint64_t seed) const;

    QTemporaryDir root_;
    QProcessEnvironment environment_ = QProcessEnvironment::systemEnvironment();
};

void TestMadeUpVariant::initTestCase() {
    environment_.insert(QStringLiteral("XDG_DATA_HOME"), path("home"));
    copyFolder(QStringLiteral(GNOSTICA_TEST_DATA "/variant/longshot"), path("source"));

    const QDir build(QStringLiteral(GNOSTICA_BUILD));
    for (const char* folder : {"bin", "lib/gnostica", "share/gnostica/variants"}) {
        QVERIFY(QDir(root_.path()).mkpath(QString::fromUtf8(folder)));
    }
    QVERIFY(QFile::copy(QStringLiteral(GNOSTICA_CLI), path("bin/gnostica-cli")));
    for (const QString& library : QDir(build.filePath(QStringLiteral("lib/gnostica"))).entryList(QDir::Files)) {
        QVERIFY(QFile::link(build.filePath(QStringLiteral("lib/gnostica/") + library),
                            root_.filePath(QStringLiteral("lib/gnostica/") + library)));
    }
    QVERIFY(QFile::link(build.filePath(QStringLiteral("share/gnostica/variants/gnostica")),
                        path("share/gnostica/variants/gnostica")));

    const QString cmake = QStringLiteral(GNOSTICA_CMAKE);
    for (const QStringList& arguments :
         {QStringList{QStringLiteral("-S"), path("source"), QStringLiteral("-B"), path("build"), QStringLiteral("-G"),
                      QStringLiteral(GNOSTICA_GENERATOR), QStringLiteral("-DCMAKE_CXX_COMPILER=" GNOSTICA_COMPILER),
                      QStringLiteral("-Dgnostica_DIR=" GNOSTICA_BUILD)},
          QStringList{QStringLiteral("--build"), path("build"), QStringLiteral("--parallel"), QStringLiteral("2")},
          QStringList{QStringLiteral("--install"), path("build"), QStringLiteral("--prefix"), root_.path()}}) {
        const Answer answer = call(cmake, arguments, environment_);
        QVERIFY2(answer.code == 0, qPrintable(answer.out + answer.err));
    }
}

void TestMadeUpVariant::describedAndCompared() {
    const Answer sound = cli({QStringLiteral("validate"), path("share/gnostica/variants/longshot/ruleset.json")});
    QVERIFY2(sound.code == 0, qPrintable(sound.out + sound.err));
    const Answer rules = cli({QStringLiteral("rules"), QStringLiteral("longshot")});
    QCOMPARE(rules.code, 0);
    const QString text = rules.out.simplified();
    QVERIFY2(text.contains(QStringLiteral("LNG-1 Shoot at an enemy piece up to 3 spaces straight ahead.")),
             qPrintable(rules.out));
    QVERIFY(text.contains(QStringLiteral("LNG-4 Of four players, those who sit opposite each other play together")));
    QVERIFY(text.contains(QStringLiteral("LNG-6 Whoever shot last carries the pennant")));
    const Answer diff = cli({QStringLiteral("diff"), QStringLiteral("gnostica"), QStringLiteral("longshot")});
    QCOMPARE(diff.code, 0);
    QVERIFY2(diff.out.contains(QStringLiteral("LNG-3\n  + The player of the piece that is hit")), qPrintable(diff.out));
    QVERIFY(diff.out.simplified().contains(QStringLiteral("+ Use as long shot, rod, cup or disc.")));
}

// Refusals by rule, the die, the answer, the field of positions, rows, and allies who win together.
void TestMadeUpVariant::scenariosHold() {
    const Answer answer = cli({QStringLiteral("scenario"), path("source/scenarios.json")});
    QVERIFY2(answer.code == 0, qPrintable(answer.out + answer.err));
    QVERIFY2(answer.out.contains(QStringLiteral("11 passed, 0 failed")), qPrintable(answer.out));
}

void TestMadeUpVariant::listedAndCounted() {
    const nlohmann::json entry{
        {"position", archery()}, {"steps", {"activate 0,0"}}, {"chance", {{"d10", {10, 10, 10, 10}}}}};
    QFile file(path("archery.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(entry.dump()));
    file.close();
    const Answer legal = cli({QStringLiteral("legal"), file.fileName()});
    QCOMPARE(legal.out, QStringLiteral("skip\nsword A2E@0,0 shoot B2N@2,0\nsword A2E@0,0 shoot D1N@3,0\n"));
    // Skip, then done or challenge; shoot at B, then dodge to four sides or take the hit; D may go to two sides.
    const Answer perft = cli({QStringLiteral("perft"), file.fileName(), QStringLiteral("2")});
    QVERIFY2(perft.out == QStringLiteral("10\n"), qPrintable(perft.out + perft.err));
}

void TestMadeUpVariant::computersPlayRecordsAreReplayed() {
    bool shot = false;
    bool dodged = false;
    for (int seed = 1; seed <= 30 && !(shot && dodged); ++seed) {
        const QString record = root_.filePath(QStringLiteral("game-%1.jsonl").arg(seed));
        const Answer game = cli({QStringLiteral("play"), QStringLiteral("--variant"), QStringLiteral("longshot"),
                                 QStringLiteral("--seats"), QStringLiteral("greedy,greedy"), QStringLiteral("--seed"),
                                 QString::number(seed), QStringLiteral("--set"), QStringLiteral("start=seat"),
                                 QStringLiteral("--record"), record});
        QVERIFY2(game.code == 0 && game.err.isEmpty(), qPrintable(game.err));
        const Answer replayed = cli({QStringLiteral("replay"), record});
        QVERIFY2(replayed.code == 0, qPrintable(replayed.err));
        shot =
            shot || (replayed.out.contains(QStringLiteral(" shoot ")) && replayed.out.contains(QStringLiteral("d10 ")));
        dodged = dodged || replayed.out.contains(QStringLiteral("dodge "));
    }
    QVERIFY(shot);
    QVERIFY(dodged);
    const Answer match =
        cli({QStringLiteral("match"), QStringLiteral("--a"), QStringLiteral("random"), QStringLiteral("--b"),
             QStringLiteral("greedy"), QStringLiteral("--variant"), QStringLiteral("longshot"),
             QStringLiteral("--seats"), QStringLiteral("4"), QStringLiteral("--games"), QStringLiteral("2"),
             QStringLiteral("--seed"), QStringLiteral("1")});
    QVERIFY2(match.code == 0 && match.out.contains(QStringLiteral("in 2 games")), qPrintable(match.out + match.err));
}

void TestMadeUpVariant::keepsAllPromises() {
    const auto play = sitDown(false);
    RulesetChoice choice;
    choice.base = "longshot";
    const auto rules = play->shelf().rules(choice);
    QVERIFY2(rules.has_value(), rules ? "" : rules.error().front().found.c_str());
    for (const int seats : {2, 4}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const std::string broken = tests::Playout(*rules, seats, seed).run(250);
            QVERIFY2(broken.empty(), broken.c_str());
        }
    }
}

void TestMadeUpVariant::shoot(Play& play, std::uint64_t seed) const {
    playing::lay(
        play, archery(), [](Game&) {}, seed);
    QVERIFY2(play.window->desk().session() != nullptr, qPrintable(play.messages()->text()));
    if (play.window->area().cover()->isVisible()) {
        takeTheScreen(play);
    }
    play.click(play.placeOf(Space{0, 0}));
    play.key(Qt::Key_Return);
    QCOMPARE(play.session().game().state().turn.stage, Stage::power);
    const auto& picks = play.turn().chooser().picks();
    if (std::find(picks.begin(), picks.end(), turn::Pick(turn::PickPiece{kArcher})) == picks.end()) {
        play.click(*play.placeOf(kArcher));
    }
    // The ally in between is not offered; the target behind the ally is.
    const turn::BoardMarks open = play.turn().marks();
    QVERIFY(std::find(open.pieces.begin(), open.pieces.end(), kTarget) != open.pieces.end());
    QVERIFY(std::find(open.pieces.begin(), open.pieces.end(), kFriend) == open.pieces.end());
    play.click(*play.placeOf(kTarget));
    Step shot = play.session().rules().special("long-shot", 0);
    std::get<step::Special>(shot).minion = kArcher;
    std::get<step::Special>(shot).target = kTarget;
    QVERIFY(play.turn().chooser().proposal() == shot);
    const turn::BoardMarks picked = play.turn().marks();
    for (const PieceId piece : {kArcher, kTarget}) {
        QVERIFY(std::find(picked.pickedPieces.begin(), picked.pickedPieces.end(), piece) != picked.pickedPieces.end());
    }
    play.key(Qt::Key_Return);
}

// Ann shoots until the arrow hits; Bob takes the screen and dodges in the panel; all is reported, saved and read.
void TestMadeUpVariant::playedByMouse() {
    std::unique_ptr<Play> play;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        play = sitDown(true);
        shoot(*play, seed);
        if (QTest::currentTestFailed()) {
            return;
        }
        if (play->session().referee().decider() == Seat::b) {
            break;
        }
    }
    QCOMPARE(play->session().referee().decider(), Seat::b);
    QCOMPARE(play->window->panels().count(), std::size_t{1});
    takeTheScreen(*play);
    QVERIFY2(labelOf(*play, "quiverDie").contains(QStringLiteral("and hits: 6 was needed.")),
             qPrintable(labelOf(*play, "quiverDie")));
    QCOMPARE(labelOf(*play, "quiverPennant"), QStringLiteral("Ann carries the pennant."));
    QVERIFY(play->button(QStringLiteral("Dodge")) != nullptr);

    auto* quiver = play->window->findChild<QWidget*>(QStringLiteral("quiver"));
    QVERIFY(quiver != nullptr && quiver->isVisible());
    QTRY_COMPARE(play->visible<QPushButton>(quiver).size(), std::size_t{4});
    const auto buttons = play->visible<QPushButton>(quiver);
    const auto east = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->text().contains(QStringLiteral("dodges to the east"));
    });
    QVERIFY(east != buttons.end());
    QTest::mouseClick(*east, Qt::LeftButton);
    QTRY_VERIFY(play->turn().canConfirm());
    play->key(Qt::Key_Return);
    QVERIFY(play->session().game().state().piece(kTarget).space() == (Space{3, 0}));
    takeTheScreen(*play);
    QVERIFY2(logOf(*play).contains(QStringLiteral("shoots at")) &&
                 logOf(*play).contains(QStringLiteral("dodges to the east")) &&
                 logOf(*play).contains(QStringLiteral("and hits: 6 was needed.")),
             qPrintable(logOf(*play)));

    const QString file = path("archery.gnostica");
    QVERIFY(play->window->desk().save(file));
    const Answer replayed = cli({QStringLiteral("replay"), file});
    QVERIFY2(replayed.code == 0 && replayed.out.contains(QStringLiteral("dodge B2N@2,0 E")),
             qPrintable(replayed.out + replayed.err));
    const auto again = sitDown(false);
    again->window->desk().open(file);
    QTRY_VERIFY(again->window->desk().session() != nullptr);
    QVERIFY(again->session().game().state() == play->session().game().state());
    QCOMPARE(labelOf(*again, "quiverPennant"), QStringLiteral("Ann carries the pennant."));
}

void TestMadeUpVariant::missesAreTold() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto play = sitDown(false);
        shoot(*play, seed);
        if (QTest::currentTestFailed()) {
            return;
        }
        if (play->session().referee().decider() == Seat::a) {
            QVERIFY2(logOf(*play).contains(QStringLiteral("and misses: 6 was needed.")), qPrintable(logOf(*play)));
            QVERIFY(play->session().game().state().piece(kTarget).size() == 2);
            return;
        }
    }
    QFAIL("no arrow has missed");
}

void TestMadeUpVariant::friendsWinTogether() {
    const auto resultOf = [this](const nlohmann::json& position) {
        const auto play = sitDown(false);
        playing::lay(*play, position, [](Game& game) {
            QVERIFY(!game.play(step::Refresh{}));
            QVERIFY(!game.play(step::Done{}));
        });
        const Game& game = play->session().game();
        const wording::Speaker speaker(game.rules(), {"Ann", "Bob", "Cid", "Dot"}, play->shelf().words());
        return speaker.result(game.viewFor(Seat::none));
    };
    QCOMPARE(
        resultOf({{"variant", "longshot"},
                  {"seats", 4},
                  {"challenge", "A"},
                  {"board", {{"0,0", "sun"}, {"1,0", "moon"}, {"2,0", "star"}}},
                  {"pieces", {"A2E@0,0", "A1N@1,0", "A1N@2,0", "C1N@0,1", "D1N@0,-1"}}}),
        QStringLiteral("Ann wins: the last turn ends with 11 points, and the target was 9. Ann and Cid win together."));
    QCOMPARE(resultOf({{"variant", "longshot"},
                       {"seats", 4},
                       {"eliminated", {"B"}},
                       {"challenge", "D"},
                       {"turn", "D"},
                       {"board", {{"0,0", "sun"}}},
                       {"pieces", {"A2E@0,0", "C1N@0,0", "D1N@0,1"}}}),
             QStringLiteral("Ann and Cid win: they are the last players left."));
}

// From the deal, with mouse and keys, using highlighted parts only.
void TestMadeUpVariant::peoplePlayOn() {
    const auto play = sitDown(false);
    RulesetChoice choice;
    choice.base = "longshot";
    choice.options = {{"start", "seat"}};
    play->start(choice, {"Ann", "Bob", "Cid", "Dot"}, 4);
    QVERIFY2(play->window->desk().session() != nullptr, qPrintable(play->messages()->text()));
    playing::Person person(*play, 4);
    for (int decisions = 0; decisions < 60 && !play->session().referee().isOver(); ++decisions) {
        QVERIFY2(person.decide(), "nothing is highlighted");
    }
    QVERIFY2(person.lost() <= 3, qPrintable(QString::number(person.lost())));
}

QTEST_MAIN(TestMadeUpVariant)
#include "tst_made_up_variant.moc"
