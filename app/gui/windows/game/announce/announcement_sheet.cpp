#include "app/gui/windows/game/announce/announcement_sheet.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/seat_pattern.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr QColor kQuestionVeil{0x0c, 0x17, 0x16, 71};  // 28 %
constexpr QColor kRingInk{0x1b, 0x18, 0x2b};
constexpr QColor kRingGold{0xf9, 0xdc, 0x83};
/// For the usual letters in a small window.
constexpr int kQuestionWidth = 474;
constexpr int kQuestionPadding = 22;
constexpr int kPointField = 27;
constexpr int kMostFields = 20;
constexpr double kUsualTextLine = 18;
constexpr int kFromEdge = 6;
constexpr int kSpur = 32;  ///< length
constexpr int kSpurFoot = 46;
constexpr int kBeyondSeal = 60;
constexpr int kQuestionMs = 160;

}  // namespace

// ---- Points ---------------------------------------------------------------------------------------------------------

PointsBar::PointsBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PointsBar::setPoints(engine::Seat seat, int held, int needed) {
    seat_ = seat;
    held_ = held;
    needed_ = needed;
    setVisible(needed > 0);
    updateGeometry();
    update();
}

QSize PointsBar::sizeHint() const {
    return {std::min(needed_, 10) * (kPointField + 3), std::max(11, fontMetrics().height() * 3 / 5)};
}

void PointsBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = wornTheme();
    const SeatLook look = theme.look(seat_);
    const int fields = std::clamp(needed_, 1, kMostFields);
    const int held = needed_ > kMostFields ? held_ * kMostFields / needed_ : held_;
    const double step = (width() - 1.0) / fields;
    QColor empty = theme.text;
    empty.setAlphaF(0.09F);
    for (int i = 0; i < fields; ++i) {
        QRectF field(i * step + 0.5, 0.5, step - 3, height() - 1.0);
        if (layoutDirection() == Qt::RightToLeft) {
            field.moveRight(width() - 0.5 - i * step);
        }
        painter.setPen(QPen(theme.text, 1));
        painter.setBrush(i < held ? look.colour : empty);
        painter.drawRect(field);
        if (i < held) {
            painter.setOpacity(0.5);
            painter.setPen(Qt::NoPen);
            painter.setBrush(patternBrush(pictures_, look.pattern, Qt::white, field.height(), painter));
            painter.drawRect(field);
            painter.setOpacity(1);
        }
    }
}

// ---- Words and buttons ----------------------------------------------------------------------------------------------

AnnouncementDialog::AnnouncementDialog(QWidget* parent)
    : QDialog(parent),
      title_(plainSentence(this)),
      bar_(new PointsBar(this)),
      missing_(plainSentence(this)),
      sentence_(plainSentence(this)),
      chance_(plainSentence(this)),
      notYet_(new QPushButton(this)),
      anyway_(new QPushButton(this)) {
    setWindowFlags(Qt::Widget);  // a part of its parent
    setObjectName(QStringLiteral("announcementQuestion"));
    keepHeading(title_, 1.65);
    keepHeading(missing_, 1.1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kQuestionPadding, kQuestionPadding / 2, kQuestionPadding, kQuestionPadding / 2);
    lines->addWidget(title_);
    auto* points = new QHBoxLayout;
    points->addWidget(bar_);
    points->addWidget(missing_, 1);
    lines->addLayout(points);
    lines->addWidget(sentence_);
    lines->addWidget(chance_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(notYet_);
    buttons->addWidget(anyway_);
    buttons->addStretch(1);
    lines->addLayout(buttons);
    notYet_->setDefault(true);
    connect(notYet_, &QPushButton::clicked, this, &QDialog::reject);
    connect(anyway_, &QPushButton::clicked, this, &QDialog::accept);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void AnnouncementDialog::dress(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, theme.parchment);
    colours.setColor(QPalette::Base, theme.parchment);
    setPalette(colours);
    QPalette main = colours;
    main.setColor(QPalette::Button, theme.accent);
    main.setColor(QPalette::ButtonText, theme.accentText);
    notYet_->setPalette(main);
    QPalette danger = colours;
    danger.setColor(QPalette::Button, theme.parchment);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText}) {
        danger.setColor(role, theme.danger);
    }
    anyway_->setPalette(danger);
    missing_->setPalette(danger);
}

void AnnouncementDialog::present(const EarlyWords& words) {
    //: question; %1: points that one has, %n: points needed
    const QString question = tr("Announce with %1 of %n points?", nullptr, words.needed);
    title_->setText(words.needed > 0 ? language::fill(question, {language::number(words.held)})
                                     : tr("Announce the last turn"));
    bar_->setPoints(words.seat, words.held, words.needed);
    missing_->setText(tr("%n points are missing", nullptr, std::max(0, words.needed - words.held)));
    missing_->setVisible(words.needed > 0);
    sentence_->setText(words.sentence);
    chance_->setText(words.chance);
    chance_->setVisible(!words.chance.isEmpty());
    //: button: does not announce the last turn
    notYet_->setText(tr("&Not yet"));
    anyway_->setText(tr("&Announce anyway"));
    setAccessibleName(title_->text());
    setAccessibleDescription(language::sentences({words.sentence, words.chance}));
}

QString AnnouncementDialog::text() const {
    QStringList parts{title_->text()};
    for (const QLabel* label : {missing_, sentence_, chance_}) {
        if (!label->isHidden()) {
            parts << label->text();
        }
    }
    return parts.join(u'\n');
}

