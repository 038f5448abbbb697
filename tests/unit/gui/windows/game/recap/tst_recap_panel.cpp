// The list "Since your last turn": what its rows show, in which order, and that nothing of them is cut.
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/gui/windows/game/recap/recap_delegate.h"
#include "app/gui/windows/game/recap/recap_line.h"
#include "app/gui/windows/game/recap/recap_model.h"
#include "app/gui/windows/game/recap/recap_panel.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"
#include "tests/support/positions.h"
#include "tests/unit/english.h"
#include "tests/unit/gui/laid_out.h"

#include <QAccessible>
#include <QImage>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

std::vector<ToldMoment> allToldTo(const Game& game, Seat viewer) {
    std::vector<ToldMoment> all;
    for (const Moment& moment : game.history()) {
        all.push_back(told(game.rules(), moment, viewer));
    }
    return all;
}

/// C moves a piece, then B hits a piece of A and announces; A is told.
struct ThreeAtTable {
    ThreeAtTable() {
        tests::play(game, {"activate 0,1", "rod C1E@0,1 move 1 E", "done"});
        tests::play(game, {"play swords-2", "sword B2E@0,0 hit A1W@1,0 1", "challenge"});
        told = allToldTo(game, Seat::a);
        recap = recapOf(told, Seat::a);
    }

