// The ribbon over the board, and the parchment that says when a last turn is due.
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/contrast.h"
#include "app/gui/windows/game/announce/due_sheet.h"
#include "app/gui/windows/game/announce/headline_ribbon.h"
#include "app/gui/windows/game/announce/ribbon_art.h"
#include "app/gui/windows/game/announce/ribbon_plan.h"
#include "tests/unit/gui/laid_out.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetrics>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace gnostica::gui;
using gnostica::engine::Seat;
using Stay = HeadlineRibbon::Stay;

namespace {

RibbonWords announcement(int held = 6) {
    return {Seat::d, QStringLiteral("Jonas announces the next turn as the last."),
            QStringLiteral("With fewer than 9 points at its end, Jonas is out. 3 turns until then."),
            RibbonPoints{held, 9, {}, QString::number(held), QStringLiteral(" of 9")}};
}

RibbonWords lead(const QString& name) {
    return {Seat::a, name + QStringLiteral(" takes the lead with 5 points."), {}, {}};
}

QFont lettersIn(double factor) {
    return resized(QApplication::font(), factor);
}

bool holds(const QRect& place, const QFont& font, const QString& text) {
    const QSize needed =
        QFontMetrics(font).boundingRect(QRect(0, 0, place.width(), 9999), Qt::TextWordWrap, text).size();
    return text.isEmpty() || (needed.width() <= place.width() && needed.height() <= place.height());
}

int lettersOf(const QFont& font) {
    return QFontInfo(font).pixelSize();
}

}  // namespace

class TestRibbon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsCanBeRead();
    void itHasTheSizeOfTheDesign();
    void wordsFitIntoEveryWidth_data();
    void wordsFitIntoEveryWidth();
    void itUnrolls();
    void anyKeyEndsItsMotion();
    void pointsChangeInPlace();
    void onlyWhatIsWeightyStays();
    void othersAreClosed();
    void underACoverItWaits();
    void itIsMirrored();
    void turnsAreInOrder();
    void turnsOfSixPlayersFit_data();
    void turnsOfSixPlayersFit();
    void turnsThatDoNotFitAreAList();
    void clicksGoThrough();
    void withoutAPlaceItIsHidden();
};

void TestRibbon::wordsCanBeRead() {
    for (const QColor& words : {ribbon::kWords, ribbon::kSecondLine, ribbon::kLightGold}) {
        QVERIFY2(contrast(words, ribbon::kFill) >= kReadable, qPrintable(words.name()));
    }
    for (const Theme* theme : {&Theme::light(), &Theme::dark(), &Theme::highContrast()}) {
        QVERIFY(contrast(theme->danger, theme->parchment) >= kReadable);
        QVERIFY(contrast(theme->danger, theme->parchment.darker(104)) >= kReadable);
    }
}

void TestRibbon::itHasTheSizeOfTheDesign() {
    RibbonWords words = announcement();
    words.title = QStringLiteral("Jonas announces.");
    words.meaning = QStringLiteral("Jonas may be out.");
    for (const double scale : {1.0, 1.25, 1.6}) {
        const RibbonPlan plan = planRibbon(words, {lettersIn(1), scale, 2000, 0});
        QCOMPARE(plan.front.width(), qRound(560 * plan.unit));
        QVERIFY(plan.front.height() >= qRound(50 * plan.unit) && plan.front.height() <= qRound(66 * plan.unit));
        QCOMPARE(plan.tail, qRound(34 * plan.unit));
        QCOMPARE(plan.size.width(), plan.front.width() + 2 * plan.tail);
    }
}

void TestRibbon::wordsFitIntoEveryWidth_data() {
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("letters");
    for (const int most : {320, 430, 596, 856, 1200}) {
        for (const double letters : {1.0, 1.5, 2.0}) {
            QTest::addRow("%d, %.0f %%", most, letters * 100) << most << letters;
        }
    }
}

