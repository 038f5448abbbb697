// Rulebook and quick reference: the words of single rules, the differences between games, and the formats.
#include "app/wording/documents/differences.h"
#include "app/wording/rulebook/quick_reference.h"
#include "app/wording/rulebook/rulebook_format.h"
#include "app/wording/speaker.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "tests/unit/cli/game_shelf.h"
#include "tests/unit/english.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using nlohmann::json;
using tests::extremesOf;
using tests::shelf;
using wording::Rulebook;

namespace {

/// The page as one text.
QString pageOf(const Rules& rules) {
    QString page;
    for (const auto& entry : wording::quickReference(rules, shelf().base(), *shelf().context.words())) {
        page += entry.title + u' ' + entry.text + u'\n';
    }
    return page;
}

}  // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void theBookSays_data();
    void theBookSays();
    void theReferenceSays();
    void theReferenceSaysWhatAGameIsAbout_data();
    void theReferenceSaysWhatAGameIsAbout();
    void allMajorsMayBeAlike();
    void theReferenceTellsWhatDiffers_data() { tests::addShippedGames(); }
    void theReferenceTellsWhatDiffers();
    void everySettingLeavesItsTraceInTheReference();
    void whatDoesNotCountIsNotTold();
    void cardsAreToldInTheSameWordsEverywhere();
    void theReferenceTellsTheEndAndTheExpansions();
    void linksOfCardsAreToldOnce();
    void rulingsAreMarked();
    void aStrangersNameIsNoMarkup();
};

