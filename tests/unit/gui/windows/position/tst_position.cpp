// Setting up a position with mouse and keys: every piece and card is accounted for, every refusal has a message, and
// every change can be undone.
#include "app/gui/windows/position/model/position_fit.h"
#include "app/wording/names.h"
#include "engine/documents/plain_json.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/position.h"
#include "tests/support/positions.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/windows/position/bench_for_positions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QRadioButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>
#include <QWheelEvent>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::PositionBench;
using nlohmann::json;

class TestPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everySpaceHasItsFullRoom();
    void piecesComeFromTheStash();
    void anEmptyStashSaysSo();
    void theHintGivesWayToAMessage();
    void theWheelTurnsWhatIsPlaced();
    void piecesAreMovedTurnedExchangedAndRemoved();
    void aCardLaidTwiceMoves();
    void cardsAreDraggedIntoHandsAndPiles();
    void pilesKeepTheirOrder();
    void everyChangeHasANameAndIsTakenBack();
    void allByKeys();
    void whatNoGameLeadsToIsNamed();
    void whatIsImpossibleIsNamedAndShown();
    void marksOfAnExpansionAreOffered();
    void otherRulesKeepWhatFits();
    void fewerPlayersKeepWhatFits();
    void everyFormIsRead();
    void cleanupTestCase() { bench_.reset(); }

private:
    std::unique_ptr<PositionBench> bench_;
};

void TestPosition::initTestCase() {
    tests::speakEnglish();
    bench_ = std::make_unique<PositionBench>();
}

void TestPosition::init() {
    bench_->reopen();
}

/// Anything can be put anywhere, also far outside.
void TestPosition::everySpaceHasItsFullRoom() {
    bench_->choosePiece(Seat::b, 2);
    bench_->click(Space{1, 1});
    const BoardGeometry& geometry = bench_->view()->board()->geometry();
    for (const Space space : {Space{1, 1}, Space{0, 1}, Space{-1, -1}, Space{9, 9}}) {
        QVERIFY(!geometry.isNarrow(space));
    }
}

void TestPosition::piecesComeFromTheStash() {
    bench_->choosePiece(Seat::b, 2);
    QTest::keyClick(bench_->view(), Qt::Key_W);
    bench_->click(Space{1, 1});
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{1});
    QCOMPARE(bench_->table().piece(PieceId{0}), Piece(Seat::b, 2, Facing::west, {1, 1}));
    QCOMPARE(bench_->table().stashOf(Seat::b, 2), bench_->window->draft().rules->stash[1] - 1);
    QCOMPARE(stockOf(bench_->window->draft(), Seat::b, 2), int{bench_->window->draft().rules->stash[1]});
    const auto counts = bench_->window->panes().brush().findChild<PieceGrid*>()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(counts, [](const QLabel* label) { return label->text() == QStringLiteral("1/5"); }));
}

void TestPosition::anEmptyStashSaysSo() {
    bench_->choosePiece(Seat::a, 3);
    const int all = bench_->table().stashOf(Seat::a, 3);
    for (int i = 0; i < all; ++i) {
        bench_->click(Space{static_cast<std::int16_t>(i % 3), 0});
    }
    QVERIFY(bench_->told().isEmpty());
    bench_->click(Space{0, 1});
    QCOMPARE(int{bench_->table().pieceCount}, all);
    QVERIFY2(bench_->told().contains(QStringLiteral("no large piece left")), qPrintable(bench_->told()));
    QVERIFY(bench_->window->statusBar()->currentMessage().isEmpty());  // once is enough
}

// Regression: it was directly below the message, from edge to edge.
void TestPosition::theHintGivesWayToAMessage() {
    const auto labels = bench_->window->table().findChildren<QLabel*>();
    const auto found = std::ranges::find_if(labels, [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("Choose a card or a piece"));
    });
    QVERIFY(found != labels.end());
    QLabel& hint = **found;
    QVERIFY(hint.isVisible());
    QVERIFY(hint.contentsMargins().left() > 0 && hint.contentsMargins().right() > 0);
    const QMargins margins = hint.contentsMargins();
    QEvent restyled(QEvent::StyleChange);  // as after any change of theme
    QCoreApplication::sendEvent(&hint, &restyled);
    QCOMPARE(hint.contentsMargins(), margins);
    bench_->window->table().messages()->say(QStringLiteral("No."));
    QVERIFY(!hint.isVisible());
    bench_->window->table().messages()->dismissAnswer();
    QVERIFY(hint.isVisible());
}

