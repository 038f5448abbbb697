// From an option and its new value to the smallest edit of the document.
#include "engine/documents/card_powers.h"
#include "engine/documents/document.h"
#include "engine/documents/draft.h"
#include "engine/documents/editable_document.h"
#include "engine/documents/inspection.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/registry.h"

#include <QtTest>
#include <rapidcheck.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

std::string shippedText(const std::string& id) {
    std::ifstream stream(GNOSTICA_TEST_DATA "/../variants/" + id + "/ruleset.json");
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

const char* const kEmptyChild = R"({
    "format": 1,
    "id": "mine",
    "kind": "game",
    "extends": "gnostica"
}
)";

/// A document made only with editOf().
class Making {
public:
    explicit Making(const std::string& text) : document_(EditableDocument::read(text, "mine").value()) {
        library_.add(shippedText("gnostica"), "gnostica");
        library_.add(shippedText("archipelago"), "archipelago");
        inspectAgain();
    }

    const Inspection& seen() const { return seen_; }
    const json& own() const { return document_.value(); }
    const std::string& text() const { return document_.text(); }
    const Option& option(const std::string& key) const {
        const Option* found = findOption(seen_.options, key);
        if (found == nullptr) {
            throw std::out_of_range(key);
        }
        return *found;
    }
    std::optional<Edit> editOf(const std::string& key, const json& value) const {
        return seen_.editOf(own(), option(key), value);
    }
    bool set(const std::string& key, const json& value) {
        const auto edit = editOf(key, value);
        return edit.has_value() && apply(*edit);
    }
    bool apply(const Edit& edit) {
        const bool done = document_.apply({FixCode::replace, {edit}}).has_value();
        inspectAgain();
        return done;
    }
    json valueOf(const std::string& key) const { return seen_.valueOf(option(key)); }
    /// The result of withValue(), or nullopt if the value is not allowed here or the result is not a ruleset.
    std::optional<json> with(const std::string& pointer, const json& value) const {
        const auto changed = withValue(document_, seen_, registry_, pointer, value);
        const Diagnostics problems =
            changed ? checkDraft(changed->text(), "mine", library_, registry_) : Diagnostics{changed.error()};
        return std::ranges::any_of(problems, isError) ? std::nullopt : std::optional(changed->value());
    }

private:
    void inspectAgain() { seen_ = inspect(library_, registry_, document_.text(), "mine"); }

    Registry registry_ = builtinRegistry();
    Library library_;
    EditableDocument document_;
    Inspection seen_;
};

/// A whole document without the part that holds an option.
json without(json whole, const Option& option) {
    const std::vector<std::string> tokens = tokensOf(option.pointer);
    if (const auto part = whole.find(tokens[0]); part != whole.end()) {
        part->erase(tokens[1]);
        if (part->empty()) {
            whole.erase(part);
        }
    }
    return whole;
}

/// As JSON text, which is readable in a failure report.
rc::Gen<std::string> anyProgram() {
    const auto use = rc::gen::element<std::string>(R"("rod")", R"("cup")", R"("disc")", R"("redraw")",
                                                   R"({"power": "cup", "found": "none"})",
                                                   R"({"power": "rod", "pips": 2})", R"({"any": ["rod", "disc"]})");
    return rc::gen::mapcat(rc::gen::inRange<std::size_t>(1, 4), [use](std::size_t size) {
        return rc::gen::map(rc::gen::container<std::vector<std::string>>(size, use),
                            [](const std::vector<std::string>& uses) { return '[' + joined(uses) + ']'; });
    });
}

rc::Gen<std::string> anyValueOf(const Option& option) {
    const auto quoted = [](const std::string& word) { return json(word).dump(); };
    switch (option.type) {
    case OptionType::boolean: return rc::gen::element<std::string>("true", "false");
    case OptionType::integer:
        return rc::gen::map(rc::gen::inRange(option.minimum, option.maximum + 1),
                            [](int n) { return std::to_string(n); });
    case OptionType::choice: return rc::gen::map(rc::gen::elementOf(option.choices), quoted);
    case OptionType::choiceSet: return rc::gen::element<std::string>("[]", json(option.choices).dump());
    case OptionType::layout: return rc::gen::element<std::string>("[]", R"(["* .","sun *"])");
    case OptionType::cardNumbers: return rc::gen::element<std::string>("{}", R"({"fool":0})", R"({"cups-2":9})");
    case OptionType::program: break;
    }
    return anyProgram();
}

}  // namespace

