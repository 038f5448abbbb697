// Records next to the game in progress: stepping, marks, eyes, branching; several at once, damaged ones, and none that
// reveals hidden facts.
#include "app/gui/program/windows.h"
#include "app/gui/shared/board/hover_card.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/windows/replay/replay_controls.h"
#include "app/gui/windows/replay/timeline.h"
#include "app/table/replay/replay_player.h"
#include "engine/notation/position.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/table/apart.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QToolTip>

#include <fstream>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

constexpr std::size_t kWhole = 5000;

/// A random game with at most `moments` history entries, or to its end. Nobody announces early, so that the game has
/// some length. Different seeds give different deals.
Game played(std::size_t moments, std::uint64_t seed = 5, Game game = Game(tests::baseRules(), 2)) {
    constexpr std::size_t kEarly = 200;
    Rng rng(seed);
    StepList legal;
    while (game.history().size() < moments && !isOver(game.state())) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
            continue;
        }
        legalSteps(game.rules(), game.state(), legal);
        StepList wanted;
        for (const Step& step : legal) {
            if (game.history().size() > kEarly || legal.size() == 1 || step != Step(step::Challenge{})) {
                wanted.add(step);
            }
        }
        game.play(tests::choose(wanted, rng));
    }
    return game;
}

/// The game in the window, and records in files.
struct RecordFolder {
    RecordFolder() {
        play.start();
        QVERIFY(folder.isValid());
    }
    QString write(const Game& game, const std::vector<std::string>& players = {"person", "person"},
                  const QString& name = QStringLiteral("some.gnostica")) {
        RecordHeader header = headerFor(game.rules(), game.state().seats);
        header.names = {"Cleo", "Dan"};
        header.players = players;
        if (const State& start = game.timeline().front().before; game.timeline().front().who != Seat::chance) {
            header.position = writePosition(game.rules(), start);
        }
        const QString path = folder.filePath(name);
        std::ofstream file(path.toStdString());
        writeRecord(file, header, game);
        return path;
    }
    /// Opens a record, and waits until it is loaded.
    ReplayWindow& open(const QString& path) {
        ReplayWindow* window = play.window->windows().replays().open(path);
        if (!gnostica::tests::comes([&] { return window->replay() != nullptr; })) {
            qFatal("no record");
        }
        tests::activate(*window);
        return *window;
    }
    Play play;
    QTemporaryDir folder;
};

void key(ReplayWindow& window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::AltModifier) {
    QTest::keyClick(&window, key, modifiers);
}

int rowsOf(const ReplayWindow& window) {
    return window.findChild<LogPanel*>()->findChild<QListView*>()->model()->rowCount();
}

CardSet handShown(const ReplayWindow& window) {
    CardSet cards;
    auto* list = window.findChild<HandPanel*>()->findChild<CardList*>();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const Card card = static_cast<CardsModel*>(list->model())->cardAt(list->model()->index(row, 0));
        if (!card.isNone()) {
            cards.insert(card);
        }
    }
    return cards;
}

}  // namespace

class TestReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysStepThroughTheRecord();
    void sliderLogAndButtonsAgree();
    void theRunningGameStaysAsItIs();
    void severalAtOnce();
    void theSameRecordComesToTheFront();
    void aGameInMemoryIsSeenWithoutAFile();
    void aGameInMemoryCanBeSaved();
    void marksLeadToWhatMatters();
    void bookmarksAreSetByKey();
    void marksSayWhatTheyAre();
    void itPlaysByItselfToTheEnd();
    void afterTheEndAllEyesMayLook();
    void anUnfinishedGameKeepsItsSecrets();
    void thePersonSeesTheirOwnHand();
    void theGameThatIsPlayedKeepsItsSecrets();
    void aPositionThatIsPlayedKeepsItsSecrets();
    void anotherMomentTakesTheCardAway();
    void branchesBecomeTheGame();
    void damagedRecordsGoAsFarAsTheyAreWhole();
    void whatIsNoRecordIsSaid();
    void readingCanBeCancelled();
    void theMenuOpensRecentRecords();
    void panelsOfTheVariantStandBeside();
};

