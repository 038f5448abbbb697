#include "app/gui/windows/game/ending/end_buttons.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/flow_layout.h"

#include <QPushButton>

#include <utility>

namespace gnostica::gui {

EndButtons::EndButtons(QWidget* parent)
    : QWidget(parent),
      rematch_(new QPushButton(this)),
      review_(new QPushButton(this)),
      save_(new QPushButton(this)),
      picture_(new QPushButton(this)),
      newGame_(new QPushButton(this)),
      start_(new QPushButton(this)) {
    auto* line = new FlowLayout(this);
    line->setContentsMargins({});
    for (const auto& [button, wanted] : {std::pair(rematch_, &EndButtons::rematchWanted),
                                         {review_, &EndButtons::reviewWanted},
                                         {save_, &EndButtons::saveWanted},
                                         {picture_, &EndButtons::pictureWanted},
                                         {newGame_, &EndButtons::newGameWanted},
                                         {start_, &EndButtons::startPageWanted}}) {
        button->setAutoDefault(true);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, wanted);
    }
    rematch_->setDefault(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followLanguage(this, [this] { retranslate(); });
}

void EndButtons::setReviewable(bool isReviewable) {
    review_->setEnabled(isReviewable);
}

/// The one thing to do is filled.
void EndButtons::dress(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Button, theme.accent);
    colours.setColor(QPalette::ButtonText, theme.accentText);
    rematch_->setPalette(colours);
    rematch_->setIcon(icon(QStringLiteral("play"), theme, theme.accentText));
    for (const auto& [button, name] :
         {std::pair(review_, "review"), {save_, "bookmark"}, {picture_, "save"}, {newGame_, "new"}}) {
        button->setIcon(icon(QString::fromLatin1(name), theme));
    }
}

void EndButtons::retranslate() {
    rematch_->setText(tr("Rematch"));
    review_->setText(tr("Review", "button: to review the game"));
    save_->setText(tr("Save game…", "button: to save the game"));
    picture_->setText(tr("Picture…", "button: to save a picture of the board"));
    newGame_->setText(tr("New game…"));
    start_->setText(tr("Start page"));
}

}  // namespace gnostica::gui
