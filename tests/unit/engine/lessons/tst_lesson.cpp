// Lessons: documents read and refused, and the steps that a learner may take.
#include "engine/documents/document.h"
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson_check.h"
#include "engine/lessons/lesson_run.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"

#include <QtTest>
#include <nlohmann/json.hpp>
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#endif

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

std::string contentOf(const std::string& path) {
    std::ifstream file(GNOSTICA_TEST_DATA "/../" + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

RulesSource& baseSource() {
    static const Library base = [] {
        Library made;
        if (!made.add(contentOf("variants/gnostica/ruleset.json"), "gnostica")) {
            qFatal("the base game cannot be read");
        }
        return made;
    }();
    static const Registry registry = builtinRegistry();
    static RulesSource source(base, registry);
    return source;
}

json said(const char* text) {
    return {{"en", text}};
}

/// A piece moves to the Sun and turns; the opponent passes; then the goal is that the piece grows.
json smallLesson() {
    return json::parse(R"({
        "format": 1, "id": "small", "group": "suits", "order": 10, "title": {"en": "A walk"},
        "position": {"board": {"0,1": "rods-6", "1,1": "cups-4", "2,1": "sun"}, "pieces": ["A2E@0,1", "B1N@1,1"],
                     "hands": {"A": ["discs-2", "cups-5"]}},
        "stages": [
            {"text": {"en": "Read this."}},
            {"text": {"en": "Let {piece:A2E@0,1} go to {space:2,1}, {card:sun}."},
             "show": {"spaces": ["2,1"], "pieces": ["A2E@0,1"], "areas": ["scores"]},
             "goals": [{"goal": "holds", "space": "2,1"}, {"goal": "step", "like": "rod * move 2"}],
             "solution": ["activate 0,1", "rod A2E@0,1 move 2 W"],
             "tries": [{"step": "play cups-5", "says": {"en": "A cup moves nothing."}},
                       {"step": "rod A2E@0,1 move 3", "after": 1, "rule": "ROD-2"}],
             "then": ["done", "refresh - 0", "done"]},
            {"text": {"en": "Grow it."}, "goals": [{"goal": "pieces", "size": 3, "facing": "W"}], "allow": ["play discs-2", "disc"],
             "solution": ["play discs-2", "disc A2W@2,1 grow A2W@2,1 W"]}
        ]})");
}

json smallGuide() {
    return json::parse(R"({
        "format": 1, "kind": "guide", "id": "small-guide", "title": {"en": "A walk"},
        "position": {"variant": "gnostica"},
        "moments": [
            {"at": "game", "text": {"en": "Read this."},
             "more": [{"title": {"en": "Land"}, "text": {"en": "A *wasteland*."}, "try": {"en": "Try it."},
                       "point": "wasteland"},
                      {"text": {"en": "A space."}, "point": "2,1"}, {"text": {"en": "A card."}, "point": "cups-ace"}]}
        ]})");
}

std::shared_ptr<const Lesson> lessonOf(const json& document) {
    auto lesson = readLesson(document, baseSource());
    if (!lesson) {
        qFatal("%s", lesson.error().front().pointer.c_str());
    }
    return std::make_shared<const Lesson>(std::move(*lesson));
}

Step stepIn(const LessonRun& run, const char* text) {
    auto step = parseStep(run.game().rules(), run.game().state(), text);
    if (!step) {
        qFatal("%s", text);
    }
    return *step;
}

using Kind = LessonAnswer::Kind;