void TestReplay::keysStepThroughTheRecord() {
    RecordFolder library;
    const Game game = played(kWhole);
    ReplayWindow& window = library.open(library.write(game));
    const auto last = static_cast<int>(game.history().size());
    QCOMPARE(window.replay()->position(), 0);
    QVERIFY(!window.actions().at(Act::previous)->isEnabled());
    key(window, Qt::Key_Right);
    key(window, Qt::Key_Right);
    QCOMPARE(window.replay()->position(), 2);
    key(window, Qt::Key_Left);
    QCOMPARE(window.replay()->position(), 1);
    key(window, Qt::Key_End);
    QCOMPARE(window.replay()->position(), last);
    QVERIFY(!window.actions().at(Act::next)->isEnabled());
    key(window, Qt::Key_Home);
    QCOMPARE(window.replay()->position(), 0);
    key(window, Qt::Key_Down);
    const int turn = window.replay()->position();
    const auto& events = game.history()[static_cast<std::size_t>(turn - 1)].events;
    QVERIFY(std::any_of(events.begin(), events.end(),
                        [](const Event& event) { return std::holds_alternative<event::TurnBegan>(event); }));
    key(window, Qt::Key_Down);
    QVERIFY(window.replay()->position() > turn);
    key(window, Qt::Key_Up);
    QCOMPARE(window.replay()->position(), turn);
}

void TestReplay::sliderLogAndButtonsAgree() {
    RecordFolder library;
    const Game game = played(40);
    ReplayWindow& window = library.open(library.write(game));
    const auto last = static_cast<int>(game.history().size());
    QCOMPARE(rowsOf(window), last + 1);
    auto* slider = window.controls().timeline()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(window.replay()->position(), last);
    auto* log = window.findChild<LogPanel*>()->findChild<QListView*>();
    int row = 7;
    while (log->isRowHidden(row)) {  // combined with another line
        ++row;
    }
    const QModelIndex line = log->model()->index(row, 0);
    log->scrollTo(line);
    QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(line).center());
    QCOMPARE(window.replay()->position(), row);
    QCOMPARE(slider->value(), row);
    for (auto* button : window.controls().findChildren<QToolButton*>()) {
        if (button->defaultAction() == window.actions().at(Act::next)) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(window.replay()->position(), row + 1);
    // The table shows the state of the game at that point.
    const auto board = game.history()[static_cast<std::size_t>(row) + 1].before.board();
    int pieces = 0;
    for (QGraphicsItem* item : window.table().board()->items()) {
        const auto* piece = qgraphicsitem_cast<PieceItem*>(item);
        pieces += piece != nullptr && piece->id() != kNoPiece ? 1 : 0;
    }
    QCOMPARE(pieces, static_cast<int>(board.size()));
}

void TestReplay::theRunningGameStaysAsItIs() {
    RecordFolder library;
    const State before = library.play.session().game().state();
    library.play.click(library.play.placeOf(Space{0, 0}));
    QVERIFY(library.play.turn().canTakeBack());
    ReplayWindow& window = library.open(library.write(played(kWhole)));
    key(window, Qt::Key_End);
    key(window, Qt::Key_Return, {});
    key(window, Qt::Key_N, {});
    key(window, Qt::Key_Escape, {});
    window.table().view()->setFocus();
    QTest::keyClick(window.table().view(), Qt::Key_Space);
    QVERIFY(library.play.session().game().state() == before);
    QVERIFY(library.play.turn().canTakeBack());
    tests::activate(*library.play.window);
    library.play.key(Qt::Key_N);
    library.play.key(Qt::Key_Return);
    QCOMPARE(library.play.session().game().state().pieceCount, std::uint8_t{1});
    QCOMPARE(window.replay()->position(), window.replay()->length());
}