void TestPosition::theWheelTurnsWhatIsPlaced() {
    bench_->choosePiece(Seat::a, 1);
    const double zoom = bench_->view()->zoom();
    QWheelEvent down(QPointF(50, 50), bench_->view()->mapToGlobal(QPointF(50, 50)), {}, QPoint(0, -120), Qt::NoButton,
                     Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(bench_->view()->viewport(), &down);
    QCOMPARE(bench_->view()->zoom(), zoom);
    bench_->click(Space{0, 0});
    QCOMPARE(bench_->table().piece(PieceId{0}).facing(), Facing::east);
}

void TestPosition::piecesAreMovedTurnedExchangedAndRemoved() {
    bench_->chooseCard(tests::card("sun"));
    bench_->click(Space{0, 0});
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    bench_->press("pickBrush");
    bench_->drag(bench_->placeOf(PieceId{0}), bench_->groundOf({1, 0}));
    QCOMPARE(bench_->table().piece(PieceId{0}).space(), (Space{1, 0}));
    QTest::keyClick(bench_->view(), Qt::Key_S);
    QTest::keyClick(bench_->view(), Qt::Key_PageUp);
    QCOMPARE(bench_->table().piece(PieceId{0}), Piece(Seat::a, 2, Facing::south, {1, 0}));
    QCOMPARE(stockOf(bench_->window->draft(), Seat::a, 1), bench_->table().stashOf(Seat::a, 1));
    QTest::keyClick(bench_->view(), Qt::Key_7);  // a diagonal, which the base game does not have
    QVERIFY2(bench_->told().contains(QStringLiteral("diagonally")), qPrintable(bench_->told()));
    bench_->click(Space{0, 1});  // the picked piece goes to the clicked space
    QCOMPARE(bench_->table().piece(PieceId{0}).space(), (Space{0, 1}));
    bench_->ask(bench_->placeOf(PieceId{0}));
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{0});
    bench_->press("eraseBrush");
    bench_->click(Space{0, 0});
    QCOMPARE(bench_->table().territoryCount, std::uint8_t{0});
}

void TestPosition::aCardLaidTwiceMoves() {
    const Card sun = tests::card("sun");
    bench_->chooseCard(sun);
    bench_->click(Space{0, 0});
    QVERIFY(bench_->told().isEmpty());
    bench_->click(Space{1, 0});
    QVERIFY(!bench_->table().isTerritory({0, 0}));
    QCOMPARE(bench_->table().territoryAt({1, 0})->card, sun);
    QVERIFY2(bench_->told().contains(wording::spaceName({0, 0})), qPrintable(bench_->told()));
    const auto* list = bench_->window->findChild<QListWidget*>(QStringLiteral("cardPalette"));
    QVERIFY(list->item(sun.number())->text().contains(wording::spaceName({1, 0})));
    // The previous card returns to the rest.
    bench_->chooseCard(tests::card("moon"));
    bench_->click(Space{1, 0});
    QVERIFY(restOf(bench_->window->draft()).contains(sun));
}

void TestPosition::cardsAreDraggedIntoHandsAndPiles() {
    CardTree& tree = bench_->tree();
    const Card sun = tests::card("sun");
    const auto branch = [&](int row) { return tree.visualItemRect(tree.topLevelItem(row)).center(); };
    PositionBench::dropOn(*tree.viewport(), branch(1), sun);
    QVERIFY(bench_->table().hands[Seat::b].contains(sun));
    PositionBench::dropOn(*tree.viewport(), branch(2), sun);
    QVERIFY(!bench_->table().hands[Seat::b].contains(sun));
    QCOMPARE(bench_->table().draw.top(), sun);
    QVERIFY(bench_->told().contains(QStringLiteral("hand of")));
    PositionBench::dropOn(*bench_->view()->viewport(), bench_->groundOf({2, 2}), sun);
    QCOMPARE(bench_->table().territoryAt({2, 2})->card, sun);
    QVERIFY(bench_->table().draw.empty());
    QCOMPARE(restOf(bench_->window->draft()).size(), kCardCount - 1);
}

