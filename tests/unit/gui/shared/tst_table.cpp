// A table without a game: its tool decides what a click on it means.
#include "app/gui/shared/board/hover_card.h"
#include "app/gui/shared/play/play_table.h"
#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/shared/table/look_tool.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/learn/guided_tool.h"
#include "tests/support/positions.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/window_play.h"

#include <QSignalSpy>
#include <QUndoStack>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

State sample() {
    return tests::Setup(2)
        .land("0,0", "tower")
        .land("1,0", "cups-7")
        .land("2,0", "swords-queen")
        .pieces({"A1N@1,0", "B3E@2,0"})
        .state();
}

/// A table with a tool, on the screen.
struct Sight {
    explicit Sight(BoardTool& tool) {
        widget.resize(900, 600);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget, gnostica::tests::kPatienceMs));
        widget.setTool(&tool);
    }
    void show(const State& state) {
        widget.present({View(*tests::baseRules(), state, Seat::none), tests::baseRules()});
    }
    QWidget* viewport() { return widget.view()->viewport(); }
    QPoint groundOf(Space space) { return tests::groundOf(*widget.view(), space); }
    QPoint placeOf(PieceId piece) {
        for (QGraphicsItem* each : widget.board()->items()) {
            const auto* item = qgraphicsitem_cast<PieceItem*>(each);
            if (item != nullptr && item->id() == piece) {
                return widget.view()->mapFromScene(item->pos());
            }
        }
        return {};
    }
    void click(const QPoint& place, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(viewport(), button, {}, place);
    }
    void ask(const QPoint& place) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(viewport(), &event);
    }
    void drag(const QPoint& from, const QPoint& to) {
        QTest::mousePress(viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(viewport(), (from + to) / 2);
        QTest::mouseMove(viewport(), to);
        QTest::mouseRelease(viewport(), Qt::LeftButton, {}, to);
    }
    TableWidget widget;
};

/// An editor: the table shows the tool's state, and every change can be undone.
struct Editor {
    Editor() : tool(sample()), table(tool) {
        QObject::connect(&tool, &EditTool::edited, &tool, [this](const State& before, const State& after) {
            undo.push_back(before);
            table.show(after);
        });
        table.show(tool.state());
    }
    EditTool tool;
    Sight table;
    std::vector<State> undo;
};

/// All pieces of a seat, on and off the board, by size; and the number of cards that are in two places.
std::vector<int> account(const State& state) {
    std::vector<int> sums;
    for (int i = 0; i < state.seats; ++i) {
        for (int size = 1; size <= kSizes; ++size) {
            const auto board = state.board();
            sums.push_back(state.stashOf(seatAt(i), size) +
                           static_cast<int>(std::count_if(board.begin(), board.end(), [&](const Piece& piece) {
                               return piece.owner() == seatAt(i) && piece.size() == size;
                           })));
        }
    }
    const BoardEdit table(state);
    int placed = 0;  // each in one place
    for (int number = 0; number < kCardCount; ++number) {
        placed += table.placeOf(Card(number)).kind == CardPlace::Kind::rest ? 0 : 1;
    }
    int cards = state.draw.size() + state.discard.size() + state.territoryCount;
    for (int i = 0; i < state.seats; ++i) {
        cards += state.hands[seatAt(i)].size();
    }
    sums.push_back(cards - placed);
    return sums;
}

}  // namespace

class TestTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lookingShowsTheCard();
    void theCardIsSeenWholeInALowTable();
    void anotherPositionTakesWordsAndCardAway();
    void lookingByKeysDoesTheSame();
    void theCoverHidesAndIsAnswered();
    void editingPlacesPiecesFromTheStash();
    void editingMovesTurnsAndRemoves();
    void editingLaysCards();
    void everyEditCanBeUndone();
    void nobodyIsToldWithoutATool();
    void aGuideLetsThroughWhatIsAskedFor();
    void aGuideWatchesCardsAndWordsToo();
};

void TestTable::lookingShowsTheCard() {
    LookTool tool;
    Sight table(tool);
    const State state = sample();
    table.show(state);
    table.widget.setWords({{}, [](Card) { return QStringLiteral("what it does"); }});
    table.click(table.groundOf({0, 0}));
    const auto* card = table.widget.findChild<HoverCard*>();
    QVERIFY(card->isVisible());
    QCOMPARE(card->card(), state.territoryAt({0, 0})->card);
    QCOMPARE(card->accessibleDescription(), QStringLiteral("what it does"));
    QCOMPARE(table.widget.messages()->text(), QStringLiteral("d4, The Tower, worth 3"));
    table.click(table.placeOf(PieceId{0}));
    QCOMPARE(table.widget.messages()->text(), QStringLiteral("Player A's small piece on e4 pointing north"));
    QCOMPARE(tool.marks().lookedAt, std::optional(Space{1, 0}));
}

