// Quitting: all questions before anything is closed, each once; after *Cancel* nothing has changed.
#include "app/gui/program/leaving.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/compare/explore/explore_form.h"
#include "app/gui/windows/compare/explore/explore_page.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/start_desk.h"
#include "app/gui/windows/learn/learn_window.h"
#include "app/gui/windows/workshop/workshop_window.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTimer>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

constexpr const char* kRuleset = R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine" } }
)";
constexpr const char* kPosition = R"({ "board": { "0,0": "sun" }, "pieces": ["A1N@0,0"] })";
constexpr const char* kChanged = R"({ "board": { "0,0": "moon" }, "pieces": ["A1N@0,0"] })";

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

enum class Answer { save, discard, cancel, escape };

/// Answers questions one by one, and records them. If a file is requested, it gives this one, and at most `files`
/// files.
class Answers : public QObject {
public:
    explicit Answers(std::vector<Answer> answers, QString file = {})
        : answers_(std::move(answers)),
          file_(std::move(file)) {
        connect(&clock_, &QTimer::timeout, this, &Answers::look);
        clock_.start(0);
    }
    const QStringList& titles() const { return titles_; }
    /// Runs while the first question is open.
    std::function<void()> meanwhile;
    int files = 10;

private:
    void look() {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
            dialog->selectFile(file_);
            QMetaObject::invokeMethod(dialog, files-- > 0 ? "accept" : "reject");
        } else if (auto* box = qobject_cast<QMessageBox*>(modal)) {
            answer(*box);
        }
    }
    void answer(QMessageBox& box) {
        titles_ << box.windowTitle();
        if (const auto done = std::exchange(meanwhile, nullptr)) {
            done();
        }
        const auto place = static_cast<std::size_t>(titles_.size()) - 1;
        const Answer wanted = place < answers_.size() ? answers_[place] : Answer::cancel;
        if (wanted == Answer::escape) {
            QTest::keyClick(&box, Qt::Key_Escape);
            return;
        }
        const auto role = wanted == Answer::save      ? QMessageBox::AcceptRole
                          : wanted == Answer::discard ? QMessageBox::DestructiveRole
                                                      : QMessageBox::RejectRole;
        for (QAbstractButton* button : box.buttons()) {
            if (box.buttonRole(button) == role) {
                button->click();
                return;
            }
        }
        QFAIL("no such button");
    }

    std::vector<Answer> answers_;
    QString file_;
    QStringList titles_;
    QTimer clock_;
};

/// A program with windows that may have unsaved changes.
class Program {
public:
    enum Thing : unsigned { game = 1, position = 2, draft = 4, all = 7 };

    explicit Program(unsigned things) : things_(things) {
        play.window->resize(1100, 800);
        if ((things & game) != 0) {
            loseGame();
        }
        openPosition();
        if ((things & position) != 0) {
            positions().paste(QString::fromLatin1(kChanged));
            settle();
        }
        openDraft();
        tests::activate(*play.window);
    }

    PositionWindow& positions() const { return *play.window->windows().positions().window(); }
    WorkshopWindow& workshop() const { return *play.window->windows().workshop().window(); }
    QString home() { return play.shelf().folders().user; }
    QString positionFile() { return home() + QStringLiteral("/position.json"); }
    QString rulesetFile() { return play.shelf().folders().userRulesets() + QStringLiteral("/mine.json"); }
    QString savedGame() { return home() + QStringLiteral("/saved.gnostica"); }

