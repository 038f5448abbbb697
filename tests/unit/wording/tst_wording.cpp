// Every code of the engine becomes a whole sentence, and no sentence reveals hidden facts.
#include "app/language/bidi.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/wording/document_names.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"
#include "engine/documents/document.h"
#include "engine/mechanics/piles.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/support/rulesets.h"
#include "tests/support/strange_steps.h"
#include "tests/unit/english.h"
#include "tests/unit/wording/sentences.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <set>
#include <utility>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using gnostica::wording::Thinker;
using gnostica::wording::TurnWords;
using wording::Speaker;

namespace {

/// Random games of three players; enough for every possible event.
template <class Visit>
void forEachMoment(Visit visit, int games = 12) {
    for (int game = 0; game < games; ++game) {
        Playout playout(baseRules(), 3, static_cast<std::uint64_t>(game) + 1);
        playout.play(400);
        for (const Moment& moment : playout.game().timeline()) {
            visit(moment);
        }
    }
}

/// The view of the current player.
View seen(const Rules& rules, const State& state) {
    return {rules, state, decider(rules, state)};
}

/// Calls visit(event) with one event of each kind, with minimal facts.
template <class Visit, std::size_t... kinds>
void forEachKindOfEvent(Visit visit, std::index_sequence<kinds...>) {
    (visit(Event(std::variant_alternative_t<kinds, Event>{})), ...);
}

}  // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void everyCardHasItsOwnName();
    void everyCardSaysWhatItDoes();
    void aCardSaysWhatItsRulesetGivesIt();
    void everyRefusalIsASentenceWithItsRule();
    void aRefusalNamesThePieceItIsAbout();
    void nothingIsBroughtInAfterALastTurn();
    void namesFollowTheDirectionOfTheLanguage();
    void everyKindOfStepIsASentence();
    void everyKindOfEventIsASentence();
    void everyMomentOfAGameIsTold();
    void drawnCardsAreToldToTheirOwnerOnly();
    void bidsAreSecretUntilTheyAreRevealed();
    void piecesAreToldApartWhereTheyMustBe();
    void thereIsAlwaysAStatus();
    void theHeadSaysWhoseTurnItIsOnce();
    void anEndedGameSaysWhoHasWon();
    void theTimerIsNamedOnlyWhereItHasRung();
    void theLastPlayerLeftIsNamed();
    void whatIsTakenBackIsTold();
    void aNameMayLookLikeAPlaceholder();
    void aNameDoesNotTurnTheSentenceAround();
    void textOfStrangersIsTamed();
    void bidsAreNamedInHindsight();
    void everyWordIsALabel();
    void englishCountsOneAndMany();
};

void TestWording::everyCardHasItsOwnName() {
    std::set<QString> names;
    for (const Card card : CardSet::deck()) {
        names.insert(wording::cardName(card));
        QVERIFY(!wording::cardCorner(card).isEmpty());
    }
    QCOMPARE(names.size(), std::size_t{kCardCount});
    QCOMPARE(wording::cardName(Card::major(16)), QStringLiteral("The Tower"));
    QCOMPARE(wording::cardCorner(Card::major(16)), QStringLiteral("XVI"));
    QCOMPARE(wording::cardName(Card::minor(Suit::rods, 13)), QStringLiteral("Queen of Rods"));
    QCOMPARE(wording::cardCorner(Card::minor(Suit::rods, 7)), QStringLiteral("7"));
}

void TestWording::everyCardSaysWhatItDoes() {
    const Speaker speaker = speakerOf(*baseRules());
    for (const Card card : CardSet::deck()) {
        QVERIFY2(isSentence(speaker.powers(card)), qPrintable(speaker.powers(card)));
    }
    QCOMPARE(speaker.powers(card("lovers")), QStringLiteral("Use as a rod. Use as a cup."));
    QCOMPARE(speaker.powers(card("magician")), QStringLiteral("Use as sword, rod, cup or disc."));
    QVERIFY(speaker.powers(card("devil")).startsWith(QStringLiteral("Three times: ")));
}

void TestWording::aCardSaysWhatItsRulesetGivesIt() {
    const auto rules = rulesPatched({{"majors", {{"lovers", {"disc"}}}}, {"links", {{"lovers", nullptr}}}});
    QCOMPARE(speakerOf(*rules).powers(card("lovers")), QStringLiteral("Use as a disc."));
}

