// Texts for authors of rulesets: findings of trial games, and the effects of a change on played games.
#include "app/lab/words/trial_wording.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/play/divergence_wording.h"
#include "engine/lab/trial.h"
#include "tests/support/rulesets.h"
#include "tests/unit/english.h"

#include <QtTest>

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using engine::lab::Finding;
using engine::lab::FindingCode;
using engine::lab::TrialGame;
using engine::lab::TrialSubject;

namespace {

std::shared_ptr<const wording::Vocabulary> words() {
    return std::make_shared<const wording::Vocabulary>(wording::builtinVocabulary());
}

Finding findingOf(FindingCode code) {
    auto game = std::make_shared<TrialGame>();
    game->rules = baseRules();
    Finding finding;
    finding.code = code;
    finding.count = 2;
    finding.of = 5;
    finding.share = 0.6;
    finding.low = 0.4;
    finding.high = 0.8;
    finding.fair = 0.5;
    finding.game = game;
    if (code >= FindingCode::cardNeverUsed && code <= FindingCode::powerNeverUsed) {
        finding.subject.kind = TrialSubject::Kind::card;
        finding.subject.card = Card::major(19);
    } else if (code == FindingCode::stepNeverLegal || code == FindingCode::stepNeverUsed) {
        finding.subject.kind = TrialSubject::Kind::step;
        finding.subject.step = step::Slide{};
    }
    return finding;
}

}  // namespace

class TestWorkshopWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void everyFindingIsASentence();
    void findingsCount();
    void findingsNameTheirThing();
    void divergencesAreTold_data();
    void divergencesAreTold();
    void aFixTellsAllItsEdits();
};

void TestWorkshopWords::everyFindingIsASentence() {
    const auto vocabulary = words();
    const gnostica::lab::TrialWording inWords(*vocabulary);
    std::set<QString> told;
    for (int code = 0; code <= static_cast<int>(FindingCode::shutOut); ++code) {
        const QString text = inWords(findingOf(static_cast<FindingCode>(code)));
        QVERIFY2(text.endsWith(u'.') && !text.front().isLower() && !text.contains(QStringLiteral("%1")),
                 qPrintable(text));
        told.insert(text);
    }
    QCOMPARE(told.size(), static_cast<std::size_t>(FindingCode::shutOut) + 1);
}

void TestWorkshopWords::findingsCount() {
    const auto vocabulary = words();
    const gnostica::lab::TrialWording inWords(*vocabulary);
    Finding finding = findingOf(FindingCode::ends);
    QCOMPARE(inWords(finding), QStringLiteral("All of 5 games came to an end."));
    finding.of = 1;
    QCOMPARE(inWords(finding), QStringLiteral("The game came to an end."));
}

void TestWorkshopWords::findingsNameTheirThing() {
    const auto vocabulary = words();
    const gnostica::lab::TrialWording inWords(*vocabulary);
    QVERIFY(inWords(findingOf(FindingCode::cardNeverUsed)).startsWith(QStringLiteral("The Sun was neither played")));
    QVERIFY(inWords(findingOf(FindingCode::stepNeverUsed)).endsWith(QStringLiteral("push a territory.")));
    Finding power = findingOf(FindingCode::powerNeverLegal);
    power.subject.kind = TrialSubject::Kind::suit;
    power.subject.suit = Suit::rods;
    QVERIFY2(inWords(power).endsWith(QStringLiteral("rod.")), qPrintable(inWords(power)));
}

void TestWorkshopWords::divergencesAreTold_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("said");
    QTest::newRow("seats") << QStringLiteral(R"({"minPlayers": 3})")
                           << QStringLiteral("These rules do not allow 2 players.");
    QTest::newRow("deal") << QStringLiteral(R"({"handLimit": 4})")
                          << QStringLiteral("Different territories would be on the board.");
    QTest::newRow("refusal") << QStringLiteral(R"({"turnOptions": ["refresh", "orient"]})")
                             << QStringLiteral("(TRN-2)");
}

void TestWorkshopWords::divergencesAreTold() {
    QFETCH(QString, options);
    QFETCH(QString, said);
    TrialGame trial;
    trial.rules = baseRules();
    trial.seats = 2;
    playTrialGame(trial, 60, nullptr, [](const engine::lab::TrialDecision&) {});
    Game game(trial.rules, 2);
    for (const Happening& happening : trial.happenings) {
        std::visit([&](const auto& each) { game.play(each); }, happening);
    }
    const RecordHeader header = headerFor(*trial.rules, 2);
    const auto rules = rulesWith(nlohmann::json::parse(options.toStdString()));
    const auto divergence = firstDivergence(header, game, rules);
    QVERIFY(divergence);
    const QString text = wording::DivergenceWording(*rules, words())(header, game, *divergence);
    QVERIFY2(text.contains(said), qPrintable(text));
}

void TestWorkshopWords::aFixTellsAllItsEdits() {
    const Fix both{FixCode::setDefault, {{EditKind::set, "/a", "1"}, {EditKind::set, "/b", "2"}}};
    const QString text = wording::fixText(both);
    QVERIFY2(text.contains(QStringLiteral("/a")) && text.contains(QStringLiteral("/b")), qPrintable(text));
    const Fix whole{FixCode::replace, {{EditKind::set, "", "{}"}}};
    QCOMPARE(wording::fixText(whole), QStringLiteral("Replace everything with {}."));
    QCOMPARE(wording::fixLabel(whole), QStringLiteral("Replace everything with {}"));
    const Fix lastTurn{FixCode::addMechanic, {{EditKind::set, "/mechanics/bid", "{}"}, {EditKind::set, "/end", "{}"}}};
    QCOMPARE(wording::fixText(lastTurn), QStringLiteral("Add the mechanic /mechanics/bid: {}. Set /end to {}."));
    QCOMPARE(wording::fixLabel(lastTurn), wording::fixText(lastTurn));  // two sentences are kept whole
}

QTEST_GUILESS_MAIN(TestWorkshopWords)

#include "tst_workshop_words.moc"
