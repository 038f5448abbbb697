// Announcing a last turn: the question before, the notice until it is decided, the message on failure; and bids.
#include "app/gui/shared/panels/hand/large_card.h"
#include "app/gui/shared/panels/players_model.h"
#include "app/gui/windows/game/announce/announcement_sheet.h"
#include "app/gui/windows/game/announce/due_sheet.h"
#include "app/gui/windows/game/announce/headline_ribbon.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/recap_desk.h"
#include "app/gui/windows/game/spread/table_spread.h"
#include "app/gui/windows/game/top_bar/top_bar.h"
#include "app/wording/names.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/text_faults.h"
#include "tests/unit/gui/window_play.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
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
    AnnouncementSheet& sheet() { return *window->findChild<AnnouncementSheet*>(); }
    AnnouncementDialog& question() { return sheet().dialog(); }
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
    void theQuestionHasTheKeyboard();
    void theQuestionIsADialogForScreenReaders();
    void theQuestionIsForgottenWhenTheGameGoesOn();
    void theQuestionIsWholeInEveryWindow_data();
    void theQuestionIsWholeInEveryWindow();
    void enoughPointsAreNot();
    void itIsSeenUntilItIsDecided();
    void whoWatchesSeesIt();
    void itIsSeenWhenItIsDue();
    void theRibbonSaysWhenItIsDueWhereThereIsNoRoom();
    void theBoardBehindTheRibbonIsUsed();
    void thePreviewSaysWhatWillBeDecided();
    void theEndSaysHowItWasLost();
    void whoIsOutIsSaidWithTheReason();
    void bidsAreSeenThroughTheFirstRound();
};

// Regression: a key and Enter lost the game.
void TestAnnouncing::tooFewPointsAreAskedAbout() {
    Announcing play(false);
    play.announce();
    QVERIFY(play.sheet().isVisible());
    const QString asked = play.question().text();
    for (const char* part : {"Announce with 3 of 9 points?", "6 points are missing", "you are out", "1 other player"}) {
        QVERIFY2(asked.contains(QLatin1String(part)), qPrintable(asked));
    }
    QVERIFY(!asked.contains(u'%'));  // nobody has asked the adviser
    QCOMPARE(QApplication::focusWidget(), play.question().notYet());
    QTest::keyClick(play.question().notYet(), Qt::Key_Return);  // one Enter too many
    QVERIFY(!play.sheet().isVisible());
    QVERIFY(!play.isAnnounced());
    QVERIFY(play.turn().canConfirm());  // the pick is still there
    play.confirm();
    QVERIFY(play.sheet().isVisible());
    play.question().anyway()->click();
    QVERIFY(play.isAnnounced());
    QVERIFY(!play.sheet().isVisible());
}

/// Keys of the board do nothing while the question is open, and Escape closes it.
void TestAnnouncing::theQuestionHasTheKeyboard() {
    Announcing play(false);
    play.announce();
    QVERIFY(!play.window->actions().at(Act::confirm)->isEnabled());
    QTest::keyClick(play.question().notYet(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), play.question().anyway());
    QTest::keyClick(play.question().anyway(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), play.question().notYet());
    QTest::keyClick(play.question().notYet(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), play.question().anyway());
    QTest::keyClick(play.question().anyway(), Qt::Key_Escape);
    QVERIFY(!play.sheet().isVisible());
    QVERIFY(!play.isAnnounced());
    QVERIFY(play.window->actions().at(Act::confirm)->isEnabled());
    for (const QPushButton* button : {play.question().notYet(), play.question().anyway()}) {
        QVERIFY2(button->text().contains(u'&'), qPrintable(button->text()));
    }
}

void TestAnnouncing::theQuestionIsADialogForScreenReaders() {
    Announcing play(false);
    play.announce();
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&play.question());
    QVERIFY(told != nullptr);
    QCOMPARE(told->role(), QAccessible::Dialog);
    QCOMPARE(told->text(QAccessible::Name), QStringLiteral("Announce with 3 of 9 points?"));
    QVERIFY(told->text(QAccessible::Description).contains(QStringLiteral("you are out")));
}

/// It is about one position.
void TestAnnouncing::theQuestionIsForgottenWhenTheGameGoesOn() {
    Announcing play(false);
    play.announce();
    QVERIFY(play.sheet().isVisible());
    QVERIFY(play.session().play(step::Done{}));
    QVERIFY(!play.sheet().isVisible());
    QVERIFY(!play.isAnnounced());
    QVERIFY(play.window->actions().at(Act::undo)->isEnabled() || play.turn().chooser().decider() == Seat::b);
}

void TestAnnouncing::theQuestionIsWholeInEveryWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("rightToLeft");
    QTest::newRow("small") << QSize(1024, 600) << 100 << false;
    QTest::newRow("small, large letters") << QSize(1024, 600) << 200 << false;
    QTest::newRow("laptop") << QSize(1366, 768) << 100 << false;
    QTest::newRow("laptop, right to left") << QSize(1366, 768) << 125 << true;
    QTest::newRow("large") << QSize(1920, 1080) << 150 << false;
}

