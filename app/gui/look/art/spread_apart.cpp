#include "app/gui/look/art/spread_apart.h"

#include <algorithm>

namespace gnostica::gui {

void spreadApart(std::vector<double>& places, double distance, double first, double last) {
    double least = first;
    for (double& place : places) {
        place = std::max(place, least);
        least = place + distance;
    }
    double most = last;
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        *place = std::min(*place, most);
        most = *place - distance;
    }
}

}  // namespace gnostica::gui
