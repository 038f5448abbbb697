// The words allowed at a place of a document whose text is unfinished.
#include "engine/documents/completion.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"

#include <QtTest>
#include <rapidcheck.h>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

const Registry& registry() {
    static const Registry all = builtinRegistry();
    return all;
}

std::string shippedText() {
    std::ifstream file(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// A text with "|" at the cursor.
struct Written {
    explicit Written(std::string marked) : offset(marked.find('|')), text(std::move(marked.erase(offset, 1))) {}

    JsonSketch sketch() const { return sketchOf(text, offset); }
    WritingPlace place() const { return sketch().place; }

    std::size_t offset;
    std::string text;
};

class Offers {
public:
    Offers() : completion_(registry()) {
        if (!library_.add(R"({"format": 1, "id": "gnostica", "kind": "game", "name": {"en": "Gnostica"}})", "") ||
            !library_.add(R"({"format": 1, "id": "stars", "kind": "expansion", "name": {"en": "Stars"}})", "")) {
            qFatal("the library of the test");
        }
    }

    std::vector<Candidate> at(const std::string& marked, const json& whole = nullptr) const {
        return completion_.candidates(Written(marked).sketch(), whole, library_);
    }
    std::vector<std::string> wordsAt(const std::string& marked, const json& whole = nullptr) const {
        std::vector<std::string> words;
        for (const Candidate& candidate : at(marked, whole)) {
            words.push_back(candidate.word);
        }
        return words;
    }
    const Completion& completion() const { return completion_; }
    const Library& library() const { return library_; }

private:
    Completion completion_;
    Library library_;
};

const Offers& offers() {
    static const Offers all;
    return all;
}

bool holds(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

/// The text after a candidate is chosen, with "|" at the cursor.
std::string chosen(const std::string& marked, const std::string& word, const json& whole = nullptr) {
    const Written written(marked);
    for (const Candidate& candidate : offers().at(marked, whole)) {
        if (candidate.word == word) {
            const Completed done = completed(written.text, written.place(), candidate);
            std::string text = written.text;
            text.replace(done.change.offset, done.change.removed.size(), done.change.inserted);
            return text.insert(done.cursor, "|");
        }
    }
    return "nothing such is offered";
}

/// Pieces of text that combine into something like a document, and some that do not.
rc::Gen<std::string> anyText() {
    using namespace rc;
    const auto piece = gen::element<std::string>(
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", " ", "\"suits\"", "\"power\"", "\"sword\"", "\"majors\": {",
        "\"sun\": [", "{\"any\": [", "\"end\": {", "\"target\": 9", "true", "-1.5e", "null", "\"ä\\u00\"", "\xC3",
        "\0x", "\xEF\xBB\xBF", "\"mechanics\": {\"bid\"", "\"extends\": ", "/*", "'");
    return gen::map(gen::container<std::vector<std::string>>(piece), [](const std::vector<std::string>& pieces) {
        std::string text;
        for (const std::string& each : pieces) {
            text += each;
        }
        return text;
    });
}

}  // namespace

class TestCompletion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsThePlace_data();
    void knowsThePlace();
    void offersWhatFits_data();
    void offersWhatFits();
    void doesNotOfferWhatIsThere();
    void parametersFollowThePower();
    void writesCommasThatAreMissing_data();
    void writesCommasThatAreMissing();
    void offersAllThatShippedDocumentsSay();
    void describesWhatTheDocumentDoesNotHaveYet();
    void deepOrLongTextsAreNoMatter();
    void anyTextMayStandThere();
};

void TestCompletion::knowsThePlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("prefix");
    const int none = static_cast<int>(PlaceKind::none);
    const int key = static_cast<int>(PlaceKind::key);
    const int value = static_cast<int>(PlaceKind::value);
    QTest::newRow("nothing yet") << "|" << value << ""
                                 << "";
    QTest::newRow("behind the whole") << "{} |" << none << ""
                                      << "";
    QTest::newRow("an empty object") << "{ | }" << key << ""
                                     << "";
    QTest::newRow("a key that is begun") << "{ \"ta| }" << key << ""
                                         << "ta";
    QTest::newRow("a key in another") << "{ \"end\": { \"targ|et\": 9 } }" << key << "/end"
                                      << "targ";
    QTest::newRow("a key without quotes") << "{ \"end\": { tar| } }" << key << "/end"
                                          << "tar";
    QTest::newRow("a key before others") << "{ \"tar| \n \"end\": {} }" << key << ""
                                         << "tar";
    QTest::newRow("no value yet") << "{ \"end\": | }" << value << "/end"
                                  << "";
    QTest::newRow("no value before the next key") << "{ \"end\": |\n \"hand\": {} }" << value << "/end"
                                                  << "";
    QTest::newRow("before the colon") << "{ \"end\" | }" << none << ""
                                      << "";
    QTest::newRow("a number") << "{ \"target\": 1|2 }" << value << "/target"
                              << "1";
    QTest::newRow("a word") << "{ \"start\": { \"first\": \"bi|d\" } }" << value << "/start/first"
                            << "bi";
    QTest::newRow("the second of a list") << "[\"a\", \"b|\"]" << value << "/1"
                                          << "b";
    QTest::newRow("one more of a list") << "{\"a\": [1, 2, |]}" << value << "/a/2"
                                        << "";
    QTest::newRow("letters with signs") << "{ \"a\\\"b|" << key << ""
                                        << "a\"b";
    QTest::newRow("a stray bracket") << "{ \"a\": [1 }, \"b\": |" << none << ""
                                     << "";
    QTest::newRow("a list left open") << "{ \"x\": { \"a\": [1 }, \"b\": |" << value << "/b"
                                      << "";
    QTest::newRow("behind a word") << "{ \"a\": \"b\"| }" << key << ""
                                   << "";
}

