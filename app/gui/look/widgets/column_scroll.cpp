#include "app/gui/look/widgets/column_scroll.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// With less height, nothing could be read.
constexpr int kLeastHeight = 56;

}  // namespace

ColumnScroll::ColumnScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
    verticalScrollBar()->installEventFilter(this);
}

QSize ColumnScroll::sizeHint() const {
    return widget() != nullptr ? widget()->sizeHint() : QScrollArea::sizeHint();
}

/// Wide enough for content and scroll bar, since content outside could not be reached.
QSize ColumnScroll::minimumSizeHint() const {
    if (widget() == nullptr) {
        return QScrollArea::minimumSizeHint();
    }
    const QSize content = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    const int bar = verticalScrollBar()->isVisibleTo(this) ? verticalScrollBar()->sizeHint().width() : 0;
    return {content.width() + bar, std::min(content.height(), kLeastHeight)};
}

/// (By default, a scroll area gives content with wrapped sentences all of its preferred height.)
void ColumnScroll::fit() {
    QWidget* content = widget();
    if (content == nullptr) {
        return;
    }
    const QSize place = viewport()->size();
    const QSize least = content->minimumSizeHint().expandedTo(content->minimumSize());
    const QLayout* layout = content->layout();
    const int needed = layout != nullptr && layout->hasHeightForWidth()
                           ? std::max(layout->totalMinimumHeightForWidth(place.width()), content->minimumHeight())
                           : least.height();
    content->resize(place.expandedTo({least.width(), needed}));
}

void ColumnScroll::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

bool ColumnScroll::eventFilter(QObject* watched, QEvent* event) {
    const bool isBar =
        watched == verticalScrollBar() && (event->type() == QEvent::Show || event->type() == QEvent::Hide);
    if (isBar || (watched == widget() && event->type() == QEvent::LayoutRequest)) {
        fit();
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace gnostica::gui