void TestRibbon::wordsFitIntoEveryWidth() {
    QFETCH(int, most);
    QFETCH(double, letters);
    RibbonWords longer = announcement(16);
    longer.title = QStringLiteral("Wilhelmine Gräfin von Hohenstein kündigt den nächsten Zug als letzten an.");
    longer.points->needed = 18;
    longer.points->before = QStringLiteral("von 18: ");
    for (const RibbonWords& words : {announcement(), longer, lead(QStringLiteral("Wilhelmine"))}) {
        const RibbonPlan plan = planRibbon(words, {lettersIn(letters), 1, most, words.points ? 0 : 24});
        QVERIFY(plan.size.width() <= most);
        QVERIFY2(holds(plan.title, plan.titleFont, words.title), qPrintable(words.title));
        QVERIFY2(holds(plan.meaning, plan.meaningFont, words.meaning), qPrintable(words.meaning));
        std::vector<QRect> places{plan.title};
        for (const QRect& place : {plan.meaning, plan.sign, plan.piece, plan.count, plan.notches, plan.close}) {
            if (!place.isEmpty()) {
                places.push_back(place);
            }
        }
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(plan.front.contains(places[i]));
            for (std::size_t k = i + 1; k < places.size(); ++k) {
                const QRect shared = places[i] & places[k];
                QVERIFY2(shared.width() <= 2 || shared.height() <= 2, qPrintable(QString::number(i * 10 + k)));
            }
        }
        for (const QFont& font : {plan.titleFont, plan.meaningFont, plan.heldFont, plan.neededFont}) {
            QVERIFY(lettersOf(font) >= kLeastLetter);
        }
    }
}

void TestRibbon::itUnrolls() {
    HeadlineRibbon ribbon;
    ribbon.setMotion(0);
    ribbon.say(lead(QStringLiteral("Ann")), QStringLiteral("Ann leads."), Stay::untilClosed);
    QVERIFY2(ribbon.isVisible() && !ribbon.isUnrolling(), "without motion it is there at once");
    ribbon.setMotion(100);
    ribbon.say(lead(QStringLiteral("Bob")), QStringLiteral("Bob leads."), Stay::untilClosed);
    QVERIFY(ribbon.isVisible() && ribbon.isUnrolling());
    QTRY_VERIFY(!ribbon.isUnrolling());
    ribbon.say(lead(QStringLiteral("Bob")), QStringLiteral("Bob leads."), Stay::untilClosed);
    QVERIFY2(!ribbon.isUnrolling(), "what is there already does not move");
}

void TestRibbon::anyKeyEndsItsMotion() {
    QWidget other;
    HeadlineRibbon ribbon;
    ribbon.setMotion(350);
    ribbon.say(announcement(), QStringLiteral("Jonas announces."), Stay::always);
    QVERIFY(ribbon.isUnrolling());
    QTest::keyClick(&other, Qt::Key_N);
    QVERIFY(!ribbon.isUnrolling());
    QVERIFY(ribbon.isVisible());
}

void TestRibbon::pointsChangeInPlace() {
    HeadlineRibbon ribbon;
    ribbon.say(announcement(6), QStringLiteral("Jonas has 6 of 9 points."), Stay::always);
    ribbon.resize(ribbon.sizeHint());
    const QImage before = ribbon.grab().toImage();
    ribbon.setMotion(350);
    ribbon.say(announcement(7), QStringLiteral("Jonas has 7 of 9 points."), Stay::always);
    QVERIFY(!ribbon.isUnrolling());
    QCOMPARE(ribbon.accessibleName(), QStringLiteral("Jonas has 7 of 9 points."));
    QVERIFY(ribbon.grab().toImage() != before);
}