class TestOptionEdit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyTheGameOfAnExpansionIsUsed();
    void aValueIsSetWhereItStands();
    void whatTheParentSaysIsNotSaidAgain();
    void whatMustStayIsLeft();
    void aDocumentThatStandsAloneSaysAll();
    void aParameterBringsItsListAlong();
    void aParameterLikeItsSuitsIsLeftOut();
    void whatIsTakenBackIsSaidAsBefore();
    void nothingChangesWhereTheValueIs();
    void everySettingTakesItsOwnValue_data();
    void everySettingTakesItsOwnValue();
    void listsComeWithTheirElements();
    void mechanicsComeWithTheirParameters();
    void aLinkIsTakenAway();
    void whatIsTakenAwayStaysAway();
    void numbersOfTheParentDoNotComeBack();
    void theTextOfNowCounts();
    void aSuitGetsAnotherPower();
    void linksFitTheirPowers();
    void programsOfShippedVariantsAreMade_data();
    void programsOfShippedVariantsAreMade();
    void anyWalkMeansWhatWasAskedForAndLeadsBack();
};

/// Regression: the expansion was reported to be made from games that do not use it.
void TestOptionEdit::onlyTheGameOfAnExpansionIsUsed() {
    Library library;
    QVERIFY(library.add(shippedText("gnostica"), "gnostica"));
    QVERIFY(library.add(R"({"id": "aloof", "extends": "gnostica"})", "aloof"));
    QVERIFY(library.add(R"({"id": "calm", "extends": "gnostica", "start": {"first": "random"}})", "calm"));
    std::set<std::string> used;
    library.setListener([&](const Library::Entry& entry) { used.insert(entry.source); });
    const Inspection seen =
        inspect(library, builtinRegistry(), R"({"id": "x", "kind": "expansion", "mechanics": {"bid": null}})", "x");
    QCOMPARE(seen.base, std::string("calm"));
    QVERIFY(used.contains("calm") && !used.contains("aloof"));
}

void TestOptionEdit::aValueIsSetWhereItStands() {
    Making making(kEmptyChild);
    QCOMPARE(making.editOf("target", 7), (Edit{EditKind::set, "/end/target", "7"}));
    QVERIFY(making.set("target", 7));
    QCOMPARE(making.own()["end"], json({{"target", 7}}));
    QCOMPARE(making.valueOf("target"), json(7));
}

void TestOptionEdit::whatTheParentSaysIsNotSaidAgain() {
    Making making(kEmptyChild);
    making.set("target", 7);
    QCOMPARE(making.editOf("target", 9), (Edit{EditKind::remove, "/end", {}}));
    making.set("limitInWasteland", false);
    making.set("reshuffle", "when-needed");
    QCOMPARE(making.editOf("limitInWasteland", true), (Edit{EditKind::remove, "/rulings/limitInWasteland", {}}));
}

/// An empty object may be required.
void TestOptionEdit::whatMustStayIsLeft() {
    json document = json::parse(shippedText("gnostica"));
    document["links"] = {{"sun", "leave-out"}};
    Making making(document.dump());
    QVERIFY(making.set("links.sun", "none"));
    QCOMPARE(making.own()["links"], json::object());
    QVERIFY(making.seen().problems.empty());
}