    /// Everything that a user would see, and the files on disk; not the active window or the focus, which no window
    /// manager restores here.
    QStringList state() {
        tests::settle();
        QStringList lines;
        for (const QWidget* each : QApplication::topLevelWidgets()) {
            if (each->isVisible() && each->isWindow()) {
                const QRect where = each->geometry();
                lines << QStringLiteral("%1 %2 %3,%4 %5×%6")
                             .arg(each->objectName(), each->windowTitle())
                             .arg(where.x())
                             .arg(where.y())
                             .arg(where.width())
                             .arg(where.height());
            }
        }
        lines.sort();
        lines << QString::fromUtf8(contentOf(positionFile())) << QString::fromUtf8(contentOf(rulesetFile()));
        lines << QString::number(QFile::exists(savedGame()));
        return lines;
    }
    /// One per unsaved item, in the order of asking.
    QStringList questions() const {
        QStringList titles;
        for (const auto& [thing, title] :
             {std::pair(game, "Save the game"), {position, "Set up a position"}, {draft, "Save the ruleset"}}) {
            if ((things_ & thing) != 0) {
                titles << QString::fromLatin1(title);
            }
        }
        return titles;
    }
    static bool isAnyWindowLeft() { return std::ranges::any_of(QApplication::topLevelWidgets(), &QWidget::isVisible); }

    Play play;

private:
    /// If the folder of games is not a folder, no journal can be written.
    void loseGame() {
        const QString games = play.shelf().folders().journals();
        QDir(games).removeRecursively();
        put(games, "in the way");
        play.start();
        QVERIFY(play.session().play(play.session().table().legal()[0]));
        QVERIFY(play.session().referee().journal().failure());
    }
    void openPosition() {
        put(positionFile(), kPosition);
        play.window->windows().positions().show().openFile(positionFile());
        settle();
        QVERIFY(!positions().isWindowModified());
    }
    void openDraft() {
        put(rulesetFile(), kRuleset);
        play.shelf().refresh();
        WorkshopWindow& window = play.window->windows().workshop().show();
        window.open("mine");
        if ((things_ & draft) != 0) {
            put(home() + QStringLiteral("/drafts"), "in the way");
            QVERIFY(window.draft()->draft().set("/end/target", 12, QStringLiteral("Points")));
        }
    }
    void settle() const {
        QVERIFY(tests::comes([this] { return !positions().isReading(); }));
    }

    unsigned things_;
};

/// All sequences of answers to this number of questions; Cancel ends a sequence.
void addSequences(int questions, std::vector<Answer> begun, std::vector<std::vector<Answer>>& all) {
    if (questions == 0) {
        all.push_back(begun);
        return;
    }
    for (const Answer answer : {Answer::cancel, Answer::escape, Answer::save, Answer::discard}) {
        std::vector<Answer> longer = begun;
        longer.push_back(answer);
        const bool isOver = answer == Answer::cancel || answer == Answer::escape;
        addSequences(isOver ? 0 : questions - 1, longer, all);
    }
}

bool isCancelled(const std::vector<Answer>& answers) {
    return !answers.empty() && (answers.back() == Answer::cancel || answers.back() == Answer::escape);
}

void quitByKey(QWidget& window) {
    tests::activate(window);
    QTest::keyClick(&window, Qt::Key_Q, Qt::ControlModifier);
}

void quitFromOutside() {
    QEvent quit(QEvent::Quit);
    QCoreApplication::sendEvent(qApp, &quit);
}

/// Opens every window.
void openEverything(Program& program) {
    MainWindow& window = *program.play.window;
    window.windows().compare().show();
    window.windows().learning().show(TaskKind::lesson);
}

}  // namespace

class TestQuit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyAnswerIsTaken_data();
    void everyAnswerIsTaken();
    void whoeverChoosesNoFileHasSavedNothing();
    void fromEverywhere_data();
    void fromEverywhere();
    void aDialogThatIsOpenStaysOpen();
    void askedTwiceItAsksOnce();
    void theEndOfTheSessionIsAskedOnce();
    void nothingUnsavedIsNoQuestion();
    void whatWasFoundIsAskedAbout();
    void aDraftThatCannotBeKeptIsNotLeftUnasked();
};

