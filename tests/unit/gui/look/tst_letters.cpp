// The fonts of the program: they are there, their figures are as high as capitals, and names on cards stay legible.
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/cards/lettering.h"
#include "app/gui/look/art/cards/tile_name.h"
#include "app/gui/look/art/heading.h"
#include "app/language/language.h"
#include "app/storage/data_folders.h"
#include "app/wording/names.h"
#include "engine/model/card_set.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QLocale>
#include <QTest>

#include <array>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// Sides of the picture on tiles of 110, 116, 133, 167 and 226 pixels.
constexpr std::array kTileSides{95.7, 101.0, 116.0, 145.0, 197.0};
/// Of the band with the name on cards of 96 and 128 pixels in the hand.
constexpr std::array kBands{QSizeF(86, 12.8), QSizeF(114, 17)};

QStringList namesOfCards() {
    QStringList names;
    for (const engine::Card card : engine::CardSet::deck()) {
        names << wording::cardName(card);
    }
    return names;
}

QString bare(QString text) {
    return text.remove(u' ');
}

/// What is wrong with a name on a tile; empty: nothing.
QString faultOf(double side, const QString& name, int powers) {
    const TileName placed = tileName(side, name, powers);
    const QRectF tile(0, 0, side, side);
    if (bare(placed.lines.join(QString())) != bare(name)) {
        return QStringLiteral("cut: ") + placed.lines.join(u'/');
    }
    if (!placed.isUsual || placed.font.pixelSize() < kLeastLetter || !tile.contains(placed.strip)) {
        return QStringLiteral("small: ") + name;
    }
    for (qsizetype line = 0; line < placed.lines.size(); ++line) {
        const QRectF room = placed.lineAt(line).adjusted(-0.1, 0, 0.1, 0);
        const QFontMetricsF letters(placed.font);
        if (letters.horizontalAdvance(placed.lines[line]) > room.width() || letters.capHeight() > room.height() ||
            !placed.strip.contains(placed.lineAt(line)) || placed.powers.intersects(placed.lineAt(line))) {
            return QStringLiteral("outside: ") + name;
        }
    }
    return {};
}

/// Changes the default locale during its lifetime.
class InLocale {
public:
    explicit InLocale(const char* name) { QLocale::setDefault(QLocale(QString::fromLatin1(name))); }
    ~InLocale() { QLocale::setDefault(before_); }
    InLocale(const InLocale&) = delete;
    InLocale& operator=(const InLocale&) = delete;

private:
    QLocale before_;
};

QFont large(QFont font) {
    font.setPixelSize(200);  // hinting does not matter
    return font;
}

double heightOf(const QFont& font, QChar sign) {
    return -QFontMetricsF(font).tightBoundingRect(QString(sign)).top();
}

}  // namespace

class TestLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ourFontsAreUsed();
    void figuresAreAsHighAsCapitals();
    void figuresForPointsAreEquallyWide();
    void otherScriptsHaveTheirOwnLetters();
    void headingsFollowTheProgramsFont();
    void namesShrinkAreCutShortAndAreLeftOut();
    void noNameIsTooSmall();
    void everyCardHasItsWholeName_data();
    void everyCardHasItsWholeName();
    void smallTilesHaveNoName();
    void namesArePartedBetweenWords();
};

void TestLetters::ourFontsAreUsed() {
    QCOMPARE(QFontInfo(headingFont(QFont())).family(), QStringLiteral("Gnostica Serif"));
    QCOMPARE(QFontInfo(headingFont(QFont())).weight(), int{QFont::Bold});
    QCOMPARE(QFontInfo(figuresFont(QFont())).family(), QStringLiteral("Gnostica Figures"));
    const QStringList styles = QFontDatabase::styles(QStringLiteral("Gnostica Serif"));
    for (const char* style : {"Regular", "Bold", "Black"}) {
        QVERIFY2(styles.contains(QLatin1String(style)), style);
    }
    const QFontMetricsF letters(headingFont(QFont()));
    for (const QChar sign : QStringLiteral("AzßÉłŻжЇΩ0−–“„«»…×½")) {
        QVERIFY2(letters.inFont(sign), qPrintable(QString(sign)));
    }
}

void TestLetters::figuresAreAsHighAsCapitals() {
    for (const QFont& font : {large(headingFont(QFont())), large(figuresFont(QFont()))}) {
        const double capital = heightOf(font, u'H');
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            const double height = heightOf(font, digit);
            QVERIFY2(height > 0.95 * capital && height < 1.12 * capital, qPrintable(QString(QChar(digit))));
            const double below = QFontMetricsF(font).tightBoundingRect(QString(QChar(digit))).bottom();
            QVERIFY2(below < 0.1 * capital, qPrintable(QString(QChar(digit))));
        }
    }
}

void TestLetters::figuresForPointsAreEquallyWide() {
    for (const QFont::Weight weight : {QFont::Bold, QFont::Black}) {
        const QFontMetricsF metrics(figuresFont(QFont(), 1, weight));
        std::set<double> widths;
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            widths.insert(metrics.horizontalAdvance(QChar(digit)));
        }
        QCOMPARE(widths.size(), std::size_t{1});
    }
    const QFontMetricsF text(large(headingFont(QFont())));
    QVERIFY2(text.horizontalAdvance(u'1') < text.horizontalAdvance(u'0'), "in text each has its own width");
}

