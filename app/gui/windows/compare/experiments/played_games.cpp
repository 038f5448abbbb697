#include "app/gui/windows/compare/experiments/played_games.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"

#include <QAbstractProxyModel>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace gnostica::gui {

using engine::lab::GameRole;
using engine::lab::GameRow;
using engine::lab::Metric;
using lab::MetricWording;

namespace {

constexpr qsizetype kLongestGameLabel = 60;

double valueIn(const GameRow& game, Metric metric) {
    return game.values[engine::lab::index(metric)];
}

/// Games without a value come first.
double rankOf(double value) {
    return std::isnan(value) ? std::numeric_limits<double>::lowest() : value;
}

/// For a metric of several games, each game shows its length.
Metric shownMetric(Metric metric) {
    return engine::lab::infoOf(metric).perGame ? metric : Metric::turns;
}

std::vector<int> winnersOf(const GameRow& game) {
    std::vector<int> seats;
    for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
        if (game.result[static_cast<engine::Seat>(seat)] > 0) {
            seats.push_back(seat);
        }
    }
    return seats;
}

QString winnersText(const GameRow& game) {
    QStringList letters;
    for (const int seat : winnersOf(game)) {
        letters << QString(QChar(static_cast<char16_t>(u'A' + seat)));
    }
    return letters.join(QStringLiteral(", "));
}

QString roleText(GameRole role) {
    switch (role) {
    case GameRole::deal: return PlayedGames::tr("The deal");
    case GameRole::swapped: return PlayedGames::tr("Players moved one seat");
    case GameRole::skill: return PlayedGames::tr("Unequal players");
    case GameRole::skillSwapped: return PlayedGames::tr("Unequal players, swapped");
    }
    return {};
}

}  // namespace

PlayedGames::PlayedGames(const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      errors_(errors),
      head_(plainSentence(this)),
      games_(new QTableView(this)),
      places_(new RowTable<std::size_t>(columns(), this)),
      order_(places_->showSorted(*games_, deal)) {
    games_->setTabKeyNavigation(false);
    games_->setWordWrap(false);
    games_->verticalHeader()->hide();
    games_->horizontalHeader()->setStretchLastSection(true);
    games_->setSelectionBehavior(QAbstractItemView::SelectRows);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(head_);
    lines->addWidget(games_, 1);
    connect(games_, &QTableView::activated, this, &PlayedGames::play);
    connect(&shower_, &GameShower::started, this, [this] {
        errors_.withdraw();
        head_->setText(tr("Replaying the game…"));
    });
    connect(&shower_, &GameShower::shown, this, [this](const table::WantedRecord& game) {
        retranslate();
        Q_EMIT recordWanted(game);
    });
    followLanguage(this, [this] { retranslate(); });
}

RowTable<std::size_t>::Columns PlayedGames::columns() const {
    using Column = RowTable<std::size_t>::Column;
    const auto column = [this](auto heading, auto text, auto sortKey) {
        return Column(heading, [this, text](std::size_t place) { return text(at(place)); })
            .sortedBy([this, sortKey](std::size_t place) { return QVariant(sortKey(at(place))); });
    };
    const auto label = [this](const GameRow& game) {
        const auto& arms = results_->plan().arms;
        return language::cleaned(QString::fromStdString(arms[static_cast<std::size_t>(game.key.arm)].label),
                                 kLongestGameLabel);
    };
    const auto amount = [column](auto metricNow) {
        return column(
            [metricNow] { return MetricWording::name(metricNow()); },
            [metricNow](const GameRow& game) { return MetricWording::value(metricNow(), valueIn(game, metricNow())); },
            [metricNow](const GameRow& game) { return rankOf(valueIn(game, metricNow())); });
    };
    return {column([] { return tr("Deal", "heading of a column: number of the cards that were dealt"); },
                   [](const GameRow& game) { return language::number(game.key.pair + 1); },
                   [](const GameRow& game) { return game.key.pair; }),
            column([] { return tr("Ruleset"); }, label, [](const GameRow& game) { return game.key.arm; }),
            column([] { return tr("Played as"); }, [](const GameRow& game) { return roleText(game.key.role); },
                   [](const GameRow& game) { return static_cast<int>(game.key.role); }),
            amount([this] { return shownMetric(metric_); }),
            amount([] { return Metric::turns; }),
            column([] { return tr("Winner's seat"); }, winnersText,
                   [](const GameRow& game) {
                       const std::vector<int> winners = winnersOf(game);
                       return winners.empty() ? -1 : winners.front();
                   })};
}

void PlayedGames::list(std::shared_ptr<const ExperimentResults> results, const GameFilter& filter) {
    const std::vector<std::size_t> games = gamesOf(*results, filter);
    list(std::move(results), filter.metric, games, [metric = filter.metric](int count) {
        //: %1: a metric
        return language::fill(tr("%n games behind “%1”. Press Enter or double-click to watch one.", nullptr, count),
                              {lab::MetricWording::name(metric)});
    });
}

void PlayedGames::list(std::shared_ptr<const ExperimentResults> results, engine::lab::Metric metric,
                       std::vector<std::size_t> games, std::function<QString(int)> head) {
    results_ = std::move(results);
    metric_ = metric;
    headOf_ = std::move(head);
    places_->setRows(std::move(games));
    games_->resizeColumnsToContents();
    retranslate();
}

void PlayedGames::renew(std::shared_ptr<const ExperimentResults> results, std::vector<std::size_t> games) {
    const QModelIndex before = games_->currentIndex();
    const auto chosen = before.isValid() ? std::optional(gameAt(before).key) : std::nullopt;
    const int scrolled = games_->verticalScrollBar()->value();
    results_ = std::move(results);
    const auto game =
        std::ranges::find_if(games, [&](std::size_t place) { return chosen && results_->games[place].key == *chosen; });
    const auto row = game - games.begin();
    places_->setRows(std::move(games));
    if (row < places_->rowCount()) {
        games_->setCurrentIndex(
            order_->mapFromSource(places_->index(static_cast<int>(row), std::max(0, before.column()))));
    }
    games_->verticalScrollBar()->setValue(scrolled);
    if (!shower_.isRunning()) {  // otherwise the heading shows the progress
        retranslate();
    }
}

void PlayedGames::clear() {
    places_->setRows({});
    results_ = nullptr;
    headOf_ = nullptr;
    retranslate();
}

const engine::lab::GameRow& PlayedGames::gameAt(const QModelIndex& index) const {
    return at(*places_->row(index));
}

int PlayedGames::count() const {
    return places_->rowCount();
}

QString PlayedGames::head() const {
    return head_->text();
}

void PlayedGames::play(const QModelIndex& index) {
    if (index.isValid() && results_ != nullptr) {
        shower_.show(results_, gameAt(index).key);
    }
}

void PlayedGames::retranslate() {
    games_->setAccessibleName(tr("Games of the experiment"));
    head_->setText(headOf_ ? headOf_(places_->rowCount()) : tr("The games behind a number are listed here."));
    games_->setVisible(headOf_ != nullptr);
}

}  // namespace gnostica::gui