/// Text that the rule of a game contains or lacks, with a merge patch on the document.
void TestRulebook::theBookSays_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("saysNot");
    const auto row = [](const char* promise, const char* game, const char* rule, const char* says,
                        const char* saysNot = "", const char* patch = "{}") {
        QTest::newRow(promise) << QString::fromLatin1(game) << QString::fromLatin1(patch) << QString::fromLatin1(rule)
                               << QString::fromLatin1(says) << QString::fromLatin1(saysNot);
    };
    row("a full space is explained", "gnostica", "SPC-4", "is full if it holds 3 pieces or more");
    row("one piece may fill a space", "gnostica", "SPC-4", "full if it holds 1 piece or more", "",
        R"({"board": {"limit": 1}})");
    row("a first piece may stand upright", "gnostica", "TRN-1", "in any facing", "facing anywhere");
    row("the facings are named", "gnostica", "ORI-1", "five facings");
    row("a new piece may stand upright", "gnostica", "CUP-1", "in any facing", "facing anywhere");
    row("one may target oneself in any facing", "gnostica", "ORI-3", "whatever its facing");
    row("a Fool may be copied", "hypothermia", "MIN-3", "another card copies");
    row("no card copies a Fool here", "hypothermia", "MIN-3", "a Fool", "copies", R"({"majors": {"world": ["cup"]}})");
    row("a pushed territory may leave a void", "gnostica", "ROD-6", "a pushed territory leaves in the void");
    row("no territory leaves a void where none is pushed", "hypothermia", "ROD-6", "");
    row("the grown territory is discarded", "gnostica", "DIS-2", "It is discarded and replaced");
    row("the grown territory is discarded in 3stica", "threestica", "TRI-5", "It is discarded and replaced");
    row("the attacked territory is discarded in 3stica", "threestica", "TRI-8", "It is discarded and replaced");
    row("wasteland grows to one point", "hypothermia", "DIS-3", "exactly one point");
    row("a sword shrinks a piece", "gnostica", "SWD-1", "Shrink a targeted piece by at least one pip", "It takes off");
    row("more than all is all", "gnostica", "SWD-1", "it loses all of them");
    row("whose minions a turned card has", "gnostica", "MAJ-0", "The same pieces are minions for its powers",
        "of this card");
    row("whose minions a copied card has", "gnostica", "MAJ-21", "The same pieces are minions for the copied powers",
        "of this card");
    row("pieces stay when a territory moves", "gnostica", "MAJ-9", "pieces stay in their spaces");
    row("no territory moves in the first edition", "hypothermia", "MAJ-9", "Move a targeted piece", "territory moves");
    row("the Wheel replaces any territory", "hypothermia", "MAJ-10", "A wasteland or a territory of any value");
    row("the Wheel creates", "gnostica", "MAJ-10", "a new territory may be the top card", "of any value");
    row("the Devil's targets change", "gnostica", "MAJ-15", "always the current ones");
    row("the Tower may not lie in its own stead", "gnostica", "MAJ-16", "discard pile", "itself");
    row("the Tower may lie in its own stead", "threestica", "MAJ-16", "it is itself in the discard pile");
    row("the Star is in the discards", "gnostica", "MAJ-17", "it is itself in the discard pile");
    row("Judgement is in the discards", "gnostica", "MAJ-20", "it is itself in the discard pile");
    row("no card is played from a hand", "gnostica", "MAJ-20", "Take any cards", "itself",
        R"({"turn": {"options": ["activate", "refresh"]}})");
    row("revealing needs no minion", "gnostica", "MAJ-22", "Turning over a card needs no minion");
    row("redrawing needs no minion", "gnostica", "MAJ-22", "Discarding and drawing needs no minion");
    row("copying needs no minion", "gnostica", "MAJ-22", "another card to use needs no minion");
    row("nothing copies here", "gnostica", "MAJ-22", "Turning over", "another card",
        R"({"majors": {"world": ["cup"]}})");
    row("only pieces go through", "gnostica", "LNK-1", "to pieces only");
    row("no territory is pushed here", "hypothermia", "LNK-1", "the same piece", "territory");
    row("Strength grows no wasteland", "gnostica", "LNK-2", "piece or territory", "wasteland");
    row("Strength grows wasteland, too", "hypothermia", "LNK-2", "piece, territory or wasteland");
    row("one disc of 3stica reaches what two reach", "threestica", "LNK-2", "the same piece", "territory");
    row("who may act in a second half", "gnostica", "LNK-6", "may act in the second");
    row("both piles may be empty", "gnostica", "DRW-1", "When both piles are empty");
    row("a last turn is not announced again", "gnostica", "CHL-1", "nothing can be announced");
    row("nothing is announced on an empty board", "gnostica", "CHL-4", "Nothing can be announced");
    row("no last turn, no word of it", "hypothermia", "CHL-4", "no territory is left", "nnounced");
    row("one point wins", "gnostica", "CHL-2", "with 1 point or more", "", R"({"end": {"target": 1}})");
    row("a round is explained", "hidden-timer", "TMR-1", "A round is one turn of each player");
    row("minutes have no rounds", "hidden-timer", "TMR-1", "8 to 12 minutes", "A round",
        R"({"mechanics": {"timer": {"mode": "minutes"}}})");
    row("a time that is known", "hidden-timer", "TMR-1", "after 5 minutes at the latest", "5 to 5",
        R"({"mechanics": {"timer": {"mode": "minutes", "min": 5, "max": 5}}})");
    row("one roll for all", "threestica", "TRI-6", "This one roll counts against all defenders");
    row("one roll for one", "threestica", "TRI-6", "names one enemy piece", "all defenders",
        R"({"suits": {"sword": {"defenders": "one"}}})");
    row("the odds of a die", "threestica", "TRI-6", "each with a chance of one in three");
    row("one shrinks oneself in any facing", "threestica", "TRI-7", "whatever its facing");

    // Regression: sentences of one book contradicted each other.
    row("some spaces have limits of their own", "close-quarters", "SPC-4",
        "Some spaces have a limit of their own. A territory with a spot card");
    row("a refresh that is limited", "zarcana", "TRN-2",
        "either discard all of it, or draw at most 3 cards, up to a hand of 6", "any cards or none");
    row("any number is oriented", "zarcana", "TRN-2", "Orient any number of the player's pieces", "Orient one");
    row("two cards are drawn", "open-hands", "TRN-2", "then draw at most 2 cards, up to a hand of 6",
        "then draw up to");
    row("piles decide when no territory is left", "scoring-piles", "CHL-4", "as PIL-3 says", "share the win");
    row("whatever the ruling is", "scoring-piles", "CHL-4", "as PIL-3 says", "nobody wins",
        R"({"rulings": {"noTerritory": "nobody"}})");
    row("what is drawn comes before the wheel", "open-hands+star-wheel", "WHL-6", "after the player has drawn");
    row("nothing is drawn before the wheel", "gnostica+star-wheel", "WHL-6", "the repeated power comes first", "drawn");
    row("nobody announces again where all is over", "shared-downfall", "CHL-1", "may announce", "twice",
        R"({"mechanics": {"challenge": {"once": true}}})");
    row("nor where whoever fails is out", "gnostica", "CHL-2", "the player is out", "have announced",
        R"({"mechanics": {"challenge": {"once": true}}})");
    row("wasteland that counts", "majority", "SPC-2", "without a power", "worth nothing");
    row("values where pips count", "pip-count", "SCO-1", "These values matter only where territories");
    row("royalty as dear as majors", "gnostica", "DIS-2", "Nor can a page, knight, queen or king grow", "spot",
        R"({"deck": {"values": {"major": 2}}})");
    row("no card is worth one point", "gnostica", "CUP-4", "But no card is worth that", "",
        R"({"deck": {"values": {"spot": 2}}})");
    row("a link stands behind its powers", "gnostica", "MAJ-13",
        "Twice: Use as a sword. If both shrink the same piece or territory, no piece or card is needed in between. "
        "Then: Discard any cards",
        "", R"({"majors": {"death": ["sword", "sword", "redraw"]}})");

    // Regression: rulings that the book did not state.
    row("one brings in or announces", "gnostica", "PIL-1", "a player may either bring in a territory or announce", "",
        R"({"mechanics": {"piles": {"goal": 6, "size": 3}}})");
    row("nothing is announced beside piles", "scoring-piles", "PIL-1", "The card is discarded", "nnounce");
    row("which of equal pieces brings in", "scoring-piles", "PIL-1",
        "Among equal pieces, the first one in the order of facings returns");
    row("the order of diagonal facings", "heavy-price", "CHL-2", "upright, north-east, south-east", "upright.",
        R"({"minions": {"diagonal": true}})");
    row("what ends an own last turn of a plug-in", "zarcana", "PIL-1", "or announce a last turn", "",
        R"({"mechanics": {"piles": {"goal": 6, "size": 3}}})");
    row("which of equal pieces are lost", "heavy-price", "CHL-2", "the one furthest south goes first", "came");
    row("what may be done to an ally", "all-against-one", "CHL-1", "A power that needs an enemy piece cannot be used");
    row("an ally's piece is replaced", "all-against-one", "MAJ-5", "and those of other players on the same side", "",
        R"({"rulings": {"convertOnlyEnemies": false}})");
    row("no allies, no word of them", "gnostica", "MAJ-5", "The player's own pieces may also be", "on the same side",
        R"({"rulings": {"convertOnlyEnemies": false}})");
    row("four pieces are a tower, too", "towers", "ORI-2", "at least one of each size");
    row("a tower may be passed through", "towers", "ORI-2", "or end a move there", "moved into");
    row("placing is an action", "two-steps", "TRN-2", "Placing a piece is also an action");
    row("the faces of the colour die", "colour-die", "DIE-1", "six equally likely faces");
    row("the colour die is explained once", "colour-die", "MAJ-4", "Twice: Roll the colour die", "of that suit");
    row("rolling needs no minion", "colour-die", "MAJ-22", "Rolling the colour die needs no minion");
    row("diagonal defenders", "threestica", "TRI-6", "south-west, north-west", "",
        R"({"minions": {"diagonal": true}})");
    row("defenders with reach", "threestica", "TRI-6", "all defenders are in the same space", "nearest",
        R"({"minions": {"reach": {"small": 2, "medium": 2, "large": 3}}})");
    row("nothing is announced in the last turns", "threestica", "TRI-10", "Nothing can be announced", "",
        R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "end": {"target": 9}})");
    row("nor is an Infinity card taken there", "threestica", "TRI-10", "Nothing can be announced", "",
        R"({"mechanics": {"infinity": {}}})");
    row("where else a hand is refreshed", "gnostica", "TRN-1", "Nothing else in this game allows that. Refresh", "",
        R"({"turn": {"options": ["activate", "play", "orient"]}, "rulings": {"noFreeSpace": "refresh"}})");

    // Features that the game does not have.
    row("no pieces of a size", "gnostica", "SET-1", "5 small ones (one pip).", " 0 ",
        R"({"stash": {"medium": 0, "large": 0}})");
    row("one thing affects a piece", "gnostica", "MIN-3", "Only this affects a piece: moving it.", "Any of these",
        R"({"rulings": {"affectedBy": ["moved"]}})");
    row("no card is used", "gnostica", "SWD-1", "", "", R"({"turn": {"options": ["refresh", "orient"]}})");
    row("no card is used, and powers are none", "gnostica", "TRN-4", "", "",
        R"({"turn": {"options": ["refresh", "orient"]}})");
    row("no card is used, and facings are", "gnostica", "ORI-1", "five facings", "",
        R"({"turn": {"options": ["refresh", "orient"]}})");
}

