// The mechanic that ends the first edition, for use in documents. Without Qt.
#pragma once

namespace gnostica::engine {
class Registry;
}

namespace gnostica::hypothermia {

void addRules(engine::Registry& registry);

}  // namespace gnostica::hypothermia
