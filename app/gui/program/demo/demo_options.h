// Options of a demonstration.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::gui {

struct DemoOptions {
    QString variant = QStringLiteral("gnostica");
    int seats = 3;
    std::uint64_t seed = 1;
    QString screenshot;  ///< file for the picture in mid-game; the final picture has the same name with "-end"
    QString record;
    bool overwrite = false;  ///< also existing pictures and records
};

}  // namespace gnostica::gui
