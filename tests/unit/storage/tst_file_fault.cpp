// Every fault of a file is a sentence.
#include "app/language/language.h"
#include "app/storage/file_fault.h"
#include "app/storage/language_fault.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstddef>
#include <set>

using namespace gnostica;
using storage::FileFault;
using storage::fileFaultText;

class TestFileFault : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaultIsASentence();
    void aDamagedTranslationIsNamed();
};

void TestFileFault::everyFaultIsASentence() {
    const QString path = QStringLiteral("%2 game.gnostica");
    std::set<QString> sentences;
    for (int fault = 0; fault <= static_cast<int>(FileFault::isTwice); ++fault) {
        const QString text = fileFaultText(static_cast<FileFault>(fault), path);
        QVERIFY2(text.startsWith(path) && text.endsWith(u'.'), qPrintable(text));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), static_cast<std::size_t>(FileFault::isTwice) + 1);
    QCOMPARE(fileFaultText(FileFault::notOpen, path, QStringLiteral("No such file")),
             QStringLiteral("%2 game.gnostica cannot be opened. (No such file)"));
    QCOMPARE(fileFaultText(FileFault::tooLarge, path, QStringLiteral("64")),
             QStringLiteral("%2 game.gnostica is too large; at most 64 bytes are allowed."));
}

void TestFileFault::aDamagedTranslationIsNamed() {
    const QTemporaryDir place;
    const QString path = place.filePath(QStringLiteral("gnostica_eo.qm"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const language::Language language(place.path());
    const QString said = storage::languageFault(language, QStringLiteral("eo"));
    QVERIFY2(said.startsWith(path + QStringLiteral(" cannot be read.")) && said.contains(QStringLiteral("English")),
             qPrintable(said));
    QVERIFY(!storage::languageFault(language, QStringLiteral("xx")).contains(path));
}

QTEST_GUILESS_MAIN(TestFileFault)
#include "tst_file_fault.moc"
