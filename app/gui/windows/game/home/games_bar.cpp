#include "app/gui/windows/game/home/games_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/windows/game/home/game_cards.h"
#include "app/language/fill.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>

namespace gnostica::gui {

namespace {

constexpr int kLeastSearch = 150;
constexpr int kWidestSearch = 300;

}  // namespace

GamesBar::GamesBar(GameCards& games, QWidget* parent)
    : QWidget(parent),
      games_(games),
      kinds_(new QButtonGroup(this)),
      search_(new QLineEdit),
      sign_(search_->addAction(QIcon(), QLineEdit::LeadingPosition)) {
    auto* chips = new QWidget(this);
    QSizePolicy wraps(QSizePolicy::Expanding, QSizePolicy::Preferred);
    wraps.setHeightForWidth(true);
    chips->setSizePolicy(wraps);
    auto* flow = new FlowLayout(chips);
    flow->setContentsMargins({});
    flow->setSpacing(6);
    for (int i = 0; i < table::kGameKinds; ++i) {
        auto* button = buttons_[static_cast<std::size_t>(i)] = new PageButton(PageButton::Role::choice, chips);
        button->setChecked(i == 0);
        kinds_->addButton(button, i);
        flow->addWidget(button);
    }
    search_->setObjectName(QStringLiteral("gamesSearch"));
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(kLeastSearch);
    search_->setMaximumWidth(kWidestSearch);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(10);
    row->addWidget(chips, 1);
    row->addWidget(search_, 0, Qt::AlignTop);
    connect(kinds_, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked) {
            choose();
        }
    });
    connect(search_, &QLineEdit::textChanged, this, &GamesBar::choose);
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { sign_->setIcon(icon(QStringLiteral("find"), theme)); });
}

void GamesBar::choose() {
    games_.setKind(static_cast<table::GameKind>(kinds_->checkedId()));
    games_.setText(search_->text());
    showCounts();
    announce(*this, kinds_->checkedButton()->accessibleName(), Saying::answer);
    Q_EMIT chosen();
}

void GamesBar::showAll() {
    buttons_.front()->setChecked(true);
    search_->clear();
}

void GamesBar::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void GamesBar::showCounts() {
    const auto counts = games_.counts();
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setCount(counts[i]);
        //: a button that chooses games, for screen readers; %1: "Unfinished"
        buttons_[i]->setAccessibleName(
            language::fill(tr("%1: %n games", nullptr, counts[i]), {buttons_[i]->text().remove(u'&')}));
    }
}

void GamesBar::retranslate() {
    const std::array words{tr("All", "games"), tr("Unfinished", "games"), tr("Finished", "games"),
                           tr("Bookmarked", "games: with a bookmark")};
    static_assert(std::tuple_size_v<decltype(words)> == table::kGameKinds);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setText(words[i]);
    }
    search_->setPlaceholderText(tr("Name, game, date…"));
    search_->setAccessibleName(tr("Search the games"));
    showCounts();
}

}  // namespace gnostica::gui
