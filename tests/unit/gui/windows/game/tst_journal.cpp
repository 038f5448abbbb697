// Confirmed steps are on disk before they are shown: a game survives the end of the program at any point.
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/play/keeping_notice.h"
#include "app/storage/game_folder.h"
#include "app/table/game_desk.h"
#include "app/table/record_files.h"
#include "engine/mechanics/registry.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/window_play.h"

#include <QDir>
#include <QMessageBox>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <memory>
#include <sys/resource.h>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

/// The disk is always faster.
constexpr std::chrono::minutes kLong{10};
const QString kPlayUntilKilled = QStringLiteral("--play-until-killed");

std::unique_ptr<table::GameSession> sessionIn(const QString& folder, std::uint64_t seed) {
    const auto rules = tests::rulesWith({{"start", "seat"}, {"target", 50}});
    RecordHeader header = headerFor(*rules, 2);
    header.names = {"Ann", "Bob"};
    header.seed = seed;
    auto session = std::make_unique<table::GameSession>(std::move(header), Game(rules, 2));
    session->table().setManners({false, true});
    session->referee().journal().keepIn(folder);
    session->begin();
    return session;
}

/// Random steps without announcements, so that the game does not end.
void playOn(table::GameSession& session, int steps, Rng& rng) {
    while (steps > 0 && !session.referee().isOver()) {
        const Step step = tests::choose(session.table().legal(), rng);
        if (!std::holds_alternative<step::Challenge>(step)) {
            session.play(step);
            --steps;
        }
    }
}

/// The child process: plays, and reports the number of confirmed history entries after each step.
int playUntilKilled(const QString& folder) {
    Rng rng(1);
    const auto session = sessionIn(folder, 1);
    while (!session->referee().isOver()) {
        playOn(*session, 1, rng);
        std::printf("%zu\n", session->game().history().size());
        std::fflush(stdout);
    }
    return 0;
}

QStringList journalsIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.journal")}, QDir::Files);
}

std::vector<storage::JournalSummary> unfinishedIn(const QString& folder) {
    return storage::surveyGames(folder, 0).unfinished;
}

/// The only unfinished game of the folder, resumed.
table::ResumedGame resumeFrom(const QString& folder) {
    const auto games = unfinishedIn(folder);
    if (games.size() != 1) {
        qFatal("one game expected, not %zu", games.size());
    }
    auto resumed = table::resumeGame(games[0].path, builtinRegistry());
    if (!resumed) {
        qFatal("%s cannot go on", qPrintable(games[0].path));
    }
    return std::move(*resumed);
}

std::unique_ptr<table::GameSession> sessionOf(table::ResumedGame game, const QString& folder) {
    auto session = std::make_unique<table::GameSession>(game.record.header, game.record.game, game.record.times);
    session->referee().journal().keepIn(folder);
    if (game.journal) {
        session->referee().journal().keep(std::move(*game.journal));
    }
    session->table().setManners({false, true});
    session->begin();
    return session;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Limits the size of this process's files to this number of bytes: like a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit before_{};
};

