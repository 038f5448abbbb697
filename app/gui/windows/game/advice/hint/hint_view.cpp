#include "app/gui/windows/game/advice/hint/hint_view.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/play/advice_wording.h"
#include "app/wording/voice.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>
#include <initializer_list>

namespace gnostica::gui {

using namespace engine;
using wording::AdviceWording;

namespace {

constexpr std::size_t kShown = 8;
constexpr int kReasons = 4;

/// Stacks the parts in a column that scrolls if necessary.
ColumnScroll* scrolled(QWidget* parent, std::initializer_list<QWidget*> parts) {
    auto* content = new QWidget;
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins({});
    for (QWidget* each : parts) {
        lines->addWidget(each);
    }
    lines->addStretch(1);
    return new ColumnScroll(content, parent);
}

/// The best step, which was analysed most, then the other closely analysed steps by their chances.
std::vector<HintRow> rowsOf(const View& view, const bots::Analysis& analysis, const wording::Speaker& speaker) {
    std::vector<HintRow> rows;
    for (std::size_t i = 0; i < std::min(kShown, analysis.compared); ++i) {
        const bots::Alternative& each = analysis.ranked[i];
        rows.push_back({each.step, speaker.step(view, each.step), each.values[view.viewer()]});
    }
    std::ranges::stable_sort(rows.begin() + 1, rows.end(), std::ranges::greater(), &HintRow::chance);
    return rows;
}

RowTable<HintRow>::Columns hintColumns() {
    using Column = RowTable<HintRow>::Column;
    return {Column([] { return HintView::tr("Step", "column: a step of a player"); }, &HintRow::words).withoutToolTip(),
            Column([] { return HintView::tr("Chance", "column: the chance of winning, as a percentage"); },
                   [](const HintRow& row) { return AdviceWording::percent(row.chance); })
                .aligned(Qt::AlignCenter)
                .withoutToolTip()};
}

/// The turn in one sentence, if it has several steps.
QString turnInShort(const std::vector<bots::PlannedStep>& turn, const wording::Speaker& speaker) {
    if (turn.size() < 2) {
        return {};
    }
    language::Phrases kinds;
    for (const bots::PlannedStep& planned : turn) {
        kinds.push_back(speaker.kind(planned.step));
    }
    return AdviceWording::turn(kinds);
}

/// The steps of the turn, one per line, numbered if there are several.
QString turnText(const std::vector<bots::PlannedStep>& turn, const wording::Speaker& speaker) {
    QStringList lines;
    for (const bots::PlannedStep& planned : turn) {
        const QString words = speaker.step(planned.view, planned.step);
        const auto number = static_cast<int>(lines.size()) + 1;
        //: one step of a turn that is advised: %1 its number, %2 a whole sentence
        lines << (turn.size() == 1 ? words : language::fill(HintView::tr("%1. %2"), {language::number(number), words}));
    }
    return lines.join(u'\n');
}

/// As displayed.
long inPercent(const HintRow& row) {
    return std::lround(100 * row.chance);
}

QStringList reasonsOf(const bots::Analysis& analysis) {
    QStringList reasons;
    for (const bots::Reason& reason : analysis.reasons) {
        if (reasons.size() < kReasons) {
            reasons << AdviceWording::reason(reason);
        }
    }
    return reasons;
}

}  // namespace

HintView::HintView(QWidget* parent)
    : QWidget(parent),
      model_(new RowTable<HintRow>(hintColumns(), this)),
      turn_(readableSentence(this)),
      steps_(readableSentence(this)),
      reasons_(readableSentence(this)),
      table_(new WordTable(this)),
      show_(new QPushButton(this)),
      play_(new QPushButton(this)),
      playTurn_(new QPushButton(this)),
      buttons_(new FlowLayout) {
    QFont bold = turn_->font();
    bold.setBold(true);
    turn_->setFont(bold);
    steps_->setFont(bold);
    table_->setModel(model_);
    for (QPushButton* button : {show_, play_, playTurn_}) {
        button->setAutoDefault(true);
        keepEnter(*button);
        buttons_->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    table_->growWithRows();
    auto* scroll = scrolled(this, {turn_, steps_, reasons_, table_});
    column->addWidget(scroll, 1);
    column->addLayout(buttons_);  // visible while the text scrolls
    setFocusProxy(table_);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& now) {
        offerTurn();
        if (const HintRow* row = now.isEmpty() ? nullptr : model_->row(now.indexes().front())) {
            Q_EMIT shown(row->step);
        }
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, scroll](const QModelIndex& now) {
                if (now.row() == 0) {  // the best step: its description is above the table
                    scroll->ensureVisible(0, 0);
                    return;
                }
                const QRect row = table_->visualRect(now);
                const QPoint middle = table_->viewport()->mapTo(scroll->widget(), row.center());
                scroll->ensureVisible(0, middle.y(), 0, row.height() / 2 + 1);
            });
    connect(table_, &WordTable::rowPicked, this, [this] { Q_EMIT shown(current().step); });
    connect(show_, &QPushButton::clicked, this, [this] {
        table_->selectRow(currentRow());
        Q_EMIT shown(current().step);
    });
    connect(play_, &QPushButton::clicked, this, [this] { Q_EMIT chosen(current().step); });
    connect(playTurn_, &QPushButton::clicked, this, &HintView::turnChosen);
    followLanguage(this, [this] { retranslate(); });
}

/// The best row, unless another one is selected.
int HintView::currentRow() const {
    return std::max(0, table_->currentIndex().row());
}

const HintRow& HintView::current() const {
    return model_->rows()[static_cast<std::size_t>(currentRow())];
}

/// Offered only for the best turn: the continuations of other steps have not been analysed.
void HintView::offerTurn() {
    playTurn_->setVisible(goesOn_ && currentRow() == 0);
}

void HintView::present(const View& view, const bots::Analysis& analysis, const wording::Speaker& speaker) {
    model_->setRows(rowsOf(view, analysis, speaker));
    turn_->setText(turnInShort(analysis.turn, speaker));
    turn_->setHidden(turn_->text().isEmpty());
    steps_->setText(turnText(analysis.turn, speaker));
    goesOn_ = analysis.turn.size() > 1;
    offerTurn();
    QStringList reasons = reasonsOf(analysis);
    if (!reasons.isEmpty()) {  // without reasons, nothing is promised
        reasons << AdviceWording::promise(model_->rows().front().chance);
    }
    if (model_->rowCount() > 1 && inPercent(model_->rows()[1]) > inPercent(model_->rows()[0])) {
        reasons << AdviceWording::lessCertain();
    }
    reasons_->setText(language::sentences(reasons));
    reasons_->setHidden(reasons.isEmpty());
}

QSize HintView::minimumSizeHint() const {
    const QSize least = QWidget::minimumSizeHint();
    const int missing = buttons_->heightForWidth(width()) - buttons_->minimumSize().height();
    return {least.width(), least.height() + std::max(0, missing)};
}

void HintView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) {
        updateGeometry();
    }
}

void HintView::clear() {
    if (model_->rowCount() > 0) {
        model_->setRows({});
    }
    turn_->clear();
    steps_->clear();
    reasons_->clear();
}

QString HintView::text() const {
    return language::sentences({turn_->text(), steps_->text(), reasons_->text()});
}

void HintView::retranslate() {
    table_->setAccessibleName(tr("Steps, the best first"));
    table_->setToolTip(tr("Pick a step to see it on the board."));
    show_->setText(tr("Show on the board"));
    play_->setText(tr("Play this step"));
    playTurn_->setText(tr("Play the whole turn"));
}

}  // namespace gnostica::gui
