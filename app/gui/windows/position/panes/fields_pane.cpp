#include "app/gui/windows/position/panes/fields_pane.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/position/panes/field_editor.h"
#include "app/wording/names.h"
#include "app/wording/vocabulary.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

FieldsPane::FieldsPane(QWidget* parent) : QWidget(parent), lines_(new QVBoxLayout(this)), none_(plainSentence(this)) {
    none_->setAlignment(Qt::AlignCenter);
    lines_->addWidget(none_);
    lines_->addStretch(1);
    retranslate();
}

void FieldsPane::present(const PositionDraft& draft, const PositionWords& words) {
    if (madeFor_ != draft.rules.get() || seats_ != draft.table.seats) {
        make(draft, words);
    }
    for (const auto& [key, editor] : editors_) {
        const auto value = draft.fields.find(key);
        editor->setValue(value == draft.fields.end() ? nlohmann::json() : *value);
    }
}

void FieldsPane::make(const PositionDraft& draft, const PositionWords& words) {
    madeFor_ = draft.rules.get();
    seats_ = draft.table.seats;
    editors_.clear();
    delete rows_;
    rows_ = new QWidget(this);
    auto* rows = new QVBoxLayout(rows_);
    rows->setContentsMargins({});
    lines_->insertWidget(0, rows_);
    for (const auto& mechanic : draft.rules->mechanics) {
        if (const engine::PositionFields* fields = mechanic->positionFields()) {
            for (const std::string_view key : fields->fieldNames()) {
                add(*mechanic, key, draft, words);
            }
        }
    }
    none_->setVisible(editors_.empty());
}

void FieldsPane::add(const engine::Mechanic& mechanic, std::string_view key, const PositionDraft& draft,
                     const PositionWords& words) {
    const engine::PositionFields& fields = *mechanic.positionFields();
    const wording::Vocabulary& vocabulary = words.speaker().vocabulary();
    FieldSetting setting{std::string(key),
                         fields.form(key),
                         vocabulary.fieldTitle(mechanic.id(), key),
                         std::string(fields.expected(key)),
                         {},
                         {}};
    for (int i = 0; i < draft.table.seats; ++i) {
        setting.players.push_back(words.player(engine::seatAt(i)));
    }
    setting.word = [&vocabulary, id = std::string(mechanic.id()), key = setting.key](const std::string& word) {
        return vocabulary.fieldWord(id, key, word);
    };
    FieldEditor* editor = makeFieldEditor(setting, rows_);
    if (editor == nullptr) {
        return;
    }
    auto* title = plainSentence(rows_);
    title->setText(setting.title);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* rows = static_cast<QVBoxLayout*>(rows_->layout());
    rows->addWidget(title);
    rows->addWidget(editor);
    editor->setObjectName(QStringLiteral("field-") + wording::toQt(key));
    editors_[setting.key] = editor;
    connect(editor, &FieldEditor::changed, this,
            [this, setting](const nlohmann::json& value) { Q_EMIT changed(setting.key, setting.title, value); });
    connect(editor, &FieldEditor::unreadable, this, &FieldsPane::unreadable);
}

void FieldsPane::goTo(const std::string& key) {
    const auto found = editors_.find(key);
    if (found == editors_.end()) {
        return;
    }
    for (auto* widget : found->second->findChildren<QWidget*>()) {
        if (widget->focusPolicy() != Qt::NoFocus) {
            widget->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

void FieldsPane::retranslate() {
    none_->setText(tr("These rules have no marks."));
    madeFor_ = nullptr;  // so that the rows are built again
}

}  // namespace gnostica::gui
