#include "app/gui/windows/workshop/powers/powers_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/options/option_problems.h"
#include "app/gui/windows/workshop/draft_banner.h"
#include "app/gui/windows/workshop/powers/card_view.h"
#include "app/gui/windows/workshop/powers/power_settings.h"
#include "app/language/fill.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/documents/named_settings.h"
#include "app/wording/names.h"
#include "app/wording/option_value.h"
#include "engine/documents/card_powers.h"
#include "engine/documents/problems.h"
#include "engine/model/card_keys.h"

#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using engine::Option;
using language::fill;
using nlohmann::json;

namespace {

/// Wraps the widget in a scroll area that uses the available width.
QScrollArea* scrolling(QWidget* widget, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(widget);
    return area;
}

engine::Card cardNamed(std::string_view name) {
    const auto* const found = std::ranges::find(engine::kMajorKeys, name);
    return found == engine::kMajorKeys.end()
               ? engine::Card()
               : engine::Card::major(static_cast<int>(found - engine::kMajorKeys.begin()));
}

}  // namespace

PowersPane::PowersPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      banner_(new DraftBanner(bench.draft, this)),
      card_(new CardView(nullptr)),
      settings_(new PowerSettings(*bench.shelf.words(), this)) {
    setObjectName(QStringLiteral("powers"));
    auto* list = new QWidget;
    lines_ = new QVBoxLayout(list);
    lines_->setContentsMargins(4, 4, 10, 4);
    lines_->setSpacing(2);
    lines_->addStretch(1);
    auto* beside = new QSplitter(this);
    scroll_ = scrolling(list, beside);
    beside->addWidget(scroll_);
    beside->addWidget(scrolling(card_, beside));
    beside->setStretchFactor(0, 1);
    beside->setChildrenCollapsible(false);
    const int line = fontMetrics().averageCharWidth();
    beside->setSizes({60 * line, 34 * line});
    scroll_->setMinimumWidth(30 * line);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(banner_);
    whole->addWidget(beside, 1);
    connect(card_, &CardView::rowWanted, this, &PowersPane::goTo);
    connect(settings_, &PowerSettings::edited, this, &PowersPane::set);
    connect(settings_, &PowerSettings::reverted, this,
            [this](const Option& option) { set(option, inheritedHere(option)); });
    connect(settings_, &PowerSettings::ruleWanted, this, &PowersPane::ruleWanted);
    connect(&bench_.check, &DraftCheck::inspected, this, &PowersPane::follow);
    connect(&bench_.draft, &Draft::changed, this, &PowersPane::presentAll);
    connect(&bench_.focus, &DraftFocus::moved, this, &PowersPane::showPlace);
    whenLanguageChanges(this, [this] { retranslate(); });
}

PowersPane::~PowersPane() = default;

// ---- Rows -----------------------------------------------------------------------------------------------------------

void PowersPane::follow() {
    isStale_ = !isVisible();
    if (isStale_) {
        return;
    }
    readRules();
    makeRows();
    presentAll();
}

void PowersPane::readRules() {
    rules_ = bench_.check.found().rules;
    programs_.reset();
    if (rules_ != nullptr) {
        programs_.emplace(*rules_);
        faces_ = CardFaces(*rules_);
    }
}

void PowersPane::makeRows() {
    std::vector<Entry> entries;
    const engine::Inspection& found = bench_.check.found();
    const bool isKnown = !found.options.empty();
    for (std::size_t i = 0; isKnown && i < engine::kSuitKeys.size(); ++i) {
        const std::string name(engine::kSuitKeys[i]);
        entries.push_back(
            {name, engine::childOf("/suits", name), engine::Card::minor(static_cast<engine::Suit>(i), 1), true});
    }
    for (const Option& option : found.options) {
        if (option.type == engine::OptionType::program) {
            const std::string name = engine::tokensOf(option.pointer).back();
            entries.push_back({name, option.pointer, cardNamed(name), false});
        }
    }
    if (std::ranges::equal(entries, entries_, {}, &Entry::pointer, &Entry::pointer)) {
        return;
    }
    for (const Entry& gone : entries_) {
        gone.row->hide();
        gone.row->deleteLater();
    }
    entries_ = std::move(entries);
    current_ = 0;
    place_ = {};
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        Entry& entry = entries_[i];
        entry.row = new ProgramRow(lines_->parentWidget());
        entry.row->setObjectName(QString::fromStdString("program " + entry.name));
        lines_->insertWidget(static_cast<int>(i), entry.row);
        connectRow(i);
    }
}

