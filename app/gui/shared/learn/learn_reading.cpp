#include "app/gui/shared/learn/learn_reading.h"

namespace gnostica::gui {

LearnReading::LearnReading(const rulesets::RulesShelf& rules, QObject* parent) : QObject(parent), rules_(rules) {}

void LearnReading::want() {
    if (shelf_ || reading_.isRunning()) {
        return;
    }
    reading_.start(
        [folders = rules_.folders(), library = rules_.library(),
         registry = rules_.registry()](const std::stop_token& stop) -> std::shared_ptr<const LearnShelf> {
            return std::make_shared<LearnShelf>(readLearnShelf(folders, library, registry, stop));
        },
        [this](const std::shared_ptr<const LearnShelf>& read) {
            shelf_ = read;
            Q_EMIT finished();
        });
}

}  // namespace gnostica::gui
