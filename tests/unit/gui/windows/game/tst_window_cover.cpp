// While the screen is handed over, only the cover responds, and no hand or bid is visible or audible.
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/wording/names.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/window_texts.h"

#include <QClipboard>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPointer>
#include <QShortcut>
#include <QTextBrowser>
#include <QTimer>
#include <QToolTip>
#include <QUrl>

#include <cmath>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

constexpr Qt::Key kKeys[] = {
    Qt::Key_N,         Qt::Key_E,      Qt::Key_S,    Qt::Key_W,     Qt::Key_U,      Qt::Key_0,      Qt::Key_1,
    Qt::Key_2,         Qt::Key_3,      Qt::Key_9,    Qt::Key_I,     Qt::Key_R,      Qt::Key_Plus,   Qt::Key_Minus,
    Qt::Key_Home,      Qt::Key_Down,   Qt::Key_Up,   Qt::Key_F1,    Qt::Key_F2,     Qt::Key_F3,     Qt::Key_F4,
    Qt::Key_F5,        Qt::Key_F6,     Qt::Key_F7,   Qt::Key_F8,    Qt::Key_F9,     Qt::Key_F10,    Qt::Key_F11,
    Qt::Key_F12,       Qt::Key_Menu,   Qt::Key_Tab,  Qt::Key_Space, Qt::Key_Delete, Qt::Key_Return, Qt::Key_Enter,
    Qt::Key_Backspace, Qt::Key_Escape, Qt::Key_Left, Qt::Key_Right};

/// Text does not use the keys that press a button, and leaves them to the cover.
bool leavesToTheCover(const QWidget& widget, Qt::Key key) {
    const bool presses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    const auto isText = [](const QWidget* shown) {
        return qobject_cast<const QTextEdit*>(shown) != nullptr || qobject_cast<const QLabel*>(shown) != nullptr;
    };
    return presses && (isText(&widget) || isText(widget.parentWidget()));
}

/// Closes any dialog that opens.
class DialogCloser {
public:
    DialogCloser() {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                dialog->close();
            }
            if (QWidget* menu = QApplication::activePopupWidget()) {
                menu->close();
            }
        });
        timer_.start(5);
    }

private:
    QTimer timer_;
};

/// Ann has bid, and the screen waits for Bob.
class HandedOver : public Play {
public:
    HandedOver() : Play(true) {
        start({{"start", "bid"}});
        accept();
        const CardSet hand = session().game().state().hands[Seat::a];
        bid_ = *hand.begin();
        pickInHand(0);
        window->actions().at(Act::confirm)->trigger();
        for (const Seat seat : {Seat::a, Seat::b}) {
            for (const Card card : session().game().state().hands[seat]) {
                secrets_.insert(wording::cardName(card));
            }
        }
        secrets_.insert(wording::cardName(bid_));
        moments_ = session().game().history().size();
    }
    ScreenCover* cover() { return window->area().cover(); }
    QPushButton* ready() { return visible<QPushButton>(cover())[0]; }
    void accept() { QTest::mouseClick(ready(), Qt::LeftButton); }
    /// The help, read in the meantime.
    HelpPanel& help() {
        window->actions().at(Act::help)->trigger();
        tests::settle();
        return window->tablePanels().help();
    }
    void pickInHand(int row) {
        const QModelIndex cell = handList()->model()->index(row, 0);
        QTest::mouseClick(handList()->viewport(), Qt::LeftButton, {}, handList()->visualRect(cell).center());
    }
    bool isSecret(const QString& text) const {
        return std::any_of(secrets_.begin(), secrets_.end(), [&](const QString& name) { return text.contains(name); });
    }
    /// Empty, or a description of what changed or was revealed.
    QString harm() {
        if (!cover()->isVisible() || session().table().coveredFor() != Seat::b) {
            return QStringLiteral("the cover is gone");
        }
        if (session().game().history().size() != moments_ || !session().table().isLive()) {
            return QStringLiteral("the game has moved");
        }
        QString found;
        const auto hear = [&](const QString& text, const QString& who) {
            const bool isHelp = who.startsWith(QLatin1String("QTextBrowser"));  // describes every card
            const bool isPuzzle = who.contains(QLatin1String("Puzzle"));        // with a hand of its own
            found = !isHelp && !isPuzzle && isSecret(text) ? who + QStringLiteral(": ") + text : found;
        };
        hearWindow(*window, hear);
        hearTree(QAccessible::queryAccessibleInterface(window.get()),
                 [&](const QString& text, const QString& who) { hear(text, who); });
        const QString copied = QGuiApplication::clipboard()->text();
        if (!copied.startsWith(QStringLiteral("# A: "))) {  // compared rules name cards, but reveal no hand
            hear(copied, QStringLiteral("clipboard"));
        }
        hear(QToolTip::text(), QStringLiteral("tool tip"));
        return found;
    }

private:
    std::set<QString> secrets_;
    Card bid_;
    std::size_t moments_ = 0;
};

}  // namespace

