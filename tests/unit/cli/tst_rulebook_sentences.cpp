// The rulebook of every game states all its rules, in whole sentences that can be translated.
#include "app/wording/rulebook/quick_reference.h"
#include "app/wording/speaker.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"
#include "engine/play/game.h"
#include "tests/support/playout.h"
#include "tests/support/strange_steps.h"
#include "tests/unit/cli/game_shelf.h"
#include "tests/unit/cli/random_documents.h"
#include "tests/unit/english.h"

#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using nlohmann::json;
using tests::extremesOf;
using tests::shelf;
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

class TestRulebookSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void shippedGames_data();
    void shippedGames();
    void gamesThatNobodyHasThoughtOf();
    void everySettingAtItsExtremes_data();
    void everySettingAtItsExtremes();
    void everyPowerAndMechanicHasWords();
    void everySettingIsExplained();
    void whatARefusalNamesStandsInTheBook_data() { shippedGames_data(); }
    void whatARefusalNamesStandsInTheBook();
    void everyMomentOfEveryGameIsTold_data() { shippedGames_data(); }
    void everyMomentOfEveryGameIsTold();
    void diceAreToldWithTheirSums();
    void anUnknownMechanicIsNamed();
};

void TestRulebookSentences::shippedGames_data() {
    tests::addShippedGames();
}

void TestRulebookSentences::shippedGames() {
    QFETCH(QString, document);
    QCOMPARE(faultOf(json::parse(document.toStdString())), QString());
}

void TestRulebookSentences::gamesThatNobodyHasThoughtOf() {
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

void TestRulebookSentences::everySettingAtItsExtremes_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"gnostica", "hypothermia", "threestica"}) {
        QTest::newRow(game) << QString::fromLatin1(game);
    }
}

// Regression: a book said "fewer than 1 pieces" and "after 5 to 5 minutes".
void TestRulebookSentences::everySettingAtItsExtremes() {
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

void TestRulebookSentences::everyPowerAndMechanicHasWords() {
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

void TestRulebookSentences::everySettingIsExplained() {
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

void TestRulebookSentences::whatARefusalNamesStandsInTheBook() {
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

void TestRulebookSentences::everyMomentOfEveryGameIsTold() {
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

void TestRulebookSentences::diceAreToldWithTheirSums() {
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

void TestRulebookSentences::anUnknownMechanicIsNamed() {
    // A plug-in that registers rules without words.
    const auto rules = shelf().compiled(shelf().documentOf("gnostica", {"star-wheel"}));
    QVERIFY(rules != nullptr);
    const Rulebook book = wording::rulebook(*rules, wording::builtinVocabulary());
    QCOMPARE(faultIn(book), QString());
    QVERIFY(book.find(QStringLiteral("WHEEL")) != nullptr);
}

QTEST_GUILESS_MAIN(TestRulebookSentences)
#include "tst_rulebook_sentences.moc"
