// Searching for commands by name.
#include "app/gui/look/actions/command_search.h"
#include "app/gui/program/windows.h"
#include "tests/unit/gui/window_play.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// The search, as opened with Ctrl+K in a window.
class Search {
public:
    explicit Search(QWidget& window) : window_(window) {
        tests::activate(window);
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+K")));
    }
    CommandSearch* dialog() const { return window_.findChild<CommandSearch*>(); }
    QLineEdit* field() const { return dialog()->findChild<QLineEdit*>(); }
    QTreeView* list() const { return dialog()->findChild<QTreeView*>(); }
    QStringList found() const {
        QStringList names;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            names << list()->model()->index(row, 0).data().toString();
        }
        return names;
    }
    QString chosen() const { return list()->currentIndex().siblingAtColumn(0).data().toString(); }

private:
    QWidget& window_;
};

}  // namespace

class TestCommandSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedIsFoundAndDone();
    void arrowsWalkAndEscapeLeaves();
    void whatCannotBeDoneIsGreyAndNotDone();
    void nothingIsListedUnderACover();
    void otherWindowsHaveItToo();
};

void TestCommandSearch::whatIsTypedIsFoundAndDone() {
    Play play;
    play.start();
    const Search search(*play.window);
    QVERIFY(search.dialog() != nullptr);
    QTest::keyClicks(search.field(), QStringLiteral("not LOG"));
    QCOMPARE(search.found(), QStringList{QStringLiteral("Notation in the log")});
    QCOMPARE(search.list()->model()->index(0, 1).data().toString(), QStringLiteral("View"));
    QCOMPARE(search.list()->model()->index(0, 2).data().toString(), QStringLiteral("Ctrl+Shift+N"));
    QVERIFY(search.field()->accessibleDescription().contains(QStringLiteral("Notation in the log")));
    QVERIFY(search.dialog()->findChild<QLabel*>()->text().startsWith(u'1'));
    const bool was = play.window->actions().at(Act::notation)->isChecked();
    QTest::keyClick(search.field(), Qt::Key_Return);
    QTRY_VERIFY(search.dialog() == nullptr);
    QTRY_COMPARE(play.window->actions().at(Act::notation)->isChecked(), !was);
}

void TestCommandSearch::arrowsWalkAndEscapeLeaves() {
    Play play;
    play.start();
    const Search search(*play.window);
    QTest::keyClicks(search.field(), QStringLiteral("zoom"));
    QCOMPARE(search.found(), (QStringList{QStringLiteral("Zoom in"), QStringLiteral("Zoom out")}));
    QTest::keyClick(search.field(), Qt::Key_Down);
    QCOMPARE(search.chosen(), QStringLiteral("Zoom out"));
    QTest::keyClick(search.field(), Qt::Key_Down);
    QCOMPARE(search.chosen(), QStringLiteral("Zoom out"));
    QTest::keyClick(search.field(), Qt::Key_Up);
    QCOMPARE(search.chosen(), QStringLiteral("Zoom in"));
    QTest::keyClick(search.field(), Qt::Key_Escape);
    QTRY_VERIFY(search.dialog() == nullptr);
}

void TestCommandSearch::whatCannotBeDoneIsGreyAndNotDone() {
    Play play;
    play.start();
    QVERIFY(!play.window->actions().at(Act::redo)->isEnabled());
    const QSignalSpy done(play.window->actions().at(Act::redo), &QAction::triggered);
    const Search search(*play.window);
    QTest::keyClicks(search.field(), QStringLiteral("redo"));
    QCOMPARE(search.found(), QStringList{QStringLiteral("Redo")});
    QVERIFY(search.list()->model()->index(0, 0).data(Qt::ForegroundRole).isValid());
    QTest::keyClick(search.field(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QVERIFY(search.dialog() != nullptr && search.dialog()->isVisible());
    QVERIFY(done.isEmpty());
}

void TestCommandSearch::nothingIsListedUnderACover() {
    Play play;
    play.start();
    play.window->actions().setTableOpen(false);
    play.window->actions().setBoardOpen(false);
    const Search search(*play.window);
    const QStringList found = search.found();
    QVERIFY(found.contains(QStringLiteral("Settings")) && found.contains(QStringLiteral("Quit")));
    for (const QString& name : {QStringLiteral("Save"), QStringLiteral("Undo the last step"), QStringLiteral("Hint")}) {
        QVERIFY2(!found.contains(name), qPrintable(name));
    }
    play.window->actions().setTableOpen(true);  // the list updates
    QTRY_VERIFY(search.found().contains(QStringLiteral("Save")));
}

void TestCommandSearch::otherWindowsHaveItToo() {
    Play play;
    QWidget& position = play.window->windows().positions().show();
    const Search ofPosition(position);
    QVERIFY(ofPosition.dialog() != nullptr);
    QVERIFY(ofPosition.found().contains(QStringLiteral("Copy as text")));
    QVERIFY(!ofPosition.found().contains(QStringLiteral("Pass")));
}

QTEST_MAIN(TestCommandSearch)
#include "tst_command_search.moc"
