// A user's own rulesets: dropped into their folder while the program runs, added by hand, combined, refused.
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/rulesets/rules_watcher.h"
#include "app/rulesets/ruleset_import.h"
#include "engine/documents/options.h"
#include "tests/unit/gui/choosing.h"
#include "tests/unit/gui/window_play.h"

#include <QCheckBox>
#include <QDir>
#include <QDirIterator>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

rulesets::RulesetResult<rulesets::RulesetImport> readForImport(const rulesets::RulesShelf& shelf, const QString& path,
                                                               engine::Mends mends = engine::Mends::no) {
    return checkForImport(rulesets::ShelfCopy(shelf), path, mends).map([&](const rulesets::CheckedDocument& checked) {
        return importOf(shelf, checked);
    });
}

constexpr const char* kHouse = R"({
    "format": 1, "id": "house", "kind": "game", "extends": "gnostica",
    "name": { "en": "House rules" }, "summary": { "en": "Twelve points win." },
    "notes": { "en": "For long evenings." },
    "end": { "target": 12 }
})";

void write(const QString& path, const QByteArray& text) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A separate dialog, inspected from outside.
struct Dialog {
    explicit Dialog(const rulesets::RulesShelf& shelf, const NewGameChoice& choice = {}) : dialog(shelf, choice) {
        dialog.show();
    }
    bool offers(const QString& id) const { return playing::boxesOf(dialog).rowOf(id) >= 0; }
    void choose(const QString& id) const { playing::chooseGame(dialog, id); }
    bool maySay(const QString& text) const {
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text)) {
                return true;
            }
        }
        return false;
    }
    bool mayStart() const { return playing::startButton(dialog)->isEnabled(); }

    NewGameDialog dialog;
};

}  // namespace

class TestRulesets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appearsAndVanishesWhileRunning();
    void brokenOneIsReportedWithItsPlace();
    void runningGameKeepsItsRules();
    void isAddedByDropping();
    void isNotAddedWithProblems();
    void isCorrectedOnTheWay();
    void asksBeforeItReplaces_data();
    void asksBeforeItReplaces();
    void theSameAgainIsTold();
    void overwritesNoStranger();
    void replacesItWhereverItLies();
    void replacesNothingThatHasChanged();
    void aFileIsReadAside();
    void aRecordIsNoRuleset();
    void whatWasSaidOfAFileGoesOnceItIsAddedElsewhere();
    void anIdThatIsTakenNumbersNoNameThatIsFree();
    void cannotTakeAShippedName();
    void seatsOutOfRangeAreRefusedBesideTheSeats();
    void conflictIsShownBesideItsSettings();
    void everySettingHasAnEditor();
    void noSettingIsNamedInTheWindow();
};

// The dialog can stay open: a file that is dropped into the folder appears shortly after.
void TestRulesets::appearsAndVanishesWhileRunning() {
    Play play;
    const Dialog open(play.shelf());
    QVERIFY(!open.offers(QStringLiteral("house")));
    const QString path = play.shelf().folders().userRulesets() + QStringLiteral("/house.json");
    write(path, kHouse);
    QTRY_VERIFY(open.offers(QStringLiteral("house")));
    open.choose(QStringLiteral("house"));
    QVERIFY(open.maySay(QStringLiteral("Twelve points win. For long evenings.")));
    write(path, QByteArray(kHouse).replace("Twelve points", "A dozen points"));
    QTRY_VERIFY(open.maySay(QStringLiteral("A dozen points win.")));
    QCOMPARE(open.dialog.choice().variant, QStringLiteral("house"));
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(!open.offers(QStringLiteral("house")));
    QVERIFY(open.mayStart());
}

void TestRulesets::brokenOneIsReportedWithItsPlace() {
    Play play;
    const Dialog open(play.shelf());
    write(play.shelf().folders().userRulesets() + QStringLiteral("/broken.json"),
          "{\n  \"format\": 1, \"id\": \"broken\", \"kind\": \"game\", \"extends\": \"gnostica\",\n"
          "  \"end\": { \"targt\": 8 }\n}");
    QTRY_VERIFY(play.messages()->isVisible());
    QVERIFY2(play.messages()->text().contains(QStringLiteral("broken.json")), qPrintable(play.messages()->text()));
    QVERIFY2(play.messages()->text().contains(QStringLiteral("3")), qPrintable(play.messages()->text()));
    QVERIFY(play.messages()->text().contains(QStringLiteral("targt")));
    QVERIFY(!open.offers(QStringLiteral("broken")));
    QVERIFY(open.maySay(QStringLiteral("broken.json")));
    QVERIFY(QFile::remove(play.shelf().folders().userRulesets() + QStringLiteral("/broken.json")));
    QTRY_VERIFY(!play.messages()->isVisible());  // it is no longer true
}

