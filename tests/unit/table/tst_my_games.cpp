// One's own games: all are listed with what is known of them, none is lost, and only what has changed is read again.
#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "app/table/games/game_filter.h"
#include "app/table/games/my_games.h"
#include "tests/unit/table/played_games.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace gnostica;
using namespace gnostica::table;
using engine::Seat;
using storage::FileFault;
using tests::recordOf;
using tests::writeOld;

namespace {

const std::vector<std::string> kAnnAgainstAdept{"person", "adept"};

}  // namespace

class TestMyGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void allAreListedTheLatestFirst();
    void theOutcomeIsThatOfThePeople_data();
    void theOutcomeIsThatOfThePeople();
    void whoLeavesHasNotLost();
    void anUnfinishedGameTellsHowItStands();
    void aGameThatCannotBeReadSaysWhy();
    void equalRulesAreShared();
    void onlyWhatHasChangedIsReadAgain();
    void aGameInPlayIsKnown();
    void aFileThatVanishesLeavesNoRow();
    void aLookCanBeStopped();
    void theLimitSparesWhatIsKept();
    void keepingOverwritesNothing();
    void keepingDuringALookLeavesOneRow();
    void whatCannotBeKeptStays();
    void aGameInPlayIsNotRemoved();
    void whatHasChangedIsNotRemoved();
    void copiesOverwriteNothingAndTellNoPaths();
    void theFilterCountsItsKinds();
    void wordsAreFoundInNamesTitlesAndDates();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    /// Looks to the end.
    void look() {
        QSignalSpy looked(games_.get(), &MyGames::looked);
        games_->look();
        QVERIFY(tests::comes([&] { return looked.count() == 1; }));
    }
    QStringList names() const {
        QStringList names;
        for (const MyGamePtr& game : games_->games()) {
            names << QFileInfo(game->file.path).fileName();
        }
        return names;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MyGames> games_;
};

void TestMyGames::init() {
    games_.reset();
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("kept")));
    games_ = std::make_unique<MyGames>(folder_->path(), engine::builtinRegistry());
}

void TestMyGames::allAreListedTheLatestFirst() {
    QVERIFY(writeOld(path("c.gnostica"), recordOf(tests::wonByA(), kAnnAgainstAdept), 3));
    QVERIFY(writeOld(path("kept/b.gnostica"), recordOf(tests::wonByA(), {"adept", "person"}), 2));
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::announcedByA()), 1));
    QVERIFY(writeOld(path("d.gnostica"), "a poem", 4));
    QVERIFY(writeOld(path("poem.txt"), "a poem", 0));
    QVERIFY(!games_->hasLooked());
    look();
    QVERIFY(games_->hasLooked());
    QCOMPARE(names(), (QStringList{QStringLiteral("a.journal"), QStringLiteral("b.gnostica"),
                                   QStringLiteral("c.gnostica"), QStringLiteral("d.gnostica")}));
    const auto& games = games_->games();
    QVERIFY(games[0]->file.isJournal && games[0]->isUnfinished() && !games[0]->canBeKept());
    QVERIFY(games[1]->file.isKept && games[1]->outcome == GameOutcome::lost);
    QVERIFY(!games[2]->file.isKept && games[2]->outcome == GameOutcome::won && games[2]->canBeKept());
    QVERIFY(!games[3]->isReadable() && !games[3]->isUnfinished());
    const MyGame& won = *games[2];
    QCOMPARE(won.header.names, (std::vector<std::string>{"Ann", "Bob"}));
    QCOMPARE(won.ruleset.id, std::string("gnostica"));
    QVERIFY(won.header.ruleset.contains("name") && won.header.ruleset.size() <= 3);
    QVERIFY(won.isFromPosition);
    QCOMPARE(won.rounds, 2);
    QCOMPARE(won.points[Seat::a], 9);
    QCOMPARE(won.winners, std::vector<Seat>{Seat::a});
    QVERIFY(won.turn == Seat::none && won.announcer == Seat::none);
    QCOMPARE(won.last.territoryCount, std::uint8_t{4});
}

void TestMyGames::theOutcomeIsThatOfThePeople_data() {
    QTest::addColumn<QByteArray>("players");
    QTest::addColumn<int>("outcome");
    const auto row = [](const char* players, GameOutcome outcome) {
        QTest::newRow(*players == 0 ? "unknown" : players) << QByteArray(players) << static_cast<int>(outcome);
    };
    row("person adept", GameOutcome::won);
    row("adept person", GameOutcome::lost);
    row("person person", GameOutcome::decided);
    row("adept greedy", GameOutcome::watched);
    row("", GameOutcome::decided);  // earlier records do not say who played
}

