// The user's settings on disk: shared by several programs, damaged, blocked, and from earlier versions; and the
// desktop's setting for animations.
#include "app/gui/base/settings/old_settings.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/program/desktop_motion.h"
#include "app/storage/data_folders.h"
#include "app/storage/files.h"
#include "app/storage/program_name.h"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <utility>
#include <vector>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// Settings as written by version 0.1, in a separate folder.
class EarlierSettings {
public:
    EarlierSettings() {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
        storage::nameProgram();
        gui::Settings settings;
        settings.theme = ThemeChoice::dark;
        settings.manners.coverHands = false;
        settings.recentFiles = {QStringLiteral("/a.gnostica"), QStringLiteral("/b.gnostica")};
        settings.newGame.names[1] = QStringLiteral("Zoë");
        settings.window.geometry = QByteArray("\0\1\2", 3);
        left = settings;
        QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("Unknown Organization")));
        SettingsFile(oldFile()).save(settings);
    }
    QString oldFile() const { return folder_.filePath(QStringLiteral("Unknown Organization/gnostica.conf")); }
    QString newFile() const { return folder_.filePath(QStringLiteral("gnostica/gnostica.conf")); }

    gui::Settings left;

private:
    QTemporaryDir folder_;
};

}  // namespace

class TestSettingsFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoProgramsShareTheirSettings();
    void tornSettingsAreReadAsFarAsTheyGo();
    void settingsAreReadFromAnOrdinaryFileAlone();
    void whatHasTheNameOfTheirLockStays();
    void settingsListNoMoreThanIsUsed();
    void onlyDaysAreKeptAsDays();
    void settingsAreSavedAside();
    void settingsTellOfTheirChanges();
    void whatIsWishedForNowIsNotKept();
    void theDesktopSwitchesMotionOff();
    void settingsOfEarlierVersionsAreKept();
    void ourOwnSettingsAreNotReplaced();
};

// Regression: a pipe in place of the settings blocked the program's start; a huge file delayed it for minutes.
void TestSettingsFile::settingsAreReadFromAnOrdinaryFileAlone() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.ini"));
    const QString huge = folder.filePath(QStringLiteral("huge.ini"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const std::string text = "[files]\nkeptGames=7\nx=" + std::string(5 << 20, 'x') + '\n';
    QVERIFY(storage::writeFile(huge, text));
    gui::Settings changed;
    changed.keptGames = 8;
    for (const QString& file : {pipe, huge}) {
        SettingsFile settings(file);
        QVERIFY(settings.load() == gui::Settings());
        QVERIFY(settings.problem());
        settings.save(changed);
        QVERIFY(settings.problem());
    }
    QCOMPARE(QString::fromStdString(*storage::readFile(huge, 10 << 20)), QString::fromStdString(text));
}

// Regression: QSettings removed it, because no program held it as a lock.
void TestSettingsFile::whatHasTheNameOfTheirLockStays() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    const QString lock = path + QStringLiteral(".lock");
    QVERIFY(storage::writeFile(lock, "PRECIOUS"));
    {
        QFile file(lock);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
    }
    SettingsStore store{SettingsFile(path)};
    QVERIFY(!store.problem());
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    store.change([](gui::Settings& settings) { settings.keptGames = 8; });
    QCOMPARE(failed.size(), 1);
    QCOMPARE(QString::fromStdString(*storage::readFile(lock, 100)), QStringLiteral("PRECIOUS"));
    QVERIFY(!QFile::exists(path));
    QVERIFY(QFile::remove(lock));
    store.change([](gui::Settings& settings) { settings.keptGames = 9; });
    QVERIFY(!store.problem());
    QCOMPARE(SettingsFile(path).load().keptGames, 9);
}