void TestOptionEdit::aDocumentThatStandsAloneSaysAll() {
    Making making(shippedText("gnostica"));
    QCOMPARE(making.editOf("target", 9), std::nullopt);
    QVERIFY(making.set("target", 7));
    QCOMPARE(making.editOf("target", 9), (Edit{EditKind::set, "/end/target", "9"}));
    QVERIFY(making.set("target", 9));
    QCOMPARE(making.text(), shippedText("gnostica"));
    // Only an optional value is removed.
    QCOMPARE(making.editOf("links.sun", "none"), (Edit{EditKind::remove, "/links/sun", {}}));
    QCOMPARE(making.editOf("majors.sun", json::array({"cup"})), (Edit{EditKind::set, "/majors/sun", R"(["cup"])"}));
}

void TestOptionEdit::aParameterBringsItsListAlong() {
    Making making(kEmptyChild);
    QVERIFY(making.set("sun.2.discWasteland", true));
    QCOMPARE(making.own()["majors"], json::parse(R"({"sun": ["cup", {"power": "disc", "wasteland": true}]})"));
    QVERIFY(making.set("sun.1.cupFound", "none"));
    QCOMPARE(making.own()["majors"],
             json::parse(R"({"sun": [{"power": "cup", "found": "none"}, {"power": "disc", "wasteland": true}]})"));
    QVERIFY(making.set("magician.1.2.rodPips", 2));
    QCOMPARE(making.own()["majors"]["magician"],
             json::parse(R"([{"any": ["sword", {"power": "rod", "pips": 2}, "cup", "disc"]}])"));
}

void TestOptionEdit::aParameterLikeItsSuitsIsLeftOut() {
    Making making(kEmptyChild);
    making.set("sun.2.discWasteland", true);
    making.set("sun.1.cupFound", "none");
    QVERIFY(making.set("sun.2.discWasteland", false));
    QCOMPARE(making.own()["majors"]["sun"], json::parse(R"([{"power": "cup", "found": "none"}, "disc"])"));
    QCOMPARE(making.editOf("sun.1.cupFound", "spot"), (Edit{EditKind::remove, "/majors", {}}));
    QVERIFY(making.set("sun.1.cupFound", "spot"));
    QCOMPARE(making.text(), std::string(kEmptyChild));
    // As written by the parent, not as in its suit.
    QVERIFY(making.set("empress.2.cupIgnoreLimit", false));
    QCOMPARE(making.own()["majors"]["empress"], json::parse(R"([{"power": "turn", "who": "minion"}, "cup"])"));
    QCOMPARE(making.editOf("empress.2.cupIgnoreLimit", true), (Edit{EditKind::remove, "/majors", {}}));
}

/// Two parameters of one list: the parent writes out one of them, although it has the default value.
void TestOptionEdit::whatIsTakenBackIsSaidAsBefore() {
    Making making(kEmptyChild);
    QVERIFY(making.set("empress.1.turnWho", "target"));
    QVERIFY(making.set("empress.2.cupIgnoreLimit", false));
    QVERIFY(making.set("empress.1.turnWho", "minion"));
    QCOMPARE(making.own()["majors"]["empress"], json::parse(R"([{"power": "turn", "who": "minion"}, "cup"])"));
    QVERIFY(making.set("empress.2.cupIgnoreLimit", true));
    QCOMPARE(making.text(), std::string(kEmptyChild));
}

void TestOptionEdit::nothingChangesWhereTheValueIs() {
    Making making(kEmptyChild);
    for (const Option& option : making.seen().options) {
        QCOMPARE(making.seen().editOf(making.own(), option, making.seen().valueOf(option)), std::nullopt);
    }
    QCOMPARE(making.seen().editOf(json::array(), making.option("target"), 7), std::nullopt);
    QCOMPARE(making.seen().editOf(nullptr, making.option("target"), 7), std::nullopt);
}

void TestOptionEdit::everySettingTakesItsOwnValue_data() {
    QTest::addColumn<QByteArray>("own");
    QTest::newRow("nothing") << QByteArray(kEmptyChild);
    QTest::newRow("a list of words") << QByteArray(
        R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "majors": {"death": ["sword", "sword"]}})");
}

