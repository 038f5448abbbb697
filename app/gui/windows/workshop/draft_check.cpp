#include "app/gui/windows/workshop/draft_check.h"

namespace gnostica::gui {

using engine::Inspection;

DraftCheck::DraftCheck(Draft& draft, const rulesets::RulesShelf& shelf, QObject* parent)
    : QObject(parent),
      draft_(draft),
      shelf_(shelf),
      registry_(std::make_shared<const engine::Registry>(shelf.registry())) {
    connect(&draft, &Draft::changed, this, &DraftCheck::begin);
    connect(&draft, &Draft::sourceChanged, this, &DraftCheck::begin);
    connect(&shelf, &rulesets::RulesShelf::changed, this, &DraftCheck::begin);
    begin();
}

void DraftCheck::begin() {
    job_.start(
        [library = shelf_.library(), registry = registry_, text = draft_.text(),
         source = draft_.source()](const std::stop_token&) -> std::shared_ptr<const Inspection> {
            return std::make_shared<Inspection>(engine::inspect(library, *registry, text, source));
        },
        [this](std::shared_ptr<const Inspection> found) {
            problems_ = found->problems;
            if (draft_.isReadable()) {
                found_ = std::move(found);
            }
            Q_EMIT inspected();
        });
}

}  // namespace gnostica::gui