void TestWording::everyRefusalIsASentenceWithItsRule() {
    const Speaker speaker = speakerOf(*baseRules());
    const State state = Setup().land("1,1", "sun").pieces({"A1N@1,1", "B2U@1,1"}).state();
    std::set<QString> sentences;
    for (int code = 0; code <= static_cast<int>(RefusalCode::variantRule); ++code) {
        for (int number = 0; number < 4; ++number) {
            Refusal refusal{.code = static_cast<RefusalCode>(code), .rule = {"ROD-1"}, .number = number};
            refusal.size = number;
            const QString bare = speaker.refusal(seen(*baseRules(), state), refusal);
            QVERIFY2(isSentence(bare) && bare.endsWith(QStringLiteral(" (ROD-1).")), qPrintable(bare));
            refusal.space = at(2, 1);
            refusal.card = Card::major(16);
            refusal.seat = Seat::b;
            refusal.piece = PieceId{1};
            const QString whole = speaker.refusal(seen(*baseRules(), state), refusal);
            QVERIFY2(isSentence(whole) && whole.endsWith(QStringLiteral(" (ROD-1).")), qPrintable(whole));
            sentences.insert(whole);
        }
    }
    QVERIFY(sentences.size() > static_cast<std::size_t>(RefusalCode::variantRule));
}

void TestWording::aRefusalNamesThePieceItIsAbout() {
    const State state = Setup().land("1,1", "sun").pieces({"A1N@1,1", "B2U@1,1"}).state();
    const Refusal refusal{.code = RefusalCode::notTargeted, .rule = {"ORI-2"}, .piece = PieceId{1}};
    QCOMPARE(speakerOf(*baseRules()).refusal(seen(*baseRules(), state), refusal),
             QStringLiteral("The acting minion does not target this piece: Bob's medium piece on e5 (ORI-2)."));
}

// Regression: a player who wanted to bring in a territory read that nothing could be announced.
void TestWording::nothingIsBroughtInAfterALastTurn() {
    const auto rules = rulesPatched(nlohmann::json::parse(R"({"mechanics": {"piles": {"goal": 6, "size": 1}}})"));
    const State state = Setup().land("1,1", "sun").pieces({"A1N@1,1"}).state(rules);
    const Refusal refusal{
        .code = RefusalCode::variantRule, .rule = {"PIL-1"}, .number = static_cast<int>(PilesRefusal::lastTurn)};
    QCOMPARE(speakerOf(*rules).refusal(seen(*rules, state), refusal),
             QStringLiteral("At the end of your last turn you cannot bring in a territory (PIL-1)."));
}

/// A speaker made before the language changes speaks the new one.
void TestWording::namesFollowTheDirectionOfTheLanguage() {
    const auto rules = baseRules();
    const Speaker speaker = speakerOf(*rules);
    QCOMPARE(speaker.player(seatAt(0)), QStringLiteral("Ann"));
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Hebrew));
    const QString name = speaker.player(seatAt(0));
    QLocale::setDefault(before);
    QCOMPARE(name, language::isolated(QStringLiteral("Ann")));
}

void TestWording::everyKindOfStepIsASentence() {
    const auto rules = baseRules();
    const Speaker speaker = speakerOf(*rules);
    const State state =
        Setup(3).land("1,1", "sun").pieces({"A1N@1,1", "A1E@1,1", "B2U@1,1", "C3W@1,2"}).hand("A", {"cups-2"}).state();
    const View view = seen(*rules, state);
    Rng rng(1);
    std::set<std::size_t> kinds;
    for (int i = 0; i < 20'000; ++i) {
        const Step step = anyStep(state, rng);
        kinds.insert(step.index());
        const QString text = speaker.step(view, step);
        QVERIFY2(isSentence(text), qPrintable(text));
    }
    QCOMPARE(kinds.size(), std::variant_size_v<Step>);
}

void TestWording::everyKindOfEventIsASentence() {
    const Speaker speaker = speakerOf(*baseRules());
    const auto check = [&](const Event& event) {
        for (const Seat viewer : {Seat::a, Seat::b, Seat::none}) {
            const QString text = speaker.event(event, viewer);
            QVERIFY2(isSentence(text), qPrintable(text));
        }
    };
    forEachMoment([&](const Moment& moment) {
        for (const Event& event : moment.events) {
            check(event);
        }
    });
    const auto checkEmpty = [&](const Event& event) { QVERIFY(!speaker.event(event, Seat::a).isEmpty()); };
    forEachKindOfEvent(checkEmpty, std::make_index_sequence<std::variant_size_v<Event>>());
}

void TestWording::everyMomentOfAGameIsTold() {
    const Speaker speaker = speakerOf(*baseRules());
    forEachMoment([&](const Moment& moment) {
        for (const Seat viewer : {Seat::a, Seat::none}) {
            const QString text = speaker.moment(told(*baseRules(), moment, viewer));
            QVERIFY2(isSentence(text), qPrintable(text));
        }
    });
}

