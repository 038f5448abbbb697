#include "app/gui/windows/game/stage/dice_stage.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/stage/dice_field.h"
#include "app/gui/windows/game/stage/dice_row.h"
#include "app/gui/windows/game/stage/main_button.h"
#include "app/gui/windows/game/stage/odds_bar.h"
#include "app/gui/windows/game/stage/sheet_place.h"
#include "app/language/lists.h"

#include <QFontMetrics>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using wording::ThrowAccount;

namespace {

constexpr double kDiceSheetWidth = 342;
constexpr double kDieOnBoard = 52;
constexpr int kSheetPadding = 14;
/// Of the tongues at the edge of the table.
constexpr int kBesideTongues = 30;
/// Milliseconds at the usual speed.
constexpr double kCounting = 150;
constexpr double kThrowTitle = 1.5;
constexpr double kOutcomeTitle = 1.4;
/// For roundings, so that no line scrolls.
constexpr int kSlack = 6;
constexpr QMargins kThrowMargins{kSheetPadding, kSheetPadding - 4, kSheetPadding, kSheetPadding};

QLabel* mutedSentence(const QString& text, QWidget* parent) {
    QLabel* label = plainSentence(parent);
    label->setText(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setHidden(text.isEmpty());
    return label;
}

}  // namespace

DiceStage::DiceStage(TableWidget& table, const QWidget& hand)
    : MomentStage(table),
      hand_(hand),
      field_(new DiceField(&table)),
      title_(plainSentence(this)),
      scroll_(new QScrollArea(this)),
      content_(new QWidget),
      lines_(new QVBoxLayout(content_)),
      outcome_(plainSentence(this)),
      result_(plainSentence(this)),
      button_(mainButton(this)) {
    setObjectName(QStringLiteral("diceStage"));
    layOut();
    connect(button_, &QPushButton::clicked, this, &DiceStage::goOn);
    connect(table.view(), &BoardView::viewMoved, this, [this] {
        if (isVisible() && !isMoving()) {
            throwDice();
        }
    });
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) {
        QPalette colours = widgetPalette(theme);
        colours.setColor(QPalette::Window, theme.parchment);
        colours.setColor(QPalette::Base, theme.parchment);
        setPalette(colours);
    });
}

void DiceStage::layOut() {
    keepHeading(title_, kThrowTitle);
    keepHeading(outcome_, kOutcomeTitle);
    for (QLabel* label : {outcome_, result_}) {
        QSizePolicy policy = label->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        label->setSizePolicy(policy);
    }
    lines_->setContentsMargins({});
    lines_->setSpacing(5);
    scroll_->setWidget(content_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    content_->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kSheetShadow + kThrowMargins);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(scroll_, 1);
    column->addWidget(outcome_);
    column->addWidget(result_);
    column->addWidget(button_, 0, Qt::AlignTrailing);
}

void DiceStage::present(const ThrowAccount& account, const wording::Speaker& speaker, const QString& said, bool isNew) {
    account_ = account;
    fill(speaker);
    setAccessibleName(account.title);
    setAccessibleDescription(language::sentences({said, account.result}));
    if (isNew || isHidden()) {
        lay();
        throwDice();
        comeUp(qRound(field_->duration() + kCounting));
        field_->setVisible(true);
        field_->raise();
        raise();
        table().raiseMessages();
        announce(*this, accessibleDescription(), Saying::story);
    } else {
        lay();
    }
}

void DiceStage::fill(const wording::Speaker& speaker) {
    title_->setText(account_.title);
    outcome_->setText(account_.outcome);
    result_->setText(account_.result);
    rows_.clear();
    while (QLayoutItem* item = lines_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const wording::ThrowOdds& odds : account_.odds) {
        lines_->addWidget(mutedSentence(odds.title, content_));
        lines_->addWidget(new OddsBar(odds.outcomes, content_));
        lines_->addWidget(mutedSentence(odds.note, content_));
    }
    for (const wording::ThrownDice& side : account_.sides) {
        lines_->addWidget(line());
        rows_.push_back(new DiceRow(side, account_.hasSigns, speaker.player(side.piece.owner()), scale(), content_));
        lines_->addWidget(rows_.back());
    }
    lines_->addStretch(1);
}

