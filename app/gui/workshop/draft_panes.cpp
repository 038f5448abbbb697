#include "app/gui/workshop/draft_panes.h"

#include "app/gui/workshop/form/form_pane.h"
#include "app/gui/workshop/powers/powers_pane.h"
#include "app/gui/workshop/problems/problems_pane.h"
#include "app/gui/workshop/rulebook/book_pane.h"
#include "app/gui/workshop/trial/trial_pane.h"

#include <QTabWidget>

namespace gnostica::gui {

DraftPanes::DraftPanes(OpenDraft& open, QWidget* window)
    : QObject(window),
      open_(open),
      tabs_(std::make_unique<QTabWidget>(window)),
      form_(new FormPane(open.bench(), tabs_.get())),
      powers_(new PowersPane(open.bench(), tabs_.get())),
      problems_(std::make_unique<ProblemsPane>(open.bench(), window)),
      book_(std::make_unique<BookPane>(open.bench(), window)),
      trial_(std::make_unique<TrialPane>(open.bench(), window)) {
    tabs_->setDocumentMode(true);
    tabs_->addTab(form_, QString());
    tabs_->addTab(powers_, QString());
    form_->setLocked(open.isLocked());
    powers_->setLocked(open.isLocked());
    connect(form_, &FormPane::ruleWanted, book_.get(), &BookPane::showRule);
    connect(powers_, &PowersPane::ruleWanted, book_.get(), &BookPane::showRule);
    retranslate();
}

DraftPanes::~DraftPanes() = default;

void DraftPanes::setTheme(const Theme& theme) {
    form_->setTheme(theme);
    powers_->setTheme(theme);
    problems_->setTheme(theme);
    book_->setTheme(theme);
    trial_->setTheme(theme);
}

void DraftPanes::retranslate() {
    tabs_->setTabText(tabs_->indexOf(form_), tr("Settings"));
    tabs_->setTabText(tabs_->indexOf(powers_), tr("Powers of cards"));
}

}  // namespace gnostica::gui
