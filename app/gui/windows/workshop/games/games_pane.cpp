#include "app/gui/windows/workshop/games/games_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/wording/play/divergence_wording.h"
#include "app/wording/speaker.h"
#include "engine/documents/inspection.h"
#include "engine/documents/problems.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

using engine::Inspection;
using nlohmann::json;

namespace {

/// Letters for two names and a date.
constexpr int kGameWide = 34;

/// "Ann and Bob, 21 Nov 2026 10:12"
QString describe(const ChangedGame& game) {
    std::vector<QString> names;
    for (const std::string& name : game.record.header.names) {
        names.push_back(QString::fromStdString(name));
    }
    const wording::Speaker speaker(game.record.game.rules(), names);
    language::Phrases players;
    for (int i = 0; i < game.record.header.seats; ++i) {
        players.push_back(speaker.playerPhrase(engine::seatAt(i)));
    }
    const auto began = QDateTime::fromString(QString::fromStdString(game.record.header.started), Qt::ISODate);
    const QDateTime when = began.isValid() ? began : QFileInfo(game.path).lastModified();
    //: %1: names of players, %2: date and time
    return language::fill(GamesPane::tr("%1, %2", "a game"),
                          {language::listOf(players), QLocale().toString(when, QLocale::ShortFormat)});
}

}  // namespace

GamesPane::GamesPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      games_(new RowTable<GameLine>(
          {{[] { return tr("Game"); }, &GameLine::game}, {[] { return tr("First difference"); }, &GameLine::change}},
          this)),
      text_(plainSentence(this)),
      button_(new QPushButton(this)),
      view_(new QTableView(this)) {
    makeView();
    auto* head = new QHBoxLayout;
    head->addWidget(text_, 1);
    head->addWidget(button_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(4, 4, 4, 4);
    lines->addLayout(head);
    lines->addWidget(view_, 1);
    connect(button_, &QPushButton::clicked, this, [this] {
        if (job_.isRunning()) {
            job_.hurry();
        } else {
            search();
        }
    });
    connect(&bench_.draft, &Draft::changed, this, &GamesPane::forget);
    connect(&bench_.check, &DraftCheck::inspected, this, &GamesPane::updateButton);
    retranslate();
    forget();
    whenLanguageChanges(this, [this] {
        retranslate();
        if (std::exchange(isShown_, false)) {
            search();
        } else {
            forget();
        }
    });
}

void GamesPane::makeView() {
    view_->setModel(games_);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(true);
    view_->setAlternatingRowColors(true);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view_->horizontalHeader()->resizeSection(0, kGameWide * fontMetrics().averageCharWidth());
    view_->horizontalHeader()->setStretchLastSection(true);
    keepEnter(*view_, [this] { return view_->currentIndex().isValid(); });
    connect(view_, &QAbstractItemView::activated, this, &GamesPane::open);
}

void GamesPane::retranslate() {
    view_->setAccessibleName(tr("Games that would turn out differently"));
    updateButton();
}

/// The results belong to another draft.
void GamesPane::forget() {
    job_.cancel();
    isShown_ = false;
    games_->setRows({});
    text_->setText(tr("What would this change in your games? All finished games played with this ruleset or its parent "
                      "are replayed with the changes."));
    updateButton();
}

void GamesPane::updateButton() {
    button_->setText(job_.isRunning() ? tr("&Stop", "button: to stop looking through games")
                                      : tr("&Look through my games"));
    const bool isSound = bench_.draft.isReadable() && bench_.check.isCurrent() && bench_.check.found().rules != nullptr;
    button_->setEnabled(job_.isRunning() || isSound);
}

void GamesPane::search() {
    const Inspection& found = bench_.check.found();
    if (!bench_.draft.isReadable() || !found.whole.is_object()) {
        return;
    }
    games_->setRows({});
    isShown_ = true;
    const json& document = bench_.draft.document()->value();
    const json* id = engine::valueAt(document, "/id");
    const std::string expansion =
        engine::isExpansion(document) && id != nullptr && id->is_string() ? id->get<std::string>() : std::string();
    job_.start([search = GameSearch{bench_.shelf.folders().journals(), bench_.shelf.library(), bench_.shelf.registry(),
                                    expansion, found.whole, found.parent}](
                   const std::stop_token& stop, const auto& tell) { return search.run(stop, tell); },
               [this](const GamesLooked& looked) { finish(looked); },
               [this](const GamesLooked& looked) { tell(looked); });
    updateButton();
}

void GamesPane::tell(const GamesLooked& looked) {
    //: %1: a number, %n: how many games there are
    text_->setText(language::fill(tr("%1 of %n games have been looked through.", nullptr, looked.of),
                                  {QLocale().toString(looked.done)}));
    if (looked.found != nullptr) {
        const ChangedGame& game = *looked.found;
        const wording::DivergenceWording words(*game.rules, bench_.shelf.words());
        games_->insert(games_->rowCount(),
                       {game.path, describe(game), words(game.record.header, game.record.game, game.divergence),
                        static_cast<int>(game.divergence.moment)});
    }
}

void GamesPane::finish(const GamesLooked& looked) {
    const QString concerned =
        looked.concerned == 0 ? tr("None of your finished games was played with this ruleset or its parent.")
                              : tr("%n games were played with this ruleset or its parent.", nullptr, looked.concerned);
    const QString changed = looked.concerned == 0 ? QString()
                            : games_->rowCount() == 0
                                ? tr("None of them would have turned out differently.")
                                : tr("%n of them would have turned out differently.", nullptr, games_->rowCount());
    text_->setText(language::sentences({concerned, changed}));
    updateButton();
}

void GamesPane::open() {
    if (const GameLine* line = games_->row(view_->currentIndex())) {
        Q_EMIT recordWanted(table::recordInFile(line->path, line->moment));
    }
}

}  // namespace gnostica::gui
