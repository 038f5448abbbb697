// Drafts of rulesets: kept safe, saved, and compared with their document when another program changes it.
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/workshop/draft_keeper.h"
#include "app/gui/windows/workshop/drafts/both_texts_dialog.h"
#include "app/gui/windows/workshop/drafts/kept_drafts_dialog.h"
#include "app/gui/windows/workshop/drafts/line_differences.h"
#include "app/gui/windows/workshop/drafts/outside_bar.h"
#include "tests/unit/gui/laid_out.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <csignal>
#include <cstdio>
#include <memory>
#include <sys/resource.h>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

const std::string kText = "{\n    \"id\": \"house\"\n}\n";

void write(const QString& path, const std::string& text) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

std::string content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("nothing");
}

/// A folder with a document, and a user who edits it.
struct Desk {
    explicit Desk(const QString& folder)
        : path(folder + QStringLiteral("/house.json")),
          store(folder + QStringLiteral("/drafts")) {
        if (!QFile::exists(path)) {
            write(path, kText);
        }
    }
    void open() { begin(*store.open(path)); }
    void begin(const rulesets::DraftStart& start) {
        close();
        draft = std::make_unique<Draft>(start.text, "house.json");
        keeper = std::make_unique<DraftKeeper>(*draft, store, start);
    }
    void close() {
        keeper.reset();
        draft.reset();
    }
    void type(const std::string& letters) const { draft->type({draft->text().size(), {}, letters}); }
    QStringList files() const { return QDir(store.folder()).entryList({QStringLiteral("*.draft")}, QDir::Files); }

    QString path;
    rulesets::DraftStore store;
    std::unique_ptr<Draft> draft;
    std::unique_ptr<DraftKeeper> keeper;
};

/// Limits the size of this process's files to this number of bytes: like a full disk.
class FullDisk {
public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{8, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
};

/// The child process: types, and reports after each letter the length of the kept text.
int typeUntilKilled(const QString& folder) {
    Desk desk(folder);
    desk.open();
    for (;;) {
        desk.type("x");
        desk.keeper->keepNow();
        std::printf("%zu\n", desk.draft->text().size());
        std::fflush(stdout);
    }
}

}  // namespace

class TestWorkshopDrafts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isKeptAMomentAfterTheLastChange();
    void isOfferedOnceItIsClosed();
    void savingLeavesNoDraft();
    void undoneToTheSavedTextItIsNoDraft();
    void whatIsAbandonedIsGone();
    void survivesKilling();
    void ofTwoChangesOneIsChosen_data();
    void ofTwoChangesOneIsChosen();
    void followsWhereNothingIsUnsaved();
    void aDocumentThatIsRemovedIsKept();
    void aDraftThatWaitedSeesWhatHasChanged();
    void aFullDiskIsToldAndLosesNothing();
    void twoWindowsHaveTwoDrafts();
    void linesThatDifferAreFound_data();
    void linesThatDifferAreFound();
    void theBarAsksWhichIsToStay();
    void draftsAreOfferedByTheirNames();
};

void TestWorkshopDrafts::isKeptAMomentAfterTheLastChange() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type("x");
    QVERIFY(desk.files().isEmpty());
    QTRY_COMPARE(desk.files().size(), 1);
    const QString file = desk.store.folder() + u'/' + desk.files()[0];
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QCOMPARE(content(desk.path), kText);
    QTRY_VERIFY(desk.store.isUnsaved(desk.path));
}

void TestWorkshopDrafts::isOfferedOnceItIsClosed() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type("no JSON \xff");  // it may even be something other than text
    desk.keeper->keepNow();
    QVERIFY(desk.store.kept().empty());
    desk.close();
    const auto kept = desk.store.kept();
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept[0].text, kText + "no JSON \xff");
    QCOMPARE(kept[0].source.path, desk.path);
    desk.open();
    QCOMPARE(desk.draft->text(), kept[0].text);
    QVERIFY(desk.draft->isModified());
    desk.draft->history().undo();
    QCOMPARE(desk.draft->text(), kText);
    QVERIFY(!desk.draft->isModified());
}

void TestWorkshopDrafts::savingLeavesNoDraft() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type(" ");
    desk.keeper->keepNow();
    QCOMPARE(desk.files().size(), 1);
    QVERIFY(desk.keeper->save());
    QCOMPARE(content(desk.path), kText + " ");
    QVERIFY(desk.files().isEmpty());
    QVERIFY(!desk.draft->isModified());
    QVERIFY(!desk.store.isUnsaved(desk.path));
    QSignalSpy changed(desk.keeper.get(), &DraftKeeper::changedOutside);
    const int edits = desk.draft->history().count();
    tests::letTimePass(*desk.keeper);  // its own writing is neither reported as a change nor read again
    QVERIFY(changed.isEmpty());
    QCOMPARE(desk.draft->history().count(), edits);
}