void TestReplay::severalAtOnce() {
    RecordFolder library;
    ReplayWindow& one = library.open(library.write(played(30)));
    ReplayWindow& other = library.open(library.write(played(50, 6), {}, QStringLiteral("other.gnostica")));
    QCOMPARE(library.play.window->windows().replays().windows().size(), std::size_t{2});
    key(other, Qt::Key_Right);
    QCOMPARE(one.replay()->position(), 0);
    QCOMPARE(other.replay()->position(), 1);
    key(other, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(library.play.window->windows().replays().windows(), std::vector<ReplayWindow*>{&one});
}

// Regression: several windows with one record were on top of each other.
void TestReplay::theSameRecordComesToTheFront() {
    RecordFolder library;
    const QString path = library.write(played(30));
    ReplayWindow& window = library.open(path);
    ReplayDesk& replays = library.play.window->windows().replays();
    tests::activate(*library.play.window);
    QCOMPARE(replays.open(table::recordInFile(path, 7)), &window);
    QCOMPARE(window.replay()->position(), 7);
    QTRY_VERIFY(window.isActiveWindow());
    QCOMPARE(replays.windows().size(), std::size_t{1});
    library.write(played(50, 6));
    QVERIFY(replays.open(path) != &window);  // the file holds a different game now
    QCOMPARE(replays.windows().size(), std::size_t{2});
}

void TestReplay::aGameInMemoryIsSeenWithoutAFile() {
    RecordFolder library;
    ReplayDesk& replays = library.play.window->windows().replays();
    const auto record = [&](std::uint64_t seed) {
        std::ifstream file(library.write(played(30, seed)).toStdString());
        return *loadRecord(file, library.play.shelf().registry());
    };
    const LoadedRecord game = record(5);
    QVERIFY(QFile::remove(library.folder.filePath(QStringLiteral("some.gnostica"))));
    const ReplayWindow* window = replays.open(table::recordInMemory(game, QStringLiteral("Deal 1 A1"), 4));
    QVERIFY(window->replay() != nullptr);
    QCOMPARE(window->replay()->position(), 4);
    QVERIFY2(window->windowTitle().contains(QStringLiteral("Deal 1 A1")), qPrintable(window->windowTitle()));
    QVERIFY(window->wanted().path.isEmpty());
    QVERIFY(replays.open(table::recordInMemory(game, QStringLiteral("Deal 1 A1"), 9)) == window);
    QCOMPARE(window->replay()->position(), 9);
    QVERIFY(replays.open(table::recordInMemory(record(6), QStringLiteral("Deal 1 A1"))) != window);
}

void TestReplay::aGameInMemoryCanBeSaved() {
    RecordFolder library;
    std::ifstream file(library.write(played(30)).toStdString());
    const LoadedRecord game = *loadRecord(file, library.play.shelf().registry());
    const ReplayWindow* window =
        library.play.window->windows().replays().open(table::recordInMemory(game, QStringLiteral("Deal 1 A1")));
    QString offered;
    inDialog([&](QDialog& dialog) {
        auto& where = dynamic_cast<QFileDialog&>(dialog);
        offered = QFileInfo(where.selectedFiles().constFirst()).fileName();
        where.selectFile(library.folder.filePath(QStringLiteral("kept.gnostica")));
        QMetaObject::invokeMethod(&dialog, "accept");
    });
    window->actions().at(Act::saveAs)->trigger();
    QCOMPARE(offered, QStringLiteral("Deal 1 A1.gnostica"));
    QTRY_VERIFY2(window->windowTitle().contains(QStringLiteral("kept.gnostica")), qPrintable(window->windowTitle()));
    const auto saved = table::readRecord(window->wanted().path, library.play.shelf().registry());
    QVERIFY(saved.has_value());
    QCOMPARE(saved->game.history().size(), game.game.history().size());
    QVERIFY(library.play.window->windows().replays().open(window->wanted().path) == window);
}

void TestReplay::marksLeadToWhatMatters() {
    RecordFolder library;
    const Game game = played(kWhole);
    QVERIFY(isOver(game.state()));
    ReplayWindow& window = library.open(library.write(game));
    const auto marks = window.replay()->marks();
    const auto count = [&](table::MarkKind kind) {
        return static_cast<int>(std::ranges::count(marks, kind, &table::TimelineMark::kind));
    };
    QVERIFY(count(table::MarkKind::deal) >= 1);
    QVERIFY(count(table::MarkKind::turn) >= 2);
    QCOMPARE(count(table::MarkKind::end), 1);
    std::set<int> visited;
    for (int i = 0; i < 200; ++i) {
        key(window, Qt::Key_PageDown);
        visited.insert(window.replay()->position());
    }
    for (const table::TimelineMark& mark : marks) {
        QVERIFY(mark.kind == table::MarkKind::turn || visited.contains(mark.position));
    }
    auto* strip = window.controls().timeline()->strip();
    const auto deal = std::ranges::find(marks, table::MarkKind::deal, &table::TimelineMark::kind);
    QTest::mouseClick(strip, Qt::LeftButton, {}, strip->placeOf(*deal));
    QCOMPARE(window.replay()->position(), deal->position);
}

void TestReplay::bookmarksAreSetByKey() {
    RecordFolder library;
    ReplayWindow& window = library.open(library.write(played(60)));
    window.replay()->goTo(33);
    key(window, Qt::Key_B, {});
    QVERIFY(window.actions().at(Act::bookmark)->isChecked());
    key(window, Qt::Key_End);
    QVERIFY(!window.actions().at(Act::bookmark)->isChecked());
    const auto isThere = [&] {
        const auto marks = window.replay()->marks();
        return std::ranges::find(marks, table::TimelineMark{33, table::MarkKind::bookmark, Seat::none}) != marks.end();
    };
    QVERIFY(isThere());
    while (window.replay()->position() > 33) {
        const int before = window.replay()->position();
        key(window, Qt::Key_PageUp);
        QVERIFY(window.replay()->position() < before);
    }
    QCOMPARE(window.replay()->position(), 33);
    key(window, Qt::Key_B, {});
    QVERIFY(!isThere());
}

void TestReplay::marksSayWhatTheyAre() {
    RecordFolder library;
    ReplayWindow& window = library.open(library.write(played(kWhole)));
    auto* strip = window.controls().timeline()->strip();
    const auto marks = window.replay()->marks();
    const auto end = std::ranges::find(marks, table::MarkKind::end, &table::TimelineMark::kind);
    QHelpEvent help(QEvent::ToolTip, strip->placeOf(*end), strip->mapToGlobal(strip->placeOf(*end)));
    QCoreApplication::sendEvent(strip, &help);
    QVERIFY2(QToolTip::text().contains(QStringLiteral("The game ends.")), qPrintable(QToolTip::text()));
    QToolTip::hideText();
}

void TestReplay::itPlaysByItselfToTheEnd() {
    RecordFolder library;
    ReplayWindow& window = library.open(library.write(played(6)));
    window.controls().pace()->setCurrentIndex(0);
    Q_EMIT window.controls().pace()->activated(0);
    key(window, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(window.actions().at(Act::playOn)->isChecked());
    QTRY_COMPARE(window.replay()->position(), window.replay()->length());
    QTRY_VERIFY(!window.actions().at(Act::playOn)->isChecked());
    key(window, Qt::Key_Space, Qt::ControlModifier);  // from the beginning again
    QVERIFY(window.replay()->position() < window.replay()->length());
    key(window, Qt::Key_Right);  // stepping stops it
    QVERIFY(!window.actions().at(Act::playOn)->isChecked());
    const int stopped = window.replay()->position();
    gnostica::tests::letTimePass(window);
    QCOMPARE(window.replay()->position(), stopped);
}

void TestReplay::afterTheEndAllEyesMayLook() {
    RecordFolder library;
    const Game game = played(kWhole);
    ReplayWindow& window = library.open(library.write(game));
    QCOMPARE(window.replay()->allowed().size(), std::size_t{4});
    QComboBox* eyes = window.controls().eyes();
    const auto middle = static_cast<int>(game.history().size() / 2);
    window.replay()->goTo(middle);
    for (int place = 0; place < eyes->count(); ++place) {
        eyes->setFocus();
        QTest::keyClick(eyes, Qt::Key_Home);
        for (int i = 0; i < place; ++i) {
            QTest::keyClick(eyes, Qt::Key_Down);
        }
        QCOMPARE(eyes->currentIndex(), place);
        const Seat viewer = window.replay()->viewer();
        const State& state = game.history()[static_cast<std::size_t>(middle)].before;
        QCOMPARE(handShown(window).size(), isPlayer(viewer) ? state.hands[viewer].size() : 0);
    }
}

void TestReplay::anUnfinishedGameKeepsItsSecrets() {
    RecordFolder library;
    ReplayWindow& window = library.open(library.write(played(60)));
    QCOMPARE(window.replay()->allowed(), (std::vector<table::Eyes>{{table::Eyes::Kind::open, Seat::none}}));
    QVERIFY(!window.controls().eyes()->isEnabled());
    window.replay()->setEyes({table::Eyes::Kind::seat, Seat::a});
    QCOMPARE(window.replay()->viewer(), Seat::none);
    for (int position = 0; position <= window.replay()->length(); ++position) {
        window.replay()->goTo(position);
        QVERIFY(handShown(window).empty());
    }
}

void TestReplay::thePersonSeesTheirOwnHand() {
    RecordFolder library;
    ReplayWindow& window = library.open(library.write(played(60), {"adept", "person"}));
    QCOMPARE(window.replay()->viewer(), Seat::b);
    window.replay()->setEyes({table::Eyes::Kind::seat, Seat::a});
    QCOMPARE(window.replay()->viewer(), Seat::b);
    window.replay()->setEyes({table::Eyes::Kind::open, Seat::none});
    QCOMPARE(window.replay()->viewer(), Seat::none);
}

// A user saves the running game, plays a copy of it to its end, and views that next to the game.
void TestReplay::theGameThatIsPlayedKeepsItsSecrets() {
    RecordFolder library;
    const Game whole = played(kWhole);
    const Game part = played(60);
    QVERIFY(table::isSameDeal(whole, part));
    const table::Seating people(2, {"person", "person"});
    QCOMPARE(allowedEyes(whole, people, &part).size(), std::size_t{1});
    QCOMPARE(allowedEyes(whole, people, &whole).size(), std::size_t{4});
    const Game another = played(60, 77);
    QVERIFY(!table::isSameDeal(whole, another));
    QCOMPARE(allowedEyes(whole, people, &another).size(), std::size_t{4});

    ReplayWindow& window = library.open(library.write(whole));
    window.replay()->setEyes({table::Eyes::Kind::seat, Seat::a});
    window.replay()->setRunning(&part);
    QCOMPARE(window.replay()->viewer(), Seat::none);
    QVERIFY(handShown(window).empty());
}

// Its cards are dealt before the first step: a different first step gives the same deal.
void TestReplay::aPositionThatIsPlayedKeepsItsSecrets() {
    RecordFolder library;
    const Game position = tests::apart();
    Game running = position;
    tests::play(running, {"refresh - 0"});
    const Game whole = played(kWhole, 6, position);
    QVERIFY(isOver(whole.state()));
    QVERIFY(whole.history().front().what != running.history().front().what);
    const table::Seating people(2, {"person", "person"});
    QCOMPARE(allowedEyes(whole, people, nullptr).size(), std::size_t{4});
    QCOMPARE(allowedEyes(whole, people, &running).size(), std::size_t{1});
    QCOMPARE(allowedEyes(whole, people, &position).size(), std::size_t{1});

    ReplayWindow& window = library.open(library.write(whole));
    window.replay()->setEyes({table::Eyes::Kind::seat, Seat::b});
    QVERIFY(!handShown(window).empty());
    window.replay()->setRunning(&running);
    QCOMPARE(window.replay()->viewer(), Seat::none);
    QVERIFY(handShown(window).empty());
}

// Regression: the large card and the sentence of one position were shown with the board of another.
void TestReplay::anotherMomentTakesTheCardAway() {
    RecordFolder library;
    ReplayWindow& window = library.open(library.write(played(40)));
    window.replay()->goTo(20);
    const auto* card = window.table().findChild<HoverCard*>();
    const auto* view = window.table().view();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, tests::groundOf(*view, {0, 0}));
    QVERIFY(card->isVisible());
    QVERIFY(!window.table().messages()->text().isEmpty());
    key(window, Qt::Key_B, {});
    QVERIFY(card->isVisible());  // the same position, with a bookmark
    key(window, Qt::Key_Right);
    QVERIFY(!card->isVisible());
    QCOMPARE(window.table().messages()->text(), QString());
}

void TestReplay::branchesBecomeTheGame() {
    RecordFolder library;
    const Game game = played(kWhole);
    ReplayWindow& window = library.open(library.write(game));
    QVERIFY(!window.actions().at(Act::branch)->isEnabled());
    key(window, Qt::Key_Down);
    key(window, Qt::Key_Down);
    QVERIFY(window.actions().at(Act::branch)->isEnabled());
    const State there = game.history()[static_cast<std::size_t>(window.replay()->position())].before;
    QSignalSpy changed(&library.play.window->desk(), &table::GameDesk::sessionChanged);
    key(window, Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(changed.count(), 1);
    const State& now = library.play.session().game().state();
    QCOMPARE(now.pieceCount, there.pieceCount);
    QCOMPARE(now.territoryCount, there.territoryCount);
    QCOMPARE(library.play.session().game().rules().document, game.rules().document);
    QVERIFY(window.isVisible());
    key(window, Qt::Key_End);
    QVERIFY(!window.actions().at(Act::branch)->isEnabled());
}

void TestReplay::damagedRecordsGoAsFarAsTheyAreWhole() {
    RecordFolder library;
    const QString path = library.write(played(60));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray whole = file.readAll();
    QVERIFY(file.resize(whole.lastIndexOf('\n', whole.size() - 900) + 10));  // in the middle of a line
    file.close();
    ReplayWindow& window = library.open(path);
    QVERIFY(window.replay()->length() > 5);
    QVERIFY(window.replay()->length() < 60);
    QVERIFY2(window.table().messages()->text().contains(QStringLiteral("damaged")),
             qPrintable(window.table().messages()->text()));
    key(window, Qt::Key_End);
    QCOMPARE(window.replay()->position(), window.replay()->length());
}

void TestReplay::whatIsNoRecordIsSaid() {
    RecordFolder library;
    const QString path = library.folder.filePath(QStringLiteral("no.gnostica"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("nonsense\n");
    file.close();
    library.play.window->windows().replays().open(path);
    QTRY_VERIFY(library.play.messages()->text().contains(QStringLiteral("no.gnostica")));
    QTRY_VERIFY(library.play.window->windows().replays().windows().empty());
}

void TestReplay::readingCanBeCancelled() {
    RecordFolder library;
    const QString path = library.write(played(kWhole));
    QPointer<ReplayWindow> window = library.play.window->windows().replays().open(path);
    auto* cancel = window->findChild<QPushButton*>(QStringLiteral("cancelReading"));
    QVERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QTRY_VERIFY(window == nullptr);
    QVERIFY(library.play.window->windows().replays().windows().empty());
    QVERIFY(library.play.messages()->text().isEmpty());
}

void TestReplay::theMenuOpensRecentRecords() {
    RecordFolder library;
    const QString path = library.write(played(20));
    library.play.settings.change([&path](gui::Settings& settings) { settings.rememberFile(path); });
    library.play.reopen();
    QMenu* recent = library.play.window->actions().recentBesideMenu();
    QCOMPARE(recent->actions().size(), 1);
    recent->actions().constFirst()->trigger();
    QTRY_COMPARE(library.play.window->windows().replays().windows().size(), std::size_t{1});
    QTRY_VERIFY(library.play.window->windows().replays().windows().front()->replay() != nullptr);
}

void TestReplay::panelsOfTheVariantStandBeside() {
    RecordFolder library;
    const QString path = QStringLiteral(GNOSTICA_TEST_DATA "/golden/records/version-2/star-wheel.gnostica");
    ReplayWindow& window = library.open(path);
    auto* dial = window.findChild<QWidget*>(QStringLiteral("wheelDial"));
    QVERIFY(dial != nullptr);
    QVERIFY(dial->isVisible());
    for (int position = 0; position <= window.replay()->length(); ++position) {
        window.replay()->goTo(position);
    }
    QVERIFY(dial->isVisible());
}

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"
