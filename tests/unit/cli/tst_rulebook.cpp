// The rulebook of every game states all its rules, in whole sentences that can be translated.
#include "app/cli/context.h"
#include "app/wording/documents/differences.h"
#include "app/wording/rulebook/quick_reference.h"
#include "app/wording/rulebook/rulebook_format.h"
#include "app/wording/speaker.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/play/game.h"
#include "tests/support/playout.h"
#include "tests/support/strange_steps.h"
#include "tests/unit/cli/random_documents.h"
#include "tests/unit/english.h"

#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>

#include <set>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using nlohmann::json;
using wording::Rulebook;

namespace {

/// Translates every text into letters that no English word has; placeholders are kept.
class Foreign final : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool placeholder = i > 0 && text[i - 1] == u'%';
            if (!placeholder && text[i].unicode() < 128 && text[i].isLetter()) {
                text[i] = text[i].isUpper() ? QChar(u'Ж') : QChar(u'ж');
            }
        }
        return text;
    }
    bool isEmpty() const override { return false; }
};

/// A game and everything needed to make its rulebook.
struct Shelf {
    std::istringstream in;
    std::ostringstream out;
    cli::Context context{{in, out, out}};

    std::vector<std::string> ids(bool expansions) const {
        std::vector<std::string> found;
        for (const std::string& id : context.library().ids()) {
            if ((context.library().find(id)->value("kind", "") == "expansion") == expansions) {
                found.push_back(id);
            }
        }
        return found;
    }

    json documentOf(const std::string& base, const std::vector<std::string>& expansions) const {
        RulesetChoice choice;
        choice.base = base;
        choice.expansions = expansions;
        const auto merged = merge(context.library(), context.registry(), choice);
        return merged ? *merged : json();
    }
    std::shared_ptr<const Rules> compiled(const json& document) const {
        const auto rules = compile(document, context.registry());
        return rules ? *rules : nullptr;
    }

    /// The game with which others are compared.
    const Rules& base() {
        base_ = base_ == nullptr ? compiled(documentOf("gnostica", {})) : base_;
        return *base_;
    }

    /// Calls visit(name, document) for each game: alone, with each expansion and with all of them.
    template <class Visit>
    void forEachGame(Visit visit) const {
        const auto expansions = ids(true);
        for (const std::string& base : ids(false)) {
            visit(base, documentOf(base, {}));
            for (const std::string& expansion : expansions) {
                visit(base + '+' + expansion, documentOf(base, {expansion}));
            }
            if (expansions.size() > 1) {
                visit(base + "+all", documentOf(base, expansions));
            }
        }
    }

private:
    std::shared_ptr<const Rules> base_;
};

Shelf& shelf() {
    static Shelf whole;
    return whole;
}

bool isSentence(const QString& text) {
    static const QRegularExpression leftover(QStringLiteral("%[0-9nL]"));
    return !text.isEmpty() && !text.contains(leftover) && !text.front().isLower() && !text.front().isSpace() &&
           (text.back() == u'.' || text.back() == u':') && !text.contains(QStringLiteral("  ")) &&
           !text.contains(QStringLiteral(" .")) && !text.contains(QStringLiteral("..")) &&
           !text.contains(QStringLiteral(" ,"));
}

/// "1 pieces", "5 to 5 minutes", "piece(s)".
bool countsWrongly(const QString& text) {
    static const QRegularExpression wrong(
        QStringLiteral("\\b1 (pieces|points|pips|cards|spaces|players|rounds|minutes|segments|dice|exhaustions)\\b"
                       "|\\b(\\d+) to \\2\\b|\\(s\\)"));
    return wrong.match(text).hasMatch();
}

