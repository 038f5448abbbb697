// Broken documents of every kind, through the windows: `gnostica-tests-gui --mutate` opens them at every place where a
// user can open one. Whatever they contain, nothing may throw, crash, hang or show the messages of a library, and the
// files must not change. `./dev mutate` tries many more.
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/theme_document.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/diagnostics/timed_application.h"
#include "app/gui/program/main_window.h"
#include "app/gui/program/windows.h"
#include "app/gui/shared/learn/learn_shelf.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/compare/experiments/experiment_list.h"
#include "app/gui/windows/compare/experiments/experiments_page.h"
#include "app/gui/windows/compare/plan/plan_form.h"
#include "app/gui/windows/compare/position/steps_page.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/position/position_window.h"
#include "app/gui/windows/replay/replay_window.h"
#include "app/gui/windows/workshop/open_draft.h"
#include "app/gui/windows/workshop/workshop_window.h"
#include "app/lab/experiment_run.h"
#include "app/storage/plugins.h"
#include "app/storage/program_name.h"
#include "engine/documents/json_text.h"
#include "tests/unit/mutations.h"

#include <QAbstractButton>
#include <QDeadlineTimer>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <filesystem>
#include <fstream>
#include <map>
#include <unistd.h>
#include <utility>

namespace gnostica::gui {

namespace {

using tests::Mutant;

constexpr int kFewMutations = 60;

/// Returns true if all other threads are waiting.
bool restAside() {
    namespace fs = std::filesystem;
    const std::string first = std::to_string(::getpid());
    std::error_code none;
    for (const auto& thread : fs::directory_iterator("/proc/self/task", none)) {
        std::ifstream file(thread.path() / "stat");
        std::string stat;
        std::getline(file, stat);
        const std::size_t name = stat.rfind(')');
        if (thread.path().filename() != first && name != std::string::npos && stat.compare(name + 2, 1, "R") == 0) {
            return false;
        }
    }
    return true;
}

/// A user who declines every question; records the questions.
class Refuser : public QObject {
public:
    Refuser() {
        QObject::connect(&timer_, &QTimer::timeout, this, &Refuser::refuse);
        timer_.start(2);
    }
    QString takeTold() { return std::exchange(told_, {}); }

private:
    void refuse() {
        QWidget* asked = QApplication::activeModalWidget();
        if (asked == nullptr) {
            return;
        }
        if (const auto* box = qobject_cast<QMessageBox*>(asked)) {
            told_ += box->text() + u'\n' + box->informativeText() + u'\n';
        }
        for (const QLabel* label : asked->findChildren<QLabel*>()) {
            told_ += label->text() + u'\n';
        }
        if (auto* dialog = qobject_cast<QDialog*>(asked)) {
            dialog->reject();
        }
        if (asked->isVisible()) {
            asked->close();
        }
    }

    QTimer timer_;
    QString told_;
};

/// The program with all its windows, in a separate home folder.
class House {
public:
    explicit House(const TimedApplication& application)
        : plugins_(storage::loadPlugins(storage::dataFolders())),
          shelf_(folders(), storage::registryWith(plugins_), storage::wordsWith(plugins_)),
          window_(shelf_, settings_, [] { return false; }) {
        QObject::connect(&application.guard(), &Guard::caught, &window_,
                         [this](const diagnostics::Failure& failure) { thrown_ = failure.detail; });
        for (const char* folder :
             {"decks/broken", "experiments", "games", "rulesets", "drafts", "share/lessons", "share/puzzles"}) {
            QDir(home_.path()).mkpath(QLatin1String(folder));
        }
        makeExperiment();
        window_.show();
        settle();
    }

    /// Empty if all went well, otherwise the failure.
    QString attempt(std::uint64_t seed) {
        Mutant mutant(seed);
        file_.clear();
        before_.clear();
        act(mutant);
        const bool ended = settle();
        const QString told = refuser_.takeTold() + takeMessages();
        if (!thrown_.isEmpty()) {
            return QStringLiteral("threw ") + thrown_;
        }
        if (!ended) {
            return QStringLiteral("did not come to an end");
        }
        if (const auto raw = tests::rawWordsIn(told.toStdString())) {
            return QStringLiteral("said: ") + told;
        }
        return file_.isEmpty() || tests::readBytes(file_) == before_ ? QString() : QStringLiteral("changed the file");
    }
    QString lastAct() const { return act_; }

private:
    storage::DataFolders folders() const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = home_.path();
        return folders;
    }

