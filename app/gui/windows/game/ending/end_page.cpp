#include "app/gui/windows/game/ending/end_page.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/careful_keys.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/ending/end_buttons.h"
#include "app/gui/windows/game/ending/points_graph.h"
#include "app/gui/windows/game/ending/seat_result.h"
#include "app/gui/windows/game/ending/sheet_rule.h"
#include "app/gui/windows/game/ending/turning_inset.h"
#include "app/gui/windows/game/ending/winner_crest.h"
#include "app/wording/play/end_wording.h"
#include "app/wording/rule_facts.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

constexpr std::size_t kTurningPoints = 3;
// Letters at scale 1, as factors of the usual ones (13.3 pixels)
constexpr double kWinnerTitle = 3.45;
constexpr double kHowSentence = 1.39;
constexpr double kPartTitle = 1.28;
constexpr double kSmallTitle = 1.6;  ///< the least size of the title, for long names
// At scale 1, in pixels
constexpr int kEndPadding = 22;
constexpr int kHeadText = 300;
constexpr int kLeastInset = 196;

QWidget* bareWidget(QWidget* parent) {
    auto* widget = new QWidget(parent);
    widget->setAutoFillBackground(false);
    return widget;
}

void removeAll(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

/// Winners first, then by points; eliminated players last.
std::vector<Seat> rankedAtEnd(const State& last, const ScorePoint& scores) {
    std::vector<Seat> seats;
    for (int i = 0; i < last.seats; ++i) {
        seats.push_back(seatAt(i));
    }
    std::ranges::stable_sort(seats, [&](Seat a, Seat b) {
        if (wording::hasWon(last, a) != wording::hasWon(last, b)) {
            return wording::hasWon(last, a);
        }
        if (last.isEliminated(a) != last.isEliminated(b)) {
            return last.isEliminated(b);
        }
        return scores.scores[a] > scores.scores[b];
    });
    return seats;
}

std::vector<Seat> winnersOf(const State& last) {
    std::vector<Seat> winners;
    for (int i = 0; i < last.seats; ++i) {
        if (wording::hasWon(last, seatAt(i))) {
            winners.push_back(seatAt(i));
        }
    }
    return winners;
}

QFont titleFont(const QFont& base, double factor) {
    QFont font = headingFont(base, factor);
    font.setWeight(QFont::Black);
    return font;
}

/// Slanted only where our own letters are used: other scripts have no such letters.
QFont sentenceFont(const QFont& base, double factor) {
    QFont font = headingFont(base, factor);
    font.setBold(false);
    font.setItalic(serifFamilies().constFirst() == QStringLiteral("Gnostica Serif"));
    return font;
}

int widestWord(const QString& text, const QFont& font) {
    int widest = 0;
    for (const QString& word : text.split(u' ')) {
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(word));
    }
    return widest;
}

}  // namespace

EndPage::EndPage(std::shared_ptr<const CardArt> art, QWidget* parent)
    : QWidget(parent),
      art_(std::move(art)),
      crest_(new WinnerCrest(this)),
      title_(plainSentence(this)),
      how_(plainSentence(this)),
      results_(bareWidget(this)),
      curveTitle_(plainSentence(this)),
      rounds_(plainLabel(this)),
      graph_(new PointsGraph(this)),
      turnsTitle_(plainSentence(this)),
      buttons_(new EndButtons(this)),
      close_(new QToolButton(this)),
      keys_(new CarefulKeys(*this)) {
    setObjectName(QStringLiteral("endPage"));
    layOut();
    connect(close_, &QToolButton::clicked, this, &EndPage::boardWanted);
    connect(graph_, &PointsGraph::picked, this, &EndPage::momentPicked);
    connect(buttons_, &EndButtons::rematchWanted, this, &EndPage::rematchWanted);
    connect(buttons_, &EndButtons::reviewWanted, this, &EndPage::reviewWanted);
    connect(buttons_, &EndButtons::saveWanted, this, &EndPage::saveWanted);
    connect(buttons_, &EndButtons::pictureWanted, this, &EndPage::pictureWanted);
    connect(buttons_, &EndButtons::newGameWanted, this, &EndPage::newGameWanted);
    connect(buttons_, &EndButtons::startPageWanted, this, &EndPage::startPageWanted);
    setFocusProxy(buttons_->rematch());
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followFont(this, [this] { setLetters(); });
    followLanguage(this, [this] { retranslate(); });
}