void TestQuit::everyAnswerIsTaken_data() {
    QTest::addColumn<unsigned>("things");
    const std::pair<const char*, unsigned> rows[] = {
        {"game", Program::game},
        {"position", Program::position},
        {"draft", Program::draft},
        {"game, position, draft", Program::all},
    };
    for (const auto& [name, things] : rows) {
        QTest::newRow(name) << things;
    }
}

void TestQuit::everyAnswerIsTaken() {
    QFETCH(unsigned, things);
    auto program = std::make_unique<Program>(things);
    const QStringList questions = program->questions();
    std::vector<std::vector<Answer>> sequences;
    addSequences(static_cast<int>(questions.size()), {}, sequences);
    std::stable_partition(sequences.begin(), sequences.end(), isCancelled);
    // Each program is new. With three answers, these four sequences contain every pair in both orders.
    std::erase_if(sequences, [](const std::vector<Answer>& sequence) {
        return sequence.size() == 3 && !isCancelled(sequence) && std::ranges::count(sequence, Answer::save) % 2 == 0;
    });
    for (const std::vector<Answer>& sequence : sequences) {
        if (!program) {
            program = std::make_unique<Program>(things);
        }
        MainWindow& window = *program->play.window;
        const QStringList before = program->state();
        QSignalSpy left(&window, &MainWindow::left);
        const Answers answers(sequence, program->savedGame());
        window.close();
        QCOMPARE(answers.titles(), questions.first(static_cast<qsizetype>(sequence.size())));
        if (isCancelled(sequence)) {
            QCOMPARE(program->state(), before);
            QVERIFY(left.isEmpty());
            continue;
        }
        QCOMPARE(left.count(), 1);
        QVERIFY(!Program::isAnyWindowLeft());
        const auto isSaved = [&](Program::Thing thing, const char* title) {
            const auto place = questions.indexOf(QLatin1String(title));
            return (things & thing) != 0 && sequence[static_cast<std::size_t>(place)] == Answer::save;
        };
        QCOMPARE(QFile::exists(program->savedGame()), isSaved(Program::game, "Save the game"));
        QCOMPARE(contentOf(program->positionFile()).contains("moon"), isSaved(Program::position, "Set up a position"));
        QCOMPARE(contentOf(program->rulesetFile()).contains("12"), isSaved(Program::draft, "Save the ruleset"));
        program.reset();
    }
}

/// Regression: the game was saved although no file was chosen for the position, and the program kept running.
void TestQuit::whoeverChoosesNoFileHasSavedNothing() {
    Program program(Program::game);
    QVERIFY(program.positions().openEmpty());
    program.positions().paste(QString::fromLatin1(kChanged));
    QVERIFY(tests::comes([&] { return program.positions().isWindowModified(); }));
    MainWindow& window = *program.play.window;
    const QStringList before = program.state();
    QSignalSpy left(&window, &MainWindow::left);
    Answers answers({Answer::save, Answer::save}, program.savedGame());
    answers.files = 1;
    window.close();
    QCOMPARE(answers.titles(), (QStringList{QStringLiteral("Save the game"), QStringLiteral("Set up a position")}));
    QCOMPARE(answers.files, -1);  // both files were requested
    QCOMPARE(program.state(), before);
    QVERIFY(left.isEmpty());
    QVERIFY(program.play.session().referee().journal().isModified());
    QVERIFY(program.positions().isWindowModified());
}

