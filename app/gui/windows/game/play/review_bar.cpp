#include "app/gui/windows/game/play/review_bar.h"

#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

namespace gnostica::gui {

ReviewBar::ReviewBar(QWidget* parent)
    : QFrame(parent),
      text_(plainLabel(this)),
      back_(new QToolButton(this)),
      branch_(new QToolButton(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(10, 4, 10, 4);
    for (QWidget* part : {static_cast<QWidget*>(text_), static_cast<QWidget*>(back_), static_cast<QWidget*>(branch_)}) {
        flow->addWidget(part);
    }
    hide();
}

void ReviewBar::setActions(QAction* back, QAction* branch) {
    back_->setDefaultAction(back);
    branch_->setDefaultAction(branch);
    for (QToolButton* button : {back_, branch_}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    text_->setMinimumHeight(back_->sizeHint().height());
}

void ReviewBar::showMoment(int position, int moments) {
    //: %1 and %2: numbers
    text_->setText(language::fill(tr("You are viewing an earlier position: %1 of %2."),
                                  {language::number(position), language::number(moments)}));
    show();
}

}  // namespace gnostica::gui