/// Presses a button of the next message box when it appears; stores its question.
class Answering : public QObject {
public:
    explicit Answering(const QString& button) : button_(button) {
        connect(&clock_, &QTimer::timeout, this, &Answering::look);
        clock_.start(5);
    }
    QStringList questions() const { return questions_; }

private:
    void look() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) {
            return;
        }
        questions_ += box->text();
        for (QAbstractButton* button : box->buttons()) {
            if (button->text() == button_) {
                button->click();
                return;
            }
        }
        box->reject();
    }

    QString button_;
    QStringList questions_;
    QTimer clock_;
};

}  // namespace

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryStep();
    void aGameThatNobodyHasPlayedLeavesNothing();
    void keepsWhatIsTakenBack();
    void keepsWhatWasDecidedBeforeItIsShown();
    void healsAside();
    void aSlowDiskIsNamed();
    void savesAside();
    void everySaveIsTold();
    void whatIsOnItsWayCountsAsSaved();
    void whatTheFileLacksIsNotSaved();
    void theGameBeforeSaysNothingMore();
    void isOfferedOnlyWhenNobodyPlaysIt();
    void goesOnInTheSameFile();
    void isNotOfferedOnceTheGameIsOver();
    void isClosedAfterAKill();
    void survivesKilling_data();
    void survivesKilling();
    void damageIsSetAside_data();
    void damageIsSetAside();
    void twoWhoContinueDoNotMeet();
    void tellsWhenItCannotBeKept();
    void healsWhenThereIsRoomAgain();
    void isWrittenAnewWhereItVanished_data();
    void isWrittenAnewWhereItVanished();
    void remembersWhereItWasSaved();
    void changedFilesAreNotOverwritten();
    void openingAJournalMakesNoSaveTarget();
    void quittingAsksForWhatIsNotOnDisk();
    void quittingAsksForWhatIsStillHeld();
    void quittingWaitsForWhatIsBeingSaved();
    void noOtherGameComesUnasked();
    void unfinishedGamesAreInTheMenu();
};

void TestJournal::keepsEveryStep() {
    QTemporaryDir folder;
    Rng rng(2);
    State end;
    {
        const auto session = sessionIn(folder.path(), 2);
        playOn(*session, 60, rng);
        end = session->game().state();
    }
    const table::ResumedGame game = resumeFrom(folder.path());
    QCOMPARE(tableHash(game.record.game.state()), tableHash(end));
    QVERIFY(!game.damaged && !game.record.damage);
    QCOMPARE(game.record.header.names, (std::vector<std::string>{"Ann", "Bob"}));
}

void TestJournal::keepsWhatIsTakenBack() {
    QTemporaryDir folder;
    Rng rng(3);
    State end;
    {
        const auto session = sessionIn(folder.path(), 3);
        playOn(*session, 30, rng);
        for (int i = 0; i < 9; ++i) {
            session->undo();
        }
        session->redo();
        session->redo();
        playOn(*session, 5, rng);
        session->undo();
        end = session->game().state();
    }
    QCOMPARE(tableHash(resumeFrom(folder.path()).record.game.state()), tableHash(end));
}

// The program ends while the disk is still busy with the last step.
void TestJournal::keepsWhatWasDecidedBeforeItIsShown() {
    QTemporaryDir folder;
    std::size_t shown = 0;
    {
        const auto session = sessionIn(folder.path(), 3);
        session->referee().journal().setPatience(std::chrono::milliseconds(0));
        QVERIFY(session->play(session->table().legal()[0]));
        QVERIFY(session->referee().isHeld());
        shown = session->game().history().size();
    }
    QVERIFY(resumeFrom(folder.path()).record.game.history().size() > shown);
}

/// The same without waiting for the disk: refused, accepted, lost and rewritten, in this order.
void TestJournal::healsAside() {
    QTemporaryDir above;
    const QString folder = above.filePath(QStringLiteral("games"));
    std::uint64_t end = 0;
    {
        const auto session = sessionIn(folder, 13);
        table::JournalKeeper& journal = session->referee().journal();
        journal.setPatience(std::chrono::milliseconds(0));
        QSignalSpy kept(&journal, &table::JournalKeeper::kept);
        const auto take = [&] {
            const auto times = kept.count();
            QVERIFY(session->play(session->table().legal()[0]));
            QTRY_VERIFY(kept.count() > times);
        };
        take();
        const QString path = *journal.path();
        {
            const SmallDisk disk(static_cast<rlim_t>(QFileInfo(path).size()) + 20);
            take();
            QVERIFY(journal.failure());
        }
        take();
        QVERIFY(!journal.failure());
        QVERIFY(QDir(folder).removeRecursively());
        take();
        QVERIFY(*journal.path() != path);
        QVERIFY(!journal.failure());
        end = tableHash(session->game().state());
    }
    QCOMPARE(tableHash(resumeFrom(folder).record.game.state()), end);
}

