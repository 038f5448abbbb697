// Values of attributes and style sheets in drawings.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QRectF>
#include <QString>
#include <QStringView>

#include <optional>

namespace gnostica::gui {

/// What is wrong with the value of an attribute or of a property: a number out of all proportion where there are
/// numbers, a reference to another file anywhere.
std::optional<DrawingProblem> problemInValue(QStringView name, QStringView value);
/// The same for all properties of a style sheet, or of one style.
std::optional<DrawingProblem> problemInStyles(const QString& styles);

/// "0 0 420 720"; nullopt if it cannot be used.
std::optional<QRectF> viewBoxFrom(QStringView text);
/// "420", "420px", "5.25in" in pixels; nullopt for what is no length above 0, or depends on the window ("100%").
std::optional<double> lengthFrom(QStringView text);

/// A reference into the same drawing, "#leaf".
bool leadsInside(QStringView reference);

}  // namespace gnostica::gui