    Game game = tests::Setup(3)
                    .land("0,0", "rods-3")
                    .land("1,0", "swords-3")
                    .land("0,1", "rods-4")
                    .land("1,1", "cups-4")
                    .land("5,5", "sun")
                    .pieces({"A1N@5,5", "A1W@1,0", "B2E@0,0", "C1E@0,1"})
                    .hand("B", {"swords-2"})
                    .with("turn", "C")
                    .with("order", {"C", "B", "A"})
                    .game();
    std::vector<ToldMoment> told;
    Recap recap;
    wording::Speaker speaker{game.rules(), {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cleo")}};

    std::vector<RecapLine> lines() const {
        std::vector<RecapLine> all;
        for (const RecapItem& item : byWeight(recap.items)) {
            all.push_back(lineOf(item, told, speaker));
        }
        return all;
    }
};

/// A panel as the column shows it.
struct ShownPanel : ThreeAtTable {
    explicit ShownPanel(int width = 190, double letters = 1, Qt::LayoutDirection direction = Qt::LeftToRight) {
        QFont font = panel.font();
        font.setPointSizeF(font.pointSizeF() * letters);
        panel.setFont(font);
        panel.list()->setFont(font);
        panel.setLayoutDirection(direction);
        panel.resize(width, 300);
        panel.setPlace(10'000);
        panel.present(recap, told, speaker);
        panel.resize(width, panel.wantedHeight());
        panel.show();
        tests::settle();
    }
    QAbstractItemModel& rows() { return *panel.list()->model(); }

    RecapPanel panel{std::make_shared<CardArt>()};
};

}  // namespace

class TestRecapPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void whatMattersComesFirst();
    void rowsSayWhoHowAndWhat();
    void hiddenCardsStayHidden();
    void whatHasNoCardHasASign();
    void nothingIsCut_data();
    void nothingIsCut();
    void itScrollsOnlyAtTheEdge();
    void whereNothingCanBeReadItFolds();
    void readersHearTheWholeSentence();
    void aRowLightsItsSpacesUp();
    void itIsMirrored();
};

/// The numbers stay those of the board.
void TestRecapPanel::whatMattersComesFirst() {
    const ThreeAtTable play;
    std::vector<int> numbers;
    for (const RecapLine& line : play.lines()) {
        numbers.push_back(line.number);
    }
    QCOMPARE(numbers, (std::vector<int>{3, 2, 1}));  // announcement, own loss, the rest
    QCOMPARE(play.recap.items[1].weight, Weight::ownLoss);
    QCOMPARE(play.recap.items[2].weight, Weight::announcement);
    const auto numberOf = [&](Seat seat) {
        const auto trace = std::ranges::find(play.recap.traces, seat, &BoardTrace::seat);
        return trace == play.recap.traces.end() ? 0 : trace->marks.back().number;
    };
    QCOMPARE(numberOf(Seat::c), 1);
    QCOMPARE(numberOf(Seat::b), 2);
}

void TestRecapPanel::rowsSayWhoHowAndWhat() {
    const ThreeAtTable play;
    const std::vector<RecapLine> lines = play.lines();
    QCOMPARE(lines[0].name, QStringLiteral("Bob"));
    QCOMPARE(lines[0].how, QStringLiteral("announces"));
    QVERIFY(lines[0].sign.isAlarm);
    QCOMPARE(lines[1].how, QStringLiteral("plays Two of Swords"));
    QCOMPARE(lines[1].sign.card, tests::card("swords-2"));
    QVERIFY2(lines[1].what.contains(QStringLiteral("your small piece")), qPrintable(lines[1].what));
    QVERIFY2(!lines[1].what.contains(QStringLiteral("Bob")), qPrintable(lines[1].what));  // the name stands above
    const QString from = wording::spaceName(tests::at(0, 1));
    QCOMPARE(lines[2].how, QStringLiteral("activates %1").arg(from));
    QCOMPARE(lines[2].sign.card, tests::card("rods-4"));
    QCOMPARE(lines[2].what, QStringLiteral("The piece on %1 moves one space east.").arg(from));
}

void TestRecapPanel::hiddenCardsStayHidden() {
    Game game = tests::Setup()
                    .land("0,0", "rods-3")
                    .pieces({"A1N@0,0", "B2E@0,0"})
                    .hand("B", {"swords-2"})
                    .draw({"moon", "star"})
                    .with("turn", "B")
                    .game();
    tests::play(game, {"refresh - 2"});
    const std::vector<ToldMoment> told = allToldTo(game, Seat::a);
    const Recap recap = recapOf(told, Seat::a);
    QCOMPARE(recap.items.size(), std::size_t{1});
    const RecapLine line =
        lineOf(recap.items[0], told, wording::Speaker(game.rules(), {QStringLiteral("Ann"), QStringLiteral("Bob")}));
    QCOMPARE(line.how, QStringLiteral("refreshes the hand"));
    QVERIFY2(line.what.startsWith(QStringLiteral("Draws")), qPrintable(line.what));
    for (const QString& text : {line.what, line.sentence}) {
        QVERIFY2(!text.contains(QStringLiteral("Moon")) && !text.contains(QStringLiteral("Swords")), qPrintable(text));
    }
    QVERIFY(line.sign.card.isNone());
}

void TestRecapPanel::whatHasNoCardHasASign() {
    Game game = tests::Setup().land("0,0", "rods-3").pieces({"A1N@0,0", "B2E@0,0"}).with("turn", "B").game();
    tests::play(game, {"orient B2E@0,0 N"});
    const std::vector<ToldMoment> told = allToldTo(game, Seat::a);
    const RecapLine line = lineOf(recapOf(told, Seat::a).items.at(0), told,
                                  wording::Speaker(game.rules(), {QStringLiteral("Ann"), QStringLiteral("Bob")}));
    QVERIFY(line.sign.piece.has_value());
    QCOMPARE(line.sign.piece->owner, Seat::b);
    QCOMPARE(line.sign.piece->facing, Facing::north);
    QCOMPARE(line.how, QStringLiteral("orients a piece"));
}

void TestRecapPanel::nothingIsCut_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("letters");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("usual") << 190 << 1.0 << Qt::LeftToRight;
    QTest::newRow("narrow") << 160 << 1.0 << Qt::LeftToRight;
    QTest::newRow("wide") << 340 << 1.25 << Qt::LeftToRight;
    QTest::newRow("large letters") << 170 << 2.0 << Qt::LeftToRight;
    QTest::newRow("mirrored") << 190 << 1.5 << Qt::RightToLeft;
}

