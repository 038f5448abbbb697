// Pictures of decks from untrusted sources: what they may access, their size limits, their place on the card.
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/drawing/drawing_check.h"
#include "app/gui/look/art/drawing/unpacked.h"
#include "app/storage/files.h"
#include "tests/support/rulesets.h"
#include "tests/unit/gui/look/made_deck.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>

#include <sys/stat.h>
#include <zlib.h>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

const engine::Card kSun = engine::Card::major(19);

QByteArray repeated(const QByteArray& text, int count) {
    return text.repeated(count);
}

QByteArray packed(const QByteArray& text) {
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    QByteArray in = text;
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(in.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return out;
}

QByteArray pngAsText(const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(0x20, 0x40, 0x60));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes.toBase64();
}

QImage drawnCard(const Deck& deck, engine::Card card, const QSize& size = {150, 210}) {
    static const CardFaces faces(*tests::baseRules());
    Theme theme = Theme::light();
    theme.deck = std::make_shared<const Deck>(deck);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    CardArt().paint(painter, image.rect(), card, faces.text(card), theme);
    return image;
}

QImage drawnPlainly(engine::Card card) {
    static const CardFaces faces(*tests::baseRules());
    Theme theme = Theme::light();
    theme.deck = nullptr;
    QImage image(150, 210, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    CardArt().paint(painter, image.rect(), card, faces.text(card), theme);
    return image;
}

QImage drawnBack(const Deck& deck) {
    Theme theme = Theme::light();
    theme.deck = std::make_shared<const Deck>(deck);
    QImage image(150, 210, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    CardArt().paintBack(painter, image.rect(), theme);
    return image;
}

/// Number of pixels that differ by more than rounding.
int differing(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            const int far = std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                                      std::abs(a.blue() - b.blue()), std::abs(a.alpha() - b.alpha())});
            count += far > 24 ? 1 : 0;
        }
    }
    return count;
}

using Spoil = std::function<void(const MadeDeck&)>;

Spoil written(const QByteArray& text) {
    return [text](const MadeDeck& deck) { deck.write(kSunFile, text); };
}

/// Replaces the picture of the sun.
void replaceSun(const MadeDeck& deck, const std::function<void(const QByteArray&)>& make) {
    QVERIFY(QFile::remove(deck.path(kSunFile)));
    make(QFile::encodeName(deck.path(kSunFile)));
}

}  // namespace

Q_DECLARE_METATYPE(Spoil)

class TestDeckPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsRefusedIsSaidWithItsPlace_data();
    void whatIsRefusedIsSaidWithItsPlace();
    void whatIsGoodIsDrawn_data();
    void whatIsGoodIsDrawn();
    void whatIsLeftOutLeadsNowhere();
    void viewBoxesFillTheCard_data();
    void viewBoxesFillTheCard();
    void otherProportionsStandInTheMiddle();
    void aWholeDeckTakesNoMoreMemoryThanItMay_data();
    void aWholeDeckTakesNoMoreMemoryThanItMay();
    void packedDrawingsAreUnpackedWithinABound();
    void nothingBelowALinkThatLeadsOutIsRead();
    void whatNoPictureIsThereForIsDrawnFromOurDeck();
    void aPictureThatHasBeenWrittenAnewIsReadAnew();
};