/// The keyboard stays on the question.
bool AnnouncementDialog::focusNextPrevChild(bool) {
    (notYet_->hasFocus() ? anyway_ : notYet_)->setFocus(Qt::TabFocusReason);
    return true;
}

// ---- Veil and parchment ---------------------------------------------------------------------------------------------

AnnouncementSheet::AnnouncementSheet(QWidget* table) : QWidget(table), dialog_(new AnnouncementDialog(this)) {
    setObjectName(QStringLiteral("announcementSheet"));
    coming_.setStartValue(0.0);
    coming_.setEndValue(1.0);
    coming_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&coming_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(dialog_, &QDialog::finished, this, [this](int result) {
        hide();
        Q_EMIT answered(result == QDialog::Accepted);
    });
    table->installEventFilter(this);
    hide();
}

void AnnouncementSheet::ask(const EarlyWords& words, const QRect& seal) {
    seal_ = seal;
    dialog_->present(words);
    setGeometry(parentWidget()->rect());
    show();
    raise();
    place();
    dialog_->show();
    dialog_->notYet()->setFocus(Qt::OtherFocusReason);
    if (const int duration = motionAtSpeed(kQuestionMs, animationMs_); duration > 0) {
        coming_.setDuration(duration);
        coming_.start();
    }
}

void AnnouncementSheet::say(const EarlyWords& words) {
    dialog_->present(words);
    place();
}

void AnnouncementSheet::dismiss() {
    if (!isHidden()) {
        dialog_->reject();
    }
}

/// Above the seal, with its spur at it; or beside it, where there is not enough room above.
QRect AnnouncementSheet::sheetPlace(const QSize& size) const {
    const QRect room = rect().adjusted(kFromEdge, kFromEdge, -kFromEdge, -kFromEdge);
    QRect place(QPoint(), size);
    place.moveCenter(room.center());
    if (!seal_.isEmpty()) {
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        place.moveBottom(seal_.top() - kSpur + kSheetShadow.bottom());
        if (place.top() >= room.top()) {
            mirrored ? place.moveLeft(seal_.left() - kBeyondSeal) : place.moveRight(seal_.right() + kBeyondSeal);
        } else {
            place.moveTop(room.top());
            mirrored ? place.moveLeft(seal_.right() + kFromEdge) : place.moveRight(seal_.left() - kFromEdge);
        }
    }
    place.moveLeft(std::clamp(place.left(), room.left(), std::max(room.left(), room.right() + 1 - size.width())));
    place.moveTop(std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() + 1 - size.height())));
    return place;
}

void AnnouncementSheet::place() {
    const double letters = std::max(1.0, QFontMetrics(font()).height() / kUsualTextLine);
    const int most = width() - 2 * kFromEdge - kSheetShadow.left() - kSheetShadow.right();
    const int wanted = static_cast<int>(kQuestionWidth * letters * tableScale(window()->size()));
    const int across = std::min(most, std::max(wanted, dialog_->layout()->minimumSize().width()));
    dialog_->layout()->activate();
    const int down = dialog_->layout()->totalHeightForWidth(across);
    sheet_ = sheetPlace(QSize(across, down).grownBy(kSheetShadow));
    dialog_->setGeometry(sheet_.marginsRemoved(kSheetShadow));
    update();
}

/// From the parchment to the seal below it.
void AnnouncementSheet::paintSpur(QPainter& painter) const {
    const QRect body = sheet_.marginsRemoved(kSheetShadow);
    if (seal_.isEmpty() || body.bottom() >= seal_.top()) {
        return;
    }
    const double middle = std::clamp<double>(seal_.center().x(), body.left() + kSpurFoot, body.right() - kSpurFoot);
    const double base = body.bottom() - 1;
    const QPointF tip(seal_.center().x(), seal_.top() - 5);
    const QPointF from(middle - kSpurFoot * 0.75, base);
    const QPointF to(middle + kSpurFoot * 0.25, base);
    painter.setPen(Qt::NoPen);
    painter.setBrush(wornTheme().parchment.darker(104));
    painter.drawPolygon(QPolygonF{from + QPointF(0, -3), to + QPointF(0, -3), to, tip, from});
    painter.setPen(QPen(wornTheme().text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{from, tip, to});
}

void AnnouncementSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(coming_.state() == QAbstractAnimation::Running ? coming_.currentValue().toDouble() : 1);
    QPainterPath veil;
    veil.addRect(rect());
    if (!seal_.isEmpty()) {
        veil.addEllipse(seal_);
    }
    painter.fillPath(veil, kQuestionVeil);
    if (!seal_.isEmpty()) {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] : {std::pair(kRingInk, 4.5), std::pair(kRingGold, 2.6)}) {
            painter.setPen(QPen(colour, width));
            painter.drawEllipse(QRectF(seal_).adjusted(-1.5, -1.5, 1.5, 1.5));
        }
    }
    picture_.paint(painter, sheet_, SheetFrame::plain, wornTheme());
    paintSpur(painter);
}

void AnnouncementSheet::mousePressEvent(QMouseEvent* event) {
    dialog_->notYet()->setFocus(Qt::MouseFocusReason);
    event->accept();
}

/// Something else covers the table.
void AnnouncementSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange && !isEnabled()) {
        dismiss();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        place();
    }
}

bool AnnouncementSheet::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden()) {
        seal_ = {};  // it moves
        setGeometry(parentWidget()->rect());
        place();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace gnostica::gui
