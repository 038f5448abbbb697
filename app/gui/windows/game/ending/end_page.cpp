#include "app/gui/windows/game/ending/end_page.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/careful_keys.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/play/advice_wording.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using namespace engine;
using language::fill;

namespace {

constexpr std::size_t kTurningPoints = 3;
constexpr int kWidest = 760;
constexpr int kHighest = 680;
constexpr int kMargin = 12;

QLabel* inBold(QLabel* label, double size = 1) {
    keepHeading(label, size);
    return label;
}

void empty(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

/// Winners first, then by points; eliminated players last.
std::vector<Seat> ranked(const State& last, const ScorePoint& scores) {
    std::vector<Seat> seats;
    for (int i = 0; i < last.seats; ++i) {
        seats.push_back(seatAt(i));
    }
    const auto wins = [&](Seat seat) { return ((last.winners >> index(seat)) & 1) != 0; };
    std::ranges::stable_sort(seats, [&](Seat a, Seat b) {
        if (wins(a) != wins(b)) {
            return wins(a);
        }
        if (last.isEliminated(a) != last.isEliminated(b)) {
            return last.isEliminated(b);
        }
        return scores.scores[a] > scores.scores[b];
    });
    return seats;
}

/// The announcement that failed in the last turn and so decided the game. An ending by a mechanic has its own text.
QString failureBefore(std::span<const Moment> history, const State& last, const wording::Speaker& speaker) {
    if (last.ending.by == Ending::By::mechanic) {
        return {};
    }
    for (auto moment = history.rbegin(); moment != history.rend() && moment->before.turnsPlayed + 1 >= last.turnsPlayed;
         ++moment) {
        for (const Event& event : moment->events) {
            const auto* judged = std::get_if<event::ChallengeJudged>(&event);
            if (judged != nullptr && !judged->won) {
                return speaker.event(event, Seat::none);
            }
        }
    }
    return {};
}

/// "Ann +3, Bob −1".
QString changesText(const PerSeat<int>& changes, int seats, const wording::Speaker& speaker) {
    language::Phrases parts;
    for (int i = 0; i < seats; ++i) {
        if (const int change = changes[seatAt(i)]; change != 0) {
            //: %1: points won
            const QString won = fill(EndPage::tr("+%1"), {language::number(change)});
            //: %1: points lost
            const QString lost = fill(EndPage::tr("−%1"), {language::number(-change)});
            const QString& amount = change > 0 ? won : lost;
            //: %1: player, %2: points won or lost, such as "+3"
            parts.push_back(language::phrase(EndPage::tr("%1 %2", "phrase: change of points"),
                                             {speaker.playerPhrase(seatAt(i)), amount}));
        }
    }
    return language::enumerationOf(parts).text();
}

}  // namespace

EndPage::EndPage(QWidget* parent)
    : QWidget(parent),
      card_(new QFrame(this)),
      result_(inBold(plainSentence(this), 1.4)),
      how_(plainSentence(this)),
      scores_(new QGridLayout),
      curveTitle_(inBold(plainSentence(this))),
      curve_(new ShareGraph(this)),
      turnsTitle_(inBold(plainSentence(this))),
      turns_(new QVBoxLayout),
      rematch_(new QPushButton(this)),
      review_(new QPushButton(this)),
      save_(new QPushButton(this)),
      newGame_(new QPushButton(this)),
      board_(new QPushButton(this)),
      keys_(new CarefulKeys(*this)) {
    setObjectName(QStringLiteral("endPage"));
    layOut();
    connect(rematch_, &QPushButton::clicked, this, &EndPage::rematchWanted);
    connect(review_, &QPushButton::clicked, this, &EndPage::reviewWanted);
    connect(save_, &QPushButton::clicked, this, &EndPage::saveWanted);
    connect(newGame_, &QPushButton::clicked, this, &EndPage::newGameWanted);
    connect(board_, &QPushButton::clicked, this, &EndPage::boardWanted);
    connect(curve_, &ShareGraph::picked, this, &EndPage::momentPicked);
    setFocusProxy(rematch_);
    parent->installEventFilter(this);
    followLanguage(this, [this] { retranslate(); });
    hide();
}

void EndPage::layOut() {
    card_->setFrameShape(QFrame::StyledPanel);
    card_->setAutoFillBackground(true);
    auto* content = new QWidget(card_);
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins({});
    lines->addLayout(scores_);
    lines->addSpacing(8);
    lines->addWidget(curveTitle_);
    lines->addWidget(curve_, 1);
    lines->addSpacing(8);
    lines->addWidget(turnsTitle_);
    lines->addLayout(turns_);
    scores_->setHorizontalSpacing(12);
    scores_->setColumnStretch(1, 1);
    turns_->setSpacing(0);
    auto* scroll = new QScrollArea(card_);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {rematch_, review_, save_, newGame_, board_}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    rematch_->setDefault(true);
    auto* column = new QVBoxLayout(card_);
    column->setContentsMargins(20, 16, 20, 16);
    column->addWidget(result_);
    column->addWidget(how_);
    column->addWidget(scroll, 1);
    column->addSpacing(6);
    column->addLayout(buttons);
    card_->setMaximumSize(kWidest, kHighest);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    middle->addWidget(card_);
}

void EndPage::present(const Rules& rules, std::span<const Moment> history, const View& last,
                      const wording::Speaker& speaker) {
    const std::vector<ScorePoint> curve = scoreCurve(rules, history, last.open());
    result_->setText(speaker.result(last));
    how_->setText(failureBefore(history, last.open(), speaker));
    how_->setHidden(how_->text().isEmpty());
    setAccessibleName(result_->text());
    showScores(last, speaker, curve.back());
    showCurve(curve, last.open().seats);
    showTurningPoints(turningPoints(curve, kTurningPoints), last.open().seats, speaker);
    setGeometry(parentWidget()->rect());
    if (isHidden()) {
        keys_->comeUp();
    }
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
}

void EndPage::showScores(const View& last, const wording::Speaker& speaker, const ScorePoint& scores) {
    empty(*scores_);
    badges_.clear();
    int row = 0;
    for (const Seat seat : ranked(last.open(), scores)) {
        auto* badge = new SeatBadge(card_);
        badge->setFixedSize(24, 24);
        badge->setSeat(seat);
        badges_.push_back(badge);
        const bool wins = ((last.open().winners >> index(seat)) & 1) != 0;
        QLabel* name = plainLabel(card_);
        name->setText(speaker.player(seat));
        QLabel* points = plainLabel(card_);
        points->setText(tr("%n points", nullptr, scores.scores[seat]));
        QLabel* standing = plainLabel(card_);
        if (wins) {
            inBold(name);
            keepFont(points, [](const QFont& base) { return figuresFont(base, 1, QFont::Bold); });
            standing->setText(tr("Winner"));
        } else if (last.open().isEliminated(seat)) {
            //: has been eliminated
            standing->setText(tr("Out"));
        }
        scores_->addWidget(badge, row, 0);
        scores_->addWidget(name, row, 1);
        scores_->addWidget(points, row, 2, Qt::AlignTrailing | Qt::AlignVCenter);
        scores_->addWidget(standing, row, 3);
        ++row;
    }
}

void EndPage::showCurve(const std::vector<ScorePoint>& curve, int seats) {
    int top = 1;
    for (const ScorePoint& point : curve) {
        for (int i = 0; i < seats; ++i) {
            top = std::max(top, point.scores[seatAt(i)]);
        }
    }
    top += top % 2;  // so that the middle is also a whole number
    std::vector<SharePoint> points;
    for (const ScorePoint& each : curve) {
        SharePoint point{.position = each.position, .turn = each.turn, .seat = each.mover, .shares = {}};
        for (int i = 0; i < seats; ++i) {
            point.shares[seatAt(i)] = static_cast<float>(std::max(0, each.scores[seatAt(i)])) / static_cast<float>(top);
        }
        points.push_back(point);
    }
    curve_->setTop(top);
    curve_->setPoints(std::move(points), seats, curve.back().position);
    curve_->setPosition(curve.back().position);
    const bool hasCurve = curve.size() > 2;
    curve_->setVisible(hasCurve);
    curveTitle_->setVisible(hasCurve);
}

void EndPage::showTurningPoints(std::span<const TurningPoint> points, int seats, const wording::Speaker& speaker) {
    empty(*turns_);
    turnsTitle_->setVisible(!points.empty());
    for (const TurningPoint& point : points) {
        auto* button = new QPushButton(card_);
        button->setFlat(true);
        const language::Phrase mover = speaker.playerPhrase(point.after.mover);
        //: a turn that moved the scores; %1: "Turn 12: Ann", %2: "Ann +3, Bob −1"
        setPlainText(*button, fill(tr("%1 (%2)"), {wording::AdviceWording::decision(point.after.turn, mover),
                                                   changesText(point.changes, seats, speaker)}));
        button->setStyleSheet(QStringLiteral("text-align: left"));  // at the start of lines: it is mirrored
        connect(button, &QPushButton::clicked, this,
                [this, position = point.after.position] { Q_EMIT momentPicked(position); });
        turns_->addWidget(button);
    }
}

void EndPage::setReviewable(bool isReviewable) {
    review_->setEnabled(isReviewable);
}

QString EndPage::text() const {
    QStringList parts{result_->text()};
    for (const QLabel* label : card_->findChildren<QLabel*>()) {
        if (label != result_ && !label->isHidden()) {
            parts << label->text();
        }
    }
    return parts.join(u'\n');
}

void EndPage::retranslate() {
    curveTitle_->setText(tr("Points during the game"));
    turnsTitle_->setText(tr("Biggest swings"));
    curve_->setAccessibleName(curveTitle_->text());
    rematch_->setText(tr("Play again"));
    review_->setText(tr("Review the game"));
    save_->setText(tr("Save the game…"));
    newGame_->setText(tr("New game…"));
    board_->setText(tr("Look at the board"));
}

bool EndPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void EndPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor veil = wornTheme().felt;
    veil.setAlpha(150);
    painter.fillRect(rect(), veil);
}

void EndPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT boardWanted();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace gnostica::gui