void TestWording::drawnCardsAreToldToTheirOwnerOnly() {
    const Speaker speaker = speakerOf(*baseRules());
    int draws = 0;
    forEachMoment([&](const Moment& moment) {
        for (const Event& event : moment.events) {
            const auto* drawn = std::get_if<event::CardDrawn>(&event);
            if (drawn == nullptr) {
                continue;
            }
            const QString name = wording::cardName(drawn->card);
            for (const Seat viewer : {Seat::a, Seat::b, Seat::c, Seat::none}) {
                const bool says = speaker.moment(told(*baseRules(), moment, viewer)).contains(name) ||
                                  speaker.event(event, viewer).contains(name);
                QCOMPARE(says, viewer == drawn->seat);
            }
            ++draws;
        }
    });
    QVERIFY(draws > 30);
}

void TestWording::bidsAreSecretUntilTheyAreRevealed() {
    const Speaker speaker = speakerOf(*baseRules());
    int bids = 0;
    forEachMoment([&](const Moment& moment) {
        const auto* step = std::get_if<Step>(&moment.what);
        const auto* bid = step == nullptr ? nullptr : std::get_if<step::Bid>(step);
        if (bid == nullptr || moment.events.size() > 1) {
            return;
        }
        for (const Seat viewer : {Seat::a, Seat::b, Seat::c, Seat::none}) {
            QCOMPARE(speaker.moment(told(*baseRules(), moment, viewer)).contains(wording::cardName(bid->card)),
                     viewer == moment.who);
        }
        ++bids;
    });
    QVERIFY(bids > 10);
}

void TestWording::piecesAreToldApartWhereTheyMustBe() {
    const Speaker speaker = speakerOf(*baseRules());
    const Game alone = Setup().land("1,1", "rods-2").pieces({"A1E@1,1", "B1N@2,1"}).game();
    const Game twins = Setup().land("1,1", "rods-2").pieces({"A1E@1,1", "A1N@1,1", "B1N@2,1"}).game();
    const auto push = [&](const Game& game, PieceId target) {
        return speaker.step(
            game.viewFor(Seat::a),
            step::Push{
                .minion = PieceId{0}, .target = target, .distance = 1, .facing = Facing::north, .linked = false});
    };
    QCOMPARE(push(alone, PieceId{1}),
             QStringLiteral("Your small piece on e5 pushes Bob's small piece on f5 one space east."));
    QVERIFY(push(twins, PieceId{2}).startsWith(QStringLiteral("Your small piece on e5 pointing east ")));
    QCOMPARE(speaker.piece(alone.state().pieces[1], Seat::b), QStringLiteral("your small piece on f5 pointing north"));
}

void TestWording::thereIsAlwaysAStatus() {
    const auto rules = baseRules();
    const Speaker speaker = speakerOf(*rules);
    forEachMoment(
        [&](const Moment& moment) {
            for (const Seat viewer : {Seat::a, Seat::b, Seat::none}) {
                const QString text = speaker.turnStatus(View(*rules, moment.before, viewer), *rules);
                QVERIFY2(isSentence(text), qPrintable(text));
            }
        },
        4);
    Game game = Setup().land("1,1", "lovers").pieces({"A1E@1,1"}).hand("A", {"cups-2"}).game();
    const auto status = [&](Seat viewer) { return speaker.turnStatus(game.viewFor(viewer), *rules); };
    QVERIFY(status(Seat::a).startsWith(QStringLiteral("Your turn: ")));
    QCOMPARE(status(Seat::b), QStringLiteral("It is Ann's turn."));
    play(game, {"activate 1,1"});
    QCOMPARE(status(Seat::a), QStringLiteral("The Lovers, power 1 of 2: rod or skip."));
    QCOMPARE(status(Seat::b), QStringLiteral("Ann uses the card The Lovers, power 1 of 2: rod or skip."));
}