/// An announcement stays; the leader is shown elsewhere as well.
void TestRibbon::onlyWhatIsWeightyStays() {
    HeadlineRibbon ribbon;
    ribbon.setWhile(40);
    ribbon.say(lead(QStringLiteral("Ann")), {}, Stay::aWhile);
    QVERIFY(ribbon.isVisible());
    QTRY_VERIFY(!ribbon.isVisible());
    ribbon.say(lead(QStringLiteral("Bob")), {}, Stay::aWhile);
    ribbon.say(announcement(), {}, Stay::always);
    gnostica::tests::letTimePass(ribbon);
    QVERIFY(ribbon.isVisible());
}

void TestRibbon::othersAreClosed() {
    HeadlineRibbon ribbon;
    auto* close = ribbon.findChild<QToolButton*>();
    ribbon.say(lead(QStringLiteral("Ann")), {}, Stay::untilClosed);
    QVERIFY(close->isVisible());
    QVERIFY(!close->accessibleName().isEmpty());
    close->click();
    QVERIFY(!ribbon.isVisible());
    ribbon.say(lead(QStringLiteral("Ann")), {}, Stay::untilClosed);
    QVERIFY2(!ribbon.isVisible(), "a closed one does not return");
    ribbon.say(announcement(), {}, Stay::always);
    QVERIFY(ribbon.isVisible() && !close->isVisible());
}

void TestRibbon::underACoverItWaits() {
    HeadlineRibbon ribbon;
    ribbon.say(announcement(), {}, Stay::always);
    ribbon.setMotion(350);
    ribbon.cover();
    QVERIFY(!ribbon.isVisible());
    ribbon.say(announcement(), {}, Stay::always);
    QVERIFY(ribbon.isVisible() && !ribbon.isUnrolling());
    ribbon.dismiss();
    QVERIFY(!ribbon.isVisible());
}

void TestRibbon::itIsMirrored() {
    const auto drawn = [](Qt::LayoutDirection direction) {
        HeadlineRibbon ribbon;
        ribbon.setLayoutDirection(direction);
        ribbon.say(announcement(), {}, Stay::always);
        ribbon.resize(ribbon.sizeHint());
        return std::pair(ribbon.grab().toImage(), ribbon.plan());
    };
    const auto [plain, plan] = drawn(Qt::LeftToRight);
    const auto [mirrored, same] = drawn(Qt::RightToLeft);
    const auto redIn = [](const QImage& image, const QRect& place) {
        int count = 0;
        for (int x = place.left(); x <= place.right(); ++x) {
            count += image.pixelColor(x, place.center().y()) == ribbon::kFill ? 1 : 0;
        }
        return count;
    };
    QRect other = plan.notches;
    other.moveRight(plan.size.width() - 1 - plan.notches.left());
    QVERIFY(redIn(plain, plan.notches) < plan.notches.width() / 2);
    QVERIFY(redIn(mirrored, other) < plan.notches.width() / 2);
}

// ---- When it is due -------------------------------------------------------------------------------------------------

void TestRibbon::turnsAreInOrder() {
    DueSheet sheet;
    QVERIFY(!sheet.isWanted());
    sheet.present(
        {{Seat::a, QStringLiteral("Ana")}, {Seat::b, QStringLiteral("Tamar")}, {Seat::d, QStringLiteral("Jonas")}},
        QStringLiteral("You have one turn to stop Jonas."));
    QVERIFY(sheet.isWanted());
    QVERIFY(sheet.accessibleDescription().contains(QStringLiteral("Ana, Tamar, Jonas")));
    QVERIFY(sheet.accessibleDescription().contains(QStringLiteral("You have one turn to stop Jonas.")));
    QVERIFY(!sheet.accessibleName().isEmpty());
    sheet.present({}, {});
    QVERIFY(!sheet.isWanted());
}

void TestRibbon::turnsOfSixPlayersFit_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("letters");
    QTest::addColumn<int>("direction");
    for (const int direction : {int(Qt::LeftToRight), int(Qt::RightToLeft)}) {
        QTest::addRow("narrow %d", direction) << 187 << 1.0 << direction;
        QTest::addRow("usual %d", direction) << 220 << 1.0 << direction;
        QTest::addRow("large letters %d", direction) << 330 << 2.0 << direction;
    }
}