void TestJournal::aSlowDiskIsNamed() {
    playing::Play play;
    play.start();
    play.window->desk().setDiskPatience(std::chrono::milliseconds(0));
    table::JournalKeeper& journal = play.session().referee().journal();
    const auto* notice = play.window->findChild<KeepingNotice*>();
    QVERIFY(play.session().play(play.session().table().legal()[0]));
    QVERIFY(notice->isHidden());
    auto* timer = journal.findChild<QTimer*>();
    QVERIFY(timer->isActive());
    QTimerEvent due(timer->timerId());
    QCoreApplication::sendEvent(timer, &due);
    QVERIFY(notice->isVisible());
    QVERIFY(!journal.failure());
    QTRY_VERIFY(notice->isHidden());
    QVERIFY(!play.session().referee().isHeld());
}

void TestJournal::savesAside() {
    QTemporaryDir folder;
    playing::Play play;
    play.start();
    table::GameDesk& desk = play.window->desk();
    desk.setDiskPatience(std::chrono::milliseconds(0));
    QSignalSpy failed(&desk, &table::GameDesk::saveFailed);
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    QVERIFY(desk.save(path));
    QVERIFY(desk.file().isEmpty());
    QTRY_COMPARE(desk.file(), path);
    QVERIFY(!play.session().referee().journal().isModified());
    QVERIFY(table::readRecord(path, builtinRegistry()));
    QVERIFY(desk.save(path));
    QVERIFY(desk.save(path));  // as the pending save will leave it
    QVERIFY(desk.finishSaving());
    QCOMPARE(failed.count(), 0);
    QVERIFY(desk.save(folder.filePath(QStringLiteral("no/such/folder/mine.gnostica"))));
    QVERIFY(!desk.finishSaving());
    QCOMPARE(failed.count(), 1);
    QVERIFY(desk.finishSaving());  // the failure has been shown
    QCOMPARE(desk.file(), path);
}

// Regression: the result of the second save hid that of the first.
void TestJournal::everySaveIsTold() {
    const QTemporaryDir folder;
    playing::Play play;
    play.start();
    table::GameDesk& desk = play.window->desk();
    QSignalSpy failed(&desk, &table::GameDesk::saveFailed);
    desk.setDiskPatience(std::chrono::milliseconds(0));
    QVERIFY(desk.save(folder.filePath(QStringLiteral("no/such/folder/mine.gnostica"))));
    desk.setDiskPatience(kLong);
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    QVERIFY(desk.save(path));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(desk.file(), path);
}

// Regression: deciding whether to ask meant waiting for the disk.
void TestJournal::whatIsOnItsWayCountsAsSaved() {
    const QTemporaryDir folder;
    playing::Play play;
    play.start();
    table::GameDesk& desk = play.window->desk();
    desk.setDiskPatience(std::chrono::milliseconds(0));
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    QVERIFY(desk.save(path));
    QVERIFY(!desk.wouldOverwrite(path));
    QVERIFY(desk.file().isEmpty());  // the save is still pending
    play.start();
    QVERIFY(desk.wouldOverwrite(path));  // which holds another game
}

// Regression: a game whose last step was held back during the save, or that continued meanwhile, passed for saved.
void TestJournal::whatTheFileLacksIsNotSaved() {
    const QTemporaryDir folder;
    playing::Play play;
    play.start();
    table::GameDesk& desk = play.window->desk();
    table::JournalKeeper& journal = play.session().referee().journal();
    desk.setDiskPatience(std::chrono::milliseconds(0));
    const auto take = [&](std::size_t which) { return play.session().play(play.session().table().legal()[which]); };
    QVERIFY(take(0));
    QVERIFY(play.session().referee().isHeld());
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    QVERIFY(desk.save(path));
    QTRY_COMPARE(desk.file(), path);
    QTRY_VERIFY(!play.session().referee().isHeld());
    QVERIFY(journal.isModified());
    QVERIFY(play.window->isWindowModified());
    QVERIFY(desk.save(path));
    QVERIFY(desk.finishSaving());
    QVERIFY(!journal.isModified());
    QVERIFY(!play.window->isWindowModified());
    journal.settleAll();
    journal.setPatience(kLong);
    QVERIFY(desk.save(path));
    const std::size_t moments = play.session().game().history().size();
    play.session().referee().undo();
    QVERIFY(take(1));
    QCOMPARE(play.session().game().history().size(), moments);
    QVERIFY(desk.finishSaving());
    QVERIFY(journal.isModified());
}