void TestMyGames::theOutcomeIsThatOfThePeople() {
    QFETCH(QByteArray, players);
    QFETCH(int, outcome);
    std::vector<std::string> codes;
    for (const QByteArray& code : players.isEmpty() ? QByteArrayList() : players.split(' ')) {
        codes.push_back(code.toStdString());
    }
    QVERIFY(writeOld(path("a.gnostica"), recordOf(tests::wonByA(), codes), 0));
    look();
    QCOMPARE(static_cast<int>(games_->games().at(0)->outcome), outcome);
}

void TestMyGames::whoLeavesHasNotLost() {
    engine::Game given = tests::announcedByA();
    QVERIFY(given.play(engine::Chance(engine::chance::Departure(Seat::b))));
    QVERIFY(writeOld(path("a.gnostica"), recordOf(given, {"adept", "person"}), 0));
    QVERIFY(writeOld(path("b.gnostica"), recordOf(given, {"person", "adept"}), 1));
    engine::Game takenOver = tests::announcedByA();
    QVERIFY(takenOver.play(engine::Chance(engine::chance::Departure(Seat::b, "greedy"))));
    tests::play(takenOver, {"orient B1N@8,8 S", "done", "orient A3N@0,0 S", "done"});
    QVERIFY(writeOld(path("c.gnostica"), recordOf(takenOver, {"adept", "person"}), 2));
    look();
    QVERIFY(games_->games().at(0)->outcome == GameOutcome::left);
    QVERIFY(games_->games().at(1)->outcome == GameOutcome::won);
    QVERIFY(games_->games().at(2)->outcome == GameOutcome::left);
    QVERIFY(games_->games().at(2)->seating.isPerson(Seat::b));  // who began the game
}

void TestMyGames::anUnfinishedGameTellsHowItStands() {
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::announcedByA(), kAnnAgainstAdept), 0));
    QVERIFY(writeOld(path("b.journal"), recordOf(tests::richA().game(), kAnnAgainstAdept), 1));
    look();
    const MyGame& announced = *games_->games().at(0);
    QVERIFY(announced.outcome == GameOutcome::unfinished);
    QCOMPARE(announced.turn, Seat::b);
    QCOMPARE(announced.announcer, Seat::a);
    QCOMPARE(announced.rounds, 1);
    QVERIFY(announced.winners.empty());
    const MyGame& fresh = *games_->games().at(1);
    QCOMPARE(fresh.turn, Seat::a);
    QCOMPARE(fresh.announcer, Seat::none);
    QCOMPARE(fresh.rounds, 0);
}

void TestMyGames::aGameThatCannotBeReadSaysWhy() {
    const std::string whole = recordOf(tests::wonByA(), kAnnAgainstAdept);
    QVERIFY(writeOld(path("a.journal"), whole.substr(0, whole.size() - 5), 0));
    QVERIFY(writeOld(path("b.journal"), std::string(4000, '\0'), 1));
    QVERIFY(writeOld(path("c.gnostica"), "", 2));
    QVERIFY(writeOld(path("d.gnostica"), whole, 3));
    look();
    QCOMPARE(games_->rowCount(), 4);
    const MyGame& cut = *games_->games().at(0);
    QVERIFY(cut.isReadable() && cut.damage && cut.isUnfinished());
    QCOMPARE(cut.last.territoryCount, std::uint8_t{4});
    for (const int row : {1, 2}) {
        const MyGame& bad = *games_->games().at(static_cast<std::size_t>(row));
        QVERIFY(bad.fault && std::holds_alternative<engine::Diagnostics>(*bad.fault));
        QVERIFY(bad.file.lastPlayed.isValid() && !bad.file.path.isEmpty());
        QCOMPARE(bad.isUnfinished(), row == 1);
    }
    QVERIFY(!games_->games().at(3)->damage);
    QVERIFY(games_->remove(path("c.gnostica")));
    QVERIFY(!QFile::exists(path("c.gnostica")));
}