/// In two texts next to each other.
void TestWording::theHeadSaysWhoseTurnItIsOnce() {
    const auto rules = baseRules();
    const Speaker speaker = speakerOf(*rules);
    forEachMoment(
        [&](const Moment& moment) {
            for (const Seat viewer : {Seat::a, Seat::b, Seat::none}) {
                const TurnWords words = speaker.turnWords(View(*rules, moment.before, viewer), *rules, Thinker::person);
                QVERIFY(!words.whose.isEmpty() && !words.whose.front().isLower());
                QVERIFY2(words.task.isEmpty() || isSentence(words.task), qPrintable(words.task));
                QVERIFY2(!words.task.startsWith(QStringLiteral("Your turn")), qPrintable(words.task));
            }
        },
        4);
    Game game = Setup().land("1,1", "lovers").pieces({"A1E@1,1"}).hand("A", {"cups-2"}).game();
    const auto words = [&](Seat viewer, Thinker thinker = Thinker::person) {
        return speaker.turnWords(game.viewFor(viewer), *rules, thinker);
    };
    const QString all = QStringLiteral("Activate a territory, play a card, refresh your hand or orient a piece.");
    QCOMPARE(words(Seat::a), (TurnWords{QStringLiteral("Your turn, Ann"), all}));
    QCOMPARE(words(Seat::b), (TurnWords{QStringLiteral("Ann's turn"), {}}));
    QCOMPARE(words(Seat::b, Thinker::computer), (TurnWords{QStringLiteral("Ann is thinking"), {}}));
    QCOMPARE(Speaker(*rules, {}).turnWords(game.viewFor(Seat::a), *rules, Thinker::person).whose,
             QStringLiteral("Your turn"));
    play(game, {"activate 1,1"});
    QCOMPARE(words(Seat::a),
             (TurnWords{QStringLiteral("Your turn, Ann"), QStringLiteral("The Lovers, power 1 of 2: rod or skip.")}));
}

void TestWording::anEndedGameSaysWhoHasWon() {
    const Speaker speaker = speakerOf(*baseRules());
    Game game = Setup()
                    .land("0,0", "sun")
                    .land("1,0", "moon")
                    .land("2,0", "star")
                    .pieces({"A1N@0,0", "A1N@1,0", "A1N@2,0", "B1N@0,1"})
                    .with("challenge", "A")
                    .game();
    QVERIFY(speaker.result(game.viewFor(Seat::none)).isEmpty());
    play(game, {"refresh - 0", "done"});
    QCOMPARE(speaker.result(game.viewFor(Seat::none)),
             QStringLiteral("Ann wins: the last turn ends with 9 points, and the target was 9."));
}

// TMR-1: a player who leads when a last turn is won has not won by the hidden timer.
void TestWording::theTimerIsNamedOnlyWhereItHasRung() {
    const auto rules = rulesWith({{"timer", "minutes"}});
    const Speaker speaker = speakerOf(*rules);
    Game game = Setup()
                    .land("0,0", "sun")
                    .land("1,0", "moon")
                    .land("2,0", "star")
                    .pieces({"A1N@0,0", "A1N@1,0", "A1N@2,0", "B1N@0,1"})
                    .with("challenge", "A")
                    .with("timer", 9)
                    .game(rules);
    Game rung = game;
    play(game, {"refresh - 0", "done"});
    QCOMPARE(speaker.result(game.viewFor(Seat::none)),
             QStringLiteral("Ann wins: the last turn ends with 9 points, and the target was 9."));
    QVERIFY(rung.play(chance::TimeUp{}));
    QCOMPARE(speaker.result(rung.viewFor(Seat::none)),
             QStringLiteral("The hidden timer has rung: Ann wins with the highest score, 9."));
}

void TestWording::theLastPlayerLeftIsNamed() {
    const Speaker speaker = speakerOf(*baseRules());
    Game game = Setup().land("0,0", "sun").pieces({"A1N@0,1", "B1N@0,0"}).with("challenge", "A").game();
    play(game, {"refresh - 0", "done"});
    QCOMPARE(speaker.result(game.viewFor(Seat::none)), QStringLiteral("Bob wins: the last player left."));
}

// If play stops between the halves of a link, the log says that the first half is undone.
void TestWording::whatIsTakenBackIsTold() {
    const auto rules = rulesWith({{"timer", "minutes"}});
    const Speaker speaker = speakerOf(*rules);
    Game game = Setup()
                    .land("0,1", "death")
                    .land("1,1", "sun")
                    .pieces({"A1E@0,1", "A1W@2,1"})
                    .hand("A", {"cups-2"})
                    .with("timer", 9)
                    .game(rules);
    play(game, {"activate 0,1", "sword A1E@0,1 raze 1,1 1 - +"});
    QVERIFY(game.play(chance::TimeUp{}));
    const QString line = speaker.moment(told(*rules, game.history().back(), Seat::none));
    QVERIFY2(line.startsWith(QStringLiteral(
                 "The hidden timer rings. An unfinished step is taken back. The new territory on e5 is The Sun.")),
             qPrintable(line));
}

