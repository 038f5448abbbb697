// Foreign text, in every place where it may appear, is shown literally in every window: never as markup, a link, a
// shortcut or a placeholder; and nothing that it names is opened.
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/advice/advice_sheets.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/storage/files.h"
#include "engine/notation/record.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/foreign_walk.h"
#include "tests/unit/gui/window_play.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

using namespace gnostica::gui::walking;

constexpr int kPatience = 20'000;

/// Names in documents are limited in length.
std::string nameOf(const Hostile& hostile) {
    return hostile.text.left(60).toStdString();
}

/// The part of it that can be a file name, with a separate mark.
Hostile asFileName(const Hostile& hostile) {
    const auto named = [&](QString text) { return text.left(80).remove(u'/').remove(QChar(0)).replace(u'z', u'f'); };
    return {named(hostile.text), named(hostile.shown), named(hostile.mark), named(hostile.shown)};
}

void write(const QString& path, const nlohmann::json& document) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    const std::string text = document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
    QVERIFY2(storage::writeFile(path, text), qPrintable(path));
}

/// Puts the text into every text field of a document.
nlohmann::json ruleset(const std::string& id, const char* kind, const Hostile& hostile) {
    const std::string name = nameOf(hostile);
    const std::string summary = hostile.text.left(600).toStdString();
    nlohmann::json document{{"format", 1},
                            {"id", id},
                            {"kind", kind},
                            {"name", {{"en", name}, {"de", name}, {"ar", name}}},
                            {"summary", {{"en", summary}, {"de", summary}, {"ar", summary}}}};
    if (document["kind"] == "game") {
        document["extends"] = "gnostica";
        document["players"] = {{"max", 3}};
    }
    return document;
}

/// A window in a data folder full of foreign texts.
struct House : Play {
    explicit House(const Hostile& text, bool covers = false) : Play(covers), hostile(text), file(asFileName(text)) {
        const QString folder = shelf().folders().userRulesets() + u'/';
        write(folder + QStringLiteral("strange.json"), ruleset("strange", "game", hostile));
        write(folder + QStringLiteral("more.json"), ruleset("more", "expansion", hostile));
        nlohmann::json wrong = ruleset("wrong", "game", hostile);
        wrong[hostile.text.toStdString()] = 1;
        wrong["end"] = {{hostile.text.toStdString(), 1}, {"target", hostile.text.toStdString()}};
        wrong["extends"] = hostile.text.toStdString();
        write(folder + QStringLiteral("wrong.json"), wrong);
        settings.change([this](gui::Settings& wished) {
            wished.newGame.variant = QStringLiteral("strange");
            wished.newGame.names.fill(hostile.text);
            wished.newGame.seats = 6;  // too many
            wished.recentFiles = {QStringLiteral("/nowhere/") + file.text + QStringLiteral(".gnostica")};
        });
        shelf().refresh();
        reopen();
        window->advice().setBudgets(
            {.hint = {.iterations = 20}, .announcement = {.iterations = 60}, .review = {.iterations = 2}});
    }

    void play(const char* base, std::vector<std::string> expansions, std::size_t seats) {
        RulesetChoice choice;
        choice.base = base;
        choice.expansions = std::move(expansions);
        window->desk().start(choice, std::vector<std::string>(seats, hostile.text.toStdString()), 7);
        QVERIFY2(window->desk().session() != nullptr, qPrintable(messages()->text()));
    }
    /// Plays at random until the game ends; calls `look` after each step.
    template <class Look>
    void steps(int count, Look look) {
        Rng rng(11);
        for (int i = 0; i < count && !session().referee().isOver(); ++i) {
            session().table().uncover();
            const StepList& legal = session().table().legal();
            const auto announces = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
            const bool ends = i > 100 && announces != legal.end();
            const Step step = ends ? *announces : tests::choose(legal, rng);
            QVERIFY(session().play(step));
            look(i);
        }
    }
    /// Triggers all menu entries except Quit.
    void triggerAll() {
        for (const Act act : window->actions().acts()) {
            QAction* action = window->actions().at(act);
            if (act != Act::quit && act != Act::findCommand && act != Act::openMenu && action->isEnabled()) {
                action->trigger();
                QCoreApplication::processEvents();
            }
        }
    }

    void closeMessages() {
        while (messages()->isVisible()) {
            visible<QToolButton>(messages()).front()->click();
        }
    }
    std::vector<Hostile> texts() const { return {hostile, file}; }

    const Hostile& hostile;
    const Hostile file;
};

}  // namespace

class TestForeignText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void everyWindow_data() { texts(); }
    void everyWindow();
    void aGameOfStrangers_data() { texts(); }
    void aGameOfStrangers();
    void gamesWithPanels_data() { texts(); }
    void gamesWithPanels();
    void filesAndRulesets_data() { texts(); }
    void filesAndRulesets();
    void linesBeginWhereThoseOfTheWindowDo();
    void theWalkFindsWhatIsWrong();

