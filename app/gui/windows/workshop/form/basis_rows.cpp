#include "app/gui/windows/workshop/form/basis_rows.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/language/foreign_text.h"
#include "app/rulesets/ruleset_text.h"
#include "engine/documents/draft.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace gnostica::gui {

using engine::EditKind;
using nlohmann::json;

namespace {

constexpr const char* kParent = "/extends";
constexpr const char* kExpansions = "/expansions";
constexpr const char* kVersion = "/version";

std::string textAt(const json& document, const char* pointer) {
    const json* text = engine::valueAt(document, pointer);
    return text != nullptr && text->is_string() ? text->get<std::string>() : std::string();
}

std::string parentOf(const json& document) {
    return textAt(document, kParent);
}

bool names(const json* list, const std::string& id) {
    return list != nullptr && list->is_array() && std::find(list->begin(), list->end(), id) != list->end();
}

}  // namespace

BasisRows::BasisRows(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      parentLabel_(plainLabel(this)),
      parents_(new QComboBox(this)),
      expansionsLabel_(plainLabel(this)),
      expansions_(new QWidget(this)),
      lines_(new QVBoxLayout(expansions_)),
      versionLabel_(plainLabel(this)),
      version_(new QSpinBox(this)) {
    parents_->setObjectName(QStringLiteral("basis"));
    parents_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    parents_->setMinimumContentsLength(20);
    ignoreWheel(*parents_);
    parentLabel_->setBuddy(parents_);
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(2);
    version_->setObjectName(QStringLiteral("version"));
    version_->setRange(0, engine::kMaxVersion);
    version_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    ignoreWheel(*version_);
    versionLabel_->setBuddy(version_);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(12, 4, 4, 8);
    form->addRow(parentLabel_, parents_);
    form->addRow(expansionsLabel_, expansions_);
    form->addRow(versionLabel_, version_);
    connect(parents_, &QComboBox::activated, this, &BasisRows::choose);
    connect(version_, &QSpinBox::valueChanged, this, &BasisRows::count);
    connect(&bench_.check, &DraftCheck::inspected, this, &BasisRows::follow);
    connect(&bench_.draft, &Draft::changed, this, &BasisRows::follow);
    connect(&bench_.shelf, &rulesets::RulesShelf::changed, this, &BasisRows::fillAll);
    followLanguage(this, [this] { retranslate(); });
}

void BasisRows::setLocked(bool locked) {
    if (isLocked_ != locked) {
        isLocked_ = locked;
        follow();
    }
}

QWidget* BasisRows::field(const std::string& pointer) const {
    if (pointer == kParent) {
        return parents_;
    }
    if (pointer == kVersion) {
        return version_;
    }
    return (pointer + '/').starts_with(std::string(kExpansions) + '/') ? expansions_ : nullptr;
}

// ---- Display --------------------------------------------------------------------------------------------------------

void BasisRows::follow() {
    const bool mayChange = bench_.draft.isReadable() && !isLocked_;
    parents_->setEnabled(mayChange);
    expansions_->setEnabled(mayChange);
    version_->setEnabled(mayChange);
    if (bench_.draft.isReadable()) {
        const json& own = bench_.draft.document()->value();
        fillParents(own);
        showExpansions(own);
        const QSignalBlocker quiet(version_);
        version_->setValue(rulesets::versionOf(own));
    }
}

void BasisRows::fillAll() {
    fillExpansions();
    child_.reset();
    follow();
}

void BasisRows::fillParents(const json& own) {
    const bool isExpansion = engine::isExpansion(own);
    const std::string parent = parentOf(own);
    const Child child{textAt(own, "/id"), isExpansion};
    const QString id = QString::fromStdString(parent);
    const QSignalBlocker quiet(parents_);
    if (child_ == child && parents_->findData(id) >= 0) {
        parents_->setCurrentIndex(parents_->findData(id));
        return;
    }
    child_ = child;
    parents_->clear();
    if (isExpansion) {
        parents_->addItem(tr("None (for any game)"), QString());
    } else if (parent.empty()) {
        parents_->addItem(tr("None (complete by itself)"), QString());
    }
    for (const rulesets::RulesetTitle& title : isExpansion ? bench_.shelf.expansions() : bench_.shelf.games()) {
        if (engine::mayExtend(bench_.shelf.library(), own, title.id.toStdString())) {
            parents_->addItem(language::cleaned(title.name), title.id);
        }
    }
    if (parents_->findData(id) < 0) {  // a problem explains it
        parents_->addItem(language::cleaned(id), id);
    }
    parents_->setCurrentIndex(parents_->findData(id));
}

void BasisRows::fillExpansions() {
    for (const Box& each : std::exchange(boxes_, {})) {
        each.box->hide();
        each.box->deleteLater();
    }
    for (const rulesets::RulesetTitle& title : bench_.shelf.expansions()) {
        boxes_.push_back({title.id.toStdString(), new QCheckBox(expansions_)});
        const Box& made = boxes_.back();
        made.box->setObjectName(QStringLiteral("expansion ") + title.id);
        setPlainText(*made.box, language::cleaned(title.name));
        lines_->addWidget(made.box);
        connect(made.box, &QCheckBox::clicked, this, [this, made](bool on) { toggle(made, on); });
    }
}

/// Expansions that come from the parent or another expansion cannot be left out here.
void BasisRows::showExpansions(const json& own) {
    const bool isShown = !engine::isExpansion(own) && !parentOf(own).empty() && !boxes_.empty();
    expansionsLabel_->setVisible(isShown);
    expansions_->setVisible(isShown);
    const json& whole = bench_.check.found().whole;
    const json* named = engine::valueAt(own, kExpansions);
    for (const Box& each : boxes_) {
        const bool isNamed = names(named, each.id);
        const bool came = !each.box->isEnabledTo(expansions_);
        const bool isLaid = whole.is_object() && names(engine::valueAt(whole, kExpansions), each.id);
        const bool comesAlong = !isNamed && (bench_.check.isCurrent() ? isLaid : came);
        each.box->setChecked(isNamed || comesAlong);
        each.box->setEnabled(!comesAlong);
        each.box->setToolTip(comesAlong ? tr("Included by the parent.") : QString());
    }
}

// ---- Changes --------------------------------------------------------------------------------------------------------

void BasisRows::edit(const engine::Edit& edit, const QString& name) {
    if (bench_.draft.isReadable() && !isLocked_) {
        std::ignore = bench_.draft.edit(edit, name);
    }
    follow();
}

void BasisRows::choose() {
    const std::string id = parents_->currentData().toString().toStdString();
    bench_.focus.go(kParent, this);
    if (!bench_.draft.isReadable() || id == parentOf(bench_.draft.document()->value())) {
        return;
    }
    const engine::Edit change = id.empty() ? engine::Edit{EditKind::remove, kParent, {}}
                                           : engine::Edit{EditKind::set, kParent, engine::jsonText(id)};
    edit(change, tr("Change of parent", "a command that can be undone"));
}

void BasisRows::toggle(const Box& box, bool on) {
    bench_.focus.go(kExpansions, this);
    if (!bench_.draft.isReadable()) {
        return;
    }
    const json* named = engine::valueAt(bench_.draft.document()->value(), kExpansions);
    json list = named != nullptr && named->is_array() ? *named : json::array();
    if (on) {
        list.push_back(box.id);
    } else {
        list.erase(std::remove(list.begin(), list.end(), json(box.id)), list.end());
    }
    edit(list.empty() ? engine::Edit{EditKind::remove, kExpansions, {}}
                      : engine::Edit{EditKind::set, kExpansions, engine::jsonText(list)},
         tr("Change of expansions", "a command that can be undone"));
}

void BasisRows::count(int version) {
    bench_.focus.go(kVersion, this);
    edit(version == 0 ? engine::Edit{EditKind::remove, kVersion, {}}
                      : engine::Edit{EditKind::set, kVersion, std::to_string(version)},
         tr("Change of version", "a command that can be undone"));
}

// ---- Texts ----------------------------------------------------------------------------------------------------------

void BasisRows::retranslate() {
    parentLabel_->setText(tr("Based on:"));
    parents_->setToolTip(tr("Anything not set here is inherited."));
    expansionsLabel_->setText(tr("Expansions:"));
    expansions_->setAccessibleName(expansionsLabel_->text());
    versionLabel_->setText(tr("Version:"));
    version_->setSpecialValueText(tr("None", "instead of the number of a version"));
    setPlainToolTip(*version_, tr("Of two rulesets with the same id, the one with the higher version is newer. Raise "
                                  "the version before you share your changes."));
    fillAll();
}

}  // namespace gnostica::gui