// Regression: with 400,000 of them there was no window within 15 seconds.
void TestSettingsFile::settingsListNoMoreThanIsUsed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.ini"));
    QStringList many;
    for (int i = 0; i < 20'000; ++i) {
        many += QString::number(i);
    }
    const std::string list = many.join(QStringLiteral(", ")).toStdString();
    QVERIFY(storage::writeFile(path, "[files]\nrecent=" + list + "\n[learning]\nlessons=" + list + "\n"));
    SettingsFile file(path);
    gui::Settings settings = file.load();
    QCOMPARE(settings.recentFiles.size(), qsizetype{gui::Settings::kRecentFiles});
    QCOMPARE(settings.recentFiles[0], QStringLiteral("0"));
    QCOMPARE(settings.learning.lessons.size(), qsizetype{1000});
    settings.rememberFile(QStringLiteral("/new"));
    file.save(settings);
    QCOMPARE(SettingsFile(path).load().recentFiles.value(0), QStringLiteral("/new"));
}

void TestSettingsFile::onlyDaysAreKeptAsDays() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("days.ini"));
    QVERIFY(
        storage::writeFile(path, "[learning]\ndays=2026-11-28, yesterday, 2026-02-30, 2026-11-27, 2026-11-28, -1\n"));
    const QStringList days = SettingsFile(path).load().learning.days;
    QCOMPARE(days, (QStringList{QStringLiteral("2026-11-27"), QStringLiteral("2026-11-28")}));
    QStringList many;
    for (int i = 0; i < 2 * kMostDays; ++i) {
        many += QDate(2020, 1, 1).addDays(i).toString(Qt::ISODate);
    }
    QCOMPARE(knownDays(many).size(), kMostDays);
    QCOMPARE(knownDays(many).back(), many.back());
}

// Regression: every change waited for the disk on the GUI thread.
void TestSettingsFile::settingsAreSavedAside() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    {
        SettingsStore store{SettingsFile(path)};
        store.setPatience(std::chrono::milliseconds(0));
        for (int games = 1; games <= 5; ++games) {
            store.change([games](gui::Settings& settings) { settings.keptGames = games; });
        }
        QVERIFY(!store.problem());
    }
    QCOMPARE(SettingsFile(path).load().keptGames, 5);  // the last value, written before the store was destroyed
    QVERIFY(storage::writeFile(path + QStringLiteral(".lock"), "PRECIOUS"));
    SettingsStore store{SettingsFile(path)};
    store.setPatience(std::chrono::milliseconds(0));
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.change([](gui::Settings& settings) { settings.keptGames = 6; });
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    QVERIFY(!store.problem());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(store.problem());
}

// Regression: the last program to quit overwrote the other's changes.
void TestSettingsFile::twoProgramsShareTheirSettings() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    gui::Settings before;
    before.rememberFile(QStringLiteral("/old"));
    SettingsFile(file).save(before);
    SettingsFile first(file);
    SettingsFile second(file);
    gui::Settings ofFirst = first.load();
    gui::Settings ofSecond = second.load();
    ofFirst.theme = ThemeChoice::dark;
    ofFirst.rememberFile(QStringLiteral("/first"));
    first.save(ofFirst);
    ofSecond.keptGames = 3;
    ofSecond.rememberFile(QStringLiteral("/second"));
    second.save(ofSecond);
    first.save(ofFirst);
    const gui::Settings both = SettingsFile(file).load();
    QCOMPARE(static_cast<int>(both.theme), static_cast<int>(ThemeChoice::dark));
    QCOMPARE(both.keptGames, 3);
    QCOMPARE(both.recentFiles,
             (QStringList{QStringLiteral("/second"), QStringLiteral("/first"), QStringLiteral("/old")}));
}