void TestTable::theCardIsSeenWholeInALowTable() {
    LookTool tool;
    Sight table(tool);
    table.show(sample());
    table.widget.setWords({{}, [](Card) { return QStringLiteral("what it does, at some length. ").repeated(8); }});
    table.widget.resize(700, 420);
    table.click(table.groundOf({0, 0}));
    const auto* card = table.widget.findChild<HoverCard*>();
    QVERIFY(card->isVisible());
    QVERIFY(card->parentWidget()->rect().contains(card->geometry()));
}

void TestTable::anotherPositionTakesWordsAndCardAway() {
    LookTool tool;
    Sight table(tool);
    const auto* card = table.widget.findChild<HoverCard*>();
    table.widget.setHoverCardShown(false);
    table.show(sample());
    table.click(table.groundOf({0, 0}));
    table.show(sample());
    QVERIFY(card->isVisible());
    QVERIFY(!table.widget.messages()->text().isEmpty());
    table.show(tests::Setup(2).land("0,0", "tower").state());
    QVERIFY(!card->isVisible());
    QCOMPARE(table.widget.messages()->text(), QString());
}

void TestTable::lookingByKeysDoesTheSame() {
    LookTool tool;
    Sight table(tool);
    table.show(sample());
    table.widget.board()->setCursor({2, 0});
    table.widget.view()->setFocus();
    QTest::keyClick(table.widget.view(), Qt::Key_Space);
    QVERIFY(table.widget.findChild<HoverCard*>()->isVisible());
    QTest::keyClick(table.widget.view(), Qt::Key_Left);
    QTest::keyClick(table.widget.view(), Qt::Key_Return);
    QCOMPARE(tool.marks().lookedAt, std::optional(Space{1, 0}));
}

