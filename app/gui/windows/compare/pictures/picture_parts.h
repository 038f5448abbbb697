// The parts of a picture as rows and columns, for people who do not look at it.
#pragma once

#include "app/plugins/picture.h"

#include <QString>
#include <QStringList>

namespace gnostica::gui {

/// A bar, a dot, a step of an outline or a corner of a line: one row of one series.
struct PicturePart {
    int row = 0;
    int series = 0;
    friend bool operator==(const PicturePart&, const PicturePart&) = default;
};

/// "The Fool", "12 – 13", "Turn 7".
QStringList rowsOf(const plugins::Picture& picture);
QStringList seriesOf(const plugins::Picture& picture);
/// Heading of the rows; empty if they have names.
QString headOf(const plugins::Picture& picture);
/// Heading of the numbers: the title of their axis.
QString axisOf(const plugins::Picture& picture);
/// "4.1 (3.2 to 5.0)"; a dash if there is no value.
QString valueOf(const plugins::Picture& picture, PicturePart part);

/// X values of all points of a course, in ascending order.
std::vector<double> placesOf(const plugins::CoursePicture& picture);

}  // namespace gnostica::gui
