// The power and the mechanic of 3stica, for documents to name. Without Qt.
#pragma once

namespace gnostica::engine {
class Registry;
}

namespace gnostica::threestica {

void addRules(engine::Registry& registry);

}  // namespace gnostica::threestica