// Regression: the last step of the previous game was announced to views that already showed the next game.
void TestJournal::theGameBeforeSaysNothingMore() {
    playing::Play play;
    table::GameDesk desk(play.shelf());
    desk.setManners({false, true});
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    desk.start(choice, {"Ann", "Bob"}, 3);
    desk.setDiskPatience(std::chrono::milliseconds(0));
    table::Referee& before = desk.session()->referee();
    const std::size_t shown = before.game().history().size();
    QSignalSpy changed(&before, &table::Referee::changed);
    QVERIFY(desk.session()->play(desk.session()->table().legal()[0]));
    QVERIFY(before.isHeld());
    desk.start(choice, {"Cid", "Dan"}, 4);
    QCOMPARE(desk.session()->referee().header().names[0], std::string("Cid"));
    QCOMPARE(changed.count(), 0);
    QVERIFY(resumeFrom(play.shelf().folders().journals()).record.game.history().size() > shown);
}

// A second window must not offer the game that the first one is playing.
void TestJournal::isOfferedOnlyWhenNobodyPlaysIt() {
    QTemporaryDir folder;
    auto session = sessionIn(folder.path(), 4);
    Rng rng(4);
    playOn(*session, 1, rng);
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    QVERIFY(unfinishedIn(folder.path()).empty());
    session.reset();
    QCOMPARE(unfinishedIn(folder.path()).size(), std::size_t{1});
}

void TestJournal::goesOnInTheSameFile() {
    QTemporaryDir folder;
    Rng rng(5);
    {
        const auto session = sessionIn(folder.path(), 5);
        playOn(*session, 20, rng);
    }
    State end;
    {
        const auto session = sessionOf(resumeFrom(folder.path()), folder.path());
        playOn(*session, 20, rng);
        end = session->game().state();
    }
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    QCOMPARE(tableHash(resumeFrom(folder.path()).record.game.state()), tableHash(end));
}

void TestJournal::isNotOfferedOnceTheGameIsOver() {
    QTemporaryDir folder;
    {
        const auto session = sessionIn(folder.path(), 6);
        while (!session->referee().isOver()) {
            const auto& legal = session->table().legal();
            const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
            session->play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
        }
    }
    QVERIFY(journalsIn(folder.path()).isEmpty());
    QVERIFY(unfinishedIn(folder.path()).empty());
    const QStringList kept = QDir(folder.path()).entryList({QStringLiteral("*.gnostica")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const auto record = table::readRecord(folder.filePath(kept[0]), builtinRegistry());
    QVERIFY(record);
    QVERIFY(isOver(record->game.state()));
}

// Killed after the last step, before the journal was renamed.
void TestJournal::isClosedAfterAKill() {
    QTemporaryDir folder;
    const auto session = sessionIn(folder.path(), 6);
    while (!session->referee().isOver()) {
        const auto& legal = session->table().legal();
        const auto announce = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        session->play(announce != legal.end() ? *announce : legal[legal.size() - 1]);
    }
    QTemporaryDir afterwards;
    const QString name = journalsIn(folder.path()).constFirst();
    QVERIFY(QFile::copy(folder.filePath(name), afterwards.filePath(name)));
    QVERIFY(unfinishedIn(afterwards.path()).empty());
    const QStringList kept = QDir(afterwards.path()).entryList(QDir::Files);
    QCOMPARE(kept, QStringList(QString(name).replace(QStringLiteral(".journal"), QStringLiteral(".gnostica"))));
    const auto record = table::readRecord(afterwards.filePath(kept[0]), builtinRegistry());
    QVERIFY(record && !record->damage && isOver(record->game.state()));
}

void TestJournal::survivesKilling_data() {
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 7, 40, 133}) {
        QTest::addRow("after %d steps", lines) << lines;
    }
}

