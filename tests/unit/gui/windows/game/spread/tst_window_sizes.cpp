// The game window in every size, with every number of players, size of letters, direction, ruleset and theme: nothing
// is cut or outside of it, board and hand are whole. Each pair of these is tried; GNOSTICA_ALL_SIZES tries all of them.
#include "app/gui/base/language/screen_language.h"
#include "app/gui/base/settings/follow_settings.h"
#include "app/gui/windows/game/spread/left_column.h"
#include "app/language/language.h"
#include "app/storage/data_folders.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/windows/game/spread/shape_faults.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing::shape;
using gnostica::gui::playing::Play;
using gnostica::tests::settle;

namespace {

constexpr int kParts = 6;
enum Part { kRules, kPlayers, kWindow, kLetters, kDirection, kTheme };

const std::array<QSize, 6> kWindows{QSize(1024, 600), QSize(1366, 704),  QSize(1366, 748),
                                    QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)};
constexpr std::array kLetterSizes{100, 125, 150, 200};
constexpr std::array kRulesets{"gnostica", "star-wheel", "threestica"};

/// One choice for each part, as an index.
using Choice = std::array<int, kParts>;
constexpr Choice kChoices{static_cast<int>(kRulesets.size()),    5, static_cast<int>(kWindows.size()),
                          static_cast<int>(kLetterSizes.size()), 2, 2};

/// Small screens have no room for large letters.
bool isSupported(const Choice& choice) {
    return kWindows[static_cast<std::size_t>(choice[kWindow])].width() >= 1366 ||
           kLetterSizes[static_cast<std::size_t>(choice[kLetters])] <= 125;
}

std::vector<Choice> allChoices() {
    std::vector<Choice> all{Choice{}};
    for (std::size_t part = 0; part < kParts; ++part) {
        std::vector<Choice> wider;
        for (const Choice& each : all) {
            for (int value = 0; value < kChoices[part]; ++value) {
                wider.push_back(each);
                wider.back()[part] = value;
            }
        }
        all = std::move(wider);
    }
    std::erase_if(all, [](const Choice& choice) { return !isSupported(choice); });
    return all;
}

using Pair = std::tuple<std::size_t, int, std::size_t, int>;

std::vector<Pair> pairsIn(const Choice& choice) {
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < kParts; ++a) {
        for (std::size_t b = a + 1; b < kParts; ++b) {
            pairs.emplace_back(a, choice[a], b, choice[b]);
        }
    }
    return pairs;
}

/// A few of them that contain all pairs: each time the one with most pairs that are still missing.
std::vector<Choice> pairwise(const std::vector<Choice>& all) {
    std::set<Pair> missing;
    for (const Choice& each : all) {
        for (const Pair& pair : pairsIn(each)) {
            missing.insert(pair);
        }
    }
    std::vector<Choice> chosen;
    while (!missing.empty()) {
        const auto gain = [&](const Choice& choice) {
            const std::vector<Pair> pairs = pairsIn(choice);
            return std::ranges::count_if(pairs, [&](const Pair& pair) { return missing.contains(pair); });
        };
        const Choice best = *std::ranges::max_element(all, {}, gain);
        for (const Pair& pair : pairsIn(best)) {
            missing.erase(pair);
        }
        chosen.push_back(best);
    }
    return chosen;
}

RulesetChoice rulesetOf(int index) {
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    const std::string name = kRulesets[static_cast<std::size_t>(index)];
    if (name == "star-wheel") {
        choice.expansions.push_back(name);
    } else {
        choice.base = name;
    }
    return choice;
}