// Regression: each was measured as one line, and further lines were missing.
void TestRecapPanel::nothingIsCut() {
    QFETCH(int, width);
    QFETCH(double, letters);
    QFETCH(Qt::LayoutDirection, direction);
    ShownPanel shown(width, letters, direction);
    QListView* list = shown.panel.list();
    QCOMPARE(list->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    QCOMPARE(list->verticalScrollBar()->maximum(), 0);
    const auto* delegate = qobject_cast<RecapDelegate*>(list->itemDelegate());
    QVERIFY(delegate != nullptr);
    for (int row = 0; row < shown.rows().rowCount(); ++row) {
        const QRect place = list->visualRect(shown.rows().index(row, 0));
        QVERIFY(list->viewport()->rect().contains(place));
        RecapLine line = shown.lines()[static_cast<std::size_t>(row)];
        QCOMPARE(place.height(), delegate->heightOf(line, list->viewport()->width(), list->font()));
        line.what += QStringLiteral(" words").repeated(60);
        QVERIFY(delegate->heightOf(line, list->viewport()->width(), list->font()) >
                place.height() + 3 * list->fontMetrics().height());
    }
}

void TestRecapPanel::itScrollsOnlyAtTheEdge() {
    ShownPanel shown;
    const QListView* list = shown.panel.list();
    const int wanted = shown.panel.wantedHeight();
    const int whole = list->height();
    shown.panel.setPlace(wanted);
    QCOMPARE(list->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    shown.panel.setPlace(wanted - 20);
    tests::settle();
    QCOMPARE(list->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOn);
    QCOMPARE(list->height(), whole - 20);
    shown.panel.setPlace(10'000);
    tests::settle();
    QCOMPARE(list->verticalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    QCOMPARE(list->height(), whole);  // it takes no more than it needs
}

/// Regression: half a picture and half a line were left.
void TestRecapPanel::whereNothingCanBeReadItFolds() {
    ShownPanel shown;
    QVERIFY(!shown.panel.isFolded());
    shown.panel.setPlace(60);
    tests::settle();
    QVERIFY(shown.panel.isFolded() && !shown.panel.isHidden());
    QToolButton* number = nullptr;
    for (auto* button : shown.panel.findChildren<QToolButton*>()) {
        number = button->isVisible() && button->text() == QStringLiteral("3") ? button : number;
    }
    QVERIFY(number != nullptr);
    QVERIFY2(number->toolTip().contains(QStringLiteral("Two of Swords")), qPrintable(number->toolTip()));
    QSignalSpy wanted(&shown.panel, &RecapPanel::logWanted);
    QTest::mouseClick(number, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    shown.panel.setPlace(10'000);
    QVERIFY(!shown.panel.isFolded());
}

void TestRecapPanel::readersHearTheWholeSentence() {
    ShownPanel shown;
    const QString heard = shown.rows().index(1, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(heard.startsWith(QStringLiteral("2. Bob plays the card Two of Swords.")), qPrintable(heard));
    QVERIFY2(heard.contains(QStringLiteral("Bob's medium piece")), qPrintable(heard));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(shown.panel.list());
    QVERIFY(list != nullptr);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Since your last turn"));
    QCOMPARE(list->childCount(), 3);
    QCOMPARE(list->child(1)->text(QAccessible::Name), heard);
    for (const auto* button : shown.panel.findChildren<QToolButton*>()) {
        QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
    }
}

void TestRecapPanel::aRowLightsItsSpacesUp() {
    ShownPanel shown;
    tests::activate(shown.panel);
    shown.panel.list()->setFocus();
    shown.panel.list()->setCurrentIndex(shown.rows().index(0, 0));
    QSignalSpy pointed(&shown.panel, &RecapPanel::pointedAt);
    QTest::keyClick(shown.panel.list(), Qt::Key_Down);
    QCOMPARE(pointed.size(), 1);
    const auto spaces = pointed[0][0].value<std::vector<Space>>();
    QVERIFY(std::ranges::find(spaces, tests::at(1, 0)) != spaces.end());
}

/// The picture is at the side where lines begin; the announcement is red.
void TestRecapPanel::itIsMirrored() {
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        ShownPanel shown(220, 1, direction);
        QListView* list = shown.panel.list();
        const QImage seen = list->viewport()->grab().toImage();
        const double ratio = seen.devicePixelRatio();
        const int x = direction == Qt::LeftToRight ? 6 : list->viewport()->width() - 7;
        const QColor colour = seen.pixelColor(QPoint(qRound(x * ratio), qRound(8 * ratio)));
        QVERIFY2(colour.red() > 120 && colour.green() < 80, qPrintable(colour.name()));
    }
}

QTEST_MAIN(TestRecapPanel)
#include "tst_recap_panel.moc"
