// The mechanic of the first edition's end, for documents to name. Without Qt.
#pragma once

namespace gnostica::engine {
class Registry;
}

namespace gnostica::hypothermia {

void addRules(engine::Registry& registry);

}  // namespace gnostica::hypothermia
