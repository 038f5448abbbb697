#include "app/gui/windows/game/dialogs/new_game/option_rows.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/fold.h"
#include "app/gui/shared/options/option_problems.h"
#include "app/gui/windows/game/dialogs/new_game/option_editor.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Option;
using nlohmann::json;

namespace {

/// The value in the ruleset, or the default if it is left out.
json standardOf(const json& document, const Option& option) {
    const json* value = engine::valueAt(document, option.pointer);
    return value == nullptr ? engine::toJson(option.standard) : *value;
}

int changedOf(const std::vector<OptionEditor*>& editors) {
    return static_cast<int>(
        std::ranges::count_if(editors, [](const OptionEditor* editor) { return editor->isChanged(); }));
}

}  // namespace

OptionRows::OptionRows(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent)
    : QWidget(parent),
      words_(std::move(words)),
      lines_(new QVBoxLayout(this)) {
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(8);
    for (Part& part : parts_) {
        part.fold = new Fold(this);
        lines_->addWidget(part.fold);
    }
    parts_.front().fold->setOpen(true);
    connect(majors().fold, &Fold::opening, this, &OptionRows::makeMajors);
    lines_->addStretch(1);
    followLanguage(this, [this] { retranslate(); });
}

OptionRows::~OptionRows() = default;

void OptionRows::clear() {
    for (Part& part : parts_) {
        part.editors.clear();
        part.fold->takeContent();
    }
    later_.clear();
}

OptionRows::Part& OptionRows::majors() {
    return parts_[static_cast<std::size_t>(engine::OptionPart::majors)];
}

void OptionRows::setDocument(const json& document, const engine::Registry& registry) {
    clear();
    document_ = document;
    std::array<std::vector<Option>, kParts> sorted;
    for (const Option& option : engine::optionsOf(document, registry)) {
        if (option.type != engine::OptionType::program) {  // programs of cards are edited elsewhere
            sorted[static_cast<std::size_t>(option.part)].push_back(option);
        }
    }
    for (std::size_t i = 0; i < kParts; ++i) {
        parts_[i].fold->setVisible(!sorted[i].empty());
        if (&parts_[i] == &majors() && !parts_[i].fold->isOpen()) {
            later_ = std::move(sorted[i]);
        } else {
            fill(parts_[i], sorted[i]);
        }
    }
    updateVisibility();
}

void OptionRows::fill(Part& part, const std::vector<Option>& options) {
    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(8, 0, 0, 4);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const Option& option : options) {
        auto* editor = new OptionEditor(option, standardOf(document_, option), *words_, form);
        row = editor->addTo(*grid, row);
        connect(editor, &OptionEditor::changed, this, &OptionRows::edited);
        part.editors.push_back(editor);
    }
    part.fold->setContent(form);
}

/// They outnumber all other settings, and few users look for them.
void OptionRows::makeMajors() {
    if (!later_.empty()) {
        fill(majors(), std::exchange(later_, {}));
        updateVisibility();
    }
}

std::vector<OptionEditor*> OptionRows::all() const {
    std::vector<OptionEditor*> editors;
    for (const Part& part : parts_) {
        editors.insert(editors.end(), part.editors.begin(), part.editors.end());
    }
    return editors;
}

void OptionRows::edited() {
    updateVisibility();
    Q_EMIT changed();
}

void OptionRows::setSeats(int seats) {
    seats_ = seats;
    updateVisibility();
}

void OptionRows::setValues(const json& values) {
    if (!values.is_object()) {
        return;
    }
    QSignalBlocker once(this);
    if (std::ranges::any_of(later_, [&](const Option& option) { return values.contains(option.key); })) {
        makeMajors();
    }
    for (OptionEditor* editor : all()) {
        if (const auto value = values.find(editor->option().key); value != values.end()) {
            editor->setValue(*value);
        }
    }
    for (Part& part : parts_) {
        if (changedOf(part.editors) > 0) {
            part.fold->setOpen(true);
        }
    }
    once.unblock();
    updateVisibility();
}

json OptionRows::values() const {
    json values = json::object();
    for (const OptionEditor* editor : all()) {
        if (editor->isChanged()) {
            values[editor->option().key] = editor->value();
        }
    }
    return values;
}

engine::Diagnostics OptionRows::setProblems(const engine::Diagnostics& problems) {
    std::vector<bool> placed(problems.size());
    const auto isAboutMajors = [&](const engine::Diagnostic& problem) {
        return std::ranges::any_of(later_, [&](const Option& option) { return concerns(problem, option); });
    };
    if (std::ranges::any_of(problems, isAboutMajors)) {
        makeMajors();
    }
    for (Part& part : parts_) {
        for (OptionEditor* editor : part.editors) {
            QStringList lines;
            for (std::size_t i = 0; i < problems.size(); ++i) {
                if (concerns(problems[i], editor->option())) {
                    lines += ErrorReporter::sentence(problems[i]);
                    placed[i] = true;
                }
            }
            editor->setProblem(lines.join(u'\n'));
            if (!lines.isEmpty()) {
                part.fold->setOpen(true);
            }
        }
    }
    engine::Diagnostics others;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (!placed[i]) {
            others.push_back(problems[i]);
        }
    }
    return others;
}

bool OptionRows::isMet(const engine::Condition& condition) const {
    const auto editors = all();
    const auto asked = std::ranges::find_if(
        editors, [&](const OptionEditor* editor) { return editor->option().key == condition.key; });
    return asked == editors.end() || condition.isMetBy(engine::toPlain((*asked)->value()));
}

/// Hides settings that would have no effect.
void OptionRows::updateVisibility() {
    for (OptionEditor* editor : all()) {
        editor->setShown(isMet(editor->option().when));
        editor->setSeats(seats_);
    }
    for (const Part& part : parts_) {
        const int changedHere = changedOf(part.editors);
        part.fold->setNote(changedHere > 0 ? tr("%n changed", nullptr, changedHere) : QString());
    }
    Q_EMIT counted();
}

int OptionRows::changedCount() const {
    return changedOf(all());
}

void OptionRows::reset() {
    {
        const QSignalBlocker once(this);
        for (OptionEditor* editor : all()) {
            editor->reset();
        }
    }
    edited();
}

void OptionRows::retranslate() {
    const QString titles[] = {
        tr("Beginning and end"),   tr("Players and pieces"), tr("Cards and board"), tr("Turns and minions"),
        tr("Powers of the suits"), tr("Major arcana"),       tr("Rulings")};
    for (std::size_t i = 0; i < kParts; ++i) {
        parts_[i].fold->setTitle(titles[i]);
        for (OptionEditor* editor : parts_[i].editors) {
            editor->retranslate();
        }
    }
    updateVisibility();
}

}  // namespace gnostica::gui
