// Positions come from games, records, files and the clipboard, and can be put back there; damaged input changes
// nothing, and secrets of a running game are not revealed.
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/table/branch.h"
#include "engine/notation/position.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_position.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/windows/position/bench_for_positions.h"

#include <QClipboard>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStringEncoder>

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::inDialog;
using gnostica::gui::playing::lay;
using gnostica::gui::playing::Play;
using gnostica::gui::playing::PositionBench;
using nlohmann::json;

namespace {

QString textOf(const json& position) {
    return QString::fromStdString(position.dump());
}

/// Presses the button with this text in the next dialog.
void answer(const QString& text) {
    inDialog([text](QDialog& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().remove(u'&').contains(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(text));
    });
}

QString written(const QString& folder, const char* name, const std::string& text) {
    const QString path = folder + u'/' + QLatin1String(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::fromStdString(text));
    }
    return path;
}

}  // namespace

class TestPositionFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whatIsCopiedCanBePasted();
    void everyPositionOfAGameComesBackAsItWas();
    void textsThatAreNoPositionChangeNothing_data();
    void textsThatAreNoPositionChangeNothing();
    void scenariosAreSetUpAfterTheirSteps();
    void whatIsNotJsonIsCorrectedOnDemand_data();
    void whatIsNotJsonIsCorrectedOnDemand();
    void itIsSavedAndOpenedAgain();
    void nothingIsLostUnasked();
    void whatChangesAfterTheAnswerIsNotReplaced();
    void whatHasNoFileIsAskedAboutWithoutAName();
    void aRulesetBesideAPositionIsRead_data();
    void aRulesetBesideAPositionIsRead();
    void aGameIsPlayedOnFromHere();
    void theTableIsSetUpWithoutItsSecrets();
    void whetherThereIsAPositionIsKnownWithoutIt();
    void anEndedGameIsOpen();
    void aRecordOfARunningGameKeepsItsSecrets();
    void aReplayLeadsHere();
    void cleanupTestCase() { bench_.reset(); }

private:
    std::unique_ptr<PositionBench> bench_;
};

void TestPositionFiles::initTestCase() {
    tests::speakEnglish();
    bench_ = std::make_unique<PositionBench>();
}

void TestPositionFiles::init() {
    bench_->reopen();
}

