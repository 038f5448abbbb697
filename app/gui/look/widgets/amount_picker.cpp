#include "app/gui/look/widgets/amount_picker.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/flow_layout.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPalette>
#include <QToolButton>

#include <algorithm>
#include <numeric>

namespace gnostica::gui {

namespace {

constexpr QSize kLeast{34, 34};

}  // namespace

AmountPicker::AmountPicker(QWidget* parent) : QWidget(parent), row_(new FlowLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(4);
    setFocusPolicy(Qt::StrongFocus);
    followLanguage(this, [this] { retranslate(); });
}

void AmountPicker::setMost(int most) {
    std::vector<int> amounts(static_cast<std::size_t>(std::max(most, 0)));
    std::iota(amounts.begin(), amounts.end(), 1);
    setAmounts(amounts);
}

void AmountPicker::setAmounts(const std::vector<int>& amounts) {
    if (amounts == amounts_) {
        return;
    }
    amounts_ = amounts;
    for (QToolButton* button : buttons_) {
        button->hide();
        button->deleteLater();  // it may be the clicked button
    }
    buttons_.clear();
    for (const int amount : amounts_) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, amount] { pick(amount); });
        row_->addWidget(button);
        buttons_.push_back(button);
    }
    showNumbers();
    showState();
}

/// Buttons are at least as wide as the digits in this language and font.
void AmountPicker::showNumbers() {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setText(locale().toString(amounts_[i]));
        buttons_[i]->setMinimumSize(buttons_[i]->sizeHint().expandedTo(kLeast));
    }
}

void AmountPicker::setPicked(std::optional<int> amount) {
    picked_ = amount;
    showState();
}

void AmountPicker::pick(int amount) {
    showState();  // undoes the check of the click; the receiver decides
    Q_EMIT amountPicked(amount);
}

void AmountPicker::showState() {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool picked = picked_ == amounts_[i];
        buttons_[i]->setChecked(picked);
        QPalette look = palette();
        if (picked) {
            look.setColor(QPalette::Button, look.color(QPalette::Highlight));
            look.setColor(QPalette::ButtonText, look.color(QPalette::HighlightedText));
        }
        buttons_[i]->setPalette(look);
    }
}

void AmountPicker::keyPressEvent(QKeyEvent* event) {
    const int digit = event->key() - Qt::Key_0;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && digit >= 0 && digit <= 9 && std::ranges::find(amounts_, digit) != amounts_.end()) {
        pick(digit);
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void AmountPicker::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::FontChange) {
        showNumbers();
    } else if (event->type() == QEvent::PaletteChange) {
        showState();
    }
}

void AmountPicker::retranslate() {
    setAccessibleName(tr("Amount", "a number to be chosen"));
}

}  // namespace gnostica::gui