#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
bool isDescribed(const json& document) {
    using valijson::adapters::NlohmannJsonAdapter;
    static const json described = lessonSchema();
    static const auto schema = [] {
        auto read = std::make_unique<valijson::Schema>();
        valijson::SchemaParser().populateSchema(NlohmannJsonAdapter(described), *read);
        return read;
    }();
    return valijson::Validator().validate(*schema, NlohmannJsonAdapter(document), nullptr);
}
#endif

}  // namespace

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsLearntStageByStage();
    void whatLeadsElsewhereIsNotPlayed();
    void whatIsNotLegalIsExplained();
    void oneCanGoBack();
    void anotherWayIsKeptIfItLeadsOn();
    void aWayThatLeadsNowhereIsPutRight();
    void aSoundLessonIsProved();
    void faultsAreFound_data();
    void faultsAreFound();
    void theCheckedInSchemaIsUpToDate();
    void aLaterFormatIsCalledSo();
    void schemaAndReaderAgree_data();
    void schemaAndReaderAgree();
    void theShippedOnesAreDescribed();
    void problemsHaveTheirPlaces();
    void textsAreTakenApart();
    void patternsMeanBeginnings();
    void whatAlliesShareIsHeld();
    void aGuideKnowsWhatHappens();
    void aGuideHasPagesThatPoint();
    void aPageThatPointsNowhereIsRefused_data();
    void aPageThatPointsNowhereIsRefused();
    void eventsHavePlaces();
};

void TestLesson::aLessonIsLearntStageByStage() {
    LessonRun run(lessonOf(smallLesson()));
    QVERIFY(!run.awaitsStep() && run.goOn());
    QVERIFY(run.awaitsStep() && !run.goOn());
    QCOMPARE(run.openGoals().size(), std::size_t{2});
    QVERIFY(run.tryStep(stepIn(run, "activate 0,1")).kind == Kind::accepted);
    QVERIFY(run.tryStep(stepIn(run, "rod A2E@0,1 move 2 W")).kind == Kind::completed);
    QVERIFY(run.openGoals().empty() && run.goOn() && !run.wasPutRight());
    QCOMPARE(run.stage(), std::size_t{2});
    QVERIFY(run.game().decider() == Seat::a);  // the opponent has passed
    run.solve();
    QVERIFY(run.goOn() && run.isFinished());
    QVERIFY(!run.goOn() && !run.awaitsStep());
}

void TestLesson::whatLeadsElsewhereIsNotPlayed() {
    LessonRun run(lessonOf(smallLesson()));
    run.goOn();
    const LessonAnswer cup = run.tryStep(stepIn(run, "play cups-5"));
    QVERIFY(cup.kind == Kind::notAsked && cup.missing.size() == 2);
    QVERIFY(cup.foreseen != nullptr && cup.foreseen->says.at("en") == "A cup moves nothing.");
    QVERIFY(run.game().history().empty());
    run.tryStep(stepIn(run, "activate 0,1"));
    // Legal and a rod, but one space short: the goals cannot be reached from there.
    const LessonAnswer near = run.tryStep(stepIn(run, "rod A2E@0,1 move 1 W"));
    QVERIFY(near.kind == Kind::notAsked && near.foreseen == nullptr);
    QVERIFY(run.tryStep(stepIn(run, "skip")).kind == Kind::notAsked);
    QCOMPARE(run.game().history().size(), std::size_t{1});
}

void TestLesson::whatIsNotLegalIsExplained() {
    LessonRun run(lessonOf(smallLesson()));
    run.goOn();
    run.tryStep(stepIn(run, "activate 0,1"));
    auto far = std::get<step::Move>(stepIn(run, "rod A2E@0,1 move 2 W"));
    far.distance = 3;
    const LessonAnswer answer = run.tryStep(far);
    QVERIFY(answer.kind == Kind::refused && answer.refusal && answer.refusal->rule.text == "ROD-2");
    QVERIFY(answer.foreseen != nullptr && answer.foreseen->rule == "ROD-2");
}

void TestLesson::oneCanGoBack() {
    LessonRun run(lessonOf(smallLesson()));
    QVERIFY(!run.canGoBack());
    run.goOn();
    const State start = run.game().state();
    run.tryStep(stepIn(run, "activate 0,1"));
    run.goBack();
    QCOMPARE(run.stage(), std::size_t{1});
    QVERIFY(run.game().state() == start);
    run.solve();
    run.goOn();
    run.goBack();
    QCOMPARE(run.stage(), std::size_t{1});
    QVERIFY(run.awaitsStep() && run.game().state() == start);
    run.goBack();
    QCOMPARE(run.stage(), std::size_t{0});
}