/// The fault of a single book; empty if there is none.
QString faultIn(const Rulebook& book) {
    std::set<QString> ids;
    for (const auto& chapter : book.chapters) {
        if (chapter.title.isEmpty() || chapter.paragraphs.empty()) {
            return QStringLiteral("an empty chapter: ") + chapter.title;
        }
        for (const auto& paragraph : chapter.paragraphs) {
            if (paragraph.id.isEmpty() || !ids.insert(paragraph.id).second || paragraph.parts.empty()) {
                return QStringLiteral("a paragraph twice or empty: ") + paragraph.id;
            }
            for (const auto& part : paragraph.parts) {
                if (!isSentence(part.text) || countsWrongly(part.text) ||
                    part.setting.isEmpty() != part.ruling.isEmpty() || part.setting.contains(u'%') ||
                    part.setting.endsWith(QStringLiteral(": "))) {
                    return paragraph.id + QStringLiteral(": ") + part.text + part.setting;
                }
            }
        }
    }
    return {};
}

/// Returns true if there are cards whose powers can be used.
bool usesCards(const json& document) {
    const json* options = valueAt(document, "/turn/options");
    return std::ranges::any_of(*options, [](const json& word) { return word == "activate" || word == "play"; });
}

bool says(const json& document, const char* pointer, const json& value) {
    const json* found = valueAt(document, pointer);
    return found != nullptr && *found == value;
}

/// Returns true for settings without an effect in this document; the book leaves them out.
bool isIdle(const Option& option, const json& document) {
    const bool bids = valueAt(document, "/mechanics/bid") != nullptr && says(document, "/start/first", "bid");
    const std::string& key = option.key;
    if (key == "turnOrder") {
        return !bids || says(document, "/start/turnOrder", "clockwise");
    }
    if (key == "bidHandsRunOut") {
        return !bids;
    }
    if (key == "bidLeftover") {
        return !bids || says(document, "/mechanics/bid/leftover", "discard");
    }
    if (key == "timer" || key == "timerMin" || key == "timerMax") {
        return says(document, "/mechanics/timer/mode", "off");
    }
    if (key == "affectedBecomeMinions" || key == "affectedByFoolBecomeMinions" || key == "affectedBy" ||
        key == "piecesOnAffectedTerritory") {
        const json* options = valueAt(document, "/turn/options");
        return std::find(options->begin(), options->end(), "activate") == options->end();
    }
    if (key == "lastPlayerWins") {
        return !says(document, "/mechanics/challenge/failure", "eliminated");
    }
    if (key == "swordRaze" || key == "swordRazing") {
        // where the variant's own rule says how
        return says(document, "/suits/sword/razing", "one-step") && says(document, "/suits/sword/raze", true);
    }
    if (key == "discWasteland") {
        return says(document, "/suits/disc/wasteland", false) ||
               says(document, "/suits/disc/replacement", json::array());
    }
    if (key == "cupFound") {
        return says(document, "/suits/cup/found", "minor");
    }
    if (key == "discRaise") {
        return !says(document, "/suits/disc/raise", "next-value");
    }
    return false;
}

/// A rule that the document sets and the book does not state.
QString ruleMissing(const Rulebook& book, const json& document) {
    for (const Option& option : optionsOf(document, shelf().context.registry())) {
        const QString rule = QString::fromUtf8(option.rule.text.data(), qsizetype(option.rule.text.size()));
        const bool ofSuit = option.part == OptionPart::majors && option.type != OptionType::program;
        const bool ofCard = option.part == OptionPart::majors || option.part == OptionPart::suits || option.isRuling ||
                            rule.startsWith(QLatin1String("ORI-2"));
        if (!usesCards(document) && ofCard) {
            continue;
        }
        if (!ofSuit && book.find(rule) == nullptr && !isIdle(option, document)) {
            return QString::fromStdString(option.key) + u' ' + rule;
        }
    }
    return {};
}

