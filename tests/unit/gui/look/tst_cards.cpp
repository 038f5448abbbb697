// Cards: their contents, their legibility, and colours that everybody can tell apart.
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/cards/lettering.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/card_set.h"
#include "tests/support/rulesets.h"

#include <QPainter>
#include <QTest>

#include <cstdlib>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// The theme without a deck.
Theme plain(Theme theme) {
    theme.deck = nullptr;
    return theme;
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
    void ownersDifferInPatternToo();
    void iconsAreRecoloured();
    void themeFollowsTheChoice();
    void aBriefCardIsCroppedNotScaled();
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

/// A number in the corner and a picture in the middle, even at 60 pixels.
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
    const CardArt art;  // on plain faces the corner is turned back
    const engine::Card card = engine::Card::major(18);
    const QImage upright = drawn(art, card, faces.text(card), {100, 140}, plain(Theme::light()));
    const QImage lying = drawn(art, card, faces.text(card), {140, 100}, plain(Theme::light()), 1, 1);
    QVERIFY(coloursIn(lying, QRect(100, 4, 36, 20)) > 8);  // the number is at the viewer's top right
    QTransform quarter;
    quarter.rotate(90);
    QVERIFY(lying != upright.transformed(quarter));  // not rotated with the card
}

/// Twice the resolution, not each pixel twice.
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
    const CardArt art;
    const engine::Card card = engine::Card::major(0);
    const QImage first = drawn(art, card, faces.text(card), {100, 140}, plain(Theme::dark()));
    QCOMPARE(drawn(art, card, faces.text(card), {100, 140}, plain(Theme::dark())), first);
    QVERIFY(drawn(art, card, faces.text(card), {100, 140}, plain(Theme::light())) != first);
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

void TestCards::aBriefCardIsCroppedNotScaled() {
    const CardFaces faces(*tests::baseRules());
    const CardArt art;
    const engine::Card card = engine::Card::major(13);
    const auto formed = [&](CardForm form) {
        QImage image(QSize(210, qRound(heightOfCard(210, form))), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        art.paint(painter, image.rect(), card, faces.text(card), Theme::light(), form);
        return image;
    };
    const QImage brief = formed(CardForm::brief);
    const QImage whole = formed(CardForm::whole);
    QCOMPARE(brief.height(), 282);
    QCOMPARE(whole.height(), 360);
    // The square of the picture: from 92 of a brief card, and from 170 of a whole one.
    double difference = 0;
    int count = 0;
    for (int y = 8; y < 180; ++y) {
        for (int x = 16; x < 194; ++x, ++count) {
            difference += std::abs(qGray(brief.pixel(x, 46 + y)) - qGray(whole.pixel(x, 85 + y)));
        }
    }
    QVERIFY2(difference / count < 3, qPrintable(QString::number(difference / count)));
    QVERIFY(coloursIn(brief, QRect(40, 248, 130, 24)) > 8);  // its name
}

QTEST_MAIN(TestCards)
#include "tst_cards.moc"
