// Cards: what stands on them, and that it can be seen; colours that everybody can tell apart.
#include "app/gui/art/cards/card_art.h"
#include "app/gui/art/cards/card_faces.h"
#include "app/gui/art/icons.h"
#include "app/gui/art/theme.h"
#include "engine/model/card_set.h"
#include "tests/support/rulesets.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
/// WCAG 2.1
double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QImage drawn(const CardArt& art, engine::Card card, const CardText& text, QSize size, const Theme& theme,
             double ratio = 1, int turns = 0) {
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QSizeF lying = turns % 2 == 0 ? QSizeF(size) : QSizeF(size).transposed();
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.rotate(90.0 * turns);
    art.paint(painter, QRectF(QPointF(-lying.width() / 2, -lying.height() / 2), lying), card, text, theme);
    return image;
}

int coloursIn(const QImage& image, const QRect& part) {
    std::set<QRgb> seen;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            seen.insert(image.pixel(x, y));
        }
    }
    return static_cast<int>(seen.size());
}

std::vector<std::string> symbolsOf(const CardText& text) {
    std::vector<std::string> symbols;
    for (const PowerIcon& icon : text.icons) {
        symbols.push_back((icon.alternative ? "/" : "") + icon.symbol.toStdString());
        for (const QString& favour : icon.favours) {
            symbols.push_back("+" + favour.toStdString());
        }
    }
    return symbols;
}

using Symbols = std::vector<std::string>;

}  // namespace

class TestCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardHasANameACornerAValueAndPowers();
    void powersAreThoseOfTheRuleset();
    void everyIconHasAPicture();
    void everyCardIsDrawnAtEverySize_data();
    void everyCardIsDrawnAtEverySize();
    void aTurnedCardIsAPictureOfItsOwn();
    void aCardOnATwoToOneScreenIsSharp();
    void drawingTwiceIsTheSame();
    void ownersStandOutFromEveryBackground_data();
    void ownersStandOutFromEveryBackground();
    void ownersDifferInPatternToo();
    void textIsReadableOnCards();
    void iconsAreRecoloured();
    void themeFollowsTheChoice();
};

void TestCards::everyCardHasANameACornerAValueAndPowers() {
    const CardFaces faces(*tests::baseRules());
    std::set<QString> names;
    for (const engine::Card card : engine::CardSet::deck()) {
        const CardText& text = faces.text(card);
        QVERIFY(!text.name.isEmpty() && !text.corner.isEmpty());
        QCOMPARE(text.value, card.isMajor() ? 3 : card.rank() == engine::Rank::royalty ? 2 : 1);
        QVERIFY2(!text.icons.empty(), qPrintable(text.name));
        names.insert(text.name);
    }
    QCOMPARE(names.size(), std::size_t{engine::kCardCount});
    QVERIFY(faces.text(engine::Card::none()).icons.empty());
}

void TestCards::powersAreThoseOfTheRuleset() {
    const CardFaces faces(*tests::baseRules());
    const auto symbols = [&](int major) { return symbolsOf(faces.text(engine::Card::major(major))); };
    QCOMPARE(symbols(1), (Symbols{"power-sword", "/power-rod", "/power-cup", "/power-disc"}));
    QCOMPARE(symbols(3), (Symbols{"power-turn", "power-cup", "+no-limit"}));
    QCOMPARE(symbols(10), (Symbols{"power-cup", "+from-top"}));
    QCOMPARE(symbols(16), (Symbols{"power-turn", "power-sword", "+from-discard"}));
    QCOMPARE(symbols(15), (Symbols{"power-turn", "power-turn", "power-turn"}));
    QCOMPARE(symbolsOf(faces.text(engine::Card::minor(engine::Suit::rods, 4))), Symbols{"power-rod"});
}

void TestCards::everyIconHasAPicture() {
    const CardFaces faces(*tests::baseRules());
    Pictures pictures;
    for (const engine::Card card : engine::CardSet::deck()) {
        for (const PowerIcon& icon : faces.text(card).icons) {
            for (const QString& name : QStringList{icon.symbol} + icon.favours) {
                QVERIFY2(pictures.exists(QStringLiteral(":/symbols/%1.svg").arg(name)), qPrintable(name));
            }
        }
    }
}

void TestCards::everyCardIsDrawnAtEverySize_data() {
    QTest::addColumn<int>("width");
    QTest::newRow("as on a crowded board") << 60;
    QTest::newRow("in the hand") << 120;
    QTest::newRow("large") << 300;
}

/// A number in the corner, and something in the middle: at 60 pixels, too.
void TestCards::everyCardIsDrawnAtEverySize() {
    QFETCH(const int, width);
    const QSize size(width, width * 7 / 5);
    const CardFaces faces(*tests::baseRules());
    const CardArt art;
    for (const Theme& theme : {Theme::light(), Theme::dark()}) {
        for (const engine::Card card : engine::CardSet::deck()) {
            const QImage image = drawn(art, card, faces.text(card), size, theme);
            const QRect corner(width / 20, width / 20, width * 2 / 5, width / 4);
            const QRect middle(width / 3, width / 2, width / 2, width / 2);
            QVERIFY2(coloursIn(image, corner) > 8, qPrintable(faces.text(card).name));
            QVERIFY2(coloursIn(image, middle) > 4, qPrintable(faces.text(card).name));
        }
    }
}

