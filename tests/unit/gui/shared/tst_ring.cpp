// The ring of choices: what it offers, its layout, and its use with the mouse.
#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/widgets/speech_bubble.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "app/gui/shared/play/ring/ring_layout.h"
#include "app/gui/windows/learn/guided_tool.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_position.h"

#include <QSignalSpy>

#include <array>
#include <memory>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// Ann has a cup under her piece, which points at an adjacent territory.
tests::Setup cups() {
    return tests::Setup()
        .land("0,0", "cups-3")
        .land("1,0", "rods-2")
        .land("0,1", "discs-4")
        .pieces({"A2E@0,0", "B1U@0,1"})
        .hand("A", {"rods-5", "discs-7"});
}

/// The magician has four powers.
tests::Setup magician() {
    return tests::Setup()
        .land("0,0", "magician")
        .land("1,0", "rods-2")
        .land("2,0", "cups-2")
        .pieces({"A2E@0,0", "A1N@0,0", "B1U@1,0"})
        .hand("A", {"rods-5", "discs-7"});
}

void layOnTable(Play& play, const tests::Setup& setup, std::initializer_list<std::string_view> before = {}) {
    lay(play, setup.json(), [&](Game& game) { tests::play(game, before); });
    QApplication::processEvents();
}

ChoiceRing& ringIn(Play& play) {
    return *play.window->area().ring();
}

void clickChip(RingChip* chip) {
    QVERIFY(chip != nullptr);
    QVERIFY(chip->isVisible());
    QTest::mouseClick(chip, Qt::LeftButton);
}

/// The widget's place in the board's view.
QRect seenAt(Play& play, const QWidget* widget) {
    return {widget->mapTo(play.view(), QPoint()), widget->size()};
}

QPoint middleOf(Play& play, Space space) {
    return tests::middleOf(*play.view(), space) + play.view()->viewport()->pos();
}

std::vector<QRect> chipsOf(const RingPlaces& places) {
    std::vector<QRect> chips = places.facings;
    chips.insert(chips.end(), places.words.begin(), places.words.end());
    chips.insert(chips.end(), places.amounts.begin(), places.amounts.end());
    chips.push_back(places.confirm);
    chips.push_back(places.takeBack);
    return chips;
}

/// The overlap of two round chips, in pixels.
int pixelsOver(const QRect& one, const QRect& other) {
    const QPoint between = one.center() - other.center();
    const double distance = std::hypot(between.x(), between.y());
    return static_cast<int>((one.width() + other.width()) / 2.0 - distance);
}

RingGround groundOf(const QRect& tile) {
    RingGround ground;
    ground.view = QRect(0, 0, 800, 560);
    ground.tile = tile;
    ground.facings = {Facing::north, Facing::east, Facing::south, Facing::west, Facing::upright};
    ground.words = 4;
    ground.amounts = 3;
    ground.ends = true;
    return ground;
}

}  // namespace

class TestRing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(QStringLiteral("fusion")); }
    void staysInTheView_data();
    void staysInTheView();
    void leavesPickedThingsInSight();
    void knowsDiagonals();
    void isNotThereWhileNothingIsUsed();
    void offersFacingsRoundThePlace();
    void facingsStandRoundWhatIsTurned();
    void chipsPickAndConfirm();
    void aChipClickedTwiceConfirms();
    void takesBack();
    void offersPowersAndNumbers();
    void keepsItsSizeAtAnyZoom();
    void followsTheBoard();
    void turnsWithTheTable();
    void isNotMirrored();
    void refusedChipsSayWhy();
    void asksTheGuide();
    void goesUnderTheCover();
    void leavesTheBoardBetweenItsChips();
    void theTurnIsEndedWhereItWasUsed();
    void whatToDoHasANumber();
    void numbersAreSeenWhileAltIsHeld();
};

void TestRing::staysInTheView_data() {
    QTest::addColumn<QRect>("tile");
    QTest::newRow("middle") << QRect(340, 220, 110, 110);
    QTest::newRow("top left") << QRect(0, 0, 110, 110);
    QTest::newRow("top right") << QRect(690, 0, 110, 110);
    QTest::newRow("bottom left") << QRect(0, 450, 110, 110);
    QTest::newRow("half outside") << QRect(745, 505, 110, 110);
    QTest::newRow("tiny") << QRect(400, 300, 30, 30);
    QTest::newRow("larger than the view") << QRect(-100, -100, 1000, 800);
}

