// The controls for values other than a word or a number: a drawn board, and numbers by card.
#include "app/gui/shared/options/cards/card_numbers_editor.h"
#include "app/gui/shared/options/layout/layout_board.h"
#include "app/gui/shared/options/layout/layout_editor.h"
#include "app/wording/names.h"
#include "engine/model/card_keys.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/shop.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Shop;
using nlohmann::json;

namespace {

using Square = LayoutPlan::Square;

const wording::Vocabulary& builtinWords() {
    static const wording::Vocabulary words = wording::builtinVocabulary();
    return words;
}

/// A control on its own, and a user who operates it.
template <class Editor>
class Bench {
public:
    explicit Bench(engine::OptionType type, const json& value) : editor(option(type), builtinWords(), nullptr) {
        editor.setValue(value);
        editor.retranslate();
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor, gnostica::tests::kPatienceMs));
    }

    template <class Control>
    Control& part(const char* name) const {
        return *editor.template findChild<Control*>(QString::fromUtf8(name));
    }
    void press(const char* button) const { QTest::mouseClick(&part<QAbstractButton>(button), Qt::LeftButton); }
    /// Types in the open list of cards.
    static void look(const QString& words, Qt::Key then) {
        QWidget* popup = QApplication::activePopupWidget();
        QVERIFY(popup != nullptr);
        auto* search = popup->findChild<QLineEdit*>();
        QTest::keyClicks(search, words);
        QTest::keyClick(search, then);
    }

    Editor editor;
    QSignalSpy changes{&editor, &ValueEditor::changed};

private:
    static engine::Option option(engine::OptionType type) {
        engine::Option option;
        option.key = "value";
        option.pointer = "/value";
        option.type = type;
        option.maximum = type == engine::OptionType::layout ? engine::kLongestLayout : 9;
        return option;
    }
};

class Drawing : public Bench<LayoutEditor> {
public:
    explicit Drawing(const json& value = json::array()) : Bench(engine::OptionType::layout, value) {}

    LayoutBoard& board() const { return part<LayoutBoard>("layoutBoard"); }
    QPoint middle(Square square) const {
        return board().visualRect(board().model()->index(square.row, square.column)).center();
    }
    void click(Square square) const { QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, middle(square)); }
    void drag(Square from, Square to) const {
        QTest::mousePress(board().viewport(), Qt::LeftButton, {}, middle(from));
        for (int column = from.column; column <= to.column; ++column) {
            const QPoint at = middle({column, to.row});
            QMouseEvent move(QEvent::MouseMove, QPointF(at), QPointF(board().viewport()->mapToGlobal(at)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(board().viewport(), &move);
        }
        QTest::mouseRelease(board().viewport(), Qt::LeftButton, {}, middle(to));
    }
    void key(Qt::Key key) const { QTest::keyClick(&board(), key); }
};

class Numbers : public Bench<CardNumbersEditor> {
public:
    explicit Numbers(const json& value = json::object()) : Bench(engine::OptionType::cardNumbers, value) {}

    void type(const QString& number) const {
        auto* field = qobject_cast<QSpinBox*>(QApplication::focusWidget());
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, number);
    }
    QStringList offered() const {
        QStringList texts;
        const auto* list = QApplication::activePopupWidget()->findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i) {
            texts << list->item(i)->text();
        }
        return texts;
    }
};

json list(std::initializer_list<const char*> rows) {
    return json(std::vector<std::string>(rows.begin(), rows.end()));
}

}  // namespace

class TestValueEditors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickLaysACardAndTakesItAway();
    void aBoardIsDrawnByKeysAlone();
    void draggingIsOneChange();
    void aSquareIsGivenACertainCard();
    void noCardLiesTwice();
    void theUsualShapes();
    void rowsThatStayAreWrittenAsTheyWere();
    void westIsLeft();
    void screenReadersAreToldTheSquares();
    void cardsAreGivenNumbers();
    void aSuitIsOneLine();
    void noCardIsThereTwice();
    void numbersByKeysAlone();
    void whatIsGivenIsGivenBack_data();
    void whatIsGivenIsGivenBack();
    void onlyTheLinesThatMustAreChanged();
    void whatTheParentSaysIsSaidInWords();
    void aProblemInARowOfTheBoardLeadsToIt();
};

void TestValueEditors::aClickLaysACardAndTakesItAway() {
    const Drawing drawing;
    drawing.click({2, 2});
    drawing.click({4, 3});
    QCOMPARE(drawing.editor.value(), list({"* . .", ". . *"}));
    drawing.click({2, 2});
    QCOMPARE(drawing.editor.value(), list({"*"}));  // the board is as large as the drawing
    drawing.click({4, 3});
    QCOMPARE(drawing.editor.value(), json::array());
    QCOMPARE(drawing.changes.size(), 4);
}

