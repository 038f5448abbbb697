// Checks of attribute values and style sheets in drawings.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QRectF>
#include <QString>
#include <QStringView>

#include <optional>

namespace gnostica::gui {

/// Problem of the value of an attribute or property: an excessive number where numbers are expected, or a reference to
/// another file anywhere.
std::optional<DrawingProblem> problemInValue(QStringView name, QStringView value);
/// The same for all properties of a style sheet or of one style.
std::optional<DrawingProblem> problemInStyles(const QString& styles);

/// Parses "0 0 420 720"; nullopt if invalid.
std::optional<QRectF> viewBoxFrom(QStringView text);
/// Parses "420", "420px" or "5.25in" to pixels; nullopt unless above 0 and independent of the window (not "100%").
std::optional<double> lengthFrom(QStringView text);

/// True for a reference into the same drawing, such as "#leaf".
bool leadsInside(QStringView reference);

}  // namespace gnostica::gui