// ---- Layout ---------------------------------------------------------------------------------------------------------

void EndPage::layOut() {
    scroll_ = new ColumnScroll(makeContent(), this);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll_, 1);
    column->addSpacing(8);
    column->addWidget(buttons_);
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->raise();
}

QWidget* EndPage::makeHead() {
    auto* head = bareWidget(this);
    auto* flow = new FlowLayout(results_);
    flow->setContentsMargins({});
    auto* words = new QVBoxLayout;
    words->addWidget(title_);
    words->addWidget(how_);
    words->addSpacing(8);
    words->addWidget(results_);
    words->addStretch(1);
    head_ = new QBoxLayout(QBoxLayout::LeftToRight, head);
    head_->setContentsMargins({});
    head_->addWidget(crest_, 0, Qt::AlignHCenter | Qt::AlignTop);
    head_->addLayout(words, 1);
    return head;
}

QWidget* EndPage::makeContent() {
    auto* content = bareWidget(this);
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins({});
    lines->addWidget(makeHead());
    lines->addWidget(new SheetRule(content));
    auto* curveLine = new QHBoxLayout;
    curveLine->addWidget(curveTitle_, 1);
    curveLine->addWidget(rounds_);
    lines->addLayout(curveLine);
    lines->addWidget(graph_, 1);
    lines->addWidget(new SheetRule(content));
    lines->addWidget(turnsTitle_);
    auto* turns = bareWidget(content);
    turns_ = new QBoxLayout(QBoxLayout::LeftToRight, turns);
    turns_->setContentsMargins({});
    lines->addWidget(turns);
    lines->addStretch(0);
    return content;
}

void EndPage::setScale(double scale) {
    if (scale_ != scale) {
        scale_ = scale;
        crest_->setScale(scale);
        graph_->setScale(scale);
        setLetters();
    }
}

void EndPage::setLetters() {
    const QFont base = QApplication::font(this);
    how_->setFont(sentenceFont(base, kHowSentence * scale_));
    for (QLabel* title : {curveTitle_, turnsTitle_}) {
        title->setFont(headingFont(base, kPartTitle * scale_));
    }
    rounds_->setFont(resized(base, 0.94 * scale_));
    arrange();
}

/// Width of the contents.
int EndPage::room() const {
    const QMargins margins = layout()->contentsMargins();
    return std::max(1, width() - margins.left() - margins.right());
}

/// Parts lie next to each other where there is room. The words of the title must fit, whatever the players are called.
void EndPage::arrange() {
    const int padding = qRound(kEndPadding * (width() < 700 * scale_ ? 0.7 : scale_));
    layout()->setContentsMargins(kSheetShadow + QMargins(padding, padding, padding, padding));
    const QFont base = QApplication::font(this);
    const double letters = std::max(1.0, QFontMetrics(base).height() / 18.0);
    const int crest = crest_->isHidden() ? 0 : crest_->width() + head_->spacing();
    const bool isBeside = room() - crest >= kHeadText * letters;
    head_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const auto insets = static_cast<int>(std::max<std::size_t>(1, insets_.size()));
    turns_->setDirection(room() >= insets * kLeastInset * scale_ * letters ? QBoxLayout::LeftToRight
                                                                           : QBoxLayout::TopToBottom);
    const QSize cross = close_->sizeHint();
    const int inset = padding / 2;
    const QRect inner = rect().marginsRemoved(kSheetShadow + QMargins(inset, inset, inset, inset));
    close_->setGeometry(isRightToLeft() ? inner.left() : inner.right() - cross.width(), inner.top(), cross.width(),
                        cross.height());
    title_->setContentsMargins(isRightToLeft() ? cross.width() : 0, 0, isRightToLeft() ? 0 : cross.width(), 0);
    const int titleRoom = room() - (isBeside ? crest : 0) - cross.width() - 8;
    double factor = kWinnerTitle * scale_;
    while (factor > kSmallTitle && widestWord(title_->text(), titleFont(base, factor)) > titleRoom) {
        factor *= 0.92;
    }
    title_->setFont(titleFont(base, factor));
}

void EndPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void EndPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        arrange();
    }
}

void EndPage::dress(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, theme.parchment);
    colours.setColor(QPalette::Base, theme.parchment);
    setPalette(colours);
}

