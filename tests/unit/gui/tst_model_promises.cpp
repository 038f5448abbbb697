// Every model keeps Qt's contract: while it is filled, refilled, sorted and emptied, and for any request. (tst_models
// also tests those of the panels with whole games.)
#include "app/gui/look/actions/command_model.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/panels/hand_model.h"
#include "app/gui/shared/panels/log_model.h"
#include "app/gui/shared/panels/open_cards_model.h"
#include "app/gui/shared/panels/pile_model.h"
#include "app/gui/shared/panels/players_model.h"
#include "app/gui/windows/compare/experiments/played_games.h"
#include "app/gui/windows/compare/experiments/results_model.h"
#include "app/gui/windows/compare/explore/change_table.h"
#include "app/gui/windows/compare/pictures/picture_values.h"
#include "app/gui/windows/compare/rules/rules_page.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/advice/review/decisions_model.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/gui/windows/game/dialogs/keys_model.h"
#include "app/gui/windows/game/dialogs/new_game/family_list.h"
#include "app/gui/windows/game/dialogs/new_game/game_box_model.h"
#include "app/gui/windows/game/recap/recap_model.h"
#include "app/gui/windows/workshop/games/games_pane.h"
#include "app/gui/windows/workshop/names/names_model.h"
#include "app/gui/windows/workshop/shelf/shelf_model.h"
#include "app/gui/windows/workshop/text/completion_list.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#include "tests/unit/gui/shop.h"

#include <QAbstractItemModelTester>
#include <QAbstractProxyModel>
#include <QAction>
#include <QCompleter>
#include <QDirIterator>
#include <QFile>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <limits>
#include <numeric>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;

/// Watches the model from construction, and makes invalid requests.
class Watch {
public:
    explicit Watch(QAbstractItemModel& model) : model_(model), tester_(&model, Reporting::QtTest) { ask(); }
    ~Watch() { ask(); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    void ask() const {
        for (int role = 0; role < Qt::UserRole + 8; ++role) {
            QVERIFY(!model_.data({}, role).isValid());
        }
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
            for (int section = 0; section <= model_.columnCount() + model_.rowCount(); ++section) {
                model_.headerData(section, orientation, Qt::DisplayRole);
            }
        }
        for (int row = 0; row < model_.rowCount(); ++row) {
            for (int column = 0; column < model_.columnCount(); ++column) {
                for (int role = 0; role < Qt::UserRole + 8; ++role) {
                    model_.index(row, column).data(role);
                }
            }
        }
    }

    QAbstractItemModel& model_;
    QAbstractItemModelTester tester_;
};

gnostica::lab::Report summed(std::vector<std::string> labels) {
    gnostica::lab::Report report;
    for (std::string& label : labels) {
        report.plan.arms.push_back(engine::lab::armOf(std::move(label), tests::baseRules()));
    }
    for (const engine::lab::Metric metric : {engine::lab::Metric::turns, engine::lab::Metric::decisions}) {
        engine::lab::MetricSummary summary{metric, {}, {}};
        summary.values.resize(report.plan.arms.size());
        if (report.plan.arms.size() > 1) {
            summary.differences.emplace_back();
        }
        report.summary.metrics.push_back(std::move(summary));
    }
    return report;
}

/// Two rulesets with this number of games each; later games are longer. The last one has no length.
std::shared_ptr<const ExperimentResults> resultsWith(int games, std::vector<std::string> labels = {"One", "Two"}) {
    auto results = std::make_shared<ExperimentResults>();
    results->report = summed(std::move(labels));
    for (int pair = 0; pair < games; ++pair) {
        engine::lab::GameRow row;
        row.key.pair = pair;
        row.values.fill(pair + 1 < games ? 100.0 - pair : std::numeric_limits<double>::quiet_NaN());
        row.result[Seat::b] = 1;
        results->games.push_back(row);
    }
    return results;
}

std::vector<std::size_t> firstGames(std::size_t count) {
    std::vector<std::size_t> places(count);
    std::iota(places.begin(), places.end(), std::size_t{0});
    return places;
}