/// Regression: values in a list of the parent could not be set, nor parameters of a power that was given by name only.
void TestOptionEdit::everySettingTakesItsOwnValue() {
    QFETCH(QByteArray, own);
    const Making making(own.toStdString());
    int inLists = 0;
    for (const Option& option : making.seen().options) {
        if (applies(option, making.seen().whole)) {
            QVERIFY2(making.with(option.pointer, making.seen().valueOf(option)), option.pointer.c_str());
            inLists += option.pointer.find("/0/") != std::string::npos ? 1 : 0;
        }
    }
    QVERIFY(inLists > 20);
}

void TestOptionEdit::listsComeWithTheirElements() {
    const Making making(kEmptyChild);
    const auto empress = [&](const char* pointer, const json& value) {
        const auto document = making.with(pointer, value);
        return document ? (*document)["majors"]["empress"] : json("none");
    };
    const json parents = *valueAt(making.seen().parent, "/majors/empress");
    QVERIFY(empress("/majors/empress/0/who", "target") != parents);
    QCOMPARE(empress("/majors/empress/1/ignoreLimit", false), json::array({parents[0], "cup"}));
    QCOMPARE(empress("/majors/empress/1", "rod"), json::array({parents[0], "rod"}));
    QCOMPARE(empress("/majors/empress/-", "rod"), json::array({parents[0], parents[1], "rod"}));
    QCOMPARE(empress("/majors/empress/1", nullptr), json::array({parents[0]}));
    const auto death = making.with("/majors/death/1/pips", 2);
    QVERIFY(death);
    QCOMPARE((*death)["majors"]["death"], json::parse(R"(["sword", {"power": "sword", "pips": 2}])"));
    for (const char* pointer : {"/majors/empress/7", "/majors/empress/0/bogus", "/majors/empress/1/bogus"}) {
        QVERIFY2(!making.with(pointer, "rod"), pointer);
    }
    QVERIFY(!making.with("/majors/empress/0/who", "nobody"));
}

void TestOptionEdit::mechanicsComeWithTheirParameters() {
    const Making making(kEmptyChild);
    const auto added = making.with("/mechanics/piles/goal", 12);
    QVERIFY(added);
    QCOMPARE((*added)["mechanics"], json::parse(R"({"piles": {"goal": 12, "size": 3}})"));
    QVERIFY(!making.with("/mechanics/piles/bogus", 1));
    QVERIFY(!making.with("/mechanics/pils/goal", 1));
    // A removed mechanic of the parent is restored with the parent's values.
    const json challenge = *valueAt(making.seen().parent, "/mechanics/challenge");
    const Making without(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
        "mechanics": {"challenge": null, "piles": {"goal": 12, "size": 3}}})");
    const auto back = without.with("/mechanics/challenge/" + challenge.begin().key(), challenge.begin().value());
    QVERIFY(back);
    QCOMPARE(without.seen().with(*back)["mechanics"]["challenge"], challenge);
}

void TestOptionEdit::aLinkIsTakenAway() {
    Making making(kEmptyChild);
    QCOMPARE(making.editOf("links.lovers", "none"), std::nullopt);
    QVERIFY(making.set("links.sun", "none"));
    QCOMPARE(making.own()["links"], json({{"sun", "none"}}));
    QCOMPARE(making.editOf("links.sun", "leave-out"), (Edit{EditKind::remove, "/links", {}}));

    Making without(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "links": {"sun": null}})");
    QCOMPARE(without.valueOf("links.sun"), json("none"));
    QCOMPARE(without.editOf("links.sun", "none"), std::nullopt);
    QCOMPARE(without.editOf("links.sun", "leave-out"), (Edit{EditKind::remove, "/links", {}}));
}

void TestOptionEdit::whatIsTakenAwayStaysAway() {
    Making making(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "links": null})");
    QVERIFY(making.set("links.sun", "leave-out"));
    const json whole = making.seen().with(making.own());
    QCOMPARE(whole["links"], json({{"sun", "leave-out"}}));

    Making odd(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "end": 5})");
    QVERIFY(odd.set("target", 7));
    QCOMPARE(odd.own()["end"], json({{"target", 7}}));
}