/// The window with a game in progress, in which computers have just played. Kept for all choices of the same game.
class SizedTable {
public:
    SizedTable(int ruleset, int players) : game_(ruleset, players) {
        followSettings(
            play.settings, &play.settings, [this](const gui::Settings& now) { screen_.setTextSize(now.textSize); },
            &gui::Settings::textSize);
        play.settings.change([](gui::Settings& wished) { wished.pace = table::Pace::none; });
        std::vector<std::string> names{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"};
        names.resize(static_cast<std::size_t>(players));
        std::vector<table::SeatPlayer> seats(names.size(), table::SeatPlayer::greedy);
        seats.front() = table::SeatPlayer::person;
        play.window->desk().start(rulesetOf(ruleset), names, 5, seats);
    }
    ~SizedTable() {
        play.settings.change([](gui::Settings& wished) { wished.textSize = 100; });
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
    SizedTable(const SizedTable&) = delete;
    SizedTable& operator=(const SizedTable&) = delete;

    bool isFor(int ruleset, int players) const { return game_ == std::pair(ruleset, players); }

    Play play;

private:
    std::pair<int, int> game_;
    language::Language language_{storage::dataFolders().translations()};
    ScreenLanguage screen_{language_};
};

/// All territories and their pieces are in view.
bool isBoardWhole(Play& play) {
    const QRectF seen = tests::inView(*play.view());
    const State& state = play.session().game().state();
    return std::ranges::all_of(state.map(), [&](const Territory& territory) {
        return seen.contains(play.view()->board()->geometry().tileOf(territory.space));
    });
}

}  // namespace

class TestWindowSizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingHasItsPlace_data();
    void everythingHasItsPlace();
    void cleanupTestCase() { table_.reset(); }

private:
    std::unique_ptr<SizedTable> table_;
};

void TestWindowSizes::everythingHasItsPlace_data() {
    QTest::addColumn<Choice>("choice");
    std::vector<Choice> choices = allChoices();
    if (!qEnvironmentVariableIsSet("GNOSTICA_ALL_SIZES")) {
        choices = pairwise(choices);
    }
    std::ranges::sort(choices);  // games that are equal follow one another
    for (const Choice& choice : choices) {
        const QSize window = kWindows[static_cast<std::size_t>(choice[kWindow])];
        QTest::addRow("%s, %d players, %dx%d, %d %%, %s, %s", kRulesets[static_cast<std::size_t>(choice[kRules])],
                      choice[kPlayers] + 2, window.width(), window.height(),
                      kLetterSizes[static_cast<std::size_t>(choice[kLetters])],
                      choice[kDirection] == 0 ? "left to right" : "right to left",
                      choice[kTheme] == 0 ? "light" : "dark")
            << choice;
    }
}

void TestWindowSizes::everythingHasItsPlace() {
    QFETCH(const Choice, choice);
    if (!table_ || !table_->isFor(choice[kRules], choice[kPlayers] + 2)) {
        table_.reset();
        table_ = std::make_unique<SizedTable>(choice[kRules], choice[kPlayers] + 2);
        for (int step = 0; step < 12; ++step) {
            QTRY_VERIFY_WITH_TIMEOUT(!table_->play.session().table().legal().empty(), 60'000);
            table_->play.session().play(*table_->play.session().table().legal().begin());
        }
        QTRY_VERIFY_WITH_TIMEOUT(!table_->play.session().table().awaitsComputer(), 60'000);
    }
    Play& play = table_->play;
    const QSize window = kWindows[static_cast<std::size_t>(choice[kWindow])];
    QApplication::setLayoutDirection(choice[kDirection] == 0 ? Qt::LeftToRight : Qt::RightToLeft);
    play.settings.change([&](gui::Settings& wished) {
        wished.textSize = kLetterSizes[static_cast<std::size_t>(choice[kLetters])];
        wished.theme = choice[kTheme] == 0 ? ThemeChoice::light : ThemeChoice::dark;
    });
    play.window->resize(window);
    settle();
    QCOMPARE(play.window->size(), window);
    const QStringList faults = outsideOf(play) + elidedIn(play) + overlappingIn(*play.window->findChild<LeftColumn*>());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    QVERIFY(isWithin(*play.view(), *play.window));
    QVERIFY2(isBoardWhole(play), "the board is in view as a whole");
    QVERIFY(isWithin(*play.handList(), *play.window));
    QVERIFY(play.handList()->height() >= 80);
}

QTEST_MAIN(TestWindowSizes)
#include "tst_window_sizes.moc"