void TestRulesets::runningGameKeepsItsRules() {
    Play play;
    const QString path = play.shelf().folders().userRulesets() + QStringLiteral("/house.json");
    write(path, kHouse);
    play.shelf().refresh();
    RulesetChoice choice;
    choice.base = "house";
    choice.options = {{"start", "seat"}};
    play.start(choice, {"Ann", "Bob"}, 1);
    QVERIFY(QFile::remove(path));
    play.shelf().refresh();
    QVERIFY(play.shelf().library().find("house") == nullptr);
    QCOMPARE(play.session().rules().id, std::string("house"));
    QVERIFY(play.session().play(play.session().table().legal()[0]));
}

void TestRulesets::isAddedByDropping() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("anything.json"));
    write(path, kHouse);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    // Regression: the board accepted every drag, and refused it at the drop.
    const QString added = play.shelf().folders().userRulesets() + QStringLiteral("/house.json");
    const Qt::DropActions any = Qt::CopyAction | Qt::MoveAction;
    for (QWidget* over : {static_cast<QWidget*>(play.window.get()), play.view()->viewport()}) {
        QDragEnterEvent enter(QPoint(40, 40), any, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(over, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(40, 40), any, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(over, &drop);
        QCOMPARE(drop.dropAction(), Qt::CopyAction);  // the file is copied, not moved
        QVERIFY(!QFile::exists(added));               // the other program gets its answer first
        QVERIFY(tests::comes([&] { return QFile::exists(added); }));
        QVERIFY(over != play.window.get() || QFile::remove(added));
        play.shelf().refresh();
    }
    QVERIFY(play.messages()->text().contains(QStringLiteral("House rules")));
    QVERIFY(Dialog(play.shelf()).offers(QStringLiteral("house")));
}

// All problems together, each with line and column.
void TestRulesets::isNotAddedWithProblems() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("wrong.json"));
    write(path, "{ \"format\": 1, \"id\": \"wrong\", \"kind\": \"game\", \"extends\": \"gnostica\",\n"
                "  \"hand\": { \"limit\": 99 },\n  \"board\": { \"colums\": 2 } }");
    play.window->dialogs().receiveFile(path);
    const QString text = play.messages()->text();
    QVERIFY2(text.contains(QStringLiteral("99")) && text.contains(QStringLiteral("colums")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("wrong.json")) && text.contains(QStringLiteral("2")), qPrintable(text));
    QVERIFY(!QFile::exists(play.shelf().folders().userRulesets() + QStringLiteral("/wrong.json")));
}

// Regression: editor leftovers in a file, or its encoding, prevented adding it.
void TestRulesets::isCorrectedOnTheWay() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("comma.json"));
    QByteArray text = QStringEncoder(QStringConverter::Utf16LE)(QString::fromUtf8(kHouse));
    write(path, text);
    play.window->dialogs().receiveFile(path);
    QVERIFY2(play.messages()->text().contains(QStringLiteral("UTF-16")), qPrintable(play.messages()->text()));
    const auto offers = play.visible<QPushButton>(play.messages());
    QCOMPARE(offers.size(), std::size_t{1});
    QTest::mouseClick(offers[0], Qt::LeftButton);
    QVERIFY2(play.messages()->text().contains(QStringLiteral("House rules")), qPrintable(play.messages()->text()));
    QVERIFY(!play.messages()->text().contains(QStringLiteral("UTF-16")));
    QVERIFY(play.shelf().library().find("house") != nullptr);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

