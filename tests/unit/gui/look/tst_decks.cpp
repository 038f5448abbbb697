// Decks of cards: their manifests, their cards in the hand and on the board, and the pieces around them.
#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/storage/data_folders.h"
#include "engine/model/card_set.h"
#include "tests/support/rulesets.h"
#include "tests/unit/gui/look/made_deck.h"

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <vector>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

QImage tileOf(const Occupants& occupants, const Theme& theme) {
    const int side = static_cast<int>(metrics::kTile);
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(side / 2.0, side / 2.0);
    BoardArt art;
    art.theme = theme;
    art.paintTile(painter, occupants);
    return image;
}

/// Number of pixels in the outermost rim that have nearly this colour.
int nearly(const QImage& image, const QColor& colour) {
    int count = 0;
    const int inset = 3;
    const auto look = [&](int x, int y) {
        const QColor found = image.pixelColor(x, y);
        const int far = std::abs(found.red() - colour.red()) + std::abs(found.green() - colour.green()) +
                        std::abs(found.blue() - colour.blue());
        count += far < 30 ? 1 : 0;
    };
    for (int i = 20; i < image.width() - 20; ++i) {
        look(i, inset);
        look(i, image.height() - 1 - inset);
        look(inset, i);
        look(image.width() - 1 - inset, i);
    }
    return count;
}

/// Contrast of the lightest tenth of a picture with its darkest part: the start of one and the end of the other.
double contrastOn(const QImage& image, double darkest) {
    std::vector<QColor> pixels;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            pixels.push_back(image.pixelColor(x, y));
        }
    }
    std::ranges::sort(pixels, {}, luminance);
    const auto dark = static_cast<std::size_t>(static_cast<double>(pixels.size()) * darkest);
    return contrast(pixels[dark], pixels[pixels.size() - 1 - pixels.size() / 10]);
}

using Spoil = std::function<void(MadeDeck&)>;

}  // namespace

Q_DECLARE_METATYPE(Spoil)

class TestDecks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedDecksAreWhole_data();
    void shippedDecksAreWhole();
    void aBrokenDeckSaysWhere_data();
    void aBrokenDeckSaysWhere();
    void aDeckOfOnesOwnIsRead();
    void theShelfHoldsOursAndTheUsers();
    void aDeckIsCalledByItsFolder_data();
    void aDeckIsCalledByItsFolder();
    void aFolderCalledLikeOneOfOursIsNotLeftOut();
    void everyDeckLooksLikeItself();
    void cardsOfADeckDiffer();
    void cardsAreSeenFromAfar_data();
    void cardsAreSeenFromAfar();
    void tilesAreDrawnUprightOnATurnedTable();
    void whoStandsOnATileIsSeenAtItsRim();
    void severalAreSeenByTurns();
};

void TestDecks::shippedDecksAreWhole_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("woodcut") << QStringLiteral("woodcut");
    QTest::newRow("plain") << QStringLiteral("plain");
}

void TestDecks::shippedDecksAreWhole() {
    QFETCH(QString, id);
    const auto deck = readDeck(storage::dataFolders().decks() + u'/' + id);
    QVERIFY2(deck, deck ? "" : deck.error().front().pointer.c_str());
    QVERIFY(!deck->name.isEmpty() && !deck->description.isEmpty() && !deck->author.isEmpty());
    QCOMPARE(deck->id, id);
    for (const engine::Card card : engine::CardSet::deck()) {
        QVERIFY(QFile::exists(deck->picture(card).path()));
        QVERIFY(deck->inkOf(card).isValid());
    }
    QVERIFY(deck->picture(engine::Card::none()).isNone());
}

void TestDecks::aBrokenDeckSaysWhere_data() {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const Spoil& spoil, const char* place, const char* expected) {
        QTest::newRow(name) << spoil << QString::fromLatin1(place) << QString::fromLatin1(expected);
    };
    row(
        "a card without a file",
        [](MadeDeck& deck) { QFile::remove(deck.folder() + QStringLiteral("/cards/sun.svg")); }, "/cards/sun", "");
    row(
        "a card that is not named", [](MadeDeck& deck) { deck.manifest["cards"].erase("fool"); }, "/cards", "fool");
    row(
        "a file elsewhere", [](MadeDeck& deck) { deck.manifest["cards"]["moon"] = "../../etc/passwd"; }, "/cards/moon",
        "cards/*.svg");
    row(
        "three numbers",
        [](MadeDeck& deck) {
            deck.manifest["heart"] = {1, 2, 3};
        },
        "/heart", "[4]");
    row(
        "a huge number",
        [](MadeDeck& deck) {
            deck.manifest["size"] = {1e300, 2};
        },
        "/size/0", "1..100000");
    row(
        "no colour", [](MadeDeck& deck) { deck.manifest["inks"]["rods"] = "reddish"; }, "/inks/rods",
        "#rrggbb, #rrggbbaa");
    row(
        "another format", [](MadeDeck& deck) { deck.manifest["format"] = 2; }, "/format", "1");
    row(
        "no back", [](MadeDeck& deck) { deck.manifest.erase("back"); }, "", "back");
    row(
        "a key that nobody knows", [](MadeDeck& deck) { deck.manifest["slots"]["nmae"] = 1; }, "/slots/nmae", "");
    row(
        "a name that is none",
        [](MadeDeck& deck) {
            deck.manifest["name"] = {{"en", 3}};
        },
        "/name", "string");
    row(
        "no object", [](MadeDeck& deck) { deck.manifest["bands"] = 3; }, "/bands", "object");
}

