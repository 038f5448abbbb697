#include "app/gui/windows/game/recap/recap_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/recap/recap_delegate.h"
#include "app/gui/windows/game/recap/recap_model.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kHeadSpacing = 2;
/// The list keeps at least this height, in which a picture can be recognised.
constexpr int kLeastRows = 20;
/// Lines of text, at least, for which it is worth while to unfold the list.
constexpr int kLeastLines = 3;

}  // namespace

RecapPanel::RecapPanel(std::shared_ptr<const CardArt> cards, QWidget* parent)
    : QFrame(parent),
      title_(plainSentence(this)),
      number_(new QToolButton(this)),
      why_(new QToolButton(this)),
      replay_(new QToolButton(this)),
      close_(new QToolButton(this)),
      list_(new QListView(this)),
      model_(new RecapModel(this)),
      delegate_(new RecapDelegate(std::move(cards), list_, model_)) {
    setObjectName(QStringLiteral("recap"));
    keepHeading(title_, 1.1);
    auto* head = new QHBoxLayout;
    head->setSpacing(kHeadSpacing);
    head->addWidget(title_, 1);
    head->addWidget(number_);
    head->addStretch(0);  // without a title
    head->addWidget(why_);
    head->addWidget(replay_);
    head->addWidget(close_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2);
    column->setContentsMargins(8, 4, 8, 4);
    column->addLayout(head);
    column->addWidget(list_);
    for (QToolButton* button : {number_, why_, replay_, close_}) {
        button->setAutoRaise(true);
    }
    why_->setObjectName(QStringLiteral("why"));
    why_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    close_->setText(QStringLiteral("×"));
    replay_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    number_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    keepHeading(number_);
    followTheme(this, [this](const Theme& theme) {
        number_->setIcon(icon(QStringLiteral("log"), theme));
        why_->setIcon(icon(QStringLiteral("hint"), theme));
        replay_->setIcon(icon(QStringLiteral("step"), theme));
    });
    list_->setModel(model_);
    list_->setItemDelegate(delegate_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->viewport()->setAutoFillBackground(false);
    list_->viewport()->installEventFilter(this);
    list_->installEventFilter(this);
    connect(number_, &QToolButton::clicked, this, &RecapPanel::logWanted);
    connect(replay_, &QToolButton::clicked, this, &RecapPanel::replayWanted);
    connect(why_, &QToolButton::clicked, this, &RecapPanel::explainCurrent);
    connect(list_, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { explain(index.row()); });
    connect(close_, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT pointedAt({});
    });
    connect(list_, &QAbstractItemView::entered, this, [this](const QModelIndex& index) { point(index.row()); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (list_->hasFocus()) {  // when it is shown, a list makes its first line current
            point(index.row());
        }
    });
    fitHeight();
    followLanguage(this, [this] { retranslate(); });
    hide();
}

void RecapPanel::point(int row) {
    const RecapLine* line = model_->lineAt(row);
    Q_EMIT pointedAt(line != nullptr ? line->spaces : std::vector<engine::Space>());
}

bool RecapPanel::isExplainable(int row) const {
    const RecapLine* line = model_->lineAt(row);
    return line != nullptr && engine::isPlayer(line->seat) && explainable_[line->seat];
}

void RecapPanel::explain(int row) {
    if (isExplainable(row)) {
        const auto item = static_cast<std::size_t>(model_->lineAt(row)->number) - 1;
        Q_EMIT whyWanted(recap_.items[item].moments.front());
    }
}

/// The current line or, if it is not a computer's, the first that is.
void RecapPanel::explainCurrent() {
    int row = list_->currentIndex().row();
    for (int i = 0; !isExplainable(row) && i < model_->rowCount(); ++i) {
        row = i;
    }
    explain(row);
}

void RecapPanel::setExplainable(const engine::ComputerSeats& seats) {
    explainable_ = seats;
    fitHeight();
}

bool RecapPanel::canExplain() const {
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (isExplainable(row)) {
            return true;
        }
    }
    return false;
}

void RecapPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->oldSize().width() != width()) {
        fitHeight();  // lines wrap differently
    }
}