void TestMyGames::equalRulesAreShared() {
    QVERIFY(writeOld(path("a.gnostica"), recordOf(tests::wonByA()), 0));
    QVERIFY(writeOld(path("b.gnostica"), recordOf(tests::wonByA()), 1));
    const engine::Game other = tests::richA().game(tests::rulesWith({{"target", 8}}));
    QVERIFY(writeOld(path("c.gnostica"), recordOf(other), 2));
    look();
    const auto& games = games_->games();
    QCOMPARE(games.at(0)->rules.get(), games.at(1)->rules.get());
    QVERIFY(games.at(0)->rules.get() != games.at(2)->rules.get());
}

void TestMyGames::onlyWhatHasChangedIsReadAgain() {
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::richA().game()), 1));
    QVERIFY(writeOld(path("b.gnostica"), recordOf(tests::wonByA()), 2));
    QVERIFY(writeOld(path("c.gnostica"), recordOf(tests::wonByA()), 3));
    look();
    const auto before = games_->games();
    QSignalSpy added(games_.get(), &MyGames::rowsInserted);
    QSignalSpy removed(games_.get(), &MyGames::rowsRemoved);
    QSignalSpy changed(games_.get(), &MyGames::dataChanged);
    look();
    QCOMPARE(added.count() + removed.count() + changed.count(), 0);
    QVERIFY(games_->games() == before);

    QVERIFY(writeOld(path("a.journal"), recordOf(tests::announcedByA()), 0));
    QVERIFY(QFile::remove(path("b.gnostica")));
    QVERIFY(writeOld(path("d.gnostica"), recordOf(tests::wonByA()), 2));
    look();
    QCOMPARE(names(),
             (QStringList{QStringLiteral("a.journal"), QStringLiteral("d.gnostica"), QStringLiteral("c.gnostica")}));
    QCOMPARE(games_->games().at(0)->announcer, Seat::a);
    QCOMPARE(games_->games().at(2), before.at(2));
}

void TestMyGames::aGameInPlayIsKnown() {
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::richA().game()), 0));
    {
        const auto lock = storage::GameLock::acquire(path("a.journal"));
        QVERIFY(lock);
        look();
        QVERIFY(games_->games().at(0)->holder);
        QVERIFY(games_->games().at(0)->isReadable());
    }
    look();
    QVERIFY(!games_->games().at(0)->holder);
}

// In between, the tidying of the folder may rename a file, or another program remove it.
void TestMyGames::aFileThatVanishesLeavesNoRow() {
    const std::string won = recordOf(tests::wonByA());
    for (int i = 0; i < 60; ++i) {
        QVERIFY(writeOld(folder_->filePath(QStringLiteral("%1.gnostica").arg(i)), won, i));
    }
    connect(games_.get(), &MyGames::progressed, this, [this](int known, int all) {
        if (known == 0) {
            QCOMPARE(all, 60);
            QVERIFY(QFile::remove(path("59.gnostica")));
        }
    });
    look();
    for (const MyGamePtr& game : games_->games()) {
        QVERIFY(game->isReadable());
    }
    games_->disconnect(this);
    look();
    QCOMPARE(games_->rowCount(), 59);
}

void TestMyGames::aLookCanBeStopped() {
    const std::string won = recordOf(tests::wonByA());
    for (int i = 0; i < 60; ++i) {
        QVERIFY(writeOld(folder_->filePath(QStringLiteral("%1.gnostica").arg(i)), won, i));
    }
    QSignalSpy looked(games_.get(), &MyGames::looked);
    connect(games_.get(), &MyGames::progressed, this, [this](int known) {
        if (known == 2) {
            games_->stop();
        }
    });
    games_->look();
    QVERIFY(tests::comes([&] { return !games_->isLooking(); }));
    QCOMPARE(games_->rowCount(), 2);
    games_->disconnect(this);
    look();
    QCOMPARE(looked.count(), 1);
    QCOMPARE(games_->rowCount(), 60);
    games_->look();
    games_.reset();  // waits for the thread, and tells nobody
}

