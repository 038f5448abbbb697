// Typed text finds words by their beginnings, in every script.
#include "app/language/word_search.h"

#include <QTest>

using namespace gnostica;

class TestWordSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoundByTheirBeginnings_data();
    void wordsAreFoundByTheirBeginnings();
};

void TestWordSearch::wordsAreFoundByTheirBeginnings_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("nothing") << "Save as"
                             << " " << true;
    QTest::newRow("beginning") << "Save as"
                               << "sa" << true;
    QTest::newRow("any order") << "Save the position"
                               << "pos SAVE" << true;
    QTest::newRow("middle of a word") << "Save as"
                                      << "ave" << false;
    QTest::newRow("one of two") << "Save as"
                                << "save open" << false;
    QTest::newRow("behind a hyphen") << "Side-by-side"
                                     << "by" << true;
    QTest::newRow("text without accents") << "Melee"
                                          << "Mêl" << true;
    QTest::newRow("wanted without accents") << "Règles du jeu"
                                            << "reg" << true;
    QTest::newRow("letter with a stroke") << "Następna łza"
                                          << "lza nastep" << true;
    QTest::newRow("Cyrillic") << "Зберегти позицію"
                              << "ПОЗ" << true;
    QTest::newRow("Hebrew") << "שמירת העמדה"
                            << "הע" << true;
    QTest::newRow("Chinese") << "保存局面"
                             << "局面" << true;
    QTest::newRow("Japanese") << "ルールを保存"
                              << "保存" << true;
    QTest::newRow("half a syllable of Korean") << "규칙 저장"
                                               << "저자" << true;
}

void TestWordSearch::wordsAreFoundByTheirBeginnings() {
    QFETCH(const QString, text);
    QFETCH(const QString, wanted);
    QTEST(language::hasWordsBeginning(text, wanted), "isFound");
}

QTEST_GUILESS_MAIN(TestWordSearch)
#include "tst_word_search.moc"