void TestRulebook::theBookSays() {
    QFETCH(QString, game);
    QFETCH(QString, patch);
    QFETCH(QString, rule);
    QFETCH(QString, says);
    QFETCH(QString, saysNot);
    const QStringList laid = game.split(u'+');
    json document = laid.size() == 1 ? shelf().documentOf(game.toStdString(), {})
                                     : shelf().documentOf(laid[0].toStdString(), {laid[1].toStdString()});
    document.merge_patch(json::parse(patch.toStdString()));
    const auto rules = shelf().compiled(document);
    QVERIFY(rules != nullptr);
    const Rulebook book = wording::rulebook(*rules, *shelf().context.words());
    const auto* paragraph = book.find(rule);
    QCOMPARE(paragraph == nullptr, says.isEmpty());
    const QString text = paragraph == nullptr ? QString() : paragraph->text();
    QVERIFY2(text.contains(says), qPrintable(text));
    QVERIFY2(saysNot.isEmpty() || !text.contains(saysNot), qPrintable(text));
}

// Regression: a piece of 3stica shrank "by what its sum is lower".
void TestRulebook::theReferenceSays() {
    const auto rules = shelf().compiled(shelf().documentOf("threestica", {}));
    const auto entries = wording::quickReference(*rules, shelf().base(), *shelf().context.words());
    const auto swords = std::ranges::find(entries, Card::minor(Suit::swords, 1), &wording::ReferenceEntry::card);
    QVERIFY(swords != entries.end());
    QVERIFY2(swords->text.contains(QStringLiteral("with a lower sum shrinks by the difference")),
             qPrintable(swords->text));
}

