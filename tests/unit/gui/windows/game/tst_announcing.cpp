// Announcing a last turn: the question before, the notice until it is decided, the message on failure; and bids.
#include "app/gui/shared/panels/players_model.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/recap/headline_bar.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "app/wording/names.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/window_play.h"

#include <QLabel>
#include <QMessageBox>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::inDialog;
using gnostica::gui::playing::Play;

namespace {

/// Ann holds the sun only, or nine points.
tests::Setup position(bool enough) {
    tests::Setup setup;
    setup.land("0,0", "sun").land("0,1", "moon").land("0,2", "star").land("9,0", "cups-2");
    return enough ? setup.pieces({"A3U@0,0", "A3U@0,1", "A3U@0,2", "B1N@9,0"}) : setup.pieces({"A3U@0,0", "B1N@9,0"});
}

/// At the end of Ann's turn, with the question that other tests switch off.
struct Announcing : Play {
    explicit Announcing(bool enough) {
        window = std::make_unique<MainWindow>(shelf(), settings);
        window->resize(1300, 900);
        window->show();
        tests::activate(*window);
        window->desk().startFrom(position(enough).with("turn", "A").json(), {}, {"Ann", "Bob"}, 3);
        session().play(tests::stepOf(session().game(), "refresh - 0"));
    }
    void announce() {
        window->actions().at(Act::announce)->trigger();
        confirm();
    }
    void confirm() {
        if (turn().canConfirm()) {
            window->actions().at(Act::confirm)->trigger();
        }
    }
    bool isAnnounced() {
        return std::ranges::any_of(session().game().history(), [](const Moment& moment) {
            const auto* step = std::get_if<Step>(&moment.what);
            return step != nullptr && std::holds_alternative<step::Challenge>(*step);
        });
    }
};

}  // namespace

class TestAnnouncing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tooFewPointsAreAskedAbout();
    void enoughPointsAreNot();
    void itIsSeenUntilItIsDecided();
    void whoWatchesSeesIt();
    void thePreviewSaysWhatWillBeDecided();
    void theEndSaysHowItWasLost();
    void whoIsOutIsSaidWithTheReason();
    void bidsAreSeenThroughTheFirstRound();
};

// Regression: a key and Enter lost the game.
void TestAnnouncing::tooFewPointsAreAskedAbout() {
    Announcing play(false);
    QString asked;
    inDialog([&](QDialog& dialog) {
        asked = dynamic_cast<QMessageBox&>(dialog).text();
        QTest::keyClick(&dialog, Qt::Key_Return);  // one Enter too many
    });
    play.announce();
    QVERIFY2(asked.contains(QStringLiteral("3 of 9 points")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("you are out")), qPrintable(asked));
    QVERIFY(!play.isAnnounced());
    QVERIFY(play.turn().canConfirm());  // the pick is still there
    inDialog([](QDialog& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == QStringLiteral("Announce anyway")) {
                button->click();
            }
        }
    });
    play.confirm();
    QVERIFY(play.isAnnounced());
}

void TestAnnouncing::enoughPointsAreNot() {
    Announcing play(true);
    bool isAsked = false;
    inDialog([&](QDialog&) { isAsked = true; });
    play.announce();
    QVERIFY(!isAsked);
    QVERIFY(play.isAnnounced());
    auto* helper = new QMessageBox(play.window.get());  // lets the pending inDialog() finish
    helper->setAttribute(Qt::WA_DeleteOnClose);
    helper->open();
    QTRY_VERIFY(isAsked);
}

// Regression: neither the player's own announcement was shown, nor those of watched computers.
void TestAnnouncing::itIsSeenUntilItIsDecided() {
    Announcing play(true);
    play.announce();
    const HeadlineBar& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.isVisible());
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    play.session().play(step::Done{});
    QCOMPARE(play.session().table().spokenTo(), Seat::a);
    QVERIFY(ribbon.isVisible());
    QVERIFY2(ribbon.text().contains(QStringLiteral("You have 9 of the 9 points")), qPrintable(ribbon.text()));
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    QVERIFY(ribbon.isVisible());
    play.session().play(step::Done{});
    QVERIFY(play.session().table().isOver());
    QVERIFY(!ribbon.isVisible());
}

