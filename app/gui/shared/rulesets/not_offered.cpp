#include "app/gui/shared/rulesets/not_offered.h"

#include "app/gui/look/widgets/error_reporter.h"

#include <QCoreApplication>
#include <QStringList>

namespace gnostica::gui {

namespace {

struct NotOffered {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::NotOffered)
};

constexpr qsizetype kToldProblems = 5;

}  // namespace

QString notOffered(const rulesets::RulesShelf& shelf) {
    QStringList lines;
    for (const engine::Diagnostic& problem : shelf.problems()) {
        lines += ErrorReporter::sentence(problem);
    }
    if (lines.isEmpty()) {
        return {};
    }
    if (lines.size() > kToldProblems) {
        const auto more = static_cast<int>(lines.size() - kToldProblems);
        lines = lines.first(kToldProblems) << NotOffered::tr("and %n more problems", nullptr, more);
    }
    //: heading of a list of rulesets
    return NotOffered::tr("Not available:") + u'\n' + lines.join(u'\n');
}

}  // namespace gnostica::gui