/// The rulings of a document that do not appear, marked, in the book.
QString rulingMissing(const Rulebook& book, const json& document) {
    std::set<QString> told;
    for (const auto& chapter : book.chapters) {
        for (const auto& paragraph : chapter.paragraphs) {
            for (const auto& part : paragraph.parts) {
                told.insert(part.ruling);
            }
        }
    }
    // Rulings of a power, or of features that some documents lack.
    const std::set<std::string> sometimes{"bidHandsRunOut",     "affectedBy",     "piecesOnAffectedTerritory",
                                          "landingJudged",      "revealOptional", "turnerAndActorMayDiffer",
                                          "convertOnlyEnemies", "lastPlayerWins", "noTerritory"};
    for (const Option& option : optionsOf(document, shelf().context.registry())) {
        if (option.isRuling && usesCards(document) && !sometimes.contains(option.key) &&
            !told.contains(QString::fromStdString(option.key))) {
            return QString::fromStdString(option.key);
        }
    }
    return {};
}

/// Texts in Latin letters; rule ids are the same in every language.
QString untranslated(const Rulebook& book) {
    static const QRegularExpression english(QStringLiteral("(?!\\b[A-Z]{3}-[0-9]+\\b)\\b[A-Za-z]{2,}"));
    for (const auto& chapter : book.chapters) {
        if (english.match(chapter.title).hasMatch()) {
            return chapter.title;
        }
        for (const auto& paragraph : chapter.paragraphs) {
            for (const auto& part : paragraph.parts) {
                if (english.match(part.text + part.setting + paragraph.title).hasMatch()) {
                    return paragraph.id + u' ' + part.text + u' ' + part.setting;
                }
            }
        }
    }
    return {};
}

/// The fault of a quick reference; empty if there is none.
QString faultInReference(const Rules& rules, const wording::Vocabulary& words) {
    for (const auto& entry : wording::quickReference(rules, shelf().base(), words)) {
        if (entry.title.isEmpty() || entry.chapter.isEmpty() || !isSentence(entry.text) || countsWrongly(entry.text)) {
            return QStringLiteral("reference: ") + entry.title + u' ' + entry.text;
        }
    }
    return {};
}

/// Values of an option that are likely to break a sentence.
std::vector<json> extremesOf(const Option& option) {
    switch (option.type) {
    case OptionType::boolean: return {true, false};
    case OptionType::integer: return {option.minimum, option.minimum + 1, option.maximum};
    case OptionType::choice: return {option.choices.begin(), option.choices.end()};
    case OptionType::choiceSet: {
        std::vector<json> sets{json::array(), json(option.choices)};
        for (const std::string& word : option.choices) {
            sets.push_back(json::array({word}));
        }
        return sets;
    }
    case OptionType::layout: return {json::array(), json::array({"*"}), json::array({". * *", "sun . *"})};
    case OptionType::cardNumbers:
        return {json::object(), json::object({{"fool", option.minimum}, {"cups-2", option.maximum}})};
    case OptionType::program: return {json::array({"cup"}), json::array({"trade", "recover", "rod"})};
    }
    return {};
}

/// All checks together; empty if there is no fault.
QString faultOf(const json& document) {
    const auto rules = shelf().compiled(document);
    if (rules == nullptr) {
        return QStringLiteral("is no game");
    }
    const wording::Vocabulary& words = *shelf().context.words();
    const Rulebook book = wording::rulebook(*rules, words);
    for (const QString& fault :
         {faultIn(book), ruleMissing(book, document), rulingMissing(book, document), faultInReference(*rules, words)}) {
        if (!fault.isEmpty()) {
            return fault;
        }
    }
    Foreign foreign;
    QCoreApplication::installTranslator(&foreign);
    QString fault = untranslated(wording::rulebook(*rules, words));
    QCoreApplication::removeTranslator(&foreign);
    return fault;
}

}  // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void shippedGames_data();
    void shippedGames();
    void gamesThatNobodyHasThoughtOf();
    void everySettingAtItsExtremes_data();
    void everySettingAtItsExtremes();
    void theBookSays_data();
    void theBookSays();
    void theReferenceSays();
    void theReferenceSaysWhatAGameIsAbout_data();
    void theReferenceSaysWhatAGameIsAbout();
    void allMajorsMayBeAlike();
    void theReferenceTellsWhatDiffers_data() { shippedGames_data(); }
    void theReferenceTellsWhatDiffers();
    void everySettingLeavesItsTraceInTheReference();
    void whatDoesNotCountIsNotTold();
    void everyPowerAndMechanicHasWords();
    void everySettingIsExplained();
    void whatARefusalNamesStandsInTheBook_data() { shippedGames_data(); }
    void whatARefusalNamesStandsInTheBook();
    void everyMomentOfEveryGameIsTold_data() { shippedGames_data(); }
    void everyMomentOfEveryGameIsTold();
    void diceAreToldWithTheirSums();
    void cardsAreToldInTheSameWordsEverywhere();
    void theReferenceTellsTheEndAndTheExpansions();
    void linksOfCardsAreToldOnce();
    void rulingsAreMarked();
    void aStrangersNameIsNoMarkup();
    void anUnknownMechanicIsNamed();
};

