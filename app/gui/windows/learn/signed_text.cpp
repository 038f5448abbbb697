#include "app/gui/windows/learn/signed_text.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>

namespace gnostica::gui {

namespace {

constexpr double kTint = 0.18;

QColor tinted(const QColor& ground, const QColor& tint) {
    const auto part = [](int a, int b) { return static_cast<int>(a * (1 - kTint) + b * kTint); };
    return {part(ground.red(), tint.red()), part(ground.green(), tint.green()), part(ground.blue(), tint.blue())};
}

}  // namespace

SignedText::SignedText(QWidget* parent) : QFrame(parent), sign_(plainLabel(this)), text_(plainSentence(this)) {
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 8, 10, 8);
    row->setSpacing(8);
    row->addWidget(sign_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    hide();
}

void SignedText::setText(const QString& text) {
    text_->setText(text);
    setVisible(!text.isEmpty());
}

QString SignedText::text() const {
    return text_->text();
}

void SignedText::dress(const Theme& theme, const QString& sign, const QColor& tint) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, tinted(colours.color(QPalette::Window), tint));
    setPalette(colours);
    const int side = text_->fontMetrics().height() * 6 / 5;
    sign_->setPixmap(icon(sign, theme).pixmap(QSize(side, side), devicePixelRatioF()));
}

}  // namespace gnostica::gui