void TestLesson::anotherWayIsKeptIfItLeadsOn() {
    json document = smallLesson();
    document["stages"][2]["solution"] = {"play discs-2"};
    document["stages"][2]["show"] = {{"pieces", {"A2W@2,1"}}};
    document["stages"][2]["goals"] = {{{"goal", "step"}, {"like", "play discs-2"}}};
    LessonRun run(lessonOf(document));
    run.goOn();
    run.tryStep(stepIn(run, "activate 0,1"));
    run.tryStep(stepIn(run, "rod A2E@0,1 move 2 N"));
    QVERIFY(run.goOn() && !run.wasPutRight());
    QVERIFY(run.game().state().board()[0].facing() == Facing::north);
    // The document refers to the piece as turned in the solution.
    QVERIFY(run.shownPieces() == std::vector{static_cast<PieceId>(0)});
}

void TestLesson::aWayThatLeadsNowhereIsPutRight() {
    LessonRun run(lessonOf(smallLesson()));
    run.goOn();
    run.tryStep(stepIn(run, "activate 0,1"));
    run.tryStep(stepIn(run, "rod A2E@0,1 move 2 N"));  // the last stage names a piece that faces west
    QVERIFY(run.goOn() && run.wasPutRight());
    QVERIFY(run.game().state().board()[0].facing() == Facing::west);
    run.solve();
    QVERIFY(run.goOn() && run.isFinished());
}

void TestLesson::aSoundLessonIsProved() {
    QVERIFY(checkLesson(*lessonOf(smallLesson())).empty());
}

void TestLesson::faultsAreFound_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* pointer, const char* value, LessonFault fault) {
        QTest::addRow("%s %s", pointer, value) << pointer << value << static_cast<int>(fault);
    };
    row("/stages/1/solution", R"(["activate 1,1"])", LessonFault::illegal);
    row("/stages/1/solution", R"(["refresh - 0"])", LessonFault::notAsked);
    row("/stages/1/solution", R"(["activate 0,1"])", LessonFault::unfinished);
    row("/stages/1/goals", R"([{"goal": "territory", "space": "2,1"}])", LessonFault::alreadyMet);
    row("/stages/1/then", R"(["done"])", LessonFault::othersTurn);
    row("/stages/1/then", R"(["done", "done"])", LessonFault::illegal);
    row("/stages/1/tries", R"([{"step": "activate 0,1"}])", LessonFault::tryAccepted);
    row("/stages/1/tries", R"([{"step": "play cups-5", "rule": "TRN-2"}])", LessonFault::tryLegal);
    row("/stages/1/tries", R"([{"step": "activate 2,1"}])", LessonFault::tryIllegal);
    row("/stages/1/tries", R"([{"step": "activate 2,1", "rule": "ROD-1"}])", LessonFault::otherRule);
    row("/stages/1/show/pieces", R"(["A1N@2,1"])", LessonFault::unknownPiece);
    row("/stages/1/text", R"({"en": "{piece:B3N@1,1}"})", LessonFault::unknownPiece);
}

void TestLesson::faultsAreFound() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(int, fault);
    json document = smallLesson();
    document[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    const auto findings = checkLesson(*lessonOf(document));
    QVERIFY(!findings.empty());
    QCOMPARE(static_cast<int>(findings.front().fault), fault);
    QVERIFY(findings.front().pointer.starts_with(fault == static_cast<int>(LessonFault::othersTurn) ? "/stages/2"
                                                                                                    : "/stages/1"));
}

void TestLesson::theCheckedInSchemaIsUpToDate() {
    const json described = lessonSchema();
    if (qEnvironmentVariableIsSet("GNOSTICA_REGENERATE")) {
        std::ofstream(GNOSTICA_TEST_DATA "/../resources/lessons/lesson.schema.json") << described.dump(2) << '\n';
    }
    QVERIFY2(
        json::parse(contentOf("resources/lessons/lesson.schema.json")) == described,
        "resources/lessons/lesson.schema.json is old: run this test with GNOSTICA_REGENERATE=1 and commit the file");
}

