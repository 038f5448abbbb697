#include "app/gui/look/art/drawing/drawing_problem.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "app/storage/file_fault.h"
#include "app/wording/documents/diagnostic_wording.h"

#include <QCoreApplication>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestInDrawing = 60;

struct DrawingProblems {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::DrawingProblems)
};

QString faultOf(const DrawingProblem& problem) {
    const int most = static_cast<int>(problem.most);
    switch (problem.fault) {
    case DrawingFault::damaged: return DrawingProblems::tr("The compressed data is damaged.");
    case DrawingFault::tooLarge:
        return DrawingProblems::tr("The drawing is too large; at most %n bytes are allowed, uncompressed.", nullptr,
                                   most);
    case DrawingFault::notXml: return DrawingProblems::tr("This is not valid XML; expected an SVG drawing.");
    //: %1: name of an XML element
    case DrawingFault::notSvg:
        return DrawingProblems::tr("This is not an SVG drawing: it begins with “%1”; expected “svg”.");
    case DrawingFault::entity: return DrawingProblems::tr("XML entity declarations are not allowed.");
    //: %1: address of a file or a web page
    case DrawingFault::elsewhere:
        return DrawingProblems::tr("“%1” refers to another file; expected a part of this drawing, such as “#leaf”.");
    case DrawingFault::tooDeep:
        return DrawingProblems::tr("Elements are nested too deeply; at most %n levels are allowed.", nullptr, most);
    case DrawingFault::tooMany:
        return DrawingProblems::tr("There are too many elements, copies included; at most %n are allowed.", nullptr,
                                   most);
    //: %1: a number as it was written, %2: the largest number that is allowed
    case DrawingFault::number: return DrawingProblems::tr("“%1” is too large; at most %2 is allowed.");
    //: %1: name of a part of a drawing
    case DrawingFault::loop: return DrawingProblems::tr("“%1” contains itself.");
    //: %1: the view box as it was written
    case DrawingFault::viewBox:
        return DrawingProblems::tr("The view box “%1” cannot be used; expected four numbers, the last two above 0.");
    case DrawingFault::image:
        return DrawingProblems::tr(
            "An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.", nullptr, most);
    case DrawingFault::costly:
        return DrawingProblems::tr("The drawing would take too long: it has too many dashes or overlapping areas.");
    case DrawingFault::blank: return DrawingProblems::tr("Nothing in this file can be drawn.");
    }
    return {};
}

}  // namespace

QString sentenceOf(const DrawingProblem& problem) {
    if (problem.unread) {
        return storage::fileFaultText(problem.unread->fault, problem.unread->path, problem.unread->detail);
    }
    engine::Diagnostic place;
    place.source = problem.file.toStdString();
    place.place.line = problem.line;
    const QString text = language::fill(faultOf(problem), {language::embedded(problem.found, kLongestInDrawing),
                                                           language::number(static_cast<int>(problem.most))});
    const QString where = wording::diagnosticPlace(place);
    return where.isEmpty() ? text : language::fill(DrawingProblems::tr("%1: %2", "place: problem"), {where, text});
}

}  // namespace gnostica::gui
