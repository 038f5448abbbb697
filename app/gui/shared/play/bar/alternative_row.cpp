#include "app/gui/shared/play/bar/alternative_row.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/play/choice_looks.h"
#include "app/gui/shared/play/ring/number_badge.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace gnostica::gui {

AlternativeButton::AlternativeButton(QWidget* parent) : QToolButton(parent) {
    setCheckable(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
}

void AlternativeButton::present(const turn::Choice& choice) {
    refused_ = choice.isRefused();
    number_ = choice.number;
    setPlainText(*this, choice.name);
    setIcon(iconOf(choice, wornTheme()));
    const bool isOnlyKey = choice.hint.isEmpty() && number_ > 0;
    setPlainToolTip(*this, withKeyOf(choice, isOnlyKey ? choice.name : choice.hint));
    setChecked(choice.isChosen());
    setVisible(true);
    update();
}

void AlternativeButton::setNumberShown(bool shown) {
    numberShown_ = shown;
    update();
}

void AlternativeButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    if (refused_) {
        option.state &= ~(QStyle::State_Enabled | QStyle::State_MouseOver);
        option.palette.setCurrentColorGroup(QPalette::Disabled);
    }
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    if (numberShown_ && number_ > 0) {
        paintNumber(painter, rect(), number_, layoutDirection());
    }
}

AlternativeRow::AlternativeRow(QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

AlternativeButton* AlternativeRow::buttonAt(std::size_t place) {
    while (buttons_.size() <= place) {
        auto* button = new AlternativeButton(this);
        button->setNumberShown(numbersShown_);
        const std::size_t own = buttons_.size();
        connect(button, &QToolButton::clicked, this, [this, own] { clicked(own); });
        connect(button, &QToolButton::toggled, this, [this, own](bool isChecked) { toggled(own, isChecked); });
        layout()->addWidget(button);
        buttons_.push_back(button);
    }
    return buttons_[place];
}

/// Screen readers toggle a button instead of clicking it.
void AlternativeRow::toggled(std::size_t place, bool isChecked) {
    if (place < alternatives_.size() && isChecked != alternatives_[place].isChosen()) {
        buttons_[place]->setChecked(!isChecked);
        clicked(place);
    }
}

void AlternativeRow::setAlternatives(const std::vector<turn::Choice>& alternatives) {
    alternatives_ = alternatives;
    for (std::size_t i = 0; i < alternatives_.size(); ++i) {
        buttonAt(i)->present(alternatives_[i]);
    }
    for (std::size_t i = alternatives_.size(); i < buttons_.size(); ++i) {
        buttons_[i]->setVisible(false);
    }
    setVisible(!alternatives_.empty());
    updateGeometry();
}

void AlternativeRow::setNumbersShown(bool shown) {
    numbersShown_ = shown;
    for (AlternativeButton* button : buttons_) {
        button->setNumberShown(shown);
    }
}

const QWidget* AlternativeRow::buttonOf(const turn::Pick& pick) const {
    for (std::size_t i = 0; i < alternatives_.size(); ++i) {
        if (alternatives_[i].pick == pick && buttons_[i]->isVisible()) {
            return buttons_[i];
        }
    }
    return nullptr;
}

void AlternativeRow::clicked(std::size_t place) {
    if (place >= alternatives_.size()) {
        return;
    }
    const turn::Choice clicked = alternatives_[place];  // a copy, since the receiver may replace the list
    if (clicked.isRefused()) {
        Q_EMIT whyNotAsked(clicked.pick);
    } else {
        Q_EMIT picked(clicked.pick);
    }
}

}  // namespace gnostica::gui
