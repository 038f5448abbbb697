// The power and the mechanic of 3stica, for use in documents. Without Qt.
#pragma once

namespace gnostica::engine {
class Registry;
}

namespace gnostica::threestica {

void addRules(engine::Registry& registry);

}  // namespace gnostica::threestica
