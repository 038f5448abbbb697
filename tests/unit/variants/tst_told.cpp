// Facts unknown to a seat do not affect what it is told: games that differ only in these give the same texts.
#include "engine/notation/told_text.h"
#include "engine/play/told.h"
#include "tests/support/playout.h"
#include "tests/unit/shipped.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace gnostica;
using namespace gnostica::engine;
using tests::Shipped;

namespace {

/// Permutes cards.
class Disguise {
public:
    Disguise() {
        for (int i = 0; i < kCardCount; ++i) {
            face_[static_cast<std::size_t>(i)] = Card(i);
        }
    }
    /// Each of these cards becomes the next one of them.
    explicit Disguise(CardSet cards) : Disguise() {
        std::vector<Card> ring;
        for (const Card card : cards) {
            ring.push_back(card);
        }
        for (std::size_t i = 0; i < ring.size(); ++i) {
            face_[ring[i].index()] = ring[(i + 1) % ring.size()];
        }
    }
    Card operator()(Card card) const { return card.isNone() ? card : face_[card.index()]; }

private:
    std::array<Card, kCardCount> face_;
};

/// The same discards from a hand that also holds other cards.
void pickAgain(HandPick& pick, CardSet from, CardSet hand) {
    pick = HandPick::of(pick.from(from), hand);
}

Step disguised(Step step, const Moment& moment, const State& now, const Disguise& disguise) {
    const CardSet from = moment.before.hands[moment.who];
    const CardSet hand = now.hands[moment.who];
    if (auto* bid = std::get_if<step::Bid>(&step)) {
        bid->card = disguise(bid->card);
    } else if (auto* refresh = std::get_if<step::Refresh>(&step)) {
        pickAgain(refresh->discards, from, hand);
    } else if (auto* redraw = std::get_if<step::Redraw>(&step)) {
        pickAgain(redraw->discards, from, hand);
    }
    return step;
}

Chance disguised(Chance outcome, const Game& game, const Disguise& disguise, bool isOver) {
    if (auto* pile = std::get_if<chance::Shuffle>(&outcome)) {
        std::ranges::transform(pile->order, pile->order.begin(), disguise);
    } else if (auto* timer = std::get_if<chance::Timer>(&outcome); timer != nullptr && !isOver) {
        ++timer->count;  // it rings later, which no player can know
        if (!fits(game.rules(), game.state(), outcome)) {
            --timer->count;
        }
    }
    return outcome;
}

/// The cards whose places the seat did not know at any of the first `moments` history entries, nor afterwards.
CardSet neverSeen(const Game& game, std::size_t moments, Seat seat) {
    CardSet unseen = CardSet::deck();
    for (std::size_t i = 0; i <= moments; ++i) {
        const State& state = i < game.timeline().size() ? game.timeline()[i].before : game.state();
        if (state.turn.awaiting != ChanceKind::deal) {
            unseen &= View(game.rules(), state, seat).unseen();
        }
    }
    return unseen;
}

}  // namespace

class TestTold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsHiddenChangesNothingThatIsTold_data();
    void whatIsHiddenChangesNothingThatIsTold();
    void everyMomentCanBeWritten_data() { whatIsHiddenChangesNothingThatIsTold_data(); }
    void everyMomentCanBeWritten();

private:
    std::shared_ptr<const Rules> rulesOf(const QString& ruleset) const;
    Shipped shipped_;
};

void TestTold::whatIsHiddenChangesNothingThatIsTold_data() {
    QTest::addColumn<QString>("ruleset");
    for (const RulesetChoice& choice : shipped_.choices()) {
        const std::string name = Shipped::nameOf(choice);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

std::shared_ptr<const Rules> TestTold::rulesOf(const QString& ruleset) const {
    const auto choices = shipped_.choices();
    return shipped_.rules(*std::ranges::find(choices, ruleset.toStdString(), Shipped::nameOf));
}

void TestTold::whatIsHiddenChangesNothingThatIsTold() {
    QFETCH(QString, ruleset);
    const auto rules = rulesOf(ruleset);
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        tests::Playout playout(rules, rules->minSeats, seed);
        playout.play(160);
        const Game& game = playout.game();
        for (const std::size_t moments : {std::size_t{12}, std::size_t{50}, game.timeline().size()}) {
            const std::size_t end = std::min(moments, game.timeline().size());
            const State& last = end < game.timeline().size() ? game.timeline()[end].before : game.state();
            for (const Seat seat : {Seat::none, Seat::a, Seat::b}) {
                const Disguise disguise(neverSeen(game, end, seat));
                Game other(rules, rules->minSeats);
                for (std::size_t i = 0; i < end; ++i) {
                    const Moment& moment = game.timeline()[i];
                    const auto* step = std::get_if<Step>(&moment.what);
                    const bool taken =
                        step != nullptr
                            ? !other.play(disguised(*step, moment, other.state(), disguise))
                            : other.play(disguised(std::get<Chance>(moment.what), other, disguise, isOver(last)));
                    QVERIFY2(taken, qPrintable(QString::number(i)));
                    const Moment& twin = other.history().back();
                    differing += twin.before == moment.before ? 0 : 1;
                    QVERIFY2(told(*rules, twin, seat) == told(*rules, moment, seat), qPrintable(QString::number(i)));
                }
            }
        }
    }
    QVERIFY2(differing > 100, qPrintable(QString::number(differing)));
}

void TestTold::everyMomentCanBeWritten() {
    QFETCH(QString, ruleset);
    const auto rules = rulesOf(ruleset);
    tests::Playout playout(rules, rules->minSeats, 4);
    playout.play(200);
    for (const Moment& moment : playout.game().timeline()) {
        for (const Seat seat : {Seat::none, Seat::a, Seat::b}) {
            const ToldMoment seen = told(*rules, moment, seat);
            const std::string text = toText(*rules, seen);
            QVERIFY(!text.empty());
            QCOMPARE(text.ends_with(" …"), !seen.isWhole());
            QVERIFY(seen.isWhole() || moment.who != seat);
        }
    }
}

QTEST_GUILESS_MAIN(TestTold)
#include "tst_told.moc"
