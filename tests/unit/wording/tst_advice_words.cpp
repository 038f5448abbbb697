// A computer player's findings for a person are worded as whole sentences.
#include "app/wording/level_names.h"
#include "app/wording/play/advice_wording.h"
#include "app/wording/speaker.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#include "tests/unit/english.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace gnostica;
using namespace gnostica::engine::bots;
using wording::AdviceWording;

class TestAdviceWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void tellsEveryReason();
    void explainsATurn();
    void namesTemperaments();
    void countsWhatAReasonCounts();
    void tellsChancesWithTheirBounds();
    void namesStayWithTheirShares();
    void advisesOnlyAsFirmlyAsItKnows();
    void speaksOfAChallengeThatCostsNothing();
    void saysWhyThereIsNothingToAnnounce();
};

void TestAdviceWords::tellsEveryReason() {
    std::set<QString> told;
    constexpr int reasons = static_cast<int>(HintReason::bestOfBad) + 1;
    for (int i = 0; i < reasons; ++i) {
        for (const float amount : {0.0F, 1.2F, 3.4F}) {
            const QString text = AdviceWording::reason({static_cast<HintReason>(i), amount});
            QVERIFY2(text.endsWith(u'.') && !text.front().isLower() && !text.contains(u'%'), qPrintable(text));
            told.insert(text);
        }
    }
    QVERIFY(told.size() >= static_cast<std::size_t>(reasons));
}

/// Nobody is "you" in the explanation of a computer's turn.
void TestAdviceWords::explainsATurn() {
    const language::Phrase bob{QStringLiteral("Bob")};
    for (int i = 0; i <= static_cast<int>(HintReason::bestOfBad); ++i) {
        const auto reason = static_cast<HintReason>(i);
        if (reason == HintReason::widensHand || reason == HintReason::bidsHighest ||
            reason == HintReason::keepsHigher) {
            continue;  // secrets
        }
        const QStringList lines = AdviceWording::whyTurn(bob, {{reason, 2}});
        QCOMPARE(lines.size(), qsizetype{2});
        QVERIFY2(lines[0].contains(QStringLiteral("Bob")), qPrintable(lines[0]));
        QVERIFY2(!lines[1].contains(QStringLiteral("you"), Qt::CaseInsensitive), qPrintable(lines[1]));
    }
    QCOMPARE(AdviceWording::whyTurn(bob, {{HintReason::gainsPoints, 2}}).last(),
             QStringLiteral("The computer gains 2 points."));
    QCOMPARE(AdviceWording::whyTurn(bob, {}).size(), qsizetype{2});
}

void TestAdviceWords::namesTemperaments() {
    QCOMPARE(wording::computerName(Level::adept, {}), wording::levelName(Level::adept));
    QCOMPARE(wording::computerName(Level::quick, {Bent::builder, Nerve::even}),
             wording::levelName(Level::quick) + QStringLiteral(", builder"));
    std::set<QString> names;
    for (int i = 0; i < kTemperaments; ++i) {
        names.insert(wording::computerName(Level::adept, temperamentAt(i)));
    }
    QCOMPARE(names.size(), static_cast<std::size_t>(kTemperaments));
}

void TestAdviceWords::countsWhatAReasonCounts() {
    QCOMPARE(AdviceWording::reason({HintReason::gainsPoints, 0.6F}), QStringLiteral("You gain one point."));
    QCOMPARE(AdviceWording::reason({HintReason::gainsPoints, 1.8F}), QStringLiteral("You gain 2 points."));
}

void TestAdviceWords::tellsChancesWithTheirBounds() {
    QCOMPARE(AdviceWording::chances({0.62F, 0.54F, 0.7F}),
             QStringLiteral("62\u00a0% (between 54\u00a0% and 70\u00a0%)"));
}

// Regression: "18 %" was below a name.
void TestAdviceWords::namesStayWithTheirShares() {
    Values shares{};
    shares[engine::Seat::a] = 0.82F;
    shares[engine::Seat::b] = 0.18F;
    QCOMPARE(AdviceWording::shares({QStringLiteral("Player A"), QStringLiteral("Somebody with a name of many words")},
                                   shares),
             QStringLiteral("Player A\u00a082\u00a0%, Somebody with a name of many words\u00a018\u00a0%"));
}

void TestAdviceWords::advisesOnlyAsFirmlyAsItKnows() {
    const Chances good{0.9F, 0.85F, 0.95F};
    const Chances fair{0.6F, 0.3F, 0.9F};
    const Chances bad{0.1F, 0.05F, 0.15F};
    const QString word = QStringLiteral("Announce");
    const auto verdict = [&](const Chances& now, const Chances& later) {
        return AdviceWording::verdict({now, later}, word);
    };
    QVERIFY(verdict(good, bad).contains(QStringLiteral("clearly")));
    QVERIFY(verdict(bad, good).contains(QStringLiteral("mistake")));
    QVERIFY(verdict({0, 0, 0.02F}, {0.01F, 0, 0.03F}).contains(QStringLiteral("fail")));
    QVERIFY(verdict(good, fair).contains(QStringLiteral("too close")));
    QVERIFY(verdict(fair, good) != verdict(good, fair));
}

/// INF-3: a failure eliminates nobody, so the chance is that of winning at all.
void TestAdviceWords::speaksOfAChallengeThatCostsNothing() {
    const QString word = QStringLiteral("Take the Infinity card");
    const Chances good{0.9F, 0.85F, 0.95F};
    const Chances bad{0.05F, 0.03F, 0.07F};
    const QString now = AdviceWording::verdict({good, bad, false}, word);
    QVERIFY2(now.startsWith(word) && now.contains(QStringLiteral("clearly")), qPrintable(now));
    QVERIFY(AdviceWording::verdict({bad, good, false}, word).startsWith(QStringLiteral("Wait")));
    const QString lost = AdviceWording::verdict({bad, bad, false}, word);
    QVERIFY2(!lost.contains(QStringLiteral("fail")) && !lost.contains(QStringLiteral("nnounc")), qPrintable(lost));
    const QString told = AdviceWording::announcing({good, bad, false}, word);
    QVERIFY2(told.startsWith(word) && told.contains(QStringLiteral("90")), qPrintable(told));
}

void TestAdviceWords::saysWhyThereIsNothingToAnnounce() {
    const QString why = QStringLiteral("The card is still under the draw pile (INF-2).");
    const QString word = QStringLiteral("Take the Infinity card");
    QVERIFY(AdviceWording::noAnnouncement(word, why).endsWith(why));
    QVERIFY(AdviceWording::noAnnouncement(word, {}).endsWith(QStringLiteral("”.")));
}

QTEST_GUILESS_MAIN(TestAdviceWords)
#include "tst_advice_words.moc"
