#include "app/gui/windows/game/advice/hint/announcement_view.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/advice/hint/chance_bar.h"
#include "app/language/lists.h"
#include "app/wording/play/advice_wording.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

using wording::AdviceWording;

AnnouncementView::AnnouncementView(QWidget* parent)
    : QWidget(parent),
      verdict_(readableSentence(this)),
      announcing_(readableSentence(this)),
      announcingBar_(new ChanceBar(this)),
      waiting_(readableSentence(this)),
      waitingBar_(new ChanceBar(this)) {
    QFont bold = verdict_->font();
    bold.setBold(true);
    verdict_->setFont(bold);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QWidget* each :
         std::initializer_list<QWidget*>{verdict_, announcing_, announcingBar_, waiting_, waitingBar_}) {
        column->addWidget(each);
    }
    column->addStretch(1);
    setFocusProxy(verdict_);
}

void AnnouncementView::present(const engine::bots::AnnouncementAdvice& advice, const QString& word) {
    verdict_->setText(AdviceWording::verdict(advice, word));
    announcing_->setText(AdviceWording::announcing(advice, word));
    announcingBar_->setChances(advice.announcing);
    waiting_->setText(AdviceWording::waiting(advice.waiting));
    waitingBar_->setChances(advice.waiting);
    showChances(true);
}

void AnnouncementView::presentRefusal(const QString& word, const QString& why) {
    verdict_->setText(AdviceWording::noAnnouncement(word, why));
    showChances(false);
}

void AnnouncementView::clear() {
    for (QLabel* label : {verdict_, announcing_, waiting_}) {
        label->clear();
    }
}

void AnnouncementView::showChances(bool shown) {
    for (QWidget* each : std::initializer_list<QWidget*>{announcing_, announcingBar_, waiting_, waitingBar_}) {
        each->setVisible(shown);
    }
}

QString AnnouncementView::text() const {
    QStringList parts{verdict_->text()};
    if (!announcing_->isHidden()) {
        parts << announcing_->text() << waiting_->text();
    }
    return language::sentences(parts);
}

}  // namespace gnostica::gui