class TestWindowCover : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsASheetWithThePieceOfThePlayer();
    void noActionAnswers();
    void noKeyAnswers();
    void noClickAnswers();
    void aClickOnItGivesItTheKeyboard();
    void whatIsReadLeavesItsKeysToIt_data();
    void whatIsReadLeavesItsKeysToIt();
    void noFileIsTaken();
    void settingsDoNotLiftIt();
    void nothingStaysOfWhatWasAsked();
    void everythingAnswersAfterwards();
    void screenReadersHearTheHandOnlyThen();
    void nothingSaidBeforeIsReadToTheNext();
};

void TestWindowCover::itIsASheetWithThePieceOfThePlayer() {
    HandedOver play;
    const auto* piece = play.cover()->findChild<SeatBadge*>();
    QVERIFY(piece != nullptr && piece->isVisible());
    QCOMPARE(piece->seat(), Seat::b);
    QVERIFY(play.ready()->hasFocus());
    const QRect sheet = piece->parentWidget()->geometry();
    QVERIFY(play.cover()->rect().contains(sheet));
    const QImage picture = play.cover()->grab().toImage();
    const auto colourAt = [&](const QPoint& place) { return picture.pixelColor(place * picture.devicePixelRatio()); };
    const auto isParchment = [](const QColor& colour) {
        const QColor& wanted = wornTheme().parchment;
        return std::abs(colour.red() - wanted.red()) < 24 && std::abs(colour.blue() - wanted.blue()) < 24;
    };
    QVERIFY(isParchment(colourAt({sheet.left() + 30, sheet.center().y()})));
    QVERIFY(!isParchment(colourAt({sheet.left() - 30, sheet.center().y()})));
    for (const QLabel* label : play.cover()->findChildren<QLabel*>()) {
        QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
}

void TestWindowCover::noActionAnswers() {
    const DialogCloser closer;
    HandedOver play;
    QCOMPARE(play.harm(), QString());
    const ActionSet& actions = play.window->actions();
    for (const Act act : {Act::undo, Act::redo, Act::takeBack, Act::first, Act::previous, Act::last, Act::branch,
                          Act::save, Act::saveAs, Act::open, Act::hint, Act::review, Act::confirm, Act::notation}) {
        QVERIFY2(!actions.at(act)->isEnabled(), qPrintable(actions.at(act)->text()));
    }
    for (const Act act : {Act::quit, Act::settings, Act::help, Act::rules, Act::keys, Act::about}) {
        QVERIFY2(actions.at(act)->isEnabled(), qPrintable(actions.at(act)->text()));
    }
    for (QAction* action : play.window->findChildren<QAction*>()) {
        if (action != actions.at(Act::quit)) {
            action->trigger();
            QVERIFY2(play.harm().isEmpty(), qPrintable(action->text() + QStringLiteral(": ") + play.harm()));
        }
    }
}

void TestWindowCover::noKeyAnswers() {
    const DialogCloser closer;
    HandedOver play;
    const ActionSet& actions = play.window->actions();
    for (const Act act : actions.acts()) {
        for (const QKeySequence& keys : actions.at(act)->shortcuts()) {
            if (act != Act::quit) {
                QTest::keySequence(play.window.get(), keys);
                QVERIFY2(play.harm().isEmpty(), qPrintable(keys.toString() + QStringLiteral(": ") + play.harm()));
            }
        }
    }
    for (const QShortcut* shortcut : play.window->findChildren<QShortcut*>()) {
        QTest::keySequence(play.window.get(), shortcut->key());
    }
    QCOMPARE(play.harm(), QString());
    std::vector<QPointer<QWidget>> widgets;  // a key may delete some of them
    for (QWidget* widget : play.window->findChildren<QWidget*>()) {
        widgets.emplace_back(widget);
    }
    for (const QPointer<QWidget>& widget : widgets) {
        const bool takesKeys = widget && widget->focusPolicy() != Qt::NoFocus && widget->isVisible();
        if (takesKeys && !play.cover()->isAncestorOf(widget) && widget->parentWidget() != nullptr) {
            const QString speaker = speakerOf(*widget, "");
            for (const Qt::Key key : kKeys) {
                if (widget && !leavesToTheCover(*widget, key)) {
                    QTest::keyClick(widget.data(), key);
                }
            }
            QVERIFY2(play.harm().isEmpty(), qPrintable(speaker + play.harm()));
        }
    }
}

void TestWindowCover::noClickAnswers() {
    const DialogCloser closer;
    HandedOver play;
    for (QAbstractItemView* view : play.window->findChildren<QAbstractItemView*>()) {
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QPoint place = view->visualRect(view->model()->index(row, 0)).center();
            for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
                QTest::mouseClick(view->viewport(), button, {}, place);
                QTest::mouseDClick(view->viewport(), button, {}, place);
            }
        }
        QVERIFY2(play.harm().isEmpty(), qPrintable(speakerOf(*view, "") + play.harm()));
    }
    play.click(play.placeOf(Space{0, 0}));
    for (QAbstractButton* button : play.window->findChildren<QAbstractButton*>()) {
        if (!play.cover()->isAncestorOf(button) && button->isVisible()) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(play.harm(), QString());
    QVERIFY(play.answer().isEmpty());
}