// kill -9 in the middle of a game: everything that the program has shown is restored.
void TestJournal::survivesKilling() {
    QFETCH(int, lines);
    QTemporaryDir folder;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {kPlayUntilKilled, folder.path()});
    QVERIFY(child.waitForStarted(gnostica::tests::kPatienceMs));
    std::size_t confirmed = 0;
    for (int seen = 0; seen < lines;) {
        QVERIFY(child.canReadLine() || child.waitForReadyRead(60000));
        while (child.canReadLine() && seen < lines) {
            confirmed = child.readLine().trimmed().toULongLong();
            ++seen;
        }
    }
    ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
    QVERIFY(child.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    table::ResumedGame game = resumeFrom(folder.path());
    QVERIFY(game.record.game.history().size() >= confirmed);
    QVERIFY(game.journal);
    const auto session = sessionOf(std::move(game), folder.path());
    Rng rng(9);
    playOn(*session, 10, rng);
    QCOMPARE(journalsIn(folder.path()).size(), 1);
}

void TestJournal::damageIsSetAside_data() {
    QTest::addColumn<int>("line");
    QTest::newRow("in the middle") << 12;
    QTest::newRow("half a line at the end") << -1;
}

// Regression: the rest of a damaged journal was cut off without a message or a copy.
void TestJournal::damageIsSetAside() {
    QFETCH(int, line);
    QTemporaryDir folder;
    Rng rng(7);
    {
        const auto session = sessionIn(folder.path(), 7);
        playOn(*session, 25, rng);
    }
    const QString path = folder.filePath(journalsIn(folder.path()).constFirst());
    QList<QByteArray> lines = bytesOf(path).split('\n');
    if (line < 0) {
        lines.last() = "{\"step\": \"pla";
    } else {
        lines[line][3] = '#';
    }
    const QByteArray damaged = lines.join('\n');
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(damaged);
    file.close();

    table::ResumedGame game = resumeFrom(folder.path());
    QVERIFY(game.damaged);
    QCOMPARE(game.damaged->path, path + QStringLiteral(".damaged"));
    QCOMPARE(bytesOf(game.damaged->path), damaged);
    QCOMPARE(game.damaged->moments, static_cast<int>(game.record.game.history().size()));
    const std::uint64_t readable = tableHash(game.record.game.state());
    game.journal.reset();
    QCOMPARE(journalsIn(folder.path()).size(), 1);
    const table::ResumedGame again = resumeFrom(folder.path());
    QVERIFY(!again.damaged);
    QCOMPARE(tableHash(again.record.game.state()), readable);
}

// Both have listed the game. The first plays it; the second is refused, and can resume it once the first has quit.
void TestJournal::twoWhoContinueDoNotMeet() {
    QTemporaryDir folder;
    Rng rng(11);
    {
        const auto session = sessionIn(folder.path(), 11);
        playOn(*session, 20, rng);
    }
    const auto listedByBoth = unfinishedIn(folder.path());
    auto first = sessionOf(resumeFrom(folder.path()), folder.path());
    const auto refused = table::resumeGame(listedByBoth[0].path, builtinRegistry());
    QVERIFY(!refused);
    QVERIFY(std::holds_alternative<storage::LockHolder>(refused.error()));
    QCOMPARE(storage::removeJournal(listedByBoth[0], storage::Removal::toTrash).error().fault,
             storage::FileFault::inUse);
    playOn(*first, 12, rng);
    const std::uint64_t end = tableHash(first->game().state());
    first.reset();
    const auto later = table::resumeGame(listedByBoth[0].path, builtinRegistry());
    QVERIFY(later);
    QCOMPARE(tableHash(later->record.game.state()), end);
}