void TestRing::staysInTheView() {
    QFETCH(QRect, tile);
    const RingGround ground = groundOf(tile);
    const std::vector<QRect> chips = chipsOf(layOutRing(ground));
    QCOMPARE(chips.size(), std::size_t{14});
    for (const QRect& chip : chips) {
        QVERIFY(chip.width() >= 30 && chip.height() >= 30);
        QVERIFY(ground.view.contains(chip));
    }
    for (std::size_t i = 0; i < chips.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY2(pixelsOver(chips[i], chips[j]) <= 2, qPrintable(QStringLiteral("%1 over %2").arg(i).arg(j)));
        }
    }
}

void TestRing::leavesPickedThingsInSight() {
    RingGround ground = groundOf({340, 220, 110, 110});
    QVERIFY(layOutRing(ground).wordTray.bottom() < ground.tile.center().y());
    ground.picked = {QRect(340, 110, 110, 110)};  // north of it
    const RingPlaces places = layOutRing(ground);
    QVERIFY(!places.wordTray.intersects(ground.picked.front()));
    QVERIFY(!places.amountTray.intersects(ground.picked.front()));
    QVERIFY(!places.wordTray.intersects(places.amountTray));
    ground.targets = {QRect(340, 330, 110, 110)};  // the possible picks, south of it
    QVERIFY(!layOutRing(ground).wordTray.intersects(ground.picked.front()));
}

void TestRing::knowsDiagonals() {
    RingGround ground = groundOf({340, 220, 110, 110});
    ground.facings.assign(kAllFacings.begin(), kAllFacings.end());
    const std::vector<QRect> chips = chipsOf(layOutRing(ground));
    for (std::size_t i = 0; i < chips.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY2(pixelsOver(chips[i], chips[j]) <= 2, qPrintable(QStringLiteral("%1 over %2").arg(i).arg(j)));
        }
    }
}

void TestRing::isNotThereWhileNothingIsUsed() {
    Play play;
    layOnTable(play, cups());
    QVERIFY(ringIn(play).isHidden());
    play.click(play.placeOf(Space{0, 0}));
    QVERIFY(ringIn(play).isVisible());
    QVERIFY(ringIn(play).confirmChip()->isVisible());
    play.key(Qt::Key_Escape);
    QVERIFY(ringIn(play).isHidden());
}

void TestRing::offersFacingsRoundThePlace() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    const QPoint middle = middleOf(play, {1, 0});
    const auto at = [&](Facing facing) {
        const RingChip* chip = ringIn(play).chipOf(turn::PickFacing{facing});
        return chip == nullptr ? QPoint() : seenAt(play, chip).center() - middle;
    };
    QVERIFY(at(Facing::north).y() < 0 && std::abs(at(Facing::north).x()) < 4);
    QVERIFY(at(Facing::east).x() > 0 && std::abs(at(Facing::east).y()) < 4);
    QVERIFY(at(Facing::south).y() > 0);
    QVERIFY(at(Facing::west).x() < 0);
    QVERIFY(at(Facing::upright).x() > 0 && at(Facing::upright).y() < 0);
    const QPoint confirm = seenAt(play, ringIn(play).confirmChip()).center() - middle;
    QVERIFY(confirm.x() > 0 && confirm.y() > 0);
    const QPoint back = seenAt(play, ringIn(play).takeBackChip()).center() - middle;
    QVERIFY(back.x() < 0 && back.y() > 0);
    for (const Facing facing : kFacings) {
        QVERIFY(!ringIn(play).chipOf(turn::PickFacing{facing})->accessibleName().isEmpty());
        QVERIFY(!ringIn(play).chipOf(turn::PickFacing{facing})->toolTip().isEmpty());
    }
}

/// The facings surround the adjacent space of the new piece, although the minion was picked.
void TestRing::facingsStandRoundWhatIsTurned() {
    Play play;
    layOnTable(play, magician(), {"activate 0,0"});
    clickChip(ringIn(play).chipOf(turn::PickWord{StepWord::cup}));
    const auto east = play.placeOf(PieceId{0});
    QVERIFY(east);
    play.click(*east);
    const RingChip* north = ringIn(play).chipOf(turn::PickFacing{Facing::north});
    QVERIFY(north != nullptr && north->isVisible());
    const QPoint away = seenAt(play, north).center() - middleOf(play, {1, 0});
    QVERIFY2(away.y() < 0 && std::abs(away.x()) < 4, qPrintable(QStringLiteral("%1, %2").arg(away.x()).arg(away.y())));
}

void TestRing::chipsPickAndConfirm() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    clickChip(ringIn(play).chipOf(turn::PickFacing{Facing::south}));
    QCOMPARE(ringIn(play).chipOf(turn::PickFacing{Facing::south})->look(), RingChip::Look::picked);
    clickChip(ringIn(play).confirmChip());
    QCOMPARE(QString::fromStdString(tests::piecesOf(play.session().game().state())),
             QStringLiteral("A2E@0,0 B1U@0,1 A1S@1,0"));
}

