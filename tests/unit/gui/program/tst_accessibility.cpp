// What screen readers find on the table: at least what they found before it was one table (tests/golden).
#include "app/gui/windows/game/start_desk.h"
#include "tests/unit/gui/window_play.h"

#include <QAccessible>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;
using gnostica::tests::settle;

namespace {

/// A line of the golden list.
struct Wanted {
    QString moment;
    QString kind;
    QString name;
    QString in;
    QString says;
    QStringList must;
};

std::vector<Wanted> readWanted() {
    QFile file(QStringLiteral(GNOSTICA_TEST_DATA "/golden/accessibility.txt"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no golden list");
    }
    std::vector<Wanted> all;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        if (line.startsWith(u'#')) {
            continue;
        }
        QStringList parts = line.split(QRegularExpression(QStringLiteral(" \\|(?= |$)")));
        if (parts.size() != 6) {
            qFatal("6 parts expected: %s", qPrintable(line));
        }
        for (QString& part : parts) {
            part = part.trimmed();
        }
        all.push_back({parts[0], parts[1], parts[2], parts[3], parts[4], parts[5].split(u' ', Qt::SkipEmptyParts)});
    }
    return all;
}

/// An object in the tree of a window.
struct Told {
    QAccessibleInterface* object = nullptr;
    QString name;
    QStringList around;  ///< names of what it is in
};

void tell(QAccessibleInterface* object, const QStringList& around, std::vector<Told>& all) {
    if (object == nullptr || !object->isValid()) {
        return;
    }
    const Told told{object, object->text(QAccessible::Name), around};
    all.push_back(told);
    const QStringList inner = told.name.isEmpty() ? around : around + QStringList{told.name};
    for (int i = 0; i < object->childCount(); ++i) {
        tell(object->child(i), inner, all);
    }
}

std::vector<Told> treeOf(Play& play) {
    std::vector<Told> all;
    tell(QAccessible::queryAccessibleInterface(play.window.get()), {}, all);
    return all;
}

bool matches(const QString& pattern, const QString& text) {
    return pattern.isEmpty() || QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

bool isKind(const QString& kind, QAccessible::Role role) {
    static const std::map<QString, std::set<QAccessible::Role>> kRoles{
        {QStringLiteral("button"),
         {QAccessible::Button, QAccessible::ButtonMenu, QAccessible::ButtonDropDown, QAccessible::CheckBox,
          QAccessible::RadioButton}},
        {QStringLiteral("text"), {QAccessible::StaticText}},
        {QStringLiteral("list"), {QAccessible::List}},
        {QStringLiteral("item"), {QAccessible::ListItem, QAccessible::Cell}},
        {QStringLiteral("edit"), {QAccessible::EditableText}}};
    const auto found = kRoles.find(kind);
    return found == kRoles.end() ? kind == QStringLiteral("any") : found->second.contains(role);
}

bool canBePressed(QAccessibleInterface* object) {
    QAccessibleActionInterface* actions = object->actionInterface();
    const QStringList names = actions != nullptr ? actions->actionNames() : QStringList();
    return std::ranges::any_of(std::initializer_list<QString>{QAccessibleActionInterface::pressAction(),
                                                              QAccessibleActionInterface::toggleAction(),
                                                              QAccessibleActionInterface::showMenuAction()},
                               [&](const QString& name) { return names.contains(name); });
}

bool isAsWanted(const Told& told, const Wanted& wanted) {
    const QAccessible::State state = told.object->state();
    const auto must = [&](const char* what) { return wanted.must.contains(QLatin1String(what)); };
    const bool says = matches(wanted.says, told.object->text(QAccessible::Description)) ||
                      matches(wanted.says, told.object->text(QAccessible::Value));
    const bool isInside = wanted.in.isEmpty() || std::ranges::any_of(told.around, [&](const QString& name) {
                              return matches(wanted.in, name);
                          });
    return isKind(wanted.kind, told.object->role()) && matches(wanted.name, told.name) && isInside && says &&
           !(must("shown") && state.invisible) && !(must("open") && state.disabled) &&
           !(must("press") && !canBePressed(told.object));
}

/// Lines of the golden list that nothing in the window matches now; empty: none.
QString missingIn(Play& play, const char* moment) {
    const std::vector<Told> tree = treeOf(play);
    QStringList missing;
    for (const Wanted& wanted : readWanted()) {
        if (wanted.moment != QLatin1String(moment)) {
            continue;
        }
        const auto count = std::ranges::count_if(tree, [&](const Told& told) { return isAsWanted(told, wanted); });
        const auto least = wanted.must.contains(QStringLiteral("many")) ? 2 : 1;
        if (count < least) {
            QString line = QStringLiteral("%1: %2 “%3”").arg(wanted.moment, wanted.kind, wanted.name);
            for (const Told& told : tree) {  // the same name otherwise
                if (!told.name.isEmpty() && matches(wanted.name, told.name)) {
                    line += QStringLiteral("; there is role %1, “%2”, invisible %3, disabled %4")
                                .arg(told.object->role())
                                .arg(told.object->text(QAccessible::Description))
                                .arg(told.object->state().invisible)
                                .arg(told.object->state().disabled);
                }
            }
            missing << line;
        }
    }
    return missing.join(u'\n');
}

/// As a screen reader does it.
void press(Play& play, const QString& name) {
    const Wanted button{{}, QStringLiteral("button"), name, {}, {}, {QStringLiteral("shown"), QStringLiteral("press")}};
    for (const Told& told : treeOf(play)) {
        if (isAsWanted(told, button)) {
            QAccessibleActionInterface* actions = told.object->actionInterface();
            actions->doAction(actions->actionNames().constFirst());
            settle();
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("nothing to press: ") + name));
}

}  // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsToldInATurn();
    void theStartPageIsTold();
    void sheetsAreUnfoldedByReaders();
    void choicesAreMadeByReaders();
};

