// A game in the terminal: typed steps, answers to mistakes, undo, and a journal that saves it all.
#include "engine/notation/record.h"
#include "tests/support/positions.h"
#include "tests/unit/cli/answer.h"

#include <QtTest>

#include <fstream>

using namespace gnostica;
using namespace gnostica::tests;

namespace {

engine::Checked<engine::LoadedRecord> load(const QString& path) {
    std::ifstream in(path.toStdString());
    return loadRecord(in, engine::builtinRegistry());
}

/// The first player is chosen without bids, so that a test can type the first step of a turn.
const std::vector<std::string> kTwoPeople{"play", "--seats", "person,person", "--seed", "5", "--set", "start=seat"};

std::vector<std::string> twoPeopleAnd(std::initializer_list<std::string> more) {
    std::vector<std::string> arguments = kTwoPeople;
    arguments.insert(arguments.end(), more);
    return arguments;
}

/// The first step in an answer to "?" with this beginning and end; its first line follows the prompt.
std::string listed(const std::string& out, const std::string& begin, const std::string& end) {
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(begin) && line.ends_with(end)) {
            return line;
        }
    }
    return {};
}

}  // namespace

class TestCliPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void randomPlayersPlayToTheEnd();
    void aSeedGivesTheSameGame();
    void theInputMayEndAnywhere();
    void stepsAreTypedAndShown();
    void spacesAreNamedAsOnTheEdge();
    void mistakesAreExplained();
    void legalStepsAreListedOnDemand();
    void cardsAndStepsHaveNames_data();
    void cardsAndStepsHaveNames();
    void tooFewPointsAreAskedAbout();
    void stepsMayBeTakenBack();
    void whatWasSeenIsNotTakenBack();
    void bidsAreNotTakenBack();
    void anothersStepIsNotTakenBack();
    void nothingMoreCanBeTakenBack();
    void theJournalKeepsTheGame();
    void theJournalKeepsWhatWasTakenBack();
    void aRecordIsNotOverwritten();
    void aCutRecordIsReplayedAsFarAsItGoes();
    void aTerritoryBetweenTwoHalvesOfALinkHasNoCard();
    void unknownRulesetsAndSettingsAreSaid();
    void theLanguageMayBeAskedFor();

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestCliPlay::randomPlayersPlayToTheEnd() {
    const Answer answer = run({"play", "--seats", "random,random,random", "--seed", "5"});
    QCOMPARE(answer.code, 0);
    QVERIFY(says(answer.out, "wins"));
    QVERIFY(answer.err.empty());
}

void TestCliPlay::aSeedGivesTheSameGame() {
    const std::vector<std::string> arguments{"play", "--seats", "random,random", "--seed", "11"};
    QCOMPARE(run(arguments).out, run(arguments).out);
}

void TestCliPlay::theInputMayEndAnywhere() {
    const Answer answer = run(kTwoPeople);
    QCOMPARE(answer.code, 0);
    QVERIFY(says(answer.out, "A> "));
    QCOMPARE(run(kTwoPeople, "place 0,0 N").code, 0);
    QCOMPARE(run(kTwoPeople, "quit\n").code, 0);
}

void TestCliPlay::stepsAreTypedAndShown() {
    const Answer answer = run(kTwoPeople, "place -1,0 N\ndone\n");
    QVERIFY(says(answer.out, "A1N"));
    QVERIFY(says(answer.out, "B> "));
    QVERIFY2(answer.err.empty(), answer.err.c_str());
}

/// The drawing has letters and numbers at its edge; typed steps accept these and coordinates.
void TestCliPlay::spacesAreNamedAsOnTheEdge() {
    const Answer answer = run(kTwoPeople, "place c4 N\ndone\n");
    QVERIFY2(answer.err.empty(), answer.err.c_str());
    QVERIFY(says(answer.out, " c            d            e            f            g"));
    QVERIFY(says(answer.out, "\n4   |A1N") || says(answer.out, "\n    |A1N"));
    QCOMPARE(run(kTwoPeople, "place -1,0 N\ndone\n").out, answer.out);
    QVERIFY(says(run(kTwoPeople, "help\n").out, "activate e5"));
}

void TestCliPlay::mistakesAreExplained() {
    const Answer answer = run(kTwoPeople, "plaice 1,1 N\nplace 9,9 N\nplace 1,1\n\n");
    QVERIFY(says(answer.err, "place"));
    QVERIFY(says(answer.err, "illegal: SPC-3: "));
    QVERIFY(says(answer.err, "place 1,1 N"));
    QVERIFY(says(answer.out, "undo"));  // an empty line shows the help
}