void TestRulesets::asksBeforeItReplaces() {
    QFETCH(QByteArray, mine);
    QFETCH(QByteArray, theirs);
    QFETCH(QString, said);
    QFETCH(QString, pressed);
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, beside);
    Play play;
    const QString folder = play.shelf().folders().userRulesets();
    write(folder + QStringLiteral("/house.json"), mine);
    play.shelf().refresh();
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("theirs.gnostica-rules"));
    write(path, theirs);
    QString asked;
    QTimer::singleShot(0, play.window.get(), [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) {
            return;
        }
        asked = box->text();
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().contains(pressed)) {
                button->click();
                return;
            }
        }
        box->reject();
    });
    play.window->dialogs().receiveFile(path);
    QVERIFY2(asked.contains(said), qPrintable(asked));
    const auto content = [&](const QString& name) {
        QFile file(folder + u'/' + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(content(QStringLiteral("house.json")), left);
    QCOMPARE(content(QStringLiteral("house-2.json")), beside);
    if (!beside.isEmpty()) {
        QVERIFY(Dialog(play.shelf()).offers(QStringLiteral("house-2")));
    }
}

void TestRulesets::asksBeforeItReplaces_data() {
    QTest::addColumn<QByteArray>("mine");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("pressed");
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("beside");
    const QByteArray house(kHouse);
    const QByteArray other = QByteArray(house).replace("12", "7");
    const auto version = [](QByteArray text, const char* number) {
        return text.replace("\"format\": 1", QByteArray("\"format\": 1, \"version\": ") + number);
    };
    const QByteArray besides = QByteArray(other).replace("\"house\"", "\"house-2\"").replace("rules\"", "rules (2)\"");
    const QString keep = QStringLiteral("Keep both");
    const QString replace = QStringLiteral("Replace");
    QTest::newRow("no version, cancelled") << house << other << QStringLiteral("You have a different ruleset")
                                           << QStringLiteral("Cancel") << house << QByteArray();
    QTest::newRow("no version, replaced")
        << house << other << QStringLiteral("You have a different ruleset") << replace << other << QByteArray();
    QTest::newRow("no version, both kept")
        << house << other << QStringLiteral("You have a different ruleset") << keep << house << besides;
    QTest::newRow("newer") << version(house, "2") << version(other, "3") << QStringLiteral("which is newer") << replace
                           << version(other, "3") << QByteArray();
    QTest::newRow("older") << version(house, "2") << version(other, "1") << QStringLiteral("which is older")
                           << QStringLiteral("Cancel") << version(house, "2") << QByteArray();
    QTest::newRow("said to be the same") << version(house, "2") << version(other, "2")
                                         << QStringLiteral("also called version 2") << QStringLiteral("Cancel")
                                         << version(house, "2") << QByteArray();
}

void TestRulesets::theSameAgainIsTold() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("house.json"));
    write(path, kHouse);
    play.window->dialogs().receiveFile(path);
    play.window->dialogs().receiveFile(path);
    QVERIFY2(play.messages()->text().contains(QStringLiteral("You already have")), qPrintable(play.messages()->text()));
    QCOMPARE(QDir(play.shelf().folders().userRulesets()).entryList(QDir::Files),
             QStringList{QStringLiteral("house.json")});
}

// A file of this name may hold another ruleset, or none.
void TestRulesets::overwritesNoStranger() {
    Play play;
    const QString folder = play.shelf().folders().userRulesets();
    const QByteArray other = QByteArray(kHouse).replace("\"house\"", "\"garden\"");
    write(folder + QStringLiteral("/house.json"), other);
    write(folder + QStringLiteral("/house-2.json"), "my notes");
    play.shelf().refresh();
    playing::closeMessage(*play.messages());
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("any.json"));
    write(path, kHouse);
    play.window->dialogs().receiveFile(path);
    const auto content = [&](const QString& name) {
        QFile file(folder + u'/' + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    };
    QCOMPARE(content(QStringLiteral("house.json")), other);
    QCOMPARE(content(QStringLiteral("house-2.json")), QByteArray("my notes"));
    QCOMPARE(content(QStringLiteral("house-3.json")), QByteArray(kHouse));
    QVERIFY(play.shelf().library().find("house") != nullptr && play.shelf().library().find("garden") != nullptr);
}

// A copy next to it would give two rulesets with one id, neither of which could be loaded reliably.
void TestRulesets::replacesItWhereverItLies() {
    Play play;
    const QString folder = play.shelf().folders().userRulesets();
    write(folder + QStringLiteral("/other name.json"), kHouse);
    play.shelf().refresh();
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("newer.json"));
    const QByteArray newer = QByteArray(kHouse).replace("12", "7");
    write(path, newer);
    const auto import = readForImport(play.shelf(), path);
    QVERIFY(import && import->clash == rulesets::Clash::own);
    const QString differs = whatDiffers(play.shelf(), *import);
    QVERIFY2(differs.contains(QStringLiteral("SET-3")), qPrintable(differs));
    QVERIFY(carryOut(play.shelf(), *import, rulesets::ImportWay::replace));
    QFile file(folder + QStringLiteral("/other name.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), newer);
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
}

// Regression: the window froze until the disk had answered.
void TestRulesets::aFileIsReadAside() {
    Play play;
    play.shelf().setDiskPatience(std::chrono::milliseconds(0));
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("any.json"));
    write(path, kHouse);
    play.window->dialogs().receiveFile(path);
    QVERIFY(play.shelf().library().find("house") == nullptr);
    QVERIFY(gnostica::tests::comes([&] { return play.shelf().library().find("house") != nullptr; }));
}