void TestValueEditors::aBoardIsDrawnByKeysAlone() {
    Drawing drawing;
    drawing.editor.setFocus(Qt::TabFocusReason);
    QVERIFY(drawing.board().hasFocus());
    drawing.key(Qt::Key_Space);
    drawing.key(Qt::Key_Right);
    drawing.key(Qt::Key_Space);
    drawing.key(Qt::Key_Down);
    drawing.key(Qt::Key_Return);
    Drawing::look(QStringLiteral("moon"), Qt::Key_Return);
    QCOMPARE(drawing.editor.value(), list({"* *", ". moon"}));
    drawing.key(Qt::Key_Delete);
    QCOMPARE(drawing.editor.value(), list({"* *"}));
    drawing.key(Qt::Key_Delete);  // the board is empty
    QCOMPARE(drawing.changes.size(), 4);
    drawing.key(Qt::Key_Space);
    drawing.key(Qt::Key_Left);
    drawing.key(Qt::Key_Return);
    Drawing::look(QStringLiteral("moon"), Qt::Key_Return);
    QCOMPARE(drawing.editor.value(), list({"*    *", "moon *"}));
}

void TestValueEditors::draggingIsOneChange() {
    const Drawing drawing(list({"* . *"}));
    const Square left{2, 3};
    QVERIFY(drawing.board().plan().isAnyCard(left));
    drawing.drag({1, 3}, {6, 3});
    QCOMPARE(drawing.editor.value(), list({"* * * * * *"}));
    QCOMPARE(drawing.changes.size(), 1);
    drawing.drag({3, 3}, {5, 3});
    QCOMPARE(drawing.editor.value(), list({"* * . . . *"}));
    QCOMPARE(drawing.changes.size(), 2);
}

void TestValueEditors::aSquareIsGivenACertainCard() {
    const Drawing drawing(list({"* *"}));
    const QPoint place = drawing.middle({3, 3});
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, drawing.board().viewport()->mapToGlobal(place));
    QApplication::sendEvent(drawing.board().viewport(), &asked);
    Drawing::look(QStringLiteral("cups two"), Qt::Key_Enter);
    QCOMPARE(drawing.editor.value(), list({"cups-2 *"}));
    drawing.key(Qt::Key_Return);
    Drawing::look(QStringLiteral("no such card"), Qt::Key_Return);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QCOMPARE(drawing.editor.value(), list({"cups-2 *"}));
    drawing.key(Qt::Key_Return);
    Drawing::look(QStringLiteral("any"), Qt::Key_Return);
    QCOMPARE(drawing.editor.value(), list({"* *"}));
}

void TestValueEditors::noCardLiesTwice() {
    const Drawing drawing(list({"sun *"}));
    drawing.board().setCurrentIndex(drawing.board().model()->index(3, 4));
    drawing.key(Qt::Key_Return);
    Drawing::look(QStringLiteral("the sun"), Qt::Key_Return);
    QCOMPARE(drawing.editor.value(), list({"*   sun"}));
}

void TestValueEditors::theUsualShapes() {
    const Drawing drawing;
    QVERIFY(!drawing.part<QPushButton>("clearLayout").isEnabled());
    auto* columns = drawing.editor.findChildren<QSpinBox*>().front();
    columns->selectAll();
    QTest::keyClicks(columns, QStringLiteral("4"));
    drawing.press("drawRectangle");
    QCOMPARE(drawing.editor.value(), list({"* * * *", "* * * *", "* * * *"}));
    const auto texts = drawing.editor.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        texts, [](const QLabel* label) { return label->text().contains(QStringLiteral("12 territories")); }));
    drawing.press("clearLayout");
    QCOMPARE(drawing.editor.value(), json::array());
}

void TestValueEditors::rowsThatStayAreWrittenAsTheyWere() {
    const Drawing drawing(list({"*  *     *", "*  world *", "*  *     *"}));
    drawing.click({3, 2});
    QCOMPARE(drawing.editor.value(), list({"*  .     *", "*  world *", "*  *     *"}));
    drawing.click({3, 3});
    QCOMPARE(drawing.editor.value(), list({"*  .     *", "*  .     *", "*  *     *"}));
    drawing.board().setCurrentIndex(drawing.board().model()->index(4, 3));
    drawing.key(Qt::Key_Return);
    Drawing::look(QStringLiteral("the world"), Qt::Key_Return);
    QCOMPARE(drawing.editor.value(), list({"*  .     *", "*  .     *", "*  world *"}));
}