// The remains of the file after a crash of the machine.
void TestSettingsFile::tornSettingsAreReadAsFarAsTheyGo() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    gui::Settings whole;
    whole.keptGames = 7;
    whole.rememberFile(QStringLiteral("/some, where"));
    whole.window.geometry = QByteArray("\x01\0\xff\n[", 5);
    SettingsFile(path).save(whole);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    file.close();
    for (qsizetype size = 0; size < bytes.size(); size += 3) {
        QVERIFY(storage::writeFile(path, bytes.first(size).toStdString()));
        SettingsFile torn(path);
        gui::Settings read = torn.load();
        QVERIFY(!torn.problem());
        read.keptGames = 9;
        torn.save(read);
        QVERIFY(!torn.problem());
        QCOMPARE(SettingsFile(path).load().keptGames, 9);
    }
}

// Regression: code that changed a setting had to notify all users of it by hand.
void TestSettingsFile::settingsTellOfTheirChanges() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    SettingsStore store{SettingsFile(file)};
    std::vector<std::pair<int, int>> heard;
    connect(&store, &SettingsStore::changed, this, [&](const gui::Settings& before, const gui::Settings& now) {
        QVERIFY(now == store.now());
        heard.emplace_back(before.keptGames, now.keptGames);
    });
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });  // no change
    QCOMPARE(heard, (std::vector<std::pair<int, int>>{{gui::Settings().keptGames, 7}}));
    QCOMPARE(SettingsFile(file).load().keptGames, 7);  // immediately
}

// "--theme dark" applies to this run only.
void TestSettingsFile::whatIsWishedForNowIsNotKept() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    SettingsStore store{SettingsFile(file)};
    store.change([](gui::Settings& settings) { settings.language = QStringLiteral("de"); });
    store.changeForNow([](gui::Settings& settings) {
        settings.theme = ThemeChoice::dark;
        settings.language = QStringLiteral("fr");
        settings.animationMs = 0;
    });
    QCOMPARE(store.now().theme, ThemeChoice::dark);
    QCOMPARE(store.now().language, QStringLiteral("fr"));
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    QCOMPARE(SettingsFile(file).load().theme, ThemeChoice::system);
    QCOMPARE(SettingsFile(file).load().language, QStringLiteral("de"));
    QVERIFY(SettingsFile(file).load().animationMs > 0);
    store.change([](gui::Settings& settings) {
        settings.theme = ThemeChoice::light;
        settings.language.clear();
    });
    QCOMPARE(SettingsFile(file).load().theme, ThemeChoice::light);
    QCOMPARE(SettingsFile(file).load().language, QString());
}

/// A user who has switched off animations on the desktop does not have to do so again here.
void TestSettingsFile::theDesktopSwitchesMotionOff() {
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("gtk-3.0"));
    const QStringList folders{folder.path()};
    const auto write = [&](const char* name, const char* text) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) > 0);
    };
    QVERIFY(filesWantMotion(folders));
    write("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n");
    QVERIFY(filesWantMotion(folders));
    write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n");
    QVERIFY(!filesWantMotion(folders));
    write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n");
    QVERIFY(filesWantMotion(folders));
    write("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n");
    QVERIFY(!filesWantMotion(folders));
}

void TestSettingsFile::settingsOfEarlierVersionsAreKept() {
    const EarlierSettings earlier;
    QVERIFY(adoptOldSettings());
    QVERIFY(SettingsFile().load() == earlier.left);
    QVERIFY(QFile::exists(earlier.newFile()));
    QVERIFY(!QFileInfo::exists(QFileInfo(earlier.oldFile()).path()));
    QVERIFY(!adoptOldSettings());
    QCOMPARE(storage::dataFolders().user,
             QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/gnostica"));
}

void TestSettingsFile::ourOwnSettingsAreNotReplaced() {
    const EarlierSettings earlier;
    gui::Settings ours;
    ours.theme = ThemeChoice::light;
    SettingsFile().save(ours);
    QVERIFY(!adoptOldSettings());
    QVERIFY(SettingsFile().load() == ours);
    QVERIFY(QFile::exists(earlier.oldFile()));
}

QTEST_MAIN(TestSettingsFile)
#include "tst_settings_file.moc"