void TestDecks::aBrokenDeckSaysWhere() {
    QFETCH(Spoil, spoil);
    QFETCH(QString, place);
    QFETCH(QString, expected);
    MadeDeck deck;
    spoil(deck);
    const auto read = deck.read();
    QVERIFY(!read);
    const engine::Diagnostic& problem = read.error().front();
    QCOMPARE(QString::fromStdString(problem.pointer), place);
    QCOMPARE(QString::fromStdString(problem.expected), expected);
    QVERIFY(problem.place.line > 0);
    QVERIFY(QString::fromStdString(problem.source).endsWith(QStringLiteral("/deck.json")));
    QVERIFY(!ErrorReporter::sentence(problem).isEmpty());
}

void TestDecks::aDeckOfOnesOwnIsRead() {
    MadeDeck deck;
    const auto read = deck.read();
    QVERIFY(read);
    QCOMPARE(read->id, QStringLiteral("mine"));
    deck.manifest["name"] = {{"de", "Meins"}, {"en", "My own"}};
    QCOMPARE(deck.read()->name, QStringLiteral("My own"));
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("de")));
    const QString german = deck.read()->name;
    QLocale::setDefault(before);
    QCOMPARE(german, QStringLiteral("Meins"));
    deck.write(QStringLiteral("deck.json"), "not at all {");
    QVERIFY(!readDeck(deck.folder()));
    QVERIFY(!readDeck(deck.folder() + QStringLiteral("/nowhere")));
}

/// The built-in decks first, then the user's, including broken ones: choosing one of these shows the reason.
void TestDecks::theShelfHoldsOursAndTheUsers() {
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    const auto ids = [&] {
        QStringList found;
        for (const DeckTitle& title : DeckShelf(folders).titles()) {
            found += title.id;
        }
        return found.join(u' ');
    };
    QCOMPARE(ids(), QStringLiteral("woodcut plain"));
    const QString own = folders.userDecks() + QStringLiteral("/mine");
    QVERIFY(QDir().mkpath(own));
    QCOMPARE(ids(), QStringLiteral("woodcut plain"));  // still empty
    QFile manifest(own + QStringLiteral("/deck.json"));
    QVERIFY(manifest.open(QIODevice::WriteOnly) && manifest.write("{}") > 0);
    manifest.close();
    QCOMPARE(ids(), QStringLiteral("woodcut plain mine"));
    const auto broken = DeckShelf(folders).deck(QStringLiteral("mine"));
    QVERIFY(!broken && broken.error().size() > 5);  // every missing part in one report
    QVERIFY(DeckShelf(folders).deck(QStringLiteral("plain")));
    for (const char* id : {"", "nowhere", "../woodcut", "/"}) {
        QVERIFY(!DeckShelf(folders).deck(QString::fromLatin1(id)));
    }
}

void TestDecks::aDeckIsCalledByItsFolder_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* folder, const char* id, const char* found, const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(folder) << QString::fromLatin1(id) << QString::fromLatin1(found)
                            << QString::fromLatin1(expected);
    };
    row("the same", "mine", "mine", "", "");
    row("another", "mine", "plain", "plain", "mine");
    row("none", "mine", "", "", "mine");
    row("a folder that can be no id", "My deck", "My deck", "My deck", "a-z 0-9 -");
}

/// As described in resources/decks/README.md; a copy keeps the id of the original.
void TestDecks::aDeckIsCalledByItsFolder() {
    QFETCH(QString, folder);
    QFETCH(QString, id);
    QFETCH(QString, found);
    QFETCH(QString, expected);
    MadeDeck deck;
    deck.manifest["id"] = id.toStdString();
    QVERIFY(deck.read());  // in any folder
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    QVERIFY(QDir().mkpath(folders.userDecks()));
    QVERIFY(QFile::link(deck.folder(), folders.userDecks() + u'/' + folder));
    const auto read = DeckShelf(folders).deck(folder);
    QCOMPARE(read.has_value(), expected.isEmpty());
    if (!read) {
        QCOMPARE(read.error().size(), std::size_t{1});
        const engine::Diagnostic& problem = read.error().front();
        QCOMPARE(QString::fromStdString(problem.pointer), QStringLiteral("/id"));
        QCOMPARE(QString::fromStdString(problem.found), found);
        QCOMPARE(QString::fromStdString(problem.expected), expected);
        QVERIFY(problem.place.line > 0);
    }
}