void TestValueEditors::westIsLeft() {
    Drawing drawing(list({"* sun"}));
    drawing.editor.setLayoutDirection(Qt::RightToLeft);
    QCoreApplication::processEvents();
    QVERIFY(drawing.middle({3, 3}).x() < drawing.middle({4, 3}).x());
    drawing.board().setCurrentIndex(drawing.board().model()->index(3, 3));
    drawing.key(Qt::Key_Right);
    QVERIFY(!drawing.board().plan().cardAt({drawing.board().currentIndex().column(), 3}).isNone());
}

void TestValueEditors::screenReadersAreToldTheSquares() {
    const Drawing drawing(list({"* sun"}));
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&drawing.board());
    QVERIFY(board != nullptr && !board->text(QAccessible::Name).isEmpty());
    QAccessibleInterface* square = board->tableInterface()->cellAt(3, 4);
    QCOMPARE(square->text(QAccessible::Name), QStringLiteral("Row 4, column 5: The Sun"));
    QVERIFY(board->tableInterface()->cellAt(3, 3)->text(QAccessible::Name).endsWith(QStringLiteral("Any card")));
}

void TestValueEditors::cardsAreGivenNumbers() {
    const Numbers numbers(json{{"fool", 0}});
    numbers.press("addCard");
    Numbers::look(QStringLiteral("world"), Qt::Key_Return);
    numbers.type(QStringLiteral("5"));
    QCOMPARE(numbers.editor.value(), json({{"fool", 0}, {"world", 5}}));
    numbers.press("remove fool");
    QCOMPARE(numbers.editor.value(), json({{"world", 5}}));
    QCOMPARE(numbers.part<QSpinBox>("number world").value(), 5);
    auto& field = numbers.part<QSpinBox>("number world");
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("8"));
    QCOMPARE(numbers.editor.value(), json({{"world", 8}}));
}

void TestValueEditors::aSuitIsOneLine() {
    const Numbers numbers;
    numbers.press("addCard");
    Numbers::look(QStringLiteral("cups (all)"), Qt::Key_Return);
    numbers.type(QStringLiteral("4"));
    QCOMPARE(numbers.editor.value().size(), std::size_t{14});
    QCOMPARE(numbers.editor.value()["cups-king"], 4);
    // One card may have a separate number.
    numbers.press("addCard");
    Numbers::look(QStringLiteral("ace of cups"), Qt::Key_Return);
    numbers.type(QStringLiteral("7"));
    QCOMPARE(numbers.editor.value()["cups-ace"], 7);
    QCOMPARE(numbers.editor.value()["cups-2"], 4);
    // It looks the same when it is opened again.
    const Numbers again(numbers.editor.value());
    QCOMPARE(again.editor.findChildren<QSpinBox*>().size(), 2);
    again.press("remove cups-ace");
    QCOMPARE(again.editor.value()["cups-ace"], 4);
}

void TestValueEditors::noCardIsThereTwice() {
    const Numbers numbers(json{{"world", 5}});
    numbers.press("addCard");
    QCOMPARE(numbers.offered().size(), 82);
    QVERIFY(!numbers.offered().contains(wording::cardName(engine::major::world)));
    QApplication::activePopupWidget()->close();
    QCOMPARE(numbers.changes.size(), 0);
}