void TestDeckPictures::whatIsRefusedIsSaidWithItsPlace_data() {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const Spoil& spoil, int line, const char* words) {
        QTest::newRow(name) << spoil << line << QString::fromUtf8(words);
    };
    row("no bytes", written(""), 1, "not valid XML");
    row("noise", written(QByteArray("\x89\x01\xff\x00\x7f\n\n<", 8)), 1, "not valid XML");
    row("cut off", written(svg("<g>").chopped(9)), 1, "not valid XML");
    row("a web page", written("<html/>"), 1, "begins with “html”");
    row("packed, cut off", written(packed(MadeDeck::drawing()).chopped(20)), 0, "compressed data is damaged");
    row("packed bomb", written(packed(svg(QByteArray(300'000'000, ' ')))), 0, "at most 4194304 bytes");
    row("a huge file", written(QByteArray(5 << 20, ' ')), 0, "at most 4194304 bytes");
    row("entities", written("<!DOCTYPE svg [<!ENTITY a 'aaaa'>\n<!ENTITY b '&a;&a;'>]>\n" + svg("<text>&b;</text>")), 2,
        "entity declarations");
    row("a file as entity",
        written("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + svg("<text>&a;</text>")), 1,
        "entity declarations");
    row("a picture elsewhere", written(svg("\n<image xlink:href='/etc/secret.png' width='9' height='9'/>")), 2,
        "“/etc/secret.png” refers to another file");
    row("a picture beside it", written(svg("<image href='moon.svg' width='9' height='9'/>")), 1, "“moon.svg” refers");
    row("a picture of the web", written(svg("<image xlink:href='http://example.org/a.png'/>")), 1, "refers to another");
    row("a part of another drawing", written(svg("<use xlink:href='moon.svg#leaf'/>")), 1, "“moon.svg#leaf” refers");
    row("a fill of another file", written(svg("<rect width='9' height='9' fill='url( \"moon.svg#leaf\")'/>")), 1,
        "“moon.svg#leaf");
    row("a style of another file", written(svg("<rect style='fill:URL(file:///etc/a#b)'/>")), 1, "refers to another");
    row("an imported style sheet", written(svg("<style>\n@import 'file:///etc/a.css';</style>")), 2,
        "“@import” refers");
    row("a drawing within the drawing",
        written(svg("<image href='data:image/svg+xml;base64," + svg("<g/>").toBase64() + "'/>")), 1,
        "expected PNG or JPEG");
    row("a huge picture", written(svg("<image href='data:image/png;base64," + pngAsText({2000, 1500}) + "'/>")), 1,
        "at most 2000000 pixels");
    row("a picture whose address Qt does not read",
        written(svg("<image href='data:image/png;BASE64," + pngAsText({42, 72}) + "'/>")), 1, "expected PNG or JPEG");
    row("a broken picture", written(svg("<image href='data:image/png;base64,iVBORw0KGgo='/>")), 1,
        "expected PNG or JPEG");
    row("nested groups", written(svg("\n" + repeated("<g>", 200'000) + repeated("</g>", 200'000))), 2,
        "at most 100 levels");
    row("many elements", written(svg(repeated("<path/>", 150'000))), 1, "at most 100000");
    row("a part within itself",
        written(svg("<g id='a'>\n<use xlink:href='#b'/></g><g id='b'>\n<use xlink:href='#a'/></g>")), 3,
        "“#a” contains itself");
    QByteArray layers = "<g id='l0'><rect width='9' height='9'/></g>";
    for (int i = 1; i <= 9; ++i) {
        const QByteArray below = "<use xlink:href='#l" + QByteArray::number(i - 1) + "'/>";
        layers += "\n<g id='l" + QByteArray::number(i) + "'>" + repeated(below, 10) + "</g>";
    }
    row("a part many times", written(svg(layers)), 6, "at most 100000");
    QByteArray chain = "<g id='c0'><rect width='9' height='9'/></g>";
    for (int i = 1; i <= 5000; ++i) {
        chain += "<g id='c" + QByteArray::number(i) + "'><use xlink:href='#c" + QByteArray::number(i - 1) + "'/></g>";
    }
    row("a long chain of parts", written(svg(chain)), 1, "at most 100 levels");
    row("a huge view box", written(svg("<rect/>", "viewBox='0 0 1e308 1e308'")), 1, "view box “0 0 1e308 1e308”");
    row("a flat view box", written(svg("<rect/>", "viewBox='0 0 420 0'")), 1, "view box “0 0 420 0”");
    row("a huge number", written(svg("\n<path d='M0 0L1e300 9' stroke='#000'/>")), 2, "“1e300” is too large");
    row("a huge factor", written(svg("<g transform='scale(1e9)'><rect width='9' height='9'/></g>")), 1, "“1e9”");
    row("a huge number in a style", written(svg("<rect width='9' height='9' style='fill:#1e9999;stroke-width:1e99'/>")),
        1, "“1e99”");
    row("many dashes", written(svg("<path d='M0 0H420' stroke='#000' stroke-dasharray='0.00001'/>")), 0, "too long");
    row("dashes of no length", written(svg("<path d='M0 0H420' stroke='#000' stroke-dasharray='0 0'/>")), 0, "");
    row("areas over areas",
        written(svg("<defs><rect id='r' width='420' height='720'/></defs>" + repeated("<use xlink:href='#r'/>", 5000))),
        0, "too long");
    row("factors on factors",
        written(
            svg(repeated("<g transform='scale(900000)'>", 60) + "<rect width='9' height='9'/>" + repeated("</g>", 60))),
        0, "Nothing in this file");
    row("nothing to see", written(svg("<defs><rect width='9' height='9'/></defs><filter/>")), 0,
        "Nothing in this file");
    row(
        "no file", [](const MadeDeck& deck) { QVERIFY(QFile::remove(deck.path(kSunFile))); }, 0, "cannot be opened");
    row(
        "a pipe",
        [](const MadeDeck& deck) { replaceSun(deck, [](const QByteArray& name) { QCOMPARE(mkfifo(name, 0600), 0); }); },
        0, "not an ordinary file");
    row(
        "a device",
        [](const MadeDeck& deck) {
            replaceSun(deck, [](const QByteArray& name) { QCOMPARE(symlink("/dev/zero", name), 0); });
        },
        0, "outside its folder");
    row(
        "a link that leads out",
        [](const MadeDeck& deck) {
            const QByteArray target = QFile::encodeName(shipped("woodcut") + QStringLiteral("/cards/sun.svg"));
            QVERIFY(QFile::exists(QFile::decodeName(target)));
            replaceSun(deck, [&](const QByteArray& name) { QCOMPARE(symlink(target, name), 0); });
        },
        0, "outside its folder");
}

/// Within a time limit that even a busy machine keeps; the rest of the deck is drawn.
void TestDeckPictures::whatIsRefusedIsSaidWithItsPlace() {
    QFETCH(Spoil, spoil);
    QFETCH(int, line);
    QFETCH(QString, words);
    const MadeDeck made;
    const auto deck = made.read();
    QVERIFY(deck);
    spoil(made);
    const DeckFaults faults = faultsOf(*deck);
    if (words.isEmpty()) {  // either result is fine, as long as it ends
        QVERIFY(!drawnCard(*deck, kSun).isNull());
        return;
    }
    QCOMPARE(faults.count, 1);
    QVERIFY(faults.first);
    QCOMPARE(faults.first->file, kSunFile);
    QCOMPARE(faults.first->line, line);
    const QString sentence = sentenceOf(*faults.first);
    QVERIFY2(sentence.contains(words) && sentence.contains(kSunFile), qPrintable(sentence));
    QCOMPARE(drawnCard(*deck, kSun), drawnPlainly(kSun));
    QVERIFY(differing(drawnCard(*deck, engine::Card::major(18)), drawnPlainly(engine::Card::major(18))) > 100);
}

void TestDeckPictures::whatIsGoodIsDrawn_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray ground = "<rect width='420' height='720' fill='#204060'/>";
    const QByteArray sun = "<circle cx='210' cy='330' r='120' fill='#e0a040'/>";
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("as it is", svg(ground + sun));
    row("packed", packed(svg(ground + sun)));
    row("with a document type",
        "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/svg11.dtd'>" + svg(ground + sun));
    row("without a name space", "<svg viewBox='0 0 420 720'>" + ground + sun + "</svg>");
    row("by classes", svg("<style>.a{fill:#204060} .b{fill:#e0a040}</style><rect class='a' width='420' height='720'/>"
                          "<circle class='b' cx='210' cy='330' r='120'/>"));
    row("parts that are drawn again", svg("<defs><circle id='s' r='120' fill='#e0a040'/></defs>" + ground +
                                          "<use xlink:href='#s' x='210' y='330'/>"));
    row("parts as in SVG 2",
        svg("<defs><circle id='s' r='120' fill='#e0a040'/></defs>" + ground + "<use href='#s' x='210' y='330'/>"));
    row("a gradient", svg("<linearGradient id='g'><stop stop-color='#204060'/></linearGradient>"
                          "<rect width='420' height='720' fill='url(#g)'/>" +
                          sun));
    for (const char* address : {"data:image/png;base64,", "DATA:image/png;base64,", " Data:IMAGE/PNG;base64,"}) {
        QTest::addRow("an embedded picture, %s", address) << svg(
            "<image width='420' height='720' xlink:href='" + QByteArray(address) + pngAsText({42, 72}) + "'/>" + sun);
    }
    row("what an editor adds", svg("<metadata><x:a xmlns:x='urn:x'>b</x:a></metadata>"
                                   "<e:view xmlns:e='urn:e' e:href='http://example.org'><e:g/></e:view>" +
                                   ground + "<script>alert()</script>" + sun + "<filter id='f'/>"));
    row("a link that nobody can follow", svg("<a xlink:href='http://example.org'>" + ground + "</a>" + sun));
    row("dashes", svg(ground + sun + "<path d='M1 1H2' stroke='#204060' stroke-dasharray='3 2'/>"));
}

void TestDeckPictures::whatIsGoodIsDrawn() {
    QFETCH(QByteArray, text);
    const MadeDeck plain;
    const MadeDeck made;
    const auto deck = made.read();
    made.write(kSunFile, text);
    const DeckFaults faults = faultsOf(*deck);
    QVERIFY2(faults.count == 0, faults.first ? qPrintable(sentenceOf(*faults.first)) : "");
    QVERIFY(differing(drawnCard(*deck, kSun), drawnCard(*plain.read(), kSun)) <= 4);
}

/// Drawings are rewritten before they are drawn: nothing else is left in them.
void TestDeckPictures::whatIsLeftOutLeadsNowhere() {
    const auto checked = checkedDrawing(svg("<script href='file:///a'/><rect onclick='b()' width='9' height='9'/>"
                                            "<a href='http://example.org'><g/></a><animate/><filter><g/></filter>",
                                            "width='100%' height='3in' preserveAspectRatio='none'"));
    QVERIFY(checked);
    QVERIFY(!checked->viewBox);
    for (const char* gone : {"script", "onclick", "file:", "example", "animate", "filter", "preserve", "3in"}) {
        QVERIFY2(!checked->text.contains(gone), gone);
    }
    QVERIFY(checked->text.contains("<rect"));
}

void TestDeckPictures::viewBoxesFillTheCard_data() {
    QTest::addColumn<QByteArray>("text");
    const auto scaled = [](double by, double left, double top) {
        const auto n = [&](double value) { return QByteArray::number(value * by); };
        return "<g transform='translate(" + QByteArray::number(left) + " " + QByteArray::number(top) +
               ")'><rect width='" + n(420) + "' height='" + n(720) + "' fill='#204060'/><circle cx='" + n(210) +
               "' cy='" + n(330) + "' r='" + n(120) + "' fill='#e0a040'/></g>";
    };
    QTest::newRow("ten times as large") << svg(scaled(10, 0, 0), "viewBox='0 0 4200 7200'");
    QTest::newRow("smaller") << svg(scaled(0.1, 0, 0), "viewBox='0 0 42 72'");
    QTest::newRow("elsewhere") << svg(scaled(1, -210, 500), "viewBox='-210, 500, 420, 720'");
    QTest::newRow("width and height alone") << svg(scaled(2, 0, 0), "width='840' height='1440px'");
    QTest::newRow("in inches") << svg(scaled(1, 0, 0), "width='4.375in' height='7.5in'");
    QTest::newRow("a view box goes before width and height")
        << svg(scaled(0.5, 0, 0), "viewBox='0 0 210 360' width='99' height='17'");
    QTest::newRow("neither") << svg(scaled(1, 0, 0), "");
    QTest::newRow("parts of the window") << svg(scaled(1, 0, 0), "width='100%' height='100%'");
}

/// Regression: of a view box of 4200 by 7200 only the upper left was shown; a smaller one filled only a corner.
void TestDeckPictures::viewBoxesFillTheCard() {
    QFETCH(QByteArray, text);
    const MadeDeck usual;
    const MadeDeck made;
    made.write(kSunFile, text);
    made.write(QStringLiteral("cards/back.svg"), text);
    const auto deck = made.read();
    QCOMPARE(faultsOf(*deck).count, 0);
    QVERIFY(differing(drawnCard(*deck, kSun), drawnCard(*usual.read(), kSun)) <= 4);
    QVERIFY(differing(drawnBack(*deck), drawnBack(*usual.read())) <= 4);
}

/// As in a viewer: nothing is distorted.
void TestDeckPictures::otherProportionsStandInTheMiddle() {
    const MadeDeck made;
    const QByteArray wide = svg("<rect width='840' height='720' fill='#204060'/><circle cx='420' cy='360' r='120' "
                                "fill='#e0a040'/>",
                                "viewBox='0 0 840 720'");
    made.write(kSunFile, wide);
    const auto deck = made.read();
    QImage image(420, 720, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    Pictures pictures;
    pictures.paintPart(painter, image.rect(), deck->picture(kSun), QRectF(0, 0, 420, 720));
    painter.end();
    const QColor ground(0x20, 0x40, 0x60);
    const QColor sun(0xe0, 0xa0, 0x40);
    QCOMPARE(image.pixelColor(210, 100), QColor(Qt::white));
    QCOMPARE(image.pixelColor(210, 620), QColor(Qt::white));
    QCOMPARE(image.pixelColor(210, 190), ground);
    QCOMPARE(image.pixelColor(5, 360), ground);
    QCOMPARE(image.pixelColor(210, 360), sun);
    QCOMPARE(image.pixelColor(210, 360 - 55), sun);
    QCOMPARE(image.pixelColor(210 + 55, 360), sun);
    QCOMPARE(image.pixelColor(210 + 65, 360), ground);
}

void TestDeckPictures::aWholeDeckTakesNoMoreMemoryThanItMay_data() {
    QTest::addColumn<int>("paths");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("ours would be like this") << 1000 << true;
    QTest::newRow("some of them fit") << 8000 << true;
    QTest::newRow("none of them is kept") << 40'000 << false;
}

/// Regression: parsed data was kept whatever its size, with copies in many places: two gigabytes for a deck of 80,000
/// paths a card.
void TestDeckPictures::aWholeDeckTakesNoMoreMemoryThanItMay() {
    QFETCH(int, paths);
    QFETCH(bool, isKept);
    constexpr qsizetype perPath = 900;  // as measured
    const MadeDeck made;
    const QByteArray text = svg("<rect width='420' height='720'/>" + repeated("<path d='M0 0L9 9'/>", paths));
    const auto deck = made.read();
    Pictures pictures;
    for (const int major : {17, 18, 19}) {
        const CardFile file = deck->picture(engine::Card::major(major));
        made.write(file.name, text);
        const auto drawing = CardDrawing::read(file);
        QVERIFY(drawing && drawing->bytes() > paths * perPath * 9 / 10 && drawing->bytes() < paths * perPath * 2);
        qsizetype meanwhile = 0;
        const RenderPicture twice = [&](QPainter& painter, Pictures& all, const QSizeF& size, int) {
            for (int part = 0; part < 2; ++part) {
                all.paintPart(painter, QRectF(QPointF(), size), file, deck->heart);
            }
            meanwhile = all.bytesOfCards();
        };
        const QImage image = rasterise({0, {20, 20}, 100, 0}, twice, pictures);
        QVERIFY(image.pixelColor(10, 10) == QColor(Qt::black));
        QVERIFY(meanwhile >= drawing->bytes());
        QVERIFY(meanwhile <= std::max(Pictures::kMostForCards, drawing->bytes()));
        QVERIFY(pictures.bytesOfCards() <= Pictures::kMostForCards);
        QCOMPARE(pictures.bytesOfCards() > 0, isKept);
    }
}

void TestDeckPictures::packedDrawingsAreUnpackedWithinABound() {
    const QByteArray text = MadeDeck::drawing();
    const QByteArray small = packed(text);
    QCOMPARE(*unpacked(std::string_view(small.constData(), static_cast<std::size_t>(small.size()))), text);
    const QByteArray most = packed(QByteArray(kLongestDrawing, ' '));
    QVERIFY(unpacked(std::string_view(most.constData(), static_cast<std::size_t>(most.size()))));
    const QByteArray more = packed(QByteArray(kLongestDrawing + 1, ' '));
    const auto refused = unpacked(std::string_view(more.constData(), static_cast<std::size_t>(more.size())));
    QVERIFY(!refused && refused.error().fault == DrawingFault::tooLarge);
}

void TestDeckPictures::nothingBelowALinkThatLeadsOutIsRead() {
    const QTemporaryDir folder;
    const QTemporaryDir elsewhere;
    QVERIFY(storage::writeFile(elsewhere.filePath(QStringLiteral("a.svg")), "secret"));
    QVERIFY(QFile::link(elsewhere.path(), folder.filePath(QStringLiteral("cards"))));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("own")));
    QVERIFY(storage::writeFile(folder.filePath(QStringLiteral("own/a.svg")), "mine"));
    QVERIFY(QFile::link(QStringLiteral("a.svg"), folder.filePath(QStringLiteral("own/b.svg"))));
    const auto read = [&](const QString& name) { return storage::readFileWithin(folder.path(), name, 100); };
    QCOMPARE(QString::fromStdString(*read(QStringLiteral("own/a.svg"))), QStringLiteral("mine"));
    QCOMPARE(QString::fromStdString(*read(QStringLiteral("own/b.svg"))), QStringLiteral("mine"));
    QCOMPARE(read(QStringLiteral("cards/a.svg")).error().fault, storage::FileFault::outside);
    QCOMPARE(read(QStringLiteral("../%1/a.svg").arg(QFileInfo(elsewhere.path()).fileName())).error().fault,
             storage::FileFault::outside);
    QCOMPARE(read(QStringLiteral("own")).error().fault, storage::FileFault::notRegular);
    QCOMPARE(read(QStringLiteral("own/none.svg")).error().fault, storage::FileFault::notOpen);
}

// Regression: its card on the start page was an empty frame.
void TestDeckPictures::whatNoPictureIsThereForIsDrawnFromOurDeck() {
    const auto heart = [](std::shared_ptr<const Deck> deck) {
        Theme theme = Theme::light();
        theme.deck = std::move(deck);
        QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        CardArt().paintHeart(painter, image.rect(), kSun, theme);
        return image;
    };
    QImage nothing(80, 80, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    const QImage ours = heart(standardDeck());
    QVERIFY(ours != nothing);
    QCOMPARE(heart(nullptr), ours);
    const MadeDeck made;
    const auto deck = std::make_shared<const Deck>(*made.read());
    QVERIFY(heart(deck) != ours);
    made.write(kSunFile, "<g/>");
    QCOMPARE(heart(deck), ours);
    Deck without = *deck;
    without.files.erase(kSun.number());
    QCOMPARE(heart(std::make_shared<const Deck>(without)), ours);
}

/// Also if a deck is loaded at the same memory address.
void TestDeckPictures::aPictureThatHasBeenWrittenAnewIsReadAnew() {
    const MadeDeck made;
    const auto before = *made.read();
    Pictures pictures;
    const CardFile sun = before.picture(kSun);
    QVERIFY(pictures.canDraw(sun));
    made.write(kSunFile, "<g/>");
    QVERIFY(!pictures.canDraw(sun));
    made.write(kSunFile, MadeDeck::drawing());
    QVERIFY(pictures.canDraw(sun));
    QVERIFY(made.read()->reading != before.reading);
}

QTEST_MAIN(TestDeckPictures)
#include "tst_deck_pictures.moc"