void TestWorkshopDrafts::undoneToTheSavedTextItIsNoDraft() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type(" ");
    desk.keeper->keepNow();
    desk.draft->history().undo();
    desk.close();
    QVERIFY(desk.files().isEmpty());
}

void TestWorkshopDrafts::whatIsAbandonedIsGone() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type(" ");
    desk.keeper->keepNow();
    desk.keeper->abandon();
    desk.close();
    QVERIFY(desk.store.kept().empty());
    QVERIFY(desk.files().isEmpty());
}

void TestWorkshopDrafts::survivesKilling() {
    const QTemporaryDir folder;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--type-until-killed"), folder.path()});
    std::size_t told = 0;
    while (told < kText.size() + 20 && child.waitForReadyRead(20'000)) {
        while (child.canReadLine()) {
            told = child.readLine().trimmed().toULong();
        }
    }
    child.kill();
    child.waitForFinished(gnostica::tests::kPatienceMs);
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    Desk desk(folder.path());
    const auto kept = desk.store.kept();
    QCOMPARE(kept.size(), std::size_t{1});
    QVERIFY(kept[0].text.size() >= told);
    QCOMPARE(kept[0].text, kText + std::string(kept[0].text.size() - kText.size(), 'x'));
    QCOMPARE(content(desk.path), kText);
}

void TestWorkshopDrafts::ofTwoChangesOneIsChosen_data() {
    QTest::addColumn<bool>("reload");
    QTest::newRow("theirs") << true;
    QTest::newRow("mine") << false;
}

void TestWorkshopDrafts::ofTwoChangesOneIsChosen() {
    QFETCH(bool, reload);
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type("mine");
    QSignalSpy changed(desk.keeper.get(), &DraftKeeper::changedOutside);
    write(desk.path, "theirs");
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(desk.keeper->theirs(), std::optional<std::string>("theirs"));
    const auto refused = desk.keeper->save();
    QVERIFY(!refused && refused.error().fault == storage::FileFault::changed);
    QCOMPARE(content(desk.path), std::string("theirs"));
    if (reload) {
        desk.keeper->reload();
        QCOMPARE(desk.draft->text(), std::string("theirs"));
        QVERIFY(!desk.draft->isModified());
        desk.draft->history().undo();
        QCOMPARE(desk.draft->text(), kText + "mine");
        QVERIFY(desk.draft->isModified());
    } else {
        desk.keeper->keepMine();
        QVERIFY(desk.draft->isModified());
        QVERIFY(desk.keeper->save());
        QCOMPARE(content(desk.path), kText + "mine");
    }
    QVERIFY(!desk.keeper->theirs());
}

void TestWorkshopDrafts::followsWhereNothingIsUnsaved() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    write(desk.path, "theirs");
    QTRY_COMPARE(desk.draft->text(), std::string("theirs"));
    QVERIFY(!desk.draft->isModified());
    QFile::remove(desk.path);  // many programs save by replacing the file
    write(desk.path, "theirs again");
    QTRY_COMPARE(desk.draft->text(), std::string("theirs again"));
}

void TestWorkshopDrafts::aDocumentThatIsRemovedIsKept() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    QSignalSpy removed(desk.keeper.get(), &DraftKeeper::removedOutside);
    QVERIFY(QFile::remove(desk.path));
    QTRY_COMPARE(removed.size(), 1);
    QCOMPARE(desk.files().size(), 1);
    desk.close();
    desk.begin(rulesets::DraftStore::open(desk.store.kept().at(0)));
    QCOMPARE(desk.draft->text(), kText);
    QVERIFY(desk.draft->isModified());
    QVERIFY(desk.keeper->save());
    QCOMPARE(content(desk.path), kText);
}

void TestWorkshopDrafts::aDraftThatWaitedSeesWhatHasChanged() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type("mine");
    desk.close();
    write(desk.path, "theirs");
    desk.begin(rulesets::DraftStore::open(desk.store.kept().at(0)));
    QCOMPARE(desk.draft->text(), kText + "mine");
    QSignalSpy changed(desk.keeper.get(), &DraftKeeper::changedOutside);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(content(desk.path), std::string("theirs"));
}

void TestWorkshopDrafts::aFullDiskIsToldAndLosesNothing() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.type("mine");
    QSignalSpy failed(desk.keeper.get(), &DraftKeeper::failed);
    QSignalSpy healed(desk.keeper.get(), &DraftKeeper::healed);
    {
        const FullDisk disk;
        desk.keeper->keepNow();
        desk.keeper->keepNow();
        QCOMPARE(failed.size(), 1);
        const auto saved = desk.keeper->save();
        QVERIFY(!saved && saved.error().fault == storage::FileFault::notWritten);
        QVERIFY(desk.keeper->failure());
    }
    QCOMPARE(content(desk.path), kText);
    QVERIFY(desk.draft->isModified());
    QCOMPARE(desk.draft->text(), kText + "mine");
    desk.keeper->keepNow();
    QCOMPARE(healed.size(), 1);
    QCOMPARE(desk.files().size(), 1);
    QVERIFY(desk.keeper->save());
    QCOMPARE(content(desk.path), kText + "mine");
}