void TestQuit::fromEverywhere_data() {
    QTest::addColumn<std::function<void(Program&)>>("quit");
    using Way = std::function<void(Program&)>;
    QTest::newRow("its frame") << Way([](Program& program) { program.play.window->close(); });
    QTest::newRow("the key") << Way([](Program& program) { quitByKey(*program.play.window); });
    QTest::newRow("the menu") << Way([](Program& program) { program.play.window->actions().at(Act::quit)->trigger(); });
    QTest::newRow("the key, with the start page in front") << Way([](Program& program) {
        program.play.window->startDesk().show();
        quitByKey(*program.play.window);
    });
    QTest::newRow("the key in the position editor") << Way([](Program& program) { quitByKey(program.positions()); });
    QTest::newRow("the key in the workshop") << Way([](Program& program) { quitByKey(program.workshop()); });
    QTest::newRow("the key in the comparison")
        << Way([](Program& program) { quitByKey(program.play.window->windows().compare().show()); });
    QTest::newRow("the key in the lessons") << Way([](Program& program) {
        program.play.window->windows().learning().show(TaskKind::lesson);
        quitByKey(*program.play.window->windows().learning().window());
    });
    QTest::newRow("the key in a replay") << Way([](Program& program) {
        const QString path = program.home() + QStringLiteral("/replay.gnostica");
        if (program.play.window->windows().replays().windows().empty()) {
            program.play.start();
            QVERIFY(program.play.window->desk().save(path));
            QVERIFY(program.play.window->windows().replays().open(path) != nullptr);
        }
        quitByKey(*program.play.window->windows().replays().windows().front());
    });
    QTest::newRow("the desktop") << Way([](Program&) { quitFromOutside(); });
}

void TestQuit::fromEverywhere() {
    QFETCH(std::function<void(Program&)>, quit);
    Program program(Program::position);
    QSignalSpy left(program.play.window.get(), &MainWindow::left);
    for (const Answer answer : {Answer::cancel, Answer::escape}) {
        const Answers answers({answer});
        quit(program);
        QCOMPARE(answers.titles(), program.questions());
        QVERIFY(left.isEmpty());
        QVERIFY(program.play.window->isVisible() && program.positions().isVisible() && program.workshop().isVisible());
        QVERIFY(program.positions().isWindowModified());
    }
    const Answers answers({Answer::discard});
    quit(program);
    QCOMPARE(answers.titles(), program.questions());
    QCOMPARE(left.count(), 1);
    QVERIFY(!Program::isAnyWindowLeft());
}

void TestQuit::aDialogThatIsOpenStaysOpen() {
    Program program(Program::position);
    QSignalSpy left(program.play.window.get(), &MainWindow::left);
    QTimer::singleShot(0, qApp, [&] {
        const QPointer<QWidget> dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        {
            const Answers answers({Answer::cancel});
            quitFromOutside();
            QCOMPARE(answers.titles(), program.questions());
        }
        QVERIFY(dialog && dialog->isVisible() && left.isEmpty());
        const Answers answers({Answer::discard});
        quitFromOutside();
        QCOMPARE(answers.titles(), program.questions());
        QVERIFY(!dialog || !dialog->isVisible());
    });
    program.play.window->dialogs().newGame();  // returns, although it has not been answered
    QCOMPARE(left.count(), 1);
    QVERIFY(program.play.window->desk().session() == nullptr);
    QVERIFY(!Program::isAnyWindowLeft());
}

void TestQuit::askedTwiceItAsksOnce() {
    Program program(Program::position);
    MainWindow& window = *program.play.window;
    QSignalSpy left(&window, &MainWindow::left);
    // If the window being closed asks, the program does not ask again about quitting.
    for (QWidget* closed : std::vector<QWidget*>{&window, &program.positions()}) {
        Answers answers({Answer::cancel});
        answers.meanwhile = [&] {
            quitFromOutside();
            window.close();
        };
        closed->close();
        QCOMPARE(answers.titles(), program.questions());
        QVERIFY(left.isEmpty() && window.isVisible() && program.positions().isVisible());
    }
}