// Regression: after a click into the search of the help, only a click on the button itself restored the focus.
void TestWindowCover::aClickOnItGivesItTheKeyboard() {
    HandedOver play;
    auto* search = play.help().findChild<QLineEdit*>();
    tests::letTimePass(*play.cover());
    const QWidget* text = play.cover()->findChild<QLabel*>();
    const std::vector<std::pair<QWidget*, QPoint>> places{
        {play.cover(), QPoint(3, 3)},
        {text->parentWidget(), QPoint(3, 3)},
        {const_cast<QWidget*>(text), text->rect().center()},
    };
    for (const auto& [widget, place] : places) {
        QTest::mouseClick(search, Qt::LeftButton);
        QCOMPARE(play.window->focusWidget(), search);
        QTest::keyClick(search, Qt::Key_Return);
        QTest::keyClick(search, Qt::Key_Space);
        QCOMPARE(search->text(), QStringLiteral(" "));  // the key is typed
        search->clear();
        QTest::mouseClick(widget, Qt::LeftButton, {}, place);
        QCOMPARE(play.window->focusWidget(), play.ready());
        QVERIFY2(play.harm().isEmpty(), qPrintable(play.harm()));
    }
    QTest::keyClick(play.window->focusWidget(), Qt::Key_Return);
    QVERIFY(!play.cover()->isVisible());
}

void TestWindowCover::whatIsReadLeavesItsKeysToIt_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("floats");
    QTest::newRow("Return") << static_cast<int>(Qt::Key_Return) << false;
    QTest::newRow("Enter") << static_cast<int>(Qt::Key_Enter) << false;
    QTest::newRow("Space") << static_cast<int>(Qt::Key_Space) << false;
    QTest::newRow("in a panel that floats") << static_cast<int>(Qt::Key_Return) << true;
}

// Regression: after a click into the text of the help, no key took over the screen.
void TestWindowCover::whatIsReadLeavesItsKeysToIt() {
    QFETCH(int, key);
    QFETCH(bool, floats);
    HandedOver play;
    auto* text = play.help().findChild<QTextBrowser*>();
    play.window->sheets().setArranged(floats);
    play.window->tablePanels().helpSheet()->setFloating(floats);
    play.window->tablePanels().helpSheet()->show();
    tests::settle();
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, text->viewport()->rect().center());
    QCOMPARE(text->window()->focusWidget(), text);
    QKeyEvent held(QEvent::KeyPress, key, {}, QString(), true);
    QApplication::sendEvent(text, &held);
    QVERIFY2(play.harm().isEmpty(), qPrintable(play.harm()));
    tests::letTimePass(*play.cover());
    QTest::keyClick(text, Qt::Key_Down);
    QTest::keyClick(text, static_cast<Qt::Key>(key), Qt::ControlModifier);
    QVERIFY2(play.harm().isEmpty(), qPrintable(play.harm()));
    QTest::keyClick(text, static_cast<Qt::Key>(key));
    QVERIFY(!play.cover()->isVisible());
}