void TestPositionFiles::whatIsCopiedCanBePasted() {
    const json position{{"variant", "gnostica"},
                        {"expansions", {"star-wheel"}},
                        {"seats", 3},
                        {"board", {{"0,0", "sun"}, {"-1,4", "cups-2"}}},
                        {"pieces", {"A1N@0,0", "C3U@5,5"}},
                        {"hands", {{"A", {"moon", "rods-2"}}, {"B", json::array()}, {"C", {"death"}}}},
                        {"draw", {"cups-3", "cups-king"}},
                        {"discard", {"swords-2", "swords-3"}},
                        {"rest", "discard"},
                        {"turn", "C"},
                        {"eliminated", {"B"}},
                        {"challenge", "A"},
                        {"wheel", {{"A", 5}}}};
    bench_->window->paste(textOf(position));
    bench_->settleReading();
    QCOMPARE(bench_->window->position(), position);
    QCOMPARE(bench_->window->document().history().count(), 1);
    bench_->act(Act::copyPosition);
    const QString copied = QGuiApplication::clipboard()->text();
    bench_->act(Act::undoEdit);
    QVERIFY(bench_->window->position() != position);
    QGuiApplication::clipboard()->setText(QStringLiteral("> ```json\n> ") + copied + QStringLiteral("\n> ```\n"));
    bench_->act(Act::pastePosition);
    bench_->settleReading();
    QCOMPARE(bench_->window->position(), position);
    bench_->act(Act::copyPicture);
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

// Any position of a game, with the state of its mechanics.
void TestPositionFiles::everyPositionOfAGameComesBackAsItWas() {
    int looked = 0;
    std::string unread;
    for (const rulesets::RulesetTitle& title : bench_->shelf().games()) {
        RulesetChoice choice;
        choice.base = title.id.toStdString();
        choice.expansions = {"star-wheel"};
        auto rules = bench_->shelf().rules(choice);
        if (!rules) {
            choice.expansions.clear();
            rules = bench_->shelf().rules(choice);
        }
        tests::Playout playout(*rules, std::max(2, (*rules)->minSeats), 7);
        for (const std::size_t moments : {std::size_t{30}, std::size_t{60}}) {
            playout.play(moments);
            const json position = table::openPositionAt(playout.game(), playout.game().history().size());
            const auto read = readPosition(position, *rules);
            if (!read) {
                unread += choice.base + read.error().front().pointer + "\n";
                continue;
            }
            const auto draft = draftOf(position, *rules);
            QVERIFY(draft.has_value());
            json again = wholePosition(*draft, {bench_->shelf().library(), bench_->shelf().registry()});
            const auto reread = readPosition(json::parse(positionText(again)), *rules);
            QVERIFY(reread && reread->state == read->state);
            if (!position.contains("turn")) {  // its player is out
                again.erase("turn");
            }
            QVERIFY2(again == position, (again.dump() + "\n" + position.dump()).c_str());
            ++looked;
        }
    }
    QVERIFY2(looked > 30, (std::to_string(looked) + "\n" + unread).c_str());
}

void TestPositionFiles::textsThatAreNoPositionChangeNothing_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("nothing") << QString() << QStringLiteral("nothing here");
    QTest::newRow("prose") << QStringLiteral("Dear Ann,") << QStringLiteral("line 1, column 1");
    QTest::newRow("cut short") << QStringLiteral("{\"seats\": 2,\n \"board\":") << QStringLiteral("line 2");
    QTest::newRow("a card twice") << QStringLiteral("{\"board\": {\"0,0\": \"sun\"},\n\"draw\": [\"sun\"]}")
                                  << QStringLiteral("line 2, column 10");
    QTest::newRow("too many pieces")
        << QStringLiteral(R"({"pieces": ["A3N@0,0","A3N@0,0","A3N@0,0","A3N@0,0","A3N@0,0","A3N@0,0"]})")
        << QStringLiteral("/pieces/5");
    QTest::newRow("unknown key") << QStringLiteral("{\"bord\": {}}") << QStringLiteral("board");
    QTest::newRow("a ruleset") << QStringLiteral(R"({"id": "x", "kind": "game"})") << QStringLiteral("a ruleset");
    QTest::newRow("unknown rules") << QStringLiteral(R"({"variant": "chess", "board": {}})") << QStringLiteral("chess");
    QTest::newRow("a path") << QStringLiteral(R"({"variant": "/etc/passwd", "board": {}})")
                            << QStringLiteral("/etc/passwd");
    QTest::newRow("deep") << QString(100000, u'[') << QStringLiteral("nested");
    QTest::newRow("a step that is illegal")
        << QStringLiteral(R"({"position": {"board": {"0,0": "sun"}}, "steps": ["done"]})") << QStringLiteral("done");
    QTest::newRow("a damaged record") << QStringLiteral("{\"format\": \"gnostica-record\", \"version\": 2}\n{")
                                      << QStringLiteral("key");
}

void TestPositionFiles::textsThatAreNoPositionChangeNothing() {
    QFETCH(QString, text);
    QFETCH(QString, told);
    const PositionDraft before = bench_->window->draft();
    bench_->window->paste(text);
    bench_->settleReading();
    QVERIFY(bench_->window->draft() == before);
    QCOMPARE(bench_->window->document().history().count(), 0);
    const QString said = bench_->told();
    QVERIFY2(said.contains(QStringLiteral("Nothing has changed")) && said.contains(told), qPrintable(said));
}

void TestPositionFiles::scenariosAreSetUpAfterTheirSteps() {
    const json scenario{{"name", "Up"},
                        {"position", {{"board", {{"0,0", "rods-2"}}}, {"pieces", {"A1E@0,0", "B1N@0,0"}}}},
                        {"steps", {"orient A1E@0,0 N", "done"}}};
    const QString path = written(bench_->folder(), "some.json", json::array({scenario}).dump());
    bench_->window->openFile(path);
    bench_->settleReading();
    QCOMPARE(tests::piecesOf(bench_->table()), std::string("A1N@0,0 B1N@0,0"));
    QCOMPARE(bench_->table().turn.mover, Seat::b);
    QVERIFY(!bench_->window->isWindowModified());
}

