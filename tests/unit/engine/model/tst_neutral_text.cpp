// Numbers and letters of files, formats and command lines are the same in every locale.
#include "engine/documents/problems.h"
#include "engine/model/neutral_text.h"

#include <QProcess>
#include <QtTest>
#include <rapidcheck.h>

#include <array>
#include <cctype>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <sstream>

using namespace gnostica::engine;

namespace {

/// As formatted by the C library.
std::string localHalf() {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.1f", 0.5);
    return text.data();
}

/// Prints a half in a process that a test starts.
int sayHalf(int, char**) {
    std::puts(localHalf().c_str());
    return 0;
}
const gnostica::tests::Errand half("--half", sayHalf);

template <class Number>
QString told(const std::optional<Number>& number) {
    return number ? QString::number(*number) : QStringLiteral("none");
}

/// Restores the previous locale of the process.
class NumericLocale {
public:
    explicit NumericLocale(const char* name) : before_(std::setlocale(LC_NUMERIC, nullptr)) {
        isThere_ = std::setlocale(LC_NUMERIC, name) != nullptr;
    }
    NumericLocale(const NumericLocale&) = delete;
    NumericLocale& operator=(const NumericLocale&) = delete;
    ~NumericLocale() { std::setlocale(LC_NUMERIC, before_.c_str()); }
    bool isThere() const { return isThere_; }

private:
    std::string before_;
    bool isThere_ = false;
};

}  // namespace

class TestNeutralText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLocaleOfTheTestsIsInForce();
    void wholeNumbersAreRead_data();
    void wholeNumbersAreRead();
    void wholeNumbersFitTheirType();
    void realNumbersAreRead_data();
    void realNumbersAreRead();
    void realNumbersAreWritten_data();
    void realNumbersAreWritten();
    void whatIsWrittenIsRead();
    void everyDecimalPointIsLeftAlone();
    void librariesCanBeKeptNeutral();
    void streamsAreNeutral();
    void lettersAreThoseOfAscii();
    void placesInListsHaveOneSpelling();
};

// Without it, all tests with a comma would test a point.
void TestNeutralText::theLocaleOfTheTestsIsInForce() {
    const QByteArray wanted = qgetenv("GNOSTICA_TEST_LOCALE");
    if (wanted.isEmpty()) {
        QSKIP("is set by CTest");
    }
    const bool isTurkish = wanted.startsWith("tr_TR");
    QVERIFY2(isTurkish || wanted == "C.UTF-8", wanted.constData());
    const std::string expected = isTurkish ? "0,5" : "0.5";
    QCOMPARE(QByteArray(std::setlocale(LC_NUMERIC, nullptr)), wanted);
    QCOMPARE(QByteArray(std::setlocale(LC_CTYPE, nullptr)), wanted);
    QCOMPARE(localHalf(), expected);
    QCOMPARE(std::tolower('I') == 'i', !isTurkish);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--half")});
    QVERIFY(child.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(child.readAllStandardOutput().trimmed().toStdString(), expected);
}

void TestNeutralText::wholeNumbersAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    const auto row = [](const char* text, const char* number) {
        QTest::addRow("'%s'", text) << QString::fromUtf8(text) << QString::fromUtf8(number);
    };
    row("0", "0");
    row("-12", "-12");
    row("010", "10");
    row("2147483647", "2147483647");
    for (const char* text : {"", "-", "+7", " 7", "7 ", "7x", "0x10", "1e3", "1.000", "1,000", "٧", "2147483648",
                             "99999999999999999999999"}) {
        row(text, "none");
    }
}

void TestNeutralText::wholeNumbersAreRead() {
    QFETCH(QString, text);
    QTEST(told(wholeNumber<int>(text.toStdString())), "number");
}

void TestNeutralText::wholeNumbersFitTheirType() {
    QCOMPARE(wholeNumber<std::uint64_t>("18446744073709551615").value(), ~std::uint64_t{0});
    QVERIFY(!wholeNumber<std::uint64_t>("18446744073709551616"));
    QVERIFY(!wholeNumber<std::uint64_t>("-1"));
    QCOMPARE(wholeNumber<std::uint32_t>("fF00aa", 16).value(), 0xFF00AAU);
    QVERIFY(!wholeNumber<std::uint32_t>("g", 16));
}