void TestWindowCover::noFileIsTaken() {
    HandedOver play;
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.gnostica"));
    QVERIFY(table::saveRecord(path, play.session().referee().played()));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const table::GameSession* before = &play.session();
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, {});
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, {});
    QVERIFY(!play.window->acceptDrops());
    for (QEvent* event : std::initializer_list<QEvent*>{&enter, &drop}) {
        QApplication::sendEvent(play.window.get(), event);
    }
    tests::settle();
    QCOMPARE(&play.session(), before);
    play.accept();
    QVERIFY(play.window->acceptDrops());
}

// Regression: "Hide hands between players" could be switched off during the handover.
void TestWindowCover::settingsDoNotLiftIt() {
    HandedOver play;
    play.settings.change([](gui::Settings& settings) { settings.manners = {false, true}; });
    QCOMPARE(play.harm(), QString());
    play.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(play.harm(), QString());
    play.accept();
    QCOMPARE(play.session().table().viewer(), Seat::b);
    QVERIFY(play.session().table().manners().undoFreely);
    play.pickInHand(0);
    play.key(Qt::Key_Return);
    QVERIFY(!play.session().table().coveredFor());  // from now on the screen is not handed over
}

/// The answer to a question, and the card under the pointer.
void TestWindowCover::nothingStaysOfWhatWasAsked() {
    Play play(true);
    play.start();
    QTest::mouseClick(play.visible<QPushButton>(play.window->area().cover())[0], Qt::LeftButton);
    const QModelIndex cell = play.handList()->model()->index(0, 0);
    QTest::mouseClick(play.handList()->viewport(), Qt::LeftButton, {}, play.handList()->visualRect(cell).center());
    QVERIFY(!play.answer().isEmpty());  // no card is played before the first piece
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    QToolTip::showText(QPoint(10, 10), cell.data().toString(), play.handList());
    QVERIFY(play.session().play(step::Done{}));
    QVERIFY(play.window->area().cover()->isVisible());
    QVERIFY(play.answer().isEmpty());
    QTRY_VERIFY(!QToolTip::isVisible());
}

void TestWindowCover::everythingAnswersAfterwards() {
    HandedOver play;
    const HandPanel* hand = &play.window->tablePanels().hand();
    QVERIFY(!hand->isEnabled());
    play.accept();
    QVERIFY(hand->isEnabled());
    QVERIFY(play.window->actions().at(Act::save)->isEnabled());
    QVERIFY(!play.window->actions().at(Act::redo)->isEnabled());  // there is nothing to redo
    QVERIFY(play.view()->isEnabled());
    QVERIFY(play.handList()->hasFocus());  // a card must be bid: there is nothing to pick on the board
}

void TestWindowCover::screenReadersHearTheHandOnlyThen() {
    HandedOver play;
    const auto tree = [&] {
        QStringList all;
        hearTree(QAccessible::queryAccessibleInterface(play.window.get()),
                 [&](const QString& text, const QString&) { all += text; });
        return all;
    };
    QVERIFY(tree().contains(QStringLiteral("Please hand the screen to Bob")));
    QVERIFY(tree().contains(QStringLiteral("I am Bob: show my cards")));
    QCOMPARE(tree().filter(QStringLiteral("can be picked")).size(), 0);
    play.accept();
    QCOMPARE(tree().filter(QStringLiteral("can be picked")).size(), 6);
    for (const QWidget* widget : play.visible<QWidget>()) {
        QAccessibleInterface* object = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        const bool isPart = qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr ||
                            widget->objectName().startsWith(QStringLiteral("qt_")) || widget->isWindow();
        if (object != nullptr && object->state().focusable && !isPart) {
            QVERIFY2(!object->text(QAccessible::Name).isEmpty(), qPrintable(speakerOf(*widget, "has no name")));
        }
    }
}

void TestWindowCover::nothingSaidBeforeIsReadToTheNext() {
    HandedOver play;
    const QSignalSpy said(&Announcer::of(*play.window), &Announcer::reading);
    announce(*play.cover(), QStringLiteral("That is all."), Saying::news);  // after everything that waits
    QTRY_VERIFY(!said.isEmpty() && said.last().first().toString().contains(QLatin1String("That is all.")));
    for (const QList<QVariant>& each : said) {
        QVERIFY2(!play.isSecret(each.first().toString()), qPrintable(each.first().toString()));
    }
}

QTEST_MAIN(TestWindowCover)
#include "tst_window_cover.moc"