void TestAnnouncing::theQuestionIsWholeInEveryWindow() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(bool, rightToLeft);
    Announcing play(false);
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const QFont usual = QApplication::font();
    QFont larger = usual;
    larger.setPointSizeF(usual.pointSizeF() * percent / 100);
    QApplication::setFont(larger);
    play.window->resize(size);
    tests::settle();
    play.announce();
    tests::settle();
    QVERIFY(play.sheet().isVisible());
    QVERIFY(play.sheet().rect().contains(play.question().geometry()));
    const QStringList faults = playing::cutOff(play.question());
    QApplication::setFont(usual);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestAnnouncing::enoughPointsAreNot() {
    Announcing play(true);
    play.announce();
    QVERIFY(!play.sheet().isVisible());
    QVERIFY(play.isAnnounced());
}

// Regression: neither the player's own announcement was shown, nor those of watched computers.
void TestAnnouncing::itIsSeenUntilItIsDecided() {
    Announcing play(true);
    play.announce();
    const HeadlineRibbon& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.isVisible());
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    play.session().play(step::Done{});
    QCOMPARE(play.session().table().spokenTo(), Seat::a);
    QVERIFY(ribbon.isVisible());
    QVERIFY(ribbon.words().points);
    QCOMPARE(ribbon.words().points->held, 9);
    QCOMPARE(ribbon.words().points->needed, 9);
    QCOMPARE(ribbon.words().title, QStringLiteral("This is your last turn."));
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
    const HeadlineRibbon& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.isVisible());
    for (const char* part : {"Ann announces the next turn as the last.", "Ann has 9 of the 9 points", "Ann is out"}) {
        QVERIFY2(ribbon.text().contains(QLatin1String(part)), qPrintable(ribbon.text()));
    }
}

/// Neither ribbon nor parchment moves or covers anything that is used.
void TestAnnouncing::itIsSeenWhenItIsDue() {
    Play play;
    play.window->resize(1366, 768);
    tests::Setup setup(3);
    setup.land("0,0", "sun").land("5,0", "moon").land("9,0", "cups-2").pieces({"A3U@0,0", "B1N@9,0", "C1N@5,0"});
    play.window->desk().startFrom(setup.with("turn", "A").json(), {}, {"Ann", "Bob", "Cid"}, 3);
    tests::settle();
    const QRect board = play.view()->geometry();
    const auto spaces = play.view()->mapToScene(play.view()->viewport()->rect()).boundingRect();
    play.session().play(tests::stepOf(play.session().game(), "refresh - 0"));
    QVERIFY(play.session().play(step::Challenge{}));
    tests::settle();
    QCOMPARE(play.view()->geometry(), board);
    QCOMPARE(play.view()->mapToScene(play.view()->viewport()->rect()).boundingRect(), spaces);
    const DueSheet& due = play.window->recap().due();
    QVERIFY(due.isVisible());
    QCOMPARE(due.turns().size(), std::size_t{3});
    QCOMPARE(due.turns().front().name, QStringLiteral("Bob"));
    QCOMPARE(due.turns().back().seat, Seat::a);
    QCOMPARE(due.sentence(), QStringLiteral("You have one turn to stop Ann."));
    const TablePlan& plan = play.window->spread().plan();
    for (const QRect& place : {plan.board, plan.hand, plan.seals, plan.tongues}) {
        QVERIFY(!due.geometry().intersects(place));
    }
    QVERIFY(!plan.card.isEmpty() && !due.geometry().intersects(plan.card));  // a large card leaves it readable
    QVERIFY(!due.geometry().intersects(play.window->findChild<LargeCard*>()->geometry()));
    const HeadlineRibbon& ribbon = play.window->recap().headline();
    QVERIFY2(!ribbon.words().meaning.contains(QStringLiteral("turns until")), qPrintable(ribbon.words().meaning));
    QVERIFY(plan.board.contains(ribbon.geometry()));
}

/// Without room for the parchment, the ribbon says it.
void TestAnnouncing::theRibbonSaysWhenItIsDueWhereThereIsNoRoom() {
    Announcing play(true);
    play.window->resize(800, 600);
    tests::settle();
    play.announce();
    tests::settle();
    const DueSheet& due = play.window->recap().due();
    const HeadlineRibbon& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.isVisible());
    QCOMPARE(ribbon.words().meaning.contains(QStringLiteral("until then.")), !due.isPlaced());
    QVERIFY2(ribbon.text().contains(QStringLiteral("until then.")), qPrintable(ribbon.text()));
}

/// What is behind the ribbon can be clicked, and nothing closes it.
void TestAnnouncing::theBoardBehindTheRibbonIsUsed() {
    Announcing play(true);
    play.announce();
    tests::settle();
    HeadlineRibbon& ribbon = play.window->recap().headline();
    QVERIFY(ribbon.testAttribute(Qt::WA_TransparentForMouseEvents));
    for (const QToolButton* button : ribbon.findChildren<QToolButton*>()) {
        QVERIFY(!button->isVisible());
    }
    QWidget* board = play.view()->viewport();
    const QPoint at = board->mapFromGlobal(ribbon.mapToGlobal(ribbon.rect().center()));
    QTest::mouseMove(board, at);
    QTRY_VERIFY(ribbon.isSeenThrough());
    QTest::mouseMove(board, QPoint(at.x(), at.y() + 3 * ribbon.height()));
    QTRY_VERIFY(!ribbon.isSeenThrough());
    QVERIFY(ribbon.isVisible());
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
    const HeadlineRibbon& ribbon = play.window->recap().headline();
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