void TestRulebook::shippedGames_data() {
    QTest::addColumn<QString>("document");
    shelf().forEachGame([](const std::string& name, const json& document) {
        QTest::newRow(name.c_str()) << QString::fromStdString(document.dump());
    });
}

void TestRulebook::shippedGames() {
    QFETCH(QString, document);
    QCOMPARE(faultOf(json::parse(document.toStdString())), QString());
}

void TestRulebook::gamesThatNobodyHasThoughtOf() {
    const auto games = shelf().ids(false);
    const auto expansions = shelf().ids(true);
    constexpr std::uint64_t kInvented = 120;
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= kInvented; ++seed) {
        Rng rng(seed);
        std::vector<std::string> laid;
        for (const std::string& expansion : expansions) {
            if (rng.below(2) == 0) {
                laid.push_back(expansion);
            }
        }
        const json whole = shelf().documentOf(games[rng.below(std::uint32_t(games.size()))], laid);
        const json document = tests::RandomDocument(whole, shelf().context.registry(), rng).make();
        changed += document["majors"] != whole["majors"] && document["suits"] != whole["suits"] ? 1 : 0;
        const QString fault = faultOf(document);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
    }
    QVERIFY2(changed * 10 > static_cast<int>(kInvented) * 9, qPrintable(QString::number(changed)));
}

void TestRulebook::everySettingAtItsExtremes_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"gnostica", "hypothermia", "threestica"}) {
        QTest::newRow(game) << QString::fromLatin1(game);
    }
}

