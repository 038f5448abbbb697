// Texts of lessons, with the program's names for things.
#include "app/wording/play/lesson_wording.h"

#include <QLocale>
#include <QtTest>

#include <array>

using namespace gnostica;
using engine::LessonText;
using engine::Seat;
using wording::lessonText;

class TestLessonWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thingsAreCalledAsOnTheBoard();
    void theReadersLanguageIsChosen();
    void whatCannotBeReadIsNotShown();
    void groupsHaveTitles();
};

void TestLessonWords::thingsAreCalledAsOnTheBoard() {
    const LessonText text{
        {"en", "Lay {card:cups-ace} on {space:-1,1}: {piece:A1W@0,1} points there, {piece:B3U@1,1} not."}};
    QCOMPARE(lessonText(text, Seat::a),
             QStringLiteral("Lay Ace of Cups on c5: your small piece on d5 points there, Player B's large piece on e5 "
                            "not."));
    const std::array<QString, 2> names{QStringLiteral("Ann"), QStringLiteral("%1 {dative}")};
    QCOMPARE(lessonText({{"en", "{seat:A} beats {seat:B} by 100 %."}}, Seat::none, names),
             QStringLiteral("Ann beats %1 {dative} by 100 %."));
    QCOMPARE(lessonText({{"en", "{piece:A1W@0,1} acts."}}, Seat::a), QStringLiteral("Your small piece on d5 acts."));
}

void TestLessonWords::theReadersLanguageIsChosen() {
    const LessonText text{{"en", "Go to {space:1,1}."}, {"de", "Geh nach {space:1,1}."}};
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    const QString german = lessonText(text, Seat::a);
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    QCOMPARE(german, QStringLiteral("Geh nach e5."));
    QCOMPARE(lessonText(text, Seat::a), QStringLiteral("Go to e5."));
    QCOMPARE(lessonText({}, Seat::a), QString());
}

void TestLessonWords::whatCannotBeReadIsNotShown() {
    QCOMPARE(lessonText({{"en", "Go to {space:nowhere}."}}, Seat::a), QString());
    QCOMPARE(lessonText({{"en", "Two\nlines"}}, Seat::a), QStringLiteral("Two lines"));
}

void TestLessonWords::groupsHaveTitles() {
    QStringList titles;
    for (std::size_t i = 0; i < engine::kLessonGroupWords.size(); ++i) {
        titles << wording::lessonGroupTitle(static_cast<engine::LessonGroup>(i));
    }
    QCOMPARE(titles.removeDuplicates(), 0);
    QVERIFY(!titles.contains(QString()));
}

QTEST_GUILESS_MAIN(TestLessonWords)
#include "tst_lesson_words.moc"
