// Files in the plug-in folder that are not from this program: refused with a message, without running any of their
// code, while everything else works.
#include "app/storage/plugins.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "engine/documents/document.h"
#include "gnostica_abi.h"
#include "tests/plugins/ran.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace gnostica;
using engine::DiagnosticCode;

namespace {

/// A folder with one file instead of the shipped plug-ins.
class FolderWith {
public:
    explicit FolderWith(const QString& file) {
        folders_.plugins = place_.path();
        if (!file.isEmpty()) {
            const QString from = QCoreApplication::applicationDirPath() + QStringLiteral("/../test-plugins/") + file;
            copied_ = QFile::copy(from, place_.filePath(file));
        }
    }
    bool isReady() const { return copied_; }
    QString path(const QString& file) const { return place_.filePath(file); }
    storage::LoadedPlugins load() const { return storage::loadPlugins(folders_); }

    /// The base game can be played with the loaded plug-ins.
    bool playsTheBaseGame(const storage::LoadedPlugins& loaded) const {
        engine::Library library;
        storage::loadLibrary(folders_, library);
        return loadRules(library, storage::registryWith(loaded), {}).has_value();
    }

private:
    QTemporaryDir place_;
    storage::DataFolders folders_ = storage::dataFolders();
    bool copied_ = true;
};

}  // namespace

class TestPluginFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aForeignFileIsRefused_data();
    void aForeignFileIsRefused();
    void aTextIsNoLibrary();
    void whoTakesANameIsNotUsed();
};

void TestPluginFiles::aForeignFileIsRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QString>("told");
    QTest::newRow("another build") << QStringLiteral("stale.so") << DiagnosticCode::otherBuild
                                   << QStringLiteral("GNU-11 Qt-6.2.0 0123456789ab");
    QTest::newRow("no tag") << QStringLiteral("untagged.so") << DiagnosticCode::otherBuild
                            << QStringLiteral("which version");
    QTest::newRow("no plug-in") << QStringLiteral("plain.so") << DiagnosticCode::notAPlugin
                                << QStringLiteral("not a plug-in");
    QTest::newRow("a panel") << QStringLiteral("stale_panel.so") << DiagnosticCode::notAPlugin
                             << QStringLiteral("not a plug-in");
}

void TestPluginFiles::aForeignFileIsRefused() {
    QFETCH(const QString, file);
    QFETCH(const DiagnosticCode, code);
    QFETCH(const QString, told);
    const FolderWith folder(file);
    QVERIFY(folder.isReady());
    const auto loaded = folder.load();
    QVERIFY(loaded.plugins.empty());
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    const engine::Diagnostic& problem = loaded.problems.front();
    QCOMPARE(problem.code, code);
    QCOMPARE(QString::fromStdString(problem.source), folder.path(file));
    const QString text = wording::diagnosticText(problem);
    QVERIFY2(text.contains(told), qPrintable(text));
    if (!problem.found.empty()) {
        QVERIFY2(text.contains(QLatin1String(kAbi)), qPrintable(text));
    }
    QVERIFY2(!qEnvironmentVariableIsSet(tests::kRan), qgetenv(tests::kRan).constData());
    QVERIFY(folder.playsTheBaseGame(loaded));
}

void TestPluginFiles::aTextIsNoLibrary() {
    const FolderWith folder{QString()};
    QFile text(folder.path(QStringLiteral("text.so")));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("this is no library");
    text.close();
    const auto loaded = folder.load();
    QVERIFY(loaded.plugins.empty());
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    QCOMPARE(loaded.problems.front().code, DiagnosticCode::notAPlugin);
    QVERIFY(folder.playsTheBaseGame(loaded));
}

/// Not even its powers with unique names.
void TestPluginFiles::whoTakesANameIsNotUsed() {
    const FolderWith folder(QStringLiteral("thief.so"));
    QVERIFY(folder.isReady());
    const auto loaded = folder.load();
    QVERIFY(loaded.plugins.empty());
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    QCOMPARE(loaded.problems.front().code, DiagnosticCode::nameTaken);
    QCOMPARE(loaded.problems.front().found, std::string("cup"));
    QVERIFY(!registryWith(loaded).powers().contains("loot"));
    QVERIFY(folder.playsTheBaseGame(loaded));
}

QTEST_GUILESS_MAIN(TestPluginFiles)
#include "tst_plugin_files.moc"