// Play continues without a journal, and the players are told once.
void TestJournal::tellsWhenItCannotBeKept() {
    QTemporaryDir folder;
    const QString blocked = folder.filePath(QStringLiteral("file"));
    QFile file(blocked);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto rules = tests::rulesWith({{"start", "seat"}});
    table::GameSession session(headerFor(*rules, 2), Game(rules, 2));
    session.table().setManners({false, false});
    session.referee().journal().keepIn(blocked + QStringLiteral("/games"));
    QSignalSpy failed(&session.referee().journal(), &table::JournalKeeper::failed);
    session.begin();
    QCOMPARE(failed.count(), 1);
    Rng rng(8);
    playOn(session, 5, rng);
    QCOMPARE(failed.count(), 1);
    QVERIFY(session.referee().journal().failure());
    QVERIFY(QFile::remove(blocked));
    playOn(session, 1, rng);
    QVERIFY(!session.referee().journal().failure());
}

// Regression: it was given up for good, even when there was room again: fourteen steps shown, eight saved.
void TestJournal::healsWhenThereIsRoomAgain() {
    QTemporaryDir folder;
    Rng rng(12);
    std::uint64_t end = 0;
    {
        const auto session = sessionIn(folder.path(), 12);
        playOn(*session, 10, rng);
        QSignalSpy failed(&session->referee().journal(), &table::JournalKeeper::failed);
        QSignalSpy healed(&session->referee().journal(), &table::JournalKeeper::healed);
        const QString path = *session->referee().journal().path();
        {
            const SmallDisk disk(static_cast<rlim_t>(QFileInfo(path).size()) + 20);
            playOn(*session, 6, rng);
            session->undo();
            QCOMPARE(failed.count(), 1);
            QCOMPARE(session->referee().journal().failure()->path, path);
            QCOMPARE(session->referee().journal().failure()->detail, QString::fromLocal8Bit(strerror(EFBIG)));
        }
        QTRY_COMPARE_WITH_TIMEOUT(healed.count(), 1, 20000);  // without a further step
        playOn(*session, 3, rng);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(*session->referee().journal().path(), path);
        end = tableHash(session->game().state());
    }
    QCOMPARE(tableHash(resumeFrom(folder.path()).record.game.state()), end);
}

void TestJournal::isWrittenAnewWhereItVanished_data() {
    QTest::addColumn<bool>("folderToo");
    QTest::newRow("the file") << false;
    QTest::newRow("the folder") << true;
}

// Regression: eleven history entries were shown, and none was on disk.
void TestJournal::isWrittenAnewWhereItVanished() {
    QFETCH(bool, folderToo);
    QTemporaryDir above;
    const QString folder = above.filePath(QStringLiteral("games"));
    Rng rng(13);
    std::uint64_t end = 0;
    {
        const auto session = sessionIn(folder, 13);
        playOn(*session, 8, rng);
        QSignalSpy replaced(&session->referee().journal(), &table::JournalKeeper::replaced);
        const QString path = *session->referee().journal().path();
        QVERIFY(folderToo ? QDir(folder).removeRecursively() : QFile::remove(path));
        playOn(*session, 1, rng);
        QCOMPARE(replaced.count(), 1);
        QVERIFY(*session->referee().journal().path() != path);
        playOn(*session, 4, rng);
        QCOMPARE(replaced.count(), 1);
        end = tableHash(session->game().state());
    }
    QCOMPARE(tableHash(resumeFrom(folder).record.game.state()), end);
}

