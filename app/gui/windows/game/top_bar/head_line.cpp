#include "app/gui/windows/game/top_bar/head_line.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/top_bar/key_cap.h"
#include "app/language/lists.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Sizes of letters, as factors of the usual ones.
constexpr double kTitleLetters = 1.35;
constexpr double kTaskLetters = 1.09;
constexpr double kGainLetters = 1.16;
constexpr double kKeyLetters = 0.9;
/// Smallest size of sentences, as a factor of these.
constexpr double kLeastLetters = 0.64;
constexpr double kLettersStep = 0.06;
/// Between the parts, in pixels.
constexpr int kGapOfParts = 14;
constexpr int kPieceSide = 22;
/// A sentence needs more room than this, in pixels.
constexpr int kLeastTask = 70;
/// Parts of the width that a title and a gain keep at most if not all fits.
constexpr double kTitlePart = 0.45;
constexpr double kGainPart = 0.3;
/// Measured widths are rounded.
constexpr int kRoundingRoom = 2;

void colour(QWidget& widget, const QColor& text) {
    QPalette colours = widget.palette();
    colours.setColor(QPalette::WindowText, text);
    widget.setPalette(colours);
}

QString cutLine(const QLabel& label, const QString& text, int width) {
    return label.fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, width - kRoundingRoom));
}

}  // namespace