void TestRulebook::theReferenceSaysWhatAGameIsAbout_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("saysNot");
    const auto row = [](const char* promise, const char* game, const char* says, const char* saysNot = "") {
        QTest::newRow(promise) << QString::fromLatin1(game) << QString::fromLatin1(says)
                               << QString::fromLatin1(saysNot);
    };
    row("how one targets", "gnostica", "One that points out targets the next space");
    row("one's own piece may be oriented", "gnostica", "may orient it");
    row("no rod upright", "gnostica", "An upright minion cannot use a rod");
    row("placing", "gnostica", "can only place one small piece");
    row("passing", "gnostica", "A player passes by refreshing the hand without");
    row("wasteland and void", "gnostica", "Every other space is void");
    row("limits", "close-quarters", "if it is not full", "fewer than 3");
    row("reach", "close-quarters", "Its size decides the distance: at most");
    row("what a refresh is", "zarcana", "either discard all of it, or draw at most 3 cards",
        "Refresh the hand: discard");
    row("what is drawn at the end", "open-hands", "the player draws 1 card");
    row("two actions", "two-steps", "a player takes 2 such actions");
    row("diagonals", "eight-winds", "nine facings");
    row("towers", "towers", "they form a tower");
    row("targets", "target-by-table", "With 2 players the target score is");
    row("where the names begin", "archipelago", "begins at e4", "begin at d4");
    row("dice", "threestica", "rolls one die for each of its pips");
    row("the colour die", "colour-die", "six equally likely faces");
    row("the order of the bids", "tournament", "The bids also decide the order");
    row("of the bid only what differs", "tournament", "BID-5", "secretly chooses");
}