/// The first family determines the height of lines.
void TestLetters::otherScriptsHaveTheirOwnLetters() {
    for (const char* ours : {"en", "de", "pl", "uk", "el"}) {
        const InLocale locale(ours);
        QCOMPARE(serifFamilies().first(), QStringLiteral("Gnostica Serif"));
    }
    const std::pair<const char*, const char*> others[] = {
        {"ja", "Noto Serif CJK JP"}, {"ar", "Noto Naskh Arabic"}, {"he", "Noto Serif Hebrew"}};
    for (const auto& [language, family] : others) {
        const InLocale locale(language);
        const QStringList families = serifFamilies();
        QCOMPARE(families.first(), QStringLiteral("Noto Serif"));
        const auto place = families.indexOf(QLatin1String(family));
        QVERIFY2(place > 0, language);
        QVERIFY2(families.indexOf(QStringLiteral("Gnostica Serif")) > place, language);
        QCOMPARE(figureFamilies().first(), QStringLiteral("Gnostica Figures"));
    }
}

void TestLetters::headingsFollowTheProgramsFont() {
    const QFont before = QApplication::font();
    QLabel plain;
    QLabel title;
    keepHeading(&title, 1.5);
    QFont larger = before;
    larger.setPointSizeF(before.pointSizeF() * 2);
    QApplication::setFont(larger);
    QCoreApplication::processEvents();
    const double size = title.font().pointSizeF();
    const double plainSize = plain.font().pointSizeF();
    QApplication::setFont(before);
    QCoreApplication::processEvents();
    QCOMPARE(plainSize, larger.pointSizeF());
    QCOMPARE(size, larger.pointSizeF() * 1.5);
    QCOMPARE(title.font().pointSizeF(), before.pointSizeF() * 1.5);
    QVERIFY(title.font().families().contains(QStringLiteral("Gnostica Serif")));
}

void TestLetters::namesShrinkAreCutShortAndAreLeftOut() {
    const QString name = QStringLiteral("The High Priestess");
    const auto in = [&](double width, double height) { return fittedName({width, height}, name); };
    const FittedName whole = in(400, 20);
    QCOMPARE(whole.text, name);
    QCOMPARE(whole.font.pixelSize(), 18);
    QCOMPARE(in(400, kLeastLetter).font.pixelSize(), int{kLeastLetter});
    QFont smallest = whole.font;
    smallest.setPixelSize(kLeastLetter);
    const double needed = QFontMetricsF(smallest).horizontalAdvance(name);
    const FittedName shrunk = in(needed * 1.3, 20);
    QCOMPARE(shrunk.text, name);
    QVERIFY(shrunk.font.pixelSize() < 18 && shrunk.font.pixelSize() >= kLeastLetter);
    const FittedName cut = in(needed * 0.7, 20);
    QVERIFY2(cut.text.endsWith(QChar(u'…')) && cut.text.startsWith(QStringLiteral("The ")), qPrintable(cut.text));
    QCOMPARE(cut.font.pixelSize(), int{kLeastLetter});
    QCOMPARE(in(14, 20).text, QString());
    QCOMPARE(in(400, 4).text, QString());
}

void TestLetters::noNameIsTooSmall() {
    for (double side = 20; side < 300; side += 7) {
        const FittedName fitted = fittedName({side * 0.8, side * 0.1}, QStringLiteral("Königin der Schwerter"));
        QVERIFY(fitted.text.isEmpty() || fitted.font.pixelSize() >= kLeastLetter);
        QVERIFY(QFontMetricsF(fitted.font).horizontalAdvance(fitted.text) <= side * 0.8 + 0.1);
    }
}

void TestLetters::everyCardHasItsWholeName_data() {
    QTest::addColumn<QString>("code");
    for (const language::LanguageName& each : language::languagesIn(storage::dataFolders().translations())) {
        QTest::addRow("%s", qPrintable(each.code)) << each.code;
    }
}

/// "The High Prie…" stood on every tile, next to its powers.
void TestLetters::everyCardHasItsWholeName() {
    QFETCH(const QString, code);
    language::Language language(storage::dataFolders().translations());
    QVERIFY(language.speak(code));
    for (const QString& name : namesOfCards()) {
        for (const double side : kTileSides) {
            for (const int powers : {0, 1, 2, 4}) {
                const QString fault = faultOf(side, name, powers);
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1, %2: %3").arg(side).arg(powers).arg(fault)));
            }
        }
        for (const QSizeF& band : kBands) {
            QCOMPARE(fittedName(band, name).text, name);
        }
    }
}

void TestLetters::smallTilesHaveNoName() {
    QVERIFY(tileName(89, QStringLiteral("The Sun"), 1).strip.isEmpty());
    QVERIFY(tileName(89, QStringLiteral("The Sun"), 1).lineAt(0).isEmpty());
    QVERIFY(!tileName(90, QStringLiteral("The Sun"), 1).strip.isEmpty());
}

void TestLetters::namesArePartedBetweenWords() {
    const QFont font = fittedName({400, 12}, QStringLiteral("A")).font;
    QCOMPARE(inTwoLines(QStringLiteral("The High Priestess"), font).join(u'/'), QStringLiteral("The High/Priestess"));
    QCOMPARE(inTwoLines(QStringLiteral("Temperance"), font).join(u'/'), QStringLiteral("Temperance"));
    QCOMPARE(inTwoLines(QStringLiteral("ペンタクルのクイーン"), font).size(), 2);
    const TileName crowded = tileName(101, QStringLiteral("The High Priestess"), 3);
    QCOMPARE(crowded.lines.size(), 2);
    QVERIFY(!crowded.powers.isEmpty());
}

QTEST_MAIN(TestLetters)
#include "tst_letters.moc"
