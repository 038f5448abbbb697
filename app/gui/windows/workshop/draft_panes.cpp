#include "app/gui/windows/workshop/draft_panes.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/parchment/tab_sheet.h"
#include "app/gui/windows/workshop/drafts/outside_bar.h"
#include "app/gui/windows/workshop/form/form_pane.h"
#include "app/gui/windows/workshop/games/games_pane.h"
#include "app/gui/windows/workshop/names/names_pane.h"
#include "app/gui/windows/workshop/powers/powers_pane.h"
#include "app/gui/windows/workshop/problems/problems_pane.h"
#include "app/gui/windows/workshop/rulebook/book_pane.h"
#include "app/gui/windows/workshop/text/text_pane.h"
#include "app/gui/windows/workshop/trial/trial_pane.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace gnostica::gui {

DraftPanes::DraftPanes(OpenDraft& open, QWidget* window)
    : QObject(window),
      open_(open),
      page_(std::make_unique<QWidget>(window)),
      tabs_(new QTabWidget(page_.get())),
      form_(new FormPane(open.bench(), tabs_)),
      powers_(new PowersPane(open.bench(), tabs_)),
      text_(new TextPane(open.bench(), tabs_)),
      names_(new NamesPane(open.bench(), tabs_)),
      games_(new GamesPane(open.bench(), tabs_)),
      problems_(std::make_unique<ProblemsPane>(open.bench(), window)),
      book_(std::make_unique<BookPane>(open.bench(), window)),
      trial_(std::make_unique<TrialPane>(open.bench(), window)) {
    auto* lines = new QVBoxLayout(page_.get());
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    if (DraftKeeper* keeper = open.keeper()) {
        lines->addWidget(new OutsideBar(open.draft(), *keeper, page_.get()));
    }
    lines->addWidget(new TabSheet(tabs_, page_.get()), 1);
    tabs_->addTab(form_, QString());
    tabs_->addTab(powers_, QString());
    tabs_->addTab(text_, QString());
    tabs_->addTab(names_, QString());
    tabs_->addTab(games_, QString());
    form_->setLocked(open.isLocked());
    powers_->setLocked(open.isLocked());
    text_->setLocked(open.isLocked());
    names_->setLocked(open.isLocked());
    problems_->setLocked(open.isLocked());
    connect(form_, &FormPane::ruleWanted, book_.get(), &BookPane::showRule);
    connect(powers_, &PowersPane::ruleWanted, book_.get(), &BookPane::showRule);
    followLanguage(tabs_, this, [this] { retranslate(); });
}

DraftPanes::~DraftPanes() = default;

void DraftPanes::retranslate() {
    tabs_->setTabText(tabs_->indexOf(form_), tr("Settings"));
    tabs_->setTabText(tabs_->indexOf(powers_), tr("Powers of cards"));
    tabs_->setTabText(tabs_->indexOf(text_), tr("Text", "tab: the document as text"));
    tabs_->setTabText(tabs_->indexOf(names_), tr("Names", "tab: what the ruleset is called"));
    tabs_->setTabText(tabs_->indexOf(games_), tr("Your games"));
}

}  // namespace gnostica::gui