void TestCompletion::knowsThePlace() {
    QFETCH(const QString, text);
    QFETCH(const int, kind);
    QFETCH(const QString, pointer);
    QFETCH(const QString, prefix);
    const WritingPlace place = Written(text.toStdString()).place();
    QCOMPARE(static_cast<int>(place.kind), kind);
    QCOMPARE(place.pointer, pointer.toStdString());
    QCOMPARE(place.prefix, prefix.toStdString());
}

void TestCompletion::offersWhatFits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("offered");
    QTest::addColumn<QString>("notOffered");
    QTest::newRow("parts of a document") << "{ | }"
                                         << "end"
                                         << "target";
    QTest::newRow("settings") << "{ \"end\": { \"| } }"
                              << "target"
                              << "end";
    QTest::newRow("cards") << "{ \"majors\": { | } }"
                           << "wheel-of-fortune"
                           << "cup";
    QTest::newRow("mechanics") << "{ \"mechanics\": { \"b| } }"
                               << "bid"
                               << "cup";
    QTest::newRow("settings of a mechanic") << "{ \"mechanics\": { \"timer\": { | } } }"
                                            << "mode"
                                            << "leftover";
    QTest::newRow("words of a choice") << "{ \"start\": { \"first\": | } }"
                                       << "bid"
                                       << "target";
    QTest::newRow("words of a list") << "{ \"turn\": { \"options\": [\"play\", | ] } }"
                                     << "orient"
                                     << "play";
    QTest::newRow("yes and no") << "{ \"minions\": { \"affected\": | } }"
                                << "false"
                                << "0";
    QTest::newRow("few numbers") << "{ \"players\": { \"min\": | } }"
                                 << "3"
                                 << "9";
    QTest::newRow("powers of a card") << "{ \"majors\": { \"sun\": [|] } }"
                                      << "trade"
                                      << "sun";
    QTest::newRow("a power in full") << "{ \"majors\": { \"sun\": [{ | }] } }"
                                     << "any"
                                     << "target";
    QTest::newRow("one of several") << "{ \"majors\": { \"sun\": [{ \"any\": [\"|\"] }] } }"
                                    << "sword"
                                    << "any";
    QTest::newRow("of any nothing else") << "{ \"majors\": { \"sun\": [{ \"any\": [], | }] } }"
                                         << ""
                                         << "power";
    QTest::newRow("links") << "{ \"links\": { \"sun\": | } }"
                           << "crowd"
                           << "sun";
    QTest::newRow("what a mechanic's part may be") << "{ \"end\": | }"
                                                   << "null"
                                                   << "true";
    QTest::newRow("parents") << "{ \"id\": \"mine\", \"extends\": | }"
                             << "gnostica"
                             << "stars";
    QTest::newRow("not itself") << "{ \"extends\": |, \"id\": \"gnostica\" }"
                                << ""
                                << "gnostica";
    QTest::newRow("expansions") << "{ \"expansions\": [\"|\"] }"
                                << "stars"
                                << "gnostica";
    QTest::newRow("kinds") << "{ \"kind\": | }"
                           << "expansion"
                           << "gnostica";
    QTest::newRow("nothing in texts") << "{ \"name\": { \"en\": \"|\" } }"
                                      << ""
                                      << "true";
    QTest::newRow("nothing in strange parts") << "{ \"nobody\": { \"knows\": | } }"
                                              << ""
                                              << "true";
}

