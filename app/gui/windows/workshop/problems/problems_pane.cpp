#include "app/gui/windows/workshop/problems/problems_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/workshop/problems/offered_fixes.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/documents/named_settings.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace gnostica::gui {

using engine::Diagnostic;
using engine::Severity;

namespace {

enum Column { kText, kSetting, kPlace, kRule };

/// Makes rows as high as their wrapped sentences, which a tree view does not do by itself. The other columns are as
/// wide as their words.
class WrappedText : public QStyledItemDelegate {
public:
    explicit WrappedText(QTreeView& list) : QStyledItemDelegate(&list), list_(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem wide = option;
        if (index.column() == kText) {
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
      problems_(new RowTable<Diagnostic>(columns(), this)),
      list_(new QTreeView(this)),
      none_(plainSentence(this)),
      fixes_(new QWidget(this)),
      buttons_(new QVBoxLayout(fixes_)) {
    setObjectName(QStringLiteral("problems"));
    list_->setModel(problems_);
    list_->setRootIsDecorated(false);
    list_->setWordWrap(true);
    list_->setItemDelegate(new WrappedText(*list_));
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(kText, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(kSetting, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(kPlace, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(kRule, QHeaderView::ResizeToContents);
    connect(list_->header(), &QHeaderView::sectionResized, list_, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    buttons_->setContentsMargins(0, 0, 0, 0);
    buttons_->setSpacing(4);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(none_);
    lines->addWidget(list_, 1);
    lines->addWidget(fixes_);
    connect(&bench_.check, &DraftCheck::inspected, this, &ProblemsPane::follow);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPane::offerFixes);
    connect(list_, &QTreeView::clicked, this, &ProblemsPane::look);
    connect(list_, &QTreeView::activated, this, &ProblemsPane::look);
    followLanguage(this, [this] { retranslate(); });
    follow();
}

RowTable<Diagnostic>::Columns ProblemsPane::columns() const {
    const auto said = [this](const Diagnostic& each) {
        return wording::diagnosticText(wording::withNames(each, bench_.check.found().options, *bench_.shelf.words()));
    };
    const auto spoken = [said](const Diagnostic& each) {
        //: %1: a whole sentence, what is wrong
        const QString error = tr("Error: %1");
        //: %1: a whole sentence, what is doubtful
        const QString warning = tr("Warning: %1");
        return language::fill(engine::isError(each) ? error : warning, {said(each)});
    };
    const auto setting = [this](const Diagnostic& each) {
        return wording::settingName(each.pointer, bench_.check.found().options, *bench_.shelf.words());
    };
    const auto place = [this](const Diagnostic& each) {
        if (!isHere(each)) {
            return language::cleaned(QString::fromStdString(each.source));
        }
        //: where a problem is in a text; %1: number of a line
        return each.place.line > 0 ? language::fill(tr("Line %1"), {language::number(each.place.line)}) : QString();
    };
    const auto picture = [this](const Diagnostic& each) {
        return icon(engine::isError(each) ? QStringLiteral("error") : QStringLiteral("warning"), wornTheme());
    };
    using Told = RowTable<Diagnostic>::Column;
    return {Told([] { return tr("Problem"); }, said).withIcon(picture).spokenAs(spoken),
            Told([] { return tr("Setting"); }, setting).withToolTip(said),
            Told([] { return tr("Place", "column: where in the file"); }, place).withToolTip(said),
            Told([] { return tr("Rule", "column: the id of a rule"); },
                 [](const Diagnostic& each) { return QString::fromStdString(each.rule); })
                .withToolTip(said)};
}

/// In this document, not in one of those that it is based on.
bool ProblemsPane::isHere(const Diagnostic& problem) const {
    return problem.source.empty() || problem.source == bench_.draft.source();
}

void ProblemsPane::follow() {
    engine::Diagnostics problems = bench_.check.problems();
    std::ranges::stable_sort(problems, {}, [](const Diagnostic& each) {
        return std::tuple(each.severity, each.place.line, each.place.column);
    });
    if (problems != problems_->rows()) {
        problems_->setRows(std::move(problems));
        showRows();
    }
}

void ProblemsPane::showRows() {
    const bool any = problems_->rowCount() > 0;
    list_->setVisible(any);
    none_->setVisible(!any);
    if (any) {
        list_->setCurrentIndex(problems_->index(0, 0));
    }
    offerFixes();
    Q_EMIT summaryChanged();
}

void ProblemsPane::look() {
    if (const Diagnostic* problem = problems_->row(list_->currentIndex())) {
        bench_.focus.go(problem->pointer, this);
    }
}

void ProblemsPane::go(int by) {
    const int count = problems_->rowCount();
    if (count > 0) {
        const int now = list_->currentIndex().isValid() ? list_->currentIndex().row() : (by > 0 ? -1 : 0);
        list_->setCurrentIndex(problems_->index((now + by + count) % count, 0));
        look();
    }
}

void ProblemsPane::setLocked(bool locked) {
    isLocked_ = locked;
    offerFixes();
}

/// Only problems of this document can be fixed here.
void ProblemsPane::offerFixes() {
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const Diagnostic* problem = problems_->row(list_->currentIndex());
    const bool canBeMended = problem != nullptr && !isLocked_ && isHere(*problem);
    const auto offered = canBeMended ? offeredFixes(*problem, bench_) : std::vector<OfferedFix>();
    fixes_->setVisible(!offered.empty());
    for (const auto& [fix, name] : offered) {
        auto* button = new QPushButton(fixes_);
        setPlainText(*button, name);
        button->setMinimumWidth(1);  // a long label does not make the window wider
        setPlainToolTip(*button, name);
        buttons_->addWidget(button, 0, Qt::AlignLeft);
        connect(button, &QPushButton::clicked, this, [this, fix, name, pointer = problem->pointer] {
            std::ignore = bench_.draft.apply(fix, name);  // a fix that no longer applies changes nothing
            bench_.focus.go(pointer, this);
        });
    }
}

int ProblemsPane::count(Severity severity) const {
    return static_cast<int>(std::ranges::count(problems_->rows(), severity, &Diagnostic::severity));
}

QString ProblemsPane::summary() const {
    QStringList parts;
    if (const int errors = count(Severity::error); errors > 0) {
        parts << tr("%n errors", nullptr, errors);
    }
    if (const int warnings = count(Severity::warning); warnings > 0) {
        parts << tr("%n warnings", nullptr, warnings);
    }
    return parts.isEmpty() ? tr("No errors") : language::enumeration(parts);
}

void ProblemsPane::retranslate() {
    none_->setText(tr("No problems: this ruleset can be played."));
    list_->setAccessibleName(tr("Problems"));
    showRows();
}

}  // namespace gnostica::gui
