#include "app/gui/shared/options/layout/layout_editor.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/shared/options/layout/layout_board.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace gnostica::gui {

using language::fill;

LayoutEditor::LayoutEditor(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent)
    : ValueEditor(option, words, parent),
      board_(new LayoutBoard(this)),
      size_(plainSentence(this)),
      columns_(new QSpinBox(this)),
      by_(plainLabel(this)),
      rows_(new QSpinBox(this)),
      fill_(new QPushButton(this)),
      clear_(new QPushButton(this)) {
    fill_->setObjectName(QStringLiteral("drawRectangle"));
    clear_->setObjectName(QStringLiteral("clearLayout"));
    auto* sides = new QHBoxLayout;
    for (QSpinBox* each : {columns_, rows_}) {
        each->setRange(1, LayoutPlan::kSide);
        each->setValue(3);
        ignoreWheel(*each);
    }
    sides->addWidget(columns_);
    sides->addWidget(by_);
    sides->addWidget(rows_);
    sides->addStretch(1);
    auto* beside = new QVBoxLayout;
    beside->addWidget(size_);
    beside->addSpacing(8);
    beside->addLayout(sides);
    beside->addWidget(fill_, 0, Qt::AlignLeft);
    beside->addWidget(clear_, 0, Qt::AlignLeft);
    beside->addStretch(1);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 4, 0, 4);
    line->addWidget(board_, 0, Qt::AlignTop);
    line->addLayout(beside, 1);
    setFocusProxy(board_);
    connect(board_, &LayoutBoard::drawn, this, &LayoutEditor::follow);
    connect(fill_, &QPushButton::clicked, this, &LayoutEditor::drawRectangle);
    connect(clear_, &QPushButton::clicked, this, &LayoutEditor::clear);
}

void LayoutEditor::setValue(const nlohmann::json& value) {
    if (value.is_array()) {
        value_ = value;
        board_->setPlan(LayoutPlan(value));
        showSize();
    }
}

void LayoutEditor::follow() {
    value_ = board_->plan().toJson();
    showSize();
    Q_EMIT changed();
}

void LayoutEditor::drawRectangle() {
    LayoutPlan plan;
    plan.fill(columns_->value(), rows_->value());
    board_->setPlan(plan);
    follow();
}

void LayoutEditor::clear() {
    board_->setPlan({});
    follow();
}

void LayoutEditor::showSize() {
    const LayoutPlan& plan = board_->plan();
    clear_->setEnabled(plan.territories() > 0);
    if (plan.territories() == 0) {
        size_->setText(tr("Nothing is drawn. Click a square to lay a card there, or drag over several."));
        return;
    }
    const QString count = tr("%n territories.", nullptr, plan.territories());
    //: size of a board; %1: columns, %2: rows
    const QString size = fill(tr("Size: %1 × %2."), {language::number(plan.columns()), language::number(plan.rows())});
    size_->setText(language::sentences({count, size, tr("Click a card to remove it."),
                                        tr("Right-click a square (or press Enter) to choose its card.")}));
}

void LayoutEditor::retranslate() {
    board_->retranslate();
    columns_->setAccessibleName(tr("Columns of the rectangle"));
    rows_->setAccessibleName(tr("Rows of the rectangle"));
    by_->setText(QStringLiteral("×"));
    fill_->setText(tr("Draw a rectangle"));
    clear_->setText(tr("Clear the board"));
    showSize();
}

}  // namespace gnostica::gui