void TestCompletion::offersWhatFits() {
    QFETCH(const QString, text);
    QFETCH(const QString, offered);
    QFETCH(const QString, notOffered);
    const auto words = offers().wordsAt(text.toStdString());
    if (offered.isEmpty()) {
        QVERIFY(words.empty());
    } else {
        QVERIFY(holds(words, offered.toStdString()));
    }
    QVERIFY(!holds(words, notOffered.toStdString()));
}

void TestCompletion::doesNotOfferWhatIsThere() {
    const auto words = offers().wordsAt(R"({ "stash": { "small": 1, "|, "large": 3 } })");
    QCOMPARE(words, std::vector<std::string>{"medium"});
    // The key that is being changed is offered too.
    QVERIFY(holds(offers().wordsAt(R"({ "stash": { "sm|all": 1 } })"), "small"));
}

void TestCompletion::parametersFollowThePower() {
    const json whole{{"suits", {{"sword", {{"power", "sword"}}}, {"rod", {{"power", "rod"}}}}}};
    QVERIFY(holds(offers().wordsAt(R"({ "suits": { "sword": { | } } })", whole), "razing"));
    QVERIFY(!holds(offers().wordsAt(R"({ "suits": { "sword": { | } } })"), "razing"));
    QVERIFY(
        !holds(offers().wordsAt(R"({ "suits": { "sword": { |, "power": "rod" } } })", whole), "slide"));  // never its
    QVERIFY(holds(offers().wordsAt(R"({ "suits": { "cup": { "power": "|" } } })"), "cup"));
    QVERIFY(!holds(offers().wordsAt(R"({ "suits": { "cup": { "power": "|" } } })"), "warp"));
    QVERIFY(holds(offers().wordsAt(R"({ "majors": { "sun": [{ "power": "sword", | }] } })", whole), "razing"));
    const json swapped{{"suits", {{"sword", {{"power", "rod"}}}}}};
    QVERIFY(holds(offers().wordsAt(R"({ "majors": { "sun": [{ "power": "sword", | }] } })", swapped), "slide"));
    QVERIFY(holds(offers().wordsAt(R"({ "suits": { "sword": { "power": "sword", "razing": | } } })"), "by-pips"));
}

void TestCompletion::writesCommasThatAreMissing_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("after");
    QTest::newRow("a part") << "{ | }"
                            << "end"
                            << "{ \"end\": {|} }";
    QTest::newRow("a list") << "{ \"turn\": { \"o| } }"
                            << "options"
                            << "{ \"turn\": { \"options\": [|] } }";
    QTest::newRow("a setting") << "{ \"end\": { \"t|\" } }"
                               << "target"
                               << "{ \"end\": { \"target\": | } }";
    QTest::newRow("a key with its value") << "{ \"end\": { \"t|\": 8 } }"
                                          << "target"
                                          << "{ \"end\": { \"target\"|: 8 } }";
    QTest::newRow("behind another") << "{ \"format\": 1\n  | }"
                                    << "end"
                                    << "{ \"format\": 1,\n  \"end\": {|} }";
    QTest::newRow("before another") << "{ |\n \"format\": 1 }"
                                    << "end"
                                    << "{ \"end\": {|},\n \"format\": 1 }";
    QTest::newRow("a value") << "{ \"links\": { \"sun\": | } }"
                             << "crowd"
                             << "{ \"links\": { \"sun\": \"crowd\"| } }";
    QTest::newRow("another value") << "{ \"links\": { \"sun\": \"cr|owd\" } }"
                                   << "none"
                                   << "{ \"links\": { \"sun\": \"none\"| } }";
    QTest::newRow("a value before a key") << "{ \"format\": |\n \"id\": \"a\" }"
                                          << "1"
                                          << "{ \"format\": 1|,\n \"id\": \"a\" }";
    QTest::newRow("an element") << "{ \"expansions\": [\"mine\" |] }"
                                << "stars"
                                << "{ \"expansions\": [\"mine\", \"stars\"|] }";
}