void TestRulebook::theReferenceSaysWhatAGameIsAbout() {
    QFETCH(QString, game);
    QFETCH(QString, says);
    QFETCH(QString, saysNot);
    const auto rules = shelf().compiled(shelf().documentOf(game.toStdString(), {}));
    const Rulebook page = wording::referenceBook(*rules, shelf().base(), *shelf().context.words());
    const QString text = formatted(page, wording::BookFormat::markdown);
    QVERIFY2(text.contains(says), qPrintable(text));
    QVERIFY2(saysNot.isEmpty() || !text.contains(saysNot), qPrintable(text));
}

// Regression: the page spoke of all other majors although all have the same powers.
void TestRulebook::allMajorsMayBeAlike() {
    json document = shelf().documentOf("gnostica", {});
    for (auto& [card, powers] : document.at("majors").items()) {
        powers = json::array({"cup"});
    }
    document["links"] = json::object();
    const auto rules = shelf().compiled(document);
    QVERIFY(rules != nullptr);
    const Rulebook page = wording::referenceBook(*rules, shelf().base(), *shelf().context.words());
    const QString text = formatted(page, wording::BookFormat::markdown);
    QVERIFY2(text.contains(QStringLiteral("All major arcana")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("All other major arcana")), qPrintable(text));
}

// Regression: the cards of a dozen games repeated those of the base game, and later the tournament's did.
void TestRulebook::theReferenceTellsWhatDiffers() {
    QFETCH(QString, document);
    const auto& words = *shelf().context.words();
    const auto rules = shelf().compiled(json::parse(document.toStdString()));
    const QString page = pageOf(*rules);
    const QString usual = pageOf(shelf().base());
    const Rulebook book = wording::rulebook(*rules, words);
    const auto found = wording::differences(wording::rulebook(shelf().base(), words), book);
    QVERIFY(found.empty() == (page == usual));
    for (const auto& difference : found) {
        const auto chapter = std::ranges::find_if(book.chapters, [&](const auto& each) {
            return std::ranges::find(each.paragraphs, difference.id, &wording::RuleParagraph::id) !=
                   each.paragraphs.end();
        });
        const bool isOnCard = !difference.title.isEmpty() || (chapter != book.chapters.end() && chapter->isOnCards);
        for (const auto& part : difference.second) {
            const bool isTold = std::ranges::any_of(
                difference.first, [&](const auto& before) { return before.text.contains(part.text); });
            const bool isLeadIn = difference.id == QLatin1String("TRN-2") && part.text.endsWith(u':');
            QVERIFY2(isLeadIn ? !page.contains(part.text)
                              : isTold || (isOnCard && part.ruling.isEmpty()) || page.contains(part.text),
                     qPrintable(difference.id + u' ' + part.text));
        }
    }
}