void TestDecks::aFolderCalledLikeOneOfOursIsNotLeftOut() {
    MadeDeck deck;
    deck.manifest["id"] = "plain";
    QVERIFY(deck.read());
    const QTemporaryDir home;
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home.path();
    QVERIFY(QDir().mkpath(folders.userDecks()));
    QVERIFY(QFile::link(deck.folder(), folders.userDecks() + QStringLiteral("/plain")));
    const auto titles = DeckShelf(folders).titles();
    QCOMPARE(titles.size(), std::size_t{3});
    QVERIFY(titles[1].id == QStringLiteral("plain") && titles[1].problems.empty());
    QVERIFY(titles[2].id.isEmpty());
    QCOMPARE(titles[2].name, QStringLiteral("plain"));
    const engine::Diagnostic& problem = titles[2].problems.front();
    QCOMPARE(problem.code, engine::DiagnosticCode::duplicate);
    QVERIFY(QString::fromStdString(problem.source).startsWith(home.path()));
    QVERIFY(DeckShelf(folders).isOurs(QStringLiteral("plain")));
}

void TestDecks::everyDeckLooksLikeItself() {
    const CardFaces faces(*tests::baseRules());
    const engine::Card card = engine::Card::major(16);
    const auto drawn = [&](std::shared_ptr<const Deck> deck) {
        Theme theme = Theme::light();
        theme.deck = std::move(deck);
        QImage image(120, 168, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        CardArt().paint(painter, image.rect(), card, faces.text(card), theme);
        return image;
    };
    const QImage woodcut = drawn(*DeckShelf().deck(QStringLiteral("woodcut")));
    const QImage signs = drawn(*DeckShelf().deck(QStringLiteral("plain")));
    QVERIFY(woodcut != signs && woodcut != drawn(nullptr) && signs != drawn(nullptr));
    QCOMPARE(drawn(Theme::light().deck), woodcut);
}

void TestDecks::cardsOfADeckDiffer() {
    const CardFaces faces(*tests::baseRules());
    const CardArt art;
    std::vector<QImage> seen;
    for (const engine::Card card : engine::CardSet::deck()) {
        QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        art.paintTile(painter, image.rect(), card, faces.text(card), Theme::light());
        painter.end();
        QVERIFY2(std::ranges::find(seen, image) == seen.end(), qPrintable(faces.text(card).name));
        seen.push_back(image);
    }
}

void TestDecks::cardsAreSeenFromAfar_data() {
    QTest::addColumn<double>("darkest");
    QTest::addColumn<double>("least");
    QTest::newRow("woodcut") << 0.1 << 4.8;
    // Three thin swords cover a twentieth of their paper; enhanced contrast, as in WCAG 2.1 (1.4.6).
    QTest::newRow("plain") << 0.02 << 7.0;
}

/// No card is pale on the smallest tiles.
void TestDecks::cardsAreSeenFromAfar() {
    QFETCH(double, darkest);
    QFETCH(double, least);
    constexpr int kSmallTile = 64;
    const auto deck = readDeck(shipped(QTest::currentDataTag()));
    QVERIFY(deck);
    Pictures pictures;
    QStringList pale;
    for (int number = 0; number < engine::kCardCount; ++number) {
        const CardFile picture = deck->picture(engine::Card(number));
        QImage tile(kSmallTile, kSmallTile, QImage::Format_RGB32);
        tile.fill(Qt::black);
        QPainter painter(&tile);
        painter.setRenderHint(QPainter::Antialiasing);
        pictures.paintPart(painter, tile.rect(), picture, deck->heart);
        painter.end();
        if (const double found = contrastOn(tile, darkest); found < least) {
            pale << QStringLiteral("%1: %2").arg(picture.name).arg(found);
        }
    }
    QVERIFY2(pale.isEmpty(), qPrintable(pale.join(u'\n')));
}

void TestDecks::tilesAreDrawnUprightOnATurnedTable() {
    const CardFaces faces(*tests::baseRules());
    const CardArt art;
    const engine::Card card = engine::Card::major(16);
    const auto drawn = [&](int turns) {
        QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(50, 50);
        painter.rotate(90.0 * turns);
        art.paintTile(painter, QRectF(-50, -50, 100, 100), card, faces.text(card), Theme::light());
        return image;
    };
    QCOMPARE(drawn(1), drawn(0));
    QCOMPARE(drawn(2), drawn(0));
}

void TestDecks::whoStandsOnATileIsSeenAtItsRim() {
    for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::highContrast()}) {
        const QColor red = theme.look(engine::seatAt(0)).colour;
        Occupants first;
        first.set(0);
        QCOMPARE(nearly(tileOf({}, theme), red), 0);
        QVERIFY(nearly(tileOf(first, theme), red) > 300);
    }
}

void TestDecks::severalAreSeenByTurns() {
    const Theme theme = Theme::light();
    Occupants both;
    both.set(0).set(1);
    const QImage image = tileOf(both, theme);
    QVERIFY(nearly(image, theme.look(engine::seatAt(0)).colour) > 100);
    QVERIFY(nearly(image, theme.look(engine::seatAt(1)).colour) > 50);
    QVERIFY(image != tileOf(Occupants(1), theme));
}

QTEST_MAIN(TestDecks)
#include "tst_decks.moc"
