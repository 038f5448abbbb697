#include "app/gui/windows/workshop/problems/problems_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/workshop/problems/offered_fixes.h"
#include "app/gui/windows/workshop/problems/problems_model.h"
#include "app/language/lists.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <tuple>

namespace gnostica::gui {

namespace {

/// Rows as high as their sentences need by the width of the column, which a tree asks nobody about. The other columns
/// are as wide as their words.
class WrappedText : public QStyledItemDelegate {
public:
    explicit WrappedText(QTreeView& list) : QStyledItemDelegate(&list), list_(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem wide = option;
        if (index.column() == ProblemsModel::text) {
            wide.rect = QRect(0, 0, list_.columnWidth(index.column()), list_.fontMetrics().height());
        }
        return QStyledItemDelegate::sizeHint(wide, index);
    }

private:
    const QTreeView& list_;
};

}  // namespace

ProblemsPane::ProblemsPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      model_(new ProblemsModel(bench, this)),
      list_(new QTreeView(this)),
      none_(plainSentence(this)),
      fixes_(new QWidget(this)),
      buttons_(new QVBoxLayout(fixes_)) {
    setObjectName(QStringLiteral("problems"));
    list_->setModel(model_);
    list_->setRootIsDecorated(false);
    list_->setWordWrap(true);
    list_->setItemDelegate(new WrappedText(*list_));
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(ProblemsModel::text, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(ProblemsModel::setting, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(ProblemsModel::place, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(ProblemsModel::rule, QHeaderView::ResizeToContents);
    connect(list_->header(), &QHeaderView::sectionResized, list_, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    buttons_->setContentsMargins(0, 0, 0, 0);
    buttons_->setSpacing(4);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(none_);
    lines->addWidget(list_, 1);
    lines->addWidget(fixes_);
    connect(model_, &ProblemsModel::modelReset, this, &ProblemsPane::follow);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPane::offerFixes);
    connect(list_, &QTreeView::clicked, this, &ProblemsPane::look);
    connect(list_, &QTreeView::activated, this, &ProblemsPane::look);
    followLanguage(this, [this] { retranslate(); });
    follow();
}

void ProblemsPane::follow() {
    const bool any = model_->rowCount() > 0;
    list_->setVisible(any);
    none_->setVisible(!any);
    if (any) {
        list_->setCurrentIndex(model_->index(0, 0));
    }
    offerFixes();
    Q_EMIT summaryChanged();
}

void ProblemsPane::look() {
    if (const engine::Diagnostic* problem = model_->problem(list_->currentIndex())) {
        bench_.focus.go(problem->pointer, this);
    }
}

void ProblemsPane::go(int by) {
    const int count = model_->rowCount();
    if (count > 0) {
        const int now = list_->currentIndex().isValid() ? list_->currentIndex().row() : (by > 0 ? -1 : 0);
        list_->setCurrentIndex(model_->index((now + by + count) % count, 0));
        look();
    }
}

void ProblemsPane::setLocked(bool locked) {
    isLocked_ = locked;
    offerFixes();
}

/// Only what is wrong in this document can be mended here.
void ProblemsPane::offerFixes() {
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const engine::Diagnostic* problem = model_->problem(list_->currentIndex());
    const bool isHere =
        problem != nullptr && !isLocked_ && (problem->source.empty() || problem->source == bench_.draft.source());
    const auto offered = isHere ? offeredFixes(*problem, bench_) : std::vector<OfferedFix>();
    fixes_->setVisible(!offered.empty());
    for (const auto& [fix, name] : offered) {
        auto* button = new QPushButton(fixes_);
        setPlainText(*button, name);
        button->setMinimumWidth(1);  // a long one does not make the window wide
        setPlainToolTip(*button, name);
        buttons_->addWidget(button, 0, Qt::AlignLeft);
        connect(button, &QPushButton::clicked, this, [this, fix, name, pointer = problem->pointer] {
            std::ignore = bench_.draft.apply(fix, name);  // one that does not fit any more changes nothing
            bench_.focus.go(pointer, this);
        });
    }
}

QString ProblemsPane::summary() const {
    QStringList parts;
    if (const int errors = model_->errors(); errors > 0) {
        parts << tr("%n errors", nullptr, errors);
    }
    if (const int warnings = model_->warnings(); warnings > 0) {
        parts << tr("%n warnings", nullptr, warnings);
    }
    return parts.isEmpty() ? tr("No errors") : wording::enumeration(parts);
}

void ProblemsPane::retranslate() {
    none_->setText(tr("Nothing is wrong: this ruleset can be played."));
    list_->setAccessibleName(tr("Problems"));
    model_->retranslate();
}

}  // namespace gnostica::gui
