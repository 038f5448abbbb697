// Games are saved without waiting for the disk, and no other file is overwritten; before an unsaved game is left, the
// player is asked.
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/play/keeping_notice.h"
#include "app/storage/files.h"
#include "app/table/game_desk.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/windows/game/journals.h"

#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cerrno>
#include <cstring>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// The disk is always faster.
constexpr std::chrono::minutes kLong{10};

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

class TestSaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSlowDiskIsNamed();
    void savesAside();
    void everySaveIsTold();
    void whatIsOnItsWayCountsAsSaved();
    void whatTheFileLacksIsNotSaved();
    void theGameBeforeSaysNothingMore();
    void remembersWhereItWasSaved();
    void changedFilesAreNotOverwritten();
    void openingAJournalMakesNoSaveTarget();
    void quittingAsksForWhatIsNotOnDisk();
    void quittingAsksForWhatIsStillHeld();
    void quittingWaitsForWhatIsBeingSaved();
    void noOtherGameComesUnasked();
    void unfinishedGamesAreInTheMenu();
};

void TestSaving::aSlowDiskIsNamed() {
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

void TestSaving::savesAside() {
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
void TestSaving::everySaveIsTold() {
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
void TestSaving::whatIsOnItsWayCountsAsSaved() {
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
void TestSaving::whatTheFileLacksIsNotSaved() {
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
    journal.flush();
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
void TestSaving::theGameBeforeSaysNothingMore() {
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

// Regression: after a kill, "Save" asked for a name again.
void TestSaving::remembersWhereItWasSaved() {
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
void TestSaving::changedFilesAreNotOverwritten() {
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
void TestSaving::openingAJournalMakesNoSaveTarget() {
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

void TestSaving::quittingAsksForWhatIsNotOnDisk() {
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
void TestSaving::quittingAsksForWhatIsStillHeld() {
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
void TestSaving::quittingWaitsForWhatIsBeingSaved() {
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
void TestSaving::noOtherGameComesUnasked() {
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

void TestSaving::unfinishedGamesAreInTheMenu() {
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

QTEST_MAIN(TestSaving)
#include "tst_saving.moc"
