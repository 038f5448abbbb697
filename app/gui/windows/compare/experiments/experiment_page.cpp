#include "app/gui/windows/compare/experiments/experiment_page.h"

#include <utility>

namespace gnostica::gui {

PageExport::Gather experimentPage(const QString& path, const rulesets::RulesShelf& shelf) {
    return [path, library = shelf.library(), words = shelf.words(),
            &registry = shelf.registry()](const std::stop_token& stop) -> GatheredPage {
        auto file = lab::ExperimentFile::open(path, lab::ExperimentFile::Access::read, stop);
        if (!file) {
            return tl::unexpected(ResultsProblem(file.error()));
        }
        auto plan = lab::planOf(*file, {library, registry});
        if (!plan) {
            return tl::unexpected(ResultsProblem(plan.error()));
        }
        auto report = lab::reportOf(*file, std::move(*plan));
        if (!report) {
            return tl::unexpected(ResultsProblem(report.error()));
        }
        auto illustrations = report::illustrationsOf(*file, *report, *words);
        if (!illustrations) {
            return tl::unexpected(ResultsProblem(illustrations.error()));
        }
        auto content = std::make_shared<PageContent>(PageContent{std::move(*illustrations), nullptr});
        content->write = [report = std::move(*report), illustrations = content->illustrations, library,
                          words](const report::Drawings& drawings) {
            return report::pageOf(report, illustrations, drawings, {library, *words});
        };
        return content;
    };
}

}  // namespace gnostica::gui
