// Lists of names are in the order in which people look for them.
#include "app/language/name_order.h"

#include <QLocale>
#include <QStringList>
#include <QTest>

#include <algorithm>

using gnostica::language::NameOrder;

class TestNameOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::system()); }
    void numbersStandByTheirSize_data();
    void numbersStandByTheirSize();
    void lettersStandAsInTheLanguage();
};

void TestNameOrder::numbersStandByTheirSize_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("English") << QLocale(QLocale::English);
    QTest::newRow("Polish") << QLocale(QLocale::Polish);
    QTest::newRow("none") << QLocale::c();
}

// Regression: "Mine (10)" was before "Mine (2)".
void TestNameOrder::numbersStandByTheirSize() {
    QFETCH(const QLocale, locale);
    QLocale::setDefault(locale);
    const QStringList ordered{QStringLiteral("3stica"),     QStringLiteral("3stica (2)"), QStringLiteral("3stica (10)"),
                              QStringLiteral("12 players"), QStringLiteral("Mine 9"),     QStringLiteral("Mine 10")};
    QStringList names = ordered;
    std::ranges::reverse(names);
    std::ranges::sort(names, NameOrder());
    QCOMPARE(names, ordered);
}

void TestNameOrder::lettersStandAsInTheLanguage() {
    QLocale::setDefault(QLocale(QLocale::German));
    const NameOrder before;
    QVERIFY(before(QStringLiteral("Äpfel"), QStringLiteral("Birnen")));
    QVERIFY(before(QStringLiteral("birnen"), QStringLiteral("Zitronen")));
    QVERIFY(!before(QStringLiteral("Birnen"), QStringLiteral("Birnen")));
}

QTEST_MAIN(TestNameOrder)
#include "tst_name_order.moc"