void TestRing::aChipClickedTwiceConfirms() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    RingChip* chip = ringIn(play).chipOf(turn::PickFacing{Facing::west});
    QVERIFY(chip != nullptr);
    clickTwice(chip, chip->rect().center());
    QCOMPARE(QString::fromStdString(tests::piecesOf(play.session().game().state())),
             QStringLiteral("A2E@0,0 B1U@0,1 A1W@1,0"));
}

void TestRing::takesBack() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    clickChip(ringIn(play).takeBackChip());
    QVERIFY(play.turn().chooser().picks().empty());
}

void TestRing::offersPowersAndNumbers() {
    Play play;
    layOnTable(play, magician(), {"activate 0,0"});
    for (const StepWord word : {StepWord::cup, StepWord::rod, StepWord::sword}) {
        const RingChip* chip = ringIn(play).chipOf(turn::PickWord{word});
        QVERIFY(chip != nullptr && chip->isVisible());
        QVERIFY(seenAt(play, chip).center().y() < middleOf(play, {0, 0}).y());  // above
    }
    clickChip(ringIn(play).chipOf(turn::PickWord{StepWord::rod}));
    QCOMPARE(ringIn(play).chipOf(turn::PickWord{StepWord::rod})->look(), RingChip::Look::picked);
    const auto east = play.placeOf(PieceId{0});
    QVERIFY(east);
    play.click(*east);
    play.click(*east);  // it moves itself
    const RingChip* two = ringIn(play).chipOf(turn::PickAmount{2});
    QVERIFY(two != nullptr && two->isVisible());
    QVERIFY(two->toolTip().contains(QLatin1Char('2')));
}

void TestRing::keepsItsSizeAtAnyZoom() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    const QSize size = ringIn(play).chipOf(turn::PickFacing{Facing::north})->size();
    QVERIFY(size.width() >= 30);
    for (const double factor : {0.5, 3.0, 0.2}) {
        play.view()->zoomBy(factor);
        QCOMPARE(ringIn(play).chipOf(turn::PickFacing{Facing::north})->size(), size);
        QVERIFY(play.view()->viewport()->geometry().contains(ringIn(play).geometry()) || ringIn(play).isHidden());
    }
}

void TestRing::followsTheBoard() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    const auto away = [&] { return ringIn(play).geometry().center() - middleOf(play, {1, 0}); };
    const QPoint before = away();
    const QPoint place = middleOf(play, {1, 0});
    QWidget* viewport = play.view()->viewport();
    const QPoint grip = viewport->rect().center();
    QTest::mousePress(viewport, Qt::MiddleButton, {}, grip);
    QTest::mouseMove(viewport, grip + QPoint(-30, 20));
    QTest::mouseRelease(viewport, Qt::MiddleButton, {}, grip + QPoint(-30, 20));
    QVERIFY(middleOf(play, {1, 0}) != place);
    QVERIFY((away() - before).manhattanLength() <= 2);
    play.view()->centerOn(play.view()->board()->geometry().centreOf({1, 0}) + QPointF(5000, 5000));
}

void TestRing::turnsWithTheTable() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    play.view()->turnTable(1);
    const QPoint middle = middleOf(play, {1, 0});
    const QPoint north = seenAt(play, ringIn(play).chipOf(turn::PickFacing{Facing::north})).center() - middle;
    QVERIFY(north.x() > 0 && std::abs(north.y()) < 4);  // north is to the right now
    clickChip(ringIn(play).chipOf(turn::PickFacing{Facing::north}));
    play.key(Qt::Key_Return);
    QVERIFY(tests::piecesOf(play.session().game().state()).find("A1N@1,0") != std::string::npos);
}

void TestRing::isNotMirrored() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    const QPoint middle = middleOf(play, {1, 0});
    const QPoint east = seenAt(play, ringIn(play).chipOf(turn::PickFacing{Facing::east})).center() - middle;
    const QPoint confirm = seenAt(play, ringIn(play).confirmChip()).center() - middle;
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(east.x() > 0);
    QVERIFY(confirm.x() > 0);
}

void TestRing::refusedChipsSayWhy() {
    Play play;
    layOnTable(play, tests::Setup().land("0,0", "magician").land("1,0", "rods-2").pieces({"A3U@0,0", "B1U@1,0"}),
               {"activate 0,0"});
    RingChip* disc = ringIn(play).chipOf(turn::PickWord{StepWord::disc});  // no larger piece, and no card to grow with
    QVERIFY(disc != nullptr);
    QCOMPARE(disc->look(), RingChip::Look::refused);
    const std::vector<turn::Choice> before = ringIn(play).choices();
    clickChip(disc);
    QVERIFY(ringIn(play).choices() == before);
    QVERIFY(play.window->area().answers().bubble()->isVisible());
}

