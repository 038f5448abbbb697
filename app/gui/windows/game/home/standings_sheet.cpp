#include "app/gui/windows/game/home/standings_sheet.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/pages/meter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/document_names.h"
#include "app/wording/level_names.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kSheetPadding = 14;
constexpr double kOwnName = 1.7;
constexpr double kGroupHead = 1.2;
constexpr double kFigures = 1.05;
/// More rulesets would make the sheet too long.
constexpr std::size_t kMostRulesets = 4;

}  // namespace

StandingsSheet::StandingsSheet(const rulesets::RulesShelf& shelf, QWidget* parent)
    : PageSheet(SheetFrame::plain, parent),
      shelf_(shelf),
      title_(plainLabel(this)),
      sentence_(plainSentence(this)),
      lines_(new QWidget(this)),
      grid_(new QGridLayout(lines_)) {
    setObjectName(QStringLiteral("standings"));
    keepTitle(title_, kOwnName);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margins(kSheetPadding));
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(sentence_);
    column->addWidget(lines_);
    column->addStretch(1);
    grid_->setContentsMargins({0, 4, 0, 0});
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(0, 3);
    grid_->setColumnStretch(1, 4);
    followLanguage(this, [this] { fill(); });
}

void StandingsSheet::setStandings(const table::Standings& standings, const QString& name) {
    standings_ = standings;
    name_ = name;
    fill();
}

void StandingsSheet::setLearning(const LearningTally& learning) {
    if (learning != learning_) {
        learning_ = learning;
        fill();
    }
}

void StandingsSheet::changeEvent(QEvent* event) {
    PageSheet::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fill();
    }
}

void StandingsSheet::clear() {
    while (QLayoutItem* item = grid_->takeAt(0)) {
        if (QWidget* old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
    rows_ = 0;  // the grid keeps its empty rows
}

void StandingsSheet::addHead(const QString& text, const QString& side) {
    const int row = rows_++;
    auto* head = plainLabel(lines_);
    head->setFont(headingFont(font(), kGroupHead));
    head->setText(text);
    grid_->addWidget(head, row, 0, 1, 2);
    auto* beside = plainLabel(lines_);
    beside->setText(side);
    grid_->addWidget(beside, row, 2, Qt::AlignTrailing | Qt::AlignBottom);
    head->show();
    beside->show();
}

void StandingsSheet::addLine(const Line& line) {
    const int row = rows_++;
    auto* name = plainSentence(lines_);
    name->setText(line.name);
    name->setAccessibleName(line.spoken);
    auto* meter = new Meter(lines_);
    meter->setShare(line.done, line.all);
    auto* numbers = plainLabel(lines_);
    numbers->setFont(figuresFont(font(), kFigures, QFont::Bold));
    //: how many of how many, such as games won
    numbers->setText(
        language::fill(tr("%1 of %2", "numbers"), {language::number(line.done), language::number(line.all)}));
    grid_->addWidget(name, row, 0);
    grid_->addWidget(meter, row, 1, Qt::AlignVCenter);
    grid_->addWidget(numbers, row, 2, Qt::AlignTrailing | Qt::AlignVCenter);
    for (QWidget* part : std::initializer_list<QWidget*>{name, meter, numbers}) {
        part->show();
    }
}

std::vector<StandingsSheet::Line> StandingsSheet::levelLines() const {
    std::vector<Line> lines;
    for (const engine::bots::Level level : engine::bots::levelsByStrength()) {
        const table::Tally& tally = standings_.against(level);
        if (tally.played > 0) {
            const QString name = wording::levelName(level);
            //: for screen readers; %1: a level of computers, %2: number of games won
            const QString spoken = language::fill(tr("Against %1: %2 of %n games won", nullptr, tally.played),
                                                  {name, language::number(tally.won)});
            lines.push_back({name, tally.won, tally.played, spoken});
        }
    }
    return lines;
}

std::vector<StandingsSheet::Line> StandingsSheet::rulesetLines() const {
    std::vector<Line> lines;
    for (const table::RulesetTally& each : standings_.rulesets) {
        if (each.tally.played > 0 && lines.size() < kMostRulesets) {
            const QString name =
                language::embedded(wording::titleOfNamed(wording::withExpansionNames(each.named, shelf_.library())));
            //: for screen readers; %1: a game such as Gnostica, %2: number of games won
            const QString spoken = language::fill(tr("In %1: %2 of %n games won", nullptr, each.tally.played),
                                                  {name, language::number(each.tally.won)});
            lines.push_back({name, each.tally.won, each.tally.played, spoken});
        }
    }
    return lines;
}

void StandingsSheet::fill() {
    clear();
    title_->setText(name_.isEmpty() ? tr("Results", "heading: of the user's games") : language::cleaned(name_));
    const table::Tally& all = standings_.tally;
    const int days = table::daysInARow(standings_.days, QDate::currentDate());
    QStringList said;
    if (all.played > 0) {
        //: %1: number of games won
        said << language::fill(tr("You have won %1 of %n games against computers.", nullptr, all.played),
                               {language::number(all.won)});
    } else {
        said << tr("Your results against computers appear here.");
    }
    if (days > 1) {
        said << tr("You have played on %n days in a row.", nullptr, days);
    }
    sentence_->setText(language::sentences(said));
    const QString won = tr("won", "heading of numbers: games won");
    for (const auto& [head, lines] : {std::pair(tr("Level", "heading: levels of computers"), levelLines()),
                                      std::pair(tr("Game", "heading: games such as Gnostica"), rulesetLines())}) {
        if (!lines.empty()) {
            addHead(head, won);
            std::ranges::for_each(lines, [this](const Line& line) { addLine(line); });
        }
    }
    if (learning_.lessons > 0) {
        addHead(tr("Learn", "heading: to learn the game"), tr("done", "heading of numbers: lessons, puzzles"));
        addLine({tr("Lessons"), learning_.lessonsDone, learning_.lessons,
                 //: for screen readers; %1: number of lessons done
                 language::fill(tr("%1 of %n lessons done", nullptr, learning_.lessons),
                                {language::number(learning_.lessonsDone)})});
    }
    if (learning_.puzzles > 0) {
        addLine({tr("Puzzles"), learning_.puzzlesDone, learning_.puzzles,
                 //: for screen readers; %1: number of puzzles solved
                 language::fill(tr("%1 of %n puzzles solved", nullptr, learning_.puzzles),
                                {language::number(learning_.puzzlesDone)})});
    }
}

}  // namespace gnostica::gui