// Regression: after a kill, "Save" asked for a name again.
void TestJournal::remembersWhereItWasSaved() {
    QTemporaryDir folder;
    playing::Play play;
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    const QString games = play.shelf().folders().journals();
    play.start();
    QVERIFY(play.window->desk().save(path));
    QVERIFY(play.session().play(play.session().table().legal()[0]));
    play.reopen();
    QVERIFY(play.window->desk().session() == nullptr);
    play.window->desk().resume(unfinishedIn(games).at(0).path);
    QTRY_VERIFY(play.window->desk().session() != nullptr);
    QCOMPARE(play.window->desk().file(), path);
    QVERIFY(play.window->isWindowModified());
    QVERIFY(play.window->desk().save(path));
    QCOMPARE(QFile::permissions(path) & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
}

// Regression: two windows had the same file open, and the second to save shortened it from 59 entries to 34.
void TestJournal::changedFilesAreNotOverwritten() {
    QTemporaryDir folder;
    playing::Play play;
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    QVERIFY(storage::writeFile(path, "somebody's"));
    play.start();
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::saveFailed);
    QVERIFY(!play.window->desk().save(path));
    QCOMPARE(failed.count(), 1);
    QVERIFY(play.window->desk().save(path, table::Overwrite::agreed));
    QVERIFY(play.window->desk().save(path));
    QVERIFY(storage::writeFile(path, "somebody's"));
    {
        const Answering answering(QStringLiteral("Cancel"));
        play.window->dialogs().save();
        QCOMPARE(answering.questions().size(), 1);
        QVERIFY(answering.questions()[0].contains(QStringLiteral("changed by another program")));
    }
    QCOMPARE(bytesOf(path), QByteArray("somebody's"));
    const Answering answering(QStringLiteral("Ove&rwrite"));
    play.window->dialogs().save();
    QVERIFY(table::readRecord(path, builtinRegistry()));
}

// Regression: Ctrl+S overwrote a journal that another window was playing.
void TestJournal::openingAJournalMakesNoSaveTarget() {
    playing::Play play;
    const QString games = play.shelf().folders().journals();
    play.start();
    Rng rng(1);
    playOn(play.session(), 1, rng);
    const QString journal = *play.session().referee().journal().path();
    const table::GameSession* before = &play.session();
    QSignalSpy copied(&play.window->desk(), &table::GameDesk::openedCopy);
    play.window->desk().open(journal);  // this program is playing it
    QTRY_COMPARE(copied.count(), 1);
    QVERIFY(&play.session() != before);
    QVERIFY(play.window->desk().file().isEmpty());
    QSignalSpy failed(&play.window->desk(), &table::GameDesk::saveFailed);
    QVERIFY(!play.window->desk().save(journal, table::Overwrite::agreed));
    QCOMPARE(failed.count(), 1);
    before = &play.session();
    play.window->desk().open(journal);  // nobody is playing it now: it is resumed
    QTRY_VERIFY(&play.session() != before);
    QCOMPARE(*play.session().referee().journal().path(), journal);
    QVERIFY(play.window->desk().file().isEmpty());
    QCOMPARE(copied.count(), 1);
    QCOMPARE(journalsIn(games).size(), 1);
}

void TestJournal::quittingAsksForWhatIsNotOnDisk() {
    playing::Play play;
    play.start();
    auto* notice = play.window->findChild<KeepingNotice*>();
    QVERIFY(!notice->isVisible());
    {
        const SmallDisk disk(1);
        QVERIFY(play.session().play(play.session().table().legal()[0]));
        QVERIFY(notice->isVisible());
        playing::closeMessage(*play.messages());
        QVERIFY(notice->isVisible());
        const Answering answering(QStringLiteral("Cancel"));
        QVERIFY(!play.window->close());
        QCOMPARE(answering.questions().size(), 1);
        QVERIFY(answering.questions()[0].contains(QString::fromLocal8Bit(strerror(EFBIG))));
    }
    {
        const SmallDisk disk(1);
        const Answering answering(QStringLiteral("&Discard"));
        QVERIFY(play.window->close());
    }
    play.window->show();
    QVERIFY(play.window->close());  // there is room again: no question
    QVERIFY(notice->isHidden());
}