void TestAccessibility::everythingIsToldInATurn() {
    Play play;
    play.window->resize(1366, 768);
    play.start();
    settle();
    QCOMPARE(missingIn(play, "turn"), QString());
    QTest::keyClick(play.view(), Qt::Key_Right);
    QCOMPARE(missingIn(play, "cursor"), QString());
    play.click(play.placeOf(Space{0, 0}));
    settle();
    QCOMPARE(missingIn(play, "chosen"), QString());
    QVERIFY(play.turn().propose(step::Place{{0, 0}, Facing::north}));
    settle();
    QCOMPARE(missingIn(play, "proposed"), QString());
    QVERIFY(play.turn().confirm());
    settle();
    QCOMPARE(missingIn(play, "played"), QString());
    QVERIFY(play.turn().confirm());
    settle();
    QCOMPARE(missingIn(play, "ended"), QString());
}

void TestAccessibility::theStartPageIsTold() {
    Play play;
    play.window->greet();
    settle();
    QCOMPARE(missingIn(play, "start"), QString());
}

/// They toggle a tongue instead of clicking it.
void TestAccessibility::sheetsAreUnfoldedByReaders() {
    Play play;
    play.window->resize(1366, 768);
    play.start();
    QVERIFY(play.session().play(step::Place{{0, 0}, Facing::north}));
    settle();
    press(play, QStringLiteral("Log"));
    QCOMPARE(missingIn(play, "log"), QString());
    press(play, QStringLiteral("Help"));
    QCOMPARE(missingIn(play, "help"), QString());
    press(play, QStringLiteral("Advice"));
    QCOMPARE(missingIn(play, "advice"), QString());
    const auto isShown = [&](const char* name) {
        for (const Told& told : treeOf(play)) {
            if (told.name == QLatin1String(name) && told.object->role() == QAccessible::List) {
                return !told.object->state().invisible;
            }
        }
        return false;
    };
    QVERIFY(!isShown("Log"));  // one sheet at a time
    press(play, QStringLiteral("Log"));
    QVERIFY(isShown("Log"));
    press(play, QStringLiteral("Log"));
    QVERIFY(!isShown("Log"));
}

/// The buttons next to the board can be checked, so that readers toggle them.
void TestAccessibility::choicesAreMadeByReaders() {
    Play play;
    AlternativeRow row(play.window.get());
    turn::Choice choice;
    choice.pick = turn::PickWord{StepWord::skip};
    choice.name = QStringLiteral("Skip");
    row.setAlternatives({choice});
    row.show();
    int count = 0;
    QObject::connect(&row, &AlternativeRow::picked, &row, [&] { ++count; });
    auto* button = row.findChild<AlternativeButton*>();
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(button);
    told->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(count, 1);
    QVERIFY(!button->isChecked());  // until the choice is made
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