    void makeExperiment() {
        const auto plan = engine::lab::readPlan(
            R"({"format": 1, "name": "few", "arms": ["gnostica", "short-game"], "seats": 2, "players": ["random", "random"],
                "pairs": 2, "seed": 5, "courses": 1, "longest": 12})",
            "plan", shelf_.library(), shelf_.registry());
        const QString path = home_.filePath(QStringLiteral("sound.sqlite"));
        const auto end = lab::runInto(path, *plan, {});
        experiment_ = tests::readBytes(path);
        Q_ASSERT(end && !experiment_.empty());
    }

    /// Delivers events until nothing is in progress; false if that takes too long. The refuser's timer also sends
    /// events, so the wait always ends.
    bool settle() {
        constexpr int calmEnough = 3;
        const QDeadlineTimer patience(60'000);
        int calm = 0;
        while (calm < calmEnough && !patience.hasExpired()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            calm = restAside() && QApplication::activeModalWidget() == nullptr ? calm + 1 : 0;
        }
        return calm >= calmEnough;
    }

    /// Reads all messages and closes them.
    QString takeMessages() {
        QString told;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            for (MessageBar* bar : top->findChildren<MessageBar*>()) {
                for (int i = 0; i < 20 && !bar->text().isEmpty(); ++i) {
                    told += bar->text() + u'\n';
                    for (QAbstractButton* close : bar->findChildren<QAbstractButton*>()) {
                        if (close->isVisibleTo(bar)) {
                            close->click();
                        }
                    }
                }
            }
        }
        return told;
    }

    /// Writes a broken document of this kind to a file that must not change.
    QString broken(Mutant& mutant, const std::string& kind, const QString& name) {
        auto& known = samples_[kind];
        if (known.empty()) {
            known = tests::samplesOf(kind);
        }
        const std::string text = known[mutant.below(static_cast<std::uint32_t>(known.size()))].text;
        file_ = home_.filePath(name);
        before_ = mutant.of(text);
        tests::writeBytes(file_, before_);
        return file_;
    }
    std::string anyKind(Mutant& mutant) {
        constexpr std::array<const char*, 6> kKinds{"ruleset", "position", "scenario", "record", "plan", "lesson"};
        return kKinds[mutant.below(kKinds.size())];
    }
    /// Usually the kind that belongs there.
    std::string kindOr(const char* usual, Mutant& mutant) { return mutant.below(6) == 0 ? anyKind(mutant) : usual; }

    void act(Mutant& mutant) {
        using Act = void (House::*)(Mutant&);
        struct Named {
            const char* name;
            Act act;
        };
        constexpr std::array<Named, 16> kActs{{{"open a plan", &House::openPlan},
                                               {"open a plan", &House::openPlan},
                                               {"open an experiment", &House::openExperiment},
                                               {"open an experiment", &House::openExperiment},
                                               {"compare a position", &House::comparePosition},
                                               {"compare a position", &House::comparePosition},
                                               {"edit a position", &House::editPosition},
                                               {"paste a position", &House::pastePosition},
                                               {"open in the main window", &House::openFile},
                                               {"add a ruleset", &House::addRuleset},
                                               {"edit a draft", &House::editDraft},
                                               {"open a record", &House::openRecord},
                                               {"look for unfinished games", &House::findGames},
                                               {"take a deck", &House::takeDeck},
                                               {"read a theme", &House::takeTheme},
                                               {"read lessons", &House::readLessons}}};
        const Named& named = kActs[mutant.below(kActs.size())];
        act_ = QString::fromLatin1(named.name);
        (this->*named.act)(mutant);
    }

    CompareWindow& compare() {
        CompareWindow* open = window_.windows().compare().window();
        return open != nullptr ? *open : window_.windows().compare().show();
    }
    void openPlan(Mutant& mutant) {
        compare().experiments().form().openPlan(broken(mutant, kindOr("plan", mutant), QStringLiteral("plan.json")));
    }
    void openExperiment(Mutant& mutant) {
        file_ = home_.filePath(QStringLiteral("experiments/%1.sqlite").arg(mutant.below(3)));
        tests::writeBytes(file_, experiment_);
        tests::DatabaseMutant(mutant).breakFile(file_);
        before_ = tests::readBytes(file_);
        compare().experiments().list().refresh();
        compare().experiments().list().select(file_);
    }
    void comparePosition(Mutant& mutant) {
        compare().tabs().setCurrentWidget(&compare().steps());
        compare().steps().openFile(
            broken(mutant, mutant.below(2) == 0 ? kindOr("position", mutant) : kindOr("scenario", mutant),
                   QStringLiteral("compared.json")));
    }
    PositionWindow& positions() {
        PositionWindow* open = window_.windows().positions().window();
        return open != nullptr ? *open : window_.windows().positions().show();
    }
    void editPosition(Mutant& mutant) {
        positions().openFile(broken(mutant,
                                    mutant.below(2) == 0 ? kindOr("position", mutant) : kindOr("scenario", mutant),
                                    QStringLiteral("edited.json")));
    }
    void pastePosition(Mutant& mutant) {
        broken(mutant, kindOr("position", mutant), QStringLiteral("pasted.json"));
        positions().paste(QString::fromUtf8(QByteArray::fromStdString(before_)));
    }
    void openFile(Mutant& mutant) {
        window_.dialogs().openFile(broken(mutant, kindOr("record", mutant), QStringLiteral("opened.gnostica")));
    }
    void addRuleset(Mutant& mutant) {
        window_.dialogs().receiveFile(
            broken(mutant, kindOr("ruleset", mutant), QStringLiteral("added.gnostica-rules")));
    }
    void editDraft(Mutant& mutant) {
        WorkshopWindow* open = window_.windows().workshop().window();
        WorkshopWindow& workshop = open != nullptr ? *open : window_.windows().workshop().show();
        if (workshop.draft() == nullptr || workshop.draft()->isLocked() || mutant.below(8) == 0) {
            const QString own = home_.filePath(QStringLiteral("rulesets/own%1.json").arg(mutant.below(4)));
            tests::writeBytes(own, tests::samplesOf("ruleset").front().text);
            workshop.openFile(own);
            return;
        }
        const std::string text = mutant.of(tests::samplesOf("ruleset")[mutant.below(4)].text);
        workshop.draft()->draft().replaceAll(text, QStringLiteral("broken"));
    }
    void openRecord(Mutant& mutant) {
        window_.windows().replays().closeAll();
        window_.windows().replays().open(broken(mutant, kindOr("record", mutant), QStringLiteral("beside.gnostica")));
    }
    void findGames(Mutant& mutant) {
        const QString game = broken(mutant, kindOr("record", mutant), QStringLiteral("games/broken.gnostica"));
        if (mutant.below(2) == 0) {
            window_.dialogs().chooseUnfinished();
        } else {
            file_.clear();  // the game continues in this file, which may change
            window_.desk().resume(game);
        }
    }
    void takeDeck(Mutant& mutant) {
        broken(mutant, "deck", QStringLiteral("decks/broken/deck.json"));
        const DeckShelf decks(folders());
        static_cast<void>(decks.titles());
        const auto deck = decks.deck(QStringLiteral("broken"));
        if (mutant.below(4) == 0) {
            settings_.change(
                [&](Settings& settings) { settings.deck = deck ? QStringLiteral("broken") : QStringLiteral("plain"); });
        }
        check(deck);
    }
    void takeTheme(Mutant& mutant) {
        broken(mutant, "theme", QStringLiteral("theme.json"));
        check(readTheme(before_, "theme.json"));
    }
    void readLessons(Mutant& mutant) {
        storage::DataFolders folders = this->folders();
        folders.share = home_.filePath(QStringLiteral("share"));
        broken(mutant, "lesson", QStringLiteral("share/lessons/first-game.json"));
        broken(mutant, "puzzles", QStringLiteral("share/puzzles/gnostica.json"));
        static_cast<void>(readLearnShelf(folders, shelf_.library(), shelf_.registry()));
        if (const auto guide = readFirstGuide(folders, shelf_.library(), shelf_.registry())) {
            static_cast<void>(choiceOf(*guide));
        }
    }
    template <class T>
    void check(const engine::Checked<T>& read) {
        if (!read && read.error().empty()) {
            thrown_ = QStringLiteral("nothing, but says nothing either");
        }
    }

    QTemporaryDir home_;
    storage::LoadedPlugins plugins_;
    SettingsStore settings_;
    rulesets::RulesShelf shelf_;
    MainWindow window_;
    Refuser refuser_;
    std::map<std::string, std::vector<tests::Sample>> samples_;
    std::string experiment_;
    QString act_;
    QString file_;        ///< must not change; empty if there is none
    std::string before_;  ///< its content
    QString thrown_;
};

int mutateWindows(int argc, char** argv) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    const TimedApplication application(argc, argv, sinceStart);
    storage::nameProgram();
    House house(application);
    return tests::mutate(kFewMutations, [&house](std::uint64_t seed) {
        const QString fault = house.attempt(seed);
        return fault.isEmpty() ? std::string() : (QStringLiteral("to ") + house.lastAct() + u' ' + fault).toStdString();
    });
}

const tests::Errand kMutate("--mutate", mutateWindows);

}  // namespace

}  // namespace gnostica::gui