void TestCliPlay::legalStepsAreListedOnDemand() {
    const Answer answer = run(kTwoPeople, "?\nplace 0,0 N\n? ch\n");
    QVERIFY(says(answer.out, "place 2,2 W\n"));
    QVERIFY(says(answer.out, "> challenge\n"));
}

void TestCliPlay::cardsAndStepsHaveNames_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("piece");
    QTest::newRow("English") << "en"
                             << "Eight of Cups"
                             << "small piece";
    QTest::newRow("German") << "de"
                            << "Acht der Kelche"
                            << "kleine Figur";
    QTest::newRow("Japanese") << "ja"
                              << "カップの8"
                              << "小駒";
}

/// Regression: the drawing, the hand and the steps were shown in notation only.
void TestCliPlay::cardsAndStepsHaveNames() {
    QFETCH(QString, language);
    QFETCH(QString, card);
    QFETCH(QString, piece);
    const QString record = folder_->filePath("game.jsonl");
    std::vector<std::string> arguments{"--language", language.toStdString()};
    const auto all = twoPeopleAnd({"--record", record.toStdString()});
    arguments.insert(arguments.end(), all.begin(), all.end());
    const Answer answer = run(arguments, "? place\nplace -1,0 N\ndone\n");
    QVERIFY2(says(answer.out, piece.toStdString()), answer.out.c_str());
    QVERIFY2(says(answer.out, "cups-8") && says(answer.out, card.toStdString()), answer.out.c_str());  // from the hand
    const Answer replayed = run({"--language", language.toStdString(), "replay", record.toStdString()});
    QVERIFY2(says(replayed.out, piece.toStdString()), replayed.out.c_str());
}

// Regression: a single word lost the game.
void TestCliPlay::tooFewPointsAreAskedAbout() {
    const Answer once = run(kTwoPeople, "place -1,0 N\nchallenge\nboard\nquit\n");
    QVERIFY2(says(once.out, "You have 0 of 9 points. If you have fewer than 9 points"), once.out.c_str());
    QVERIFY2(says(once.out, "Type it again"), once.out.c_str());
    QCOMPARE(once.out.find("announces the next one as the last"), std::string::npos);
    const Answer twice = run(kTwoPeople, "place -1,0 N\nchallenge\nchallenge\nquit\n");
    QVERIFY2(says(twice.out, "announces the next one as the last"), twice.out.c_str());
}

void TestCliPlay::stepsMayBeTakenBack() {
    const Answer answer = run(kTwoPeople, "place -1,0 N\nundo\nplace -1,0 E\nboard\n");
    QVERIFY(answer.out.rfind("A1E") != std::string::npos);
    QVERIFY(answer.out.rfind("A1E") > answer.out.rfind("A1N"));
    QVERIFY(answer.err.empty());
}

/// Regression: a player could look at new cards and undo the draw.
void TestCliPlay::whatWasSeenIsNotTakenBack() {
    const std::string opening = "place -1,0 N\ndone\nplace 3,0 N\ndone\n";
    const std::string step = listed(run(kTwoPeople, opening + "? refresh\n").out, "refresh ", " 1");
    QVERIFY(!step.empty());
    const Answer answer = run(kTwoPeople, opening + step + "\nundo\n");
    QCOMPARE(answer.err, std::string("Hidden cards have been seen since.\n"));
    const Answer passed = run(kTwoPeople, opening + "refresh - 0\nundo\nrefresh - 0\n");
    QVERIFY2(passed.err.empty(), passed.err.c_str());
}

void TestCliPlay::bidsAreNotTakenBack() {
    const std::vector<std::string> bidding{"play", "--seats", "person,person", "--seed", "5", "--set", "start=bid"};
    const std::string first = listed(run(bidding, "? bid\n").out, "bid ", "") + "\n";
    QCOMPARE(run(bidding, first + "undo\n").err, std::string("It was another player's step.\n"));
    const std::string second = listed(run(bidding, first + "? bid\n").out, "bid ", "") + "\n";
    const Answer answer = run(bidding, first + second + "undo\n");
    QVERIFY(says(answer.err, "seen") && !says(answer.err, "not legal"));
}

/// Regression: undo showed the hand of the previous player at the terminal.
void TestCliPlay::anothersStepIsNotTakenBack() {
    const Answer answer = run(kTwoPeople, "place -1,0 N\ndone\nundo\n");
    QCOMPARE(answer.err, std::string("It was another player's step.\n"));
    QVERIFY2(says(answer.out, "B> B> "), answer.out.c_str());
}

