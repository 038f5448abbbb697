// The contents of a chart: its texts, in the reader's language, and its numbers. The code that makes one is independent
// of the code that draws it.
#pragma once

#include <QString>
#include <QStringList>

#include <limits>
#include <variant>
#include <vector>

namespace gnostica::plugins {

/// A number and the bounds of its interval; NaN if unknown.
struct Estimate {
    double value = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// Numbers that change along an axis: a line with a band for each series.
struct CoursePicture {
    struct Point {
        double x = 0;
        Estimate y;
    };
    struct Series {
        QString name;
        std::vector<Point> points;
    };
    QString across;
    QString up;
    std::vector<Series> series;
    bool hasBands = true;
};

/// How often values fall between edges: an outline for each series.
struct OutlinePicture {
    struct Series {
        QString name;
        std::vector<double> heights;  ///< one fewer than edges
    };
    QString across;
    QString up;
    std::vector<double> edges;  ///< in rising order
    std::vector<Series> series;
    bool hasCounts = false;  ///< the values are whole numbers: the largest of a bin is one below its upper edge
};

/// Numbers with their intervals in rows: in each row, a dot for each series, below each other.
struct IntervalsPicture {
    struct Series {
        QString name;
        std::vector<Estimate> rows;
    };
    QString across;
    QStringList rows;  ///< from the top
    std::vector<Series> series;
    bool hasZero = false;  ///< draws a line at 0, to show differences
};

/// Numbers of at least 0 as bars in rows.
struct BarsPicture {
    struct Series {
        QString name;
        std::vector<double> rows;  ///< NaN: no bar
    };
    QString across;
    QStringList rows;  ///< from the top
    std::vector<Series> series;
};

using Picture = std::variant<CoursePicture, OutlinePicture, IntervalsPicture, BarsPicture>;

}  // namespace gnostica::plugins