/// Names of classes that the headers of a folder declare as models, and of the row tables in them.
QStringList modelsIn(const QString& folder) {
    static const QRegularExpression declaration(
        QStringLiteral("class (\\w+) : public (QAbstract(?:List|Table|Item)Model|CardsModel|RowTable<)"));
    static const QRegularExpression table(QStringLiteral(" (RowTable<[\\w:]+>)\\* \\w+_;"));
    QStringList names;
    QDirIterator files(folder, {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            const QString text = QString::fromUtf8(file.readAll());
            for (const QRegularExpression* each : {&declaration, &table}) {
                for (auto found = each->globalMatch(text); found.hasNext();) {
                    names += found.next().captured(1);
                }
            }
        }
    }
    return names;
}

}  // namespace

class TestModelPromises : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyModelIsTriedHere();
    void cards();
    void players();
    void log();
    void hints();
    void decisions();
    void completions();
    void commands();
    void keys();
    void recap();
    void gamesThatGoOtherwise();
    void settingsSideBySide();
    void numbersOfAPicture();
    void results();
    void changes();
    void gamesOfAnExperiment();
    void theChosenGameStaysChosenInAnotherOrder();
    void headingsFollowTheLanguage();
    void theShelfOfGames();
    void theWorkshop();
};

void TestModelPromises::everyModelIsTriedHere() {
    const QString tests = QStringLiteral(GNOSTICA_TEST_DATA);
    QFile here(tests + QStringLiteral("/unit/gui/tst_model_promises.cpp"));
    QVERIFY(here.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(here.readAll());
    const QStringList models = modelsIn(tests + QStringLiteral("/../app/gui"));
    QVERIFY(models.size() >= 16);
    for (const QString& model : models) {
        const bool isBase = model == QStringLiteral("CardsModel") || model == QStringLiteral("RowTableBase");
        const bool isTried = isBase || text.contains(model + QStringLiteral(" model")) ||
                             text.contains(QStringLiteral("watch<%1>").arg(model)) ||
                             text.contains(QStringLiteral("static_cast<%1*>").arg(model));
        QVERIFY2(isTried, qPrintable(model));
    }
}

void TestModelPromises::cards() {
    const auto card = [](const char* name) { return tests::card(name); };
    const Game game = tests::Setup().hand("A", {"cups-2", "sun"}).land("1,1", "moon").pieces({"A1N@1,1"}).game();
    {
        HandModel model;
        const Watch watch(model);
        model.setHand(game.viewFor(Seat::a), Seat::a);
        model.setPickable(tests::cardSet({"sun"}));
        model.setPicked(tests::cardSet({"sun"}));
        model.setDescriber([](Card) { return QStringLiteral("what it does"); });
        model.setHand(game.viewFor(Seat::b), Seat::a);
        model.renamed();
        model.setHand(game.viewFor(Seat::b), Seat::b);
        model.renamed();
    }
    {
        OpenCardsModel model;
        const Watch watch(model);
        model.setOpen(tests::cardSet({"sun", "moon", "cups-2"}));
        model.setOpen(tests::cardSet({"sun", "cups-3"}));
        model.setOpen({});
    }
    PileModel model;
    const Watch watch(model);
    Pile pile;
    pile.push(card("sun"));
    model.setPile(pile);
    pile.push(card("moon"));
    model.setPile(pile);
    model.setPile({});
}

void TestModelPromises::players() {
    tests::Playout playout(tests::baseRules(), 3, 1);
    playout.play(40);
    PlayersModel model;
    const Watch watch(model);
    model.renamed();
    for (const Moment& moment : playout.game().timeline()) {
        model.setPlayers(View(*tests::baseRules(), moment.before, Seat::none), *tests::baseRules(),
                         wording::Speaker(*tests::baseRules(), {}));
    }
    model.renamed();
    const Game two(tests::baseRules(), 2);
    model.setPlayers(two.viewFor(Seat::none), *tests::baseRules(), wording::Speaker(*tests::baseRules(), {}));
}

void TestModelPromises::log() {
    tests::Playout playout(tests::baseRules(), 3, 1);
    playout.play(40);
    std::vector<ToldMoment> moments;
    for (const Moment& moment : playout.game().timeline()) {
        moments.push_back(told(playout.game().rules(), moment, Seat::a));
    }
    const wording::Speaker speaker(*tests::baseRules(), {});
    LogModel model;
    const Watch watch(model);
    model.setNotationShown(true);
    model.setMoments(moments, 30, speaker);
    model.setNotationShown(false);
    model.setMoments(std::span(moments).first(20), 10, speaker);
    model.forget();
    model.setMoments(moments, 40, speaker);
    model.setMoments({}, 0, speaker);
}

void TestModelPromises::hints() {
    const Game game(tests::baseRules(), 2);
    HintView view;
    auto& model = *static_cast<RowTable<HintRow>*>(view.table()->model());
    const Watch watch(model);
    bots::Analysis analysis;
    analysis.ranked.resize(3, {Step(step::Done{}), 1, {}});
    analysis.compared = 2;
    view.present(game.viewFor(Seat::a), analysis, wording::Speaker(game.rules(), {}));
    QCOMPARE(model.rowCount(), 2);
    model.setRows({{Step(step::Done{}), QStringLiteral("Ends the turn"), 0.5F}, {}});
    view.clear();
}

void TestModelPromises::decisions() {
    DecisionsModel model;
    const Watch watch(model);
    model.setBadges([](Seat) { return QIcon(); });
    for (int position = 0; position < 40; ++position) {
        model.add({position, Seat::a, 0.01F * static_cast<float>(position * 7 % 31), QStringLiteral("a decision"),
                   QStringLiteral("a better one")});
    }
    QVERIFY(model.rowCount() > 0);
    model.setBadges({});
    model.setRows({});
}

void TestModelPromises::theShelfOfGames() {
    FamilyGame game;
    game.title.id = QStringLiteral("one");
    game.shortName = QStringLiteral("One");
    {
        FamilyListModel model;
        const Watch watch(model);
        model.setLines({{game, QStringLiteral("About 9 rounds")}, {game, {}}});
        QCOMPARE(model.rowCount(), 2);
        model.setLines({});
    }
    GameBoxModel model;
    const Watch watch(model);
    GameFamily family;
    family.games = {game, game};
    model.setFamilies({family, {}});
    QCOMPARE(model.rowCount(), 2);
    model.setLength([](const QString&) { return QStringLiteral("About 9 rounds"); });
    model.noteLengths();
    model.setFamilies({});
}

void TestModelPromises::completions() {
    QWidget text;
    const CompletionList list(text);
    auto& model = *static_cast<RowTable<CompletionItem>*>(list.findChild<QCompleter*>()->model());
    const Watch watch(model);
    model.setRows({{}, {}});
    model.setRows({});
}

void TestModelPromises::commands() {
    QAction action;
    CommandModel model;
    const Watch watch(model);
    model.setCommands(
        {{&action, QStringLiteral("Save"), QStringLiteral("Game"), {}}, {nullptr, QStringLiteral("Open"), {}, {}}});
    model.search(QStringLiteral("sa"));
    QCOMPARE(model.rowCount(), 1);
    model.search({});
    model.setCommands({});
}

void TestModelPromises::keys() {
    KeysModel model{KeyChanges()};
    const Watch watch(model);
    model.setKeys(0, {QKeySequence(Qt::CTRL | Qt::Key_J)});
    model.reset(0);
    model.setKeys(1, {});
    model.resetAll();
    model.retranslate();
}

void TestModelPromises::recap() {
    RecapModel model;
    const Watch watch(model);
    const RecapLine line{.number = 1, .seat = Seat::b, .name = QStringLiteral("Bob"), .how = QStringLiteral("passes")};
    model.setLines({line, line});
    model.setLines({line});
    model.setLines({});
    QVERIFY(model.lineAt(0) == nullptr);
}

void TestModelPromises::gamesThatGoOtherwise() {
    const playing::Shop shop;
    shop.open("mine");
    GamesPane pane(shop.window->draft()->bench());
    auto& model = *static_cast<RowTable<GameLine>*>(pane.findChild<QTableView*>()->model());
    const Watch watch(model);
    model.insert(0, {QStringLiteral("a"), QStringLiteral("Ann and Bob"), QStringLiteral("Something."), 3});
    model.insert(0, {});
    model.insert(2, {});
    model.removeLast();
    model.renewRows({{QStringLiteral("b"), {}, {}, 1}, {}});
    QCOMPARE(model.row(model.index(0, 1))->path, QStringLiteral("b"));
    model.setRows({});
}

void TestModelPromises::settingsSideBySide() {
    const playing::Shop shop;
    MessageBar bar;
    const ErrorReporter errors(bar);
    RulesPage page(*shop.shelf, errors);
    auto& model = *static_cast<RowTable<OptionRow>*>(page.options().model());
    const Watch watch(model);
    model.setRows({{QStringLiteral("Points"), QStringLiteral("9"), {}, QStringLiteral("END-1")}, {}});
    model.tellAnew();
    page.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestModelPromises::numbersOfAPicture() {
    PictureValues model;
    const Watch watch(model);
    model.show(plugins::Picture(plugins::OutlinePicture{
        QStringLiteral("Turns"), QStringLiteral("Games"), {10, 20, 30}, {{QStringLiteral("A"), {40, 60}}}}));
    QVERIFY(model.rowCount() > 0);
    model.show(std::nullopt);
}

// Regression: an experiment with the same metrics and a different number of rulesets kept the previous columns.
void TestModelPromises::results() {
    ResultsModel model;
    const Watch watch(model);
    model.tellAnew();
    model.show(resultsWith(3), 1);
    QCOMPARE(model.columnCount(), 5);
    model.show(resultsWith(5), 1);
    model.show(resultsWith(2, {"Alone"}), 1);
    QCOMPARE(model.columnCount(), 2);
    model.show(resultsWith(2), 1);
    QCOMPARE(model.columnCount(), 5);
    model.show(nullptr, 1);
}

void TestModelPromises::changes() {
    auto found = std::make_shared<ExplorationFound>();
    found->plan.base = engine::lab::armOf("As it is", tests::baseRules());
    for (int change = 0; change < 3; ++change) {
        found->plan.changes.push_back({{}, engine::lab::armOf("Changed", tests::baseRules())});
        engine::lab::Explored explored;
        explored.change = change;
        explored.differences.resize(engine::lab::exploredMetrics().size());
        found->exploration.changes.push_back(std::move(explored));
    }
    ChangeTable model;
    const Watch watch(model);
    model.tellAnew();
    model.show(found, 0);
    QCOMPARE(model.rowCount(), 3);
    model.show(found, 1);
    model.show(nullptr, 0);
}

void TestModelPromises::gamesOfAnExperiment() {
    MessageBar bar;
    const ErrorReporter errors(bar);
    PlayedGames played(errors);
    auto* order = static_cast<QAbstractProxyModel*>(played.games().model());
    auto& model = *static_cast<RowTable<std::size_t>*>(order->sourceModel());
    const Watch watch(model);
    const Watch watchOrder(*order);
    const auto head = [](int) { return QString(); };
    played.list(resultsWith(5), engine::lab::Metric::turns, firstGames(5), head);
    model.tellAnew();
    played.list(resultsWith(5), engine::lab::Metric::leadChanges, firstGames(2), head);
    played.renew(resultsWith(6), firstGames(4));
    played.clear();
    QCOMPARE(model.rowCount(), 0);
}

// Regression: after a click on a column header, the selected line was another game, which Enter then showed.
void TestModelPromises::theChosenGameStaysChosenInAnotherOrder() {
    MessageBar bar;
    const ErrorReporter errors(bar);
    PlayedGames played(errors);
    played.list(resultsWith(6), engine::lab::Metric::turns, firstGames(6), [](int) { return QString(); });
    played.resize(900, 400);
    played.show();
    QTableView& table = played.games();
    const auto click = [&table](int column) {
        const QHeaderView& head = *table.horizontalHeader();
        const int middle = head.sectionViewportPosition(column) + head.sectionSize(column) / 2;
        QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, QPoint(middle, head.height() / 2));
    };
    const auto pairAt = [&](int row) { return played.gameAt(table.model()->index(row, 0)).key.pair; };
    const QAbstractItemModelTester tester(table.model(), Reporting::QtTest);
    table.setCurrentIndex(table.model()->index(1, 0));
    const QPersistentModelIndex kept = table.currentIndex();
    for (const int column : {PlayedGames::length, PlayedGames::length, PlayedGames::deal, PlayedGames::deal,
                             PlayedGames::wonBy, PlayedGames::ruleset}) {
        click(column);
        QCOMPARE(table.horizontalHeader()->sortIndicatorSection(), column);
        QCOMPARE(played.gameAt(table.currentIndex()).key.pair, 1);
        QCOMPARE(played.gameAt(kept).key.pair, 1);
        QCOMPARE(table.selectionModel()->selectedRows().value(0), table.model()->index(table.currentIndex().row(), 0));
    }
    click(PlayedGames::length);
    QCOMPARE(table.horizontalHeader()->sortIndicatorOrder(), Qt::AscendingOrder);
    QCOMPARE(pairAt(0), 5);  // without a length
    QCOMPARE(pairAt(1), 4);
    click(PlayedGames::length);
    QCOMPARE(pairAt(0), 0);
    QCOMPARE(pairAt(5), 5);
    played.renew(resultsWith(6), firstGames(6));  // the order is kept
    QCOMPARE(pairAt(0), 0);
    QCOMPARE(played.gameAt(table.currentIndex()).key.pair, 1);
}

// Regression: some headings stayed in the previous language.
void TestModelPromises::headingsFollowTheLanguage() {
    QWidget window;
    QString word = QStringLiteral("One");
    RowTable<int> model({{[&word] { return word; }, [&word](const int& row) { return word.repeated(row); }}}, &window);
    model.setRows({1, 2});
    const Watch watch(model);
    QSignalSpy headings(&model, &QAbstractItemModel::headerDataChanged);
    QSignalSpy cells(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    word = QStringLiteral("Eins");
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&window, &language);
    QCOMPARE(headings.count(), 1);
    QCOMPARE(cells.count(), 1);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), word);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("EinsEins"));
    QVERIFY(model.row({}) == nullptr);
}

