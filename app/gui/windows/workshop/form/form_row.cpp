#include "app/gui/windows/workshop/form/form_row.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/wording/documents/named_settings.h"
#include "app/wording/option_value.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace gnostica::gui {

using language::fill;

namespace {

constexpr int kMarkWidth = 4;

}  // namespace

FormRow::FormRow(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent)
    : QWidget(parent),
      words_(words),
      label_(plainLabel(this)),
      editor_(makeValueEditor(option, words, this)),
      rule_(new QToolButton(this)),
      revert_(new QToolButton(this)),
      sentence_(plainSentence(this)),
      note_(plainSentence(this)) {
    setObjectName(QString::fromStdString("row " + option.key));
    label_->setBuddy(editor_->focusProxy());
    sentence_->setForegroundRole(QPalette::PlaceholderText);
    rule_->setAutoRaise(true);
    rule_->setVisible(!option.rule.text.empty());
    revert_->setAutoRaise(true);
    revert_->setObjectName(QStringLiteral("revert"));
    layOut();
    connect(editor_, &ValueEditor::changed, this, [this] {
        Q_EMIT visited();
        Q_EMIT edited(editor_->value());
    });
    connect(revert_, &QToolButton::clicked, this, &FormRow::reverted);
    connect(rule_, &QToolButton::clicked, this, [this] { Q_EMIT ruleWanted(wording::ruleOf(this->option())); });
    for (QWidget* each : editor_->findChildren<QWidget*>()) {
        each->installEventFilter(this);
    }
    retranslate();
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void FormRow::layOut() {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kMarkWidth + 8, 6, kMarkWidth + 8, 6);  // the mark is where lines begin
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    const Qt::Alignment beside = Qt::AlignLeft | (editor_->isTall() ? Qt::AlignTop : Qt::AlignVCenter);
    grid->addWidget(label_, 0, 0, beside);
    if (editor_->isWide()) {
        grid->addWidget(editor_, 2, 0, 1, 5);
    } else {
        grid->addWidget(editor_, 0, 1);
    }
    grid->addWidget(revert_, 0, 3, Qt::AlignTop);
    grid->addWidget(rule_, 0, 4, Qt::AlignTop);
    grid->addWidget(sentence_, 1, 0, 1, 5);
    grid->addWidget(note_, 3, 0, 1, 5);
    QSizePolicy kept = revert_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);  // so that the controls do not move
    revert_->setSizePolicy(kept);
}

void FormRow::present(const RowState& state) {
    state_ = state;
    differs_ = state.value != state.inherited;
    if (editor_->value() != state.value) {
        editor_->setValue(state.value);
    }
    editor_->setEnabled(!state.isLocked && state.whyNot.isEmpty());
    revert_->setVisible((differs_ || state.isOwn) && !state.isLocked);
    showNotes();
    update();
}

void FormRow::showNotes() {
    QStringList lines;
    if (!state_.problem.isEmpty()) {
        lines << state_.problem;
    }
    if (!state_.whyNot.isEmpty()) {
        lines << state_.whyNot;
    }
    if (differs_) {
        const QString value = wording::optionValue(option().key, state_.inherited, words_);
        //: the value of a setting that has been changed; %1: the value
        const QString usual = fill(tr("Default: %1"), {value});
        //: the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value
        const QString before = fill(tr("In %1: %2"), {state_.parent, value});
        lines << (state_.parent.isEmpty() ? usual : before);
    }
    note_->setText(lines.join(u'\n'));
    note_->setVisible(!lines.isEmpty());
    QFont font = note_->font();
    font.setBold(!state_.problem.isEmpty());
    note_->setFont(font);
}

namespace {

/// Does a word of the text begin with this?
bool beginsWord(const QString& text, const QString& word) {
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber()) {
            return true;
        }
    }
    return false;
}

}  // namespace

SearchFit FormRow::fit(const QStringList& words, const QString& rule) const {
    QStringList said{label_->text(), sentence_->text(), rule_->text()};
    for (const std::string& choice : option().choices) {
        said << words_.choiceLabel(option().key, choice);
    }
    const QString all = said.join(u'\n');
    const auto isIn = [&](const QString& text) {
        return std::ranges::all_of(words,
                                   [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    if (std::ranges::all_of(words, [&](const QString& word) { return beginsWord(all, word); })) {
        return SearchFit::word;
    }
    return isIn(all) ? SearchFit::withinWord : isIn(rule) ? SearchFit::inRule : SearchFit::none;
}

int FormRow::nameWidth() const {
    return label_->sizeHint().width();
}

void FormRow::setNameWidth(int width) {
    label_->setMinimumWidth(width);
}

void FormRow::dress(const Theme& theme) {
    mark_ = theme.selected;
    light_ = theme.selected;
    light_.setAlphaF(0.16F);
    revert_->setIcon(icon(QStringLiteral("undo"), theme));
}

void FormRow::retranslate() {
    //: %1: name of a setting
    label_->setText(fill(tr("%1:", "name of a setting"), {words_.optionLabel(option().key)}));
    sentence_->setText(words_.optionSentence(option().key));
    sentence_->setVisible(!sentence_->text().isEmpty());
    setPlainText(*rule_, wording::ruleOf(option()));
    rule_->setToolTip(tr("Show the rule"));
    revert_->setToolTip(tr("Reset to the parent's value"));
    revert_->setAccessibleName(revert_->toolTip());
    editor_->retranslate();
    showNotes();
}

void FormRow::setLookedAt(bool looked) {
    if (lookedAt_ != looked) {
        lookedAt_ = looked;
        update();
    }
}

bool FormRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        Q_EMIT visited();
    }
    return QWidget::eventFilter(watched, event);
}

void FormRow::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    QPainter painter(this);
    if (lookedAt_) {
        painter.fillRect(rect(), light_);
    }
    if (differs_) {
        const int left = isRightToLeft() ? width() - kMarkWidth : 0;
        painter.fillRect(QRect(left, 2, kMarkWidth, height() - 4), mark_);
    }
}

}  // namespace gnostica::gui