void TestLesson::aLaterFormatIsCalledSo() {
    json document = smallLesson();
    document["format"] = 2;
    const auto lesson = readLesson(document, baseSource());
    QVERIFY(!lesson);
    QCOMPARE(lesson.error().front().code, DiagnosticCode::laterVersion);
}

void TestLesson::schemaAndReaderAgree_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("as it is") << "{}" << true;
    QTest::newRow("rules and learner") << R"({"rules": ["ROD-2"], "learner": "A", "$schema": "x"})" << true;
    QTest::newRow("no format") << R"({"format": null})" << false;
    QTest::newRow("later format") << R"({"format": 2})" << false;
    QTest::newRow("unknown key") << R"({"stage": []})" << false;
    QTest::newRow("group") << R"({"group": "cups"})" << false;
    QTest::newRow("no stages") << R"({"stages": []})" << false;
    QTest::newRow("stages") << R"({"stages": {}})" << false;
    QTest::newRow("stage without text") << R"({"stages": [{}]})" << false;
    QTest::newRow("text without English") << R"({"title": {"en": null, "de": "Gehen"}})" << false;
    QTest::newRow("text alone") << R"({"title": "Going"})" << false;
    QTest::newRow("area") << R"({"stages": [{"text": {"en": "a"}, "show": {"areas": ["hands"]}}]})" << false;
    const auto goal = [](const char* name, const char* asked, bool isGood) {
        QTest::newRow(name) << QStringLiteral(
                                   R"({"stages": [{"text": {"en": "a"}, "solution": ["x"], "goals": [%1]}]})")
                                   .arg(QString::fromUtf8(asked))
                            << isGood;
    };
    goal("a goal", R"({"goal": "holds", "space": "d5", "seat": "B"})", true);
    goal("goal without a name", R"({"space": "1,1"})", false);
    goal("unknown goal", R"({"goal": "hold", "space": "1,1"})", false);
    goal("goal that lacks a key", R"({"goal": "holds"})", false);
    goal("goal with another's key", R"({"goal": "holds", "space": "1,1", "size": 2})", false);
    goal("size", R"({"goal": "pieces", "size": 4})", false);
}

void TestLesson::schemaAndReaderAgree() {
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    QFETCH(QString, patch);
    QFETCH(bool, isGood);
    json document = smallLesson();
    document.merge_patch(json::parse(patch.toStdString()));
    QCOMPARE(readLesson(document, baseSource()).has_value(), isGood);
    QCOMPARE(isDescribed(document), isGood);
#else
    QSKIP("without valijson");
#endif
}

void TestLesson::theShippedOnesAreDescribed() {
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    for (const auto& entry : std::filesystem::directory_iterator(GNOSTICA_TEST_DATA "/../resources/lessons")) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".json") && !name.ends_with(".schema.json")) {
            QVERIFY2(isDescribed(json::parse(contentOf("resources/lessons/" + name))), name.c_str());
        }
    }
#else
    QSKIP("without valijson");
#endif
}

void TestLesson::problemsHaveTheirPlaces() {
    const auto problemOf = [](const char* pointer, const json& value) {
        json document = smallLesson();
        document[json::json_pointer(pointer)] = value;
        const std::string text = document.dump(1);
        const auto lesson = readLesson(text, "small.json", baseSource());
        return lesson ? Diagnostic{} : lesson.error().front();
    };
    const Diagnostic misspelt = problemOf("/stages/0/hind", said("Look."));
    QVERIFY(misspelt.code == DiagnosticCode::unknownKey);
    QCOMPARE(misspelt.suggestion, std::string("hint"));
    QCOMPARE(misspelt.source, std::string("small.json"));
    QVERIFY(misspelt.place.line > 1);
    QCOMPARE(problemOf("/stages/1/show/spaces/0", "z").pointer, std::string("/stages/1/show/spaces/0"));
    QCOMPARE(problemOf("/position/pieces/0", "A9E@0,1").pointer, std::string("/position/pieces/0"));
    QCOMPARE(problemOf("/learner", "F").pointer, std::string("/learner"));
    const Diagnostic card = problemOf("/stages/0/text/en", "Take {card:cups-acee}.");
    QVERIFY(card.code == DiagnosticCode::unknownCard);
    QCOMPARE(card.pointer, std::string("/stages/0/text/en"));
    QCOMPARE(problemOf("/stages/0/text/en", std::string(281, 'a')).expected, std::string("280"));
    QVERIFY(problemOf("/stages/0/text/en", std::string(280, 'a')).pointer.empty());
    QCOMPARE(problemOf("/stages/2/goals", json::array()).expected, std::string("goals"));
}