/// A merge patch merges objects; numbers by card must be replaced as a whole.
void TestOptionEdit::numbersOfTheParentDoNotComeBack() {
    Making making(R"({"format": 1, "id": "mine", "kind": "game", "extends": "archipelago"})");
    QCOMPARE(making.valueOf("cardValues"), json({{"fool", 0}, {"world", 5}}));
    QVERIFY(making.set("cardValues", json::object({{"sun", 4}, {"fool", 1}})));
    QCOMPARE(making.valueOf("cardValues"), json({{"fool", 1}, {"sun", 4}}));
    QVERIFY(making.set("cardValues", json::object()));
    QCOMPARE(making.valueOf("cardValues"), json::object());
    QVERIFY(making.set("cardValues", json({{"fool", 0}, {"world", 5}})));
    QVERIFY(!making.own().contains("deck"));  // same as the parent
    // Values of the parent are not repeated.
    QVERIFY(making.set("cardValues", json({{"fool", 0}, {"world", 5}, {"sun", 1}})));
    QCOMPARE(making.own()["deck"]["cardValues"], json({{"sun", 1}}));
    QVERIFY(making.set("cardValues", json({{"world", 5}, {"sun", 1}})));
    QCOMPARE(making.own()["deck"]["cardValues"], json({{"fool", nullptr}, {"sun", 1}}));
}

/// The inspection may be of an older text: two changes can follow each other quickly.
void TestOptionEdit::theTextOfNowCounts() {
    Making making(kEmptyChild);
    json own = making.own();
    own["majors"]["sun"] = json::array({"cup", "disc", "rod"});
    const auto edit = making.seen().editOf(own, making.option("sun.2.discWasteland"), true);
    QVERIFY(edit);
    QCOMPARE(json::parse(edit->text), json::parse(R"(["cup", {"power": "disc", "wasteland": true}, "rod"])"));
    // A place that no longer exists.
    own["majors"]["sun"] = json::array({"cup"});
    QCOMPARE(making.seen().editOf(own, making.option("sun.2.discWasteland"), true), std::nullopt);
}

void TestOptionEdit::aSuitGetsAnotherPower() {
    Making making(kEmptyChild);
    making.set("swordReplacement", json::array({"discard-pile"}));
    Registry registry = builtinRegistry();
    PowerKind duel = registry.powers().at("sword");
    std::erase_if(duel.parameters, [](const Option& option) { return option.key == "swordRaze"; });
    duel.parameters.front().standard = duel.parameters.front().choices.back();
    registry.addPower("duel", duel);
    QCOMPARE(powersOfSuit(Suit::swords, registry), (std::vector<std::string>{"duel", "sword"}));

    const auto edit = suitPowerEdit(making.seen(), making.own(), registry, Suit::swords, "duel");
    QVERIFY(edit);
    QCOMPARE(edit->pointer, std::string("/suits/sword"));
    // Shared members are unchanged; members that the new value lacks are removed.
    QCOMPARE(json::parse(edit->text),
             json::parse(R"({"power": "duel", "raze": null, "replacement": ["discard-pile"]})"));
    QVERIFY(making.apply(*edit));
    QCOMPARE(suitPowerEdit(making.seen(), making.own(), registry, Suit::swords, "duel"), std::nullopt);
    const auto back = suitPowerEdit(making.seen(), making.own(), registry, Suit::swords, "sword");
    QCOMPARE(json::parse(back->text), json::parse(R"({"replacement": ["discard-pile"]})"));

    Making plain(kEmptyChild);
    plain.apply(*suitPowerEdit(plain.seen(), plain.own(), registry, Suit::swords, "duel"));
    QCOMPARE(suitPowerEdit(plain.seen(), plain.own(), registry, Suit::swords, "sword"),
             (Edit{EditKind::remove, "/suits", {}}));
}