void TestMyGames::theLimitSparesWhatIsKept() {
    const std::string won = recordOf(tests::wonByA());
    const QString best = path("2020-01-01-120000-00000a.gnostica");
    QVERIFY(writeOld(best, won, 9));
    QVERIFY(writeOld(path("2020-01-01-120000-00000b.gnostica"), won, 8));
    QVERIFY(writeOld(path("2020-01-01-120000-00000c.gnostica"), won, 7));
    look();
    QSignalSpy changed(games_.get(), &MyGames::dataChanged);
    const auto kept = games_->keep(best, true);
    QVERIFY(kept);
    QCOMPARE(*kept, path("kept/2020-01-01-120000-00000a.gnostica"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(games_->find(*kept) && games_->find(*kept)->file.isKept && !games_->find(best));
    storage::surveyGames(folder_->path(), 1);
    look();
    QCOMPARE(names(), (QStringList{QStringLiteral("2020-01-01-120000-00000c.gnostica"),
                                   QStringLiteral("2020-01-01-120000-00000a.gnostica")}));
    QCOMPARE(changed.count(), 1);  // what is known of it moves with it
    QCOMPARE(games_->keep(*kept, true).value_or(QString()), *kept);
    QCOMPARE(games_->keep(*kept, false).value_or(QString()), best);
    QVERIFY(QFile::exists(best) && !QFile::exists(*kept) && !games_->find(best)->file.isKept);
}

void TestMyGames::keepingOverwritesNothing() {
    const std::string won = recordOf(tests::wonByA());
    const std::string other = recordOf(tests::announcedByA());
    QVERIFY(writeOld(path("a.gnostica"), won, 0));
    QVERIFY(writeOld(path("kept/a.gnostica"), other, 1));
    look();
    const auto kept = games_->keep(path("a.gnostica"), true);
    QCOMPARE(kept.value_or(QString()), path("kept/a-2.gnostica"));
    QCOMPARE(storage::readFile(path("kept/a.gnostica"), 1 << 20).value_or(""), other);
    QCOMPARE(storage::readFile(*kept, 1 << 20).value_or(""), won);
    QVERIFY(!QFile::exists(path("a.gnostica")));
}

void TestMyGames::keepingDuringALookLeavesOneRow() {
    const std::string won = recordOf(tests::wonByA());
    for (int i = 0; i < 30; ++i) {
        QVERIFY(writeOld(folder_->filePath(QStringLiteral("%1.gnostica").arg(i)), won, i));
    }
    bool isKept = false;
    connect(games_.get(), &MyGames::progressed, this, [&](int known) {
        if (known == 3 && !isKept) {
            isKept = true;
            QVERIFY(games_->keep(path("0.gnostica"), true));
        }
    });
    look();
    games_->disconnect(this);
    QCOMPARE(games_->rowCount(), 30);
    QVERIFY(games_->find(path("kept/0.gnostica")) && !games_->find(path("0.gnostica")));
}

void TestMyGames::whatCannotBeKeptStays() {
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::richA().game()), 0));
    QVERIFY(writeOld(path("b.gnostica"), recordOf(tests::wonByA()), 1));
    look();
    QVERIFY(games_->keep(path("a.journal"), true).error().fault == FileFault::isJournal);
    QVERIFY(games_->keep(path("unknown"), true).error().fault == FileFault::changed);
    QVERIFY(QDir(folder_->path()).rmdir(QStringLiteral("kept")));
    QVERIFY(writeOld(path("kept"), "in the way", 0));
    QVERIFY(games_->keep(path("b.gnostica"), true).error().fault == FileFault::notMoved);
    QVERIFY(writeOld(path("b.gnostica"), "another", 0));
    QVERIFY(games_->keep(path("b.gnostica"), true).error().fault == FileFault::changed);
    QVERIFY(QFile::exists(path("a.journal")) && QFile::exists(path("b.gnostica")));
    QCOMPARE(games_->rowCount(), 2);
}

void TestMyGames::aGameInPlayIsNotRemoved() {
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::richA().game()), 0));
    look();
    {
        const auto lock = storage::GameLock::acquire(path("a.journal"));
        QVERIFY(games_->remove(path("a.journal")).error().fault == FileFault::inUse);
        QVERIFY(QFile::exists(path("a.journal")));
        QCOMPARE(games_->rowCount(), 1);
    }
    QVERIFY(games_->remove(path("a.journal")));
    QVERIFY(!QFile::exists(path("a.journal")));
    QCOMPARE(games_->rowCount(), 0);
}

void TestMyGames::whatHasChangedIsNotRemoved() {
    QVERIFY(writeOld(path("a.gnostica"), recordOf(tests::wonByA()), 0));
    look();
    QVERIFY(writeOld(path("a.gnostica"), "another", 0));
    QVERIFY(games_->remove(path("a.gnostica")).error().fault == FileFault::changed);
    QVERIFY(QFile::exists(path("a.gnostica")));
    QCOMPARE(games_->rowCount(), 1);
}