void TestLesson::textsAreTakenApart() {
    const auto parts = lessonTextParts("From {space:d5} to {card:sun}{dative}: {piece:A1N@0,1}, {seat:B}.");
    QVERIFY(parts.has_value());
    QCOMPARE(parts->size(), std::size_t{9});
    QVERIFY(std::get<Space>((*parts)[1]) == *parseSpace("0,1"));
    QVERIFY(std::get<Card>((*parts)[3]) == *parseCard("sun"));
    QCOMPARE(std::get<std::string>((*parts)[4]), std::string("{dative}: "));
    for (const char* bad : {"{space:", "{space:zz}", "{colour:red}", "{card:}", "100 %1"}) {
        QVERIFY2(!lessonTextParts(bad), bad);
    }
    QVERIFY(lessonTextParts("").value().empty() && lessonTextParts("5 % of it").has_value());
    QCOMPARE(readingLength("für {card:sun}"), std::size_t{12});
    QCOMPARE(readingLength("für {card:sun}{accusative}!"), std::size_t{13});  // the name of a form is not counted
}

void TestLesson::patternsMeanBeginnings() {
    QVERIFY(fitsPattern("cup A1E@0,1 create 2,1 N", "cup"));
    QVERIFY(fitsPattern("cup A1E@0,1 create 2,1 N", "cup * create 2,1"));
    QVERIFY(!fitsPattern("cup A1E@0,1 create 2,1 N", "cu"));
    QVERIFY(!fitsPattern("cup A1E@0,1 create 2,1 N", "cup * found"));
    QVERIFY(!fitsPattern("done", "done *"));
}

// SCO-1; regression: a learner who shared a territory with an ally had its points, but not the goal of holding it.
void TestLesson::whatAlliesShareIsHeld() {
    json position = json::parse(R"({
        "seats": 3, "board": {"0,0": "sun", "1,0": "moon"}, "pieces": ["A1N@0,0", "B1U@1,0", "C1N@1,0"],
        "variant": {"format": 1, "id": "united", "kind": "game", "extends": "gnostica", "name": {"en": "United"},
                    "mechanics": {"challenge": {"failure": "others-win", "unites": true}}}})");
    const auto holds = [&](Seat seat) {
        const auto read = readPosition(position, baseSource());
        Goal goal;
        goal.kind = GoalKind::holds;
        goal.seat = seat;
        goal.space = Space{1, 0};
        return read && isMet(*read->rules, read->state, goal);
    };
    QVERIFY(!holds(Seat::b) && !holds(Seat::c));  // enemies
    position["challenge"] = "A";
    QVERIFY(holds(Seat::b) && holds(Seat::c));
    QVERIFY(!holds(Seat::a));  // it has no piece there
}

void TestLesson::aGuideKnowsWhatHappens() {
    const auto guide = readGuide(json::parse(contentOf("resources/lessons/first-game.json")), baseSource());
    QVERIFY(guide.has_value());
    LessonRun run(lessonOf(smallLesson()));
    const Rules& rules = run.game().rules();
    QVERIFY(occasionOf(rules, run.game().viewFor(Seat::a)) == Occasion::turn);
    QVERIFY(!occasionOf(rules, run.game().viewFor(Seat::b)));
    run.goOn();
    run.tryStep(stepIn(run, "activate 0,1"));
    QVERIFY(occasionOf(rules, run.game().viewFor(Seat::a)) == Occasion::rod);
    QVERIFY(occasionOf(run.game().history().back().events.front()) == Occasion::activated);
    run.solve();
    QVERIFY(occasionOf(rules, run.game().viewFor(Seat::a)) == Occasion::ending);
    // Every occasion has an explanation.
    for (std::size_t i = 0; i < kOccasionWords.size(); ++i) {
        QVERIFY2(guide->at(static_cast<Occasion>(i)) != nullptr, kOccasionWords[i].data());
    }
}