private:
    void texts();
    const Hostile& hostile() const;
    void conclude(const Walk& walk);

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Bait> bait_;
    std::vector<Hostile> hostile_;
};

void TestForeignText::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
    bait_ = std::make_unique<Bait>(QStringLiteral("/tmp/q%1").arg(QCoreApplication::applicationPid() % 100000));
    hostile_ = hostileTexts(bait_->path);
}

void TestForeignText::cleanup() {
    QVERIFY2(!bait_->wasTaken(), "the file that the texts name was opened");
}

void TestForeignText::texts() {
    QTest::addColumn<int>("which");
    const char* const titles[] = {"picture", "link", "shortcuts", "style", "controls", "right to left", "long"};
    for (int i = 0; i < static_cast<int>(std::size(titles)); ++i) {
        QTest::newRow(titles[i]) << i;
    }
}

const Hostile& TestForeignText::hostile() const {
    QFETCH(int, which);
    return hostile_[static_cast<std::size_t>(which)];
}

void TestForeignText::conclude(const Walk& walk) {
    QVERIFY2(walk.findings().isEmpty(), qPrintable(walk.findings().join(u'\n')));
    QVERIFY2(walk.sightings() > 20, qPrintable(QString::number(walk.sightings())));
}

// Without a game, at its start, and later: every window that an action opens is walked, including new dialogs.
void TestForeignText::everyWindow() {
    House house(hostile());
    Walk walk(house.texts());
    walk.watch();
    walk.everything();
    house.triggerAll();
    house.play("strange", {"more"}, 3);
    house.triggerAll();
    walk.everything();
    for (const char* window : {"NewGameDialog", "SettingsDialog", "QMessageBox"}) {
        QVERIFY2(walk.windows().filter(QString::fromLatin1(window)).size() > 0, window);
    }
    conclude(walk);
}

void TestForeignText::aGameOfStrangers() {
    House house(hostile(), true);
    Walk walk(house.texts());
    house.play("strange", {"more"}, 2);
    walk.everything();  // covered
    house.steps(40, [&](int step) {
        if (step % 4 == 0) {
            walk.everything();
        }
    });
    house.session().table().uncover();
    house.window->actions().at(Act::hint)->trigger();
    auto& advice = *house.window->advice().advice();
    QTRY_VERIFY_WITH_TIMEOUT(house.session().referee().isOver() || advice.hint()->isVisible(), kPatience);
    walk.everything();
    house.session().table().showPosition(3);
    walk.everything();
    house.session().table().showLast();
    house.steps(4000, [](int) {});
    QVERIFY(house.session().referee().isOver());
    house.window->actions().at(Act::review)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!house.window->advice().reviewer().isRunning(), kPatience);
    QVERIFY(!house.window->advice().reviewer().decisions().empty());
    walk.everything();
    conclude(walk);
}

void TestForeignText::gamesWithPanels() {
    House house(hostile());
    Walk walk(house.texts());
    for (const char* base : {"threestica", "hypothermia"}) {
        house.play(base, {"star-wheel", "more"}, 2);
        house.steps(60, [&](int step) {
            if (step % 6 == 0) {
                walk.everything();
            }
        });
        auto* dial = house.window->findChild<QWidget*>(QStringLiteral("wheelDial"));
        QVERIFY(dial != nullptr && dial->isVisible());
        for (int segment = 1; segment <= 12; ++segment) {
            walk.toolTipAt(*dial, playing::placeOnDial(dial, segment));
            QVERIFY(!QToolTip::text().isEmpty());
        }
    }
    conclude(walk);
}