void TestWording::aNameMayLookLikeAPlaceholder() {
    const auto rules = baseRules();
    const Speaker speaker(*rules, {QStringLiteral("%2"), QStringLiteral("100%n")});
    const Event traded = event::HandsTraded{Seat::a, Seat::b};
    QCOMPARE(speaker.event(traded, Seat::none), QStringLiteral("%2 trades hands with 100%n."));
}

// Regression: an Arabic name at the start made the whole line right-to-left.
void TestWording::aNameDoesNotTurnTheSentenceAround() {
    const QString arabic = QStringLiteral("\u0645\u0631\u062d\u0628\u0627");
    const auto rules = baseRules();
    const Speaker speaker(*rules, {arabic, QStringLiteral("Ann")});
    const QString said = speaker.event(event::HandsTraded{Seat::a, Seat::b}, Seat::none);
    QCOMPARE(said, QStringLiteral("\u2068") + arabic + QStringLiteral("\u2069 trades hands with Ann."));
    QVERIFY(!said.isRightToLeft());
}

void TestWording::textOfStrangersIsTamed() {
    QCOMPARE(language::cleaned(QStringLiteral(" a\nb\t\r\n c ")), QStringLiteral("a b c"));
    QCOMPARE(language::cleaned(QStringLiteral("\u001b[31ma") + QChar(0) + QStringLiteral("\u0085b\u2028c")),
             QStringLiteral("[31ma b c"));
    QCOMPARE(language::cleaned(QStringLiteral("\u202ea\u2066b\u2069\u206a\ufffc")), QStringLiteral("ab"));
    QCOMPARE(language::cleaned(QStringLiteral("abcdef"), 6), QStringLiteral("abcdef"));
    QCOMPARE(language::cleaned(QStringLiteral("abcdefg"), 6), QStringLiteral("abcdef…"));
    QCOMPARE(language::cleaned(QStringLiteral("abcde\U0001F600"), 6), QStringLiteral("abcde…"));
    QVERIFY(language::cleaned(QString(1'000'000, u'x')).size() < 200);
    QCOMPARE(language::embedded(QStringLiteral("Ann")), QStringLiteral("Ann"));
    QCOMPARE(language::embedded(QStringLiteral("\u202e")), QString());
    QCOMPARE(language::plainToolTip(QStringLiteral("<b>&\nx")), QStringLiteral("<qt>&lt;b&gt;&amp;<br>x</qt>"));
    QCOMPARE(language::plainToolTip({}), QString());
}

// Regression: the review of a finished game said "Bob chooses a bid card" without the card.
void TestWording::bidsAreNamedInHindsight() {
    const auto rules = rulesWith({{"start", "bid"}});
    Playout playout(rules, 2, 3);
    playout.play(1);
    const Game& game = playout.game();
    const Speaker speaker = speakerOf(*rules);
    StepList legal;
    legalSteps(*rules, game.state(), legal);
    const auto* bid = std::get_if<step::Bid>(&legal[0]);
    QVERIFY(bid != nullptr);
    const QString card = wording::cardName(bid->card);
    const QString known = speaker.stepToAll(game.viewFor(game.decider()), legal[0]);
    QVERIFY2(known.contains(card) && known.contains(QStringLiteral("Ann")) && isSentence(known), qPrintable(known));
    Game played = game;
    QVERIFY(!played.play(legal[0]));
    const Moment& moment = played.history().back();
    QVERIFY(speaker.momentToAll(told(*rules, moment, moment.who)).contains(card));
    const QString secret = speaker.momentToAll(told(*rules, moment, Seat::none));
    QVERIFY2(!secret.contains(card) && isSentence(secret), qPrintable(secret));
}

void TestWording::everyWordIsALabel() {
    const Speaker speaker = speakerOf(*baseRules());
    std::set<QString> labels;
    for (int word = 0; word < kStepWords; ++word) {
        labels.insert(speaker.word(static_cast<StepWord>(word)));
    }
    QCOMPARE(labels.size(), static_cast<std::size_t>(kStepWords));
    QVERIFY(!labels.contains(QString()));
}

/// The sources hold the plural; the file must have a singular for each of them.
void TestWording::englishCountsOneAndMany() {
    QFile file(QStringLiteral(GNOSTICA_TEST_DATA "/../translations/gnostica_en.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    QStringList forms;
    int texts = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"source") {
            source = xml.readElementText();
            forms.clear();
        } else if (xml.isStartElement() && xml.name() == u"numerusform") {
            forms << xml.readElementText();
        } else if (xml.isEndElement() && xml.name() == u"message") {
            QVERIFY2(forms.size() == 2 && !forms[0].isEmpty() && forms[1] == source, qPrintable(source));
            ++texts;
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(texts > 50);
}

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