void TestAnnouncing::whoWatchesSeesIt() {
    Play play;
    play.window->computers().setSuspended(true);
    play.window->desk().startFrom(position(true).with("turn", "B").with("challenge", "A").json(), {}, {"Ann", "Bob"}, 3,
                                  {table::SeatPlayer::random, table::SeatPlayer::random});
    const HeadlineBar& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.isVisible());
    QVERIFY2(ribbon.text().contains(QStringLiteral("Ann has 9 of the 9 points")), qPrintable(ribbon.text()));
}

void TestAnnouncing::thePreviewSaysWhatWillBeDecided() {
    Play play;
    play.window->desk().startFrom(position(false).with("turn", "A").with("challenge", "A").json(), {}, {"Ann", "Bob"},
                                  3);
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    QVERIFY(play.turn().propose(step::Done{}));
    const QString said = play.window->topBar().outcome();
    for (const char* part : {"only 3 of 9 points", "You are out of the game", "Bob wins"}) {
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    }
}

// Regression: the message was only "Bob wins: the last player left".
void TestAnnouncing::theEndSaysHowItWasLost() {
    Play play;
    play.window->desk().startFrom(position(false).with("turn", "A").with("challenge", "A").json(), {}, {"Ann", "Bob"},
                                  3);
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    play.session().play(step::Done{});
    QVERIFY(play.session().table().isOver());
    play.window->actions().at(Act::result)->trigger();
    const QString said = play.window->findChild<EndPage*>()->text();
    QVERIFY2(said.contains(QStringLiteral("The last turn of Ann ends with only 3 of 9 points.")), qPrintable(said));
}

void TestAnnouncing::whoIsOutIsSaidWithTheReason() {
    Play play;
    tests::Setup setup(3);
    setup.land("0,0", "sun").land("5,0", "moon").land("9,0", "cups-2").pieces({"A3U@0,0", "B1N@9,0", "C1N@5,0"});
    play.window->desk().startFrom(setup.with("turn", "A").with("challenge", "A").json(), {}, {"Ann", "Bob", "Cid"}, 3);
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    play.session().play(step::Done{});
    QVERIFY(!play.session().table().isOver());
    const HeadlineBar& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.isVisible());
    QVERIFY2(ribbon.text().contains(QStringLiteral("The last turn of Ann ends with only 3 of 9 points.")),
             qPrintable(ribbon.text()));
}

// Regression: nothing on the screen showed bids.
void TestAnnouncing::bidsAreSeenThroughTheFirstRound() {
    Play play;
    play.start({{"start", "bid"}});
    const auto statusOf = [&](int seat, int role = PlayersModel::StatusRole) {
        PlayersModel model;
        model.setPlayers(play.session().table().view(), play.session().rules(),
                         wording::Speaker(play.session().rules(), play.session().seatNames()), {},
                         play.session().table().told());
        return model.index(seat).data(role).toString();
    };
    const auto cardNow = [&] { return std::get<step::Bid>(play.session().table().legal()[0]).card; };
    const Card ofAnn = cardNow();
    QVERIFY(play.session().play(step::Bid{ofAnn}));
    QCOMPARE(statusOf(0), QString());  // face down
    const Card ofBob = cardNow();
    QVERIFY(play.session().play(step::Bid{ofBob}));
    const auto bids = [&] {
        return QStringList{statusOf(0), statusOf(1)} == QStringList{QStringLiteral("Bid: ") + wording::cardName(ofAnn),
                                                                    QStringLiteral("Bid: ") + wording::cardName(ofBob)};
    };
    QVERIFY2(bids(), qPrintable(statusOf(0) + statusOf(1)));
    QCOMPARE(statusOf(0, PlayersModel::StatusShortRole), wording::cardName(ofAnn));
    QVERIFY(statusOf(0, Qt::ToolTipRole).contains(QStringLiteral("Bid: ")));
    for (int i = 0; i < 40 && play.session().game().state().turnsPlayed < 2; ++i) {
        QVERIFY2(bids(), qPrintable(statusOf(0) + statusOf(1)));
        const StepList& legal = play.session().table().legal();
        const auto* done = std::find(legal.begin(), legal.end(), Step(step::Done{}));
        QVERIFY(play.session().play(done != legal.end() ? Step(*done) : Step(legal[0])));
    }
    QCOMPARE(play.session().game().state().turnsPlayed, 2);
    QCOMPARE(statusOf(0), QString());
}

QTEST_MAIN(TestAnnouncing)
#include "tst_announcing.moc"
