#include "app/gui/windows/game/dialogs/new_game/option_editor.h"

#include "app/gui/look/access/announcer.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/wording/documents/named_settings.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using nlohmann::json;

namespace {

/// Widest field of a number, in pixels.
constexpr int kSmallBox = 92;
constexpr int kShortestChoice = 14;  ///< letters

}  // namespace

OptionEditor::OptionEditor(const engine::Option& option, json standard, const wording::Vocabulary& words, QWidget* form)
    : QObject(form),
      words_(words),
      standard_(std::move(standard)),
      label_(plainSentence(form)),
      editor_(makeValueEditor(option, words, form)),
      reset_(new QToolButton(form)),
      note_(plainSentence(form)) {
    reset_->setAutoRaise(true);
    label_->setBuddy(editor_->focusProxy());
    editor_->setValue(standard_);
    for (auto* combo : editor_->findChildren<QComboBox*>()) {  // as wide as the column
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(kShortestChoice);
    }
    if (option.type == engine::OptionType::integer) {
        editor_->setMaximumWidth(std::max(kSmallBox, editor_->minimumSizeHint().width()));
    }
    connect(editor_, &ValueEditor::changed, this, [this] {
        showChange();
        Q_EMIT changed();
    });
    connect(reset_, &QToolButton::clicked, this, &OptionEditor::reset);
    retranslate();
}

void OptionEditor::setValue(const json& value) {
    const json before = editor_->value();
    editor_->setValue(value);
    if (editor_->value() != before) {
        showChange();
        Q_EMIT changed();
    }
}

int OptionEditor::addTo(QGridLayout& grid, int row) {
    grid.addWidget(label_, row, 0, Qt::AlignVCenter);
    if (isSmall()) {
        grid.addWidget(editor_, row, 1, Qt::AlignVCenter);
        grid.addWidget(reset_, row, 2, Qt::AlignVCenter);
    } else {
        grid.addWidget(reset_, row, 2);
        grid.addWidget(editor_, ++row, 0, 1, 3);
    }
    grid.addWidget(note_, row + 1, 0, 1, 3);
    return row + 2;
}

/// Numbers and yes or no stand beside their words; all else is below them.
bool OptionEditor::isSmall() const {
    return option().type == engine::OptionType::integer || option().type == engine::OptionType::boolean;
}

void OptionEditor::setShown(bool shown) {
    shown_ = shown;
    label_->setVisible(shown);
    editor_->setVisible(shown);
    showChange();
    showNote();
}

void OptionEditor::setProblem(const QString& problem) {
    if (problem_ != problem) {
        problem_ = problem;
        showNote();
        announce(*note_, problem, Saying::news);
    }
}

/// Also in words, because not everybody can see bold letters.
void OptionEditor::showChange() {
    const QString name = words_.optionLabel(option().key);
    const QString pattern = isChanged() ? tr("%1 (changed):", "name of a setting") : tr("%1:", "name of a setting");
    label_->setText(language::fill(pattern, {name}));
    QFont font = label_->font();
    font.setBold(isChanged());
    label_->setFont(font);
    reset_->setText(tr("Reset", "button: to take the usual value again"));
    reset_->setToolTip(tr("Resets this to the rules of the game."));
    //: %1: name of a setting
    reset_->setAccessibleName(language::fill(tr("Reset %1"), {name}));
    reset_->setVisible(shown_ && isChanged());
}

void OptionEditor::showNote() {
    const QString text = problem_.isEmpty() ? words_.optionSentence(option().key) : problem_;
    note_->setText(text);
    note_->setForegroundRole(problem_.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    QFont font = note_->font();
    font.setBold(!problem_.isEmpty());
    note_->setFont(font);
    note_->setVisible(shown_ && !text.isEmpty());
}

void OptionEditor::retranslate() {
    showChange();
    editor_->retranslate();
    const QString rule = wording::ruleOf(option());
    label_->setToolTip(rule);
    editor_->setToolTip(rule);
    showNote();
}

}  // namespace gnostica::gui
