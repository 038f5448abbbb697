#include "app/gui/windows/workshop/form/form_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/fold.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/options/option_problems.h"
#include "app/gui/windows/workshop/draft_banner.h"
#include "app/gui/windows/workshop/form/basis_rows.h"
#include "app/gui/windows/workshop/form/form_row.h"
#include "app/gui/windows/workshop/form/mechanic_rows.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/documents/named_settings.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Option;
using language::fill;
using nlohmann::json;

namespace {

/// Minimum width in line heights, whatever the rows contain. Wider rows scroll, so that the panels next to the form do
/// not move.
constexpr int kLeastWide = 30;

/// Do both options result in the same row?
bool isSameRow(const Option& a, const Option& b) {
    return a.key == b.key && a.pointer == b.pointer && a.choices == b.choices && a.minimum == b.minimum &&
           a.maximum == b.maximum && a.type == b.type;
}

bool lieTogether(const std::string& pointer, const std::string& other) {
    return engine::isWithin(pointer, other) || engine::isWithin(other, pointer);
}

}  // namespace

FormPane::FormPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      search_(new QLineEdit(this)),
      banner_(new DraftBanner(bench.draft, this)),
      nothing_(plainSentence(this)),
      scroll_(new QScrollArea(this)) {
    setObjectName(QStringLiteral("form"));
    search_->setClearButtonEnabled(true);
    search_->setObjectName(QStringLiteral("searchSettings"));
    nothing_->setObjectName(QStringLiteral("nothingFound"));
    nothing_->hide();
    auto* content = new QWidget(scroll_);
    auto* folds = new QVBoxLayout(content);
    folds->setContentsMargins(4, 4, 10, 4);
    basis_ = new BasisRows(bench_, content);
    folds->addWidget(basis_);
    for (Part& each : parts_) {
        each.fold = new Fold(content);
        auto* body = new QWidget(each.fold);
        each.lines = new QVBoxLayout(body);
        each.lines->setContentsMargins(14, 0, 0, 4);
        each.lines->setSpacing(2);
        each.fold->setContent(body);
        folds->addWidget(each.fold);
        connect(each.fold, &Fold::opening, this, [this, &each] { makeRows(each); });
    }
    folds->addStretch(1);
    mechanics_ = new MechanicRows(bench_, content);
    part(Chapter::mechanics).lines->addWidget(mechanics_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidget(content);
    measure();
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(search_);
    lines->addWidget(banner_);
    lines->addWidget(nothing_);
    lines->addWidget(scroll_, 1);
    connect(search_, &QLineEdit::textChanged, this, &FormPane::filter);
    connect(&bench_.check, &DraftCheck::inspected, this, &FormPane::follow);
    connect(&bench_.draft, &Draft::changed, this, &FormPane::presentAll);
    connect(&bench_.focus, &DraftFocus::moved, this, &FormPane::showPlace);
    for (const Chapter chapter : {Chapter::players, Chapter::cards, Chapter::beginningAndEnd}) {
        part(chapter).fold->setOpen(true);
    }
    followLanguage(this, [this] { retranslate(); });
    follow();
}

FormPane::~FormPane() = default;

FormPane::Chapter FormPane::chapterOf(const Option& option) {
    if (option.pointer.starts_with("/mechanics/")) {
        return Chapter::mechanics;
    }
    switch (option.part) {
    case engine::OptionPart::players: return Chapter::players;
    case engine::OptionPart::cards: return Chapter::cards;
    case engine::OptionPart::beginningAndEnd: return Chapter::beginningAndEnd;
    case engine::OptionPart::turns: return Chapter::turns;
    case engine::OptionPart::suits: return Chapter::suits;
    case engine::OptionPart::majors: return Chapter::majors;
    case engine::OptionPart::rulings: return Chapter::rulings;
    }
    Q_UNREACHABLE();
}

// ---- Rows -----------------------------------------------------------------------------------------------------------

void FormPane::follow() {
    if (!std::ranges::equal(shown_, bench_.check.found().options, isSameRow)) {
        rebuild();
    }
    presentAll();
    filter();
}

void FormPane::rebuild() {
    shown_ = bench_.check.found().options;
    for (Part& each : parts_) {
        for (FormRow* row : std::exchange(each.rows, {})) {
            row->hide();
            row->deleteLater();  // it can be the row that was just changed
        }
        each.waiting.clear();
    }
    for (const Option& option : shown_) {
        if (option.type != engine::OptionType::program) {
            part(chapterOf(option)).waiting.push_back(option);
        }
    }
    for (Part& each : parts_) {
        each.fold->setVisible(!each.waiting.empty() || &each == &part(Chapter::mechanics));
        if (each.fold->isOpen()) {
            makeRows(each);
        }
    }
}

void FormPane::makeRows(Part& each) {
    for (const Option& option : std::exchange(each.waiting, {})) {
        present(*makeRow(each, option));
    }
    align(each);
}

/// Aligns controls vertically, as far as the names leave space.
void FormPane::align(const Part& each) {
    constexpr int kMost = 280;
    int width = 0;
    for (const FormRow* row : each.rows) {
        if (row->nameWidth() <= kMost) {
            width = std::max(width, row->nameWidth());
        }
    }
    for (FormRow* row : each.rows) {
        row->setNameWidth(width);
    }
}

FormRow* FormPane::makeRow(Part& each, const Option& option) {
    auto* row = new FormRow(option, *bench_.shelf.words(), each.fold);
    each.lines->addWidget(row);
    each.rows.push_back(row);
    connect(row, &FormRow::edited, this, [this, option](const json& value) { change(option, value); });
    connect(row, &FormRow::reverted, this, [this, option] { change(option, bench_.check.found().inherited(option)); });
    connect(row, &FormRow::ruleWanted, this, &FormPane::ruleWanted);
    connect(row, &FormRow::visited, this, [this, option] { bench_.focus.go(option.pointer, this); });
    return row;
}

FormRow* FormPane::row(std::string_view key) {
    for (Part& each : parts_) {
        if (std::ranges::find(each.waiting, key, &Option::key) != each.waiting.end()) {
            makeRows(each);
        }
        const auto found =
            std::ranges::find_if(each.rows, [&](const FormRow* row) { return row->option().key == key; });
        if (found != each.rows.end()) {
            return *found;
        }
    }
    return nullptr;
}

void FormPane::change(const Option& option, const json& value) {
    if (!bench_.draft.isReadable() || isLocked_) {
        return;
    }
    const auto edit = bench_.check.found().editOf(bench_.draft.document()->value(), option, value);
    if (edit) {
        // The edit is valid, or nothing has changed and the row is reset.
        std::ignore = bench_.draft.edit(*edit, bench_.shelf.words()->optionLabel(option.key));
    }
    presentAll();
}

// ---- Contents of rows -----------------------------------------------------------------------------------------------

QString FormPane::whyNot(const Option& option) const {
    const engine::Inspection& found = bench_.check.found();
    const wording::Vocabulary& words = *bench_.shelf.words();
    if (found.whole.is_object() && !engine::applies(option, found.whole)) {
        //: why a setting makes no difference; %1: title of a mechanic
        return fill(tr("Only applies in a game with: %1"), {words.mechanicTitle(option.needs)});
    }
    const Option* asked = option.when.always() ? nullptr : engine::findOption(found.options, option.when.key);
    if (asked == nullptr || option.when.isMetBy(engine::toPlain(found.valueOf(*asked)))) {
        return {};
    }
    language::Phrases values;
    for (const std::string& word : option.when.words) {
        values.emplace_back(words.choiceLabel(asked->key, word));
    }
    //: why a setting makes no difference; %1: name of another setting, %2: its value or values ("A or B")
    return fill(tr("Only applies if “%1” is: %2"), {words.optionLabel(asked->key), language::eitherOf(values)});
}

RowState FormPane::stateOf(const Option& option) const {
    const engine::Inspection& found = bench_.check.found();
    RowState state;
    state.inherited = found.inherited(option);
    state.value = found.valueOf(option);
    state.parent = found.parent.is_object() ? wording::documentName(found.parent) : QString();
    const json* own =
        bench_.draft.isReadable() ? engine::valueAt(bench_.draft.document()->value(), option.pointer) : nullptr;
    if (own != nullptr) {  // newer than the findings
        state.value = *own;
        state.isOwn = true;
    }
    state.isLocked = isLocked_ || !bench_.draft.isReadable();
    state.whyNot = whyNot(option);
    QStringList problems;
    for (const engine::Diagnostic& problem : bench_.check.problems()) {
        if (concerns(problem, option)) {
            problems << wording::diagnosticText(wording::withNames(problem, found.options, *bench_.shelf.words()));
        }
    }
    state.problem = problems.join(u'\n');
    return state;
}

void FormPane::present(FormRow& row) {
    row.present(stateOf(row.option()));
}

void FormPane::presentAll() {
    for (Part& each : parts_) {
        for (FormRow* row : each.rows) {
            present(*row);
            if (row->hasProblem()) {
                each.fold->setOpen(true);
            }
        }
    }
    basis_->setLocked(isLocked_);
    mechanics_->setLocked(isLocked_ || !bench_.draft.isReadable());
    noteChanges();
}

void FormPane::noteChanges() {
    for (Part& each : parts_) {
        const auto changed = std::ranges::count_if(each.rows, &FormRow::differs);
        each.fold->setNote(changed > 0 ? tr("%n changed", nullptr, static_cast<int>(changed)) : QString());
    }
}

/// The text of the rulebook about a setting; empty while the draft is not a game.
QString FormPane::textOfRule(const Option& option) {
    const auto& rules = bench_.check.found().rules;
    if (rules != readRules_) {
        readRules_ = rules;
        book_ = rules == nullptr ? wording::Rulebook() : wording::rulebook(*rules, *bench_.shelf.words());
    }
    const wording::RuleParagraph* paragraph = book_.find(wording::ruleOf(option));
    return paragraph == nullptr ? QString() : paragraph->text();
}

/// The rows and how well they match the search.
std::map<const FormRow*, SearchFit> FormPane::fitting(const QStringList& words) {
    std::map<const FormRow*, SearchFit> fits;
    for (Part& each : parts_) {
        makeRows(each);
        for (const FormRow* row : each.rows) {
            fits[row] = row->fit(words, textOfRule(row->option()));
        }
    }
    return fits;
}

/// Shows the rows that match best, or all if there is no search.
void FormPane::filter() {
    const QStringList words = search_->text().split(u' ', Qt::SkipEmptyParts);
    const bool isSearch = !words.isEmpty();
    const auto fits = isSearch ? fitting(words) : std::map<const FormRow*, SearchFit>();
    SearchFit best = SearchFit::none;
    for (const auto& each : fits) {
        best = std::max(best, each.second);
    }
    for (Part& each : parts_) {
        bool any = !isSearch;
        for (FormRow* row : each.rows) {
            const bool isFound = !isSearch || (best != SearchFit::none && fits.at(row) == best);
            row->setVisible(isFound);
            any = any || isFound;
        }
        const bool isMechanics = &each == &part(Chapter::mechanics);
        each.fold->setVisible(any && (isMechanics || !each.rows.empty() || !each.waiting.empty()));
        if (isSearch && any) {
            each.fold->setOpen(true);
        }
    }
    mechanics_->setVisible(!isSearch);
    basis_->setVisible(!isSearch);
    nothing_->setVisible(isSearch && best == SearchFit::none);
}

void FormPane::showPlace(const QObject* where) {
    const std::string& pointer = bench_.focus.pointer();
    if (QWidget* field = where != this && where != basis_ ? basis_->field(pointer) : nullptr) {
        scroll_->ensureWidgetVisible(field);
    }
    FormRow* best = nullptr;
    for (const Part& each : parts_) {
        for (FormRow* row : each.rows) {
            const bool here = !pointer.empty() && lieTogether(pointer, row->option().pointer);
            row->setLookedAt(here && best == nullptr);
            best = here && best == nullptr ? row : best;
        }
    }
    if (best == nullptr && !pointer.empty()) {
        for (Part& each : parts_) {
            const auto waits = std::ranges::any_of(
                each.waiting, [&](const Option& option) { return engine::isWithin(pointer, option.pointer); });
            if (waits) {
                each.fold->setOpen(true);
                showPlace(where);
                return;
            }
        }
    }
    if (best != nullptr && where != this) {
        scrollTo(*best);
    }
}

/// Scrolls vertically only: rows that are wider than the page are read from their start.
void FormPane::scrollTo(FormRow& row) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);  // a new row can make the page higher
    QScrollBar* across = scroll_->horizontalScrollBar();
    const int before = across->value();
    scroll_->ensureWidgetVisible(&row, 0, 60);
    across->setValue(before);
}

void FormPane::setLocked(bool locked) {
    isLocked_ = locked;
    banner_->setLocked(locked);
    presentAll();
}

void FormPane::search() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void FormPane::measure() {
    scroll_->setMinimumWidth(kLeastWide * fontMetrics().height());
}

void FormPane::retranslate() {
    search_->setPlaceholderText(tr("Search the settings"));
    search_->setAccessibleName(search_->placeholderText());
    nothing_->setText(tr("No setting has this in its name or in its rule."));
    const QString titles[] = {tr("Players and pieces"), tr("Cards and board"), tr("Beginning and end"),
                              tr("Turns and minions"),  tr("Other mechanics"), tr("Powers of the suits"),
                              tr("Major arcana"),       tr("Rulings")};
    for (std::size_t i = 0; i < kChapters; ++i) {
        parts_[i].fold->setTitle(titles[i]);
        for (FormRow* row : parts_[i].rows) {
            row->retranslate();
        }
        align(parts_[i]);
    }
    presentAll();
}

void FormPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        measure();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
