#include "app/gui/windows/workshop/problems/problems_model.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/diagnostic_wording.h"
#include "app/wording/named_settings.h"

#include <algorithm>

namespace gnostica::gui {

using engine::Diagnostic;
using engine::Severity;

namespace {

int countOf(const engine::Diagnostics& problems, Severity severity) {
    return static_cast<int>(std::ranges::count(problems, severity, &Diagnostic::severity));
}

}  // namespace

ProblemsModel::ProblemsModel(const Workbench& bench, QObject* parent) : QAbstractTableModel(parent), bench_(bench) {
    connect(&bench_.check, &DraftCheck::inspected, this, &ProblemsModel::follow);
    follow();
    whenThemeChanges(this, [this](const Theme&) { dress(); });
}

void ProblemsModel::follow() {
    engine::Diagnostics problems = bench_.check.problems();
    std::ranges::stable_sort(problems, {}, [](const Diagnostic& each) {
        return std::tuple(each.severity, each.place.line, each.place.column);
    });
    if (problems != problems_) {
        beginResetModel();
        problems_ = std::move(problems);
        endResetModel();
    }
}

const Diagnostic* ProblemsModel::problem(const QModelIndex& index) const {
    return index.isValid() ? &problems_[static_cast<std::size_t>(index.row())] : nullptr;
}

int ProblemsModel::errors() const {
    return countOf(problems_, Severity::error);
}

int ProblemsModel::warnings() const {
    return countOf(problems_, Severity::warning);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

/// Its line, or the document that it is in if that is another.
QString ProblemsModel::placeOf(const Diagnostic& problem) const {
    const bool isHere = problem.source.empty() || problem.source == bench_.draft.source();
    if (!isHere) {
        return wording::cleaned(QString::fromStdString(problem.source));
    }
    //: where a problem is in a text; %1: number of a line
    return problem.place.line > 0 ? wording::fill(tr("Line %1"), {wording::number(problem.place.line)}) : QString();
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Diagnostic& each = *problem(index);
    const auto& options = bench_.check.found().options;
    const wording::Vocabulary& words = *bench_.shelf.words();
    const QString said = wording::diagnosticText(wording::withNames(each, options, words));
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case text: return said;
        case setting: return wording::settingName(each.pointer, options, words);
        case place: return placeOf(each);
        default: return QString::fromStdString(each.rule);
        }
    case Qt::ToolTipRole: return wording::plainToolTip(said);
    case Qt::DecorationRole:
        return index.column() == text
                   ? icon(each.severity == Severity::error ? QStringLiteral("error") : QStringLiteral("warning"),
                          wornTheme())
                   : QVariant();
    case Qt::AccessibleTextRole:
        if (index.column() == text) {
            //: %1: a whole sentence, what is wrong
            const QString error = tr("Error: %1");
            //: %1: a whole sentence, what is doubtful
            const QString warning = tr("Warning: %1");
            return wording::fill(engine::isError(each) ? error : warning, {said});
        }
        return {};
    default: return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case text: return tr("Problem");
    case setting: return tr("Setting");
    case place: return tr("Place", "column: where in the file");
    default: return tr("Rule", "column: the id of a rule");
    }
}

void ProblemsModel::dress() {
    if (!problems_.empty()) {
        Q_EMIT dataChanged(index(0, text), index(rowCount() - 1, text), {Qt::DecorationRole});
    }
}

void ProblemsModel::retranslate() {
    beginResetModel();
    endResetModel();
}

}  // namespace gnostica::gui