// ---- Contents -------------------------------------------------------------------------------------------------------

void EndPage::present(const Rules& rules, std::span<const Moment> history, const View& last,
                      const wording::Speaker& speaker) {
    const std::vector<ScorePoint> curve = scoreCurve(rules, history, last.open());
    const wording::EndWording words(rules, history, last, speaker);
    title_->setText(words.title());
    how_->setText(words.how());
    setAccessibleName(title_->text());
    setAccessibleDescription(how_->text());
    crest_->setWinners(winnersOf(last.open()));
    showResults(last, speaker, curve.back());
    showTurns(rules, history, last, curve, speaker);
    graph_->present(curve, last.open().seats, wording::targetOf(rules, last.open().seats),
                    engine::turningPoints(curve, kTurningPoints),
                    [speaker, seats = last.open().seats](const ScorePoint& point) {
                        return wording::EndWording::pointsText(point, seats, speaker);
                    });
    const bool hasCurve = curve.size() > 2;
    rounds_->setText(tr("%n rounds", nullptr, curve.back().round));
    for (QWidget* part : std::initializer_list<QWidget*>{graph_, curveTitle_, rounds_}) {
        part->setVisible(hasCurve);
    }
    arrange();
}

void EndPage::showResults(const View& last, const wording::Speaker& speaker, const ScorePoint& scores) {
    removeAll(*results_->layout());
    shown_.clear();
    for (const Seat seat : rankedAtEnd(last.open(), scores)) {
        const SeatResult::Content content{seat, speaker.player(seat), scores.scores[seat],
                                          last.open().isEliminated(seat)};
        shown_.push_back(new SeatResult(content, scale_, results_));
        results_->layout()->addWidget(shown_.back());
    }
}

void EndPage::showTurns(const Rules& rules, std::span<const Moment> history, const View& last,
                        const std::vector<ScorePoint>& curve, const wording::Speaker& speaker) {
    removeAll(*turns_);
    insets_.clear();
    const int seats = last.open().seats;
    for (const TurningPoint& point : engine::turningPoints(curve, kTurningPoints)) {
        const auto after = std::ranges::find(curve, point.after);
        const int from = after == curve.begin() ? 0 : std::prev(after)->position;
        const int to = point.after.position;
        const State& next =
            static_cast<std::size_t>(to) < history.size() ? history[static_cast<std::size_t>(to)].before : last.open();
        TurningInset::Content content;
        content.number = static_cast<int>(insets_.size()) + 1;
        content.card = cardBehind(
            rules, history.subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)), next);
        content.seat = point.after.mover;
        content.title = wording::EndWording::turnTitle(point.after, speaker);
        content.sentence = wording::EndWording::changeText(point, seats, speaker);
        auto* inset = new TurningInset(art_, content, scale_, turns_->parentWidget());
        connect(inset, &QAbstractButton::clicked, this, [this, to] { Q_EMIT momentPicked(to); });
        turns_->addWidget(inset, 1);
        insets_.push_back(inset);
    }
    turnsTitle_->setVisible(!insets_.empty());
    QWidget* before = graph_;
    for (TurningInset* inset : insets_) {
        setTabOrder(before, inset);
        before = inset;
    }
    setTabOrder(before, buttons_->rematch());
}

void EndPage::setReviewable(bool isReviewable) {
    buttons_->setReviewable(isReviewable);
}

QString EndPage::text() const {
    QStringList parts{title_->text(), how_->text()};
    for (const SeatResult* result : shown_) {
        parts << result->text();
    }
    for (const TurningInset* inset : insets_) {
        parts << inset->content().title << inset->content().sentence;
    }
    return parts.join(u'\n');
}

void EndPage::retranslate() {
    curveTitle_->setText(tr("Points by rounds"));
    turnsTitle_->setText(tr("Turning points"));
    graph_->setAccessibleName(curveTitle_->text());
    close_->setAccessibleName(tr("Look at the board"));
    close_->setToolTip(tr("Look at the board"));
}

// ---- Events ---------------------------------------------------------------------------------------------------------

void EndPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    picture_.paint(painter, rect(), SheetFrame::gold, wornTheme());
}

void EndPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous()) {
        keys_->comeUp();
    }
}

void EndPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT boardWanted();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace gnostica::gui
