// The puzzle of the day is the same for everybody, and stays the same when puzzles are added.
#include "engine/lab/puzzles/day.h"

#include <QtTest>

#include <set>
#include <string>
#include <vector>

using gnostica::engine::lab::CalendarDay;
using gnostica::engine::lab::puzzleOfDay;

namespace {

std::vector<std::string> letters(int count) {
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i) {
        names.emplace_back(1, static_cast<char>('a' + i));
    }
    return names;
}

std::string chosen(const CalendarDay& day, const std::vector<std::string>& names) {
    const auto place = puzzleOfDay(day, names);
    return place ? names.at(*place) : std::string();
}

}  // namespace

class TestPuzzleOfTheDay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void daysHaveTheirPuzzles();
    void theOrderDoesNotMatter();
    void addedPuzzlesTakeOnlyTheirDays();
    void everyPuzzleHasItsDay();
};

// Computed by another program: every platform must agree.
void TestPuzzleOfTheDay::daysHaveTheirPuzzles() {
    const auto names = letters(7);
    QCOMPARE(chosen({2026, 11, 28}, names), std::string("a"));
    QCOMPARE(chosen({2026, 11, 29}, names), std::string("a"));
    QCOMPARE(chosen({2026, 12, 31}, names), std::string("e"));
    QCOMPARE(chosen({2027, 1, 1}, names), std::string("a"));
    QCOMPARE(chosen({2028, 2, 29}, names), std::string("f"));
    QVERIFY(!puzzleOfDay({2026, 11, 28}, {}));
}

void TestPuzzleOfTheDay::theOrderDoesNotMatter() {
    const auto names = letters(20);
    const std::vector<std::string> backwards(names.rbegin(), names.rend());
    for (int day = 1; day <= 31; ++day) {
        QCOMPARE(chosen({2027, 1, day}, names), chosen({2027, 1, day}, backwards));
    }
}

void TestPuzzleOfTheDay::addedPuzzlesTakeOnlyTheirDays() {
    for (int month = 1; month <= 12; ++month) {
        for (int day = 1; day <= 28; ++day) {
            const std::string before = chosen({2027, month, day}, letters(15));
            const std::string after = chosen({2027, month, day}, letters(16));
            QVERIFY(after == before || after == "p");
        }
    }
}

void TestPuzzleOfTheDay::everyPuzzleHasItsDay() {
    std::set<std::string> had;
    for (int month = 1; month <= 12; ++month) {
        for (int day = 1; day <= 28; ++day) {
            had.insert(chosen({2027, month, day}, letters(20)));
        }
    }
    QCOMPARE(had.size(), std::size_t{20});
}

QTEST_MAIN(TestPuzzleOfTheDay)
#include "tst_puzzle_of_the_day.moc"
