#include "app/gui/windows/game/play/review_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

/// A button that does what an action does, in its own words.
void pressing(PageButton& button, QAction& action) {
    QObject::connect(&button, &QAbstractButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::enabledChanged, &button, &QWidget::setEnabled);
    button.setEnabled(action.isEnabled());
}

}  // namespace

ReviewBar::ReviewBar(QWidget* parent)
    : QFrame(parent),
      text_(plainSentence(this)),
      back_(new PageButton(PageButton::Role::main, this)),
      branch_(new PageButton(PageButton::Role::plain, this)) {
    setObjectName(QStringLiteral("reviewBar"));
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(2, 4, 2, 4);
    lines->setSpacing(6);
    for (QWidget* part : std::initializer_list<QWidget*>{text_, back_, branch_}) {
        lines->addWidget(part);
    }
    hide();
    followLanguage(this, [this] { retranslate(); });
}

void ReviewBar::setActions(QAction* back, QAction* branch) {
    pressing(*back_, *back);
    pressing(*branch_, *branch);
}

void ReviewBar::showMoment(int position, int moments) {
    position_ = position;
    moments_ = moments;
    retranslate();
    show();
}

void ReviewBar::retranslate() {
    //: %1 and %2: numbers
    text_->setText(language::fill(tr("You are viewing an earlier position: %1 of %2."),
                                  {language::number(position_), language::number(moments_)}));
    back_->setText(tr("Back to the game"));
    branch_->setText(tr("Continue from here", "button, short: a new game from the earlier position"));
}

}  // namespace gnostica::gui