void TestWorkshopDrafts::twoWindowsHaveTwoDrafts() {
    const QTemporaryDir folder;
    Desk one(folder.path());
    Desk two(folder.path());
    one.open();
    two.open();
    one.type("one");
    two.type("two");
    one.keeper->keepNow();
    two.keeper->keepNow();
    QCOMPARE(one.files().size(), 2);
    one.close();
    QCOMPARE(two.store.kept().size(), std::size_t{1});
    QCOMPARE(two.store.kept()[0].text, kText + "one");
}

void TestWorkshopDrafts::linesThatDifferAreFound_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("onlyFirst");
    QTest::addColumn<QString>("onlySecond");
    QTest::newRow("the same") << QStringLiteral("abc") << QStringLiteral("abc") << QString() << QString();
    QTest::newRow("one more") << QStringLiteral("abc") << QStringLiteral("abxc") << QString() << QStringLiteral("x");
    QTest::newRow("one less") << QStringLiteral("abc") << QStringLiteral("ac") << QStringLiteral("b") << QString();
    QTest::newRow("changed") << QStringLiteral("abcd") << QStringLiteral("axcy") << QStringLiteral("bd")
                             << QStringLiteral("xy");
    QTest::newRow("nothing in common") << QStringLiteral("ab") << QStringLiteral("xyz") << QStringLiteral("ab")
                                       << QStringLiteral("xyz");
    QTest::newRow("twice the same") << QStringLiteral("aab") << QStringLiteral("ab") << QStringLiteral("a")
                                    << QString();
}

// Each letter represents a line.
void TestWorkshopDrafts::linesThatDifferAreFound() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, onlyFirst);
    QFETCH(QString, onlySecond);
    const auto lines = [](const QString& letters) { return letters.split(QString(), Qt::SkipEmptyParts); };
    const auto marked = [](const QString& letters, const std::vector<bool>& marks) {
        QString found;
        for (qsizetype i = 0; i < letters.size(); ++i) {
            if (marks[static_cast<std::size_t>(i)]) {
                found += letters[i];
            }
        }
        return found;
    };
    const LineDifferences found = lineDifferences(lines(first), lines(second));
    QCOMPARE(marked(first, found.onlyFirst), onlyFirst);
    QCOMPARE(marked(second, found.onlySecond), onlySecond);
}

void TestWorkshopDrafts::theBarAsksWhichIsToStay() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    QWidget window;
    OutsideBar bar(*desk.draft, *desk.keeper, &window);
    window.show();
    QVERIFY(!bar.isVisible());
    desk.type("mine");
    write(desk.path, "theirs");
    QTRY_VERIFY(bar.isVisible());
    QString shown;
    QTimer::singleShot(0, &window, [&shown] {
        auto* dialog = qobject_cast<BothTextsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        for (const auto* text : dialog->findChildren<QPlainTextEdit*>()) {
            shown += text->toPlainText() + u'|';
            QVERIFY(!text->extraSelections().isEmpty());
            QCOMPARE(text->document()->defaultTextOption().textDirection(), Qt::LeftToRight);
        }
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            if (button->text().contains(QStringLiteral("Reload"))) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    });
    for (auto* button : bar.findChildren<QToolButton*>()) {
        if (button->text().contains(QStringLiteral("both"))) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(shown, QString::fromStdString(kText + "mine|theirs|"));
    QCOMPARE(desk.draft->text(), std::string("theirs"));
    QVERIFY(!bar.isVisible());
}

void TestWorkshopDrafts::draftsAreOfferedByTheirNames() {
    const QTemporaryDir folder;
    Desk desk(folder.path());
    desk.open();
    desk.draft->replaceAll(R"({ "id": "house", "name": { "en": "House rules" } })", {});
    desk.close();
    MessageBar messages;
    const ErrorReporter errors(messages);
    KeptDraftsDialog dialog(desk.store, errors, nullptr);
    dialog.show();
    auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 1);
    QVERIFY2(list->item(0)->text().contains(QStringLiteral("House rules")), qPrintable(list->item(0)->text()));
    QVERIFY2(list->item(0)->text().contains(QStringLiteral("house.json")), qPrintable(list->item(0)->text()));
    QCOMPARE(dialog.chosen().source.path, desk.path);
    QSignalSpy done(&dialog, &QDialog::accepted);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(done.size(), 1);
}

static const gnostica::tests::Errand typeAndBeKilled("--type-until-killed", [](int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    return typeUntilKilled(QString::fromLocal8Bit(argv[argc - 1]));
});

QTEST_MAIN(TestWorkshopDrafts)
#include "tst_workshop_drafts.moc"
