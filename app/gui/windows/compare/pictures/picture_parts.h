// The parts of a picture as rows and columns: what somebody reads who does not look at it.
#pragma once

#include "app/plugins/picture.h"

#include <QString>
#include <QStringList>

namespace gnostica::gui {

/// A bar, a dot, a step of an outline, or a turn of a line: of one row and one series.
struct PicturePart {
    int row = 0;
    int series = 0;
    friend bool operator==(const PicturePart&, const PicturePart&) = default;
};

/// "The Fool", "12 – 13", "Turn 7".
QStringList rowsOf(const plugins::Picture& picture);
QStringList seriesOf(const plugins::Picture& picture);
/// What the rows are; empty where they are called by names.
QString headOf(const plugins::Picture& picture);
/// What the numbers are: the title of their axis.
QString axisOf(const plugins::Picture& picture);
/// "4.1 (3.2 to 5.0)"; a dash where there is nothing.
QString valueOf(const plugins::Picture& picture, PicturePart part);

/// The places of all points of a course, rising.
std::vector<double> placesOf(const plugins::CoursePicture& picture);

}  // namespace gnostica::gui