void TestCliPlay::nothingMoreCanBeTakenBack() {
    QVERIFY(says(run(kTwoPeople, "help\n").out, "must be typed twice"));
    const Answer answer = run(kTwoPeople, "undo\nplace -1,0 N\n");
    QVERIFY(!answer.err.empty());
    QVERIFY(says(answer.out, "A1N"));
}

void TestCliPlay::theJournalKeepsTheGame() {
    const QString path = folder_->filePath("game.jsonl");
    const Answer answer = run({"play", "--seats", "random,random", "--seed", "5", "--record", path.toStdString()});
    QCOMPARE(answer.code, 0);
    const auto record = load(path);
    QVERIFY(record && !record->damage);
    QCOMPARE(record->header.seed, std::uint64_t{5});
    QCOMPARE(record->header.players, (std::vector<std::string>{"random", "random"}));
    QVERIFY(isOver(record->game.state()));
    const Answer replayed = run({"replay", path.toStdString()});
    QCOMPARE(replayed.code, 0);
    QVERIFY(says(replayed.out, "shuffle "));
    QCOMPARE(run({"validate", path.toStdString()}).code, 0);
}

void TestCliPlay::theJournalKeepsWhatWasTakenBack() {
    const QString path = folder_->filePath("game.jsonl");
    run(twoPeopleAnd({"--record", path.toStdString()}), "place -1,0 N\nundo\nplace -1,0 E\n");
    const auto record = load(path);
    QVERIFY(record && !record->damage);
    QCOMPARE(int{record->game.state().pieceCount}, 1);
    QCOMPARE(record->game.state().pieces[0].facing(), engine::Facing::east);
}

void TestCliPlay::aRecordIsNotOverwritten() {
    const std::string path = folder_->filePath("game.jsonl").toStdString();
    QCOMPARE(run(twoPeopleAnd({"--record", path})).code, 0);
    const Answer second = run(twoPeopleAnd({"--record", path}));
    QCOMPARE(second.code, 1);
    QVERIFY(!second.err.empty());
}

void TestCliPlay::aCutRecordIsReplayedAsFarAsItGoes() {
    const QString path = folder_->filePath("game.jsonl");
    run({"play", "--seats", "random,random", "--seed", "6", "--record", path.toStdString()});
    QFile file(path);
    QVERIFY(file.resize(file.size() - 20));
    const Answer answer = run({"replay", path.toStdString()});
    QCOMPARE(answer.code, 1);
    QVERIFY(!answer.out.empty());
    QVERIFY(says(answer.err, "game.jsonl"));
}

void TestCliPlay::aTerritoryBetweenTwoHalvesOfALinkHasNoCard() {
    const Setup setup =
        Setup().land("0,1", "cups-4").land("1,1", "sun").pieces({"A1E@0,1"}).hand("A", {"death", "cups-2"});
    engine::Game game = setup.game();
    play(game, {"play death", "sword A1E@0,1 raze 1,1 1 - +"});
    engine::RecordHeader header = headerFor(game.rules(), 2);
    header.position = setup.json();
    const QString path = folder_->filePath("game.jsonl");
    std::ofstream out(path.toStdString());
    writeRecord(out, header, game);
    out.close();
    const Answer answer = run({"replay", path.toStdString()});
    QVERIFY2(answer.code == 0, answer.err.c_str());
    QVERIFY2(says(answer.out, "On the board: cups-4 (Four of Cups)."), answer.out.c_str());
}

void TestCliPlay::unknownRulesetsAndSettingsAreSaid() {
    const Answer variant = run({"play", "--seats", "random,random", "--variant", "gnostika"});
    QCOMPARE(variant.code, 1);
    QVERIFY(says(variant.err, "gnostika"));
    const Answer setting = run({"play", "--seats", "random,random", "--set", "targett=8"});
    QCOMPARE(setting.code, 1);
    QVERIFY(says(setting.err, "target"));
    QCOMPARE(run({"play", "--seats", "random,random", "--set", "target=8", "--seed", "1"}).code, 0);
}

void TestCliPlay::theLanguageMayBeAskedFor() {
    QCOMPARE(run({"--language", "en_GB", "play", "--seats", "person,person", "--seed", "5"}).code, 0);
    const Answer unknown = run({"--language=xx", "play", "--seats", "person,person", "--seed", "5"});
    QCOMPARE(unknown.code, 2);
    QVERIFY2(says(unknown.err, "xx") && says(unknown.err, "en (English)"), unknown.err.c_str());
    QVERIFY(unknown.out.empty());
    QCOMPARE(run({"--language"}).code, 2);
}

QTEST_GUILESS_MAIN(TestCliPlay)
#include "tst_cli_play.moc"
