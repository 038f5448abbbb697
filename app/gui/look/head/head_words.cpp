#include "app/gui/look/head/head_words.h"

#include "app/gui/look/widgets/foreign_text.h"

#include <QEvent>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Measured widths are rounded.
constexpr int kRounding = 2;
/// Width that is kept of a long text, in letters.
constexpr int kLeastLettersShown = 6;

}  // namespace

HeadWords::HeadWords(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

void HeadWords::setWords(const QString& words) {
    if (words_ != words) {
        words_ = words;
        setAccessibleName(words);
        fit();
        updateGeometry();
    }
}

QSize HeadWords::sizeHint() const {
    const QSize size = fontMetrics().size(Qt::TextSingleLine, words_);
    return {size.width() + kRounding, size.height()};
}

QSize HeadWords::minimumSizeHint() const {
    const QSize whole = sizeHint();
    return {std::min(whole.width(), fontMetrics().averageCharWidth() * kLeastLettersShown), whole.height()};
}

void HeadWords::fit() {
    const QString shown = fontMetrics().elidedText(words_, Qt::ElideRight, std::max(0, width()));
    if (shown != text()) {
        setText(shown);
    }
    setPlainToolTip(*this, shown == words_ ? QString() : words_);
}

void HeadWords::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void HeadWords::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
        updateGeometry();
    }
}

}  // namespace gnostica::gui