void RecapPanel::present(const Recap& recap, std::span<const engine::ToldMoment> told,
                         const wording::Speaker& speaker) {
    const bool isNew = recap != recap_;
    recap_ = recap;
    std::vector<RecapLine> lines;
    for (const RecapItem& item : byWeight(recap_.items)) {
        RecapLine& line = lines.emplace_back(lineOf(item, told, speaker));
        //: a line of what others have done: %1 its number, %2 the sentence
        line.sentence = language::fill(tr("%1. %2"), {language::number(line.number), line.sentence});
    }
    model_->setLines(std::move(lines));
    tellNumber();
    if (isNew) {
        Q_EMIT pointedAt({});
        setVisible(!recap_.items.empty());
        list_->scrollToTop();
    }
    fitHeight();
}

void RecapPanel::setPlace(int height) {
    if (height != place_) {
        place_ = height;
        fitHeight();
    }
}

void RecapPanel::setPictures(int side) {
    if (side != delegate_->side()) {
        delegate_->setSide(side);
        list_->doItemsLayout();
        fitHeight();
    }
}

/// Height of everything but the sentences.
int RecapPanel::around(bool hasTitle) const {
    const QMargins margins = layout()->contentsMargins();
    const int why = why_->isHidden() ? 0 : why_->sizeHint().width() + kHeadSpacing;
    const int buttons = why + replay_->sizeHint().width() + close_->sizeHint().width() + 2 * kHeadSpacing;
    const int words = std::max(1, width() - margins.left() - margins.right() - buttons);
    const int head = std::max(hasTitle ? title_->heightForWidth(words) : 0, replay_->sizeHint().height());
    return margins.top() + margins.bottom() + head + layout()->spacing() + 2 * list_->frameWidth();
}

/// Without a scroll bar. (The list may not have its width yet.)
int RecapPanel::widthOfRows() const {
    const QMargins margins = layout()->contentsMargins();
    return width() - margins.left() - margins.right() - 2 * list_->frameWidth();
}

int RecapPanel::heightOfRows(int width) const {
    int height = 0;
    for (const RecapLine& line : model_->lines()) {
        height += delegate_->heightOf(line, width, list_->font());
    }
    return height;
}

int RecapPanel::wantedHeight() const {
    return around(true) + heightOfRows(widthOfRows());
}

void RecapPanel::clear() {
    recap_ = {};
    model_->setLines({});
    hide();
}

QString RecapPanel::text() const {
    QStringList lines;
    for (const RecapLine& line : model_->lines()) {
        lines << line.sentence;
    }
    return lines.join(u'\n');
}

void RecapPanel::tellNumber() {
    const QString number = language::number(static_cast<int>(recap_.items.size()));
    number_->setText(number);
    number_->setAccessibleName(language::sentences({title_->text(), number}));
    setPlainToolTip(*number_, language::sentences({title_->text(), text()}));
}

/// The sentences scroll only if there is not enough room for them.
void RecapPanel::fitHeight() {
    const bool isFolded = place_ < around(false) + kLeastLines * list_->fontMetrics().lineSpacing();
    list_->setVisible(!isFolded);
    number_->setVisible(isFolded);
    why_->setVisible(!isFolded && canExplain());
    const int least = std::max(list_->fontMetrics().lineSpacing(), kLeastRows);
    // The sentences matter more: a title of many short lines, in large letters, leaves them no room.
    const bool isShort = around(true) - around(false) <= title_->fontMetrics().lineSpacing();
    const bool hasTitle = isShort && place_ >= around(true) + 2 * least;
    title_->setVisible(hasTitle && !isFolded);
    const int rows = heightOfRows(widthOfRows());
    const int room = place_ - around(hasTitle);
    list_->setVerticalScrollBarPolicy(rows > room ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    list_->setFixedHeight(std::max(std::min(rows, room), least) + 2 * list_->frameWidth());
}

bool RecapPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
        Q_EMIT pointedAt({});
    }
    return QFrame::eventFilter(watched, event);
}

void RecapPanel::retranslate() {
    title_->setText(tr("Since your last turn"));
    tellNumber();
    list_->setAccessibleName(title_->text());
    why_->setText(tr("Why?", "button: explains a turn"));
    why_->setToolTip(tr("Explain the turn of the current line"));
    replay_->setText(tr("Replay"));
    replay_->setToolTip(tr("Replay it on the board"));
    close_->setAccessibleName(tr("Close", "button: to close"));
    close_->setToolTip(tr("Close", "button: to close"));
}

void RecapPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
    QFrame::changeEvent(event);
}

}  // namespace gnostica::gui