void TestOptionEdit::linksFitTheirPowers() {
    const json document = json::parse(shippedText("gnostica"));
    const Registry registry = builtinRegistry();
    const auto fit = [&](const char* program) { return linksThatFit(document, registry, json::parse(program)); };
    using Links = std::vector<std::string>;
    QCOMPARE(fit(R"(["rod", "rod"])"), Links{"through"});
    QCOMPARE(fit(R"(["cup", {"power": "disc", "wasteland": true}])"), Links{"leave-out"});
    QCOMPARE(fit(R"(["rod", {"any": ["rod", "sword"]}])"), (Links{"through", "crowd"}));
    QCOMPARE(fit(R"(["disc", "cup"])"), Links());
    QCOMPARE(fit(R"(["rod"])"), Links());
    QCOMPARE(fit(R"([5, {"any": 7}])"), Links());
    QCOMPARE(linksThatFit(nullptr, registry, json::parse(R"(["rod", "rod"])")), Links());
}

void TestOptionEdit::programsOfShippedVariantsAreMade_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("3stica") << QByteArray("threestica");
    QTest::newRow("first edition") << QByteArray("hypothermia");
}

void TestOptionEdit::programsOfShippedVariantsAreMade() {
    QFETCH(QByteArray, id);
    const json variant = json::parse(shippedText(id.toStdString()));
    Making making(kEmptyChild);
    for (const auto& [card, program] : variant["majors"].items()) {
        QVERIFY(making.set("majors." + card, program));
    }
    const json links = variant.value("links", json::object());
    for (const auto& [card, link] : links.items()) {
        QVERIFY(making.set("links." + card, link.is_null() ? json("none") : link));
    }
    QCOMPARE(making.own()["majors"], variant["majors"]);
    for (const auto& [card, link] : links.items()) {
        QCOMPARE(making.own()["links"][card], link.is_null() ? json("none") : link);
    }
    QVERIFY(making.seen().problems.empty());
    // Then they are removed again.
    for (const auto& [card, program] : variant["majors"].items()) {
        QVERIFY(making.set("majors." + card, making.seen().inherited(making.option("majors." + card))));
    }
    for (const auto& [card, link] : links.items()) {
        QVERIFY(making.set("links." + card, making.seen().inherited(making.option("links." + card))));
    }
    QCOMPARE(making.text(), std::string(kEmptyChild));
}

void TestOptionEdit::anyWalkMeansWhatWasAskedForAndLeadsBack() {
    const Registry registry = builtinRegistry();
    const Inspection seen = Making(kEmptyChild).seen();
    const bool held = rc::check("what was asked for, and nothing else", [&] {
        auto document = EditableDocument::read(kEmptyChild).value();
        const auto apply = [&](const std::optional<Edit>& edit) {
            return !edit || document.apply({FixCode::replace, {*edit}}).has_value();
        };
        std::vector<Option> touched;
        for (int step = 0; step < 3; ++step) {
            const json before = seen.with(document.value());
            const std::vector<Option> options = optionsOf(before, registry);
            std::vector<std::string> keys;
            std::ranges::transform(options, std::back_inserter(keys), &Option::key);
            const Option option = *findOption(options, *rc::gen::elementOf(keys));
            const json value = json::parse(*anyValueOf(option));
            RC_ASSERT(apply(seen.editOf(document.value(), option, value)));
            const json after = seen.with(document.value());
            const json* set = valueAt(after, option.pointer);
            RC_ASSERT((set == nullptr ? toJson(option.standard) : *set).dump() == value.dump());
            RC_ASSERT(without(after, option).dump() == without(before, option).dump());
            RC_ASSERT(!seen.editOf(document.value(), option, value).has_value());
            touched.push_back(option);
        }
        // A program includes the parameters of its powers.
        std::stable_partition(touched.begin(), touched.end(),
                              [](const Option& each) { return each.type == OptionType::program; });
        for (const Option& option : touched) {
            RC_ASSERT(apply(seen.editOf(document.value(), option, seen.inherited(option))));
        }
        RC_ASSERT(document.value().dump() == json::parse(kEmptyChild).dump());
    });
    QVERIFY(held);
}

QTEST_APPLESS_MAIN(TestOptionEdit)
#include "tst_option_edit.moc"