void TestForeignText::filesAndRulesets() {
    House house(hostile());
    Walk walk(house.texts());
    walk.watch();
    folder_ = std::make_unique<QTemporaryDir>();
    // The problems of a ruleset, and the question whether to replace one.
    const QString document = folder_->filePath(house.file.text + QStringLiteral(".json"));
    nlohmann::json wrong = ruleset("house", "game", hostile());
    wrong[hostile().text.toStdString()] = hostile().text.toStdString();
    write(document, wrong);
    house.window->dialogs().receiveFile(document);
    walk.everything();
    house.closeMessages();
    QFile::remove(document);
    nlohmann::json other = ruleset("strange", "game", hostile());
    other["end"]["target"] = 8;
    write(document, other);
    house.window->dialogs().receiveFile(document);
    QVERIFY(walk.windows().filter(QStringLiteral("PlainMessageBox")).size() == 1);
    // A game that is saved, opened, and fails to open.
    const QString file = folder_->filePath(house.file.text + QStringLiteral(".gnostica"));
    house.play("strange", {}, 3);
    house.steps(3, [](int) {});
    QVERIFY(house.window->desk().save(file));
    walk.everything();
    const QString nowhere = QStringLiteral("/nowhere/") + QFileInfo(file).fileName();
    QVERIFY(!house.window->desk().save(nowhere));
    walk.everything();
    house.closeMessages();
    QSignalSpy failed(&house.window->desk(), &table::GameDesk::openFailed);
    house.window->dialogs().openFile(nowhere);
    QVERIFY(failed.wait(gnostica::tests::kPatienceMs));
    walk.everything();
    house.closeMessages();
    QSignalSpy opened(&house.window->desk(), &table::GameDesk::sessionChanged);
    house.window->dialogs().openFile(file);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    walk.everything();
    // Its record, next to the game.
    ReplayWindow* beside = house.window->windows().replays().open(file);
    QTRY_VERIFY(beside->replay() != nullptr);
    beside->replay()->goTo(2);
    QCoreApplication::processEvents();
    walk.everything();
    beside->close();
    // An interrupted game.
    house.play("strange", {}, 3);
    house.steps(3, [](int) {});
    house.reopen();
    house.window->greet();
    walk.everything();
    house.window->actions().at(Act::unfinished)->trigger();
    QTRY_VERIFY(walk.windows().filter(QStringLiteral("RecoveryDialog")).size() == 1);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    conclude(walk);
}

// A walk without findings is proof only if it can find faults. Regression: the name of an experiment was at the wrong
// side of a Hebrew window.
void TestForeignText::linesBeginWhereThoseOfTheWindowDo() {
    const auto middleOfInk = [](QLabel& label) {
        const QImage picture = label.grab().toImage();
        int left = picture.width();
        int right = -1;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixel(x, y) != picture.pixel(0, 0)) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
            }
        }
        return right < 0 ? -1.0 : (left + right) / 2.0 / picture.width();
    };
    for (QLabel* (*const make)(QWidget*) : {&plainLabel, &plainSentence, &readableSentence}) {
        const std::unique_ptr<QLabel> label(make(nullptr));
        label->resize(400, 30);
        for (const char* text : {"Latin", "\u05d2\u05e0\u05d5\u05e1\u05d8\u05d9\u05e7\u05d4", "12"}) {
            label->setText(QString::fromUtf8(text));
            label->setLayoutDirection(Qt::LeftToRight);
            const double fromLeft = middleOfInk(*label);
            QVERIFY2(fromLeft > 0 && fromLeft < 0.4, text);
            label->setLayoutDirection(Qt::RightToLeft);
            QVERIFY2(middleOfInk(*label) > 0.6, text);
        }
        label->setAlignment(Qt::AlignCenter);
        label->setLayoutDirection(Qt::LeftToRight);
        QVERIFY(std::abs(middleOfInk(*label) - 0.5) < 0.1);
    }
}

void TestForeignText::theWalkFindsWhatIsWrong() {
    const Hostile& text = hostile_[2];
    const auto finds = [&](auto make) {
        QWidget window;
        make(&window);
        Walk walk({text});
        walk.everything();
        return !walk.findings().isEmpty();
    };
    QVERIFY(!finds([&](QWidget* window) { plainLabel(window)->setText(text.text); }));
    QVERIFY(finds([&](QWidget* window) { (new QLabel(window))->setText(text.text); }));
    QVERIFY(!finds([&](QWidget* window) { setPlainToolTip(*window, text.text); }));
    QVERIFY(finds([&](QWidget* window) { window->setToolTip(text.text); }));
    QVERIFY(finds([&](QWidget* window) { window->setWhatsThis(text.text); }));
    QVERIFY(!finds([&](QWidget* window) { setPlainText(*new QPushButton(window), text.text); }));
    QVERIFY(finds([&](QWidget* window) { (new QPushButton(window))->setText(text.text); }));
    QVERIFY(finds([&](QWidget* window) { (new QTextBrowser(window))->setHtml(text.text); }));
    const auto addTip = [&](QWidget* window, const QString& tip) {
        auto* combo = new QComboBox(window);
        combo->addItem(text.text);
        combo->setItemData(0, tip, Qt::ToolTipRole);
    };
    QVERIFY(!finds([&](QWidget* window) { addTip(window, language::plainToolTip(text.text)); }));
    QVERIFY(finds([&](QWidget* window) { addTip(window, text.text); }));
    const auto titled = [&](const QString& title) {
        return finds([&](QWidget* window) {
            window->setWindowTitle(title);
            window->show();
        });
    };
    QVERIFY(!titled(asTitle(text.text)));
    QVERIFY(titled(text.text));
}

QTEST_MAIN(TestForeignText)
#include "tst_foreign_text.moc"