void TestPosition::pilesKeepTheirOrder() {
    CardTree& tree = bench_->tree();
    for (const char* name : {"cups-2", "cups-3", "cups-4"}) {
        tree.goTo(Seat::none);
        Q_EMIT tree.moved(tests::card(name), {.kind = CardPlace::Kind::draw});
    }
    QCOMPARE(tests::pileOf(bench_->table().draw), std::string("cups-4,cups-3,cups-2"));
    tree.setCurrentItem(tree.topLevelItem(2)->child(0));
    QTest::keyClick(&tree, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(tests::pileOf(bench_->table().draw), std::string("cups-3,cups-4,cups-2"));
    QTest::keyClick(&tree, Qt::Key_End, Qt::AltModifier);
    QCOMPARE(tests::pileOf(bench_->table().draw), std::string("cups-3,cups-2,cups-4"));
    QTest::keyClick(&tree, Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(tests::pileOf(bench_->table().draw), std::string("cups-4,cups-3,cups-2"));
    QTest::keyClick(&tree, Qt::Key_Delete);
    QCOMPARE(tests::pileOf(bench_->table().draw), std::string("cups-3,cups-2"));
    // The rest is at the bottom, or below the discard pile.
    bench_->settle();
    QCOMPARE(bench_->window->check().found().state->draw.size(), kCardCount);
    bench_->press("restDiscarded");
    bench_->settle();
    QCOMPARE(bench_->window->check().found().state->draw.size(), 2);
    QCOMPARE(bench_->window->check().found().state->discard.size(), kCardCount - 2);
}

void TestPosition::everyChangeHasANameAndIsTakenBack() {
    const PositionDraft start = bench_->window->draft();
    QUndoStack& history = bench_->window->document().history();
    bench_->chooseCard(tests::card("tower"));
    bench_->click(Space{0, 0});
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    bench_->press("pickBrush");
    bench_->drag(bench_->placeOf(PieceId{0}), bench_->groundOf({1, 0}));
    QTest::keyClick(bench_->view(), Qt::Key_Delete);
    bench_->press("turn1");
    bench_->press("out0");
    bench_->press("restDiscarded");
    Q_EMIT bench_->tree().moved(tests::card("moon"), {.kind = CardPlace::Kind::hand, .seat = Seat::a});
    bench_->window->findChild<QSpinBox*>(QStringLiteral("seats"))->setValue(4);
    QCOMPARE(history.count(), 9);
    const PositionDraft end = bench_->window->draft();
    for (int i = 0; i < history.count(); ++i) {
        QVERIFY(!history.text(i).isEmpty());
    }
    while (history.canUndo()) {
        bench_->act(Act::undoEdit);
    }
    QVERIFY(bench_->window->draft() == start);
    while (history.canRedo()) {
        bench_->act(Act::redoEdit);
    }
    QVERIFY(bench_->window->draft() == end);
    QVERIFY(bench_->window->isWindowModified());
}

void TestPosition::allByKeys() {
    PositionWindow& window = *bench_->window;
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("cardSearch"));
    QCOMPARE(QApplication::focusWidget(), search);
    QTest::keyClicks(search, QStringLiteral("queen cups"));
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(std::holds_alternative<Card>(window.tool().brush()));
    BoardView* view = bench_->view();
    view->setFocus(Qt::TabFocusReason);
    window.table().board()->setCursor({1, 1});
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(bench_->table().territoryAt({1, 1})->card, tests::card("cups-queen"));
    // A piece next to it, on an empty space.
    auto* grid = window.panes().brush().findChild<PieceGrid*>();
    grid->findChildren<FacingButton*>().at(1)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_U);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(bench_->table().piece(PieceId{0}), Piece(Seat::b, 2, Facing::upright, {2, 1}));
    // The brush is put down; the piece is picked and moved.
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(std::holds_alternative<std::monostate>(window.tool().brush()));
    QTest::keyClick(view, Qt::Key_Tab);
    QTest::keyClick(view, Qt::Key_Return);
    QTest::keyClick(view, Qt::Key_Left);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(bench_->table().piece(PieceId{0}).space(), (Space{1, 1}));
    QTest::keyClick(view, Qt::Key_Delete);
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{0});
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{1});
}