void TestMyGames::copiesOverwriteNothingAndTellNoPaths() {
    const engine::Game game = tests::announcedByA();
    const std::string saved =
        engine::noteLine(game.rules(), {{"saved", {{"path", "/home/ann/x"}, {"sha256", "00"}}}}, game.state());
    const std::string journal = recordOf(game) + saved + '\n';
    QVERIFY(writeOld(path("a.journal"), journal, 0));
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("out")));
    QVERIFY(writeOld(path("out/a.gnostica"), "a poem", 0));
    const ExportedGames exported =
        exportGames({path("a.journal"), path("gone.gnostica"), path("a.journal")}, path("out"));
    QCOMPARE(exported.copies, (QStringList{path("out/a-2.gnostica"), path("out/a-3.gnostica")}));
    QCOMPARE(exported.faults.size(), std::size_t{1});
    QCOMPARE(exported.faults[0].path, path("gone.gnostica"));
    QCOMPARE(storage::readFile(path("out/a.gnostica"), 100).value_or(""), std::string("a poem"));
    QCOMPARE(storage::readFile(path("a.journal"), 1 << 20).value_or(""), journal);
    QCOMPARE(storage::readFile(exported.copies[0], 1 << 20).value_or(""), recordOf(game));
    const auto copy = readRecord(exported.copies[0], engine::builtinRegistry());
    QVERIFY(copy && !copy->damage);
    QVERIFY(copy->game.state() == game.state());
    QCOMPARE(exportGames({path("a.journal")}, path("nowhere")).faults.size(), std::size_t{1});
}

void TestMyGames::theFilterCountsItsKinds() {
    QVERIFY(writeOld(path("a.journal"), recordOf(tests::richA().game(), {}, {"Ann", "Bob"}), 0));
    QVERIFY(writeOld(path("b.journal"), "damaged", 1));
    QVERIFY(writeOld(path("c.gnostica"), recordOf(tests::wonByA(), {}, {"Ann", "Cleo"}), 2));
    QVERIFY(writeOld(path("kept/d.gnostica"), recordOf(tests::wonByA(), {}, {"Dora", "Bob"}), 3));
    GameFilter filter;
    filter.setSourceModel(games_.get());
    look();
    QCOMPARE(filter.counts(), (std::array<int, kGameKinds>{4, 2, 2, 1}));
    const auto rows = [&](GameKind kind) {
        filter.setKind(kind);
        return filter.rowCount();
    };
    QCOMPARE(rows(GameKind::unfinished), 2);
    QCOMPARE(rows(GameKind::finished), 2);
    QCOMPARE(rows(GameKind::kept), 1);
    QCOMPARE(filter.at(0)->file.path, path("kept/d.gnostica"));
    QVERIFY(games_->keep(path("c.gnostica"), true));
    QCOMPARE(filter.rowCount(), 2);
    filter.setText(QStringLiteral("ann"));
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.counts(), (std::array<int, kGameKinds>{2, 1, 1, 1}));
    QVERIFY(!filter.at(7));
}

void TestMyGames::wordsAreFoundInNamesTitlesAndDates() {
    QVERIFY(writeOld(path("a.gnostica"), recordOf(tests::wonByA(), {}, {"Zoë", "Bob"}), 0));
    QVERIFY(writeOld(path("b.gnostica"), "damaged", 1));
    look();
    const MyGame& game = *games_->games().at(0);
    const GameTexts texts = [](const MyGame&) { return QStringList{QStringLiteral("Gnostica with House Rules")}; };
    QVERIFY(isFound(game, {}, {}) && isFound(game, QStringLiteral("  "), {}));
    QVERIFY(isFound(game, QStringLiteral("ZOE"), {}));
    QVERIFY(isFound(game, QStringLiteral("bob zoë"), {}));
    QVERIFY(!isFound(game, QStringLiteral("bob ann"), {}));
    QVERIFY(!isFound(game, QStringLiteral("house"), {}));
    QVERIFY(isFound(game, QStringLiteral("zoe house"), texts));
    const QDate day = game.file.lastPlayed.date();
    QVERIFY(isFound(game, day.toString(Qt::ISODate), {}));
    QVERIFY(isFound(game, day.toString(Qt::ISODate).left(7), {}));
    QVERIFY(!isFound(game, day.addYears(1).toString(Qt::ISODate), {}));
    QVERIFY(isFound(*games_->games().at(1), QStringLiteral("b.gnostica"), texts));
}

QTEST_GUILESS_MAIN(TestMyGames)
#include "tst_my_games.moc"
