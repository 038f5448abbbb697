#include "app/gui/windows/compare/choice/ruleset_box.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/choice_name.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using PickKind = RulesetPick::Kind;

namespace {

constexpr int kNarrowest = 12;  ///< letters of a name that are always visible
constexpr double kLetterSize = 1.6;

/// Two picks of one ruleset share a row, whatever their expansions.
bool sameRow(const RulesetPick& a, const RulesetPick& b) {
    return a.kind == b.kind && a.id == b.id;
}

}  // namespace

RulesetBox::RulesetBox(const RulesetSources& sources, QWidget* parent)
    : QWidget(parent),
      sources_(sources),
      letter_(plainLabel(this)),
      list_(new QComboBox(this)),
      expansions_(new QToolButton(this)),
      menu_(new QMenu(this)) {
    keepHeading(letter_, kLetterSize);
    letter_->setBuddy(list_);
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->setMinimumContentsLength(kNarrowest);
    ignoreWheel(*list_);
    expansions_->setMenu(menu_);
    expansions_->setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(list_->focusPolicy());
    setFocusProxy(list_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(letter_);
    row->addWidget(list_, 1);
    row->addWidget(expansions_);
    connect(list_, &QComboBox::activated, this, &RulesetBox::choose);
    connect(&sources_, &RulesetSources::changed, this, &RulesetBox::fill);
    followLanguage(this, [this] { fill(); });
    retranslate();
}

void RulesetBox::setLetter(const QString& letter) {
    letter_->setText(letter);
    //: %1: letter of a ruleset
    nameChoice(*list_, language::fill(tr("Ruleset %1"), {letter}));
}

void RulesetBox::setPick(const RulesetPick& pick) {
    pick_ = pick;
    fill();
}

void RulesetBox::add(const RulesetPick& pick, const QString& name) {
    rows_.push_back(pick);
    list_->addItem(name);
}

void RulesetBox::fill() {
    const QSignalBlocker quiet(list_);
    pick_ = sources_.atPresent(std::move(pick_));
    list_->clear();
    rows_.clear();
    if (sources_.hasTable() || pick_.kind == PickKind::table) {
        add(RulesetPick::theTable(), tr("This game's rules"));
    }
    for (const DraftRules& draft : sources_.drafts()) {
        //: %1: name of a ruleset that is being made in the workshop
        const QString pattern = tr("%1 (draft)");
        add({PickKind::draft, draft.id}, language::fill(pattern, {language::cleaned(draft.name)}));
    }
    for (const rulesets::RulesetTitle& title : sources_.shelf().games()) {
        add({PickKind::installed, title.id.toStdString()}, language::cleaned(title.name));
    }
    auto row = std::ranges::find_if(rows_, [this](const RulesetPick& each) { return sameRow(each, pick_); });
    if (row == rows_.end()) {
        add(pick_, QString::fromStdString(pick_.id));  // no longer there: problem() reports it
        row = std::prev(rows_.end());
    }
    list_->setCurrentIndex(static_cast<int>(row - rows_.begin()));
    fillExpansions();
}

void RulesetBox::fillExpansions() {
    menu_->clear();
    for (const rulesets::RulesetTitle& title : sources_.shelf().expansions()) {
        const std::string id = title.id.toStdString();
        const QString name = language::cleaned(title.name);
        QAction* action = menu_->addAction(withoutShortcut(name));
        action->setToolTip(language::plainToolTip(name));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(pick_.expansions, id) != pick_.expansions.end());
        connect(action, &QAction::toggled, this, [this, id](bool on) {
            std::erase(pick_.expansions, id);
            if (on) {
                pick_.expansions.push_back(id);
            }
            retranslate();
            Q_EMIT changed();
        });
    }
    // The game on the table already includes its expansions.
    expansions_->setEnabled(!menu_->isEmpty() && pick_.kind != PickKind::table);
    retranslate();
}

void RulesetBox::choose(int row) {
    const RulesetPick& chosen = rows_[static_cast<std::size_t>(row)];
    if (!sameRow(chosen, pick_)) {
        pick_ = chosen;
        fillExpansions();
        Q_EMIT changed();
    }
}

void RulesetBox::retranslate() {
    const auto count = static_cast<int>(pick_.expansions.size());
    expansions_->setText(count == 0 ? tr("No expansion") : tr("%n expansions", nullptr, count));
    expansions_->setToolTip(tr("Expansions laid over the ruleset"));
}

}  // namespace gnostica::gui