void TestRibbon::turnsOfSixPlayersFit() {
    QFETCH(int, width);
    QFETCH(double, letters);
    QFETCH(int, direction);
    DueSheet sheet;
    sheet.setFont(lettersIn(letters));
    sheet.setLayoutDirection(static_cast<Qt::LayoutDirection>(direction));
    std::vector<DueTurn> turns;
    for (int i = 0; i < 6; ++i) {
        turns.push_back(
            {gnostica::engine::seatAt(i), QStringList{"Ana", "Tamar", "Ilse", "Jonas", "Wilhelm", "Bo"}[i]});
    }
    sheet.present(turns, QStringLiteral("You have one turn to stop Wilhelm."));
    QVERIFY(sheet.leastWidth() <= width);
    sheet.place(QRect(0, 0, width, sheet.heightForWidth(width)));
    QVERIFY(sheet.isVisible());
    const std::vector<QRect> places = sheet.textPlaces();
    QCOMPARE(places.size(), turns.size() + 2);
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(sheet.rect().contains(places[i]));
        for (std::size_t k = i + 1; k < places.size(); ++k) {
            QVERIFY(!places[i].intersects(places[k]));
        }
    }
    QVERIFY(!sheet.grab().isNull());
}

/// Regression: the row of six players broke, with a dash at the beginning of the second one.
void TestRibbon::turnsThatDoNotFitAreAList() {
    for (const int count : {2, 6}) {
        DueSheet sheet;
        std::vector<DueTurn> turns;
        for (int i = 0; i < count; ++i) {
            turns.push_back({gnostica::engine::seatAt(i), QStringLiteral("Player")});
        }
        sheet.present(turns, QStringLiteral("Soon."));
        sheet.place(QRect(0, 0, 190, sheet.heightForWidth(190)));
        const std::vector<QRect> places = sheet.textPlaces();
        for (int i = 2; i <= count; ++i) {
            const QRect& before = places[static_cast<std::size_t>(i) - 1];
            const QRect& next = places[static_cast<std::size_t>(i)];
            QVERIFY(count == 2 ? next.left() > before.right() && next.top() == before.top()
                               : next.top() > before.bottom() && next.left() == before.left());
        }
    }
}

void TestRibbon::clicksGoThrough() {
    QWidget table;
    table.resize(900, 300);
    QPushButton behind(&table);
    behind.setGeometry(table.rect());
    HeadlineRibbon ribbon(&table);
    ribbon.setBehind(&behind);
    ribbon.say(lead(QStringLiteral("Ana")), QStringLiteral("Ana leads."), Stay::untilClosed);
    ribbon.setGeometry(100, 0, 700, 60);
    table.show();
    gnostica::tests::settle();
    QSignalSpy clicked(&behind, &QPushButton::clicked);
    QTest::mouseClick(&ribbon, Qt::LeftButton, {}, ribbon.rect().center());
    QCOMPARE(clicked.size(), 1);
    QVERIFY(ribbon.isVisible());
}

void TestRibbon::withoutAPlaceItIsHidden() {
    DueSheet sheet;
    QSignalSpy placed(&sheet, &DueSheet::placedChanged);
    sheet.present({{Seat::a, QStringLiteral("Ana")}, {Seat::b, QStringLiteral("Bo")}}, QStringLiteral("Soon."));
    sheet.place(QRect(0, 0, 200, 150));
    QVERIFY(sheet.isVisible() && sheet.isPlaced());
    sheet.place({});
    QVERIFY(!sheet.isVisible() && !sheet.isPlaced());
    QCOMPARE(placed.size(), 2);
}

QTEST_MAIN(TestRibbon)
#include "tst_ribbon.moc"