void PowersPane::connectRow(std::size_t at) {
    ProgramRow* row = entries_[at].row;
    connect(row, &ProgramRow::changeWanted, this, [this, at, row](const json& program, PowerPlace place) {
        change(entries_[at], program);
        row->focusOn(place);
    });
    connect(row, &ProgramRow::powerWanted, this,
            [this, at](const std::string& power) { setPower(entries_[at], power); });
    connect(row, &ProgramRow::linkWanted, this, [this, at](const std::string& kind) { link(entries_[at], kind); });
    connect(row, &ProgramRow::revertWanted, this, [this, at, row] {
        revert(entries_[at]);
        row->focusOn({});
    });
    connect(row, &ProgramRow::settingsWanted, this, [this, at](PowerPlace place) { openSettings(at, place); });
    connect(row, &ProgramRow::visited, this, [this, at](PowerPlace place) { visit(at, place); });
    connect(row, &ProgramRow::left, this, [this, at](bool down, PowerPlace place) {
        const std::size_t to = down ? at + 1 : at - 1;  // before the first wraps to a value past the last
        if (to < entries_.size()) {
            entries_[to].row->focusOn(place);
            scroll_->ensureWidgetVisible(entries_[to].row);
        }
    });
}

ProgramRow* PowersPane::row(std::string_view name) const {
    const auto found = std::ranges::find(entries_, name, &Entry::name);
    return found == entries_.end() ? nullptr : found->row;
}

const Option* PowersPane::optionAt(const std::string& pointer) const {
    const auto found = std::ranges::find(options_, pointer, &Option::pointer);
    return found == options_.end() ? nullptr : &*found;
}

json PowersPane::programOf(const Entry& entry) const {
    const json* value = engine::valueAt(whole_, entry.isSuit ? entry.pointer + "/power" : entry.pointer);
    if (value == nullptr) {
        return json::array();
    }
    return entry.isSuit ? json::array({*value}) : *value;
}

QString PowersPane::nameOf(const Entry& entry) const {
    if (entry.isSuit) {
        return wording::suitName(entry.card.suit());
    }
    return entry.card.isNone() ? wording::toQt(entry.name) : wording::cardName(entry.card);
}

// ---- Contents of rows -----------------------------------------------------------------------------------------------

void PowersPane::presentAll() {
    if (!isVisible()) {
        isStale_ = true;
        return;
    }
    const engine::Inspection& found = bench_.check.found();
    whole_ = bench_.draft.isReadable() && found.options.size() > 0 ? found.with(bench_.draft.document()->value())
                                                                   : found.whole;
    options_ = whole_.is_object() ? engine::optionsOf(whole_, bench_.shelf.registry()) : std::vector<Option>();
    offers_ = offersForCards(whole_, bench_.shelf.registry(), *bench_.shelf.words());
    for (const Entry& entry : entries_) {
        entry.row->present(lookOf(entry));
    }
    showCard();
    presentSettings();
}

ProgramLook PowersPane::lookOf(const Entry& entry) const {
    ProgramLook look;
    look.name = nameOf(entry);
    look.isSuit = entry.isSuit;
    look.isLocked = !mayChange();
    look.offers =
        entry.isSuit ? offersForSuit(entry.card.suit(), bench_.shelf.registry(), *bench_.shelf.words()) : offers_;
    const json program = programOf(entry);
    const CardProgram taken(program);
    if (taken.isReadable()) {
        look.uses = program.get<CardProgram::Uses>();
    }
    for (std::size_t slot = 0; slot < taken.slots().size(); ++slot) {
        std::vector<ChipLook>& chips = look.chips.emplace_back();
        for (std::size_t i = 0; i < taken.slots()[slot].size(); ++i) {
            chips.push_back(chipOf(entry, taken.at({slot, i}), {slot, i}));
        }
    }
    look.inherited = inheritedWords(entry);
    look.problem = problemOf(entry);
    if (!taken.isReadable()) {
        look.problem =
            language::sentences({tr("This cannot be shown as powers. It can be fixed in the text."), look.problem});
    }
    addLinks(entry, look);
    return look;
}