void TestCompletion::writesCommasThatAreMissing() {
    QFETCH(const QString, before);
    QFETCH(const QString, word);
    QFETCH(const QString, after);
    QCOMPARE(QString::fromStdString(chosen(before.toStdString(), word.toStdString())), after);
}

// Schema and option table cover every key and value of the shipped documents, so each is offered at its place.
void TestCompletion::offersAllThatShippedDocumentsSay() {
    const std::string text = shippedText();
    Library shipped;
    QVERIFY(shipped.add(text, "gnostica"));
    const json whole = merge(shipped, registry(), {}).value();
    int keys = 0;
    int values = 0;
    for (std::size_t offset = 1; offset < text.size(); ++offset) {
        if (text[offset - 1] != '"') {
            continue;
        }
        const JsonSketch sketch = sketchOf(text, offset);
        const std::vector<std::string> tokens = tokensOf(sketch.place.pointer);
        const bool isFree = tokens.empty() ? false
                                           : tokens[0] == "name" || tokens[0] == "summary" || tokens[0] == "notes" ||
                                                 tokens[0] == "$schema" || tokens[0] == "id";
        const bool isWritten = sketch.place.begin < sketch.place.end;
        if (sketch.place.kind == PlaceKind::none || !isWritten || isFree) {
            continue;
        }
        const auto candidates = offers().completion().candidates(sketch, whole, shipped);
        const auto isIt = [&](const Candidate& each) { return each.word == sketch.place.word; };
        QVERIFY2(std::ranges::any_of(candidates, isIt), sketch.place.word.c_str());
        ++(sketch.place.kind == PlaceKind::key ? keys : values);
    }
    QVERIFY(keys > 80);
    QVERIFY(values > 60);
}

void TestCompletion::describesWhatTheDocumentDoesNotHaveYet() {
    const Completion& completion = offers().completion();
    const json none;
    const auto timer = completion.optionAt("/mechanics/timer/mode", {}, none, none);
    QVERIFY(timer);
    QCOMPARE(timer->pointer, std::string("/mechanics/timer/mode"));
    QCOMPARE(completion.optionAt("/end/target", {}, none, none)->key, std::string("target"));
    const json cards = json::parse(R"({"majors": {"sun": ["cup", {"any": [{"power": "sword"}]}]}})");
    const json suits = json::parse(R"({"suits": {"sword": {"power": "sword"}}})");
    QVERIFY(completion.optionAt("/majors/sun/1/any/0/replacement/0", {}, cards, suits));
    QVERIFY(!completion.optionAt("/majors/sun/1/any/0/slide", {}, cards, suits));
    QVERIFY(!completion.optionAt("/nobody/knows", {}, cards, suits));
}

void TestCompletion::deepOrLongTextsAreNoMatter() {
    const std::string deep(200'000, '[');
    QCOMPARE(sketchOf(deep, deep.size()).place.kind, PlaceKind::none);
    std::string wide = "{ \"" + std::string(100'000, 'k') + "\": [";
    for (int i = 0; i < 100'000; ++i) {
        wide += "[],";
    }
    QCOMPARE(sketchOf(wide, wide.size()).place.kind, PlaceKind::value);
}

void TestCompletion::anyTextMayStandThere() {
    const bool passed = rc::check("whatever is written, places lie within it and every offer can be taken", [] {
        const std::string text = *anyText();
        const auto offset = *rc::gen::inRange<std::size_t>(0, text.size() + 2);
        const JsonSketch sketch = sketchOf(text, offset);
        RC_ASSERT(sketch.place.begin <= sketch.place.end);
        RC_ASSERT(sketch.place.end <= text.size());
        for (const Candidate& candidate : offers().completion().candidates(sketch, sketch.value, offers().library())) {
            const Completed done = completed(text, sketch.place, candidate);
            RC_ASSERT(text.compare(done.change.offset, done.change.removed.size(), done.change.removed) == 0);
            RC_ASSERT(done.cursor <= text.size() - done.change.removed.size() + done.change.inserted.size());
            (void)offers().completion().optionAt(candidate.pointer, {}, sketch.value, sketch.value);
        }
    });
    QVERIFY(passed);
}

QTEST_APPLESS_MAIN(TestCompletion)
#include "tst_completion.moc"