void TestPositionFiles::whatIsNotJsonIsCorrectedOnDemand_data() {
    QTest::addColumn<QByteArray>("text");
    const QString plain = QStringLiteral(R"({"seats": 2, "board": {"0,0": "sun"}})");
    QTest::newRow("a comma too many") << QByteArray(R"({"seats": 2, "board": {"0,0": "sun",}})");
    QTest::newRow("a letter") << "Here it is:\n> " + plain.toUtf8() + "\nBye\n";
    QTest::newRow("UTF-16") << QByteArray(
        QStringEncoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom)(plain));
}

/// It is reported and offered, but no file is written before the user chooses one.
void TestPositionFiles::whatIsNotJsonIsCorrectedOnDemand() {
    QFETCH(QByteArray, text);
    const QString path = written(bench_->folder(), "broken.json", text.toStdString());
    bench_->window->openFile(path);
    bench_->settleReading();
    QCOMPARE(bench_->table().territoryCount, std::uint8_t{0});
    QPushButton* correct = nullptr;
    for (auto* button : bench_->window->table().messages()->findChildren<QPushButton*>()) {
        correct = button->isVisible() && button->text() == QStringLiteral("Correct and open") ? button : correct;
    }
    QVERIFY(correct != nullptr);
    correct->click();
    bench_->settleReading();
    QCOMPARE(bench_->table().territoryCount, std::uint8_t{1});
    QVERIFY(!bench_->window->windowTitle().contains(QStringLiteral("broken.json")));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

void TestPositionFiles::itIsSavedAndOpenedAgain() {
    const QString path = written(bench_->folder(), "mine.json", R"({"seats": 2, "board": {"0,0": "sun"}})");
    bench_->window->openFile(path);
    bench_->settleReading();
    QVERIFY(bench_->window->windowTitle().contains(QStringLiteral("mine.json")));
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    QVERIFY(bench_->window->isWindowModified());
    const json position = bench_->window->position();
    bench_->act(Act::savePosition);
    QVERIFY(!bench_->window->isWindowModified());
    bench_->act(Act::newPosition);
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{0});
    bench_->window->openFile(path);
    bench_->settleReading();
    QCOMPARE(bench_->window->position(), position);
    // Another program has written to it meanwhile: the user is asked, and the file is kept.
    bench_->click(Space{1, 0});
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{1, 0});
    written(bench_->folder(), "mine.json", "{}");
    answer(QStringLiteral("Cancel"));
    bench_->act(Act::savePosition);
    QVERIFY(bench_->window->isWindowModified());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{}"));
    answer(QStringLiteral("Overwrite"));
    bench_->act(Act::savePosition);
    QVERIFY(!bench_->window->isWindowModified());
}

void TestPositionFiles::nothingIsLostUnasked() {
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    answer(QStringLiteral("Cancel"));
    QVERIFY(!bench_->window->close());
    QVERIFY(bench_->window->isVisible());
    answer(QStringLiteral("Cancel"));
    bench_->act(Act::newPosition);
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{1});
    answer(QStringLiteral("Discard"));
    bench_->act(Act::newPosition);
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{0});
    QVERIFY(bench_->window->close());
}

/// Between the answer and the save, other windows ask their questions, as on quitting.
void TestPositionFiles::whatChangesAfterTheAnswerIsNotReplaced() {
    const QString path = written(bench_->folder(), "mine.json", R"({"seats": 2, "board": {"0,0": "sun"}})");
    bench_->window->openFile(path);
    bench_->settleReading();
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    const auto unsaved = bench_->window->unsaved();
    QVERIFY(unsaved);
    const auto saving = unsaved->askToSave();
    QVERIFY(saving);
    written(bench_->folder(), "mine.json", "{}");
    QVERIFY(!carryOut(saving));
    QVERIFY(bench_->window->isWindowModified());
    QCOMPARE(storage::readFile(path, 100).value(), std::string("{}"));
}