// Regression: the message suggested removing the text after its end.
void TestRulesets::aRecordIsNoRuleset() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("game.json"));
    write(path, "{\"format\": \"gnostica-record\", \"seats\": 2}\n{\"step\": \"done\"}\n");
    for (const auto mends : {engine::Mends::no, engine::Mends::yes}) {
        const auto import = readForImport(play.shelf(), path, mends);
        const auto* problems = import ? nullptr : std::get_if<engine::Diagnostics>(&import.error());
        QVERIFY(problems != nullptr);
        QCOMPARE(problems->size(), std::size_t{1});
        QCOMPARE(problems->front().code, engine::DiagnosticCode::otherKind);
    }
}

// Regression: changes made while the question was open were lost.
void TestRulesets::replacesNothingThatHasChanged() {
    Play play;
    const QString own = play.shelf().folders().userRulesets() + QStringLiteral("/house.json");
    write(own, kHouse);
    play.shelf().refresh();
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("newer.json"));
    write(path, QByteArray(kHouse).replace("12", "7"));
    const auto import = readForImport(play.shelf(), path);
    QVERIFY(import && import->clash == rulesets::Clash::own);
    const QByteArray meanwhile = QByteArray(kHouse).replace("12", "9");
    write(own, meanwhile);
    const auto done = carryOut(play.shelf(), *import, rulesets::ImportWay::replace);
    QVERIFY(!done && std::get<storage::FileError>(done.error()).fault == storage::FileFault::changed);
    QFile file(own);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), meanwhile);
    // The next question is about the current file.
    const auto again = readForImport(play.shelf(), path);
    QVERIFY(again && carryOut(play.shelf(), *again, rulesets::ImportWay::replace));
}

// Regression: the message stayed in the main window, although the file had been repaired and added in the workshop.
void TestRulesets::whatWasSaidOfAFileGoesOnceItIsAddedElsewhere() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("comma.json"));
    write(path, QByteArray(kHouse).replace("12", "12,"));
    play.window->dialogs().receiveFile(path);
    QVERIFY(play.messages()->text().startsWith(QStringLiteral("comma.json was not added")));
    write(play.shelf().folders().userRulesets() + QStringLiteral("/garden.json"),
          QByteArray(kHouse).replace("\"house\"", "\"garden\""));
    play.shelf().refresh();
    QVERIFY(play.messages()->text().startsWith(QStringLiteral("comma.json was not added")));  // another one
    write(path, kHouse);
    write(play.shelf().folders().userRulesets() + QStringLiteral("/house.json"), kHouse);
    play.shelf().refresh();
    QVERIFY2(play.messages()->text().isEmpty(), qPrintable(play.messages()->text()));
}

// Regression: a name that no other ruleset has was given a number.
void TestRulesets::anIdThatIsTakenNumbersNoNameThatIsFree() {
    Play play;
    write(play.shelf().folders().userRulesets() + QStringLiteral("/house.json"), kHouse);
    play.shelf().refresh();
    QTemporaryDir elsewhere;
    const auto nameAfter = [&](const char* name) {
        const QString path = elsewhere.filePath(QStringLiteral("other.json"));
        write(path, QByteArray(kHouse).replace("House rules", name).replace("12", "7"));
        const auto import = readForImport(play.shelf(), path);
        const auto id = carryOut(play.shelf(), import.value(), rulesets::ImportWay::beside);
        return id ? rulesets::RulesShelf::translated(*play.shelf().library().find(*id), "name") : QString();
    };
    QCOMPARE(nameAfter("Garden rules"), QStringLiteral("Garden rules"));
    QCOMPARE(nameAfter("House rules"), QStringLiteral("House rules (3)"));
}

// It can still be added, but cannot replace a shipped ruleset.
void TestRulesets::cannotTakeAShippedName() {
    Play play;
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("copy.json"));
    write(path, QByteArray(kHouse).replace("\"house\"", "\"short-game\""));
    QStringList offered;
    QTimer::singleShot(0, play.window.get(), [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            for (QAbstractButton* button : box->buttons()) {
                offered << button->text();
            }
            box->reject();
        }
    });
    play.window->dialogs().receiveFile(path);
    QCOMPARE(offered.size(), 2);
    QVERIFY2(offered.filter(QStringLiteral("short-game-2")).size() == 1, qPrintable(offered.join(u'|')));
    QVERIFY(QDir(play.shelf().folders().userRulesets()).entryList(QDir::Files).isEmpty());
}

