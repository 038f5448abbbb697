#include "app/gui/windows/game/ending/end_stage.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/ending/winner_crest.h"

#include <QApplication>
#include <QEasingCurve>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

// In milliseconds at the usual speed
constexpr double kEndSheetMs = 300;
constexpr double kLaurelMs = 350;
constexpr double kEndMs = kEndSheetMs + kLaurelMs;

constexpr int kEndVeil = 150;      ///< opacity of the veil over the table
constexpr double kEndLine = 18.0;  ///< height of a line of the usual letters

double endPart(double now, double begin, double length) {
    return QEasingCurve(QEasingCurve::OutCubic).valueForProgress(std::clamp((now - begin) / length, 0.0, 1.0));
}

QRect betweenRects(const QRect& from, const QRect& to, double part) {
    const auto mix = [part](int a, int b) { return qRound(a + (b - a) * part); };
    return {mix(from.x(), to.x()), mix(from.y(), to.y()), mix(from.width(), to.width()),
            mix(from.height(), to.height())};
}

}  // namespace

EndStage::EndStage(TableWidget& table)
    : TablePage(table),
      table_(table),
      page_(new EndPage(table.board()->cardArt(), this)),
      clock_(new QVariantAnimation(this)) {
    clock_->setStartValue(0.0);
    clock_->setEndValue(kEndMs);
    connect(clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& now) { place(now.toDouble()); });
    connect(clock_, &QVariantAnimation::finished, this, [this] { qApp->removeEventFilter(this); });
    setFocusProxy(page_);
    table.installEventFilter(this);
    table.view()->viewport()->installEventFilter(this);
}

void EndStage::prepare() {
    const QSize window = table_.window()->size();
    page_->setScale(tableScale(window));
    EndNeeds needs;
    needs.room = table_.size();
    needs.scale = tableScale(window);
    needs.letters = std::max(1.0, QFontMetrics(table_.font()).height() / kEndLine);
    needs.rightToLeft = table_.layoutDirection() == Qt::RightToLeft;
    plan_ = endPlanFor(needs);
    setGeometry(table_.rect());
}

void EndStage::open(const std::vector<LitSpace>& land) {
    prepare();
    if (!isHidden()) {
        table_.board()->lightLand(land, 0);
        place(isMoving() ? clock_->currentValue().toDouble() : kEndMs);
        return;
    }
    from_ = table_.view()->geometry();
    table_.view()->fit();
    table_.board()->lightLand(land, animationMs_);
    show();
    raise();
    Q_EMIT coverChanged(true);
    place(0);  // also raises the board above this
    begin();
    if (!isMoving()) {
        place(kEndMs);
    }
    page_->setFocus(Qt::OtherFocusReason);
}

void EndStage::begin() {
    const int duration = motionAtSpeed(static_cast<int>(kEndMs), animationMs_);
    clock_->stop();
    if (duration > 0) {
        clock_->setDuration(duration);
        qApp->installEventFilter(this);  // any key or click ends the motion
        clock_->start();
    }
}

void EndStage::finish() {
    if (isMoving()) {
        clock_->stop();
        qApp->removeEventFilter(this);
        place(kEndMs);
        table_.board()->endMotion();
    }
}

void EndStage::close() {
    if (isHidden()) {
        return;
    }
    finish();
    hide();
    table_.board()->lightLand({}, 0);
    table_.setBoardInFront(std::nullopt);
    Q_EMIT coverChanged(false);
}

/// Everything in its place at a time of the motion.
void EndStage::place(double milliseconds) {
    const double part = endPart(milliseconds, 0, kEndSheetMs);
    const bool fromLeft = plan_.board && plan_.sheet.center().x() < plan_.board->center().x();
    const int outside = fromLeft ? -plan_.sheet.right() : width() - plan_.sheet.left();
    page_->setGeometry(plan_.sheet.translated(qRound(outside * (1 - part)), 0));
    page_->crest().setGrowth(endPart(milliseconds, kEndSheetMs, kLaurelMs));
    table_.setBoardInFront(plan_.board ? std::optional(betweenRects(from_, *plan_.board, part)) : std::nullopt);
    update();
}

void EndStage::layOut() {
    if (!isHidden()) {
        prepare();
        place(isMoving() ? clock_->currentValue().toDouble() : kEndMs);
    }
}

/// The table without its parts, or a veil over it.
void EndStage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (plan_.board) {
        table_.view()->paintTable(painter, *this);
        return;
    }
    QColor veil = wornTheme().felt;
    veil.setAlpha(kEndVeil);
    painter.fillRect(rect(), veil);
}

void EndStage::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        Q_EMIT boardWanted();
    }
}

void EndStage::changeEvent(QEvent* event) {
    TablePage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        layOut();
    }
}

bool EndStage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &table_ && event->type() == QEvent::Resize) {
        layOut();
    }
    const bool isPress = event->type() == QEvent::MouseButtonPress;
    if (isMoving() && (isPress || event->type() == QEvent::KeyPress)) {
        finish();
    }
    if (isPress && watched == table_.view()->viewport() && !isHidden() &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
        Q_EMIT boardWanted();
        return true;
    }
    return TablePage::eventFilter(watched, event);
}

}  // namespace gnostica::gui