// Regression: before the disk had answered there was no question, and the step was lost.
void TestJournal::quittingAsksForWhatIsStillHeld() {
    playing::Play play;
    play.start();
    play.window->desk().setDiskPatience(std::chrono::milliseconds(0));
    const SmallDisk disk(1);
    QVERIFY(play.session().play(play.session().table().legal()[0]));
    QVERIFY(play.session().referee().isHeld());
    QVERIFY(!play.session().referee().journal().failure());
    const Answering answering(QStringLiteral("Cancel"));
    QVERIFY(!play.window->close());
    QCOMPARE(answering.questions().size(), 1);
    QVERIFY(!play.session().referee().isHeld());
    QVERIFY(!play.window->close());  // retried, and refused again
    QCOMPARE(answering.questions().size(), 2);
}

// Regression: it failed after the window had closed.
void TestJournal::quittingWaitsForWhatIsBeingSaved() {
    const QTemporaryDir folder;
    playing::Play play;
    play.start();
    play.window->desk().setDiskPatience(std::chrono::milliseconds(0));
    QVERIFY(play.window->desk().save(folder.filePath(QStringLiteral("no/such/folder/mine.gnostica"))));
    QVERIFY(!play.window->close());
    QVERIFY(play.window->isVisible());
    QVERIFY2(play.messages()->text().contains(QStringLiteral("The game could not be saved.")),
             qPrintable(play.messages()->text()));
    QVERIFY(play.window->close());
    const QString path = folder.filePath(QStringLiteral("mine.gnostica"));
    play.window->show();
    QVERIFY(play.window->desk().save(path));
    QVERIFY(play.window->close());
    QCOMPARE(play.window->desk().file(), path);
}

/// Regression: "Continue from here" dropped a game whose last steps were not saved.
void TestJournal::noOtherGameComesUnasked() {
    playing::Play play;
    play.start();
    for (int i = 0; i < 8 && !play.session().referee().isOver(); ++i) {
        QVERIFY(play.session().play(play.session().table().legal()[0]));
    }
    const SmallDisk disk(1);
    QVERIFY(play.session().play(play.session().table().legal()[0]));
    const table::GameSession* session = &play.session();
    QVERIFY(session->canBranch());
    const Answering answering(QStringLiteral("Cancel"));
    play.window->desk().branch();
    QTRY_COMPARE(answering.questions().size(), 1);
    QCOMPARE(&play.session(), session);
    play.window->desk().start({}, {"Ann", "Bob"}, 4);
    QCOMPARE(&play.session(), session);
    QCOMPARE(answering.questions().size(), 2);
}

void TestJournal::unfinishedGamesAreInTheMenu() {
    playing::Play play;
    QAction* action = play.window->actions().at(Act::unfinished);
    action->trigger();
    QTRY_VERIFY(play.messages()->text().contains(QStringLiteral("no other unfinished game")));
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    const QString first = *play.session().referee().journal().path();
    play.start();
    const table::GameSession* second = &play.session();
    QTimer clock;
    connect(&clock, &QTimer::timeout, this, [] {
        if (auto* dialog = qobject_cast<RecoveryDialog*>(QApplication::activeModalWidget())) {
            dialog->accept();
        }
    });
    clock.start(5);
    action->trigger();
    QTRY_VERIFY(&play.session() != second);
    QCOMPARE(*play.session().referee().journal().path(), first);
}

// Regression: a game that was started by mistake was offered as unfinished from then on.
void TestJournal::aGameThatNobodyHasPlayedLeavesNothing() {
    const QTemporaryDir folder;
    {
        const auto session = sessionIn(folder.path(), 3);
        QCOMPARE(journalsIn(folder.path()).size(), 1);  // only the deal
    }
    QCOMPARE(journalsIn(folder.path()).size(), 0);
    {
        Rng rng(3);
        const auto session = sessionIn(folder.path(), 3);
        playOn(*session, 1, rng);
    }
    QCOMPARE(journalsIn(folder.path()).size(), 1);
}

static const gnostica::tests::Errand playAndBeKilled("--play-until-killed", [](int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    return playUntilKilled(QString::fromLocal8Bit(argv[argc - 1]));
});

QTEST_MAIN(TestJournal)
#include "tst_journal.moc"
