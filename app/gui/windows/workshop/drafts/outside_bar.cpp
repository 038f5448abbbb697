#include "app/gui/windows/workshop/drafts/outside_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/workshop/draft_keeper.h"
#include "app/gui/windows/workshop/drafts/both_texts_dialog.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace gnostica::gui {

OutsideBar::OutsideBar(const Draft& draft, DraftKeeper& keeper, QWidget* parent)
    : QWidget(parent),
      draft_(draft),
      keeper_(keeper),
      text_(plainSentence(this)),
      reload_(new QToolButton(this)),
      keep_(new QToolButton(this)),
      both_(new QToolButton(this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(8, 4, 8, 4);
    line->addWidget(text_, 1);
    for (QToolButton* button : {reload_, keep_, both_}) {
        button->setFocusPolicy(Qt::StrongFocus);
        line->addWidget(button);
    }
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setForegroundRole(QPalette::ToolTipText);
    connect(reload_, &QToolButton::clicked, &keeper_, &DraftKeeper::reload);
    connect(keep_, &QToolButton::clicked, &keeper_, &DraftKeeper::keepMine);
    connect(both_, &QToolButton::clicked, this, &OutsideBar::showBoth);
    for (const auto news : {&DraftKeeper::changedOutside, &DraftKeeper::settledOutside}) {
        connect(&keeper_, news, this, &OutsideBar::follow);
    }
    followLanguage(this, [this] { retranslate(); });
    follow();
}

void OutsideBar::retranslate() {
    //: %1: name of a file
    text_->setText(language::fill(tr("%1 has been changed by another program, and you have unsaved changes."),
                                  {language::embedded(QFileInfo(keeper_.path()).fileName())}));
    reload_->setText(tr("&Reload"));
    setPlainToolTip(*reload_, tr("Loads the file. This can be undone."));
    keep_->setText(tr("&Keep mine"));
    setPlainToolTip(*keep_, tr("Keeps your changes. Saving them will overwrite the file."));
    both_->setText(tr("Show &both"));
}

void OutsideBar::follow() {
    setVisible(keeper_.theirs().has_value());
}

void OutsideBar::showBoth() {
    BothTextsDialog dialog(draft_.text(), keeper_.theirs().value_or(std::string()), this);
    dialog.exec();
    if (dialog.choice() == BothTextsDialog::Choice::mine) {
        keeper_.keepMine();
    } else if (dialog.choice() == BothTextsDialog::Choice::theirs) {
        keeper_.reload();
    }
}

}  // namespace gnostica::gui