void TestPosition::whatNoGameLeadsToIsNamed() {
    bench_->settle();
    QCOMPARE(bench_->notes(), QStringList());  // the position is still empty
    bench_->choosePiece(Seat::a, 1);
    bench_->click(Space{0, 0});
    bench_->settle();
    QVERIFY(bench_->notes().join(u' ').contains(QStringLiteral("CHL-4")));
    bench_->chooseCard(tests::card("sun"));
    bench_->click(Space{0, 0});
    bench_->choosePiece(Seat::a, 1);
    for (int i = 0; i < 3; ++i) {
        bench_->click(Space{0, 0});
    }
    bench_->click(Space{2, 2});
    bench_->settle();
    const QString notes = bench_->notes().join(u'\n');
    QVERIFY2(notes.contains(QStringLiteral("SPC-4")) && notes.contains(QStringLiteral("SPC-3")), qPrintable(notes));
    QVERIFY(!bench_->window->panes().notes().hasErrors());
    // It can be played despite these problems, and each is shown at its place.
    bench_->act(Act::nextProblem);
    QCOMPARE(bench_->window->table().board()->cursorSpace(), std::optional(Space{0, 0}));
    bench_->act(Act::nextProblem);
    QCOMPARE(bench_->window->table().board()->cursorSpace(), std::optional(Space{2, 2}));
}

void TestPosition::whatIsImpossibleIsNamedAndShown() {
    bench_->press("out0");
    bench_->settle();
    QVERIFY(bench_->window->panes().notes().hasErrors());
    QVERIFY2(bench_->notes().join(u' ').contains(QStringLiteral("out of the game")),
             qPrintable(bench_->notes().join(u' ')));
    bool isPlayed = false;
    connect(bench_->window.get(), &PositionWindow::playWanted, this, [&] { isPlayed = true; });
    connect(bench_->window.get(), &PositionWindow::compareRequested, this, [&] { isPlayed = true; });
    bench_->act(Act::playPosition);
    bench_->act(Act::comparePosition);
    QVERIFY(!isPlayed);
    QVERIFY(bench_->told().contains(QStringLiteral("cannot be played yet")));
    bench_->press("turn1");
    bench_->settle();
    QVERIFY(!bench_->window->panes().notes().hasErrors());
    bench_->act(Act::comparePosition);
    QVERIFY(isPlayed);
}

void TestPosition::marksOfAnExpansionAreOffered() {
    auto* games = bench_->window->findChild<QComboBox*>(QStringLiteral("positionGame"));
    QVERIFY(games->findData(QStringLiteral("threestica")) >= 0);
    bench_->window->paste(
        QString::fromStdString(json{{"expansions", {"star-wheel"}}, {"seats", 2}, {"board", {{"0,0", "sun"}}}}.dump()));
    bench_->settleReading();
    auto* wheel = bench_->window->findChild<QWidget*>(QStringLiteral("field-wheel"));
    QVERIFY(wheel != nullptr);
    const auto boxes = wheel->findChildren<QSpinBox*>();
    QCOMPARE(boxes.size(), 2);
    boxes[1]->setValue(5);
    QCOMPARE(bench_->window->draft().fields, (json{{"wheel", {{"B", 5}}}}));
    bench_->settle();
    QCOMPARE(bench_->window->check().found().problems.size(), std::size_t{0});
    boxes[1]->setValue(boxes[1]->minimum());
    QVERIFY(bench_->window->draft().fields.empty());
    // A piece on the wheel cannot be placed.
    QCOMPARE(stockOf(bench_->window->draft(), Seat::a, 1), 4);
    auto* announced = bench_->window->findChild<QWidget*>(QStringLiteral("field-challenge"))->findChild<QComboBox*>();
    announced->setCurrentIndex(2);
    Q_EMIT announced->activated(2);
    QCOMPARE(bench_->window->draft().fields, (json{{"challenge", "B"}}));
    bench_->press("out1");
    bench_->settle();
    QVERIFY(bench_->window->panes().notes().hasErrors());
    bench_->act(Act::nextProblem);
    QCOMPARE(QApplication::focusWidget(), announced);
}