ChipLook PowersPane::chipOf(const Entry& entry, const json& use, PowerPlace place) const {
    const json& named = use.is_object() ? use.at("power") : use;
    const std::string power = powerOf(entry, use);
    ChipLook chip;
    chip.title = powerTitle(power, *bench_.shelf.words());
    chip.symbol = QStringLiteral("power-") + wording::toQt(named.get<std::string>());
    if (use.is_object() && use.size() > 1) {
        //: a power whose settings a card has changed; %1: the power
        chip.title = fill(tr("%1, adjusted"), {chip.title});
    }
    if (programs_) {
        const auto& choices = programs_->of(entry.card);
        const bool isThere = place.slot < choices.size() && place.alternative < choices[place.slot].size();
        if (isThere && choices[place.slot][place.alternative].power == power) {
            chip.tip = bench_.shelf.words()->power(power).sentence(choices[place.slot][place.alternative], *rules_);
        }
    }
    return chip;
}

void PowersPane::addLinks(const Entry& entry, ProgramLook& look) const {
    const Option* option = entry.isSuit ? nullptr : optionAt(engine::childOf("/links", entry.name));
    if (option == nullptr) {
        return;
    }
    const json* value = engine::valueAt(whole_, option->pointer);
    const std::string none = option->choices.front();
    look.link = value != nullptr && value->is_string() ? value->get<std::string>() : none;
    std::vector<std::string> kinds = engine::linksThatFit(whole_, bench_.shelf.registry(), programOf(entry));
    kinds.insert(kinds.begin(), none);
    if (std::ranges::find(kinds, look.link) == kinds.end()) {
        kinds.push_back(look.link);
    }
    for (const std::string& kind : kinds) {
        look.links.emplace_back(kind, bench_.shelf.words()->choiceLabel(option->key, kind));
    }
}

QString PowersPane::inheritedWords(const Entry& entry) const {
    const json& parent = bench_.check.found().parent;
    if (!parent.is_object()) {
        return {};
    }
    const auto differs = [&](const std::string& pointer) {
        const json* now = engine::valueAt(whole_, pointer);
        const json* before = engine::valueAt(parent, pointer);
        return (now == nullptr ? json() : *now) != (before == nullptr ? json() : *before);
    };
    const json* program = engine::valueAt(parent, entry.isSuit ? entry.pointer + "/power" : entry.pointer);
    if (program == nullptr || (!differs(entry.pointer) && !differs(engine::childOf("/links", entry.name)))) {
        return {};
    }
    const wording::Vocabulary& words = *bench_.shelf.words();
    const QString said = entry.isSuit && program->is_string() ? powerTitle(program->get<std::string>(), words)
                                                              : wording::optionValue("majors", *program, words);
    //: what a card does in another ruleset; %1: name of the ruleset, %2: powers
    return fill(tr("In %1: %2"), {wording::documentName(parent), said});
}

QString PowersPane::problemOf(const Entry& entry) const {
    QStringList problems;
    Option program;
    program.pointer = entry.pointer;
    Option link;
    link.pointer = engine::childOf("/links", entry.name);
    for (const engine::Diagnostic& problem : bench_.check.problems()) {
        if (concerns(problem, program) || concerns(problem, link)) {
            problems << wording::diagnosticText(wording::withNames(problem, options_, *bench_.shelf.words()));
        }
    }
    return problems.join(u'\n');
}

void PowersPane::setLocked(bool locked) {
    isLocked_ = locked;
    banner_->setLocked(locked);
    presentAll();
}

void PowersPane::retranslate() {
    readRules();  // the data also hold texts
    settings_->retranslate();
    presentAll();
}

void PowersPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (isStale_) {
        follow();
    }
}

}  // namespace gnostica::gui