// Regression: rulings appeared in the rulebook only, so that a changed ruling gave the page of the usual game.
void TestRulebook::everySettingLeavesItsTraceInTheReference() {
    const auto& words = *shelf().context.words();
    const json whole = shelf().documentOf("gnostica", {});
    const QString usual = pageOf(shelf().base());
    int changes = 0;
    for (const Option& option : optionsOf(whole, shelf().context.registry())) {
        if (option.part == OptionPart::majors) {
            continue;  // the page describes their programs
        }
        for (const json& value : extremesOf(option)) {
            json changed = whole;
            setOption(changed, option, value);
            const auto rules = shelf().compiled(changed);
            if (rules == nullptr || wording::differences(shelf().base(), *rules, words).empty()) {
                continue;  // cannot be combined with the other settings, or has no effect
            }
            ++changes;
            QVERIFY2(pageOf(*rules) != usual, qPrintable(QString::fromStdString(option.key + ' ' + value.dump())));
        }
    }
    QVERIFY2(changes > 60, qPrintable(QString::number(changes)));
}

/// A setting without an effect changes no word of the book. Regression: a game in which the others win at the first
/// failure said that nobody announces twice.
void TestRulebook::whatDoesNotCountIsNotTold() {
    const auto& words = *shelf().context.words();
    int tried = 0;
    for (const std::string& id : shelf().ids(false)) {
        const json document = shelf().documentOf(id, {});
        const auto rules = shelf().compiled(document);
        const auto options = optionsOf(document, shelf().context.registry());
        for (const Option& option : options) {
            const Option* asked = option.when.always() ? nullptr : findOption(options, option.when.key);
            const json* value = asked == nullptr ? nullptr : valueAt(document, asked->pointer);
            const bool counts =
                asked == nullptr || option.when.isMetBy(value == nullptr ? asked->standard : toPlain(*value));
            for (const json& other : counts ? std::vector<json>() : extremesOf(option)) {
                json changed = document;
                setOption(changed, option, other);
                const auto played = shelf().compiled(changed);
                if (played == nullptr) {
                    continue;
                }
                ++tried;
                const auto found = wording::differences(*rules, *played, words);
                QVERIFY2(found.empty(), qPrintable(QString::fromStdString(id + ' ' + option.key + ' ' + other.dump()) +
                                                   u' ' + wording::differenceSummary(found, {})));
            }
        }
    }
    QVERIFY2(tried > 50, qPrintable(QString::number(tried)));
}

void TestRulebook::cardsAreToldInTheSameWordsEverywhere() {
    const auto rules = shelf().compiled(shelf().documentOf("gnostica", {}));
    const wording::Speaker speaker(*rules, {}, shelf().context.words());
    const Rulebook book = wording::rulebook(*rules, *shelf().context.words());
    for (const auto& entry : wording::quickReference(*rules, shelf().base(), *shelf().context.words())) {
        if (!entry.card.isNone()) {
            QCOMPARE(entry.text, speaker.powers(entry.card));
        }
        if (!entry.card.isNone() && entry.card.isMajor()) {
            const auto* paragraph = book.find(QStringLiteral("MAJ-%1").arg(entry.card.number()));
            QVERIFY(paragraph != nullptr && paragraph->card == entry.card);
            QCOMPARE(paragraph->parts.front().text, entry.text);
        }
    }
}

// Regression: the page of Star Wheel did not mention the wheel.
void TestRulebook::theReferenceTellsTheEndAndTheExpansions() {
    const auto rules = shelf().compiled(shelf().documentOf("threestica", {"star-wheel"}));
    const Rulebook book = wording::rulebook(*rules, *shelf().context.words());
    const auto entries = wording::quickReference(*rules, shelf().base(), *shelf().context.words());
    for (const char* id : {"SCO-1", "TRI-10", "WHL-2", "WHL-3", "WHL-5"}) {
        const auto* paragraph = book.find(QString::fromLatin1(id));
        QVERIFY2(paragraph != nullptr, id);
        QVERIFY2(std::ranges::any_of(entries,
                                     [&](const auto& entry) {
                                         return entry.title == paragraph->id &&
                                                paragraph->text().startsWith(entry.text);
                                     }),
                 id);
    }
}