void TestPosition::otherRulesKeepWhatFits() {
    const auto with = [&](const char* base, std::vector<std::string> expansions) {
        RulesetChoice choice;
        choice.base = base;
        choice.expansions = std::move(expansions);
        const auto rules = bench_->shelf().rules(choice);
        return rules ? *rules : nullptr;
    };
    bench_->window->paste(QString::fromStdString(json{
        {"expansions", {"star-wheel"}}, {"wheel", {{"A", 3}}}, {"board", {{"0,0", "sun"}}}, {"pieces", {"A1N@0,0"}}}
                                                     .dump()));
    bench_->settleReading();
    auto* menu = bench_->window->findChild<QToolButton*>(QStringLiteral("positionExpansions"))->menu();
    QAction* wheel = nullptr;
    for (QAction* action : menu->actions()) {
        wheel = action->data() == QStringLiteral("star-wheel") ? action : wheel;
    }
    QVERIFY(wheel != nullptr && wheel->isChecked());
    wheel->trigger();
    QCOMPARE(bench_->window->draft().rules->document, with("gnostica", {})->document);
    QVERIFY(bench_->window->draft().fields.empty());
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{1});
    QVERIFY2(bench_->told().contains(QStringLiteral("No longer used")), qPrintable(bench_->told()));
    bench_->act(Act::undoEdit);
    QCOMPARE(bench_->window->draft().fields, (json{{"wheel", {{"A", 3}}}}));
    QVERIFY(wheel->isChecked());
}

void TestPosition::fewerPlayersKeepWhatFits() {
    auto* seats = bench_->window->findChild<QSpinBox*>(QStringLiteral("seats"));
    seats->setValue(3);
    bench_->choosePiece(Seat::c, 1);
    bench_->click(Space{0, 0});
    Q_EMIT bench_->tree().moved(tests::card("sun"), {.kind = CardPlace::Kind::hand, .seat = Seat::c});
    bench_->press("turn2");
    seats->setValue(2);
    QCOMPARE(bench_->table().pieceCount, std::uint8_t{0});
    QVERIFY(restOf(bench_->window->draft()).contains(tests::card("sun")));
    QCOMPARE(bench_->table().turn.mover, Seat::a);
    QVERIFY2(bench_->told().contains(QStringLiteral("Back in the stash")) &&
                 bench_->told().contains(QStringLiteral("are now part of the rest")),
             qPrintable(bench_->told()));
    QVERIFY(std::holds_alternative<std::monostate>(bench_->window->tool().brush()));  // the seat has no such piece left
}

// Values that a form offers must not be refused.
void TestPosition::everyFormIsRead() {
    int fields = 0;
    for (const rulesets::RulesetTitle& title : bench_->shelf().games()) {
        RulesetChoice choice;
        choice.base = title.id.toStdString();
        choice.expansions = {"star-wheel"};
        auto rules = bench_->shelf().rules(choice);
        if (!rules) {
            choice.expansions.clear();
            rules = bench_->shelf().rules(choice);
        }
        QVERIFY(rules.has_value());
        const PositionDraft draft = emptyDraft(*rules, (*rules)->minSeats);
        for (const auto& mechanic : (*rules)->mechanics) {
            const PositionFields* known = mechanic->positionFields();
            for (const std::string_view key :
                 known != nullptr ? known->fieldNames() : std::span<const std::string_view>()) {
                using Kind = FieldForm::Kind;
                const FieldForm form = known->form(key);
                QVERIFY2(form.kind != Kind::unknown, std::string(key).c_str());
                std::vector<json> values;
                switch (form.kind) {
                case Kind::unknown: break;
                case Kind::off: values = {}; break;
                case Kind::seat: values = {"A", "B"}; break;
                case Kind::seatList: values = {json::array(), json{"A", "B"}}; break;
                case Kind::number: values = {form.least, form.most}; break;
                case Kind::truth: values = {true, false}; break;
                case Kind::perSeat: values = {json::object(), json{{"A", form.least}, {"B", form.most}}}; break;
                case Kind::choice:
                    values.assign(form.words.begin(), form.words.end());
                    if (form.seats) {
                        values.emplace_back("B");
                    }
                    break;
                }
                for (const json& value : values) {
                    State state = draft.table;
                    QVERIFY2(!known->readField(key, toPlain(value), state), (std::string(key) + value.dump()).c_str());
                    ++fields;
                }
                State state = draft.table;
                QVERIFY(form.kind != Kind::off || known->readField(key, toPlain(json("A")), state));
            }
        }
    }
    QVERIFY(fields > 40);
}

QTEST_MAIN(TestPosition)
#include "tst_position.moc"