// Regression: "The changes of New position are not saved."
void TestPositionFiles::whatHasNoFileIsAskedAboutWithoutAName() {
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    const auto unsaved = bench_->window->unsaved();
    QVERIFY(unsaved && unsaved->asksWhere);
    QCOMPARE(unsaved->sentence, QStringLiteral("This position has not been saved."));
}

void TestPositionFiles::aRulesetBesideAPositionIsRead_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("a name") << QStringLiteral("rules.json");
    QTest::newRow("a colon, which Qt takes for its resources") << QStringLiteral(":rules.json");
}

void TestPositionFiles::aRulesetBesideAPositionIsRead() {
    QFETCH(QString, name);
    written(bench_->folder(), qPrintable(name),
            R"({"format": 1, "id": "own", "kind": "game", "extends": "gnostica", "name": {"en": "Own"},
                "end": {"target": 12}})");
    const QString path = written(bench_->folder(), "own.json",
                                 R"({"variant": ")" + name.toStdString() + R"(", "board": {"0,0": "sun"}})");
    bench_->window->openFile(path);
    bench_->settleReading();
    QCOMPARE(bench_->window->draft().rules->targetFor(2), 12);
    // The position carries its rules along wherever it goes.
    QVERIFY(bench_->window->position()["variant"].is_object());
    bench_->window->paste(textOf(bench_->window->position()));
    bench_->settleReading();
    QCOMPARE(bench_->window->draft().rules->targetFor(2), 12);
}

void TestPositionFiles::aGameIsPlayedOnFromHere() {
    Play play;
    play.window->actions().at(Act::setUp)->trigger();
    PositionWindow* window = play.window->windows().positions().window();
    QVERIFY(window != nullptr && window->isVisible());
    window->paste(textOf({{"expansions", {"star-wheel"}},
                          {"seats", 3},
                          {"board", {{"0,0", "sun"}}},
                          {"pieces", {"A1N@0,0", "B1N@0,0"}},
                          {"hands", {{"C", {"moon"}}}},
                          {"turn", "C"}}));
    QTRY_VERIFY(!window->isReading());
    inDialog([](QDialog& dialog) {
        auto* asked = qobject_cast<NewGameDialog*>(&dialog);
        QVERIFY(asked != nullptr);
        QCOMPARE(asked->choice().expansions, QStringList{QStringLiteral("star-wheel")});
        asked->accept();
    });
    window->actions().at(Act::playPosition)->trigger();
    QVERIFY(play.window->desk().session() != nullptr);
    const Game& game = play.session().game();
    QCOMPARE(game.rules().expansions, std::vector<std::string>{"star-wheel"});
    QCOMPARE(game.state().turn.mover, Seat::c);
    QCOMPARE(tests::piecesOf(game.state()), std::string("A1N@0,0 B1N@0,0"));
    QVERIFY(game.state().hands[Seat::c].contains(tests::card("moon")));
    QVERIFY(!play.session().table().legal().empty());
    QVERIFY(window->isVisible());
    // Closing the program does not lose changes.
    answer(QStringLiteral("Cancel"));
    QVERIFY(!play.window->close());
    answer(QStringLiteral("Discard"));
    QVERIFY(play.window->close());
}

void TestPositionFiles::theTableIsSetUpWithoutItsSecrets() {
    Play play;
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    const auto handsOf = [&](Seat seat) {
        std::set<std::string> hands;
        for (int i = 0; i < 4; ++i) {
            const auto moment = shownMoment(play.session());
            if (moment && moment->isImagined) {
                const auto read = readPosition(moment->table.position, moment->table.rules);
                hands.insert(read ? tests::cardsOf(read->state.hands[seat]) : std::string());
            }
        }
        return hands;
    };
    play.window->desk().start(choice, {"Ann", "Bob"}, 5, {table::SeatPlayer::person, table::SeatPlayer::greedy});
    QCOMPARE(handsOf(Seat::a), std::set<std::string>{tests::cardsOf(play.session().game().state().hands[Seat::a])});
    QVERIFY(handsOf(Seat::b).size() > 1);
    // If two people share the screen, both hands remain secret.
    play.window->desk().start(choice, {"Ann", "Bob"}, 5, {table::SeatPlayer::person, table::SeatPlayer::person});
    QVERIFY(handsOf(Seat::a).size() > 1);
    QVERIFY(handsOf(Seat::b).size() > 1);
    play.window->actions().at(Act::setUp)->trigger();
    const PositionWindow* window = play.window->windows().positions().window();
    QCOMPARE(window->draft().table.territoryCount, play.session().game().state().territoryCount);
    QVERIFY(window->table().messages()->text().contains(QStringLiteral("hidden")));
}