QWidget* DiceStage::line() {
    auto* line = new QFrame(content_);
    line->setFrameShape(QFrame::HLine);
    return line;
}

void DiceStage::retranslate() {
    button_->setText(tr("Continue", "button"));
}

void DiceStage::hideEvent(QHideEvent* event) {
    field_->hide();
    MomentStage::hideEvent(event);
}

// ---- Places ---------------------------------------------------------------------------------------------------------

QRect DiceStage::spaceOnTable(engine::Space space) const {
    const BoardView& view = *table().view();
    const QRect inView = view.mapFromScene(view.board()->geometry().cellOf(space)).boundingRect();
    return {view.viewport()->mapTo(&table(), inView.topLeft()), inView.size()};
}

void DiceStage::lay() {
    const double letters = std::max(1.0, QFontMetrics(font()).height() / 18.0);
    const int most = table().width() * 46 / 100;
    const int width = std::min(qRound(kDiceSheetWidth * scale() * letters), most);
    const QMargins around = layout()->contentsMargins();
    const int inner = width - around.left() - around.right();
    content_->layout()->activate();
    const int content = content_->layout()->hasHeightForWidth() ? content_->layout()->totalHeightForWidth(inner)
                                                                : content_->sizeHint().height();
    int height = around.top() + around.bottom() + content + 4 * layout()->spacing() + kSlack;
    for (QLabel* label : {title_, outcome_, result_}) {
        height += label->heightForWidth(inner);
    }
    height += button_->sizeHint().height();
    SheetNeeds needs;
    needs.rightToLeft = layoutDirection() == Qt::RightToLeft;
    needs.room = needs.rightToLeft ? table().rect().adjusted(kBesideTongues, 0, -2, -2)
                                   : table().rect().adjusted(2, 0, -kBesideTongues, -2);
    needs.hand = QRect(hand_.mapTo(&table(), QPoint()), hand_.size());
    needs.wanted = QSize(width, height);
    for (const wording::ThrownDice& side : account_.sides) {
        needs.clear.push_back(spaceOnTable(side.piece.space()));
    }
    setGeometry(placeSheet(needs));
    field_->setGeometry(table().rect());
    if (isVisible() && !isMoving() && geometry() != laid_) {
        throwDice();
    }
}

/// Sets where the dice come to rest.
void DiceStage::throwDice() {
    if (account_.sides.empty()) {
        return;
    }
    laid_ = geometry();
    DiceGround ground;
    ground.room = table().view()->geometry();
    ground.target = spaceOnTable(account_.at);
    ground.thrower = QRectF(spaceOnTable(account_.sides.front().piece.space())).center();
    ground.die = kDieOnBoard * scale();
    ground.clear = {QRectF(geometry())};
    for (const wording::ThrownDice& side : account_.sides) {
        ground.dice.push_back(static_cast<int>(side.dice.size()));
        if (side.piece.space() != account_.at) {
            const QRectF space = spaceOnTable(side.piece.space());
            ground.clear.push_back(
                space.adjusted(space.width() / 5, space.height() / 5, -space.width() / 5, -space.height() / 5));
        }
    }
    field_->present(account_, ground);
}

QWidget& DiceStage::focusPlace() {
    return *button_;
}

void DiceStage::moveTo(double time) {
    field_->moveTo(time);
    const double counted = partOf(time, field_->duration(), kCounting);
    for (DiceRow* row : rows_) {
        row->setCounted(counted);
    }
    for (QLabel* label : {outcome_, result_}) {
        label->setVisible(counted >= 1);
    }
}

void DiceStage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    picture_.paint(painter, rect(), SheetFrame::plain, wornTheme());
}

}  // namespace gnostica::gui