// The link of a card is described on the card, without its name and with the right numbers.
void TestRulebook::linksOfCardsAreToldOnce() {
    const auto& words = *shelf().context.words();
    const auto base = shelf().compiled(shelf().documentOf("gnostica", {}));
    const Rulebook ofBase = wording::rulebook(*base, words);
    QVERIFY(ofBase.find(QStringLiteral("MAJ-18"))
                ->text()
                .contains(QStringLiteral("must then leave at most 3 pieces there")));
    const auto threestica = shelf().compiled(shelf().documentOf("threestica", {}));
    const Rulebook ofThreestica = wording::rulebook(*threestica, words);
    QVERIFY(!ofThreestica.find(QStringLiteral("MAJ-13"))->text().contains(QStringLiteral("Death:")));
    QVERIFY(ofThreestica.find(QStringLiteral("LNK-3"))->text().startsWith(QStringLiteral("Death:")));
}

void TestRulebook::rulingsAreMarked() {
    const auto rules = shelf().compiled(shelf().documentOf("gnostica", {}));
    const Rulebook book = wording::rulebook(*rules, *shelf().context.words());
    const auto* limit = book.find(QStringLiteral("SPC-4"));
    QVERIFY(limit != nullptr);
    QCOMPARE(limit->parts.back().ruling, QStringLiteral("limitInWasteland"));
    QCOMPARE(limit->parts.back().setting, QStringLiteral("Limit of pieces in wasteland: Yes"));
    QVERIFY(formatted(book, wording::BookFormat::text).contains(QStringLiteral("Ruling (Limit of pieces in")));
    QVERIFY(formatted(book, wording::BookFormat::html).contains(QStringLiteral("<span class=\"ruling\"><i>Ruling")));
}

void TestRulebook::aStrangersNameIsNoMarkup() {
    json document = shelf().documentOf("gnostica", {});
    document["name"] = {{"en", "<script>alert(1)</script> & *star* [x](y) `z`"}};
    document["summary"] = {{"en", "1. <b>bold</b>\n\n# head _low_ %1 https://a.b WWW.a.b x@a.b\u001b[31m\u202e"}};
    document["notes"] = {{"en", "<i>For</i> two\u202e."}};
    const auto rules = shelf().compiled(document);
    QVERIFY(rules != nullptr);
    const Rulebook book = wording::rulebook(*rules, *shelf().context.words());
    const QString html = formatted(book, wording::BookFormat::html);
    QVERIFY(!html.contains(QStringLiteral("<script")) && !html.contains(QStringLiteral("<b>bold")));
    QVERIFY(html.contains(QStringLiteral("&lt;script&gt;alert(1)&lt;/script&gt; &amp; *star*")));
    QVERIFY(html.contains(QStringLiteral("<p>&lt;i&gt;For&lt;/i&gt; two.</p>")));
    const QString markdown = formatted(book, wording::BookFormat::markdown);
    QVERIFY(!markdown.contains(u'<'));
    QVERIFY(markdown.contains(QStringLiteral("\\*star\\* \\[x\\](y) \\`z\\`")));
    QVERIFY(markdown.contains(QStringLiteral("\n\n1\\. &lt;b\\>bold&lt;/b\\> \\# head \\_low\\_ %1 "
                                             "https\\://a.b WWW\\.a.b x\\@a.b\\[31m\n\n")));
    for (const QString& written : {html, markdown, formatted(book, wording::BookFormat::text)}) {
        QVERIFY(!written.contains(QChar(0x1b)) && !written.contains(QChar(0x202e)));
    }
    QVERIFY(
        formatted(book, wording::BookFormat::text).startsWith(QStringLiteral("<script>alert(1)</script> & *star*")));
}

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
