// The mechanic of the Star Wheel, for use in documents. Without Qt.
#pragma once

namespace gnostica::engine {
class Registry;
}

namespace gnostica::star_wheel {

void addRules(engine::Registry& registry);

}  // namespace gnostica::star_wheel