void TestQuit::theEndOfTheSessionIsAskedOnce() {
    Program program(Program::position);
    Leaving& leaving = program.play.window->leaving();
    QSignalSpy left(program.play.window.get(), &MainWindow::left);
    {
        const Answers answers({Answer::cancel});
        QVERIFY(!leaving.maySessionEnd(true));
        QCOMPARE(answers.titles(), program.questions());
    }
    QVERIFY(leaving.maySessionEnd(false));  // no question is allowed
    for (const bool goesOnWorking : {true, false}) {
        {
            const Answers answers({Answer::discard});
            QVERIFY(leaving.maySessionEnd(true));
            QCOMPARE(answers.titles(), program.questions());
            QVERIFY(program.play.window->isVisible() && program.positions().isWindowModified());
        }
        if (goesOnWorking) {  // another program has stopped the end of the session
            QTest::keyClick(&program.positions(), Qt::Key_Escape);
        }
        const Answers answers({Answer::cancel});
        quitFromOutside();
        QCOMPARE(answers.titles(), goesOnWorking ? program.questions() : QStringList());
        QCOMPARE(left.count(), goesOnWorking ? 0 : 1);
    }
}

void TestQuit::nothingUnsavedIsNoQuestion() {
    Program program(0);
    program.play.start();
    QVERIFY(program.play.session().play(program.play.session().table().legal()[0]));
    QVERIFY(program.workshop().draft()->draft().set("/end/target", 12, QStringLiteral("Points")));
    openEverything(program);
    const Answers answers({});
    QSignalSpy left(program.play.window.get(), &MainWindow::left);
    QVERIFY(program.play.window->close());
    QCOMPARE(answers.titles(), QStringList());
    QCOMPARE(left.count(), 1);
    QVERIFY(!Program::isAnyWindowLeft());
    program.play.window->keep();
    // Unsaved drafts are offered again.
    QCOMPARE(QDir(program.home() + QStringLiteral("/drafts")).entryList({QStringLiteral("*.draft")}).size(), 1);
    QCOMPARE(QDir(program.play.shelf().folders().journals()).entryList({QStringLiteral("*.journal")}).size(), 1);
}

/// The result of hours of exploration is held only by the window.
void TestQuit::whatWasFoundIsAskedAbout() {
    Program program(0);
    const CompareWindow& compare = program.play.window->windows().compare().show();
    QTRY_VERIFY(!compare.isReading());
    ExplorePage& page = compare.explore();
    QSignalSpy left(program.play.window.get(), &MainWindow::left);
    ExplorationWish wish = page.form().wish();
    wish.player = {engine::bots::Level::random, 0};
    wish.firstPairs = 1;
    wish.lastPairs = 1;
    wish.longest = 20;
    page.explore(wish);
    {
        const Answers answers({Answer::cancel});
        program.play.window->close();
        QCOMPARE(answers.titles().size(), 1);
        QVERIFY(left.isEmpty() && compare.isVisible());
    }
    QTRY_VERIFY_WITH_TIMEOUT(!page.runner().isRunning(), 120'000);
    QVERIFY(page.runner().found() != nullptr);
    const QString file = program.home() + QStringLiteral("/found.json");
    {
        const Answers answers({Answer::cancel});
        program.play.window->close();
        QCOMPARE(answers.titles().size(), 1);
        QVERIFY(left.isEmpty() && compare.isVisible());
    }
    const Answers answers({Answer::save}, file);
    program.play.window->close();
    QCOMPARE(left.count(), 1);
    QVERIFY(contentOf(file).startsWith('{'));
}

/// Regression: opening another ruleset lost a draft that could not be saved.
void TestQuit::aDraftThatCannotBeKeptIsNotLeftUnasked() {
    Program program(Program::draft);
    WorkshopWindow& workshop = program.workshop();
    {
        const Answers answers({Answer::cancel});
        workshop.open("gnostica");
        QCOMPARE(answers.titles(), program.questions());
        QVERIFY(!workshop.draft()->isLocked());
    }
    const Answers answers({Answer::save});
    workshop.open("gnostica");
    QVERIFY(workshop.draft()->isLocked());
    QVERIFY(contentOf(program.rulesetFile()).contains("12"));
}

QTEST_MAIN(TestQuit)
#include "tst_quit.moc"