void TestCards::aTurnedCardIsAPictureOfItsOwn() {
    const CardFaces faces(*tests::baseRules());
    const CardArt art{std::nullopt};  // the plain faces, of which the corner is turned back
    const engine::Card card = engine::Card::major(18);
    const QImage upright = drawn(art, card, faces.text(card), {100, 140}, Theme::light());
    const QImage lying = drawn(art, card, faces.text(card), {140, 100}, Theme::light(), 1, 1);
    QVERIFY(coloursIn(lying, QRect(100, 4, 36, 20)) > 8);  // the number is at the onlooker's top right
    QTransform quarter;
    quarter.rotate(90);
    QVERIFY(lying != upright.transformed(quarter));  // and not turned with the card
}

/// Twice the pixels, not the same pixels twice.
void TestCards::aCardOnATwoToOneScreenIsSharp() {
    const CardFaces faces(*tests::baseRules());
    const CardArt art;
    const engine::Card card = engine::Card::minor(engine::Suit::cups, 12);
    const QImage once = drawn(art, card, faces.text(card), {100, 140}, Theme::light(), 1);
    const QImage twice = drawn(art, card, faces.text(card), {100, 140}, Theme::light(), 2);
    QCOMPARE(twice.size(), QSize(200, 280));
    QVERIFY(twice != once.scaled(200, 280));
}

void TestCards::drawingTwiceIsTheSame() {
    const CardFaces faces(*tests::baseRules());
    const CardArt art{std::nullopt};
    const engine::Card card = engine::Card::major(0);
    const QImage first = drawn(art, card, faces.text(card), {100, 140}, Theme::dark());
    QCOMPARE(drawn(art, card, faces.text(card), {100, 140}, Theme::dark()), first);
    QVERIFY(drawn(art, card, faces.text(card), {100, 140}, Theme::light()) != first);
}

void TestCards::ownersStandOutFromEveryBackground_data() {
    QTest::addColumn<QColor>("background");
    QTest::newRow("felt, light") << Theme::light().felt;
    QTest::newRow("felt, dark") << Theme::dark().felt;
    QTest::newRow("tile, light") << Theme::light().tile;
    QTest::newRow("tile, dark") << Theme::dark().tile;
    QTest::newRow("card, light") << Theme::light().cardFace;
    QTest::newRow("card, dark") << Theme::dark().cardFace;
}

/// WCAG 2.1, 1.4.11: what is to be recognised has a contrast of 3:1 with what it is on.
void TestCards::ownersStandOutFromEveryBackground() {
    QFETCH(const QColor, background);
    for (const SeatLook& look : defaultSeatLooks()) {
        QVERIFY2(contrast(look.colour, background) >= 3, qPrintable(look.colour.name()));
    }
    for (const Theme& theme : {Theme::light(), Theme::dark()}) {
        if (theme.felt == background || theme.tile == background) {
            QVERIFY(contrast(theme.legal, background) >= 3);
            QVERIFY(contrast(theme.selected, background) >= 2.5);
            QVERIFY(contrast(theme.preview, background) >= 3);
            QVERIFY(contrast(theme.cursor, background) >= 7);
        }
    }
}

void TestCards::ownersDifferInPatternToo() {
    std::set<Pattern> patterns;
    std::set<QString> colours;
    for (const SeatLook& look : defaultSeatLooks()) {
        patterns.insert(look.pattern);
        colours.insert(look.colour.name());
    }
    QCOMPARE(patterns.size(), std::size_t{6});
    QCOMPARE(colours.size(), std::size_t{6});
}

void TestCards::textIsReadableOnCards() {
    for (const Theme& theme : {Theme::light(), Theme::dark()}) {
        QVERIFY(contrast(theme.ink, theme.cardFace) >= 7);
        QVERIFY(contrast(theme.ink, theme.cardShade) >= 7);
        QVERIFY(contrast(theme.ink, theme.tile) >= 7);
    }
}

void TestCards::iconsAreRecoloured() {
    const QIcon light = icon(QStringLiteral("undo"), Theme::light());
    const QIcon dark = icon(QStringLiteral("undo"), Theme::dark());
    QVERIFY(!light.isNull());
    QVERIFY(light.pixmap(24, 24).toImage() != dark.pixmap(24, 24).toImage());
    QCOMPARE(light.pixmap(QSize(24, 24), 2.0).size(), QSize(48, 48));
    QVERIFY(icon(QStringLiteral("no-such-icon"), Theme::light()).isNull());
}

void TestCards::themeFollowsTheChoice() {
    QVERIFY(!themeFor(ThemeChoice::light, true).onDark);
    QVERIFY(themeFor(ThemeChoice::dark, false).onDark);
    QVERIFY(themeFor(ThemeChoice::system, true).onDark);
    QVERIFY(isDark(widgetPalette(Theme::dark())));
    QVERIFY(!isDark(widgetPalette(Theme::light())));
    QVERIFY(Theme::light().fingerprint() != Theme::dark().fingerprint());
}

QTEST_MAIN(TestCards)
#include "tst_cards.moc"