void TestTable::theCoverHidesAndIsAnswered() {
    LookTool tool;
    Sight table(tool);
    TableScene scene{View(*tests::baseRules(), sample(), Seat::none), tests::baseRules()};
    scene.coveredFor = Seat::b;
    scene.coveredName = QStringLiteral("Bob");
    table.widget.present(scene);
    QVERIFY(table.widget.cover()->isVisible());
    QVERIFY(!table.widget.view()->isEnabled());
    const QSignalSpy accepted(&table.widget, &TableWidget::coverAccepted);
    QTest::mouseClick(table.widget.cover()->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(accepted.size(), 1);
    scene.coveredFor.reset();
    table.widget.present(scene);
    QVERIFY(!table.widget.cover()->isVisible());
    QVERIFY(table.widget.view()->isEnabled());
}

void TestTable::editingPlacesPiecesFromTheStash() {
    Editor editor;
    const auto before = account(editor.tool.state());
    const int left = editor.tool.state().stashOf(Seat::a, 2);
    editor.tool.setBrush(Piece(Seat::a, 2, Facing::upright, {}));
    for (int i = 0; i < left + 2; ++i) {
        editor.table.click(editor.table.groundOf({0, 0}));
    }
    QCOMPARE(editor.tool.state().stashOf(Seat::a, 2), 0);
    QCOMPARE(editor.tool.state().countAt({0, 0}), left);
    QCOMPARE(static_cast<int>(editor.undo.size()), left);
    QCOMPARE(account(editor.tool.state()), before);
}

void TestTable::editingMovesTurnsAndRemoves() {
    Editor editor;
    const auto before = account(editor.tool.state());
    editor.table.drag(editor.table.placeOf(PieceId{0}), editor.table.groundOf({0, 0}));
    QCOMPARE(editor.tool.state().piece(PieceId{0}).space(), (Space{0, 0}));
    editor.table.widget.view()->setFocus();
    QTest::keyClick(editor.table.widget.view(), Qt::Key_W);
    QCOMPARE(editor.tool.state().piece(PieceId{0}).facing(), Facing::west);
    QTest::keyClick(editor.table.widget.view(), Qt::Key_Delete);
    QCOMPARE(editor.tool.state().pieceCount, std::uint8_t{1});
    QCOMPARE(editor.tool.state().piece(PieceId{0}).owner(), Seat::b);
    QVERIFY(!editor.tool.picked().piece);
    editor.table.ask(editor.table.placeOf(PieceId{0}));
    QCOMPARE(editor.tool.state().pieceCount, std::uint8_t{0});
    QCOMPARE(account(editor.tool.state()), before);
    QCOMPARE(editor.undo.size(), std::size_t{4});
}

void TestTable::editingLaysCards() {
    Editor editor;
    const auto before = account(editor.tool.state());
    const Card tower = editor.tool.state().territoryAt({0, 0})->card;
    editor.tool.setBrush(tower);
    editor.table.click(editor.table.groundOf({1, 1}));  // wasteland
    QVERIFY(!editor.tool.state().isTerritory({0, 0}));
    QCOMPARE(editor.tool.state().territoryAt({1, 1})->card, tower);
    const Card queen = editor.tool.state().territoryAt({2, 0})->card;
    editor.table.click(editor.table.groundOf({2, 0}));
    QCOMPARE(editor.tool.state().territoryAt({2, 0})->card, tower);
    QCOMPARE(BoardEdit(editor.tool.state()).placeOf(queen), CardPlace());  // with the rest
    editor.tool.setBrush({});
    editor.table.click(editor.table.groundOf({2, 0}));
    editor.table.widget.view()->setFocus();
    QTest::keyClick(editor.table.widget.view(), Qt::Key_Delete);
    QVERIFY(!editor.tool.state().isTerritory({2, 0}));
    QCOMPARE(account(editor.tool.state()), before);
}

void TestTable::everyEditCanBeUndone() {
    Editor editor;
    const State start = editor.tool.state();
    editor.tool.setBrush(Piece(Seat::b, 1, Facing::north, {}));
    editor.table.click(editor.table.groundOf({2, 0}));
    editor.tool.setBrush({});
    editor.table.drag(editor.table.placeOf(PieceId{1}), editor.table.groundOf({1, 0}));
    while (!editor.undo.empty()) {
        editor.tool.setState(editor.undo.back());
        editor.undo.pop_back();
    }
    editor.table.show(editor.tool.state());
    QVERIFY(editor.tool.state() == start);
    editor.table.click(editor.table.placeOf(PieceId{1}));
    QCOMPARE(editor.tool.picked().piece, std::optional(PieceId{1}));
}

void TestTable::nobodyIsToldWithoutATool() {
    LookTool tool;
    Sight table(tool);
    table.show(sample());
    table.widget.setTool(nullptr);
    const QSignalSpy looked(&tool, &BoardTool::lookedAt);
    table.click(table.groundOf({0, 0}));
    QCOMPARE(looked.size(), 0);
}

namespace {

/// A game in which the task is to place a piece in the middle, facing north.
struct Lesson {
    Lesson() {
        play.start();
        guide = std::make_unique<GuidedTool>(play.turn());
        play.window->area().setGuide(guide.get());
        StepList wanted;
        wanted.add(Step(step::Place{{0, 0}, Facing::north}));
        guide->expect(play.session().game().sharedRules(), play.session().table().view(), wanted);
    }
    ~Lesson() { play.window->area().setGuide(nullptr); }
    QString told() { return play.messages()->text(); }  // the reason is shown next to the target
    Play play;
    std::unique_ptr<GuidedTool> guide;
};

const auto kNotAsked = QStringLiteral("That is not the step the lesson asks for.");

}  // namespace

void TestTable::aGuideLetsThroughWhatIsAskedFor() {
    Lesson lesson;
    const QSignalSpy strayed(lesson.guide.get(), &GuidedTool::strayed);
    QCOMPARE(lesson.guide->marks().spaces, std::vector<Space>{(Space{0, 0})});
    lesson.play.click(lesson.play.placeOf(Space{1, 0}));
    QCOMPARE(lesson.told(), kNotAsked);
    QCOMPARE(strayed.size(), 1);
    QVERIFY(lesson.play.turn().chooser().picks().empty());
    lesson.play.click(lesson.play.placeOf(Space{0, 0}));
    QVERIFY(lesson.play.turn().canTakeBack());
    lesson.play.key(Qt::Key_E);
    QVERIFY(!lesson.play.turn().canConfirm());
    QCOMPARE(strayed.size(), 2);
    lesson.play.key(Qt::Key_N);
    lesson.play.key(Qt::Key_Return);
    QCOMPARE(lesson.play.session().game().state().pieceCount, std::uint8_t{1});
    QCOMPARE(lesson.play.session().game().state().piece(PieceId{0}).facing(), Facing::north);
}

void TestTable::aGuideWatchesCardsAndWordsToo() {
    Lesson lesson;
    const QSignalSpy strayed(lesson.guide.get(), &GuidedTool::strayed);
    CardList* hand = lesson.play.handList();
    QTest::mouseClick(hand->viewport(), Qt::LeftButton, {}, hand->visualRect(hand->model()->index(0, 0)).center());
    const QSignalSpy strayedTo(lesson.guide.get(), &GuidedTool::strayedTo);
    lesson.play.window->area().choose(Step(step::Place{{1, 0}, Facing::north}));
    QCOMPARE(strayed.size(), 1);
    QCOMPARE(strayedTo.size(), 1);
    QVERIFY(lesson.play.turn().chooser().picks().empty());
    lesson.play.window->area().choose(Step(step::Place{{0, 0}, Facing::north}));
    QVERIFY(lesson.play.turn().canConfirm());
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"