HeadLine::HeadLine(QWidget* parent)
    : QWidget(parent),
      badge_(new SeatBadge(this, SeatBadge::Shape::piece)),
      title_(plainLabel(this)),
      task_(plainSentence(this)),
      gain_(plainLabel(this)),
      key_(new KeyCap(this)) {
    setObjectName(QStringLiteral("headLine"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    title_->setObjectName(QStringLiteral("headTitle"));
    task_->setObjectName(QStringLiteral("headTask"));
    gain_->setObjectName(QStringLiteral("headGain"));
    for (QWidget* part : std::initializer_list<QWidget*>{badge_, title_, task_, gain_, key_}) {
        part->hide();
    }
    connect(key_, &KeyCap::changed, this, &HeadLine::showWords);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followFont(this, [this] { fit(); });
}

void HeadLine::dress(const Theme& theme) {
    colour(*title_, theme.headText);
    colour(*task_, theme.headMuted);
    colour(*gain_, theme.headGain);
}

void HeadLine::setWords(engine::Seat seat, const wording::TurnWords& words) {
    seat_ = seat;
    words_ = words;
    showWords();
}

void HeadLine::setOutcome(const ChoiceOutcome& outcome) {
    outcome_ = outcome;
    showWords();
}

void HeadLine::setConfirm(QAction& confirm) {
    key_->setAction(confirm);
}

void HeadLine::setShown(bool shown) {
    const bool appears = shown && !shown_;
    shown_ = shown;
    showWords();
    if (appears) {
        announce(*title_, words_.whose, Saying::news);
    }
}

void HeadLine::setScale(double scale) {
    if (scale != scale_) {
        scale_ = scale;
        fit();
    }
}

QString HeadLine::wholeTask() const {
    return outcome_.begun ? outcome_.sentence : language::sentences({words_.task, outcome_.sentence});
}

/// The board shows what can be chosen as well.
QString HeadLine::shortTask() const {
    return outcome_.begun || words_.task.isEmpty() ? wholeTask() : words_.task;
}

void HeadLine::showWords() {
    badge_->setSeat(seat_);
    badge_->setVisible(shown_ && engine::isPlayer(seat_));
    title_->setVisible(shown_ && !words_.whose.isEmpty());
    gain_->setVisible(shown_ && !outcome_.gain.isEmpty());
    key_->setVisible(shown_ && key_->isOfUse());
    tellNews();
    title_->setAccessibleName(words_.whose);
    task_->setAccessibleName(wholeTask());
    gain_->setAccessibleName(outcome_.gain);
    setPlainToolTip(*title_, words_.whose);
    setPlainToolTip(*task_, wholeTask());
    setPlainToolTip(*gain_, outcome_.gain);
    fit();
}

/// Who decides, and what is asked or would happen, whichever of them is new.
void HeadLine::tellNews() const {
    if (title_->accessibleName() != words_.whose) {
        announce(*title_, words_.whose, Saying::news);
    }
    const QStringList asked{wholeTask(), outcome_.gain};
    if (asked != QStringList{task_->accessibleName(), gain_->accessibleName()}) {
        announce(*this, language::sentences(asked), Saying::news);
    }
}

// ---- Letters --------------------------------------------------------------------------------------------------------

QFont HeadLine::titleFont(double growth) const {
    return headingFont(QApplication::font(this), kTitleLetters * scale_ * growth);
}

QFont HeadLine::taskFont(double growth) const {
    return resized(QApplication::font(this), kTaskLetters * scale_ * growth);
}

int HeadLine::neededHeight() const {
    return std::max(QFontMetrics(titleFont(1)).height(), QFontMetrics(taskFont(1)).height());
}

void HeadLine::setLetters(double growth) {
    const QFont base = QApplication::font(this);
    title_->setFont(titleFont(growth));
    task_->setFont(taskFont(growth));
    gain_->setFont(figuresFont(base, kGainLetters * scale_ * growth, QFont::Bold));
    QFont key = resized(base, kKeyLetters * scale_ * growth);
    key.setBold(true);
    key_->setFont(key);
}

// ---- Places ---------------------------------------------------------------------------------------------------------

int HeadLine::gap() const {
    return static_cast<int>(std::lround(kGapOfParts * scale_));
}

int HeadLine::taskWidth() const {
    return task_->text().isEmpty()
               ? 0
               : task_->fontMetrics().size(Qt::TextSingleLine, task_->text()).width() + kRoundingRoom;
}

int HeadLine::taskRoom() const {
    int room = width();
    if (!badge_->isHidden()) {
        room -= badge_->width() + gap() / 2;
    }
    for (const QWidget* part : std::initializer_list<const QWidget*>{title_, gain_, key_}) {
        room -= part->isHidden() ? 0 : part->sizeHint().width() + gap();
    }
    return room;
}

bool HeadLine::fits() const {
    if (title_->sizeHint().height() > height()) {
        return false;  // letters of another script
    }
    const int room = taskRoom();
    const int wanted = taskWidth();
    return (wanted <= room && (wanted == 0 || task_->heightForWidth(wanted) <= height())) ||
           (room >= kLeastTask && task_->heightForWidth(room) <= height());
}

void HeadLine::fit() {
    const int side = std::min(static_cast<int>(std::lround(kPieceSide * scale_)), std::max(1, height()));
    badge_->setFixedSize(side, side);
    title_->setText(words_.whose);
    gain_->setText(outcome_.gain);
    task_->setVisible(shown_ && !wholeTask().isEmpty());
    for (double letters = 1; letters >= kLeastLetters; letters -= kLettersStep) {
        setLetters(letters);
        for (const QString& task : {wholeTask(), shortTask()}) {
            task_->setText(shown_ ? task : QString());
            if (fits()) {
                place();
                return;
            }
        }
    }
    cut();
    place();
}

void HeadLine::cut() {
    const int room = taskRoom() + title_->sizeHint().width() + (gain_->isHidden() ? 0 : gain_->sizeHint().width());
    const bool isAlone = task_->isHidden() && gain_->isHidden();
    title_->setText(cutLine(*title_, words_.whose, isAlone ? room : static_cast<int>(room * kTitlePart)));
    if (!gain_->isHidden()) {
        gain_->setText(cutLine(*gain_, outcome_.gain, static_cast<int>(room * kGainPart)));
    }
    cutTask(taskRoom());
}

/// To the longest beginning that fits on the lines.
void HeadLine::cutTask(int room) {
    if (task_->isHidden()) {
        return;
    }
    if (room < kLeastTask) {
        task_->hide();  // its tool tip is lost as well, but the board shows what is asked
        return;
    }
    const QString whole = shortTask();
    const auto begin = [&](qsizetype length) {
        const bool splits = length > 0 && whole[length - 1].isHighSurrogate();
        return whole.left(splits ? length - 1 : length).trimmed() + QChar(u'…');
    };
    qsizetype fitting = 0;
    for (qsizetype longer = whole.size(); longer > fitting;) {
        const qsizetype middle = (fitting + longer + 1) / 2;
        task_->setText(begin(middle));
        if (task_->heightForWidth(room) <= height()) {
            fitting = middle;
        } else {
            longer = middle - 1;
        }
    }
    task_->setText(begin(fitting));
}

void HeadLine::place() {
    const int sentence = task_->isHidden() ? 0 : std::min(taskWidth(), taskRoom());
    const int used = width() - taskRoom() + sentence;
    const int before = isRightToLeft() ? parentWidget()->width() - geometry().right() - 1 : x();
    const int middle = parentWidget()->width() / 2 - before;
    int left = std::clamp(middle - used / 2, 0, std::max(0, width() - used));
    const auto put = [&](QWidget& part, int wide, int high, int gap) {
        if (!part.isHidden()) {
            const QRect logical(left, (height() - high) / 2, wide, high);
            part.setGeometry(QStyle::visualRect(layoutDirection(), rect(), logical));
            left += wide + gap;
        }
    };
    put(*badge_, badge_->width(), badge_->height(), gap() / 2);
    put(*title_, title_->sizeHint().width(), height(), gap());
    put(*task_, sentence, height(), gap());
    put(*gain_, gain_->sizeHint().width(), height(), gap());
    put(*key_, key_->sizeHint().width(), height(), gap());
}

void HeadLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void HeadLine::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        place();
    }
}

}  // namespace gnostica::gui