void TestValueEditors::numbersByKeysAlone() {
    Numbers numbers;
    numbers.editor.setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    Numbers::look(QStringLiteral("sun"), Qt::Key_Down);  // there is no row below it
    QTest::keyClick(QApplication::activePopupWidget()->findChild<QLineEdit*>(), Qt::Key_Return);
    numbers.type(QStringLiteral("3"));
    QCOMPARE(numbers.editor.value(), json({{"sun", 3}}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(numbers.editor.value(), json::object());
}

void TestValueEditors::whatIsGivenIsGivenBack_data() {
    QTest::addColumn<QString>("given");
    QTest::newRow("nothing drawn") << QStringLiteral("[]");
    QTest::newRow("a ring") << QStringLiteral(R"(["* *  *", "* .  *", "* sun *"])");
    QTest::newRow("holes at the edge") << QStringLiteral(R"([". .", "* ."])");
    QTest::newRow("the largest") << QStringLiteral(R"(["* * * * * * * *"])");
    QTest::newRow("what means nothing") << QStringLiteral(R"(["* sunn"])");
    QTest::newRow("too large") << QStringLiteral(R"(["* * * * * * * * * *"])");
    QTest::newRow("no numbers") << QStringLiteral("{}");
    QTest::newRow("numbers") << QStringLiteral(R"({"world": 5, "fool": 0})");
    QTest::newRow("strange numbers") << QStringLiteral(R"({"world": "five", "sunn": 2})");
}

void TestValueEditors::whatIsGivenIsGivenBack() {
    QFETCH(const QString, given);
    const json value = json::parse(given.toStdString());
    if (value.is_array()) {
        const Drawing drawing(value);
        QCOMPARE(drawing.editor.value(), value);
        QCOMPARE(drawing.changes.size(), 0);
    } else {
        const Numbers numbers(value);
        QCOMPARE(numbers.editor.value(), value);
        QCOMPARE(numbers.changes.size(), 0);
    }
}

void TestValueEditors::onlyTheLinesThatMustAreChanged() {
    const QByteArray text = R"({
    "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine" },
    "deck": { "cardValues": { "sun": 4,   "world": 5 } },
    "board": {
        "layout": [
            "*  *     *",
            "*  world *"
        ]
    }
}
)";
    const Shop shop({{QStringLiteral("mine.json"), text}});
    shop.open("mine");
    auto& board = shop.control<LayoutBoard>("layout");
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.visualRect(board.model()->index(3, 2)).center());
    auto& values = *shop.row("cardValues").editor().findChild<QSpinBox*>(QStringLiteral("number world"));
    values.selectAll();
    QTest::keyClicks(&values, QStringLiteral("9"));
    shop.settle();
    QByteArray expected = text;
    expected.replace("\"*  *     *\"", "\".  *     *\"").replace("\"world\": 5", "\"world\": 9");
    QCOMPARE(shop.text(), QString::fromUtf8(expected));
    QCOMPARE(shop.draft().history().count(), 2);
    shop.act(Act::undoEdit);
    shop.act(Act::undoEdit);
    shop.settle();
    QCOMPARE(shop.text(), QString::fromUtf8(text));
    QVERIFY(board.plan().isAnyCard({2, 3}));
    QCOMPARE(values.value(), 5);
}

void TestValueEditors::whatTheParentSaysIsSaidInWords() {
    const QByteArray parent = R"({ "format": 1, "id": "parent", "kind": "game", "extends": "gnostica",
        "name": {"en": "Parent"}, "deck": {"cardValues": {"world": 5, "fool": 0}},
        "board": {"layout": ["* sun .", "* * *"]} })";
    const QByteArray text = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "parent",
        "name": {"en": "Mine"} })";
    const Shop shop({{QStringLiteral("parent.json"), parent}, {QStringLiteral("mine.json"), text}});
    shop.open("mine");
    const auto says = [&](const char* key, const char* words) {
        return std::ranges::any_of(shop.row(key).findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QString::fromUtf8(words));
        });
    };
    QTest::mouseClick(shop.row("layout").editor().findChild<QPushButton*>(QStringLiteral("clearLayout")),
                      Qt::LeftButton);
    QTest::mouseClick(shop.row("cardValues").editor().findChild<QToolButton*>(), Qt::LeftButton);
    shop.settle();
    QVERIFY(says("layout", "In Parent: 5 territories on 3 × 2 squares"));
    QVERIFY(says("cardValues", "In Parent: The Fool: 0, The World: 5"));
    QCOMPARE(shop.draft().document()->value()["deck"]["cardValues"], json({{"fool", nullptr}}));
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
}

void TestValueEditors::aProblemInARowOfTheBoardLeadsToIt() {
    const QByteArray text = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
        "name": {"en": "Mine"}, "board": {"layout": ["* *", "* sunn"]} })";
    const Shop shop({{QStringLiteral("mine.json"), text}});
    shop.open("mine");
    auto& board = shop.control<LayoutBoard>("layout");
    QVERIFY(board.visibleRegion().isEmpty());
    shop.window->draft()->bench().focus.go("/board/layout/1", nullptr);
    tests::settle();
    QVERIFY(!board.visibleRegion().isEmpty());
    // A sign without a meaning is shown, and removed by a click.
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.visualRect(board.model()->index(4, 4)).center());
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.visualRect(board.model()->index(4, 4)).center());
    shop.settle();
    QCOMPARE(shop.draft().document()->value()["board"]["layout"], list({"* *", "* *"}));
    QVERIFY(shop.window->panes()->problems().summary().contains(QStringLiteral("No errors")));
}

QTEST_MAIN(TestValueEditors)
#include "tst_value_editors.moc"
