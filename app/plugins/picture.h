// A chart as it is to be drawn: its words, in the reader's language, and its numbers. Who makes one need not know how
// it is drawn, and who draws it need not know of what it tells.
#pragma once

#include <QString>
#include <QStringList>

#include <limits>
#include <variant>
#include <vector>

namespace gnostica::plugins {

/// A number and the bounds of its interval; NaN where nothing is known.
struct Estimate {
    double value = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// How numbers change along an axis, one line with a band for each series.
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

/// How often values fall between edges, one outline for each series.
struct OutlinePicture {
    struct Series {
        QString name;
        std::vector<double> heights;  ///< one fewer than edges
    };
    QString across;
    QString up;
    std::vector<double> edges;  ///< rising
    std::vector<Series> series;
    bool hasCounts = false;  ///< the values are whole numbers: the last one of a bin lies one below its upper edge
};

/// Numbers with their intervals in rows; in a row one below the other, a dot for each series.
struct IntervalsPicture {
    struct Series {
        QString name;
        std::vector<Estimate> rows;
    };
    QString across;
    QStringList rows;  ///< from above
    std::vector<Series> series;
    bool hasZero = false;  ///< a line at 0, from which differences are seen
};

/// Numbers of at least 0 as bars in rows.
struct BarsPicture {
    struct Series {
        QString name;
        std::vector<double> rows;  ///< NaN: no bar
    };
    QString across;
    QStringList rows;  ///< from above
    std::vector<Series> series;
};

using Picture = std::variant<CoursePicture, OutlinePicture, IntervalsPicture, BarsPicture>;

}  // namespace gnostica::plugins