template <class Model>
std::unique_ptr<Watch> watch(QObject& whole) {
    auto* model = whole.findChild<Model*>();
    return model != nullptr ? std::make_unique<Watch>(*model) : nullptr;
}

// Regression: the models of the tree reported moved rows when rows were only reset.
void TestModelPromises::theWorkshop() {
    playing::Shop shop;
    shop.open("mine");
    const auto shelf = watch<ShelfModel>(*shop.window);
    auto* listed = shop.window->panes()->problems().findChild<QTreeView*>()->model();
    const Watch problems(*static_cast<RowTable<engine::Diagnostic>*>(listed));
    const auto names = watch<NamesModel>(*shop.window);
    QVERIFY(shelf && names);
    auto* tree = shop.window->findChild<ShelfModel*>();
    QSignalSpy moved(tree, &QAbstractItemModel::layoutChanged);
    const auto own = tree->find(shop.folders().userRulesets() + QStringLiteral("/mine.json"));
    QVERIFY(own.isValid());
    wearTheme(Theme::dark());
    QVERIFY(shop.draft().set("/end", nlohmann::json::parse(R"({"target": 99})"), QStringLiteral("a change")));
    shop.settle();
    auto* texts = shop.window->findChild<NamesModel*>();
    texts->setReadOnly(true);
    texts->setReadOnly(false);
    texts->addLanguage(QStringLiteral("de"));
    QVERIFY(texts->setData(texts->index(0, NamesModel::summary), QStringLiteral("About it"), Qt::EditRole));
    shop.act(Act::undoEdit);
    shop.settle();
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(shop.window.get(), &language);
    shop.settle();
    shop.shelf->refresh();
    shop.settle();
    QCOMPARE(moved.count(), 0);
}

QTEST_MAIN(TestModelPromises)
#include "tst_model_promises.moc"