// Regression: a book said "fewer than 1 pieces" and "after 5 to 5 minutes".
void TestRulebook::everySettingAtItsExtremes() {
    QFETCH(QString, game);
    json whole = shelf().documentOf(game.toStdString(), {"star-wheel"});
    int books = 0;
    for (const char* mode : {"rounds", "minutes"}) {
        whole["mechanics"]["timer"] = {{"mode", mode}, {"min", 1}, {"max", 1}};
        for (const Option& option : optionsOf(whole, shelf().context.registry())) {
            if (option.part == OptionPart::majors && option.type != OptionType::program) {
                continue;  // random documents cover those
            }
            for (const json& value : extremesOf(option)) {
                json changed = whole;
                setOption(changed, option, value);
                const auto rules = shelf().compiled(changed);
                if (rules == nullptr) {
                    continue;  // cannot be combined with the other settings
                }
                ++books;
                const wording::Vocabulary& words = *shelf().context.words();
                const QString fault = faultIn(wording::rulebook(*rules, words)) + faultInReference(*rules, words);
                QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(option.key + ": ") + fault));
            }
        }
    }
    QVERIFY2(books > 100, qPrintable(QString::number(books)));
}

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
    row("the Wheel replaces any territory", "hypothermia", "MAJ-10", "A territory of any value, or a wasteland,");
    row("the Wheel creates", "gnostica", "MAJ-10", "a new territory may be the top card", "of any value");
    row("the Devil's targets change", "gnostica", "MAJ-15", "always the current ones");
    row("the Tower may not lie in its own stead", "gnostica", "MAJ-16", "discard pile", "itself");
    row("the Tower may lie in its own stead", "threestica", "MAJ-16", "it is itself in the discard pile");
    row("the Star is in the discards", "gnostica", "MAJ-17", "it is itself in the discard pile");
    row("Judgement is in the discards", "gnostica", "MAJ-20", "it is itself in the discard pile");
    row("no card is played from a hand", "gnostica", "MAJ-20", "Take cards", "itself",
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
    row("a last turn is not announced again", "gnostica", "CHL-1", "you cannot announce anything");
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
    row("any number is oriented", "zarcana", "TRN-2", "Orient any number of your pieces", "Orient one");
    row("two cards are drawn", "open-hands", "TRN-2", "then draw at most 2 cards, up to a hand of 6",
        "then draw up to");
    row("piles decide when no territory is left", "scoring-piles", "CHL-4", "as PIL-3 says", "share the win");
    row("whatever the ruling is", "scoring-piles", "CHL-4", "as PIL-3 says", "nobody wins",
        R"({"rulings": {"noTerritory": "nobody"}})");
    row("what is drawn comes before the wheel", "open-hands+star-wheel", "WHL-6", "when you have drawn");
    row("nothing is drawn before the wheel", "gnostica+star-wheel", "WHL-6", "the repeated power comes first", "drawn");
    row("nobody announces again where all is over", "shared-downfall", "CHL-1", "may announce", "twice",
        R"({"mechanics": {"challenge": {"once": true}}})");
    row("nor where whoever fails is out", "gnostica", "CHL-2", "you are out", "have announced",
        R"({"mechanics": {"challenge": {"once": true}}})");
    row("wasteland that counts", "majority", "SPC-2", "without a power", "worth nothing");
    row("values where pips count", "pip-count", "SCO-1", "These values matter only where territories");
    row("royalty as dear as majors", "gnostica", "DIS-2", "Nor can a page, knight, queen or king grow", "spot",
        R"({"deck": {"values": {"major": 2}}})");
    row("no card is worth one point", "gnostica", "CUP-4", "But no card is worth that", "",
        R"({"deck": {"values": {"spot": 2}}})");
    row("a link stands behind its powers", "gnostica", "MAJ-13",
        "Twice: Use as a sword. If both shrink the same piece or territory, no piece and no card are needed in "
        "between. "
        "Then: Discard any cards",
        "", R"({"majors": {"death": ["sword", "sword", "redraw"]}})");

    // Regression: rulings that the book did not state.
    row("one brings in or announces", "gnostica", "PIL-1", "you may either bring in a territory or announce", "",
        R"({"mechanics": {"piles": {"goal": 6, "size": 3}}})");
    row("nothing is announced beside piles", "scoring-piles", "PIL-1", "The card is discarded", "nnounce");
    row("which of equal pieces brings in", "scoring-piles", "PIL-1",
        "Among equal pieces, the first one in the order of facings returns");
    row("the order of diagonal facings", "heavy-price", "CHL-2", "upright, north-east, south-east", "upright.",
        R"({"minions": {"diagonal": true}})");
    row("what ends an own last turn of a plug-in", "zarcana", "PIL-1", "or announce your last turn", "",
        R"({"mechanics": {"piles": {"goal": 6, "size": 3}}})");
    row("which of equal pieces are lost", "heavy-price", "CHL-2", "the one furthest south goes first", "came");
    row("what may be done to an ally", "all-against-one", "CHL-1", "A power that needs an enemy piece cannot be used");
    row("an ally's piece is replaced", "all-against-one", "MAJ-5", "or of a player on your side", "",
        R"({"rulings": {"convertOnlyEnemies": false}})");
    row("no allies, no word of them", "gnostica", "MAJ-5", "A piece of your own may also be", "on your side",
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
    row("where else a hand is refreshed", "gnostica", "TRN-1", "Nothing else in this game lets you do that. Refresh",
        "", R"({"turn": {"options": ["activate", "play", "orient"]}, "rulings": {"noFreeSpace": "refresh"}})");

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
    row("one's own piece may be oriented", "gnostica", "you may orient it");
    row("no rod upright", "gnostica", "An upright minion cannot use a rod");
    row("placing", "gnostica", "can only place one small piece");
    row("passing", "gnostica", "To pass, refresh your hand without");
    row("wasteland and void", "gnostica", "Every other space is void");
    row("limits", "close-quarters", "if it is not full", "fewer than 3");
    row("reach", "close-quarters", "The distance is at most");
    row("what a refresh is", "zarcana", "either discard all of it, or draw at most 3 cards",
        "Refresh your hand: discard");
    row("what is drawn at the end", "open-hands", "you draw 1 card");
    row("two actions", "two-steps", "you take 2 such actions");
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

/// The page as one text.
QString pageOf(const Rules& rules) {
    QString page;
    for (const auto& entry : wording::quickReference(rules, shelf().base(), *shelf().context.words())) {
        page += entry.title + u' ' + entry.text + u'\n';
    }
    return page;
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

void TestRulebook::everyPowerAndMechanicHasWords() {
    const wording::Vocabulary& words = *shelf().context.words();
    for (const auto& entry : shelf().context.registry().powers()) {
        QVERIFY2(words.knowsPower(entry.first), entry.first.c_str());
        QVERIFY(!words.power(entry.first).title({entry.first, json::object()}).isEmpty());
    }
    for (const auto& entry : shelf().context.registry().mechanics()) {
        QVERIFY2(words.mechanic(entry.first) != nullptr, entry.first.c_str());
        QVERIFY(!words.mechanicTitle(entry.first).isEmpty());
    }
}

void TestRulebook::everySettingIsExplained() {
    const wording::Vocabulary& words = *shelf().context.words();
    const auto check = [&words](const Option& option) {
        const QString key = QString::fromStdString(option.key);
        QVERIFY2(words.option(option.key) != nullptr, qPrintable(key));
        QVERIFY2(words.optionLabel(option.key) != key && !words.optionLabel(option.key).isEmpty(), qPrintable(key));
        QVERIFY2(isSentence(words.optionSentence(option.key)), qPrintable(key + words.optionSentence(option.key)));
        for (const std::string& choice : option.choices) {
            const QString label = words.choiceLabel(option.key, choice);
            const bool isKnown = std::ranges::any_of(words.option(option.key)->choices,
                                                     [&](const auto& each) { return choice == each.first; });
            QVERIFY2(isKnown && !label.isEmpty(), qPrintable(key + u' ' + QString::fromStdString(choice)));
        }
    };
    for (const Option& option : generalOptions()) {
        check(option);
    }
    for (const auto& entry : shelf().context.registry().powers()) {
        std::ranges::for_each(entry.second.parameters, check);
    }
    for (const auto& entry : shelf().context.registry().mechanics()) {
        std::ranges::for_each(entry.second.parameters, check);
    }
    shelf().forEachGame([&](const std::string&, const json& document) {
        std::ranges::for_each(optionsOf(document, shelf().context.registry()), check);
    });
}

void TestRulebook::whatARefusalNamesStandsInTheBook() {
    QFETCH(QString, document);
    const auto rules = shelf().compiled(json::parse(document.toStdString()));
    QVERIFY(rules != nullptr);
    const Rulebook book = wording::rulebook(*rules, *shelf().context.words());
    const wording::Speaker speaker(*rules, {}, shelf().context.words());
    Rng rng(7);
    StepList steps;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        tests::Playout playout(rules, 2, seed);
        playout.play(160);
        for (const Moment& moment : playout.game().timeline()) {
            const auto* step = std::get_if<Step>(&moment.what);
            if (step == nullptr || moment.before.pieceCount == 0) {
                continue;
            }
            for (const Step& strange :
                 {tests::mutated(moment.before, *step, rng), tests::anyStep(moment.before, rng)}) {
                const auto refusal = explain(*rules, moment.before, strange);
                if (!refusal) {
                    continue;
                }
                const QString id = QString::fromUtf8(refusal->rule.text.data(), qsizetype(refusal->rule.text.size()));
                const QString sentence = speaker.refusal(View(*rules, moment.before, moment.who), *refusal);
                QVERIFY2(isSentence(sentence) && sentence.endsWith(QStringLiteral("(%1).").arg(id)),
                         qPrintable(sentence));
                QVERIFY2(book.find(id) != nullptr, qPrintable(id + u' ' + sentence));
            }
        }
    }
}

void TestRulebook::everyMomentOfEveryGameIsTold() {
    QFETCH(QString, document);
    const auto rules = shelf().compiled(json::parse(document.toStdString()));
    QVERIFY(rules != nullptr);
    const wording::Speaker speaker(*rules, {QStringLiteral("Ann"), QStringLiteral("Bob")}, shelf().context.words());
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        tests::Playout playout(rules, 2, seed);
        playout.play(500);
        for (const Moment& moment : playout.game().timeline()) {
            for (const Seat viewer : {Seat::none, Seat::a, Seat::b}) {
                const QString line = speaker.moment(told(*rules, moment, viewer));
                QVERIFY2(isSentence(line), qPrintable(line));
                QVERIFY2(line.count(QStringLiteral("The die shows")) < 2, qPrintable(line));
                for (const Event& event : moment.events) {
                    QVERIFY2(isSentence(speaker.event(event, viewer)), qPrintable(speaker.event(event, viewer)));
                }
                const QString status = speaker.turnStatus(View(*rules, moment.before, viewer), *rules);
                QVERIFY2(isSentence(status), qPrintable(status));
            }
        }
        if (isOver(playout.game().state())) {
            QVERIFY2(isSentence(speaker.result(playout.game().viewFor(Seat::none))),
                     qPrintable(speaker.result(playout.game().viewFor(Seat::none))));
        }
    }
}

void TestRulebook::diceAreToldWithTheirSums() {
    const auto rules = shelf().compiled(shelf().documentOf("threestica", {}));
    const wording::Speaker speaker(*rules, {QStringLiteral("Ann"), QStringLiteral("Bob")}, shelf().context.words());
    event::Report rolled;
    rolled.owner = static_cast<std::uint8_t>(rules->ownerPlace("fate-attack", true));
    rolled.code = 1;
    rolled.throwers[0] = {Piece(Seat::a, 2, Facing::east, Space{0, 1}), 2};
    rolled.throwers[1] = {Piece(Seat::b, 1, Facing::north, Space{1, 1}), 1};
    rolled.throwers[2] = {Piece(Seat::b, 3, Facing::north, Space{1, 1}), 3};
    rolled.throwerCount = 3;
    for (const int die : {1, 0, -1, 1, 1, 0}) {
        rolled.dice.add(die);
    }
    QCOMPARE(speaker.event(rolled, Seat::a),
             QStringLiteral("Your medium piece on d5 attacks and rolls + 0 (1). "
                            "Bob's small piece on e5 rolls − (0) and loses by 1. "
                            "Bob's large piece on e5 rolls + + 0 (2), which is higher."));
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
    QVERIFY(ofBase.find(QStringLiteral("MAJ-18"))->text().contains(QStringLiteral("leaves at most 3 pieces there")));
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

void TestRulebook::anUnknownMechanicIsNamed() {
    // A plug-in that registers rules without words.
    const auto rules = shelf().compiled(shelf().documentOf("gnostica", {"star-wheel"}));
    QVERIFY(rules != nullptr);
    const Rulebook book = wording::rulebook(*rules, wording::builtinVocabulary());
    QCOMPARE(faultIn(book), QString());
    QVERIFY(book.find(QStringLiteral("WHEEL")) != nullptr);
}

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
