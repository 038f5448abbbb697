// What a demonstration is to show.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::gui {

struct DemoOptions {
    QString variant = QStringLiteral("gnostica");
    int seats = 3;
    std::uint64_t seed = 1;
    QString screenshot;  ///< where the picture of the middle of the game goes; that of the end beside it, "-end"
    QString record;
    bool overwrite = false;  ///< also pictures and a record that are there already
};

}  // namespace gnostica::gui