void TestRing::asksTheGuide() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    GuidedTool guide(play.turn());
    play.window->area().setGuide(&guide);
    StepList wanted;
    for (const Step& step : play.session().table().legal()) {
        const auto* create = std::get_if<step::Create>(&step);
        if (create != nullptr && create->space == Space{1, 0} && create->facing == Facing::north) {
            wanted.add(step);
        }
    }
    QCOMPARE(wanted.size(), std::size_t{1});
    guide.expect(play.session().game().sharedRules(), play.session().table().view(), wanted);
    play.click(play.placeOf(Space{1, 0}));
    QVERIFY(ringIn(play).chipOf(turn::PickFacing{Facing::north}) != nullptr);
    QVERIFY(ringIn(play).chipOf(turn::PickFacing{Facing::south}) == nullptr);
    QVERIFY(!ringIn(play).confirmChip()->isVisible());  // upright is not a choice here
    const std::size_t moments = play.session().game().history().size();
    play.key(Qt::Key_Return);
    QCOMPARE(play.session().game().history().size(), moments);
    clickChip(ringIn(play).chipOf(turn::PickFacing{Facing::north}));
    clickChip(ringIn(play).confirmChip());
    QCOMPARE(play.session().game().history().size(), moments + 1);
    play.window->area().setGuide(nullptr);
}

void TestRing::goesUnderTheCover() {
    Play play(true);
    play.start();
    QTest::mouseClick(play.visible<QPushButton>(play.window->area().cover())[0], Qt::LeftButton);
    play.click(play.placeOf(Space{0, 0}));
    QVERIFY(ringIn(play).isVisible());
    play.key(Qt::Key_Return);
    play.key(Qt::Key_D);
    QVERIFY(play.window->area().cover()->isVisible());
    QVERIFY(ringIn(play).isHidden());
}

void TestRing::leavesTheBoardBetweenItsChips() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    const QPoint middle = middleOf(play, {1, 0});
    QCOMPARE(play.view()->childAt(middle), play.view()->viewport());
}

void TestRing::theTurnIsEndedWhereItWasUsed() {
    Play play;
    layOnTable(play, cups(), {"activate 0,0"});
    play.click(play.placeOf(Space{1, 0}));
    clickChip(ringIn(play).confirmChip());
    QCOMPARE(play.session().game().state().turn.stage, Stage::close);
    QCOMPARE(ringIn(play).place(), std::optional(Space{1, 0}));
    clickChip(ringIn(play).chipOf(turn::PickWord{StepWord::done}));
    QCOMPARE(play.session().referee().decider(), Seat::b);
}

/// Alt and the number of a choice, counted from the first chip of the ring.
void TestRing::whatToDoHasANumber() {
    Play play;
    layOnTable(play, magician(), {"activate 0,0"});
    const std::vector<turn::Choice> choices = ringIn(play).choices();
    const auto rod = std::find_if(choices.begin(), choices.end(), [](const turn::Choice& choice) {
        return choice.pick == turn::Pick(turn::PickWord{StepWord::rod});
    });
    QVERIFY(rod != choices.end());
    const int number = static_cast<int>(rod - choices.begin()) + 1;
    play.key(static_cast<Qt::Key>(Qt::Key_0 + number), Qt::AltModifier);
    QVERIFY(play.turn().chooser().isPicked(turn::PickWord{StepWord::rod}));
    const QString key =
        KeyMap().keys(Act::choice, KeyScope::picks).value(number - 1).toString(QKeySequence::NativeText);
    QVERIFY(!key.isEmpty());
    QVERIFY(ringIn(play).chipOf(turn::PickWord{StepWord::rod})->toolTip().contains(key));
    play.key(Qt::Key_9, Qt::AltModifier);  // no choice has this number
    QVERIFY(play.turn().chooser().isPicked(turn::PickWord{StepWord::rod}));
}

void TestRing::numbersAreSeenWhileAltIsHeld() {
    Play play;
    layOnTable(play, magician(), {"activate 0,0"});
    RingChip* rod = ringIn(play).chipOf(turn::PickWord{StepWord::rod});
    const auto picture = [&] { return rod->grab().toImage(); };
    const QImage plain = picture();
    QTest::keyPress(play.view(), Qt::Key_Alt, Qt::AltModifier);
    QVERIFY(picture() != plain);
    QTest::keyRelease(play.view(), Qt::Key_Alt);
    QCOMPARE(picture(), plain);
}

QTEST_MAIN(TestRing)
#include "tst_ring.moc"