void TestRulesets::seatsOutOfRangeAreRefusedBesideTheSeats() {
    Play play;
    write(play.shelf().folders().userRulesets() + QStringLiteral("/house.json"),
          QByteArray(kHouse).replace("\"end\"", "\"players\": { \"min\": 3, \"max\": 5 }, \"end\""));
    play.shelf().refresh();
    NewGameChoice choice;
    choice.seats = 6;
    const Dialog open(play.shelf(), choice);
    QVERIFY(open.mayStart());
    open.choose(QStringLiteral("house"));
    QVERIFY(!open.mayStart());
    QVERIFY(open.maySay(QStringLiteral("House rules is a game for 3 to 5 players.")));
    playing::setPlayers(open.dialog, 4);
    QVERIFY(open.mayStart());
    QVERIFY(!open.maySay(QStringLiteral("3 to 5")));
}

void TestRulesets::conflictIsShownBesideItsSettings() {
    Play play;
    NewGameChoice choice;
    choice.options = R"({"timer":"rounds","timerMin":20,"timerMax":3})";
    const Dialog open(play.shelf(), choice);
    QVERIFY(!open.mayStart());
    OptionRows rows(play.shelf().words());
    const auto document = play.shelf().document({});
    rows.setDocument(*document, play.shelf().registry());
    Diagnostic conflict;
    conflict.code = DiagnosticCode::conflict;
    conflict.pointer = "/mechanics/timer/min";
    conflict.found = "/mechanics/timer/min";
    conflict.expected = "/mechanics/timer/max";
    Diagnostic other;
    other.pointer = "/majors/sun";
    const Diagnostics left = rows.setProblems({conflict, other});
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left[0].pointer, std::string("/majors/sun"));
}

// The dialog is made from the option table: everything in the table can be set there, and is kept.
void TestRulesets::everySettingHasAnEditor() {
    Play play;
    const auto document = play.shelf().document({});
    OptionRows rows(play.shelf().words());
    rows.setDocument(*document, play.shelf().registry());
    nlohmann::json wanted = nlohmann::json::object();
    for (const Option& option : optionsOf(*document, play.shelf().registry())) {
        const nlohmann::json::json_pointer place(option.pointer);
        const nlohmann::json now = document->contains(place) ? document->at(place) : nlohmann::json();
        if (option.type == OptionType::boolean && now.is_boolean()) {
            wanted[option.key] = !now.get<bool>();
        } else if (option.type == OptionType::integer && now.is_number_integer()) {
            wanted[option.key] = now == option.maximum ? option.minimum : option.maximum;
        } else if (option.type == OptionType::choice && now.is_string()) {
            wanted[option.key] = now == option.choices.front() ? option.choices.back() : option.choices.front();
        } else if (option.type == OptionType::choiceSet && now.is_array()) {
            wanted[option.key] = now.size() == 1 ? nlohmann::json(option.choices) : nlohmann::json::array({now[0]});
        }
    }
    QVERIFY(wanted.size() > 30);
    rows.setSeats(6);
    rows.setValues(wanted);
    nlohmann::json got = rows.values();
    for (const auto& [key, value] : wanted.items()) {
        QVERIFY2(got.contains(key) && got[key] == value, key.c_str());
    }
}

// A widget that knew a setting by name would have to change with the rules. (shared/play/ writes the notation, one word
// of which is also a setting's key.)
void TestRulesets::noSettingIsNamedInTheWindow() {
    Play play;
    QStringList names;
    for (const Option& option : optionsOf(*play.shelf().document({}), play.shelf().registry())) {
        names << QString::fromStdString('"' + option.key + '"') << QString::fromStdString('"' + option.pointer);
    }
    QVERIFY(names.contains(QStringLiteral("\"firstSeat\"")));
    QDirIterator files(QStringLiteral(GNOSTICA_TEST_DATA "/../app/gui"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    int seen = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().contains(QStringLiteral("/shared/play/"))) {
            continue;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (const QString& name : names) {
            QVERIFY2(!source.contains(name), qPrintable(file.fileName() + u' ' + name));
        }
        ++seen;
    }
    QVERIFY(seen > 100);
}

QTEST_MAIN(TestRulesets)
#include "tst_rulesets.moc"