// Regression: each step of the game dealt, wrote and discarded a whole position.
void TestPositionFiles::whetherThereIsAPositionIsKnownWithoutIt() {
    Play play;
    play.start({{"start", "bid"}}, 5);
    int with = 0;
    int without = 0;
    const auto look = [&] {
        QCOMPARE(hasShownMoment(play.session()), shownMoment(play.session()).has_value());
        (hasShownMoment(play.session()) ? with : without) += 1;
    };
    for (int step = 0; step < 12; ++step) {
        look();
        play.session().table().uncover();
        play.session().play(play.session().table().legal()[0]);
    }
    for (int position = play.session().table().length(); position >= 0; --position) {
        play.session().table().showPosition(position);
        look();
    }
    QVERIFY(with > 0 && without > 0);
}

void TestPositionFiles::anEndedGameIsOpen() {
    Play play;
    lay(play,
        tests::Setup()
            .land("0,0", "rods-2")
            .pieces({"A1E@0,0", "B1U@0,0"})
            .hand("B", {"cups-5", "moon"})
            .with("challenge", "A")
            .json(),
        [](Game& game) {
            tests::play(game, {"orient A1E@0,0 N", "done"});
        });
    QVERIFY(isOver(play.session().game().state()));
    const auto moment = shownMoment(play.session());
    QVERIFY(moment && !moment->isImagined);
    const auto draft = draftOf(moment->table.position, moment->table.rules);
    QVERIFY(draft.has_value());
    QCOMPARE(draft->table.hands[Seat::b], tests::cardSet({"cups-5", "moon"}));
    QVERIFY(draft->table.isEliminated(Seat::a));
}

void TestPositionFiles::aRecordOfARunningGameKeepsItsSecrets() {
    Play play;
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    play.window->desk().start(choice, {"Ann", "Bob"}, 5, {table::SeatPlayer::person, table::SeatPlayer::greedy});
    const QString path = bench_->folder() + QStringLiteral("/running.gnostica");
    QVERIFY(play.window->desk().save(path));
    const CardSet hidden = play.session().game().state().hands[Seat::b];
    std::set<std::string> hands;
    for (int i = 0; i < 4; ++i) {
        bench_->window->openFile(path);
        bench_->settleReading();
        hands.insert(tests::cardsOf(bench_->table().hands[Seat::b]));
        QCOMPARE(bench_->table().hands[Seat::b].size(), hidden.size());
        QVERIFY(bench_->told().contains(QStringLiteral("hidden")));
    }
    QVERIFY(hands.size() > 1);
}

void TestPositionFiles::aReplayLeadsHere() {
    Play play;
    lay(play, tests::Setup().land("0,0", "rods-2").pieces({"A1E@0,0", "B1U@0,0"}).json(), [](Game& game) {
        tests::play(game, {"orient A1E@0,0 N", "done"});
    });
    const QString path = bench_->folder() + QStringLiteral("/seen.gnostica");
    QVERIFY(play.window->desk().save(path));
    const ReplayWindow* replay = play.window->windows().replays().open(path);
    QTRY_VERIFY(replay->replay() != nullptr);
    QVERIFY(replay->actions().at(Act::setUp)->isEnabled());
    replay->actions().at(Act::setUp)->trigger();
    PositionWindow* window = play.window->windows().positions().window();
    QVERIFY(window != nullptr);
    QCOMPARE(tests::piecesOf(window->draft().table), std::string("A1E@0,0 B1U@0,0"));
    replay->replay()->goTo(replay->replay()->length());
    replay->actions().at(Act::setUp)->trigger();
    QCOMPARE(tests::piecesOf(window->draft().table), std::string("A1N@0,0 B1U@0,0"));
    QCOMPARE(window->draft().table.turn.mover, Seat::b);
}

QTEST_MAIN(TestPositionFiles)
#include "tst_position_files.moc"