void TestLesson::aGuideHasPagesThatPoint() {
    const auto guide = readGuide(smallGuide(), baseSource());
    QVERIFY(guide.has_value());
    const GuideMoment* game = guide->at(Occasion::game);
    QVERIFY(game != nullptr);
    QCOMPARE(game->pages.size(), std::size_t{4});
    QVERIFY(game->pages[0].title.empty() && game->pages[0].attempt.empty());  // as in older documents
    QVERIFY(std::holds_alternative<std::monostate>(game->pages[0].point));
    QVERIFY(game->pages[1].point == GuidePoint(GuideArea::wasteland));
    QCOMPARE(game->pages[1].title.at("en"), std::string("Land"));
    QCOMPARE(game->pages[1].attempt.at("en"), std::string("Try it."));
    QVERIFY(game->pages[2].point == GuidePoint(Space{2, 1}));
    QVERIFY(std::holds_alternative<Card>(game->pages[3].point));
}

void TestLesson::aPageThatPointsNowhereIsRefused_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("expected");
    QTest::newRow("unknown part") << R"({"point": "hend"})"
                                  << "/moments/0/more/0/point"
                                  << "board, ";
    QTest::newRow("no word") << R"({"point": 3})"
                             << "/moments/0/more/0/point"
                             << "string";
    QTest::newRow("no piece") << R"({"point": "A1@2,1"})"
                              << "/moments/0/more/0/point"
                              << "A1N@1,1";
    QTest::newRow("stars") << R"({"text": {"en": "A *minion acts."}})"
                           << "/moments/0/more/0/text/en"
                           << "*…*";
    QTest::newRow("no text") << R"({"text": null})"
                             << "/moments/0/more/0"
                             << "";
    QTest::newRow("long attempt") << R"({"try": {"en": "%1"}})"
                                  << "/moments/0/more/0/try/en"
                                  << "90";
    QTest::newRow("unknown key") << R"({"pont": "hand"})"
                                 << "/moments/0/more/0"
                                 << "";
}

void TestLesson::aPageThatPointsNowhereIsRefused() {
    QFETCH(QString, patch);
    QFETCH(QString, pointer);
    QFETCH(QString, expected);
    json document = smallGuide();
    patch.replace(QStringLiteral("%1"), QString(91, u'a'));
    document["moments"][0]["more"][0].merge_patch(json::parse(patch.toStdString()));
    const auto guide = readGuide(document, baseSource());
    QVERIFY(!guide.has_value());
    const Diagnostic& problem = guide.error().front();
    QVERIFY2(QString::fromStdString(problem.pointer).startsWith(pointer), problem.pointer.c_str());
    QVERIFY2(QString::fromStdString(problem.expected).contains(expected), problem.expected.c_str());
}

void TestLesson::eventsHavePlaces() {
    const Space from{1, 1};
    const Space to{2, 1};
    const Piece piece(Seat::a, 1, Facing::north, from);
    const Piece gone(Seat::a, 1, Facing::north, to);
    QVERIFY(placeOf(Event(event::PieceAdded{piece})) == from);
    QVERIFY(placeOf(Event(event::PieceChanged{piece, gone})) == to);
    QVERIFY(placeOf(Event(event::TerritoryMoved{from, to, {}})) == to);
    QVERIFY(!placeOf(Event(event::LastTurnAnnounced{Seat::b})));
}

QTEST_GUILESS_MAIN(TestLesson)
#include "tst_lesson.moc"
