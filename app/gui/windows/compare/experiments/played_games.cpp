#include "app/gui/windows/compare/experiments/played_games.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/compare/experiments/game_list_model.h"
#include "app/language/fill.h"
#include "app/wording/metric_wording.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace gnostica::gui {

PlayedGames::PlayedGames(const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      errors_(errors),
      head_(plainSentence(this)),
      games_(new QTableView(this)),
      model_(new GameListModel(this)),
      order_(new QSortFilterProxyModel(this)) {
    order_->setSourceModel(model_);
    order_->setSortRole(GameListModel::kSortRole);
    games_->setModel(order_);
    games_->setTabKeyNavigation(false);
    games_->setWordWrap(false);
    games_->verticalHeader()->hide();
    games_->horizontalHeader()->setStretchLastSection(true);
    games_->setSortingEnabled(true);
    games_->horizontalHeader()->setSortIndicator(GameListModel::deal, Qt::AscendingOrder);
    games_->setSelectionBehavior(QAbstractItemView::SelectRows);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(head_);
    lines->addWidget(games_, 1);
    connect(games_, &QTableView::activated, this, &PlayedGames::play);
    connect(&shower_, &GameShower::started, this, [this] {
        errors_.settle();
        head_->setText(tr("The game is played anew …"));
    });
    connect(&shower_, &GameShower::shown, this, [this](const WantedRecord& game) {
        retranslate();
        Q_EMIT recordWanted(game);
    });
    retranslate();
}

void PlayedGames::list(std::shared_ptr<const ExperimentResults> results, const GameFilter& filter) {
    const std::vector<std::size_t> games = gamesOf(*results, filter);
    list(std::move(results), filter.metric, games, [metric = filter.metric](int count) {
        //: %1: a metric
        return wording::fill(
            tr("%n games behind “%1”. Press Enter on one, or click it twice, to see it.", nullptr, count),
            {wording::MetricWording::name(metric)});
    });
}

void PlayedGames::list(std::shared_ptr<const ExperimentResults> results, engine::lab::Metric metric,
                       std::vector<std::size_t> games, std::function<QString(int)> head) {
    results_ = std::move(results);
    metric_ = metric;
    headOf_ = std::move(head);
    model_->show(results_, metric_, std::move(games));
    sort();
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
    model_->show(results_, metric_, std::move(games));
    sort();
    if (row < model_->rowCount()) {
        games_->setCurrentIndex(
            order_->mapFromSource(model_->index(static_cast<int>(row), std::max(0, before.column()))));
    }
    games_->verticalScrollBar()->setValue(scrolled);
    if (!shower_.isRunning()) {  // else it says so
        retranslate();
    }
}

void PlayedGames::sort() {
    const QHeaderView* head = games_->horizontalHeader();
    games_->sortByColumn(head->sortIndicatorSection(), head->sortIndicatorOrder());
}

void PlayedGames::clear() {
    results_ = nullptr;
    headOf_ = nullptr;
    model_->clear();
    retranslate();
}

const engine::lab::GameRow& PlayedGames::gameAt(const QModelIndex& index) const {
    return model_->at(order_->mapToSource(index).row());
}

int PlayedGames::count() const {
    return model_->rowCount();
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
    head_->setText(headOf_ ? headOf_(model_->rowCount()) : tr("The games behind a number are listed here."));
    games_->setVisible(headOf_ != nullptr);
}

void PlayedGames::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        model_->retranslate();
        retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