void TestNeutralText::realNumbersAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    const auto row = [](const char* text, const char* number) {
        QTest::addRow("'%s'", text) << QString::fromUtf8(text) << QString::fromUtf8(number);
    };
    row("0.5", "0.5");
    row("-0.25", "-0.25");
    row("12", "12");
    row("1e-3", "0.001");
    for (const char* text :
         {"", ".", "-", "0,5", "1.000,5", "0.5x", " 0.5", "nan", "inf", "-inf", "1e999", "0x1p3", "0\u066B5"}) {
        row(text, "none");
    }
}

void TestNeutralText::realNumbersAreRead() {
    QFETCH(QString, text);
    QTEST(told(realNumber(text.toStdString())), "number");
}

void TestNeutralText::realNumbersAreWritten_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fixed");
    QTest::newRow("a half") << 0.5 << 3 << "0.5"
                            << "0.500";
    QTest::newRow("a third") << 1.0 / 3 << 4 << "0.3333"
                             << "0.333";
    QTest::newRow("whole") << 42.0 << 3 << "42"
                           << "42.000";
    QTest::newRow("thousands") << 1234567.0 << 10 << "1234567"
                               << "1234567.000";
    QTest::newRow("large") << 1e20 << 3 << "1e+20"
                           << "100000000000000000000.000";
    QTest::newRow("small") << -0.00001 << 3 << "-1e-05"
                           << "-0.000";
}

void TestNeutralText::realNumbersAreWritten() {
    QFETCH(double, value);
    QFETCH(int, digits);
    QTEST(QString::fromStdString(shortText(value, digits)), "text");
    QTEST(QString::fromStdString(fixedText(value, 3)), "fixed");
}

void TestNeutralText::whatIsWrittenIsRead() {
    const bool isRead = rc::check("every number", [](double value) {
        RC_PRE(std::isfinite(value));
        RC_ASSERT(realNumber(shortText(value, 17)) == value);
        RC_ASSERT(!fixedText(value, 3).empty());
    });
    QVERIFY(isRead);
}

// There are three decimal points in the world.
void TestNeutralText::everyDecimalPointIsLeftAlone() {
    for (const auto& [name, local] :
         {std::pair("C", "0.5"), std::pair("tr_TR.UTF-8", "0,5"), std::pair("ps_AF.UTF-8", "0\u066B5")}) {
        const NumericLocale locale(name);
        if (!locale.isThere() && qgetenv("LOCPATH").isEmpty()) {
            QSKIP("has the locales that CTest sets");
        }
        QVERIFY2(locale.isThere(), name);
        QCOMPARE(localHalf(), std::string(local));
        QCOMPARE(shortText(0.5, 3), std::string("0.5"));
        QCOMPARE(fixedText(0.5, 2), std::string("0.50"));
        QCOMPARE(realNumber("0.5").value_or(0), 0.5);
    }
}

void TestNeutralText::librariesCanBeKeptNeutral() {
    const NumericLocale locale("");
    QVERIFY(locale.isThere());
    keepNumbersNeutral();
    QCOMPARE(localHalf(), std::string("0.5"));
}

void TestNeutralText::streamsAreNeutral() {
    std::ostringstream text;
    text << 1234.5;
    QCOMPARE(text.str(), std::string("1234.5"));
}

void TestNeutralText::lettersAreThoseOfAscii() {
    std::string letters;
    std::string digits;
    for (int code = 0; code < 256; ++code) {
        const char c = static_cast<char>(code);
        letters += isLetter(c) ? std::string(1, smallLetter(c)) : std::string();
        digits += isDigit(c) ? std::string(1, c) : std::string();
        QVERIFY(isLetter(c) || smallLetter(c) == c);
    }
    const std::string alphabet = "abcdefghijklmnopqrstuvwxyz";
    QCOMPARE(letters, alphabet + alphabet);
    QCOMPARE(digits, std::string("0123456789"));
}

void TestNeutralText::placesInListsHaveOneSpelling() {
    QCOMPARE(placeIn("0").value(), std::size_t{0});
    QCOMPARE(placeIn("10").value(), std::size_t{10});
    for (const char* token : {"", "-", "-1", "01", "00", "1x", "99999999999999999999999"}) {
        QVERIFY2(!placeIn(token), token);
    }
    const nlohmann::json list{"a", "b"};
    QVERIFY(valueAt(list, "/1") == &list[1]);
    QVERIFY(valueAt(list, "/01") == nullptr);
}

QTEST_GUILESS_MAIN(TestNeutralText)
#include "tst_neutral_text.moc"
